// The site's own words in the player's language. A page carries one language; another comes when it is chosen.
import { type Language, newSay, type Say, textsIn, type Values } from "@outrigger/text";

const site = textsIn({
  en: () => import("../texts/en.json", { with: { type: "json" } }),
  it: () => import("../texts/it.json", { with: { type: "json" } }),
  pl: () => import("../texts/pl.json", { with: { type: "json" } }),
});
const online = textsIn({
  en: () => import("../online/texts/en.json", { with: { type: "json" } }),
  it: () => import("../online/texts/it.json", { with: { type: "json" } }),
  pl: () => import("../online/texts/pl.json", { with: { type: "json" } }),
});

type TextsOf<Load extends (language: Language) => Promise<unknown>> = Awaited<ReturnType<Load>>;
type TextKey = keyof TextsOf<typeof site> | keyof TextsOf<typeof online>;

let voice = $state.raw<Say | undefined>();

/** To be awaited once before the first screen; afterwards the old language speaks until the new one is there. */
export async function speakIn(language: Language): Promise<void> {
  const [own, others] = await Promise.all([site(language), online(language)]);
  voice = newSay(language, { ...own, ...others });
}

export function say(key: TextKey, values?: Values): string {
  return voice?.(key, values) ?? "";
}

/** For keys put together from parts, such as a refusal's code. */
export function sayIfKnown(key: string): string | undefined {
  return voice?.has(key) === true ? voice(key) : undefined;
}
