// Tahiti in words. Each language is loaded when it is asked for.
import { type GameText, type Messages, type Say, spokenIn } from "@outrigger/text";
import type { Level, TahitiEvent, TahitiMove, TahitiView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";
import { phases } from "./phases.ts";

export { dealText, hexText, placeText, pointsText, settlementText, sideText, sumText } from "./words.ts";

const spoken = spokenIn({
  en: {
    messages: () => import("./en.ts"),
    clauses: () => import("./clauses.en.ts"),
    rules: () => import("./rules.en.ts"),
    lookup: () => import("./lookup.en.ts"),
  },
  it: {
    messages: () => import("./it.ts"),
    clauses: () => import("./clauses.it.ts"),
    rules: () => import("./rules.it.ts"),
    lookup: () => import("./lookup.it.ts"),
  },
  pl: {
    messages: () => import("./pl.ts"),
    clauses: () => import("./clauses.pl.ts"),
    rules: () => import("./rules.pl.ts"),
    lookup: () => import("./lookup.pl.ts"),
  },
});

export const text: GameText<TahitiView, TahitiMove, TahitiEvent> = {
  ...spoken,
  messages: async (language) => withAreas(await spoken.messages(language)),
  event: eventText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts: {
    areas: { word: "ui.areasHeld", clause: "TAH-VIC-1" },
    level: { word: "ui.level", clause: "TAH-VIC-3" },
  },
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
