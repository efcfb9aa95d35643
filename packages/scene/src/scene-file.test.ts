import { expect, test } from "vitest";
import { parseScenes } from "./scene-file.ts";

const scene = { clauses: ["C4-TURN"], position: { seats: 2 }, allowed: "drop 1", forbidden: "drop 9", scored: true };

test("a scene is read as it is written", () => {
  expect(parseScenes("turn", [scene])).toEqual([scene]);
});

test.each([
  [{ ...scene, alowed: "drop 1" }, "turn 1, alowed: there is no such field"],
  [{ ...scene, position: { seat: 2 } }, "turn 1, position, seats: a whole number is missing"],
  [{ ...scene, clauses: "C4-TURN" }, 'turn 1, clauses: "C4-TURN" is not a list'],
  [{ ...scene, before: ["drop", 1] }, 'turn 1, before: ["drop",1] is not a text'],
  [{ ...scene, scored: false }, "turn 1, scored: false is not true"],
])("what does not belong there is refused with its place: %j", (wrong, refusal) => {
  expect(() => parseScenes("turn", [wrong])).toThrow(refusal);
});
