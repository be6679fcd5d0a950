import { mount } from "svelte";
import "./fonts";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// The server was renewed under an open page: what the page wants to load is gone, the new page is there.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("tablee.renewed") ?? 0);
  if (Date.now() - last < 30_000) return;
  event.preventDefault();
  sessionStorage.setItem("tablee.renewed", String(Date.now()));
  location.reload();
});
