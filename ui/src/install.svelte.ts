/** Tablée among the apps of a device, where the browser offers that: it says so once, perhaps before anybody looks. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const KEY = "tablee.not-installed";

export const install: { offer: Offer | null } = $state({ offer: null });

function isUnwanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Not now: it is not offered again on this device. */
export function notNow(): void {
  install.offer = null;
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // a device that keeps nothing is asked again
  }
}

export async function installNow(): Promise<void> {
  const { offer } = install;
  install.offer = null;
  await offer?.prompt();
}

if (typeof addEventListener === "function") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (!isUnwanted()) install.offer = event as Offer;
  });
  addEventListener("appinstalled", () => (install.offer = null));
}
