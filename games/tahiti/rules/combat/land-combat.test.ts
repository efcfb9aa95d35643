import { expect, test } from "vitest";
import { addVillage } from "../markers.ts";
import { printedArmies } from "../testing/printed.ts";
import { all, fighting, find, kinds, markers, told } from "../testing/situation.ts";
import { resolve, retreatLength, waysToWin } from "./outcome.ts";

test("EX-1 EX-2 TAH-LCOM-6, TAH-LCOM-9, TAH-RETR-1, TAH-PANIC-1 to TAH-PANIC-4, TAH-PURS-1: the printed example", () => {
  const scene = printedArmies();
  expect(scene.note(["fight", 608, 1])).toMatchObject({ odds: { strengths: [11, 7] } });
  scene.playWith([4, 3, 2, 3, 1], ["fight", 608, 1]);
  expect(told(scene, "fought")).toMatchObject([{ strengths: [11, 7], dice: [4, 3], winner: 0, hexes: 2 }]);
  expect(told(scene, "retreated").map(({ from, to }) => [from, to])).toEqual([
    [608, 508],
    [508, 409],
  ]);
  expect(kinds(scene, 1, 409).sort()).toEqual(["chieftain", "fighters", "militia", "population"]);
  expect(scene.offers()).toEqual([["stay"], ["pursueAll"], ["pursueWith"]]);
  const stay = scene.fork();
  stay.playWith([4, 6, 3], ["stay"]);
  expect(kinds(stay, 1, 409)).toEqual(["chieftain", "fighters", "militia", "population"]);
  scene.playWith([4, 6, 3], ["pursueAll"]);
  expect(kinds(scene, 1, 409)).toEqual(["chieftain", "fighters", "militia"]);
  expect(kinds(scene, 0, 508)).toEqual(["chieftain", "heavy", "heavy", "population", "slingers"]);
});

test("TAH-LCOM-1: the active player attacks, in the order he likes", () => {
  const scene = fighting("0@508 heavy; 1@508 militia; 0@905 heavy; 1@905 militia");
  expect(scene.offers()).toEqual([
    ["fight", 508, 1],
    ["fight", 905, 1],
  ]);
  expect(scene.seat).toBe(0);
});

test("TAH-LCOM-2: Combat Units facing Combat Units must fight, as must whoever came in this turn", () => {
  const must = (pieces: string, by: "" | "land" = "") => {
    const scene = fighting(pieces, { edit: (state) => entering(state, by) });
    return scene.phase === "combat" && scene.refusal(["endCombat"]) === "TAH-LCOM-2";
  };
  const entering = (state: { pieces: { owner: number; by: string }[] }, by: string) => {
    for (const piece of state.pieces) if (piece.owner === 0) piece.by = by;
  };
  expect(must("0@508 militia; 1@508 militia")).toBe(true);
  expect(must("0@508 E1; 1@508 militia")).toBe(false);
  expect(must("0@508 E1; 1@508 militia", "land")).toBe(true);
  expect(must("0@508 militia; 1@508 population", "land")).toBe(false);
});

test("TAH-LCOM-3, EDGE-17: attacks on Population, Leaders and Villages are optional", () => {
  const scene = fighting("0@508 militia; 1@508 population; 0@905 E1; 1@905 shaman", { villages: "1@704" });
  expect(scene.offers()).toEqual([
    ["fight", 508, 1],
    ["fight", 905, 1],
    ["skip", 508, 1],
    ["skip", 905, 1],
    ["endCombat"],
  ]);
  expect(scene.note(["fight", 905, 1])).toMatchObject({ must: false, odds: { strengths: [1, 1] } });
  scene.play(["skip", 508, 1]);
  expect(scene.offers("fight")).toEqual([["fight", 905, 1]]);
});

test("TAH-LCOM-3: a strict option makes Combat Units attack the Population they come upon", () => {
  const scene = fighting("0@508 militia; 1@508 population", {
    options: { mustAttackPopulation: true },
    edit: (state: { pieces: { owner: number; by: string }[] }) => {
      for (const piece of state.pieces) if (piece.owner === 0) piece.by = "land";
    },
  });
  expect(scene.refusal(["skip", 508, 1])).toBe("TAH-LCOM-2");
  const still = fighting("0@508 militia; 1@508 population", { options: { mustAttackPopulation: true } });
  expect(still.offers("skip")).toHaveLength(1);
});

test("TAH-LCOM-4: Population or a Shaman alone attacks nobody", () => {
  const scene = fighting("0@508 population shaman; 1@508 militia");
  expect([scene.phase, scene.seat]).toEqual(["build", 1]);
});

test("TAH-LCOM-5: several enemies are fought one by one, those with Combat Units first", () => {
  const scene = fighting("0@508 heavy*2; 1@508 population; 2@508 militia", { seats: 3, homes: [407, 905, 1011] });
  expect(scene.offers("fight")).toEqual([["fight", 508, 2]]);
  expect(scene.refusal(["fight", 508, 1])).toBe("TAH-LCOM-5");
  scene.playWith([6, 1, 2], ["fight", 508, 2]);
  while (scene.phase !== "combat") scene.play(scene.offers()[0] as never);
  expect(kinds(scene, 1, 508)).toEqual(["population"]);
  expect(scene.offers("fight")).toEqual([["fight", 508, 1]]);
});

test("TAH-LCOM-6: two Units count, three with Slingers, always the best", () => {
  const strength = (names: string) => {
    const scene = fighting(`0@508 ${names}; 1@508 population`);
    const note = scene.note(["fight", 508, 1]) as { odds: { strengths: [number, number] } };
    return note.odds.strengths[0];
  };
  expect(strength("heavy*3")).toBe(8);
  expect(strength("heavy*2 slingers")).toBe(10);
  expect(strength("fighters slingers*3")).toBe(7);
  expect(strength("slingers militia population")).toBe(3);
  expect(strength("militia")).toBe(1);
});

test("TAH-LCOM-7, TAH-SHAM-1, EDGE-34: each side says whether its Shaman takes part, attacker first", () => {
  const scene = fighting("0@508 militia shaman; 1@508 militia shaman", { clock: 5 });
  expect(scene.note(["fight", 508, 1])).toMatchObject({ odds: { strengths: [2, 2] }, apart: { strengths: [1, 2] } });
  scene.play(["fight", 508, 1]);
  expect([scene.phase, scene.seat, scene.offers()]).toEqual(["shaman", 0, [["shamanIn"], ["shamanOut"]]]);
  expect(scene.note(["shamanIn"])).toMatchObject({ odds: { strengths: [2, 2] } });
  expect(scene.note(["shamanOut"])).toMatchObject({ odds: { strengths: [1, 2] } });
  scene.play(["shamanIn"]);
  expect([scene.phase, scene.seat]).toEqual(["shaman", 1]);
  expect(scene.note(["shamanOut"])).toMatchObject({ odds: { strengths: [2, 1] } });
  const out = scene.fork();
  out.playWith([6, 1, 2], ["shamanOut"]);
  expect(told(out, "fought")).toMatchObject([{ strengths: [2, 1], winner: 0 }]);
  expect(all(out, 1).some((piece) => piece.kind === "shaman")).toBe(true);
  scene.playWith([6, 1, 2], ["shamanIn"]);
  expect(told(scene, "fought")).toMatchObject([{ strengths: [2, 2] }]);
  expect(told(scene, "shamanLost")).toMatchObject([{ side: 1, due: 7 }]);
  expect(scene.state.players[1]?.shamanDue).toBe(7);
});

test("TAH-LCOM-7, EDGE-17: a Shaman alone has to take part; in the jungle he defends with 2", () => {
  const scene = fighting("0@608 militia; 1@608 shaman");
  expect(scene.note(["fight", 608, 1])).toMatchObject({ odds: { strengths: [1, 2] } });
  scene.playWith([6, 1], ["fight", 608, 1]);
  expect(told(scene, "shamanLost")).toHaveLength(1);
});

test("TAH-LCOM-8: everybody in the hex suffers the result", () => {
  const scene = fighting("0@508 heavy*2; 1@508 fighters*2 militia*2 population E1 shaman", { homes: [407, 409] });
  scene.play(["fight", 508, 1]);
  scene.playWith([6, 1, 2, 2, 2, 2, 2], ["shamanOut"]);
  expect(kinds(scene, 1, 508)).toEqual([]);
  expect(kinds(scene, 1, 409)).toEqual([
    "E1",
    "chieftain",
    "fighters",
    "fighters",
    "militia",
    "militia",
    "population",
    "shaman",
  ]);
});

test("TAH-LCOM-9, TAH-LCOM-10: the jungle helps any defender, the modifier only the stronger side", () => {
  const strengths = (hex: number, names: string) => {
    const scene = fighting(`0@${hex} militia; 1@${hex} ${names}`);
    return (scene.note(["fight", hex, 1]) as { odds: { strengths: number[] } }).odds.strengths;
  };
  expect(strengths(608, "militia")).toEqual([1, 2]);
  expect(strengths(608, "population")).toEqual([1, 1]);
  expect(strengths(508, "population")).toEqual([1, 0]);
  expect(resolve(5, 2, 1, 3)).toEqual({ attackerWins: true, hexes: 1 });
  expect(resolve(2, 5, 3, 1)).toEqual({ attackerWins: false, hexes: 1 });
});

test("TAH-LCOM-11, EDGE-27: the higher result wins, the defender wins a tie", () => {
  expect(resolve(3, 3, 4, 4)).toEqual({ attackerWins: false, hexes: 1 });
  expect(resolve(3, 3, 5, 4)).toEqual({ attackerWins: true, hexes: 1 });
  expect([0, 1, 2, 3, 4, 5, 6].map((modifier) => waysToWin(modifier, 0))).toEqual([15, 21, 26, 30, 33, 35, 36]);
  expect([0, 1, 2, 3, 4, 5].map((modifier) => 36 - waysToWin(0, modifier))).toEqual([21, 26, 30, 33, 35, 36]);
});

test("TAH-LCOM-12: a difference up to 3 is one hex, from 4 on half of it", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13].map(retreatLength)).toEqual([1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6]);
});

test("TAH-LCOM-13: Shaman, Village and new home come before the retreat", () => {
  const scene = fighting("0@905 heavy*2; 1@905 militia shaman", { homes: [407, 905], villages: "1@1008" });
  scene.play(["fight", 905, 1]);
  scene.playWith([6, 6, 2, 2], ["shamanIn"]);
  expect(
    scene.events
      .map((event) => event.kind)
      .filter((kind) => kind !== "rolled")
      .slice(0, 6),
  ).toEqual(["shamanDeclared", "fought", "shamanLost", "villageFell", "homeNamed", "retreated"]);
});

test("TAH-LCOM-14: logs and canoes stay in the combat hex", () => {
  const scene = fighting("0@508 heavy*2; 1@508 militia", {
    homes: [407, 409],
    markers: "508 bigLog partBuiltCanoe warCanoe",
  });
  scene.playWith([6, 1, 2], ["fight", 508, 1]);
  while (scene.seat === 0 && scene.phase !== "combat" && scene.phase !== "build")
    scene.play(scene.offers()[0] as never);
  expect(markers(scene, 508)).toHaveLength(3);
});

test("EDGE-26 TAH-LCOM-15, TAH-VILL-10: an undefended Village rolls with strength 0; winning, it captures nobody", () => {
  const scene = fighting("0@905 E5 militia", { homes: [407, 1310], villages: "1@905" });
  expect(scene.note(["fight", 905, 1])).toMatchObject({ odds: { strengths: [1, 0] } });
  const lost = scene.fork();
  lost.playWith([3, 4, 1], ["fight", 905, 1]);
  expect(told(lost, "fought")).toMatchObject([{ winner: 1, hexes: 1 }]);
  expect(lost.state.villages.some((village) => village.at === 905)).toBe(true);
  expect(kinds(lost, 0)).toEqual(["E5", "chieftain", "population"]);
  expect(told(lost, "panicked")).toHaveLength(1);
  scene.playWith([4, 4, 2], ["fight", 905, 1]);
  expect(scene.state.villages.some((village) => village.at === 905)).toBe(false);
  expect(scene.state.partBuilt.map((village) => village.at)).toEqual([905]);
});

test("TAH-LCOM-15: a lone Leader beaten by an empty Village walks away", () => {
  const scene = fighting("0@905 chieftain", { homes: [407, 1310], villages: "1@905" });
  scene.playWith([1, 6], ["fight", 905, 1]);
  expect(find(scene, 0, "chieftain").at).not.toBe(905);
  expect(told(scene, "leadersCaptured")).toEqual([]);
});

test("TAH-VILL-7: the Village of a loser is captured, also of an attacker; its people run with him", () => {
  const scene = fighting("0@905 militia; 1@905 heavy*2", { homes: [407, 1310], villages: "0@905" });
  scene.playWith([1, 1, 2, 2], ["fight", 905, 1]);
  expect(scene.state.partBuilt.map((village) => village.at)).toEqual([905]);
  expect(told(scene, "villageFell")).toEqual([{ kind: "villageFell", side: 0, hex: 905 }]);
  expect(kinds(scene, 0)).toEqual(["chieftain", "militia", "population"]);
});

test("TAH-VILL-8: a Part-Built Village does not change and yields nobody", () => {
  const scene = fighting("0@905 heavy*2; 1@905 militia", { homes: [407, 1008], partBuilt: [905] });
  scene.playWith([6, 6, 2], ["fight", 905, 1]);
  expect(scene.state.partBuilt.map((village) => village.at)).toEqual([905]);
  expect(kinds(scene, 1)).toEqual(["chieftain", "militia"]);
});

test("TAH-VILL-9, TAH-PURS-6: Villages on the way of retreat and pursuit stay", () => {
  const scene = fighting("0@608 heavy*2 slingers; 1@608 militia", {
    homes: [1310, 409],
    edit: (state) => addVillage(state, 508, 1),
  });
  scene.state.villages = scene.state.villages.filter((village) => village.at !== 409);
  addVillage(scene.state, 409, 1);
  scene.playWith([6, 3, 2], ["fight", 608, 1]);
  scene.playWith([2], ["pursueAll"]);
  expect(scene.state.villages.filter((village) => village.owner === 1).map((village) => village.at)).toEqual([
    409, 508,
  ]);
});
