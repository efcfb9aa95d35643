// Tahiti in words. Each language is loaded when it is asked for.
import type { GameText, Language, Messages, RulesText, Say } from "@outrigger/text";
import type { Level, TahitiEvent, TahitiMove, TahitiView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";

export { dealText, hexText, placeText, pointsText, settlementText, sideText } from "./words.ts";

const messages: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import("./en.ts"),
  it: () => import("./it.ts"),
  pl: () => import("./pl.ts"),
};
const clauses: Record<Language, () => Promise<{ readonly clauses: Messages }>> = {
  en: () => import("./clauses.en.ts"),
  it: () => import("./clauses.it.ts"),
  pl: () => import("./clauses.pl.ts"),
};
const rules: Record<Language, () => Promise<{ readonly rules: RulesText }>> = {
  en: () => import("./rules.en.ts"),
  it: () => import("./rules.it.ts"),
  pl: () => import("./rules.pl.ts"),
};

export const text: GameText<TahitiView, TahitiMove, TahitiEvent> = {
  messages: async (language) => withAreas((await messages[language]()).messages),
  clauses: async (language) => (await clauses[language]()).clauses,
  rules: async (language) => (await rules[language]()).rules,
  event: eventText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
  score: (say, score) => say("score", { level: levelText(say, score), areas: score % 100 }),
};

/** From the worst to the best. */
const LEVELS: readonly Level[] = ["TD", "SD", "MD", "MV", "SV", "TV"];

/** A score is a hundred for each level, and one for each Area. */
function levelText(say: Say, score: number): string {
  return say(`level.${LEVELS[Math.floor(score / 100)]}`);
}

/** Areas are values of an option too: their names stand for them. */
function withAreas(all: Messages): Messages {
  const areas = Object.entries(all).filter(([key]) => key.startsWith("area."));
  return { ...all, ...Object.fromEntries(areas.map(([key, name]) => [`option.soloHomeArea.${key.slice(5)}`, name])) };
}
