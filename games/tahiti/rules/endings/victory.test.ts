import { expect, test } from "vitest";
import { rules } from "../index.ts";
import { areaIndex, situation } from "../testing/situation.ts";
import { LEVELS, NOBODY } from "../vocabulary.ts";
import { levelByAreas, lower, opposite } from "./levels.ts";

interface Standing {
  readonly areas?: number;
  readonly level?: string;
  readonly settled?: string;
}

/** A table where each seat controls so many Areas, or has left with a level. */
function table(standings: readonly Standing[]) {
  const { state } = situation({ seats: standings.length });
  state.control.fill(NOBODY);
  let next = 0;
  standings.forEach(({ areas = 0, level, settled = "" }, seat) => {
    for (let count = 0; count < areas; count++) state.control[next++] = seat;
    if (level !== undefined) Object.assign(state.players[seat] as object, { onTahiti: false, level, settled });
  });
  return rules.result(state, rules.pack);
}

test("TAH-DEF-11: one level lower never goes below Total Defeat; opposites mirror the list", () => {
  expect(LEVELS.map(lower)).toEqual(["TD", "TD", "SD", "MD", "MV", "SV"]);
  expect(LEVELS.map(opposite)).toEqual(["TV", "SV", "MV", "MD", "SD", "TD"]);
});

test("TAH-VIC-1: levels by Areas", () => {
  const levels = Array.from({ length: 18 }, (_, areas) => levelByAreas(rules.pack, areas));
  expect(levels.join(" ")).toBe("TD SD SD SD MD MD MD MD MV MV MV MV SV SV SV SV TV TV");
});

test("EX-5 TAH-VIC-2, TAH-VIC-3: the printed example", () => {
  const killed = table([{ areas: 3 }, { areas: 7 }, { areas: 7 }, { level: "TD" }]);
  expect(killed.details).toMatchObject({ levels: ["SD", "MD", "MD", "TD"] });
  expect(killed.places).toEqual([3, 1, 1, 4]);
  expect(table([{ areas: 3 }, { areas: 7 }, { areas: 7 }, { level: "TV", settled: "hawaii" }]).places).toEqual([
    4, 2, 2, 1,
  ]);
  expect(table([{ areas: 3 }, { areas: 7 }, { areas: 7 }, { level: "MD", settled: "rapaNui" }]).places).toEqual([
    4, 1, 1, 1,
  ]);
});

test("TAH-VIC-3: more Areas win among those judged by Areas", () => {
  expect(table([{ areas: 9 }, { areas: 8 }]).places).toEqual([1, 2]);
  expect(table([{ areas: 8 }, { areas: 8 }]).places).toEqual([1, 1]);
});

test("EDGE-46 TAH-VIC-3: a tie with an Expedition cannot be broken", () => {
  expect(table([{ level: "MV", settled: "tubuai" }, { areas: 9 }]).places).toEqual([1, 1]);
});

test("TAH-VIC-4: an Expedition shares the best place of its level", () => {
  expect(table([{ level: "MD" }, { areas: 5 }, { areas: 4 }, { areas: 1 }]).places).toEqual([1, 1, 3, 4]);
});

test("TAH-NPL-5: the last on Tahiti is judged by his Areas", () => {
  expect(table([{ areas: 1 }, { level: "MV", settled: "tubuai" }])).toMatchObject({ places: [2, 1] });
});

test("scores put the level before the Areas; the report of luck comes with the result", () => {
  const { scores, details } = table([{ areas: 9 }, { areas: 3 }]);
  expect(scores).toEqual([309, 103]);
  expect(details).toMatchObject({ areas: [9, 3], settled: ["", ""], luck: [{ lines: [] }, { lines: [] }] });
});

test("TAH-CTRL-1, TAH-CTRL-5: how everybody stands counts the Areas that are about to change hands", () => {
  const [paea = 0, vairao = 0] = ["paea", "vairao"].map((id) => rules.pack.areas[areaIndex(id)]?.hexes[0]);
  const { state } = situation({ control: { vairao: 1 }, pieces: `0@${paea} chieftain militia; 0@${vairao} fighters` });
  expect(rules.result(state, rules.pack).scores).toEqual([101, 102]);
  expect(rules.standing?.(state, rules.pack)).toEqual([103, 101]);
  state.stack.length = 0;
  expect(rules.standing?.(state, rules.pack)).toEqual([101, 102]);
});

test("TAH-SOLO-17: alone, a Marginal Victory or better is a win", () => {
  const solo = (areas: number) => {
    const { state } = situation({ seats: 1 });
    for (let area = 0; area < 17; area++) state.control[area] = area < areas ? 0 : NOBODY;
    return rules.result(state, rules.pack).places;
  };
  expect([solo(7), solo(8)]).toEqual([[2], [1]]);
});

test("TAH-DEF-12: on Tahiti is who has his Chieftain there", () => {
  const { state } = situation({ control: { paea: 0 } });
  expect(state.players.every((player) => player.onTahiti)).toBe(true);
  state.pieces = state.pieces.filter((piece) => piece.kind !== "chieftain");
  expect(rules.invariants(state, rules.pack)).toContain("seat 0 has 0 chieftains");
  expect(state.control[areaIndex("paea")]).toBe(0);
});
