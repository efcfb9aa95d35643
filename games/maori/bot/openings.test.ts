import { at } from "@outrigger/kernel";
import { newPlay, stoppingChance } from "@outrigger/kernel/play";
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../arrange/index.ts";
import { rules } from "../rules/index.ts";
import { features } from "./features.ts";

/** What is counted of the first seat by these names. */
function counted(wanted: Arrangement, ...names: string[]): Record<string, number> {
  const scene = given(rules, { seats: 2 }, (state, pack) => arrange(state, pack, wanted));
  const row = at(features.count(newPlay(rules, rules.pack, scene.state, stoppingChance())).seats, 0);
  return Object.fromEntries(names.map((name) => [name, row[features.each.indexOf(name)] ?? Number.NaN]));
}

describe("what lies open on a board", () => {
  test("an unfinished island with its palms, by whether they have a hut, and its half of a lei", () => {
    const boards = ["EE07@r2c1 W01@r1c1"];
    expect(counted({ boards }, "openIslands", "openTiles", "openPalms")).toEqual({
      openIslands: 20,
      openTiles: 10,
      openPalms: 0,
    });
    const [hut, lei] = [counted({ boards }, "openHutPalms"), counted({ boards: ["EE12@r2c1"] }, "leiHalves")];
    expect(hut["openHutPalms"]).toBeGreaterThan(0);
    expect(lei).toEqual({ leiHalves: 20 });
  });

  test("a finished island is open no more", () => {
    const names = ["openIslands", "openTiles", "leiHalves", "asked"];
    expect(counted({ boards: ["EE12@r2c1 EW12@r2c2"] }, ...names)).toEqual({
      openIslands: 0,
      openTiles: 0,
      leiHalves: 0,
      asked: 0,
    });
  });

  test("spaces by how many neighbours ask something of them", () => {
    const one = counted({ boards: ["EE02@r2c1"] }, "asked", "joining", "blank");
    expect(one).toEqual({ asked: 12, joining: 0, blank: 6 * 14 });
    expect(counted({ boards: ["EE02@r2c1 EW02@r2c3"] }, "asked", "joining")).toEqual({ asked: 0, joining: 20 });
  });

  test("what the tile in the depot shows", () => {
    const names = ["depotLei", "depotSides", "depotHut"];
    expect(counted({ depots: ["EE12", null] }, ...names)).toEqual({ depotLei: 32, depotSides: 32, depotHut: 0 });
    expect(counted({}, ...names)).toEqual({ depotLei: 0, depotSides: 0, depotHut: 0 });
  });
});

describe("what the next turn would gain", () => {
  const boards = ["EE12@r2c1 W01@r1c1", "EE11@r2c1 W02@r1c1"];
  const wanted = { boards, matrix: { m12: "EW12", m13: "W03" }, bare: true };

  test("with the partner of a lei in reach more than without it, and nearly as much where another tile does as well", () => {
    const names = ["bestTurn", "secondTurn"];
    const near = counted(wanted, ...names);
    const far = counted({ ...wanted, matrix: { m12: "W04", m13: "W03" } }, ...names);
    expect(near["bestTurn"]).toBeGreaterThan((far["bestTurn"] ?? 0) + 20);
    expect(near["secondTurn"]).toBeLessThan((near["bestTurn"] ?? 0) - 20);
    const both = counted({ ...wanted, matrix: { m12: "EW12", m13: "EW02" } }, ...names);
    expect(both["secondTurn"]).toBeGreaterThan(near["secondTurn"] ?? 0);
  });

  test("whoever comes later has what the mover leaves", () => {
    const later = { ...wanted, seat: 1 };
    const { bestTurn = 0, leftTurn = 0 } = counted(later, "bestTurn", "leftTurn");
    expect(leftTurn).toBeLessThan(bestTurn);
    const own = counted(wanted, "bestTurn", "leftTurn");
    expect(own["leftTurn"]).toBe(own["bestTurn"]);
  });
});
