// Moa in words. Each language is loaded when it is asked for.
import { type GameText, spokenIn } from "@outrigger/text";
import type { MoaEvent, MoaMove, MoaView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";
import phases from "./phases.json" with { type: "json" };

export { type PileText, pileTexts } from "./piles.ts";

export const text: GameText<MoaView, MoaMove, MoaEvent> = {
  ...spokenIn(["en", "it", "pl"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
  event: eventText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts: {
    land: { word: "ui.land", clause: "MOA-SCO-2" },
    mammals: { word: "ui.mammals", clause: "MOA-SCO-12" },
    leaderTiles: { word: "ui.leaderTiles", clause: "MOA-SCO-17" },
  },
};
