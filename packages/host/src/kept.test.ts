import { makeChange, type Shown } from "@outrigger/protocol";
import { expect, test } from "vitest";
import { keep, pictureBefore } from "./kept.ts";

const shownWith = (view: unknown, offers: Shown["offers"] = null): Shown => ({
  game: "toy",
  options: {},
  pack: null,
  seats: [],
  view,
  asked: [],
  offers,
  draft: [],
  orders: [],
  requests: [],
  resigned: [],
  paused: false,
  clock: null,
  end: null,
});

const offered = (column: number): Shown["offers"] => ({
  base: "b1",
  asked: true,
  phase: "turn",
  moves: [["drop", column]],
  notes: [null],
  canUndo: false,
  drafted: 0,
});

test("what was kept comes back as it was, whatever is shown now", () => {
  const before = shownWith({ cells: [1, 0, 2], heights: { left: 1 }, gone: "soon" }, offered(1));
  const now = shownWith({ cells: [1, 1, 2], heights: { left: 1 }, come: [] }, offered(2));
  const kept = keep(before, []);
  expect(pictureBefore(kept, keep(now, [kept]), now)).toEqual(before);
  expect(pictureBefore(kept, keep(before, [kept]), before)).toEqual(before);
});

test("what is alike is taken over from the picture that is shown now, and changes nothing", () => {
  const view = { cells: [1, 0, 2], heights: [1, 0, 1] };
  const now = shownWith({ cells: [1, 0, 2], heights: [1, 1, 1] });
  const kept = keep(shownWith(view), []);
  const again = pictureBefore(kept, keep(now, [kept]), now);
  expect((again.view as typeof view).cells).toBe((now.view as typeof view).cells);
  expect(makeChange(again as never, now as never)).toEqual({ view: { heights: { 1: 1 } } });
});

test("fields that are left out of a view are no change", () => {
  const now = shownWith({ cells: [], winner: undefined });
  const kept = keep(shownWith({ cells: [] }), []);
  expect(makeChange(pictureBefore(kept, keep(now, [kept]), now) as never, now as never)).toBeUndefined();
});
