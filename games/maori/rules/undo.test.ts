// Undo (rules, decision flow): everything of a turn until D4 confirms it, D0 until it is confirmed.
import { copyJson } from "@outrigger/kernel";
import { canUndo, type Match, undo, viewFor } from "@outrigger/kernel/match";
import { matchAt, send } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules } from "./index.ts";
import type { Maori } from "./maori.ts";
import type { MaoriMove } from "./vocabulary.ts";

const seatOf = (match: Match<Maori>): number => match.published.decision?.seat ?? 0;
const offers = (match: Match<Maori>): MaoriMove[] => (viewFor(match, seatOf(match)).offers?.moves ?? []) as MaoriMove[];

test("the explorer ship is placed anew until that is confirmed", () => {
  const match = matchAt(rules, { seats: 2 });
  const seat = seatOf(match);
  send(match, seat, ["explorer", 3]);
  expect(undo(match, seat)).toMatchObject({ ok: true });
  send(match, seat, ["explorer", 5], ["confirm"]);
  expect(canUndo(match, seat)).toBe(false);
  expect(match.published.play.state.explorer).toBe(5);
});

test("a turn is taken back step by step down to its start, a confirmed one never", () => {
  const match = matchAt(rules, { seats: 2 });
  send(match, seatOf(match), ["explorer", 0], ["confirm"]);
  const seat = seatOf(match);
  const before = copyJson(viewFor(match, seat).view);
  let made = 0;
  for (; offers(match)[0]?.[0] !== "confirm"; made++) send(match, seat, offers(match).at(-1) as MaoriMove);
  for (let left = made; left > 0; left--) expect(undo(match, seat)).toMatchObject({ ok: true, published: false });
  expect(viewFor(match, seat).view).toEqual(before);
  while (offers(match)[0]?.[0] !== "confirm") send(match, seat, offers(match).at(-1) as MaoriMove);
  send(match, seat, ["confirm"]);
  expect(canUndo(match, seat)).toBe(false);
  expect(rules.phases["endTurn"]).toMatchObject({ cuts: ["confirm"] });
});
