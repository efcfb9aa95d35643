import { rules } from "@outrigger/connect-four/rules";
import { describe, expect, test } from "vitest";
import { given, sceneOf } from "./index.ts";

const full = () =>
  given(rules, { seats: 2 }, (state) => {
    state.cells = state.cells.map((_, at) => (at % 7 === 3 ? 1 + (Math.floor(at / 7) % 2) : 0));
    state.heights[3] = 6;
  });

describe("a scene", () => {
  test("stands at the first decision of the edited state", () => {
    const scene = full();
    expect([scene.seat, scene.phase, scene.over]).toEqual([0, "turn", false]);
    expect(scene.offers()).toHaveLength(6);
    expect(scene.refusal(["drop", 3])).toBe("C4-FULL");
    expect(scene.refusal(["drop", 2])).toBeUndefined();
    expect(scene.refusals()).toEqual([[["drop", 3], "C4-FULL"]]);
  });

  test("plays offered moves and tells what happened", () => {
    const scene = given(rules, { seats: 2 });
    scene.play(["drop", 0], ["drop", 1], ["drop", 0], ["drop", 1], ["drop", 0], ["drop", 1]);
    expect(scene.events).toHaveLength(6);
    scene.play(["drop", 0]);
    expect(scene.events).toEqual([
      { kind: "dropped", seat: 0, column: 0, row: 3 },
      { kind: "ended", winner: 0 },
    ]);
    expect(scene.over).toBe(true);
    expect(scene.result().places).toEqual([1, 2]);
  });

  test("says why a move cannot be played", () => {
    expect(() => full().play(["drop", 3])).toThrow('["drop",3] is refused by C4-FULL');
    expect(() => full().play(["drop", 9])).toThrow('["drop",9] is not offered; offered are ["drop",0]');
    expect(() => full().playWith([4], ["drop", 0])).toThrow("left over: [4]");
  });

  test("forks and copies", () => {
    const scene = given(rules, { seats: 2 });
    const fork = scene.fork();
    fork.play(["drop", 0]);
    expect(scene.state.heights[0]).toBe(0);
    expect(sceneOf(rules, fork.state).seat).toBe(1);
  });

  test("gives a seat that is not asked no offers where the game has no off-turn moves", () => {
    const scene = given(rules, { seats: 2 });
    expect(scene.as(1).offers()).toEqual([]);
    expect(scene.as(0).offers("drop")).toHaveLength(7);
  });

  test("refuses options the game does not have", () => {
    expect(() => given(rules, { seats: 3, options: { size: 9 } })).toThrow(
      '2 to 2 players, not 3; connect-four has no option "size"',
    );
  });
});
