// Step A of a round: terrain cards, the volcano, mammals and invasions.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import type { InvasionFrame } from "../state.ts";
import { type Arrangement, arrange, landText, playerOf } from "../testing/arrange.ts";
import type { Mammal } from "../vocabulary.ts";

const table = (wanted: Arrangement, seats = 3, options = {}) => given(rules, { seats, options }, arrange(wanted));

/** Red's turn is the last of its round: `end` goes on to the scripted step A of the next. */
const lastTurn = (wanted: Arrangement, options = {}) =>
  table({ turn: 0, first: 1, acted: true, hands: { 2: "moa" }, terrain: ["T02", "T26"], ...wanted }, 3, options);

const invasion = (mammal: Mammal, left = 1): readonly InvasionFrame[] => [{ phase: "invasion", mammal, left }];

/** Red can defend twice against invaders of a kind. */
const eaglesAgainst = (mammal: Mammal, count: number, land: Arrangement["land"] = {}) =>
  table({
    stepA: invasion(mammal, count),
    display: { [mammal]: count },
    land,
    hands: { 0: "haasts_eagle haasts_eagle moa" },
  });

/** Terrain cards by what they say. */
const [COAST_DRAW_ONE, COAST_DRAW_TWO, COAST_RATS, PLAINS_DRAW_ONE] = ["T01", "T04", "T06", "T08"] as const;
const [PLAINS_DOGS, FOREST_VOLCANO, MOUNTAIN_VOLCANO, VOLCANO_DRAW_TWO] = ["T14", "T21", "T25", "T27"] as const;

describe("terrain cards", () => {
  test("MOA-TER-1: the card drawn first lies on the left", () => {
    const scene = lastTurn({});
    scene.playWith([FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect(scene.state.terrain).toEqual([FOREST_VOLCANO, MOUNTAIN_VOLCANO]);
  });

  test("MOA-TER-2: both cards are known while the left one is defended against", () => {
    const wanted: Arrangement = { land: { 1: "R1" }, hands: { 0: "tui", 2: "moa" }, display: { rat: 1 } };
    const both = lastTurn(wanted);
    both.playWith([COAST_RATS, FOREST_VOLCANO], ["end"]);
    expect([both.phase, both.state.terrain, both.state.volcano]).toEqual([
      "defenceOffer",
      [COAST_RATS, FOREST_VOLCANO],
      0,
    ]);
    const single = lastTurn(wanted, { terrainReveal: "oneByOne" });
    single.playWith([COAST_RATS], ["end"]);
    expect([single.phase, single.state.terrain]).toEqual(["defenceOffer", [COAST_RATS]]);
    single.playWith([FOREST_VOLCANO], ["decline"]);
    expect([single.phase, single.state.terrain]).toEqual(["turn", [COAST_RATS, FOREST_VOLCANO]]);
  });

  test("MOA-TER-3: the left card is finished before the right one begins", () => {
    const scene = lastTurn({ land: { 1: "R1" }, hands: { 0: "tui", 2: "moa" }, display: { rat: 1, dog: 1 } });
    scene.playWith([COAST_RATS, PLAINS_DOGS], ["end"]);
    expect([scene.phase, scene.state.display]).toEqual(["defenceOffer", { rat: 0, possum: 0, dog: 1 }]);
    scene.play(["decline"]);
    expect([1, 2].map((number) => landText(scene.state, number))).toEqual(["rat!", "dog!"]);
  });

  test("MOA-TER-4: a card has one terrain type and one of three instructions", () => {
    const cards = Object.values(rules.pack.terrainCards);
    expect(cards).toHaveLength(30);
    const kinds = cards.map(({ instruction }) => JSON.stringify(instruction));
    const count = (part: string) => kinds.filter((kind) => kind.includes(part)).length;
    expect(["drawMammals", "invade", "volcanoUp"].map(count)).toEqual([13, 11, 6]);
    const scene = lastTurn({});
    scene.playWith([COAST_DRAW_TWO, FOREST_VOLCANO, "rat", "dog"], ["end"]);
    expect(scene.state).toMatchObject({ display: { rat: 1, dog: 1 }, volcano: 1 });
  });

  test("MOA-TER-5 MOA-TURN-3: territory-bound actions need an active terrain type", () => {
    const scene = table({
      terrain: ["coast", "mountain"],
      land: { 1: "R1", 3: "R1", 2: "rat!", 5: "rat!" },
      display: { rat: 1 },
      hands: { 0: "tui kiwi haasts_eagle" },
    });
    const numbers = (kind: string) => scene.offers(kind).map(([, number]) => number);
    expect([numbers("place"), numbers("leader"), numbers("attack"), numbers("sell")]).toEqual([
      [1, 4, 9, 11],
      [1],
      [2],
      [1],
    ]);
    expect([
      scene.refusal(["place", 3]),
      scene.refusal(["leader", 3]),
      scene.refusal(["attack", 5]),
      scene.refusal(["sell", 3, "rat"]),
    ]).toEqual(new Array(4).fill("MOA-TER-5"));
  });

  test("MOA-TER-7: the cards stay until the next reveal, then lie face up", () => {
    const scene = lastTurn({ terrain: ["T02", "T26"] });
    scene.playWith([FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect(scene.state.terrainUsed).toEqual(["T02", "T26"]);
    expect(scene.view("spectator").terrainUsed).toEqual(["T02", "T26"]);
  });

  test("MOA-TER-8: the terrain of the card has no influence on where its mammals invade", () => {
    const scene = lastTurn({ display: { dog: 1 } });
    scene.playWith([PLAINS_DOGS, FOREST_VOLCANO], ["end"]);
    expect(landText(scene.state, 1)).toBe("dog!");
  });
});

describe("the volcano", () => {
  test("MOA-VOL-1: one space up", () => {
    const scene = lastTurn({ volcano: 2 });
    scene.playWith([FOREST_VOLCANO, PLAINS_DRAW_ONE, "rat"], ["end"]);
    expect(scene.state.volcano).toBe(3);
    expect(scene.events).toContainEqual({ kind: "volcanoMoved", to: 3 });
  });

  test("MOA-VOL-2 MOA-VOL-6: at the top it erupts at once and territory 12 is lost", () => {
    const scene = lastTurn({ volcano: 4 });
    scene.playWith([FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect(landText(scene.state, 12)).toBe("erupted");
    const kinds = scene.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith("volcano"))).toEqual([
      "volcanoMoved",
      "volcanoMoved",
      "volcanoErupted",
    ]);
  });

  test("MOA-VOL-3: birds and leaders of 12 go back to their owners", () => {
    const scene = lastTurn({ volcano: 5, land: { 12: "R2 Y3L" } });
    scene.playWith([FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect(scene.state.supply.slice(0, 2)).toEqual(new Array(2).fill({ birds: 16, leaders: 4 }));
    expect(scene.events).toContainEqual({
      kind: "volcanoErupted",
      returned: { birds: [2, 3, 0], leader: 1 },
      leaderTile: null,
      stronghold: false,
    });
  });

  test("MOA-VOL-4: a stronghold, a leader tile and a mammal tile go too", () => {
    const scene = lastTurn({ volcano: 5, land: { 12: "SH EL=L01" } });
    scene.playWith([FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect(landText(scene.state, 12)).toBe("erupted");
    expect(scene.state.leaderTilesOut).toContain("L01");
  });

  test("MOA-VOL-5: the seller of an erupted territory keeps the card, and the price keeps counting", () => {
    const scene = lastTurn({
      round: 6,
      volcano: 5,
      sales: 1,
      land: { 12: "G1 possum$G", 1: "G2", 11: "rat!" },
      display: { rat: 1 },
      hands: { 2: "kiwi moa" },
      terrain: ["mountain", "mountain"],
    });
    playerOf(scene.state, 2).saleCards = ["possum"];
    scene.playWith([FOREST_VOLCANO, COAST_DRAW_ONE, "dog"], ["end"]);
    expect(scene.note(["sell", 1, "rat"])).toMatchObject({ price: 3 });
    scene.play(["pass"], ["end"]);
    expect(scene.state.period).toBe(2);
    expect(playerOf(scene.state, 2).points[0]).toMatchObject({ mammals: 3 });
  });

  test("MOA-VOL-7: nothing can be put into the erupted territory", () => {
    const scene = table({
      volcano: 6,
      terrain: ["volcano", "coast"],
      land: { 1: "R2", 12: "erupted" },
      display: { rat: 1 },
      hands: { 0: "tui kiwi haasts_eagle" },
      karakia: { 0: ["any_territory", "move_birds", "place_stronghold"] },
    });
    expect([
      scene.refusal(["place", 12]),
      scene.refusal(["leader", 12]),
      scene.refusal(["attack", 12]),
      scene.refusal(["sell", 12, "rat"]),
      scene.refusal(["stronghold", 12]),
    ]).toEqual(new Array(5).fill("MOA-VOL-7"));
    scene.play(["moveBirds", 1], ["count", 1]);
    expect(scene.refusal(["to", 12])).toBe("MOA-VOL-7");
  });

  test("MOA-VOL-8: the search passes over the erupted territory", () => {
    const land = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, at === 2 ? "SH" : "possum!"]));
    const scene = table({
      volcano: 6,
      stepA: invasion("rat"),
      display: { rat: 1 },
      land: { ...land, 12: "erupted" },
      hands: { 0: "moa" },
    });
    expect([landText(scene.state, 3), landText(scene.state, 12)]).toEqual(["rat!", "erupted"]);
  });

  test("MOA-VOL-9: later volcano instructions do nothing", () => {
    const scene = lastTurn({ volcano: 6, land: { 12: "erupted" } });
    scene.playWith([FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect(scene.state.volcano).toBe(6);
    expect(scene.events.some(({ kind }) => kind.startsWith("volcano"))).toBe(false);
  });

  test("MOA-VOL-10: volcano cards stay in the game; their other instructions work, their type opens nothing", () => {
    const scene = lastTurn({ volcano: 6, land: { 12: "erupted" }, hands: { 2: "tui" } });
    scene.playWith([VOLCANO_DRAW_TWO, FOREST_VOLCANO, "rat", "dog"], ["end"]);
    expect(scene.state.display).toEqual({ rat: 1, possum: 0, dog: 1 });
    expect(scene.seat).toBe(2);
    expect(scene.offers("place").map(([, number]) => number)).toEqual([6, 8, 10]);
  });

  test("MOA-VOL-11: the token is not set back between the periods", () => {
    const scene = table({ round: 7, first: 1, acted: true, volcano: 3 });
    scene.playWith([...rules.pack.bags.birds.slice(0, 27), PLAINS_DRAW_ONE, COAST_DRAW_ONE, "rat", "rat"], ["end"]);
    expect([scene.state.period, scene.state.volcano]).toEqual([2, 3]);
  });
});

describe("mammal cards", () => {
  test("MOA-MAM-1: dogs, possums and rats go to the display", () => {
    const scene = lastTurn({});
    scene.playWith([COAST_DRAW_TWO, PLAINS_DRAW_ONE, "dog", "possum", "rat"], ["end"]);
    expect(scene.state.display).toEqual({ rat: 1, possum: 1, dog: 1 });
  });

  test("MOA-MAM-2: a weasel invades at once", () => {
    const scene = lastTurn({});
    scene.playWith([COAST_DRAW_ONE, FOREST_VOLCANO, "weasel"], ["end"]);
    expect(scene.state.display).toEqual({ rat: 0, possum: 0, dog: 0 });
    expect(landText(scene.state, 1)).toBe("weasel!");
  });

  test("MOA-MAM-3: the whole invasion of a weasel comes before the next card", () => {
    const scene = lastTurn({});
    scene.playWith([COAST_DRAW_TWO, FOREST_VOLCANO, "weasel", "rat"], ["end"]);
    const kinds = scene.events.map(({ kind }) => kind).filter((kind) => /mammalDrawn|territoryFell/.test(kind));
    expect(kinds).toEqual(["mammalDrawn", "territoryFell", "mammalDrawn"]);
  });

  test("MOA-MAM-4: the weasel card is discarded when its tile is placed", () => {
    const scene = lastTurn({ land: { 1: "R1" }, hands: { 0: "tui" } });
    scene.playWith([COAST_DRAW_ONE, FOREST_VOLCANO, "weasel"], ["end"]);
    expect([scene.phase, scene.state.mammalDiscard]).toEqual(["defenceOffer", ["weasel"]]);
  });

  test("MOA-MAM-5 MOA-INV-1: all cards of the kind invade, one after the other", () => {
    const scene = lastTurn({ display: { rat: 3, dog: 1 } });
    scene.playWith([COAST_RATS, FOREST_VOLCANO], ["end"]);
    expect([1, 2, 3, 4].map((number) => landText(scene.state, number))).toEqual(["rat!", "rat!", "rat!", ""]);
    expect(scene.state.display).toEqual({ rat: 0, possum: 0, dog: 1 });
  });

  test("MOA-MAM-6: with none of the kind nothing happens", () => {
    const scene = lastTurn({ display: { dog: 2 } });
    scene.playWith([COAST_RATS, FOREST_VOLCANO], ["end"]);
    expect(scene.events.some(({ kind }) => kind === "invasionStarted")).toBe(false);
    expect(scene.state.display.dog).toBe(2);
  });

  test("MOA-MAM-7 MOA-DEF-13: the number of invaders is fixed when the instruction starts; each may be defended against", () => {
    const scene = eaglesAgainst("rat", 2, { 1: "R1", 2: "R1" });
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect([scene.phase, landText(scene.state, 2)]).toEqual(["defenceOffer", "R1 rat!"]);
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(playerOf(scene.state, 0).won).toEqual(["rat", "rat"]);
    expect(landText(scene.state, 3)).toBe("");
  });

  test("MOA-MAM-8: the display stays into the second period", () => {
    const scene = table({ round: 7, first: 1, acted: true, display: { dog: 2 } });
    scene.playWith([...rules.pack.bags.birds.slice(0, 27), FOREST_VOLCANO, MOUNTAIN_VOLCANO], ["end"]);
    expect([scene.state.period, scene.state.display.dog]).toEqual([2, 2]);
  });
});

describe("invasions", () => {
  const invaded = (land: Readonly<Record<number, string>>, mammal: Mammal = "rat", more: Arrangement = {}) =>
    table({ stepA: invasion(mammal), display: { rat: 1 }, land, hands: { 0: "moa" }, ...more });

  test("MOA-INV-2 MOA-STR-1: the lowest territory without mammal tile and stronghold", () => {
    const scene = invaded({ 1: "possum!", 2: "R1 dog$R", 3: "SH", 5: "Y1" });
    expect(landText(scene.state, 4)).toBe("rat!");
  });

  test("MOA-INV-3 MOA-INV-11: when all are barred the strongholds go, and the search starts again", () => {
    const land = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, at % 2 === 0 ? "dog!" : "SH"]));
    const scene = invaded(land);
    expect(landText(scene.state, 2)).toBe("rat!");
    expect(scene.state.territories.some(({ stronghold }) => stronghold)).toBe(false);
    expect(scene.eventsFor("spectator")).toContainEqual({
      kind: "strongholdsSwept",
      territories: [2, 4, 6, 8, 10, 12],
    });
  });

  test("MOA-INV-3: strongholds stay while one territory is left", () => {
    const land = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, "SH"]));
    const scene = invaded(land);
    expect(landText(scene.state, 12)).toBe("rat!");
    expect(landText(scene.state, 1)).toBe("SH");
  });

  test("MOA-INV-4: with no territory at all the invaders are discarded and no tile is placed", () => {
    const land = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, "dog!"]));
    const scene = invaded(land, "rat", { stepA: invasion("rat", 2), display: { rat: 2, possum: 1 } });
    expect(scene.state).toMatchObject({ display: { rat: 0, possum: 1 }, mammalDiscard: ["rat", "rat"] });
    expect(scene.state.territories.every(({ mammal }) => mammal === "dog")).toBe(true);
  });

  test("MOA-INV-5: the tile is put down and the card is discarded", () => {
    const scene = invaded({ 1: "R1" });
    expect([scene.phase, landText(scene.state, 1)]).toEqual(["defenceOffer", "R1 rat!"]);
    expect(scene.state).toMatchObject({ display: { rat: 0 }, mammalDiscard: ["rat"] });
  });

  test("MOA-INV-6: a weasel that finds nothing is discarded itself", () => {
    const land = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, "dog!"]));
    const scene = lastTurn({ land, display: { rat: 1 } });
    scene.playWith([COAST_DRAW_ONE, FOREST_VOLCANO, "weasel"], ["end"]);
    expect(scene.state).toMatchObject({ display: { rat: 1 }, mammalDiscard: ["weasel"] });
  });

  test("MOA-INV-7: every search starts at 1, also after strongholds were swept in between", () => {
    const land = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 2, "SH"]));
    const scene = invaded({ ...land, 1: "R1" }, "rat", {
      stepA: invasion("rat", 3),
      display: { rat: 3 },
      hands: { 0: "haasts_eagle moa" },
    });
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect([scene.phase, landText(scene.state, 1)]).toEqual(["defenceOffer", "R1 rat!"]);
    scene.play(["decline"]);
    expect([1, 2, 3].map((number) => landText(scene.state, number))).toEqual(["rat!", "rat!", ""]);
  });

  test("EC-38 MOA-INV-7 MOA-DEF-13: the first of three is defended against", () => {
    const scene = eaglesAgainst("possum", 3, { 1: "R4", 3: "R1" });
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect([1, 2, 3].map((number) => landText(scene.state, number))).toEqual(["R4 SH", "possum!", "R1 possum!"]);
    expect([scene.phase, scene.seat]).toEqual(["defenceOffer", 0]);
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(playerOf(scene.state, 0).won).toEqual(["possum", "possum"]);
  });

  test("MOA-INV-8: an empty territory falls at once and is not passed over", () => {
    const scene = invaded({ 1: "EL=L03", 2: "R1" });
    expect([scene.phase, landText(scene.state, 1)]).toEqual(["turn", "rat!"]);
  });

  test("MOA-INV-9: a successful defence saves the territory", () => {
    const scene = invaded({ 1: "R1 Y2 EL=L03" }, "rat", { hands: { 0: "moa", 1: "haasts_eagle" } });
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(landText(scene.state, 1)).toBe("R1 Y2 SH EL=L03");
  });

  test("MOA-INV-10 MOA-LDT-3: a territory that falls loses its pieces and its leader tile", () => {
    const scene = invaded({ 1: "R2L Y1 EL=L03" }, "rat", { hands: { 0: "tui", 1: "tui" } });
    scene.play(["decline"], ["decline"]);
    expect(landText(scene.state, 1)).toBe("rat!");
    expect(scene.state.supply.slice(0, 2)).toEqual(new Array(2).fill({ birds: 16, leaders: 4 }));
    expect(scene.state.leaderTilesOut).toContain("L03");
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-INV-12: no terrain card makes weasels invade", () => {
    const cards = Object.values(rules.pack.terrainCards);
    const invaders = cards.flatMap(({ instruction }) => (instruction.type === "invade" ? [instruction.mammal] : []));
    expect(new Set<string>(invaders)).toEqual(new Set(["rat", "possum", "dog"]));
  });

  test("MOA-INV-13: no red tile answers an invasion", () => {
    const scene = invaded({ 1: "R2" }, "rat", {
      hands: { 0: "tui" },
      karakia: { 0: ["any_territory", "move_birds", "place_stronghold", "draw_one"] },
    });
    expect(scene.offers()).toEqual([["decline"], ["drawOne"]]);
  });
});
