// Māori in words. Each language is loaded when it is asked for.

import type { Offer } from "@outrigger/kernel";
import { type GameText, spokenIn } from "@outrigger/text";
import type { Maori, MaoriEvent, MaoriMove, MaoriView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import parts from "./parts.json" with { type: "json" };
import phases from "./phases.json" with { type: "json" };

export { tileText } from "./words.ts";

export const text: GameText<MaoriView, MaoriMove, MaoriEvent, Offer<Maori>> = {
  ...spokenIn(["en", "it", "pl"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
  event: eventText,
  brief: briefText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts,
};
