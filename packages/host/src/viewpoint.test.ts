import { rules } from "@outrigger/connect-four/rules";
import { act, decisionId, type Match, openMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { ClientMessage } from "@outrigger/protocol";
import { describe, expect, test } from "vitest";
import { maySay, viewpointOf } from "./viewpoint.ts";

function newMatch(): Match {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(rules, { seats, options: {} }, () => fastChance(1), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}

const watching = (viewer: 0 | 1 | "all" | "spectator"): ClientMessage => ({
  kind: "watch",
  id: "w",
  match: "m",
  viewer,
});
const moving = (seat: number): ClientMessage => ({ kind: "undo", id: "u", match: "m", seat, all: false });
const leaving: ClientMessage = { kind: "leave", id: "l", match: "m" };

describe("somebody who speaks for seat 1", () => {
  test("looks through its eyes and everybody's, and acts for it alone", () => {
    const match = newMatch();
    const mayBeSaid = (message: ClientMessage) => maySay(match, message, [1]);
    expect([watching(1), watching("all"), watching("spectator"), moving(1), leaving].map(mayBeSaid)).not.toContain(
      false,
    );
    expect([watching(0), moving(0)].map(mayBeSaid)).toEqual([false, false]);
  });

  test("looks on, but does not act any more once a bot has the seat", () => {
    const match = newMatch();
    match.data.seats[1] = { kind: "bot", name: "Ben", level: "easy" };
    expect([watching(1), moving(1)].map((message) => maySay(match, message, [1]))).toEqual([true, false]);
  });
});

test("before the end one looks through one's own eyes or a spectator's, then through all", () => {
  const match = newMatch();
  const viewers = () => ([0, 1, "all", "spectator"] as const).map((viewer) => viewpointOf(match, viewer, [1]).viewer);
  expect(viewers()).toEqual(["spectator", 1, "spectator", "spectator"]);
  for (const seat of [0, 1, 0, 1, 0, 1, 0]) act(match, seat, decisionId(match, seat), [["drop", seat]], 0);
  expect(match.data.end).toBeDefined();
  expect(viewers()).toEqual([0, 1, "all", "spectator"]);
});

test("somebody who looks on speaks for nobody", () => {
  expect([watching("spectator"), watching(0), moving(0)].map((message) => maySay(newMatch(), message, []))).toEqual([
    true,
    false,
    false,
  ]);
});
