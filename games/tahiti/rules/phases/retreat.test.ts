import { expect, test } from "vitest";
import { all, find, kinds, situation, targets, told } from "../testing/situation.ts";

type Pieces = readonly (readonly [number, number, ...string[]])[];
const fight = (pieces: Pieces, more: object = {}) => situation({ pieces, step: "combat", ...more });

test("EX-11 TAH-RETR-1, TAH-RETR-4: the winner picks the way, and the army behind is swept along", () => {
  const scene = fight(
    [
      [0, 910, "heavy*2"],
      [1, 910, "militia"],
      [1, 1010, "fighters*2", "E1"],
    ],
    { homes: [407, 1008] },
  );
  scene.playWith([1, 4], ["fight", 910, 1]);
  expect([scene.phase, scene.seat, targets(scene, "retreatTo")]).toEqual(["retreatPath", 0, [909, 1010]]);
  scene.playWith([2], ["retreatTo", 1010]);
  expect(scene.phase).toBe("pursuit");
  expect(kinds(scene, 1, 1009)).toEqual(["E1", "fighters", "fighters", "militia"]);
  scene.playWith([1, 2, 2], ["stay"]);
  expect(kinds(scene, 1, 1009)).toEqual(["E1", "fighters", "militia", "militia"]);
});

test("TAH-RETR-4: friends where the retreat ends neither join nor roll", () => {
  const scene = fight(
    [
      [0, 608, "heavy"],
      [1, 608, "militia"],
      [1, 508, "fighters"],
    ],
    { homes: [1310, 409] },
  );
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(kinds(scene, 1, 508)).toEqual(["fighters", "militia"]);
});

test("TAH-RETR-2: retreats ignore zones and cost nothing; enemy Combat Units close a hex", () => {
  const scene = fight(
    [
      [0, 608, "heavy"],
      [0, 407, "militia"],
      [1, 608, "militia"],
    ],
    { homes: [604, 409] },
  );
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  // 0508 lies in the zone of 0407.
  expect(kinds(scene, 1, 508)).toEqual(["militia"]);
  const closed = fight(
    [
      [0, 608, "heavy"],
      [0, 508, "militia"],
      [1, 608, "militia"],
    ],
    { homes: [604, 409] },
  );
  closed.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(kinds(closed, 1, 509)).toEqual(["militia"]);
});

test("TAH-RETR-3: other enemy pieces on the way do not matter", () => {
  const scene = fight(
    [
      [0, 608, "heavy"],
      [0, 508, "population", "E1"],
      [1, 608, "militia"],
    ],
    { homes: [604, 409] },
  );
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(kinds(scene, 1, 508)).toEqual(["militia"]);
  expect(kinds(scene, 0, 508)).toEqual(["E1", "population"]);
});

test("EDGE-31 TAH-RETR-5: the retreat stops at the Home Village, after rolling", () => {
  const scene = fight(
    [
      [0, 608, "heavy*2", "slingers"],
      [1, 608, "militia"],
    ],
    { homes: [1310, 409] },
  );
  // 10 - 2 = 8; 6 + 8 - 6 = 8: four hexes.
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(told(scene, "fought")).toMatchObject([{ hexes: 4 }]);
  scene.playWith([1], ["pursueAll"]);
  expect(kinds(scene, 1, 409)).toEqual(["chieftain", "population"]);
  expect(kinds(scene, 0, 508)).toEqual(["heavy", "heavy", "slingers"]);
  expect(scene.phase).not.toBe("pursuit");
});

test("EDGE-32 TAH-RETR-6, TAH-VILL-3: a fallen home is replaced by a coastal Village before the retreat", () => {
  const scene = fight(
    [
      [0, 905, "heavy*2"],
      [1, 905, "militia"],
    ],
    {
      homes: [407, 905],
      villages: [
        [1, 806],
        [1, 1008],
      ],
    },
  );
  scene.playWith([1, 6, 2, 2], ["fight", 905, 1]);
  expect(scene.state.players[1]?.home).toBe(1008);
  expect(kinds(scene, 1, 1006)).toEqual(["chieftain", "militia", "population"]);
});

test("TAH-VILL-3: with several coastal Villages the loser chooses among them", () => {
  const scene = fight(
    [
      [0, 905, "heavy*2"],
      [1, 905, "militia"],
    ],
    {
      homes: [407, 905],
      villages: [
        [1, 806],
        [1, 1008],
        [1, 1112],
      ],
    },
  );
  scene.playWith([6, 6], ["fight", 905, 1]);
  expect([scene.phase, scene.seat, targets(scene, "newHome")]).toEqual(["newHome", 1, [1008, 1112]]);
  expect(scene.refusal(["newHome", 806])).toBe("TAH-VILL-3");
  scene.playWith([2, 2], ["newHome", 1112]);
  expect(scene.state.players[1]?.home).toBe(1112);
});

test("EDGE-32 TAH-RETR-7: the last Village lost, all are captured where they stood", () => {
  const scene = fight(
    [
      [0, 905, "heavy*2"],
      [1, 905, "militia", "fighters", "E1"],
      [1, 1310, "chieftain"],
    ],
    { homes: [407, 905] },
  );
  scene.playWith([6, 6, 3], ["fight", 905, 1]);
  expect(kinds(scene, 0, 905)).toEqual(["heavy", "heavy", "population", "population", "population"]);
  expect(kinds(scene, 1)).toEqual(["chieftain"]);
  expect(told(scene, "elderTaken")).toMatchObject([{ joined: false }]);
});

test("EDGE-28 TAH-RETR-7: without a way out the whole group is captured", () => {
  const scene = fight(
    [
      [0, 606, "heavy*2"],
      [0, 505, "militia"],
      [1, 606, "fighters", "militia"],
    ],
    { homes: [407, 1310] },
  );
  scene.playWith([6, 1], ["fight", 606, 1]);
  expect(kinds(scene, 0, 606)).toEqual(["heavy", "heavy", "population", "population"]);
  expect(told(scene, "unitsCaptured")).toMatchObject([{ side: 1, by: 0, hex: 606 }]);
});

test("EDGE-28 TAH-RETR-8, TAH-EXP-2: he may leave on an Expedition instead", () => {
  const scene = fight(
    [
      [0, 606, "heavy*2"],
      [0, 505, "militia"],
      [1, 606, "fighters", "militia"],
    ],
    { homes: [407, 1310], markers: [[1310, "warCanoe"]], seats: 2 },
  );
  scene.playWith([6, 1], ["fight", 606, 1]);
  expect([scene.phase, scene.seat, scene.offers()]).toEqual(["trapped", 1, [["surrender"], ["depart"]]]);
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 4], ["ready"]);
  scene.play(["settle"]);
  expect(scene.over).toBe(true);
  expect(scene.state.players[1]).toMatchObject({ onTahiti: false, level: "MV", settled: "tubuai" });
});

test("TAH-RETR-7, TAH-LCOM-15: prisoners of an empty Village become its owner's people", () => {
  const scene = fight(
    [
      [0, 905, "militia", "E1"],
      [0, 407, "chieftain"],
    ],
    { homes: [0, 1310], villages: [[1, 905]] },
  );
  scene.playWith([1, 6, 3], ["fight", 905, 1]);
  expect(kinds(scene, 1, 905)).toEqual(["population"]);
  expect(kinds(scene, 0)).toEqual(["chieftain"]);
});

test("TAH-PANIC-1, TAH-PANIC-2, TAH-PANIC-6: all Units roll, strongest first, Leaders do not", () => {
  const scene = fight(
    [
      [0, 608, "heavy*2", "slingers", "chieftain"],
      [1, 608, "population", "heavy", "militia", "slingers", "E1", "fighters"],
    ],
    { homes: [1310, 409] },
  );
  scene.playWith([2, 1, 2, 2, 2, 2, 2], ["fight", 608, 1]);
  const [panic] = told(scene, "panicked");
  expect(panic?.rolls.map(([, kind]) => kind)).toEqual(["heavy", "fighters", "slingers", "militia", "population"]);
});

test("TAH-PANIC-3: the trained become Militia, Militia Population, and roll again as such", () => {
  const scene = fight(
    [
      [0, 608, "heavy*2", "slingers"],
      [1, 608, "heavy", "fighters", "slingers", "militia"],
    ],
    { homes: [1310, 409] },
  );
  scene.playWith([2, 1, 1, 3, 5, 1], ["fight", 608, 1]);
  expect(kinds(scene, 1, 508)).toEqual(["militia", "militia", "militia", "population"]);
});

test("TAH-PANIC-4, TAH-PANIC-5: panicking Population is captured by neighbours: those in the combat hex on the first step", () => {
  const scene = fight(
    [
      [0, 608, "heavy"],
      [1, 608, "population*2", "militia"],
    ],
    { homes: [1310, 409] },
  );
  scene.playWith([6, 6, 2, 1, 2], ["fight", 608, 1]);
  expect(kinds(scene, 0, 608)).toEqual(["heavy", "population"]);
  expect(kinds(scene, 1, 508)).toEqual(["militia", "population"]);
});

test("TAH-PANIC-5: a winner with Population alone captures nobody", () => {
  const scene = fight(
    [
      [0, 508, "militia", "population"],
      [1, 508, "population"],
    ],
    { homes: [409, 1310] },
  );
  scene.playWith([1, 6, 2, 1], ["fight", 508, 1]);
  expect(told(scene, "fought")).toMatchObject([{ winner: 1 }]);
  expect(kinds(scene, 0, 409)).toEqual(["chieftain", "militia", "population"]);
});

test("TAH-PANIC-5, TAH-PURS-4: a Leader alone takes prisoners on the first step, but pursues nobody", () => {
  const scene = fight(
    [
      [0, 608, "E1"],
      [1, 608, "population*2"],
    ],
    { homes: [1310, 409] },
  );
  // Six against two in the jungle: two hexes. The first panic is a prisoner, the second is too far away.
  scene.playWith([6, 1, 1, 2, 1], ["fight", 608, 1]);
  expect(told(scene, "fought")).toMatchObject([{ winner: 0, hexes: 2 }]);
  expect(kinds(scene, 0, 608)).toEqual(["E1", "population"]);
  expect(kinds(scene, 1, 409)).toEqual(["chieftain", "population"]);
});

test("TAH-PURS-2, TAH-PURS-3: asked before each panic; who stays once is not asked again", () => {
  const scene = fight(
    [
      [0, 707, "heavy*2", "slingers"],
      [1, 707, "militia"],
    ],
    { homes: [407, 804] },
  );
  scene.playWith([6, 6, 2], ["fight", 707, 1]);
  expect(scene.phase).toBe("pursuit");
  expect(told(scene, "panicked")).toHaveLength(1);
  scene.playWith([2, 2], ["stay"]);
  expect(scene.phase).not.toBe("pursuit");
});

test("TAH-PURS-4: some pursue, at least one Combat Unit among them; others drop out on the way", () => {
  const scene = fight(
    [
      [0, 707, "heavy*2", "slingers", "E1", "population"],
      [1, 707, "militia"],
    ],
    { homes: [407, 804] },
  );
  scene.playWith([6, 6, 2], ["fight", 707, 1]);
  scene.play(["pursueWith"]);
  expect(scene.offers()).toEqual([
    ["bring", "heavy", 0],
    ["bring", "heavy", 1],
    ["bring", "heavy", 2],
  ]);
  scene.play(["bring", "heavy", 0]);
  expect(scene.offers()).toEqual([["bring", "slingers", 1]]);
  expect(scene.refusal(["bring", "slingers", 0])).toBe("TAH-PURS-4");
  scene.play(["bring", "slingers", 1], ["bringLeader", find(scene, 0, "elder").id, "stay"]);
  const left = find(scene, 1, "militia").at;
  scene.playWith([2], ["go"]);
  expect(kinds(scene, 0, 707)).toEqual(["E1", "heavy", "heavy", "population"]);
  expect(all(scene, 0).find((piece) => piece.kind === "slingers")?.at).not.toBe(707);
  expect(left).not.toBe(707);
  // Alone now, the Slingers have nobody to leave behind.
  expect(scene.refusal(["pursueWith"])).toBe("TAH-PURS-4");
});

test("EDGE-33 TAH-PURS-5: a winning defender may pursue, and leave his Village empty", () => {
  const scene = fight(
    [
      [0, 905, "militia"],
      [1, 905, "heavy*2", "slingers"],
    ],
    { homes: [407, 905] },
  );
  scene.playWith([1, 6, 2], ["fight", 905, 1]);
  expect([scene.phase, scene.seat]).toEqual(["pursuit", 1]);
  scene.playWith([2], ["pursueAll"]);
  expect(kinds(scene, 1, 905)).toEqual([]);
});

test("EDGE-29 TAH-CAPT-1, TAH-CAPT-2: a lone Chieftain next to the winner is captured, unless a Village shelters him", () => {
  const scene = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "chieftain"],
    ],
    { homes: [407, 505] },
  );
  scene.playWith([6, 6, 1], ["fight", 704, 1]);
  expect(told(scene, "retreated")).toMatchObject([{ from: 704, to: 604 }]);
  expect(told(scene, "chieftainKilled")).toHaveLength(1);
  const sheltered = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "chieftain"],
    ],
    { homes: [407, 505], villages: [[1, 604]] },
  );
  sheltered.playWith([6, 6], ["fight", 704, 1]);
  expect(find(sheltered, 1, "chieftain").at).toBe(604);
  const guarded = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "chieftain"],
      [1, 604, "population"],
    ],
    { homes: [407, 505] },
  );
  guarded.playWith([6, 6], ["fight", 704, 1]);
  expect(find(guarded, 1, "chieftain").at).toBe(604);
});

test("EDGE-30 TAH-CAPT-1: the last Unit captured, the Leaders follow in the same step", () => {
  const scene = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "chieftain", "population"],
    ],
    { homes: [407, 505] },
  );
  scene.playWith([6, 6, 1, 2], ["fight", 704, 1]);
  expect(told(scene, "unitsCaptured")).toHaveLength(1);
  expect(told(scene, "leadersCaptured")).toMatchObject([{ side: 1, by: 0, hex: 704 }]);
  expect(scene.phase).toBe("bargain");
});

test("TAH-CAPT-1: without pursuers nobody is captured on later hexes", () => {
  const scene = fight(
    [
      [0, 707, "heavy*2", "slingers"],
      [1, 707, "E1", "militia"],
    ],
    { homes: [407, 804] },
  );
  scene.playWith([6, 6, 1], ["fight", 707, 1]);
  scene.playWith([1, 1], ["stay"]);
  expect(kinds(scene, 1)).toEqual(["E1", "chieftain", "population"]);
});

test("TAH-CAPT-1: alone on a later hex Leaders are safe from winners who stayed, and taken by those who follow", () => {
  // A Village shelters the lone Elder in his first hex; in the second nobody does.
  const scene = fight(
    [
      [0, 510, "heavy"],
      [1, 510, "E1"],
    ],
    { homes: [1310, 407], villages: [[1, 409]] },
  );
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
  const scene = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "chieftain", "E1", "E2", "shaman"],
    ],
    { homes: [407, 505], clock: 3 },
  );
  scene.play(["fight", 704, 1]);
  scene.playWith([6, 6, 3, 4, 5, 1], ["shamanOut"]);
  const fates = scene.events
    .map((event) => event.kind)
    .filter((kind) => ["shamanLost", "elderTaken", "chieftainTaken"].includes(kind));
  expect(fates).toEqual(["shamanLost", "elderTaken", "elderTaken", "chieftainTaken"]);
  expect(told(scene, "shamanLost")).toMatchObject([{ due: 5 }]);
});

test("EDGE-36 TAH-ELD-2, TAH-ELD-3: on an even roll one of the captor's Elders takes his place", () => {
  const odd = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "E1"],
    ],
    { homes: [407, 505] },
  );
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
  const homeless = situation({
    homes: [0, 1310],
    pieces: [[0, 407, "chieftain"]],
    clock: 8,
    step: "combat",
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
  const scene = fight(
    [
      [0, 608, "heavy*2"],
      [1, 608, "militia", "shaman"],
    ],
    { homes: [407, 1310], clock: 5 },
  );
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
  const scene = fight(
    [
      [0, 608, "heavy"],
      [1, 608, "militia", "shaman"],
    ],
    { homes: [1310, 409] },
  );
  scene.play(["fight", 608, 1]);
  scene.playWith([6, 6, 2], ["shamanOut"]);
  expect(kinds(scene, 1, 508)).toEqual(["militia", "shaman"]);
});

test("EDGE-37 TAH-CHIEF-1, TAH-CHIEF-2, TAH-CHIEF-3, TAH-NPL-2: killed, everything of his goes; with three players it goes on", () => {
  const scene = situation({
    seats: 3,
    homes: [407, 505, 1310],
    control: { hitiaa: 1, paea: 1, papara: 1, mahina: 1 },
    pieces: [
      [0, 704, "heavy"],
      [1, 704, "chieftain"],
      [1, 409, "militia"],
      [2, 508, "militia"],
      [1, 508, "E1"],
    ],
    markers: [
      [409, "warCanoe"],
      [1008, "bigLog"],
      [508, "bigLog"],
    ],
    partBuilt: [1008],
    step: "combat",
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
  const scene = fight(
    [
      [0, 704, "heavy"],
      [1, 704, "chieftain"],
    ],
    { homes: [407, 505] },
  );
  scene.playWith([6, 6, 1], ["fight", 704, 1]);
  expect(scene.over).toBe(true);
  expect(scene.result()).toMatchObject({ places: [1, 2], details: { levels: ["SD", "TD"] } });
});
