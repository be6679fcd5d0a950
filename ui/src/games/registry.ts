/** The parts of each game, loaded when they are needed. A new game is a new folder; nothing is named here. */

import type { Component } from "svelte";
import type { CoverProps, FaceProps, FeltProps, GameParts, ProgressProps, SignProps, TableProps } from "./contract";

type Loader<T> = () => Promise<{ default: Component<T & Record<string, unknown>> }>;

const tables = import.meta.glob("./*/Table.svelte") as unknown as Record<string, Loader<TableProps>>;
const progresses = import.meta.glob("./*/Progress.svelte") as unknown as Record<string, Loader<ProgressProps>>;
const faces = import.meta.glob("./*/Face.svelte") as unknown as Record<string, Loader<FaceProps>>;
const signs = import.meta.glob("./*/Sign.svelte") as unknown as Record<string, Loader<SignProps>>;
const covers = import.meta.glob("./*/Cover.svelte") as unknown as Record<string, Loader<CoverProps>>;
const felts = import.meta.glob("./*/Felt.svelte") as unknown as Record<string, Loader<FeltProps>>;
const places = import.meta.glob("./*/places.ts") as Record<string, () => Promise<{ default: GameParts["places"] }>>;
const texts = import.meta.glob("./*/words/*.ftl", { query: "?raw", import: "default" }) as Record<string, () => Promise<string>>;

async function part<T>(found: Record<string, Loader<T>>, path: string): Promise<Component<T & Record<string, unknown>> | null> {
  return path in found ? (await found[path]()).default : null;
}

/** The table of a game with what belongs to it. */
export async function gameParts(game: string): Promise<GameParts> {
  const [Table, Progress, Face, Sign, named] = await Promise.all([
    part(tables, `./${game}/Table.svelte`),
    part(progresses, `./${game}/Progress.svelte`),
    part(faces, `./${game}/Face.svelte`),
    part(signs, `./${game}/Sign.svelte`),
    places[`./${game}/places.ts`]?.(),
  ]);
  return { Table: Table ?? (await import("../shell/PlainTable.svelte")).default, Progress, Face, Sign, places: named?.default ?? null } as unknown as GameParts;
}

export async function cover(game: string): Promise<Component<CoverProps> | null> {
  return (await part(covers, `./${game}/Cover.svelte`)) as Component<CoverProps> | null;
}

export async function felt(game: string): Promise<Component<FeltProps> | null> {
  return (await part(felts, `./${game}/Felt.svelte`)) as Component<FeltProps> | null;
}

/** The words that a game's table adds to those of the engine: `games/<key>/words/<language>.ftl`. */
export async function tableWords(game: string, language: string): Promise<string> {
  const path = `./${game}/words/${language}.ftl`;
  return path in texts ? await texts[path]() : "";
}
