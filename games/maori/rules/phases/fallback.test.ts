import { type Frame, topFrame } from "@outrigger/kernel";
import { fallbackMove, fastChance, newPlay } from "@outrigger/kernel/play";
import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../../arrange/index.ts";
import { pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";
import type { MaoriMove } from "../vocabulary.ts";

const stage = (wanted: Arrangement, options = {}): Scene<Maori> =>
  given(rules, { seats: 2, options }, (state) => arrange(state, pack, { phase: "action", ...wanted }));

function fallback({ state, offers }: Pick<Scene<Maori>, "state"> & { offers: readonly MaoriMove[] }): MaoriMove {
  const play = newPlay(rules, pack, state, fastChance(1));
  return fallbackMove(rules, play, topFrame(state) as Frame, offers) as MaoriMove;
}

const chosenBy = (scene: Scene<Maori>): MaoriMove => fallback({ state: scene.state, offers: scene.offers() });

describe("a seat that runs out of time", () => {
  test("MAO-SHIP-3 MAO-PASS-1: sails one position, does nothing and ends the turn", () => {
    const scene = stage({ phase: "sail", boards: ["W01@r1c1"] });
    const chosen: MaoriMove[] = [];
    while (scene.seat === 0) {
      chosen.push(chosenBy(scene));
      scene.play(chosenBy(scene));
    }
    expect(chosen).toEqual([["sail", 1], ["pass"], ["confirm"]]);
  });

  test("places the explorer and confirms it", () => {
    const scene = given(rules, { seats: 2 });
    expect(chosenBy(scene)).toEqual(["explorer", 0]);
    scene.play(["explorer", 3]);
    expect(chosenBy(scene)).toEqual(["confirm"]);
  });

  test("stores the tile in hand, or places it where it may lie first", () => {
    const storing = stage({});
    storing.play(["take", "m11"]);
    expect(chosenBy(storing)).toEqual(["depot"]);
    const placing = stage({ depots: ["W02"], boards: ["W03@r1c1"], matrix: { m11: "W01" } });
    placing.play(["take", "m11"]);
    expect(chosenBy(placing)).toEqual(["place", "r1c2"]);
  });

  test("leaves the coloured ship where it is and lays a tile the first way that agrees", () => {
    const ship = stage({ boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"] }, { variant: 1 });
    ship.play(["pass"]);
    expect(chosenBy(ship)).toEqual(["keep"]);
    const turning = stage({ matrix: { m11: "EE13" } });
    turning.play(["take", "m11"], ["place", "r2c2"]);
    expect(chosenBy(turning)).toEqual(["turn", 0]);
  });

  test("MAO-STEP-3: after paid steps takes what can still be had", () => {
    const scene = stage({ boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], shells: [1, 0] }, { variant: 1 });
    scene.play(["step", "r1c2"]);
    expect(chosenBy(scene)).toEqual(["take", "m11"]);
  });
});
