// Māori in words. Each language is loaded when it is asked for.

import type { Offer } from "@outrigger/kernel";
import { type GameText, spokenIn } from "@outrigger/text";
import type { Maori, MaoriEvent, MaoriMove, MaoriView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import { phases } from "./phases.ts";

export const text: GameText<MaoriView, MaoriMove, MaoriEvent, Offer<Maori>> = {
  ...spokenIn({
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
  }),
  event: eventText,
  brief: briefText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts: {
    islands: { word: "score.palms", clause: "MAO-SCORE-4" },
    leis: { word: "score.leis", clause: "MAO-SCORE-6" },
    ships: { word: "score.ships", clause: "MAO-SCORE-7" },
    shells: { word: "score.shells", clause: "MAO-SCORE-8" },
    empty: { word: "score.empty", clause: "MAO-SCORE-10" },
  },
};
