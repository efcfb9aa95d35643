// The words of the coach in the player's language; they come with it.
import { lateWords } from "../lib/late-words.svelte.ts";

const words = lateWords({
  en: () => import("./texts/en.json", { with: { type: "json" } }),
  it: () => import("./texts/it.json", { with: { type: "json" } }),
  pl: () => import("./texts/pl.json", { with: { type: "json" } }),
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
