import { expect, test } from "vitest";
import { all, fighting, find, kinds, targets, told } from "../testing/situation.ts";

test("EX-11 TAH-RETR-1, TAH-RETR-4: the winner picks the way, and the army behind is swept along", () => {
  const scene = fighting("0@910 heavy*2; 1@910 militia; 1@1010 fighters*2 E1", { homes: [407, 1008] });
  scene.playWith([1, 4], ["fight", 910, 1]);
  expect([scene.phase, scene.seat, targets(scene, "retreatTo")]).toEqual(["retreatPath", 0, [909, 1010]]);
  scene.playWith([2], ["retreatTo", 1010]);
  expect(scene.phase).toBe("pursuit");
  expect(kinds(scene, 1, 1009)).toEqual(["E1", "fighters", "fighters", "militia"]);
  scene.playWith([1, 2, 2], ["stay"]);
  expect(kinds(scene, 1, 1009)).toEqual(["E1", "fighters", "militia", "militia"]);
});

test("TAH-RETR-4: friends where the retreat ends neither join nor roll", () => {
  const scene = fighting("0@608 heavy; 1@608 militia; 1@508 fighters", { homes: [1310, 409] });
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(kinds(scene, 1, 508)).toEqual(["fighters", "militia"]);
});

test("TAH-RETR-2: retreats ignore zones and cost nothing; enemy Combat Units close a hex", () => {
  const scene = fighting("0@608 heavy; 0@407 militia; 1@608 militia", { homes: [604, 409] });
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  // 0508 lies in the zone of 0407.
  expect(kinds(scene, 1, 508)).toEqual(["militia"]);
  const closed = fighting("0@608 heavy; 0@508 militia; 1@608 militia", { homes: [604, 409] });
  closed.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(kinds(closed, 1, 509)).toEqual(["militia"]);
});

test("TAH-RETR-3: other enemy pieces on the way do not matter", () => {
  const scene = fighting("0@608 heavy; 0@508 population E1; 1@608 militia", { homes: [604, 409] });
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(kinds(scene, 1, 508)).toEqual(["militia"]);
  expect(kinds(scene, 0, 508)).toEqual(["E1", "population"]);
});

test("EDGE-31 TAH-RETR-5: the retreat stops at the Home Village, after rolling", () => {
  const scene = fighting("0@608 heavy*2 slingers; 1@608 militia", { homes: [1310, 409] });
  // 10 - 2 = 8; 6 + 8 - 6 = 8: four hexes.
  scene.playWith([6, 6, 2], ["fight", 608, 1]);
  expect(told(scene, "fought")).toMatchObject([{ hexes: 4 }]);
  scene.playWith([1], ["pursueAll"]);
  expect(kinds(scene, 1, 409)).toEqual(["chieftain", "population"]);
  expect(kinds(scene, 0, 508)).toEqual(["heavy", "heavy", "slingers"]);
  expect(scene.phase).not.toBe("pursuit");
});

test("EDGE-32 TAH-RETR-6, TAH-VILL-3: a fallen home is replaced by a coastal Village before the retreat", () => {
  const scene = fighting("0@905 heavy*2; 1@905 militia", { homes: [407, 905], villages: "1@806; 1@1008" });
  scene.playWith([1, 6, 2, 2], ["fight", 905, 1]);
  expect(scene.state.players[1]?.home).toBe(1008);
  expect(kinds(scene, 1, 1006)).toEqual(["chieftain", "militia", "population"]);
});

test("TAH-VILL-3: with several coastal Villages the loser chooses among them", () => {
  const scene = fighting("0@905 heavy*2; 1@905 militia", { homes: [407, 905], villages: "1@806; 1@1008; 1@1112" });
  scene.playWith([6, 6], ["fight", 905, 1]);
  expect([scene.phase, scene.seat, targets(scene, "newHome")]).toEqual(["newHome", 1, [1008, 1112]]);
  expect(scene.refusal(["newHome", 806])).toBe("TAH-VILL-3");
  scene.playWith([2, 2], ["newHome", 1112]);
  expect(scene.state.players[1]?.home).toBe(1112);
});

test("EDGE-32 TAH-RETR-7: the last Village lost, all are captured where they stood", () => {
  const scene = fighting("0@905 heavy*2; 1@905 militia fighters E1; 1@1310 chieftain", { homes: [407, 905] });
  scene.playWith([6, 6, 3], ["fight", 905, 1]);
  expect(kinds(scene, 0, 905)).toEqual(["heavy", "heavy", "population", "population", "population"]);
  expect(kinds(scene, 1)).toEqual(["chieftain"]);
  expect(told(scene, "elderTaken")).toMatchObject([{ joined: false }]);
});

test("EDGE-28 TAH-RETR-7: without a way out the whole group is captured", () => {
  const scene = fighting("0@606 heavy*2; 0@505 militia; 1@606 fighters militia", { homes: [407, 1310] });
  scene.playWith([6, 1], ["fight", 606, 1]);
  expect(kinds(scene, 0, 606)).toEqual(["heavy", "heavy", "population", "population"]);
  expect(told(scene, "unitsCaptured")).toMatchObject([{ side: 1, by: 0, hex: 606 }]);
});

test("EDGE-28 TAH-RETR-8, TAH-EXP-2: he may leave on an Expedition instead", () => {
  const scene = fighting("0@606 heavy*2; 0@505 militia; 1@606 fighters militia", {
    homes: [407, 1310],
    markers: "1310 warCanoe",
    seats: 2,
  });
  scene.playWith([6, 1], ["fight", 606, 1]);
  expect([scene.phase, scene.seat, scene.offers()]).toEqual(["trapped", 1, [["surrender"], ["depart"]]]);
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 4], ["ready"]);
  scene.play(["settle"]);
  expect(scene.over).toBe(true);
  expect(scene.state.players[1]).toMatchObject({ onTahiti: false, level: "MV", settled: "tubuai" });
});

test("TAH-RETR-7, TAH-LCOM-15: prisoners of an empty Village become its owner's people", () => {
  const scene = fighting("0@905 militia E1; 0@407 chieftain", { homes: [0, 1310], villages: "1@905" });
  scene.playWith([1, 6, 3], ["fight", 905, 1]);
  expect(kinds(scene, 1, 905)).toEqual(["population"]);
  expect(kinds(scene, 0)).toEqual(["chieftain"]);
});

test("TAH-PANIC-1, TAH-PANIC-2, TAH-PANIC-6: all Units roll, strongest first, Leaders do not", () => {
  const scene = fighting("0@608 heavy*2 slingers chieftain; 1@608 population heavy militia slingers E1 fighters", {
    homes: [1310, 409],
  });
  scene.playWith([2, 1, 2, 2, 2, 2, 2], ["fight", 608, 1]);
  const [panic] = told(scene, "panicked");
  expect(panic?.rolls.map(([, kind]) => kind)).toEqual(["heavy", "fighters", "slingers", "militia", "population"]);
});

test("TAH-PANIC-3: the trained become Militia, Militia Population, and roll again as such", () => {
  const scene = fighting("0@608 heavy*2 slingers; 1@608 heavy fighters slingers militia", { homes: [1310, 409] });
  scene.playWith([2, 1, 1, 3, 5, 1], ["fight", 608, 1]);
  expect(kinds(scene, 1, 508)).toEqual(["militia", "militia", "militia", "population"]);
});

test("TAH-PANIC-4, TAH-PANIC-5: panicking Population is captured by neighbours: those in the combat hex on the first step", () => {
  const scene = fighting("0@608 heavy; 1@608 population*2 militia", { homes: [1310, 409] });
  scene.playWith([6, 6, 2, 1, 2], ["fight", 608, 1]);
  expect(kinds(scene, 0, 608)).toEqual(["heavy", "population"]);
  expect(kinds(scene, 1, 508)).toEqual(["militia", "population"]);
});

test("TAH-PANIC-5: a winner with Population alone captures nobody", () => {
  const scene = fighting("0@508 militia population; 1@508 population", { homes: [409, 1310] });
  scene.playWith([1, 6, 2, 1], ["fight", 508, 1]);
  expect(told(scene, "fought")).toMatchObject([{ winner: 1 }]);
  expect(kinds(scene, 0, 409)).toEqual(["chieftain", "militia", "population"]);
});

test("TAH-PANIC-5, TAH-PURS-4: a Leader alone takes prisoners on the first step, but pursues nobody", () => {
  const scene = fighting("0@608 E1; 1@608 population*2", { homes: [1310, 409] });
  // Six against two in the jungle: two hexes. The first panic is a prisoner, the second is too far away.
  scene.playWith([6, 1, 1, 2, 1], ["fight", 608, 1]);
  expect(told(scene, "fought")).toMatchObject([{ winner: 0, hexes: 2 }]);
  expect(kinds(scene, 0, 608)).toEqual(["E1", "population"]);
  expect(kinds(scene, 1, 409)).toEqual(["chieftain", "population"]);
});

test("TAH-PURS-2, TAH-PURS-3: asked before each panic; who stays once is not asked again", () => {
  const scene = fighting("0@707 heavy*2 slingers; 1@707 militia", { homes: [407, 804] });
  scene.playWith([6, 6, 2], ["fight", 707, 1]);
  expect(scene.phase).toBe("pursuit");
  expect(scene.note(["pursueAll"])).toEqual({ population: 0, units: 1, leaders: 0 });
  expect(told(scene, "panicked")).toHaveLength(1);
  scene.playWith([2, 2], ["stay"]);
  expect(scene.phase).not.toBe("pursuit");
});

test("TAH-PURS-4: some pursue, at least one Combat Unit among them; others drop out on the way", () => {
  const scene = fighting("0@707 heavy*2 slingers E1 population; 1@707 militia", { homes: [407, 804] });
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
  const scene = fighting("0@905 militia; 1@905 heavy*2 slingers", { homes: [407, 905] });
  scene.playWith([1, 6, 2], ["fight", 905, 1]);
  expect([scene.phase, scene.seat]).toEqual(["pursuit", 1]);
  scene.playWith([2], ["pursueAll"]);
  expect(kinds(scene, 1, 905)).toEqual([]);
});
