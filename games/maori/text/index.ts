// Māori in words. Each language is loaded when it is asked for.

import type { Offer } from "@outrigger/kernel";
import { type GameText, spokenIn } from "@outrigger/text";
import type { Maori, MaoriEvent, MaoriMove, MaoriView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import phases from "./phases.json" with { type: "json" };

export const text: GameText<MaoriView, MaoriMove, MaoriEvent, Offer<Maori>> = {
  ...spokenIn({
    en: {
      messages: () => import("./en/messages.json", { with: { type: "json" } }),
      clauses: () => import("./en/clauses.json", { with: { type: "json" } }),
      rules: () => import("./en/rules.json", { with: { type: "json" } }),
      lookup: () => import("./en/lookup.json", { with: { type: "json" } }),
    },
    it: {
      messages: () => import("./it/messages.json", { with: { type: "json" } }),
      clauses: () => import("./it/clauses.json", { with: { type: "json" } }),
      rules: () => import("./it/rules.json", { with: { type: "json" } }),
      lookup: () => import("./it/lookup.json", { with: { type: "json" } }),
    },
    pl: {
      messages: () => import("./pl/messages.json", { with: { type: "json" } }),
      clauses: () => import("./pl/clauses.json", { with: { type: "json" } }),
      rules: () => import("./pl/rules.json", { with: { type: "json" } }),
      lookup: () => import("./pl/lookup.json", { with: { type: "json" } }),
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
