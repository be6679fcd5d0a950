/** "Your turn" where nobody looks at the page: by the system's own notifications, if the person wants them, and by a buzz; where the
 * host has set a key also when the page is closed, by Web Push. */

import * as api from "../api";
import { prefs } from "../prefs.svelte";

/** Whether to offer it: the browser can, nobody has said no, and it was not decided yet. A browser that allows it already (from before
 * a device lost its preferences, or by its settings) has not been asked whether it may be called when the page is closed. */
export function mayOffer(): boolean {
  return prefs.notify === "" && typeof Notification !== "undefined" && Notification.permission !== "denied";
}

export async function callMe(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

const isWanted = (): boolean => prefs.notify !== "no" && typeof Notification !== "undefined" && Notification.permission === "granted";

const BUZZ = [90, 60, 90];

/** It is my turn, and I have the page before me. A browser lets no hidden page buzz: there the notification does. */
export function buzz(): void {
  if (!prefs.vibrate || document.hidden || typeof navigator.vibrate !== "function") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // none before the first tap: a browser would complain
  navigator.vibrate(BUZZ);
}

export async function call(title: string, body: string, path: string): Promise<void> {
  if (!document.hidden || !isWanted()) return;
  const shown = { body, tag: path, icon: "/icons/192.png", data: { path }, ...(prefs.vibrate ? { vibrate: BUZZ } : {}) };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(title, shown);
    const note = new Notification(title, shown);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // a browser that shows none: title and icon of the tab say it
  }
}

const LATE = 20_000; // the service worker is registered some seconds after the page is there

const asBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** The table may call this browser when the page is closed. What cannot be is left: the page itself calls as long as it is open. */
export async function callHere(table: string, token: string, language: string): Promise<boolean> {
  if (!isWanted() || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return false;
  try {
    const { push } = await api.home();
    if (!push) return false;
    const worker = await Promise.race([navigator.serviceWorker.ready, new Promise<null>((late) => setTimeout(late, LATE, null))]);
    if (!worker) return false;
    const had = await worker.pushManager.getSubscription();
    const key = asBytes(push);
    const isOurs = had?.options.applicationServerKey && String(new Uint8Array(had.options.applicationServerKey)) === String(key);
    if (had && !isOurs) await had.unsubscribe();
    const found = had && isOurs ? had : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    if (!endpoint || !keys) return false;
    await api.callAt(table, token, { endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
    return true;
  } catch {
    return false;
  }
}

/** The browser itself is called no more: not for this table, and for no other, since its address is gone. */
export async function unsubscribe(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // a browser without one
  }
}

/** The person wants no more calls from this table when the page is closed. */
export async function callNoMore(table: string, token: string): Promise<void> {
  await unsubscribe();
  try {
    if ((await api.home()).push) await api.callAt(table, token, { endpoint: "" });
  } catch {
    // nobody was called
  }
}
