/** What is equal to what was there before stays the same object, so that whatever it draws is left alone. */

type Fields = Record<string, unknown>;
/** By field: how the members of that list are called. Other lists are compared place by place. */
type Names = Record<string, (member: never) => string>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** `now`, made of the parts of `before` wherever they are equal. */
export function reuse<T>(before: unknown, now: T, names: Names = {}, field = ""): T {
  if (Object.is(before, now) || !isFields(before) || !isFields(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  if (Array.isArray(now)) return list(before as unknown as unknown[], now, names, field) as T;
  const keys = Object.keys(now);
  const found: Fields = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    found[key] = reuse(before[key], (now as Fields)[key], names, key);
    if (found[key] !== before[key] || !(key in before)) same = false;
  }
  return (same ? before : found) as T;
}

function list(before: unknown[], now: unknown[], names: Names, field: string): unknown[] {
  const called = names[field];
  const then = called && new Map(before.map((member) => [called(member as never), member]));
  const found = now.map((member, i) => reuse(then ? then.get(called(member as never)) : before[i], member, names));
  return found.length === before.length && found.every((member, i) => member === before[i]) ? before : found;
}
