import { expect, test } from "vitest";
import { byKind } from "./by-kind.ts";
import type { Frame, GameTypes, Play } from "./contract.ts";
import { placesBy } from "./places.ts";

test("each kind of move goes to its own function, with its play and frame", () => {
  const done: unknown[] = [];
  type Moves = readonly ["lay", number] | readonly ["pass" | "stay"];
  const apply = byKind<GameTypes, Frame, Moves>({
    lay: (play, frame, [, card]) => done.push([play, frame.phase, card]),
    pass: (_play, frame) => done.push(["pass", frame.phase]),
    stay: () => done.push("stay"),
  });
  const play = {} as Play;
  for (const move of [["lay", 3], ["pass"], ["stay"]] as const) apply(play, { phase: "turn" }, move);
  expect(done).toEqual([[play, "turn", 3], ["pass", "turn"], "stay"]);
});

test("equals share a place, and the next one stays empty", () => {
  expect(placesBy([3, 5, 3, 1], (one, other) => one > other)).toEqual([2, 1, 2, 4]);
});
