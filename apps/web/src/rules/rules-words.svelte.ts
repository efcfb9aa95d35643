// The words of the rules page in the player's language. They come with it, and with "show me" at a table.
import { lateWords } from "../lib/late-words.svelte.ts";

export const { speak: speakRules, tell } = lateWords({
  en: () => import("./texts/en.json", { with: { type: "json" } }),
  it: () => import("./texts/it.json", { with: { type: "json" } }),
  pl: () => import("./texts/pl.json", { with: { type: "json" } }),
});
