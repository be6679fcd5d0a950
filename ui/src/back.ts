/** The browser's history, and what Back does. It first closes what lies open over the page (a sheet, a close-up, the log on a
 * phone); only then does it leave the page. For that each open thing has an entry of its own in the history, which goes when
 * the thing is closed in another way. Nothing else in the page touches the history. */

/** What an entry is: the how-manieth page since Tablée was entered, and how many things lay open over it. */
interface Entry {
  page: number;
  over: number;
}

const now = (): Entry => ({ page: 0, over: 0, ...(globalThis.history?.state as Entry | null) });
const path = (): string => (globalThis.location ? location.pathname + location.search : "/");

let page = now().page;
/** Of the page: the entries of what lies over it follow when it is replaced. */
let address = path();
/** How what is open is closed, the uppermost last. */
const open: (() => void)[] = [];
let next: string | null = null;
let isMoving = false;
let isDue = false;
let arrive = (): void => {};

/** Called when Back or Forward have led to another page. */
export function onArrival(look: () => void): void {
  arrive = look;
}

/** Something is open until what is returned is called: Back closes it. */
export function closedByBack(close: () => void): () => void {
  const one = () => close();
  open.push(one);
  later();
  return () => {
    if (open.includes(one)) open.splice(open.indexOf(one), 1);
    later();
  };
}

/** Go on to a page; `replaced`: Back does not lead to the one before. */
export function visit(to: string, replaced: boolean): void {
  if (!replaced || next !== null) next = to;
  else {
    address = to;
    if (!isMoving) history.replaceState(now(), "", to);
  }
  settle();
}

/** Back to where one came from, if that was a page of ours. */
export function goBack(): boolean {
  if (page > 0) history.go(-1 - now().over);
  return page > 0;
}

/** When everything is drawn: one sheet may follow another. */
function later(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    settle();
  });
}

/** Make the history what it should be. The browser goes back in its own time; the rest is done when it has arrived. */
function settle(): void {
  if (isMoving || !globalThis.history) return;
  let { over } = now();
  const wanted = next === null ? open.length : 0;
  if (over > wanted) {
    isMoving = true;
    history.go(wanted - over);
    return;
  }
  if (next !== null) {
    page += 1;
    [address, next, over] = [next, null, 0];
    history.pushState({ page, over }, "", address);
  }
  while (over < open.length) history.pushState({ page, over: ++over }, "", address);
}

globalThis.addEventListener?.("popstate", () => {
  const at = now();
  const isOurs = isMoving;
  isMoving = false;
  if (at.page === page) {
    if (path() !== address) history.replaceState(at, "", address);
    if (!isOurs) while (open.length > at.over) open.pop()!();
  } else {
    [page, address, next] = [at.page, path(), null];
    while (open.length) open.pop()!();
    arrive();
  }
  settle();
});
later(); // after a reload nothing is open any more
