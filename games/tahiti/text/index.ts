// Tahiti in words. Each language is loaded when it is asked for.
import { type GameText, type Messages, type Say, spokenIn } from "@outrigger/text";
import type { TahitiEvent, TahitiMove, TahitiView } from "../rules/index.ts";
import { areasIn, levelIn } from "../rules/names.ts";
import { moveText, promptText, stepText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";
import names from "./names.json" with { type: "json" };
import phases from "./phases.json" with { type: "json" };

export { dealText, hexText, placeText, pointsText, settlementText, sideText, sumText } from "./words.ts";

const spoken = spokenIn(
  ["en", "it", "pl"],
  (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } }),
);

export const text: GameText<TahitiView, TahitiMove, TahitiEvent> = {
  ...spoken,
  messages: async (language) => withNames(await spoken.messages(language)),
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

/** Proper names are the same in every language. Areas are values of an option too: their names stand for them. */
function withNames(messages: Messages): Messages {
  const areas = Object.entries(names).filter(([key]) => key.startsWith("area."));
  const options = areas.map(([key, name]) => [`option.soloHomeArea.${key.slice(5)}`, name]);
  return { ...names, ...messages, ...Object.fromEntries(options) };
}
