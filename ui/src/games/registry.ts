/** The parts of each game, loaded when they are needed. A new game is a new folder; nothing is named here. */

import type { Component } from "svelte";
import * as api from "../api";
import type {
  AidParts,
  AidSignProps,
  ChoiceParts,
  ChoiceProps,
  CoverProps,
  DrawKeepsake,
  FaceProps,
  FeltProps,
  GameParts,
  LogParts,
  ProgressProps,
  SignProps,
  TableProps,
  ThumbProps,
  Where,
} from "./contract";

type Loader<T> = () => Promise<{ default: Component<T & Record<string, unknown>> }>;

const tables = import.meta.glob("./*/Table.svelte") as unknown as Record<string, Loader<TableProps>>;
const progresses = import.meta.glob("./*/Progress.svelte") as unknown as Record<string, Loader<ProgressProps>>;
const faces = import.meta.glob("./*/Face.svelte") as unknown as Record<string, Loader<FaceProps>>;
const signs = import.meta.glob("./*/Sign.svelte") as unknown as Record<string, Loader<SignProps>>;
const thumbs = import.meta.glob("./*/Thumb.svelte") as unknown as Record<string, Loader<ThumbProps>>;
const covers = import.meta.glob("./*/Cover.svelte") as unknown as Record<string, Loader<CoverProps>>;
const felts = import.meta.glob("./*/Felt.svelte") as unknown as Record<string, Loader<FeltProps>>;
const choices = import.meta.glob("./*/Choice.svelte") as Record<
  string,
  () => Promise<{ default: Component<ChoiceProps>; pictured: readonly string[] }>
>;
const aids = import.meta.glob("./*/AidSign.svelte") as Record<
  string,
  () => Promise<{ default: Component<AidSignProps>; symbols: readonly string[]; inText?: readonly string[] }>
>;
const keepsakes = import.meta.glob("./*/keepsake.ts") as Record<string, () => Promise<{ draw: DrawKeepsake }>>;
const wheres = import.meta.glob("./*/where.ts") as Record<string, () => Promise<{ where: Where }>>;
const logs = import.meta.glob("./*/log.ts") as Record<string, () => Promise<LogParts>>;
const orders = import.meta.glob("./*/orders.ts") as Record<string, () => Promise<Pick<GameParts, "formalities">>>;
const places = import.meta.glob("./*/aid.ts") as Record<string, () => Promise<Pick<GameParts, "aidNow">>>;
const texts = import.meta.glob("./*/words/*.ftl", { query: "?raw", import: "default" }) as Record<string, () => Promise<string>>;

async function part<T>(found: Record<string, Loader<T>>, path: string): Promise<Component<T & Record<string, unknown>> | null> {
  return path in found ? (await found[path]()).default : null;
}

/** The table of a game with what belongs to it. */
export async function gameParts(game: string): Promise<GameParts> {
  const [Table, Progress, Face, Sign, log, order, aid] = await Promise.all([
    part(tables, `./${game}/Table.svelte`),
    part(progresses, `./${game}/Progress.svelte`),
    part(faces, `./${game}/Face.svelte`),
    part(signs, `./${game}/Sign.svelte`),
    logs[`./${game}/log.ts`]?.(),
    orders[`./${game}/orders.ts`]?.(),
    places[`./${game}/aid.ts`]?.(),
  ]);
  return {
    Table: Table ?? (await tableFromOutside(game)),
    Progress,
    Face,
    Sign,
    log: log ?? {},
    formalities: order?.formalities ?? [],
    aidNow: aid?.aidNow ?? null,
  } as unknown as GameParts;
}

/** A game that is not drawn here: its package brings a table with it, or it has the plain one. */
async function tableFromOutside(game: string): Promise<Component<TableProps>> {
  const known = (await api.home().catch(() => null))?.games.find(({ key }) => key === game);
  return known?.table ? (await import("../shell/ForeignTable.svelte")).default : (await import("../shell/PlainTable.svelte")).default;
}

export async function cover(game: string): Promise<Component<CoverProps> | null> {
  return (await part(covers, `./${game}/Cover.svelte`)) as Component<CoverProps> | null;
}

/** Small pictures of cards, for lists. */
export async function thumb(game: string): Promise<Component<ThumbProps> | null> {
  return (await part(thumbs, `./${game}/Thumb.svelte`)) as Component<ThumbProps> | null;
}

/** What is drawn of a game that is over. */
export async function keepsake(game: string): Promise<DrawKeepsake | null> {
  return (await keepsakes[`./${game}/keepsake.ts`]?.())?.draw ?? null;
}

/** Where on the table each kind of answer belongs. */
export async function whereOf(game: string): Promise<Where> {
  return (await wheres[`./${game}/where.ts`]?.())?.where ?? {};
}

export async function felt(game: string): Promise<Component<FeltProps> | null> {
  return (await part(felts, `./${game}/Felt.svelte`)) as Component<FeltProps> | null;
}

/** The pictures of what may be chosen for a new table. */
export async function choiceParts(game: string): Promise<ChoiceParts | null> {
  const found = await choices[`./${game}/Choice.svelte`]?.();
  return found ? { Choice: found.default, pictured: found.pictured } : null;
}

/** The symbols of a game, as its player aid shows them. */
export async function aidParts(game: string): Promise<AidParts | null> {
  const found = await aids[`./${game}/AidSign.svelte`]?.();
  return found ? { AidSign: found.default, symbols: found.symbols, inText: found.inText } : null;
}

/** The words that a game's table adds to those of the engine: `games/<key>/words/<language>.ftl`. */
export async function tableWords(game: string, language: string): Promise<string> {
  const path = `./${game}/words/${language}.ftl`;
  return path in texts ? await texts[path]() : "";
}
