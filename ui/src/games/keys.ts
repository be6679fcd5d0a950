/** The keys that a game's own table adds, by game: `games/<key>/keys.ts`. Their words stand in its `names`. */

type Keys = Record<string, string>;
const found = import.meta.glob<Keys>("./*/keys.ts", { import: "keys", eager: true });

export const keys: Record<string, Keys> = Object.fromEntries(Object.entries(found).map(([path, own]) => [path.split("/")[1], own]));
