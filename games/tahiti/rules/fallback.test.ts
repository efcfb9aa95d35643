// What is done for a seat whose time runs out in the middle of something.
import { runningSegment, timeUp } from "@outrigger/kernel/match";
import { matchAt, send, standingAt } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules } from "./index.ts";
import type { Tahiti } from "./tahiti.ts";
import { type Situation, situation } from "./testing/situation.ts";

const leaving = (seats: number): Situation => ({
  seats,
  step: "movement",
  pieces: "0@407 militia population",
  markers: "407 warCanoe",
});

/** What is published after these moves of seat 0 and the end of its time. */
function timedOut(wanted: Situation, ...moves: Tahiti["move"][]) {
  const { state } = situation(wanted);
  const table = { seats: state.players.length, start: standingAt<Tahiti>(state) };
  const match = matchAt(rules, table, { kind: "turns", perMove: 1_000 });
  send(match, 0, ...moves);
  expect(timeUp(match, 0, 2_000)).toMatchObject({ ok: true, published: true });
  return runningSegment(match.data).steps.map(({ move }) => move);
}

test("TAH-EXP-1: nobody leaves Tahiti who has only thought of it", () => {
  expect(timedOut(leaving(3), ["depart"])).toEqual([["endMove"]]);
  expect(timedOut(leaving(1), ["depart"])).toEqual([["endMove"]]);
  expect(timedOut(leaving(1), ["depart"], ["crew", "takeAll"])).toEqual([["endMove"]]);
});

test("TAH-EXP-1: who has said that there are no more deals leaves", () => {
  const moves = timedOut(leaving(3), ["depart"], ["noMoreDeals"]);
  expect(moves.slice(2)).toEqual([["crew", "takeAll"], ["ready"]]);
});
