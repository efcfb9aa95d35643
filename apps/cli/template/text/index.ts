// Pebbles in words. Each language is loaded when it is asked for; English stands in for one that is not here yet.
import { type GameText, type Say, spokenIn } from "@outrigger/text";
import type { PebblesEvent, PebblesMove, PebblesState } from "../rules/index.ts";

function tell(say: Say, event: PebblesEvent, names: readonly string[]): string {
  const name = names[event.seat] ?? "";
  return event.kind === "taken"
    ? say("event.taken", { name, count: event.count, left: event.left })
    : say("event.won", { name });
}

function describe(say: Say, { left, taken }: PebblesState, names: readonly string[]): string[] {
  return [
    "● ".repeat(left).trim(),
    say("left", { count: left }),
    ...names.map((name, seat) => say("has", { name, count: taken[seat] ?? 0 })),
  ];
}

export const text: GameText<PebblesState, PebblesMove, PebblesEvent> = {
  ...spokenIn(["en"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
  event: tell,
  move: (say, [, count]) => say("move.take", { count }),
  prompt: (say) => say("prompt.turn"),
  describe,
};
