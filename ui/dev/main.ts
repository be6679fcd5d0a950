import { mount } from "svelte";
import "../src/fonts";
import "../src/tokens.css";
import "../src/base.css";
import Dev from "./Dev.svelte";

mount(Dev, { target: document.getElementById("app")! });
