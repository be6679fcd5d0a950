/** The outlines of the seats of games that have their own (`games/<key>/seats.ts`): needed wherever tables are listed. */

const found = import.meta.glob("./*/seats.ts", { eager: true, import: "default" }) as Record<string, string[]>;

export const seatShapes = (game: string): string[] | null => found[`./${game}/seats.ts`] ?? null;
