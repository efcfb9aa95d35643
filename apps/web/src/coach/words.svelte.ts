// The words of the coach in the player's language; they come with it.
import { lateWords } from "../lib/late-words.svelte.ts";
import type { CoachTexts } from "./texts/en.ts";

const {
  speak: speakAsCoach,
  tell,
  voice,
} = lateWords<CoachTexts>({
  en: async () => (await import("./texts/en.ts")).en,
  it: async () => (await import("./texts/it.ts")).it,
  pl: async () => (await import("./texts/pl.ts")).pl,
});

export { speakAsCoach, tell };

export function percent(share: number): string {
  return new Intl.NumberFormat(voice()?.language ?? "en", { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function change(amount: number): string {
  const options = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(voice()?.language ?? "en", options).format(amount).replace("-", "−");
}
