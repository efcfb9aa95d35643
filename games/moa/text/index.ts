// Moa in words. Each language is loaded when it is asked for.
import { type GameText, spokenIn } from "@outrigger/text";
import type { MoaEvent, MoaMove, MoaView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";
import parts from "./parts.json" with { type: "json" };
import phases from "./phases.json" with { type: "json" };

export { type PileText, pileTexts } from "./piles.ts";

export const text: GameText<MoaView, MoaMove, MoaEvent> = {
  ...spokenIn(["en", "it", "pl"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
  event: eventText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts,
};
