import { describe, expect, it } from "vitest";
import { game, start, stones } from "../testing/quarry.ts";
import { viewFor, whatIf } from "./view.ts";

describe("what if", () => {
  it("shows what a move would bring and what could follow, without touching the match", () => {
    const match = start();
    const preview = whatIf(game, game.pack, viewFor(match, 0).view, 0, [["load", 2]]);
    expect(preview).toMatchObject({ stopped: false, events: [{ kind: "loaded", what: 2 }], next: { phase: "turn" } });
    expect(preview?.view.stones).toEqual([2, 0]);
    expect(stones(match, 0)).toEqual([0, 0]);
  });

  it("stops where luck begins, and answers nothing for moves that are not offered", () => {
    const view = viewFor(start(), 0).view;
    expect(whatIf(game, game.pack, view, 0, [["roll"]])).toMatchObject({ stopped: true });
    expect(whatIf(game, game.pack, view, 0, [["load", 4]])).toBeUndefined();
    expect(whatIf(game, game.pack, view, 1, [["done"]])).toBeUndefined();
  });
});
