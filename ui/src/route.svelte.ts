/** Where we are: the address is the truth, so that every page can be reloaded and shared. */

import { goBack, onArrival, visit } from "./back";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "aid"; game: string }
  | { page: "print"; game: string }
  | { page: "bench"; game: string; digest: string }
  | { page: "replays" }
  | { page: "privacy" }
  | { page: "unknown" };

/** What an address says; `server/static_files.py` knows the same addresses, for others it answers "not found". */
export function read(path: string): Route {
  const [first = "", second = "", ...more] = parts(path);
  if (first === "bench" && more.length < 2) return { page: "bench", game: second, digest: more[0] ?? "" };
  if (more.length) return { page: "unknown" };
  if (!first) return { page: "home" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "r" && second) return { page: "replay", table: second };
  if ((first === "r" || first === "replays") && !second) return { page: "replays" };
  if (first === "new") return { page: "new", game: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "aid" && second) return { page: "aid", game: second };
  if (first === "print" && second) return { page: "print", game: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "privacy" && !second) return { page: "privacy" };
  return { page: "unknown" };
}

/** Of what cannot be read there is no page. */
function parts(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}

export const here: { route: Route; query: URLSearchParams } = $state({
  route: read(globalThis.location?.pathname ?? "/"),
  query: new URLSearchParams(globalThis.location?.search ?? ""),
});

function look(at: { pathname: string; search: string } = location): void {
  here.route = read(at.pathname);
  here.query = new URLSearchParams(at.search);
}

/** `replaced`: Back leads to what was before this page. So it is when something was made here: it must not be made again. */
export function go(path: string, replaced = false): void {
  look(new URL(path, location.origin));
  visit(path, replaced);
  if (!replaced) scrollTo(0, 0);
}

/** Back to where one came from, else there. */
export function leave(path: string): void {
  if (!goBack()) go(path, true);
}

/** Links within the page change the address without loading everything again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

onArrival(look);
