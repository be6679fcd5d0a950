/** Which picture a card gets. The cards of the house have theirs pinned, however they differ in another set; any other
 * finds one by kind, type and id. */

import { BATTLE_NAMES, INTRIGUE_NAMES, type Ink } from "./engrave";
import { hash } from "./fields";
import type { Hints } from "./figure";

export interface Picture {
  family: string;
  hints: Hints;
  ink: Ink;
}

/** What the picture depends on besides the id. */
export interface Drawn {
  kind: string;
  type?: string;
}

type Pinned = [family: string, hints?: Hints];

const HOUSE: Record<string, Pinned> = {
  acolyte: ["court", { head: "hood", gear: "none", collar: "high", coat: "chain" }],
  nameless: ["court", { head: "mask", gear: "none", collar: "fur", coat: "lapel" }],
  assassin: ["court", { head: "hood", gear: "none", collar: "fur", coat: "sash", eyes: 1 }],
  dignitary: ["court", { head: "mask", gear: "coronet", collar: "ruff", coat: "chain" }],

  herald_of_the_scourge: ["spectre", { crest: "wings", eyes: 3 }],
  clan_bandit: ["court", { head: "helm", gear: "spikes", collar: "fur", coat: "sash" }],
  confessor: ["disciple", { halo: "triangle", sides: 5, glyph: "eye" }],
  amber_demiurge: ["disciple", { halo: "rings", sides: 6, glyph: "tri" }],
  amber_demon: ["beast", { horn: "crownhorn", eyes: 4 }],
  ecclesiastic: ["disciple", { halo: "rays", sides: 4, glyph: "key", points: 9 }],
  dark_exarch: ["spectre", { crest: "crescent", eyes: 4 }],
  ecstatic_puppet: ["engine", { dome: "visor" }],
  scarifier_guard: ["court", { head: "helm", gear: "none", collar: "high", coat: "lapel" }],
  reptilian_impostor: ["beast", { horn: "spines", eyes: 2 }],
  misty_crawler: ["spectre", { crest: "hands", eyes: 3 }],
  ravenous_skarg: ["beast", { horn: "bull", eyes: 2, teeth: 4 }],
  symbiote: ["spectre", { crest: "halo", eyes: 4 }],
  web_wanderer: ["spectre", { crest: "web", eyes: 4 }],
  body_thief: ["court", { head: "mask", gear: "tricorn", collar: "high", coat: "lapel" }],
  ash_widow: ["spectre", { crest: "veil", eyes: 2 }],
  bell_warden: ["engine", { dome: "bell", teeth: 12 }],
  bone_choir: ["disciple", { halo: "star", glyph: "bars", sides: 8, points: 9 }],
  candle_nun: ["disciple", { halo: "star", glyph: "moon", sides: 5, points: 8 }],
  chain_bearer: ["court", { head: "hood", gear: "spikes", collar: "high", coat: "chain" }],
  court_poisoner: ["court", { head: "mask", gear: "laurel", collar: "ruff" }],
  dusk_duellist: ["court", { head: "mask", gear: "tricorn", collar: "ruff", coat: "sash" }],
  ember_oracle: ["disciple", { halo: "rings", glyph: "bars", sides: 8 }],
  gallows_judge: ["court", { head: "mask", gear: "mitre", collar: "ruff" }],
  glass_courtier: ["engine", { dome: "lantern" }],
  grave_singer: ["spectre", { crest: "none", eyes: 1 }],
  hollow_captain: ["court", { head: "helm", gear: "coronet", collar: "high" }],
  ink_familiar: ["beast", { horn: "ears", eyes: 4 }],
  iron_abbess: ["engine", { dome: "tower" }],
  moth_page: ["spectre", { crest: "antler", eyes: 2 }],
  oath_breaker: ["disciple", { halo: "lozenge", glyph: "moon", sides: 4 }],
  rust_butcher: ["engine", { dome: "bell", teeth: 20 }],
  sleepless_envoy: ["spectre", { crest: "crown", eyes: 2 }],
  thorn_steward: ["beast", { horn: "ram" }],

  werewolf_pack: ["beast", { horn: "ears", eyes: 4, teeth: 4 }],
  blast_furnace_of_darkness: ["forge"],
  storm_pass: ["pass"],
  bone_arena: ["skull"],
  burning_chapel: ["chapel"],
  besieged_gate: ["gate"],
  amber_caravan: ["caravan"],
  plague_pit: ["pit", { eyes: 2 }],
  narrow_stair: ["stair"],
  no_mans_ford: ["ford"],
  field_of_truce: ["camp"],
  amber_geyser: ["geyser"],
  howling_pit: ["pit", { eyes: 4 }],
  veterans_camp: ["tower"],
  duel_of_champions: ["blades"],
  relic_hunt: ["relic"],
  orphans_barricade: ["stakes"],

  temple_in_honour_of_the_emperor: ["temple"],
  ministry_of_propaganda: ["pyramid"],
  hall_of_proclamations: ["rostrum"],
  masked_ball: ["mask"],
  silent_conclave: ["conclave"],
  purge_of_the_choir: ["candles"],
  open_court: ["arch"],
  bribed_council: ["scales"],
  moon_observatory: ["observatory"],
  well_of_whispers: ["well"],
  house_of_mirrors: ["mirror"],
  vigil_of_the_sceptre: ["sceptre"],
  beggars_feast: ["feast"],
  quiet_tribunal: ["scales"],
  feast_of_fools: ["jester"],
  sealed_archive: ["archive"],
  sealed_decree: ["decree"],
};

const FOR_TYPE: Record<string, string[]> = {
  spectre: ["spectre", "spectre", "beast"],
  disciple: ["disciple", "disciple", "engine"],
};
const FOR_OTHERS = ["court", "beast", "engine"];

const isPlace = (kind: string): kind is "skirmish" | "machination" => kind === "skirmish" || kind === "machination";

/** The picture of a printed card. A card of another kind is another card, though it be called as one of the house. */
export function pictureOf(id: string, { kind, type = "" }: Drawn): Picture {
  const pinned = Object.hasOwn(HOUSE, id) && sortOf(HOUSE[id][0]) === sortOf(found(id, kind, type)) ? HOUSE[id] : undefined;
  const family = pinned?.[0] ?? found(id, kind, type);
  return { family, hints: pinned?.[1] ?? {}, ink: isPlace(kind) ? kind : (family as Ink) };
}

const sortOf = (family: string): string =>
  BATTLE_NAMES.includes(family) ? "skirmish" : INTRIGUE_NAMES.includes(family) ? "machination" : "unit";

function found(id: string, kind: string, type: string): string {
  if (kind === "base") return "court";
  const among = kind === "skirmish" ? BATTLE_NAMES : kind === "machination" ? INTRIGUE_NAMES : (FOR_TYPE[type] ?? FOR_OTHERS);
  return among[hash(`family:${id}`) % among.length];
}
