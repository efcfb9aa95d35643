// The words of the rules page in the player's language. They come with it, and with "show me" at a table.
import { lateWords } from "../lib/late-words.svelte.ts";
import type { RulesTexts } from "./texts/en.ts";

export const { speak: speakRules, tell } = lateWords<RulesTexts>({
  en: async () => (await import("./texts/en.ts")).en,
  it: async () => (await import("./texts/it.ts")).it,
  pl: async () => (await import("./texts/pl.ts")).pl,
});
