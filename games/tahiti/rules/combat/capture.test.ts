import { expect, test } from "vitest";
import { all, fighting, find, kinds, situation, type TahitiScene, told } from "../testing/situation.ts";

test("EDGE-29 TAH-CAPT-1, TAH-CAPT-2: a lone Chieftain next to the winner is captured, unless a Village shelters him", () => {
  const scene = fighting("0@704 heavy; 1@704 chieftain", { homes: [407, 505] });
  scene.playWith([6, 6, 1], ["fight", 704, 1]);
  expect(told(scene, "retreated")).toMatchObject([{ from: 704, to: 604 }]);
  expect(told(scene, "chieftainKilled")).toHaveLength(1);
  const sheltered = fighting("0@704 heavy; 1@704 chieftain", { homes: [407, 505], villages: "1@604" });
  sheltered.playWith([6, 6], ["fight", 704, 1]);
  expect(find(sheltered, 1, "chieftain").at).toBe(604);
  const guarded = fighting("0@704 heavy; 1@704 chieftain; 1@604 population", { homes: [407, 505] });
  guarded.playWith([6, 6], ["fight", 704, 1]);
  expect(find(guarded, 1, "chieftain").at).toBe(604);
});

test("EDGE-30 TAH-CAPT-1: the last Unit captured, the Leaders follow in the same step", () => {
  const scene = fighting("0@704 heavy; 1@704 chieftain population", { homes: [407, 505] });
  scene.playWith([6, 6, 1, 2], ["fight", 704, 1]);
  expect(told(scene, "unitsCaptured")).toHaveLength(1);
  expect(told(scene, "leadersCaptured")).toMatchObject([{ side: 1, by: 0, hex: 704 }]);
  expect(scene.phase).toBe("bargain");
});

test("TAH-CAPT-1: without pursuers nobody is captured on later hexes", () => {
  const scene = fighting("0@707 heavy*2 slingers; 1@707 E1 militia", { homes: [407, 804] });
  scene.playWith([6, 6, 1], ["fight", 707, 1]);
  scene.playWith([1, 1], ["stay"]);
  expect(kinds(scene, 1)).toEqual(["E1", "chieftain", "population"]);
});

test("TAH-CAPT-1: alone on a later hex Leaders are safe from winners who stayed, and taken by those who follow", () => {
  // A Village shelters the lone Elder in his first hex; in the second nobody does.
  const scene = fighting("0@510 heavy; 1@510 E1", { homes: [1310, 407], villages: "1@409" });
  scene.playWith([6, 2], ["fight", 510, 1]);
  expect(told(scene, "retreated").map(({ to }) => to)).toEqual([409, 508]);
  expect(scene.phase).toBe("pursuit");
  const followed = scene.fork();
  scene.play(["stay"]);
  expect(told(scene, "leadersCaptured")).toEqual([]);
  expect(kinds(scene, 1)).toContain("E1");
  followed.playWith([3], ["pursueAll"]);
  expect(told(followed, "leadersCaptured")).toMatchObject([{ side: 1, by: 0, hex: 409 }]);
});

test("TAH-CAPT-3, TAH-CAPT-4: Shaman, Elders, Chieftain, in this order; the Shaman only goes away for a while", () => {
  const scene = fighting("0@704 heavy; 1@704 chieftain E1 E2 shaman", { homes: [407, 505], clock: 3 });
  scene.play(["fight", 704, 1]);
  scene.playWith([6, 6, 3, 4, 5, 1], ["shamanOut"]);
  const fates = scene.events
    .map((event) => event.kind)
    .filter((kind) => ["shamanLost", "elderTaken", "chieftainTaken"].includes(kind));
  expect(fates).toEqual(["shamanLost", "elderTaken", "elderTaken", "chieftainTaken"]);
  expect(told(scene, "shamanLost")).toMatchObject([{ due: 5 }]);
});

test("EDGE-36 TAH-ELD-2, TAH-ELD-3: on an even roll one of the captor's Elders takes his place", () => {
  const odd = fighting("0@704 heavy; 1@704 E1", { homes: [407, 505] });
  const even = odd.fork();
  odd.playWith([6, 6, 3], ["fight", 704, 1]);
  expect(kinds(odd, 0, 704)).toEqual(["heavy"]);
  even.playWith([6, 6, 4, 7], ["fight", 704, 1]);
  expect(kinds(even, 0, 704)).toEqual(["E7", "heavy"]);
  expect(even.state.players[0]?.elders).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(even.state.players[1]?.elders).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("EDGE-34 TAH-SHAM-2, TAH-SHAM-3: the Shaman comes back two game turns later, across season ends", () => {
  const scene = situation({
    homes: [407, 1310],
    clock: 7,
    step: "combat",
    edit: (state) => Object.assign(state.players[0] as object, { shamanDue: 7 }),
  });
  expect(kinds(scene, 0, 407)).toEqual(["chieftain", "shaman"]);
  const early = situation({
    homes: [407, 1310],
    clock: 6,
    step: "combat",
    edit: (state) => Object.assign(state.players[0] as object, { shamanDue: 7 }),
  });
  expect(kinds(early, 0)).toEqual(["chieftain"]);
  const homeless = fighting("0@407 chieftain", {
    homes: [0, 1310],
    clock: 8,
    edit: (state) => Object.assign(state.players[0] as object, { shamanDue: 7 }),
  });
  expect(kinds(homeless, 0)).toEqual(["chieftain"]);
  expect(homeless.state.players[0]?.shamanDue).toBe(7);
});

/** Ends every phase of every turn until the game turn with this number, and the phase named in it. */
function passOn(scene: TahitiScene, clock: number, seat: number, phase: string): void {
  const ENDS = ["endBuild", "endMove", "endCombat", "order", "stay", "surrender"];
  while (!(scene.state.clock === clock && scene.seat === seat && scene.phase === phase))
    scene.play((scene.offers().find(([kind]) => ENDS.includes(kind)) ?? scene.offers()[0]) as never);
}

test("EDGE-34 TAH-SHAM-3: lost in turn 5 of a season he is back in turn 1 of the next, when his owner's combats begin", () => {
  const scene = fighting("0@608 heavy*2; 1@608 militia shaman", { homes: [407, 1310], clock: 5 });
  scene.play(["fight", 608, 1]);
  scene.playWith([6, 1], ["shamanIn"]);
  expect(told(scene, "shamanLost")).toMatchObject([{ side: 1, due: 7 }]);
  passOn(scene, 7, 1, "movement");
  expect(kinds(scene, 1)).not.toContain("shaman");
  scene.play(["endMove"]);
  expect(told(scene, "shamanReturned")).toMatchObject([{ seat: 1, hex: 1310 }]);
  expect(kinds(scene, 1, 1310)).toContain("shaman");
  expect(scene.state.players[1]?.shamanDue).toBe(0);
});

test("TAH-SHAM-4: a Shaman who stayed out retreats with the others", () => {
  const scene = fighting("0@608 heavy; 1@608 militia shaman", { homes: [1310, 409] });
  scene.play(["fight", 608, 1]);
  scene.playWith([6, 6, 2], ["shamanOut"]);
  expect(kinds(scene, 1, 508)).toEqual(["militia", "shaman"]);
});

test("EDGE-37 TAH-CHIEF-1, TAH-CHIEF-2, TAH-CHIEF-3, TAH-NPL-2: killed, everything of his goes; with three players it goes on", () => {
  const scene = fighting("0@704 heavy; 1@704 chieftain; 1@409 militia; 2@508 militia; 1@508 E1", {
    seats: 3,
    homes: [407, 505, 1310],
    control: { hitiaa: 1, paea: 1, papara: 1, mahina: 1 },
    markers: "409 warCanoe; 1008 bigLog; 508 bigLog",
    partBuilt: [1008],
  });
  scene.playWith([6, 6, 1], ["fight", 704, 1]);
  expect(scene.over).toBe(false);
  expect(all(scene, 1)).toEqual([]);
  expect(scene.state.control.includes(1)).toBe(false);
  expect(scene.state.markers).toEqual([]);
  expect(scene.state.partBuilt).toEqual([]);
  expect(scene.state.villages.map((village) => village.at)).toEqual([407, 1310]);
  expect(scene.state.players[1]).toMatchObject({ onTahiti: false, level: "TD", home: 0 });
});

test("TAH-CHIEF-4, TAH-END-1, TAH-NPL-1: with two players the death of one ends the game", () => {
  const scene = fighting("0@704 heavy; 1@704 chieftain", { homes: [407, 505] });
  scene.playWith([6, 6, 1], ["fight", 704, 1]);
  expect(scene.over).toBe(true);
  expect(scene.result()).toMatchObject({ places: [1, 2], details: { levels: ["SD", "TD"] } });
});
