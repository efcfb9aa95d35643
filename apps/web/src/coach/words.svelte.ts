// The words of the coach in the player's language; they come with it.
import { lateWords } from "../lib/late-words.svelte.ts";
import type { CoachTexts } from "./texts/en.ts";

const words = lateWords<CoachTexts>({
  en: () => import("./texts/en.ts"),
  it: () => import("./texts/it.ts"),
  pl: () => import("./texts/pl.ts"),
});
export const { speak: speakAsCoach, tell } = words;

export function percent(share: number): string {
  return new Intl.NumberFormat(words.voice()?.language ?? "en", { style: "percent", maximumFractionDigits: 0 }).format(
    share,
  );
}

export function change(amount: number): string {
  const options = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(words.voice()?.language ?? "en", options).format(amount).replace("-", "−");
}
