import { QUIET } from "@outrigger/kernel";
import { expect, test } from "vitest";
import { rules } from "../index.ts";
import type { TahitiState } from "../state.ts";
import { all, find, kinds, type Situation, situation, type TahitiScene, told } from "../testing/situation.ts";
import type { OverboardFrame } from "./frames.ts";
import { survives } from "./sharks.ts";
import { nearestGoals } from "./swim-to.ts";

/** Everybody of seat 0 in the hex is in the water, except those named as seated. */
function overboard(
  at: number,
  names: string,
  more: Situation & { canoes?: number; seated?: number } = {},
): (dice: number[]) => TahitiScene {
  const { canoes = 0, seated = 0, ...rest } = more;
  return (dice) => {
    const scene = situation({
      seats: 3,
      homes: [407, 1310, 1113],
      step: "movement",
      ...rest,
      pieces: `0@${at} ${names}; ${rest.pieces ?? ""}`,
      markers: `${at} warCanoe*${canoes}; ${rest.markers ?? ""}`,
      options: { seaCombat: true },
      edit: (state) => {
        for (const marker of state.markers) if (rules.pack.map.at(marker.at).sea) marker.crew = 0;
        rest.edit?.(state);
        state.stack.push(waterFrame(state, at, canoes, seated), { phase: "build", seat: 1, harvested: [] });
      },
    });
    scene.playWith(dice, ["endBuild"]);
    return scene;
  };
}

function waterFrame(state: TahitiState, at: number, canoes: number, seated: number): OverboardFrame {
  const swimmers = state.pieces.filter((piece) => piece.owner === 0 && piece.at === at).map((piece) => piece.id);
  const ids = state.markers.filter((marker) => marker.at === at).map((marker) => marker.id);
  return {
    phase: "overboard",
    side: 0,
    at,
    swimmers: swimmers.slice(seated),
    canoes: ids.slice(0, canoes),
    seated,
    ownShore: false,
  };
}

test("EX-4 TAH-SWIM-1: Heavy Troops fall to the sharks on 5 and 6, others on 6", () => {
  const scene = situation({ pieces: "0@407 heavy fighters" });
  const lives = (kind: "heavy" | "fighters" | "chieftain", die: number, hexes = 0) =>
    survives(
      { state: scene.state, pack: scene.pack, chance: { die: () => die }, ...QUIET } as never,
      find(scene, 0, kind),
      hexes,
      "sharks",
    );
  expect([4, 5, 6].map((die) => lives("heavy", die))).toEqual([true, false, false]);
  expect([4, 5, 6].map((die) => lives("fighters", die))).toEqual([true, true, false]);
  expect([5, 6].map((die) => lives("chieftain", die))).toEqual([true, false]);
});

test("TAH-SWIM-2, TAH-SWIM-4: a canoe with room saves, a shore saves; all lose their gear, Leaders and Population nothing", () => {
  const scene = overboard(307, "heavy population E1", { canoes: 1 })([]);
  expect(kinds(scene, 0, 307)).toEqual(["E1", "militia", "population"]);
  const ashore = overboard(409, "fighters slingers militia E1")([]);
  expect(kinds(ashore, 0, 409)).toEqual(["E1", "militia", "militia", "population"]);
  expect(told(ashore, "rescued").every((event) => event.ashore)).toBe(true);
});

test("EX-4 TAH-SWIM-3, TAH-GEO-12: two hexes to the shore, the full canoes beside are no help", () => {
  const full = { pieces: "0@803 militia*4", markers: "803 warCanoe*2" };
  const heavy = overboard(902, "heavy", full)([3, 3]);
  expect(told(heavy, "drowned")).toMatchObject([{ piece: "heavy" }]);
  const fighters = overboard(902, "fighters", full)([3, 3]);
  expect(told(fighters, "rolled").map(({ note }) => note?.modifier)).toEqual([1, 2]);
  expect(kinds(fighters, 0, 804)).toEqual(["militia"]);
  const room = overboard(902, "fighters", { pieces: "0@803 militia*3", markers: "803 warCanoe*2" })([3]);
  expect(kinds(room, 0, 803)).toEqual(["militia", "militia", "militia", "militia"]);
});

test("TAH-GEO-12: Leaders need no room; enemies on the shore make it no goal; ties are the owner's", () => {
  const scene = overboard(902, "E1", { pieces: "0@803 militia*4", markers: "803 warCanoe*2" })([3]);
  expect(kinds(scene, 0, 803)).toContain("E1");
  const held = situation({ pieces: "1@804 militia; 0@902 fighters" });
  const swimmer = find(held, 0, "fighters");
  expect(nearestGoals(held as never, swimmer, 902).goals).not.toContain(804);
  const free = situation({ pieces: "0@902 fighters" });
  expect(nearestGoals(free as never, find(free, 0, "fighters"), 902)).toEqual({ goals: [804], steps: 2 });
  const tie = overboard(408, "fighters")([]);
  expect([tie.phase, tie.seat]).toEqual(["swim", 0]);
  const goals = tie.offers().map(([, hex]) => hex);
  expect(goals).toEqual([407, 409, 508]);
  tie.playWith([4], ["swimTo", 508]);
  expect(kinds(tie, 0, 508)).toEqual(["militia"]);
});

test("TAH-SWIM-5: where there is not room for all in the hex the owner chooses who is pulled out", () => {
  const scene = overboard(307, "militia heavy fighters population", { canoes: 1, seated: 1 })([]);
  expect([scene.phase, scene.seat]).toEqual(["rescue", 0]);
  expect(scene.offers()).toEqual([
    ["board", "population"],
    ["board", "fighters"],
    ["board", "heavy"],
  ]);
  scene.playWith([], ["board", "heavy"]);
  expect(kinds(scene, 0, 307)).toContain("militia");
  expect(scene.phase).toBe("swim");
});

test("TAH-SWIM-5: Leaders swim before everybody else, whatever their ids", () => {
  const scene = overboard(902, "militia fighters E1")([5, 1, 1, 1, 1]);
  // The first die is the Elder's: with one added he drowns, and both Units come ashore in two hexes each.
  expect(told(scene, "drowned").map((event) => event.piece)).toEqual(["elder"]);
  expect(kinds(scene, 0, 804)).toEqual(["militia", "population"]);
});

/** One seat is free in the canoes beside; the shore is two hexes away. */
const oneSeat = { pieces: "0@803 militia*3", markers: "803 warCanoe*2" };

test("TAH-SWIM-5: where the nearest canoes cannot take all, the owner says who swims first", () => {
  const scene = overboard(902, "militia heavy population E1", oneSeat)([1]);
  // The Elder needs no room and no order.
  expect(kinds(scene, 0, 803)).toEqual(["E1", "militia", "militia", "militia"]);
  expect([scene.phase, scene.seat]).toEqual(["nextSwimmer", 0]);
  expect(scene.offers()).toEqual([
    ["swimNext", "population"],
    ["swimNext", "militia"],
    ["swimNext", "heavy"],
  ]);
  const lucky = scene.fork();
  // Taken in, he leaves the others to the shore: there the order changes nothing any more.
  lucky.playWith([1, 1, 1, 1, 1], ["swimNext", "heavy"]);
  expect(kinds(lucky, 0, 803)).toEqual(["E1", "militia", "militia", "militia", "militia"]);
  expect(kinds(lucky, 0, 804)).toEqual(["population", "population"]);
  // Drowned, he leaves the seat to the next.
  scene.playWith([6], ["swimNext", "heavy"]);
  expect([scene.phase, scene.offers()]).toEqual([
    "nextSwimmer",
    [
      ["swimNext", "population"],
      ["swimNext", "militia"],
    ],
  ]);
  scene.playWith([1, 1, 1], ["swimNext", "population"]);
  expect(kinds(scene, 0, 803)).toContain("population");
  expect(kinds(scene, 0, 804)).toEqual(["population"]);
});

test("TAH-SWIM-5: with room for all, or all alike, nobody is asked", () => {
  const alike = overboard(902, "fighters*2", oneSeat)([1, 1, 1]);
  expect([kinds(alike, 0, 803).length, kinds(alike, 0, 804)]).toEqual([4, ["militia"]]);
  const roomy = overboard(902, "fighters population", { ...oneSeat, pieces: "0@803 militia*2" })([1, 1]);
  expect(kinds(roomy, 0, 803)).toEqual(["militia", "militia", "militia", "population"]);
});

test("TAH-SWIM-5: whoever has no goal on the whole map drowns", () => {
  const shores = rules.pack.map.hexes.filter((hex) => hex.coastal).map((hex) => `1@${hex.id} militia`);
  const scene = overboard(902, "fighters", { pieces: shores.join("; ") })([]);
  expect(told(scene, "drowned").map((event) => event.piece)).toEqual(["fighters"]);
});

test("TAH-SWIM-6: a drowned Elder is removed, a drowned Shaman comes back later", () => {
  const scene = overboard(902, "E1 shaman")([5, 5]);
  expect(told(scene, "drowned").map((event) => event.piece)).toEqual(["elder", "shaman"]);
  expect(scene.state.players[0]?.shamanDue).toBe(3);
  expect(all(scene, 0).map((piece) => piece.kind)).toEqual(["chieftain"]);
});

test("TAH-SWIM-7: a shore with enemy Combat Units is no safety, not even where the canoe sank", () => {
  const scene = overboard(409, "fighters", { pieces: "1@409 militia" })([]);
  expect(scene.phase).toBe("swim");
  expect(scene.offers().map(([, hex]) => hex)).not.toContain(409);
});
