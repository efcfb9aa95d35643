import { makeChange, type Shown } from "@outrigger/protocol";
import { expect, test } from "vitest";
import { keep, pictureBefore } from "./last-pictures.ts";

/** So much that a picture with it is kept as text. */
const much = Array.from({ length: 400 }, (_, name) => name);

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

test.each<[string, object, object]>([
  ["small", {}, {}],
  ["large", { much }, { much }],
  ["grows", {}, { much }],
  ["shrinks", { much }, {}],
])("of a picture that is %s what was kept comes back as it was, whatever is shown now", (_what, then, since) => {
  const before = shownWith({ cells: [1, 0, 2], heights: { left: 1 }, gone: "soon", ...then }, offered(1));
  const now = shownWith({ cells: [1, 1, 2], heights: { left: 1 }, come: [], ...since }, offered(2));
  const kept = keep(before, []);
  expect(pictureBefore(kept, keep(now, [kept]), now)).toEqual(before);
  expect(pictureBefore(kept, keep(before, [kept]), before)).toEqual(before);
});

test("a small picture is kept as it is, a large one is not", () => {
  const [small, large] = [shownWith({ cells: [1, 0, 2] }), shownWith({ cells: [1, 0, 2], much })];
  expect(keep(small, [])).toEqual({ whole: small });
  expect(keep(large, [])).not.toHaveProperty("whole");
});

test("what is alike is taken over from the picture that is shown now, and changes nothing", () => {
  const view = { cells: [1, 0, 2], heights: [1, 0, 1], much };
  const now = shownWith({ cells: [1, 0, 2], heights: [1, 1, 1], much });
  const kept = keep(shownWith(view), []);
  const again = pictureBefore(kept, keep(now, [kept]), now);
  expect((again.view as typeof view).cells).toBe((now.view as typeof view).cells);
  expect(makeChange(again as never, now as never)).toEqual({ view: { heights: [1, 1, [1]] } });
});

test.each([[{}], [{ much }]])("fields that are left out of a view are no change", (more) => {
  const without = shownWith({ cells: [], ...more });
  const left = shownWith({ cells: [], winner: undefined, ...more });
  for (const [before, now] of [
    [without, left],
    [left, without],
  ] as const) {
    const kept = keep(before, []);
    expect(makeChange(pictureBefore(kept, keep(now, [kept]), now) as never, now as never)).toBeUndefined();
  }
});

test("of a long list only the pieces that differ are read again", () => {
  const items = Array.from({ length: 20 }, (_, name) => ({ name, spots: [name] }));
  const changed = items.map((item) => (item.name === 9 ? { ...item, spots: [] } : item));
  const [before, now] = [shownWith({ items, much }), shownWith({ items: [...changed, { name: 20, spots: [] }], much })];
  const kept = keep(before, []);
  const again = pictureBefore(kept, keep(now, [kept]), now);
  expect(again).toEqual(before);
  const list = (again.view as { readonly items: typeof items }).items;
  expect([0, 7].map((at) => list[at] === changed[at])).toEqual([true, true]);
  expect([8, 15, 16].map((at) => list[at] === changed[at])).toEqual([false, false, false]);
});

test.each<[string, unknown, unknown]>([
  ["is emptied", [{ a: 1 }], []],
  ["begins", [], [{ a: 1 }]],
  ["becomes something else", [{ a: 1 }], { a: 1 }],
  ["loses its first item", [null, { a: 1 }], [{ a: 1 }]],
  ["holds plain values at first", [1, { a: 1 }], [{ a: 1 }, 1]],
])("a list that %s comes back as it was", (_what, then, since) => {
  const [before, now] = [shownWith({ list: then, much }), shownWith({ list: since, much })];
  const kept = keep(before, []);
  expect(pictureBefore(kept, keep(now, [kept]), now)).toEqual(before);
  expect(pictureBefore(keep(now, []), kept, before)).toEqual(now);
});
