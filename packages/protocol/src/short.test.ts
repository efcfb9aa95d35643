import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange, makeChange } from "./change.ts";
import type { HostMessage, Shown } from "./messages.ts";
import { newNewsReader, newNewsWriter } from "./short.ts";

type Changed = Extract<HostMessage, { kind: "changed" }>;

const shown = (match = "m", seq = 0): HostMessage => ({
  kind: "shown",
  match,
  viewer: 0,
  seq,
  shown: {} as Shown,
  log: { epoch: 0, from: 0, entries: [] },
});

const changed = (seq: number, change: Changed["change"], match = "m"): Changed => ({
  kind: "changed",
  match,
  viewer: 0,
  since: seq - 1,
  seq,
  change,
  log: null,
});

function newLine(isWatched = (_: string): boolean => true) {
  const { write } = newNewsWriter(isWatched);
  const read = newNewsReader();
  return (news: HostMessage): string => {
    const text = write(news);
    expect(read(text)).toEqual(JSON.parse(JSON.stringify(news)));
    return text;
  };
}

describe("a change that has the shape of an earlier one", () => {
  it("is sent as the values that differ", () => {
    const say = newLine();
    say(shown());
    const first = say(changed(1, { view: { cells: { 6: 1 } }, asked: [["a", "b"]] }));
    expect(first).toContain('"kind":"changed"');
    expect(say(changed(2, { view: { cells: { 3: 1 } }, asked: [["a", "c"]] }))).toBe('["",1,3,1,0,1,0,-3,2,"c"]');
  });

  it("may be like one further back, and nothing at all may differ in the end", () => {
    const say = newLine();
    const [even, odd] = [{ offers: null }, { offers: [["x"]], clock: 5 }] as const;
    for (let seq = 1; seq <= 20; seq++) {
      const text = say(changed(seq, seq % 2 === 0 ? even : odd));
      if (seq > 2) expect(text.startsWith("[")).toBe(true);
    }
  });

  it("is not mixed up with fields of other names, other lengths or other kinds of values", () => {
    const say = newLine();
    const kinds = [
      { a: 1 },
      { b: 1 },
      { a: [1] },
      { a: [1, 2, []] },
      { a: { b: 1 } },
      { 1: 1 },
      { a: 1, b: 1 },
      "text",
      null,
    ];
    for (const [at, change] of kinds.entries()) say(changed(at + 1, change as Changed["change"]));
  });

  it("begins anew where the match is shown anew, and other matches stay as they are", () => {
    const say = newLine();
    for (const match of ["m", "n"]) say(changed(1, { a: 1 }, match));
    say(shown("m", 5));
    expect(say(changed(6, { a: 2 }, "m"))).toContain("changed");
    expect(say(changed(2, { a: 2 }, "n")).startsWith("[")).toBe(true);
  });

  it("names its match where the change before was of another, and whole numbers by how much they grow", () => {
    const say = newLine();
    for (const match of ["m", "n"]) say(changed(1, { at: 1_794_788_435_188, rate: 0.5 }, match));
    expect(say(changed(2, { at: 1_794_788_435_200, rate: 0.25 }, "m"))).toBe('["m",1,3,1,0,1,0,12,0,0.25]');
    expect(say(changed(3, { at: null, rate: 7 }, "m"))).toBe('["",2,3,1,0,1,0,null,0,7]');
    const odd = [5, 0.5, 7, Number.MAX_VALUE, 2 ** 60, -(2 ** 53) + 1, 2 ** 53 - 1];
    for (const [more, at] of odd.entries()) say(changed(4 + more, { at, rate: at }, "m"));
  });

  it("is written once for all lines that remember the same", () => {
    const lines = [newNewsWriter(() => true), newNewsWriter(() => true)];
    const [first, second] = [changed(1, { a: 1 }), changed(2, { a: 2 })];
    const texts = lines.map((line) => [line.write(first), line.write(second)]);
    expect(texts[0]).toEqual(texts[1]);
    expect(newNewsWriter(() => true).write(second)).toBe(JSON.stringify(second));
  });

  it("is forgotten with a match that is not watched any more", () => {
    const watched = new Set(["m"]);
    const say = newLine((match) => watched.has(match));
    say(changed(1, { a: 1 }));
    watched.delete("m");
    say(shown("n"));
    expect(say(changed(2, { a: 2 }))).toContain("changed");
  });

  it("is told from all others, however many shapes there were before", () => {
    const say = newLine();
    say(changed(1, { a: 1 }));
    const { write } = newNewsWriter(() => true);
    for (let seq = 1; seq <= 400; seq++)
      write(changed(seq, Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${seq} ${at}`, seq]))));
    expect(say(changed(2, { a: 2 }))).toContain("changed");
    expect(say(changed(3, { a: 4 }))).toBe('["",2,3,1,0,1,0,2]');
  });

  it("cannot be read on a line that carried something else", () => {
    expect(() => newNewsReader()('["m",1,0,2]')).toThrow("change 1 of match m is not remembered");
  });
});

it("whatever changes, both ends come to the same", () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 12 }), (states) => {
      const say = newLine();
      let held = states[0] as never;
      for (const [at, state] of states.entries()) {
        const change = makeChange(held, state as never);
        if (change === undefined) continue;
        say(changed(at + 1, change));
        held = applyChange(held, change) as never;
      }
    }),
  );
});
