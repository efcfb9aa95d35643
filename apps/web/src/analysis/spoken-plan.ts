// The moves of a plan by their names, as far as a person reads them.
import { tellPlan } from "@outrigger/text/plan";
import type { GameWords } from "../lib/game-words.svelte.ts";
import type { ToldPlan } from "./workers/analysis-worker.ts";

type Spoken = Pick<GameWords, "text" | "say">;
type Steps = Pick<ToldPlan, "steps">;

export function spokenPlan({ text, say }: Spoken, plan: Steps, names: readonly string[], against?: Steps): string {
  return tellPlan({ text, say, names }, plan.steps, against?.steps);
}
