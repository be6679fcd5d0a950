/** "Your turn" where nobody looks at the page: by the system's own notifications, if the person wants them, and by a buzz. */

import { prefs } from "../prefs.svelte";

/** Whether to offer it: the browser can, nobody has said no, and it was not decided yet. */
export function mayOffer(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "default" && prefs.notify === "";
}

export async function callMe(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

export async function call(title: string, body: string, path: string): Promise<void> {
  if (prefs.vibrate && typeof navigator.vibrate === "function") navigator.vibrate([90, 60, 90]);
  if (!document.hidden || prefs.notify === "no" || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const shown = { body, tag: path, icon: "/icons/192.png", data: { path } };
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
