// The site's own words in the player's language. A page carries one language; another comes when it is chosen.
import { type Language, newSay, type Say, type Values } from "@outrigger/text";
import type { OnlineTexts } from "../online/texts/en.ts";
import type { TextKey as SiteKey, SiteTexts } from "../texts/en.ts";

type TextKey = SiteKey | keyof OnlineTexts;
type AllTexts = SiteTexts & OnlineTexts;

const loaders: Readonly<Record<Language, () => Promise<AllTexts>>> = {
  en: async () => ({ ...(await import("../texts/en.ts")).en, ...(await import("../online/texts/en.ts")).en }),
  it: async () => ({ ...(await import("../texts/it.ts")).it, ...(await import("../online/texts/it.ts")).it }),
  pl: async () => ({ ...(await import("../texts/pl.ts")).pl, ...(await import("../online/texts/pl.ts")).pl }),
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
