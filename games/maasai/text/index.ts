// Maasai in words. Each language is loaded when it is asked for.
import { type GameText, spokenIn } from "@outrigger/text";
import type { MaasaiEvent, MaasaiMove, MaasaiView } from "../rules/index.ts";
import { moveText, promptText, stepText } from "./choices.ts";
import { describeTable } from "./describe.ts";
import { briefText, eventText } from "./log.ts";
import parts from "./parts.json" with { type: "json" };
import phases from "./phases.json" with { type: "json" };

export { describeParcel } from "./describe.ts";
export { herdText } from "./words.ts";

export const text: GameText<MaasaiView, MaasaiMove, MaasaiEvent> = {
  ...spokenIn(["en", "it", "pl"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
  event: eventText,
  brief: briefText,
  move: moveText,
  step: stepText,
  prompt: promptText,
  describe: describeTable,
  phases,
  parts,
};
