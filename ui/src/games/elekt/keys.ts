/** The keys of this table alone. */
export const keys = { p: "elekt-pass" };
