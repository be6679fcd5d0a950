import { mount } from "svelte";
import "./fonts";
import "./tokens.css";
import "./games/themes";
import "./base.css";
import "./install.svelte";
import App from "./App.svelte";
import { keepForOffline } from "./offline";
import { prefs } from "./prefs.svelte";

mount(App, { target: document.getElementById("app")! });
keepForOffline(() => prefs.language);

// The server was renewed under an open page: what the page wants to load is gone, the new page is there.
// Where no server answers the page stays: its socket comes back by itself, a reload would not.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("tablee.renewed") ?? 0);
  if (Date.now() - last < 30_000) return;
  const renew = (answer: Response) => {
    if (!answer.ok) return;
    sessionStorage.setItem("tablee.renewed", String(Date.now()));
    location.reload();
  };
  fetch("/healthz", { cache: "no-store" }).then(renew, () => {});
});
