// Moa in words. Each language is loaded when it is asked for.
import { type GameText, spokenIn } from "@outrigger/text";
import type { MoaEvent, MoaMove, MoaView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";
import { phases } from "./phases.ts";

export { type PileText, pileTexts } from "./piles.ts";

export const text: GameText<MoaView, MoaMove, MoaEvent> = {
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
