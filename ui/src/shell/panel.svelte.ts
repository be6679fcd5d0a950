/** What the frame of the table shares with what a game puts into it: the place below the log (the drawer offers it,
 * `Panel.svelte` puts a part of the table there), the way to a rule, and the whole log. */

import type { Line } from "../wire";

export const panel: { place: HTMLElement | null; showRule: (id: string) => void; log: Line[] } = $state({
  place: null,
  showRule: () => {},
  log: [],
});
