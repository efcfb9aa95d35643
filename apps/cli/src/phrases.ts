// The terminal's own words, beside those of the games.
import type { Result } from "@outrigger/kernel";
import { type Language, newSay, type Say } from "@outrigger/text";
import type { Phrases } from "./phrases/en.ts";

const phrases: Readonly<Record<Language, () => Promise<{ readonly phrases: Phrases }>>> = {
  en: () => import("./phrases/en.ts"),
  it: () => import("./phrases/it.ts"),
  pl: () => import("./phrases/pl.ts"),
};

export async function loadPhrases(language: Language): Promise<Say> {
  return newSay(language, (await phrases[language]()).phrases);
}

/** Who came where, the winners first. */
export function resultLines(say: Say, { places, scores }: Result, names: readonly string[]): string[] {
  const seats = [...names.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return seats.map((seat) =>
    say("place", { place: places[seat] ?? 0, name: names[seat] ?? "", score: scores[seat] ?? 0 }),
  );
}
