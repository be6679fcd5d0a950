/** The outlines of the seats of games that have their own (`games/<key>/seats.ts`): needed wherever tables are listed. */

const found = import.meta.glob("./*/seats.ts", { eager: true, import: "default" }) as Record<string, string[]>;

/** A game in which these mean something has its own. */
const SHAPES = [
  "M50 4A46 46 0 1 1 49.9 4Z",
  "M50 3C54 3 57 5 59 9L96 84C99 91 96 96 89 96H11C4 96 1 91 4 84L41 9C43 5 46 3 50 3Z",
  "M17 6H83Q94 6 94 17V83Q94 94 83 94H17Q6 94 6 83V17Q6 6 17 6Z",
  "M50 1Q55 1 59 5L95 41Q103 50 95 59L59 95Q50 103 41 95L5 59Q-3 50 5 41L41 5Q45 1 50 1Z",
  "M50 3Q54 3 57 5L93 32Q98 36 96 42L82 86Q80 93 73 93H27Q20 93 18 86L4 42Q2 36 7 32L43 5Q46 3 50 3Z",
  "M27 6H73Q78 6 80 10L96 44Q99 50 96 56L80 90Q78 94 73 94H27Q22 94 20 90L4 56Q1 50 4 44L20 10Q22 6 27 6Z",
];

export const seatShapes = (game: string): string[] => found[`./${game}/seats.ts`] ?? SHAPES;
