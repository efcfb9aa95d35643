// The words of the analysis in the player's language; they come with it.
import { lateWords } from "../lib/late-words.svelte.ts";

const words = lateWords({
  en: () => import("./texts/en.json", { with: { type: "json" } }),
  it: () => import("./texts/it.json", { with: { type: "json" } }),
  pl: () => import("./texts/pl.json", { with: { type: "json" } }),
});
export const { speak: speakAnalysis, tell } = words;

export function isSpeaking(): boolean {
  return words.voice() !== undefined;
}

export function percent(share: number, isSigned = false): string {
  return format(share, { style: "percent", maximumFractionDigits: 0 }, isSigned);
}

export function points(amount: number, isSigned = false): string {
  return format(amount, { maximumFractionDigits: 1 }, isSigned);
}

/** How long something took, in the unit one would say it in. */
export function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 90 ? [seconds, "second"] : seconds < 5_400 ? [seconds / 60, "minute"] : [seconds / 3_600, "hour"];
  return formatOf({ style: "unit", unit, maximumFractionDigits: 0 }).format(amount);
}

function format(number: number, options: Intl.NumberFormatOptions, isSigned: boolean): string {
  const signDisplay = isSigned ? "exceptZero" : "negative";
  return formatOf({ ...options, signDisplay })
    .format(number)
    .replace("-", "−");
}

/** Making one is dear, and every word of a curve has numbers in it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const language = words.voice()?.language ?? "en";
  const key = JSON.stringify([language, options]);
  const made = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}
