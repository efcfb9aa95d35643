// The moves of a plan by their names, without those where there was nothing to choose.
import type { GameWords } from "../lib/game-words.svelte.ts";
import type { ToldPlan } from "./workers/analysis-worker.ts";

type Spoken = Pick<GameWords, "text" | "say">;

export function spokenPlan({ text, say }: Spoken, { steps }: ToldPlan, names: readonly string[]): string {
  const chosen = steps.filter(({ isLone }) => !isLone || steps.length === 1);
  return chosen
    .map(({ move, view, note }) => text.move(say, move, view, { kind: move[0], move, note }, names))
    .join("; ");
}
