/** Where we are: the address is the truth, so that every page can be reloaded and shared. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "replays" };

export function read(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "r" && second) return { page: "replay", table: second };
  if (first === "r" || first === "replays") return { page: "replays" };
  if (first === "new") return { page: "new", game: second };
  if (first === "rules") return { page: "rules", game: second };
  return { page: "home" };
}

export const here: { route: Route; query: URLSearchParams } = $state({
  route: read(globalThis.location?.pathname ?? "/"),
  query: new URLSearchParams(globalThis.location?.search ?? ""),
});

function look(): void {
  here.route = read(location.pathname);
  here.query = new URLSearchParams(location.search);
}

export function go(path: string, replaced = false): void {
  if (replaced) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  look();
  if (!replaced) scrollTo(0, 0);
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

globalThis.addEventListener?.("popstate", look);
