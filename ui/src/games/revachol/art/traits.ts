/** A named Ally may pin one or two traits of a portrait; everything else stays with the hash of its id. */

export const HAIR = ["crop", "long", "bald", "brim", "cap", "hood", "wild", "bun", "crop", "beanie"] as const;
export const COLLARS = ["lapel", "scarf", "crew", "lapel", "high"] as const;
export type Hair = (typeof HAIR)[number];
export type Collar = (typeof COLLARS)[number];

export interface Traits {
  hair?: Hair;
  beard?: boolean;
  glasses?: boolean;
  collar?: Collar;
  halo?: boolean;
}

export const TRAITS: Record<string, Traits> = {
  kim: { hair: "crop", glasses: true, beard: false, collar: "high" },
  harry: { hair: "long", beard: true, glasses: false },
  cuno: { hair: "cap", beard: false },
  dolores: { hair: "long", beard: false, glasses: false, halo: true },
  lena: { hair: "bun", beard: false },
  cindy: { hair: "hood", beard: false },
  klaasje: { hair: "crop", beard: false, glasses: false },
  gardener: { hair: "brim", beard: false },
  measurehead: { hair: "bald", beard: false, collar: "crew" },
  evrart: { hair: "bald", glasses: true },
  joyce: { hair: "hood", beard: false },
  titus: { hair: "cap", beard: true },
  ruby: { hair: "wild", beard: false },
  garte: { hair: "crop", beard: false, collar: "lapel" },
  trant: { hair: "bald", collar: "scarf" },
  jean: { hair: "crop", beard: true },
  neha: { hair: "bun", beard: false },
  morell: { hair: "brim", beard: true },
  steban: { hair: "crop", beard: false, glasses: true },
  nix: { hair: "bald", beard: true, collar: "lapel" },
  plaisance: { hair: "bun", beard: false, glasses: true },
  lilienne: { hair: "long", beard: false },
  manana: { hair: "cap", beard: true },
  roy: { hair: "beanie", glasses: true },
  rene: { hair: "cap", beard: true, collar: "high" },
  sylvie: { hair: "long", beard: false, glasses: false },
  gaston: { hair: "brim", beard: false, collar: "scarf" },
  mack: { hair: "cap", beard: false },
  cunoesse: { hair: "hood", beard: false, glasses: false },
  judit: { hair: "crop", beard: false, glasses: false },
  soona: { hair: "crop", beard: false, glasses: true },
  tommy: { hair: "brim", beard: true },
  isobel: { hair: "hood", beard: false },
  alice: { hair: "bun", beard: false, glasses: false },
  annette: { hair: "beanie", beard: false, glasses: false },
  lily: { hair: "long", beard: false, glasses: false },
  egghead: { hair: "bald", beard: false },
};
