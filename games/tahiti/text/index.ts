// Tahiti in words. Each language is loaded when it is asked for.
import { type GameText, type Messages, type Say, spokenIn } from "@outrigger/text";
import type { TahitiEvent, TahitiMove, TahitiView } from "../rules/index.ts";
import { areasIn, levelIn } from "../rules/names.ts";
import { moveText, promptText, stepText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";
import { phases } from "./phases.ts";

export { dealText, hexText, placeText, pointsText, settlementText, sideText, sumText } from "./words.ts";

const spoken = spokenIn({
  en: {
    messages: () => import("./en/messages.ts"),
    clauses: () => import("./en/clauses.ts"),
    rules: () => import("./en/rules.ts"),
    lookup: () => import("./en/lookup.ts"),
  },
  it: {
    messages: () => import("./it/messages.ts"),
    clauses: () => import("./it/clauses.ts"),
    rules: () => import("./it/rules.ts"),
    lookup: () => import("./it/lookup.ts"),
  },
  pl: {
    messages: () => import("./pl/messages.ts"),
    clauses: () => import("./pl/clauses.ts"),
    rules: () => import("./pl/rules.ts"),
    lookup: () => import("./pl/lookup.ts"),
  },
});

export const text: GameText<TahitiView, TahitiMove, TahitiEvent> = {
  ...spoken,
  messages: async (language) => withAreas(await spoken.messages(language)),
  event: eventText,
  move: moveText,
  step: stepText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts: {
    areas: { word: "ui.areasHeld", clause: "TAH-VIC-1" },
    level: {
      word: "ui.level",
      clause: "TAH-VIC-3",
      told: (say, amount) => levelText(say, 100 * Math.round(Math.max(0, amount) / 20)),
    },
  },
  score: (say, score) => say("score", { level: levelText(say, score), areas: areasIn(score) }),
};

function levelText(say: Say, score: number): string {
  return say(`level.${levelIn(score)}`);
}

/** Areas are values of an option too: their names stand for them. */
function withAreas(all: Messages): Messages {
  const areas = Object.entries(all).filter(([key]) => key.startsWith("area."));
  return { ...all, ...Object.fromEntries(areas.map(([key, name]) => [`option.soloHomeArea.${key.slice(5)}`, name])) };
}
