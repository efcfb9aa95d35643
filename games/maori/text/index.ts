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
