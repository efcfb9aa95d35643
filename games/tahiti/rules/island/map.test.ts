import { expect, test } from "vitest";
import { pack } from "../components.ts";
import { landZones } from "../movement/land-zones.ts";
import { canFinish, isFamiliar, seaCost, seaSources, throughZones, UNBOUND } from "../movement/sea.ts";
import { retreatHexes } from "../movement/ways-home.ts";
import { areaIndex, situation } from "../testing/situation.ts";
import { distance } from "./hex.ts";
import type { HexInfo } from "./map.ts";

const { map } = pack;
const ids = (hexes: readonly HexInfo[]): number[] => hexes.map((hex) => hex.id);

test("TAH-COMP-6: 57 land hexes, 33 of them coastal, 130 of sea; 30 clear, 27 jungle; 16 and 8 reefs; 35 mountain sides", () => {
  const land = map.hexes.filter((hex) => !hex.sea);
  expect([map.hexes.length, land.length]).toEqual([187, 57]);
  expect(land.filter((hex) => hex.coastal)).toHaveLength(33);
  expect(land.filter((hex) => hex.jungle)).toHaveLength(27);
  expect(land.filter((hex) => hex.reef)).toHaveLength(16);
  expect(map.hexes.filter((hex) => hex.sea && hex.reef)).toHaveLength(8);
  const neighbours = (hex: HexInfo) => land.filter((other) => distance(hex, other) === 1);
  const sides = land.flatMap((hex) => neighbours(hex).filter((other) => !hex.landSteps.includes(other)));
  expect(sides).toHaveLength(70);
});

test("TAH-COMP-7: the island lies within three rings of sea, so a two-hex zone can be passed outside", () => {
  const land = map.hexes.filter((hex) => !hex.sea);
  for (const hex of map.hexes)
    if (hex.sea) expect(Math.min(...land.map((there) => distance(there, hex)))).toBeLessThanOrEqual(3);
});

test("TAH-COMP-8: 17 Areas in three Regions of three, seven and seven", () => {
  const regions = pack.areas.map((area) => area.region);
  expect(pack.areas).toHaveLength(17);
  expect(["oropaa", "aharoa", "teva"].map((region) => regions.filter((own) => own === region).length)).toEqual([
    3, 7, 7,
  ]);
  expect(pack.areas.filter((area) => area.region === "oropaa").map((area) => area.id)).toEqual([
    "faaa",
    "punaauia",
    "paea",
  ]);
});

test("TAH-COMP-9: three jungle hexes have no clear neighbour", () => {
  expect(ids(map.hexes.filter((hex) => hex.deep)).sort((one, other) => one - other)).toEqual([607, 708, 808]);
});

test("TAH-GEO-2, EDGE-16: 0606 can be left only to 0505; clear costs 3t, jungle 6t", () => {
  expect(ids(map.at(606).landSteps)).toEqual([505]);
  expect(map.at(505).cost).toBe(3);
  expect(map.at(606).cost).toBe(6);
  expect(map.at(505).landSteps.some((hex) => hex.sea)).toBe(false);
});

test("TAH-GEO-3: coastal is land next to an all-sea hex", () => {
  for (const hex of map.hexes) {
    const touches = map.hexes.some((other) => other.sea && distance(hex, other) === 1);
    expect(hex.coastal).toBe(!hex.sea && touches);
  }
});

test("TAH-GEO-4, EDGE-18: canoes do not cut through the isthmus", () => {
  expect(ids(map.at(1110).seaSteps)).toEqual([1009, 1109, 1111, 1210]);
  expect(ids(map.at(606).seaSteps)).toEqual([]);
});

test("TAH-GEO-5, TAH-GEO-6, EDGE-19: 0911 is familiar to whoever controls a neighbouring Area", () => {
  const reef = map.at(911);
  expect(reef.reefAreas.map((area) => pack.areas[area]?.id)).toEqual(["mataiea", "papeari", "vairao"]);
  for (const area of ["mataiea", "papeari", "vairao"]) {
    const { state } = situation({ control: { [area]: 0 } });
    expect([seaCost(state, pack, 0, reef), seaCost(state, pack, 1, reef)]).toEqual([1, 3]);
  }
  const { state } = situation({ control: { papara: 0 } });
  expect(isFamiliar(state, 0, reef)).toBe(false);
  // A coastal reef is known to its own Area alone.
  expect(map.at(811).reefAreas.map((area) => pack.areas[area]?.id)).toEqual(["mataiea"]);
  expect(seaCost(state, pack, 0, map.at(911))).toBe(3);
  expect(seaCost(state, pack, 0, map.at(207))).toBe(1);
});

test("TAH-GEO-7, EDGE-10: the zone of 0507 stops at mountain sides", () => {
  const { state } = situation({ pieces: "1@507 fighters" });
  const zones = landZones(state, pack, 0);
  const near = ids(map.hexes).filter((hex) => zones.isInfluenced(hex));
  expect(near).toEqual([407, 607, 508]);
  expect(zones.isOccupied(507)).toBe(true);
  expect(landZones(state, pack, 1).isInfluenced(407)).toBe(false);
});

test("TAH-GEO-8, TAH-SZI-1, EX-10: inner and outer zone of a manned canoe at a Village", () => {
  const { state } = situation({ pieces: "1@407 militia E5", markers: "407 warCanoe", homes: [604, 407] });
  const [source] = seaSources(state, pack, 0);
  expect([source?.at.id, source?.far]).toEqual([407, true]);
  expect(ids(source?.at.seaSteps ?? [])).toEqual([307, 406, 408, 508]);
  expect(ids(source?.at.seaRing ?? [])).toEqual([207, 305, 306, 308, 309, 405, 409]);
  expect(seaSources(state, pack, 1)).toEqual([]);
});

test("TAH-GEO-8: only a Village of the watcher's own makes the zone two hexes deep", () => {
  const far = (homes: number[]) => {
    const { state } = situation({
      seats: 3,
      homes,
      pieces: "0@1310 chieftain; 1@407 militia E5; 2@1113 chieftain",
      markers: "407 warCanoe",
    });
    return seaSources(state, pack, 0).map((source) => source.far);
  };
  expect([far([1310, 407, 1113]), far([407, 604, 1113]), far([1310, 604, 407])]).toEqual([[true], [false], [false]]);
});

test("TAH-SZI-1, TAH-SCOM-15: no commander, no Combat Unit or no shore, no sea zone", () => {
  const homes = [604, 1310];
  const sources = (pieces: string, hex: number) => {
    const { state } = situation({ homes, pieces, markers: `${hex} warCanoe`, edit: crewed(hex) });
    return seaSources(state, pack, 0).length;
  };
  const crewed = (hex: number) => (state: ReturnType<typeof situation>["state"]) => {
    for (const marker of state.markers) marker.crew = map.at(hex).sea ? 1 : -1;
  };
  expect(sources("1@409 militia E1", 409)).toBe(1);
  expect(sources("1@409 militia", 409)).toBe(0);
  expect(sources("1@409 population E1", 409)).toBe(0);
  expect(sources("1@409 militia shaman", 409)).toBe(0);
  expect(sources("1@308 militia E1", 308)).toBe(0);
  expect(sources("0@409 E1; 1@409 militia", 409)).toBe(0);
});

test("TAH-GEO-9, EX-1: a retreat takes the cheapest way home", () => {
  const { state } = situation({ homes: [409, 1310] });
  expect(retreatHexes({ state, pack }, 0, 608, 409, "land")).toEqual([508]);
  expect(retreatHexes({ state, pack }, 0, 508, 409, "land")).toEqual([409]);
});

test("TAH-GEO-9, EX-11: two ways of equal cost are both open", () => {
  const { state } = situation({ homes: [1008, 407] });
  expect(retreatHexes({ state, pack }, 0, 910, 1008, "land")).toEqual([909, 1010]);
});

test("TAH-GEO-9: enemy Combat Units bend the way, enemy Population does not", () => {
  const blocked = situation({ homes: [409, 1310], pieces: "1@508 militia" });
  expect(retreatHexes({ state: blocked.state, pack }, 0, 608, 409, "land")).toEqual([509]);
  const free = situation({ homes: [409, 1310], pieces: "1@508 population" });
  expect(retreatHexes({ state: free.state, pack }, 0, 608, 409, "land")).toEqual([508]);
});

test("TAH-GEO-10: a besieged home is still approached, until the enemy himself is in the way", () => {
  const { state } = situation({ homes: [409, 1310], pieces: "1@409 militia" });
  expect(retreatHexes({ state, pack }, 0, 607, 409, "land")).toEqual([507, 608]);
  expect(retreatHexes({ state, pack }, 0, 508, 409, "land")).toEqual([]);
});

test("TAH-GEO-11: at sea the ways are those of canoes, and unfamiliar reefs cost more", () => {
  const { state } = situation({ homes: [405, 1310] });
  expect(retreatHexes({ state, pack }, 0, 409, 405, "sea")).toEqual([408]);
  const paea = situation({ homes: [405, 1310], control: { paea: 0, punaauia: 0 } });
  expect(retreatHexes({ state: paea.state, pack }, 0, 409, 405, "sea")).toEqual([408, 508]);
  const enemy = situation({ homes: [405, 1310], pieces: "1@407 militia", control: { punaauia: 0 } });
  expect(retreatHexes({ state: enemy.state, pack }, 0, 408, 405, "sea")).toEqual([307]);
});

test("TAH-GEO-13: a flotilla at sea needs thirds enough to reach a shore, unless sea combat lets it stay", () => {
  const basic = situation().state;
  const far = map.at(401);
  const ahead = (left: number) => ({ hex: far, left, bond: UNBOUND });
  const least = [1, 2, 3, 4, 5].find((left) => canFinish({ state: basic, pack }, 0, [], ahead(left)));
  expect(least).toBe(Math.min(...map.hexes.filter((hex) => hex.coastal && !hex.reef).map((hex) => distance(hex, far))));
  const advanced = situation({ options: { seaCombat: true } }).state;
  expect(canFinish({ state: advanced, pack }, 0, [], ahead(0))).toBe(true);
});

test("TAH-GEO-13: a shore that zones keep it from is no end to a voyage", () => {
  const { state } = situation({
    homes: [1310, 407],
    control: { paea: 0 },
    pieces: "1@407 militia E5",
    markers: "407 warCanoe",
  });
  const sources = seaSources(state, pack, 0);
  const bond = throughZones(sources, map.at(410), map.at(309), UNBOUND) ?? UNBOUND;
  const from309 = (left: number, zones: typeof sources) =>
    canFinish({ state, pack }, 0, zones, { hex: map.at(309), left, bond: zones.length === 0 ? UNBOUND : bond });
  // 0409 is a third away, but from the outer zone it goes only on to 0407, by 0408.
  expect([from309(1, []), from309(1, sources), from309(2, sources)]).toEqual([true, false, true]);
});

test("TAH-COMP-8: every Area has hexes of its own and a place for a Home Village", () => {
  expect(pack.areas.flatMap((area) => area.hexes)).toHaveLength(57);
  for (const area of pack.areas) {
    expect(area.homeSites.length).toBeGreaterThan(0);
    for (const hex of area.hexes) expect(map.at(hex).area).toBe(areaIndex(area.id));
  }
});
