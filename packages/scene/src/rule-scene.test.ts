import { type ConnectFour, rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { type Arranged, givenAt, playOut, type RuleScene } from "./index.ts";

const game: Arranged<ConnectFour> = { rules, arrange: () => undefined };
const position = { seats: 2, edits: [["heights.3", 6] as const] };

test("values of the state may be set by their path", () => {
  const scene = givenAt(game, { seats: 2, edits: [["heights.3", 6], ["heights.4", 6], ["nothing"]] });
  expect(scene.offers()).toHaveLength(5);
});

test("a scene is shown before and after each move, through the eyes of whoever decides", () => {
  const scene: RuleScene<ConnectFour["move"]> = {
    clauses: ["C4-FULL"],
    position,
    before: { moves: [["drop", 0]] },
    allowed: {
      moves: [
        ["drop", 1],
        ["drop", 2],
      ],
    },
    forbidden: ["drop", 3],
    scored: true,
  };
  const { frames, forbidden, result, seats } = playOut(game, scene);
  expect(frames.map(({ viewer, next }) => [viewer, next?.move])).toEqual([
    [1, ["drop", 1]],
    [0, ["drop", 2]],
    [0, undefined],
  ]);
  expect(frames.map(({ events }) => events.length)).toEqual([1, 1, 1]);
  expect(forbidden).toEqual({ move: ["drop", 3], clause: "C4-FULL" });
  expect([seats, result?.places]).toEqual([2, [1, 1]]);
});

test("a scene that is not what it says is refused", () => {
  const show = (scene: Partial<RuleScene<ConnectFour["move"]>>) => () =>
    playOut(game, { clauses: ["C4-FULL"], position, ...scene });
  expect(show({ allowed: { moves: [["drop", 3]] } })).toThrow("is not offered");
  expect(show({ forbidden: ["drop", 2] })).toThrow("refused by nothing");
  expect(show({ clauses: ["C4-DROP"], forbidden: ["drop", 3] })).toThrow("not by C4-DROP");
  expect(show({ allowed: { moves: [["drop", 2]], luck: [4] } })).toThrow("left over");
});
