/** The bitmaps of the pictures. Those of the house set come as files of the build; any other is painted once per key, one
 * after the other, and kept on this device.
 *
 * Paint is slow to make (some 0.1 s each), so it is made beside the page, by a worker (`easel.ts`); where there is none, in
 * idle time by the browser's own SVG filter. No filter stays in the page: a picture is packed as a small file and kept in
 * IndexedDB by key and version. Until it is there, its flat colours stand in for it.
 * It is a data address, because the page's policy admits no other pictures than those and the server's own. */

import built from "virtual:revachol-pictures";
import { svg } from "./brush";
import type { Painted } from "./easel";
import { SCALE } from "./canvas";
import { paint, VERSION } from "./painter";

const STORE = "pictures";

/** The addresses of the pictures that are there. */
const ready: Record<string, string> = $state({});
const asked = new Set<string>();
let queue: string[] = [];
let painting = false;
let kept: Promise<IDBDatabase | null> | null = null;

/** How long painting took, for whoever measures: pictures painted here, milliseconds in all. */
export const spent = { painted: 0, ms: 0, loaded: 0 };

/** The address of a picture, or "" while it is not there; asking for it puts it before others in the queue. */
export function picture(key: string): string {
  return key.startsWith("data:") ? key : (built[key] ?? ready[key] ?? "");
}

/** These are needed now: the last asked first in line. */
export function want(key: string): void {
  if (key.startsWith("data:") || key in built || key in ready || typeof document === "undefined") return;
  if (asked.has(key)) {
    const at = queue.indexOf(key);
    if (at > 0) queue = [key, ...queue.slice(0, at), ...queue.slice(at + 1)];
    return;
  }
  asked.add(key);
  void load(key, true);
}

/** These will be needed: after all others. */
export function prepare(keys: string[]): void {
  for (const key of keys) {
    if (key.startsWith("data:") || key in built || asked.has(key) || typeof document === "undefined") continue;
    asked.add(key);
    void load(key, false);
  }
}

async function load(key: string, soon: boolean): Promise<void> {
  const known = await read(key);
  if (known) {
    spent.loaded += 1;
    ready[key] = known;
    return;
  }
  if (soon) queue.unshift(key);
  else queue.push(key);
  next();
}

function next(): void {
  if (painting || !queue.length) return;
  painting = true;
  if (paintedByWorker()) return;
  const idle: (run: () => void) => void =
    typeof requestIdleCallback === "function" ? (run) => requestIdleCallback(run, { timeout: 200 }) : (run) => setTimeout(run, 16);
  idle(() => void work());
}

let easel: Worker | null | undefined;
/** What the worker has in hand. */
let current = "";

/** Hand the next order to the worker; false if there is none here. */
function paintedByWorker(): boolean {
  if (easel === undefined) {
    try {
      const able = typeof Worker === "function" && typeof OffscreenCanvas === "function";
      easel = able ? new Worker(new URL("./easel.ts", import.meta.url), { type: "module" }) : null;
    } catch {
      easel = null;
    }
    if (easel) {
      easel.onmessage = (event: MessageEvent<Painted>) => finished(event.data);
      easel.onerror = () => {
        easel = null; // not allowed to run: the page paints by itself
        painting = false;
        if (current) queue.unshift(current);
        next();
      };
    }
  }
  if (!easel) return false;
  easel.postMessage(queue[0]);
  current = queue.shift()!;
  return true;
}

function finished({ key, address, ms }: Painted): void {
  painting = false;
  if (address) {
    spent.painted += 1;
    spent.ms += ms;
    ready[key] = address;
    void write(key, address);
    next();
    return;
  }
  easel?.terminate();
  easel = null;
  queue.unshift(current);
  next();
}

async function work(): Promise<void> {
  const key = queue.shift();
  if (key) {
    const begun = performance.now();
    const painted = await rasterise(key).catch(() => "");
    if (painted) {
      spent.painted += 1;
      spent.ms += performance.now() - begun;
      ready[key] = painted;
      void write(key, painted);
    }
  }
  painting = false;
  next();
}

async function rasterise(key: string): Promise<string> {
  const drawing = paint(key);
  const width = Math.round(drawing.width * SCALE);
  const height = Math.round(drawing.height * SCALE);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg(drawing, SCALE))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return "";
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.88);
}

function store(): Promise<IDBDatabase | null> {
  kept ??= new Promise((done) => {
    if (typeof indexedDB === "undefined") return done(null);
    const opening = indexedDB.open("tablee-revachol", VERSION);
    opening.onupgradeneeded = () => {
      const base = opening.result;
      if (base.objectStoreNames.contains(STORE)) base.deleteObjectStore(STORE); // painted by an older painter
      base.createObjectStore(STORE);
    };
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => done(null);
    opening.onblocked = () => done(null);
  });
  return kept;
}

async function read(key: string): Promise<string> {
  const base = await store().catch(() => null);
  if (!base) return "";
  return await new Promise((done) => {
    try {
      const asking = base.transaction(STORE).objectStore(STORE).get(key);
      asking.onsuccess = () => done(typeof asking.result === "string" ? asking.result : "");
      asking.onerror = () => done("");
    } catch {
      done("");
    }
  });
}

async function write(key: string, address: string): Promise<void> {
  const base = await store().catch(() => null);
  try {
    base?.transaction(STORE, "readwrite").objectStore(STORE).put(address, key);
  } catch {
    // a full or private device: the picture lasts as long as the page
  }
}
