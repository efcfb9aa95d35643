import { expect, test } from "vitest";
import { arrange, worth } from "../advanced/seating.ts";
import { rules } from "../index.ts";
import { all, areaIndex, kinds, moving, situation, type TahitiScene, told } from "../testing/situation.ts";
import { type Crew, NOBODY, type UnitKind } from "../vocabulary.ts";
import { afterLeaving, afterStorm, canoeCrews, seaValue } from "./crew.ts";
import { discover, settleOccupied } from "./expedition-tables.ts";
import type { VoyageFrame } from "./frames.ts";

const crewOf = (canoes: number, units: Partial<Record<UnitKind, number>>, leaders = 1): Crew => ({
  canoes,
  units: { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0, ...units },
  leaders,
});

/** An Expedition of seat 0 on its way, among three players. */
function voyage(
  crew: Crew,
  edit: (state: TahitiScene["state"]) => void = () => {},
  seats = 3,
): (dice: number[]) => TahitiScene {
  return (dice) => {
    const scene = situation({
      seats,
      step: "movement",
      edit: (state) => {
        const frame: VoyageFrame = { phase: "voyage", player: 0, crew: { ...crew, units: { ...crew.units } } };
        state.pieces = state.pieces.filter((piece) => piece.owner !== 0);
        state.villages = state.villages.filter((village) => village.owner !== 0);
        state.control[areaIndex(seats === 4 ? "arue" : "punaauia")] = NOBODY;
        Object.assign(state.players[0] as object, { onTahiti: false, home: 0 });
        state.stack.push(frame, { phase: "build", seat: 1, harvested: [] } as never);
        edit(state);
      },
    });
    scene.playWith(dice, ["endBuild"]);
    return scene;
  };
}

const result = (scene: TahitiScene) => [scene.state.players[0]?.level, scene.state.players[0]?.settled];

test("TAH-EXP-1: in phase B, between activations, a player may leave; his turn ends", () => {
  const scene = situation({ seats: 3, pieces: "0@407 militia population", markers: "407 warCanoe" });
  expect(scene.offers("depart")).toEqual([]);
  scene.play(["endBuild"]);
  expect(scene.offers("depart")).toHaveLength(1);
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeLeast"]);
  scene.playWith([1], ["ready"]);
  expect(result(scene)).toEqual(["TD", ""]);
  expect(scene.seat).toBe(1);
});

test("TAH-EXP-3: it is gathered from all over the map, under the Chieftain", () => {
  const scene = moving("0@1008 heavy; 0@409 population E1; 0@407 shaman", {
    seats: 3,
    markers: "1008 warCanoe; 409 warCanoe*4",
  });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 4], ["ready"]);
  expect((scene.state.stack.at(-2) as VoyageFrame).crew).toEqual(crewOf(5, { heavy: 1, population: 1 }, 3));
  expect(all(scene, 0)).toEqual([]);
});

test("TAH-EXP-4: a canoe, a Unit, at most two a canoe, one Population among them", () => {
  const none = moving("0@407 militia");
  expect(none.refusal(["depart"])).toBe("TAH-EXP-4");
  const empty = situation({ step: "movement", markers: "407 warCanoe" });
  expect(empty.refusal(["depart"])).toBe("TAH-EXP-4");
  const scene = moving("0@407 heavy*3", { markers: "407 warCanoe" });
  scene.play(["depart"], ["noMoreDeals"], ["assemble"]);
  expect(scene.offers("units")).toEqual([
    ["units", "heavy", 1],
    ["units", "heavy", 2],
  ]);
  scene.play(["units", "heavy", 2]);
  scene.playWith([6, 4], ["ready"]);
  // One of them goes as Population (TAH-BUILD-23).
  expect((scene.state.stack.at(-2) as VoyageFrame).crew.units).toMatchObject({ heavy: 1, population: 1 });
});

test("TAH-EXP-4: whoever takes all keeps a seat for a Population", () => {
  const scene = moving("0@407 heavy*2 population*2", { markers: "407 warCanoe" });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  expect(scene.state.stack.at(-1)).toMatchObject({ draft: { canoes: 1, units: { heavy: 1, population: 1 } } });
});

test("TAH-EXP-4: a partner's canoes count for the wish to leave", () => {
  const scene = moving("0@407 militia", { markers: "1310 warCanoe" });
  expect(scene.offers("depart")).toHaveLength(1);
});

test("TAH-EXP-5, TAH-NEG-13: the rest is disbanded, and the tables are rolled until a result stands", () => {
  const scene = moving("0@407 population*3 E1; 0@409 militia", {
    seats: 3,
    control: { paea: 0 },
    markers: "407 warCanoe bigLog",
  });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 1, 6, 1, 5, 1, 1], ["ready"]);
  expect(result(scene)).toEqual(["TD", "southAmerica"]);
  expect(scene.state.control.includes(0)).toBe(false);
  expect([scene.state.markers, scene.state.villages.some((village) => village.owner === 0)]).toEqual([[], false]);
});

test("TAH-EXP-6: 1 and 2 are lost, 3 storm, 4 leak, 5 Table B, 6 Table A", () => {
  const go = voyage(crewOf(2, { heavy: 2, population: 1 }));
  expect(result(go([1]))).toEqual(["TD", ""]);
  expect(result(go([2]))).toEqual(["TD", ""]);
  expect(told(go([3, 0, 1]), "canoeLost")).toMatchObject([{ how: "storm", canoes: 1 }]);
  expect(told(go([4, 1]), "canoeLost")).toMatchObject([{ how: "leak", canoes: 1 }]);
  expect(go([5, 3, 6]).phase).toBe("landfall");
  expect(go([6, 2]).phase).toBe("landfall");
});

test("EDGE-42 TAH-EXP-7, TAH-EXP-10: a storm takes a canoe with its Units; the last one takes everybody", () => {
  expect(result(voyage(crewOf(1, { heavy: 1, population: 1 }))([3]))).toEqual(["TD", ""]);
  const crew = crewOf(2, { heavy: 1, fighters: 1, militia: 1, population: 1 });
  const lost = canoeCrews(crew);
  expect(lost).toEqual([
    ["fighters", "heavy"],
    ["militia", "population"],
  ]);
  expect(afterStorm(crew, 0)).toEqual(crewOf(1, { militia: 1, population: 1 }));
  expect(afterStorm(crew, 1)).toEqual(crewOf(1, { heavy: 1, fighters: 1 }));
  expect(told(voyage(crew)([3, 1, 1]), "canoeLost")).toMatchObject([
    {
      lost: [
        ["population", 1],
        ["militia", 1],
      ],
    },
  ]);
});

test("EDGE-42 TAH-EXP-8: after a leak the crew changes over, the weakest are lost, one Population is kept", () => {
  expect(afterLeaving(crewOf(2, { heavy: 1, fighters: 1, militia: 1, population: 1 }), 1)).toEqual(
    crewOf(1, { heavy: 1, population: 1 }),
  );
  expect(afterLeaving(crewOf(3, { heavy: 1, population: 3 }), 1)).toEqual(crewOf(2, { heavy: 1, population: 3 }));
  expect(afterLeaving(crewOf(2, { heavy: 4 }), 1)).toEqual(crewOf(1, { heavy: 2 }));
});

test("TAH-EXP-9, TAH-EXP-16: crews are seated for the greatest value, Population last", () => {
  const kindsOf = (canoes: number, ...names: UnitKind[]) =>
    arrange(
      canoes,
      names.map((kind) => ({ kind })),
    );
  const total = (seats: ReturnType<typeof kindsOf>) => seats.reduce((sum, canoe) => sum + worth(canoe), 0);
  expect(kindsOf(2, "population", "militia", "heavy").map((canoe) => canoe.map(({ kind }) => kind))).toEqual([
    ["heavy", "population"],
    ["militia"],
  ]);
  for (let canoes = 1; canoes <= 3; canoes++)
    for (let heavy = 0; heavy <= 3; heavy++)
      for (let militia = 0; militia + heavy <= 2 * canoes; militia++) {
        const crew = crewOf(canoes, { heavy, militia }, 0);
        const names = [...Array<UnitKind>(heavy).fill("heavy"), ...Array<UnitKind>(militia).fill("militia")];
        expect(total(kindsOf(canoes, ...names))).toBe(seaValue(crew));
      }
});

test("EDGE-43 TAH-EXP-16: 2 canoes, Fighters, Slingers, Militia, Population, three Leaders: 8", () => {
  expect(seaValue(crewOf(2, { fighters: 1, slingers: 1, militia: 1, population: 1 }, 3))).toBe(8);
  expect(seaValue(crewOf(1, { militia: 2 }, 0))).toBe(2);
  expect(seaValue(crewOf(3, { militia: 3, fighters: 2 }, 1))).toBe(9);
});

test("TAH-EXP-11, TAH-EXP-15: Table A may be accepted or given up; the atoll sends back", () => {
  const lands = [2, 3, 4, 5, 6].map((die) => discover(rules.pack, die, {}));
  expect(lands.map((land) => [land?.territory, land?.level])).toEqual([
    ["palmyra", "SD"],
    ["rapaNui", "MD"],
    ["tubuai", "MV"],
    ["aotearoa", "SV"],
    ["hawaii", "TV"],
  ]);
  const scene = voyage(crewOf(1, { population: 1 }))([6, 1, 6, 6]);
  expect(told(scene, "emptyAtoll")).toHaveLength(1);
  expect(scene.offers()).toEqual([["settle"], ["sailOn"]]);
  const onward = scene.fork();
  onward.playWith([6, 2], ["sailOn"]);
  onward.play(["settle"]);
  expect(result(onward)).toEqual(["SD", "palmyra"]);
  scene.play(["settle"]);
  expect(result(scene)).toEqual(["TV", "hawaii"]);
});

test("TAH-EXP-12: Table B's lands and their modifiers", () => {
  const strong = crewOf(5, { heavy: 9, population: 1 });
  const cell = (place: number, die: number) => settleOccupied(rules.pack, strong, place, die, {});
  expect([1, 2, 3, 4, 5, 6].map((place) => cell(place, 3).territory)).toEqual([
    "southAmerica",
    "fiji",
    "samoa",
    "tonga",
    "marquesas",
    "micronesia",
  ]);
  expect([1, 2, 3, 4, 5, 6].map((place) => cell(place, 3).cell)).toEqual(["SD", "MD", "MD", "MD", "MV", "SV"]);
});

test("EDGE-44 TAH-EXP-12, TAH-EXP-14, TAH-EXP-21: Micronesia lowers the level, not the right to sail on", () => {
  const scene = voyage(crewOf(2, { fighters: 1, slingers: 1, militia: 1, population: 1 }, 3))([5, 6, 6]);
  expect(result(scene)).toEqual(["SV", "micronesia"]);
});

const ROWS: [number, string][] = [
  [-1, "TD TD TD TD"],
  [0, "TD TD TD SD"],
  [1, "TD TD SD SD"],
  [2, "TD SD SD MD"],
  [3, "TD SD MD MD"],
  [4, "SD MD MV MV"],
  [5, "MD MV MV SV"],
  [6, "MV SV SV TV"],
  [7, "SV SV SV TV"],
  [8, "SV TV TV TV"],
];

test.each(ROWS)("TAH-EXP-13: row %i of Table C", (row, cells) => {
  const columns = [2, 6, 9, 12].map((value) => {
    const crew = crewOf(0, {}, value);
    const [place, die] = row < 1 ? [1, row + 2] : row > 6 ? [6, row - 2] : [3, row];
    return settleOccupied(rules.pack, crew, place, die, {}).cell;
  });
  expect(columns.join(" ")).toBe(cells);
  expect(rules.pack.voyage.c[row]?.join(" ")).toBe(cells);
});

test("TAH-EXP-13: the columns begin at 6, 9 and 12", () => {
  const column = (value: number) => settleOccupied(rules.pack, crewOf(0, {}, value), 3, 4, {}).cell;
  expect([0, 3, 5, 6, 8, 9, 11, 12, 20].map(column)).toEqual(["SD", "SD", "SD", "MD", "MD", "MV", "MV", "MV", "MV"]);
  const five = (value: number) => settleOccupied(rules.pack, crewOf(0, {}, value), 3, 5, {}).cell;
  expect([11, 12].map(five)).toEqual(["MV", "SV"]);
});

test("EDGE-45 TAH-EXP-14: a stand-off may be left only by losing two canoes of three or more", () => {
  const two = voyage(crewOf(2, { fighters: 2, militia: 2 }, 2))([5, 3, 4]);
  expect(result(two)).toEqual(["MD", "samoa"]);
  const three = voyage(crewOf(3, { fighters: 2, population: 2 }, 2))([5, 3, 4]);
  expect(three.phase).toBe("landfall");
  three.playWith([6, 4], ["sailOn"]);
  expect(told(three, "canoeLost")).toMatchObject([
    {
      how: "standoff",
      canoes: 1,
      lost: [
        ["population", 1],
        ["fighters", 1],
      ],
    },
  ]);
});

test("TAH-EXP-14: TD, SD and TV stand; MV and SV may be given up", () => {
  const six = voyage(crewOf(2, { fighters: 2, militia: 2 }, 2));
  expect(result(six([5, 3, 1]))).toEqual(["TD", "samoa"]);
  expect(result(six([5, 3, 3]))).toEqual(["SD", "samoa"]);
  expect(six([5, 3, 5]).phase).toBe("landfall");
  expect(six([5, 3, 6]).phase).toBe("landfall");
  expect(result(voyage(crewOf(5, { heavy: 9, population: 1 }))([5, 3, 6]))).toEqual(["TV", "samoa"]);
});

/** Seat 1 has settled somewhere before. */
const settled = (territory: string, level: string) => (state: TahitiScene["state"]) => {
  state.pieces = state.pieces.filter((piece) => piece.owner !== 2);
  state.villages = state.villages.filter((village) => village.owner !== 2);
  state.control.forEach((owner, area) => {
    if (owner === 2) state.control[area] = NOBODY;
  });
  Object.assign(state.players[2] as object, { onTahiti: false, home: 0, level, settled: territory });
};

test("EX-7 TAH-EXP-17: a discovered land settled before is one level lower", () => {
  const scene = voyage(crewOf(1, { population: 1 }), settled("hawaii", "TV"), 4)([6, 6]);
  scene.play(["settle"]);
  expect(result(scene)).toEqual(["SV", "hawaii"]);
  expect(scene.state.players[2]?.level).toBe("TV");
});

test("EX-6 TAH-EXP-18, TAH-EXP-19: a triumphant settler falls to the opposite; another one has softened the natives", () => {
  const anna = voyage(crewOf(2, { fighters: 2, militia: 2 }, 2), settled("samoa", "TV"), 4)([5, 3, 4]);
  expect(result(anna)).toEqual(["MD", "samoa"]);
  expect(anna.state.players[2]?.level).toBe("MV");
  const other = voyage(crewOf(2, { fighters: 2, militia: 2 }, 2), settled("samoa", "SV"), 4)([5, 3, 4]);
  other.play(["settle"]);
  expect(result(other)).toEqual(["MV", "samoa"]);
  expect(other.state.players[2]?.level).toBe("SV");
});

test("TAH-EXP-12, TAH-EXP-18: what is added to the die of Table C is told with it", () => {
  const crew = crewOf(2, { fighters: 2, militia: 2 }, 2);
  const modifierOf = (place: number, territory: string) => {
    const scene = voyage(crew, settled(territory, "SV"), 4)([5, place, 4]);
    return told(scene, "rolled")
      .map(({ purpose, note }) => [purpose, note?.modifier])
      .at(-1);
  };
  expect(modifierOf(3, "samoa")).toEqual(["tableC", 1]);
  expect(modifierOf(2, "samoa")).toEqual(["tableC", -1]);
  expect(modifierOf(3, "fiji")).toEqual(["tableC", undefined]);
});

test("TAH-EXP-20: only who stays counts; giving up changes nobody", () => {
  const scene = voyage(crewOf(2, { fighters: 2, militia: 2 }, 2), settled("samoa", "TV"), 4)([5, 3, 5]);
  scene.playWith([1], ["sailOn"]);
  expect(scene.state.players[2]?.level).toBe("TV");
  const lost = voyage(crewOf(1, { population: 1 }), settled("", "TD"), 4)([6, 6]);
  lost.play(["settle"]);
  expect(result(lost)).toEqual(["TV", "hawaii"]);
});

test("TAH-EXP-18: several settlers count once, a triumphant one first; row 9 counts as 8", () => {
  const crew = crewOf(2, { fighters: 2, militia: 2 }, 2);
  expect(settleOccupied(rules.pack, crew, 3, 4, { samoa: ["SD", "MD"] }).cell).toBe("MV");
  expect(settleOccupied(rules.pack, crew, 3, 4, { samoa: ["SD", "TV"] }).cell).toBe("MD");
  expect(settleOccupied(rules.pack, crew, 6, 6, { micronesia: ["SD"] }).cell).toBe("TV");
});

test("TAH-END-1: the Expedition is rolled to its end before the game is over", () => {
  const scene = moving("0@407 militia population", { markers: "407 warCanoe" });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 5], ["ready"]);
  expect([scene.over, scene.phase]).toEqual([false, "landfall"]);
  scene.play(["settle"]);
  expect(scene.over).toBe(true);
  expect(kinds(scene, 1)).toEqual(["chieftain"]);
});
