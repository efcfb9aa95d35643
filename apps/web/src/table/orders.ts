// Standing orders as the table shows them: in the game's own words, and whether they still apply.
import type { Order, OrderChoice } from "@outrigger/kernel/match";
import type { GameWords } from "../lib/game-words.svelte.ts";

type Given = Pick<Order, "kind" | "values">;
type Say = GameWords["say"];

/** One value in words; a game may name its values, a number speaks for itself. */
export function valueText(say: Say, kind: string, name: string, value: string | number): string {
  const key = `order.${kind}.${name}.${value}`;
  return say.has(key) ? say(key) : String(value);
}

/** What is ordered, and with which values. */
export function orderText(say: Say, { kind, values }: Given): string {
  const filled = Object.entries(values).map(
    ([name, value]) => `${say(`order.${kind}.${name}`)}: ${valueText(say, kind, name, value)}`,
  );
  return filled.length === 0 ? say(`order.${kind}`) : `${say(`order.${kind}`)} (${filled.join(", ")})`;
}

/** What was filled in could not be filled in any more: the round it was given for is over. */
export function hasPassed(choices: readonly OrderChoice[], { kind, values }: Given): boolean {
  const choice = choices.find((each) => each.kind === kind);
  if (choice === undefined) return false;
  return Object.entries(values).some(([name, value]) => choice.values[name]?.includes(value) !== true);
}

/** The first thing that may be filled in everywhere. */
export function blankValues({ values }: OrderChoice): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, allowed]) => [name, allowed[0] ?? ""]));
}
