import { mount } from "svelte";
import { showFonts } from "../src/fonts";
import "../src/tokens.css";
import "../src/games/themes";
import "../src/base.css";
import Dev from "./Dev.svelte";

showFonts();
mount(Dev, { target: document.getElementById("app")! });
