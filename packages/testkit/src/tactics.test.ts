import { rules } from "@outrigger/connect-four/rules";
import { expect, test } from "vitest";
import { makeMoves, parseMoves, standingBefore, type Tactic, type TacticBook, verdictOn } from "./tactics.ts";

const tactic: Tactic = {
  name: "a row",
  game: "1",
  after: 6,
  right: ["drop 3"],
  blunders: ["drop 0"],
  why: "Four in a row.",
};
const book: TacticBook = {
  games: { "1": { seats: 2, seed: 1, moves: "drop 0, drop 0, drop 1, drop 1, drop 2, drop 2" } },
  tactics: [tactic],
  quick: [],
};
const laid = { rules, arranging: undefined };

test("moves are read as they are written", () => {
  const moves = [["sail", 2], ["take", "m23"], ["confirm"]] as const;
  expect(makeMoves(moves)).toBe("sail 2, take m23, confirm");
  expect(parseMoves(makeMoves(moves))).toEqual(moves);
  expect(parseMoves("")).toEqual([]);
});

test("a plan is held by every answer that has its moves one after the other, whatever else is round them", () => {
  const wanted = { right: ["take m2, place r1"], blunders: ["place r2"] };
  const verdict = (text: string) => verdictOn(wanted, parseMoves(text));
  expect(verdict("sail 1, take m2, place r1, confirm")).toBe("right");
  expect(verdict("take m2, turn 3, place r1")).toBe("neither");
  expect(verdict("place r1, take m2")).toBe("neither");
  expect(verdict("take m2, place r1 north")).toBe("right");
  expect(verdict("take m2, place r1, place r2")).toBe("blunder");
});

test("a tactic stands where its game has come to", () => {
  const { play, decision } = standingBefore(laid, book, tactic);
  expect(decision?.seat).toBe(0);
  expect((play.state as unknown as { heights: number[] }).heights.slice(0, 4)).toEqual([2, 2, 2, 0]);
});

test("a game that cannot be played so, or is not there, is a fault of the book", () => {
  const broken = { ...book, games: { "1": { seats: 2, seed: 1, moves: "drop 0, drop 9" } } };
  expect(() => standingBefore(laid, broken, { ...tactic, after: 2 })).toThrow("drop 9, which is not offered");
  expect(() => standingBefore(laid, book, { ...tactic, after: 7 })).toThrow("no 7 moves");
  expect(() => standingBefore(laid, book, { ...tactic, game: "2" })).toThrow("not in the book");
  const arranged = { ...book, games: { "1": { seats: 2, seed: 1, moves: "", arrange: {} } } };
  expect(() => standingBefore(laid, arranged, { ...tactic, after: 0 })).toThrow("cannot be arranged");
});
