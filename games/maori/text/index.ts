// Māori in words. Each language is loaded when it is asked for.

import type { Offer } from "@outrigger/kernel";
import { type GameText, spokenIn } from "@outrigger/text";
import type { Maori, MaoriEvent, MaoriMove, MaoriView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import phases from "./phases.json" with { type: "json" };

export const text: GameText<MaoriView, MaoriMove, MaoriEvent, Offer<Maori>> = {
  ...spokenIn(["en", "it", "pl"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
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
