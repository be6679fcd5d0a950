/** The service worker: registered when the page has nothing more urgent to do, then told what to have at hand without a line. */

import * as api from "./api";
import { LANGUAGES } from "./words/words";

const WHEN_IDLE = 4000;

async function keep(language: string): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const [found, home] = await Promise.all([fetch("/offline.json"), api.home()]);
  if (!found.ok) return;
  // Pictures come along as they are seen; who has installed it gets all of them.
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  const files = ((await found.json()) as string[]).filter((name) => isInstalled || /\.(js|css)$/.test(name));
  const games = home.games.map(({ key }) => key);
  const read = games.flatMap((game) => [
    `/api/words/${language}/${game}`,
    `/api/rules/${game}/${language}`,
    `/api/guide/${game}/${language}`,
  ]);
  const worker = (await navigator.serviceWorker.ready).active ?? registration.active;
  worker?.postMessage({ keep: ["/favicon.svg", "/app.webmanifest", "/icons/192.png", ...files], read: ["/api/home", ...read] });
}

export function keepForOffline(language: () => string): void {
  if (!("serviceWorker" in navigator) || !isSecureContext || import.meta.env.DEV) return;
  addEventListener("load", () =>
    setTimeout(() => {
      const wanted = LANGUAGES.includes(language()) ? language() : "en";
      void keep(wanted).catch(() => {}); // a browser without one: everything else is as it was
    }, WHEN_IDLE),
  );
}
