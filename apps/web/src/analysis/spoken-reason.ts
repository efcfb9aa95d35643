// Why something is better, in a sentence: by how many points, or which way, where a part is no number of points.
import type { GameWords } from "../lib/game-words.svelte.ts";
import { points, tell } from "./words.svelte.ts";
import type { Mistake } from "./workers/analysis-worker.ts";

type Reason = NonNullable<Mistake["reason"]>;

/** Empty where the game has no word for the part. */
export function spokenReason(
  { text, say }: Pick<GameWords, "text" | "say">,
  reason: Reason,
  names: readonly string[],
): string {
  const part = text.parts?.[reason.part];
  if (part === undefined) return "";
  const values = { part: say(part.word), name: names[reason.seat] ?? "" };
  if (part.told !== undefined) return tell("whyWay", { ...values, isMore: reason.change > 0 ? "yes" : "no" });
  return tell("why", { ...values, change: points(reason.change, true) });
}
