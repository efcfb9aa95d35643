// The words of the rules page in the player's language. They come with it, and with "show me" at a table.
import { type Language, newSay, type Say, type Values } from "@outrigger/text";
import type { RulesTexts } from "./texts/en.ts";

const loaders: Readonly<Record<Language, () => Promise<RulesTexts>>> = {
  en: async () => (await import("./texts/en.ts")).en,
  it: async () => (await import("./texts/it.ts")).it,
  pl: async () => (await import("./texts/pl.ts")).pl,
};

let voice = $state.raw<Say | undefined>();

export async function speakRules(language: Language): Promise<void> {
  if (voice?.language === language) return;
  voice = newSay(language, await loaders[language]());
}

/** Empty until the words are there. */
export function tell(key: keyof RulesTexts, values?: Values): string {
  return voice?.(key, values) ?? "";
}
