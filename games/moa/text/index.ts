// Moa in words. Each language is loaded when it is asked for.
import type { GameText, Language, Messages, RulesText } from "@outrigger/text";
import type { MoaEvent, MoaMove, MoaView } from "../rules/index.ts";
import { moveText, promptText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { eventText } from "./log.ts";

export { type PileText, pileTexts } from "./piles.ts";

const messages: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import("./en.ts"),
  it: () => import("./it.ts"),
  pl: () => import("./pl.ts"),
};
const clauses: Record<Language, () => Promise<{ readonly clauses: Messages }>> = {
  en: () => import("./clauses.en.ts"),
  it: () => import("./clauses.it.ts"),
  pl: () => import("./clauses.pl.ts"),
};
const rules: Record<Language, () => Promise<{ readonly rules: RulesText }>> = {
  en: () => import("./rules.en.ts"),
  it: () => import("./rules.it.ts"),
  pl: () => import("./rules.pl.ts"),
};

export const text: GameText<MoaView, MoaMove, MoaEvent> = {
  messages: async (language) => (await messages[language]()).messages,
  clauses: async (language) => (await clauses[language]()).clauses,
  rules: async (language) => (await rules[language]()).rules,
  event: eventText,
  move: moveText,
  prompt: promptText,
  describe: describeTable,
};
