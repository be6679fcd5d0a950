/** The place below the log that a game may fill: the drawer offers it, `Panel.svelte` puts a part of the table there. */

export const panel: { place: HTMLElement | null; showRule: (id: string) => void } = $state({ place: null, showRule: () => {} });
