import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/tabletop.css";
import { mount } from "svelte";
import App from "./app.svelte";
import { settings } from "./lib/settings.svelte.ts";
import { speakIn } from "./lib/words.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
await speakIn(settings.language);
mount(App, { target });
