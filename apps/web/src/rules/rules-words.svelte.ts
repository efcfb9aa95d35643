// The words of the rules page in the player's language. They come with it, and with "show me" at a table.
import { lateWords } from "../lib/late-words.svelte.ts";
import type { RulesTexts } from "./texts/en.ts";

export const { speak: speakRules, tell } = lateWords<RulesTexts>({
  en: () => import("./texts/en.ts"),
  it: () => import("./texts/it.ts"),
  pl: () => import("./texts/pl.ts"),
});
