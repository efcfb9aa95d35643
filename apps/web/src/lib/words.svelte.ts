// The site's own words in the player's language. A page carries one language; another comes when it is chosen.
import { type Language, newSay, type Say, type Values } from "@outrigger/text";
import type { SiteTexts, TextKey } from "../texts/en.ts";

const loaders: Readonly<Record<Language, () => Promise<SiteTexts>>> = {
  en: async () => (await import("../texts/en.ts")).en,
  it: async () => (await import("../texts/it.ts")).it,
  pl: async () => (await import("../texts/pl.ts")).pl,
};

let voice = $state.raw<Say | undefined>();

/** To be awaited once before the first screen; afterwards the old language speaks until the new one is there. */
export async function speakIn(language: Language): Promise<void> {
  const texts = await loaders[language]();
  voice = newSay(language, texts);
}

export function say(key: TextKey, values?: Values): string {
  return voice?.(key, values) ?? "";
}

/** For keys put together from parts, such as a refusal's code. */
export function sayIfKnown(key: string): string | undefined {
  return voice?.has(key) === true ? voice(key) : undefined;
}
