// Maasai in words. Each language is loaded when it is asked for.
import { type GameText, spokenIn } from "@outrigger/text";
import type { MaasaiEvent, MaasaiMove, MaasaiView } from "../rules/index.ts";
import { moveText, promptText, stepText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import phases from "./phases.json" with { type: "json" };

export { describeParcel } from "./describe.ts";
export { herdText } from "./words.ts";

export const text: GameText<MaasaiView, MaasaiMove, MaasaiEvent> = {
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
  step: stepText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts: {
    zebu: { word: "ui.zebu", clause: "MAS-ENC-3" },
    goat: { word: "ui.goat", clause: "MAS-ENC-3" },
    sheep: { word: "ui.sheep", clause: "MAS-ENC-3" },
  },
};
