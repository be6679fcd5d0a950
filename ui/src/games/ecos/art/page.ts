/** The sprite in the page, once; drawn anew when a table has other species. */

import { HOUSE_SPECIES, sprite, type Species } from "./sprite";

const ID = "eco-sprite";

export function ensureSprite(species: Species[] | null): void {
  if (typeof document === "undefined") return;
  const found = document.getElementById(ID);
  if (found && !species) return;
  const wanted = species ?? HOUSE_SPECIES;
  const key = wanted.map((each) => `${each.id}:${each.habitat.join("+")}`).join(" ");
  if (found?.dataset.species === key) return;
  const host = found ?? document.createElement("div");
  host.id = ID;
  host.dataset.species = key;
  host.innerHTML = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${sprite(wanted)}</defs></svg>`;
  if (!found) document.body.prepend(host);
}
