// The terminal's own words, beside those of the games.
import type { Result } from "@outrigger/kernel";
import { type Language, newSay, type Say } from "@outrigger/text";
import type { Voice } from "./language.ts";
import type { Phrases } from "./phrases/en.ts";

const phrases: Readonly<Record<Language, () => Promise<{ readonly phrases: Phrases }>>> = {
  en: () => import("./phrases/en.ts"),
  it: () => import("./phrases/it.ts"),
  pl: () => import("./phrases/pl.ts"),
};

export async function loadPhrases(language: Language): Promise<Say> {
  return newSay(language, (await phrases[language]()).phrases);
}

/** Who came where, the winners first, in the game's own words for a score where it has some. */
export function resultLines(say: Say, { places, scores }: Result, names: readonly string[], voice: Voice): string[] {
  const seats = [...names.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return seats.map((seat) => {
    const points = scores[seat] ?? 0;
    const score = voice.text.score?.(voice.say, points) ?? say("points", { points });
    return say("place", { place: places[seat] ?? 0, name: names[seat] ?? "", score });
  });
}
