// The words of the coach in the player's language; they come with it.
import { type Language, newSay, type Say, type Values } from "@outrigger/text";
import type { CoachTexts } from "./texts/en.ts";

const loaders: Readonly<Record<Language, () => Promise<CoachTexts>>> = {
  en: async () => (await import("./texts/en.ts")).en,
  it: async () => (await import("./texts/it.ts")).it,
  pl: async () => (await import("./texts/pl.ts")).pl,
};

let voice = $state.raw<Say | undefined>();

export async function speakAsCoach(language: Language): Promise<void> {
  if (voice?.language === language) return;
  voice = newSay(language, await loaders[language]());
}

/** Empty until the words are there. */
export function tell(key: keyof CoachTexts, values?: Values): string {
  return voice?.(key, values) ?? "";
}

export function percent(share: number): string {
  return new Intl.NumberFormat(voice?.language ?? "en", { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function change(amount: number): string {
  const options = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(voice?.language ?? "en", options).format(amount).replace("-", "−");
}
