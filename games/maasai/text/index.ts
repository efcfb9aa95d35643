// Maasai in words. Each language is loaded when it is asked for.
import { type GameText, spokenIn } from "@outrigger/text";
import type { MaasaiEvent, MaasaiMove, MaasaiView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import { phases } from "./phases.ts";

export { describeParcel } from "./describe.ts";
export { herdText } from "./words.ts";

export const text: GameText<MaasaiView, MaasaiMove, MaasaiEvent> = {
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
    zebu: { word: "ui.zebu", clause: "MAS-END-1" },
    goat: { word: "ui.goat", clause: "MAS-END-1" },
    sheep: { word: "ui.sheep", clause: "MAS-END-1" },
  },
};
