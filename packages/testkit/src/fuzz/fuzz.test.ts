import { rules } from "@outrigger/connect-four/rules";
import { act, decisionId, openMatch, runningSegment, undo } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { type ReefMove, reef } from "../reference/reef.ts";
import { fuzzMatch } from "./fuzz.ts";

test("a match of connect four stands the fuzzer", () => {
  for (let seed = 0; seed < 10; seed++)
    expect(fuzzMatch(rules, { table: { seats: 2 }, seed, every: 2 }).finding).toBeUndefined();
});

test("a match of reef stands the fuzzer", () => {
  for (let seed = 0; seed < 60; seed++)
    expect(fuzzMatch(reef, { table: { seats: 2 + (seed % 3) }, seed, every: 2 }).finding).toBeUndefined();
});

test("who takes back a draft held aside takes nothing of the seat whose turn it is", () => {
  const seats = [0, 1].map((seat) => ({ kind: "person" as const, name: `seat ${seat}` }));
  const opened = openMatch(reef, { seats, options: {} }, () => fastChance(1), 0);
  if ("problems" in opened) throw new Error("no match");
  const { match } = opened;
  const play = (seat: number, ...moves: ReefMove[]) => act(match, seat, decisionId(match, seat), moves, 0).ok;
  const [mine = 0] = match.published.play.state.hands[0] ?? [];
  const [theirs = 0] = match.published.play.state.hands[1] ?? [];
  expect(play(0, ["boast", mine])).toBe(true);
  expect(play(1, ["shout"])).toBe(true);
  expect(play(1, ["bury", theirs])).toBe(true);
  expect(undo(match, 1, true)).toMatchObject({ ok: true, published: false });
  expect(runningSegment(match.data).steps.map((step) => step.move[0])).toEqual(["boast", "shout"]);
});
