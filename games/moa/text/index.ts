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
