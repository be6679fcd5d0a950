/** The keys of the map, when it has the focus. */
export const keys = { "+ − 0": "ecos-zoom", "← → ↑ ↓": "ecos-pan" };
