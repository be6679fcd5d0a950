/** Values of fields as people write and read them. */

import type { FormField } from "../../wire";

/** `2, 3 5` */
export const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

/** A value in a few words: names of what is chosen, how often each symbol. */
export function shownValue(field: FormField, value: unknown): string {
  const nameOf = (one: unknown): string => field.choices.find((choice) => choice.value === one)?.name ?? String(one);
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (field.kind === "symbols" && Array.isArray(value)) {
    const kinds = [...new Set(value)];
    return kinds.map((kind) => `${value.filter((one) => one === kind).length} ${nameOf(kind)}`).join(", ") || "–";
  }
  return Array.isArray(value) ? value.map(nameOf).join(", ") || "–" : nameOf(value);
}
