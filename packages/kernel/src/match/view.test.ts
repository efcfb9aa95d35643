import { reef } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import { chosen, start } from "../testing/reef-match.ts";
import { viewFor, whatIf } from "./view.ts";

describe("what if", () => {
  it("shows what moves would bring and what could follow, without touching the match", () => {
    const match = start();
    const preview = whatIf(reef, reef.pack, viewFor(match, 0).view, 0, [
      ["boast", 3],
      ["choose", 2],
    ]);
    expect(preview).toMatchObject({
      stopped: false,
      events: [{ kind: "boasted", card: 3 }],
      view: { stack: [{ chosen: [2] }] },
      next: { phase: "turn", moves: [["choose", 3], ["lay"]], notes: [{ pearls: 0 }, null] },
    });
    expect(chosen(match, 0)).toEqual([]);
  });

  it("stops where luck begins, and answers nothing for moves that are not offered", () => {
    const view = viewFor(start(), 0).view;
    expect(whatIf(reef, reef.pack, view, 0, [["dive"]])).toMatchObject({ stopped: true });
    expect(whatIf(reef, reef.pack, view, 0, [["choose", 4]])).toBeUndefined();
    expect(whatIf(reef, reef.pack, view, 1, [["pass"]])).toBeUndefined();
  });
});
