// The edge cases that accompany the rules, in their order: cards, invasions, volcano, sales.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "./index.ts";
import { type Arrangement, arrange, landText, playerOf } from "./testing/arrange.ts";

const [RED, YELLOW, GREEN, BLUE] = [0, 1, 2, 3] as const;

const table = (wanted: Arrangement, seats = 4, options = {}) => given(rules, { seats, options }, arrange(wanted));

/** Terrain cards by what they say: every one of them is unseen at the end of an arranged round. */
const DRAW_TWO = "T04";
const DRAW_ONE = "T01";
const VOLCANO_UP = "T21";
const RATS_INVADE = "T06";

/** Red's turn is the last of its round, so that `end` goes on to the scripted step A of the next. */
const lastTurn = (wanted: Arrangement, seats = 3, options = {}) =>
  table({ turn: RED, first: YELLOW, acted: true, ...wanted }, seats, options);

describe("mammals and invasions", () => {
  test("EC-1 MOA-MAM-3: a weasel invades before the second card is drawn", () => {
    const scene = lastTurn({ land: { 1: "R1" }, hands: { [RED]: "pukeko", [GREEN]: "moa" } });
    scene.playWith([DRAW_TWO, "T08", "weasel"], ["end"]);
    expect([scene.phase, scene.seat]).toEqual(["defenceOffer", RED]);
    expect(scene.state.display.rat).toBe(0);
    scene.playWith(["rat", "dog"], ["decline"]);
    expect(landText(scene.state, 1)).toBe("weasel!");
    expect(scene.state.display).toEqual({ rat: 1, possum: 0, dog: 1 });
  });

  test("EC-2 MOA-MAM-4 MOA-SUP-8: the weasel is part of the reshuffle it causes", () => {
    const scene = lastTurn({ mammalDeck: "weasel", mammalDiscard: "rat rat", hands: { [GREEN]: "moa" } });
    scene.playWith([DRAW_TWO, VOLCANO_UP, "weasel", "weasel"], ["end"]);
    expect([landText(scene.state, 1), landText(scene.state, 2)]).toEqual(["weasel!", "weasel!"]);
    expect(scene.events).toContainEqual({ kind: "mammalDeckReshuffled", count: 3 });
    expect(scene.state.mammalDeck).toEqual(["rat", "rat"]);
    expect(scene.state.mammalDiscard).toEqual(["weasel"]);
  });

  test("EC-3 MOA-SUP-9 MOA-GEN-6: no mammal card anywhere stops nothing", () => {
    const scene = lastTurn({ mammalDeck: "", display: { rat: 2 }, hands: { [GREEN]: "moa" } });
    scene.playWith([DRAW_ONE, DRAW_TWO], ["end"]);
    expect(scene.phase).toBe("turn");
    expect(scene.state.display.rat).toBe(2);
    expect(scene.events.filter(({ kind }) => kind === "mammalDrawn")).toEqual([]);
  });

  test("EC-4 MOA-TER-6: two cards of one type open that type alone", () => {
    const scene = table({ terrain: ["mountain", "mountain"], hands: { [RED]: "tui" } });
    expect(scene.offers("place")).toEqual([
      ["place", 9],
      ["place", 11],
    ]);
  });

  test("EC-5 MOA-INV-3 MOA-INV-7 MOA-INV-11: strongholds are swept when nothing else is left", () => {
    const barred = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, "possum!"]));
    const swept = Object.fromEntries([8, 9, 10, 11, 12].map((number) => [number, number === 8 ? "R2 SH" : "SH"]));
    const scene = table({
      stepA: [{ phase: "invasion", mammal: "rat", left: 2 }],
      display: { rat: 2 },
      land: { ...barred, ...swept },
      hands: { [RED]: "haasts_eagle moa" },
    });
    expect(landText(scene.state, 8)).toBe("R2 rat!");
    expect([9, 10, 11, 12].map((number) => landText(scene.state, number))).toEqual(["", "", "", ""]);
    const defended = scene.fork();
    scene.play(["decline"]);
    expect([8, 9, 10].map((number) => landText(scene.state, number))).toEqual(["rat!", "rat!", ""]);
    defended.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect([8, 9, 10].map((number) => landText(defended.state, number))).toEqual(["R2 SH", "rat!", ""]);
  });

  test("EC-6 MOA-INV-4 MOA-INV-6 MOA-VOL-8: with nothing to invade the cards are discarded", () => {
    const land = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, "possum!"]));
    const scene = lastTurn({
      land: { ...land, 12: "erupted" },
      volcano: 6,
      display: { rat: 3 },
      mammalDeck: "weasel",
      hands: { [GREEN]: "moa" },
    });
    scene.playWith([RATS_INVADE, DRAW_ONE, "weasel"], ["end"]);
    expect(scene.state.display.rat).toBe(0);
    expect(scene.state.mammalDiscard).toEqual(["rat", "rat", "rat", "weasel"]);
    expect(scene.events).toContainEqual({ kind: "noTerritoryToInvade", mammal: "rat", discarded: 3 });
    expect(scene.events).toContainEqual({ kind: "noTerritoryToInvade", mammal: "weasel", discarded: 1 });
    expect(landText(scene.state, 12)).toBe("erupted");
  });
});

describe("the volcano", () => {
  test("EC-7 MOA-VOL-3 MOA-VOL-4 MOA-VOL-5 MOA-SEL-6: an eruption takes the land, not the sale", () => {
    const scene = lastTurn(
      {
        land: { 12: "R2 G1 possum$G", 3: "R1" },
        volcano: 5,
        sales: 1,
        display: { rat: 1 },
        hands: { [GREEN]: "kiwi moa" },
      },
      3,
    );
    playerOf(scene.state, GREEN).saleCards = ["possum"];
    scene.playWith([VOLCANO_UP, "T08", "dog"], ["end"]);
    expect(landText(scene.state, 12)).toBe("erupted");
    expect(scene.state.supply).toEqual([
      { birds: 15, leaders: 4 },
      { birds: 16, leaders: 4 },
      { birds: 16, leaders: 4 },
    ]);
    expect(playerOf(scene.state, GREEN).saleCards).toEqual(["possum"]);
    expect(scene.state.sales).toBe(1);
  });

  test.each([
    ["a rat", "rat!", [16, 4]],
    ["a stronghold, a leader tile and pieces", "B2L SH EL=L12", [16, 4]],
  ])("EC-8 MOA-VOL-4: an eruption clears %s", (_what, land, [birds, leaders]) => {
    const scene = lastTurn({ land: { 12: land }, volcano: 5, hands: { [GREEN]: "moa" } }, 4);
    scene.playWith([VOLCANO_UP, "T25"], ["end"]);
    expect(landText(scene.state, 12)).toBe("erupted");
    expect(scene.state.supply[BLUE]).toEqual({ birds, leaders });
    expect(scene.state.leaderTilesOut).toContain("L12");
    expect(scene.state.players.every(({ won }) => won.length === 0)).toBe(true);
    expect(scene.problems()).toEqual([]);
  });

  test("EC-9 MOA-VOL-7 MOA-VOL-9 MOA-VOL-10 MOA-KAR-21: volcano cards after the eruption", () => {
    const scene = lastTurn({
      land: { 12: "erupted" },
      volcano: 6,
      hands: { [GREEN]: "pukeko" },
      karakia: { [GREEN]: ["any_territory"] },
    });
    scene.playWith(["T28", DRAW_ONE, "rat"], ["end"]);
    expect(scene.seat).toBe(GREEN);
    expect(scene.state.volcano).toBe(6);
    expect(scene.events.some(({ kind }) => kind === "volcanoMoved")).toBe(false);
    const plain = scene.offers("place").filter((move) => (scene.note(move) as { any: boolean }).any === false);
    expect(plain.map(([, number]) => number)).toEqual([1, 2, 4]);
    expect(scene.refusal(["place", 12])).toBe("MOA-VOL-7");
  });

  test("EC-10 MOA-SCO-11 MOA-SCO-13: the volcano's values do not go below zero", () => {
    const scene = table({
      round: 7,
      period: 2,
      first: YELLOW,
      turn: RED,
      acted: true,
      volcano: 5,
      land: { 12: "R3 Y1" },
    });
    scene.play(["end"]);
    expect(scene.over).toBe(true);
    expect(scene.events).toContainEqual({
      kind: "territoryScored",
      territory: 12,
      high: 3,
      low: 0,
      pieces: [3, 1, 0, 0],
      points: [3, 0, 0, 0],
    });
  });
});

describe("sales", () => {
  const sale = (land: string, more: Arrangement = {}) => {
    const scene = table({
      terrain: ["plains", "coast"],
      land: { 5: land },
      display: { rat: 1 },
      hands: { [RED]: "kiwi" },
      ...more,
    });
    scene.play(["sell", 5, "rat"], ["pay", "kiwi"], ["confirm"]);
    return scene;
  };

  test("EC-11 MOA-SEL-8 MOA-SEL-9 MOA-SEL-10 MOA-SEL-11 MOA-SEL-12: what a sale removes", () => {
    const scene = sale("R3L Y1 SH EL=L07");
    expect(landText(scene.state, 5)).toBe("R1 Y1 rat$R");
    expect(scene.state.supply[RED]).toEqual({ birds: 15, leaders: 4 });
    expect(scene.state.leaderTilesOut).toContain("L07");
    expect(scene.problems()).toEqual([]);
  });

  test("EC-12 MOA-SEL-9 MOA-SEL-16 MOA-SCO-5: a leader that is the only piece stays and wins ties", () => {
    const rounds = { round: 7, period: 2, first: YELLOW };
    const second = sale("R0L Y2", rounds);
    expect(landText(second.state, 5)).toBe("R0L Y2 rat$R");
    second.play(["end"]);
    expect(pointsIn(second.events, 5)).toEqual([3, 5, 0, 0]);
    const tied = sale("R0L Y1", rounds);
    tied.play(["end"]);
    expect(pointsIn(tied.events, 5)).toEqual([5, 3, 0, 0]);
  });

  test("EC-13 MOA-SEL-9 MOA-SEL-10: somebody else's leader goes, their birds stay and score in both periods", () => {
    const scene = sale("R1 Y3L", { round: 7, first: YELLOW });
    expect(landText(scene.state, 5)).toBe("R1 Y3 rat$R");
    expect(scene.state.supply[YELLOW]).toEqual({ birds: 13, leaders: 4 });
    scene.play(["end"]);
    expect(pointsIn(scene.events, 5)).toEqual([3, 5, 0, 0]);
    expect(scene.state.period).toBe(2);
    expect(landText(scene.state, 5)).toBe("R1 Y3 rat$R");
  });

  test("EC-14 MOA-SEL-5 MOA-SEL-6 MOA-PAY-6: the price rises with every sale of the game", () => {
    const scene = table({
      period: 2,
      sales: 2,
      terrain: ["plains", "coast"],
      land: { 1: "Y1 rat$Y", 12: "erupted", 5: "R1" },
      volcano: 6,
      display: { rat: 1 },
      hands: { [RED]: "kiwi kiwi kakapo" },
    });
    expect(scene.note(["sell", 5, "rat"])).toMatchObject({ price: 4 });
    const exact = scene.fork();
    exact.play(["sell", 5, "rat"], ["pay", "kiwi"], ["pay", "kiwi"]);
    expect(exact.offers()).toEqual([["confirm"]]);
    expect(exact.refusal(["pay", "kakapo"])).toBe("MOA-PAY-6");
    scene.play(["sell", 5, "rat"], ["pay", "kakapo"], ["pay", "kiwi"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-SEL-5");
    scene.play(["pay", "kiwi"]);
    expect(scene.note(["confirm"])).toEqual({ paid: 5, need: 4, superfluous: ["kakapo"], lost: 1 });
    scene.play(["confirm"]);
    expect(scene.state.sales).toBe(3);
  });

  test("EC-15 MOA-KAR-32 MOA-KAR-33 MOA-SEL-15: birds move into and out of sold land", () => {
    const scene = table({
      turn: BLUE,
      land: { 2: "R1 rat$R", 7: "B2" },
      karakia: { [BLUE]: ["move_birds"], [RED]: ["move_birds"] },
      hands: { [RED]: "moa" },
      sales: 1,
    });
    scene.play(["moveBirds", 7], ["count", 2], ["to", 2]);
    expect(landText(scene.state, 2)).toBe("R1 B2 rat$R");
    scene.play(["pass"], ["end"], ["moveBirds", 2]);
    expect(scene.offers("count")).toEqual([]);
    scene.play(["to", 3]);
    expect(landText(scene.state, 2)).toBe("B2 rat$R");
    expect(landText(scene.state, 3)).toBe("R1");
    expect(scene.problems()).toEqual([]);
  });

  test("EC-16 MOA-KAR-32 MOA-KAR-41: no moving into invaded land, and no stronghold there", () => {
    const scene = table({ land: { 1: "R1", 3: "rat!" }, karakia: { [RED]: ["move_birds", "place_stronghold"] } });
    expect(scene.refusal(["stronghold", 3])).toBe("MOA-KAR-41");
    scene.play(["moveBirds", 1]);
    expect(scene.refusal(["to", 3])).toBe("MOA-KAR-32");
    expect(scene.offers("to")).toHaveLength(10);
  });
});

describe("karakia tiles", () => {
  test("EC-17 MOA-BUY-1 MOA-BUY-2 MOA-BUY-3: two tiles in one purchase", () => {
    const scene = table({ turn: YELLOW, hands: { [YELLOW]: "morepork kiwi" } });
    expect(scene.note(["buy", "two_fight", "any_territory"])).toEqual({ icon: "karakia", price: 3 });
    expect(scene.note(["buy", "draw_one", "two_fight"])).toEqual({ icon: "karakia", price: 4 });
    expect(scene.note(["buy", "any_territory", "place_stronghold"])).toEqual({ icon: "karakia", price: 4 });
    expect(scene.refusal(["buy", "draw_one", "draw_one"])).toBe("MOA-BUY-2");
    const cheap = scene.fork();
    cheap.play(["buy", "two_fight", "any_territory"], ["pay", "morepork"], ["confirm"]);
    expect(playerOf(cheap.state, YELLOW).fresh).toEqual(["two_fight", "any_territory"]);
    scene.play(["buy", "draw_one", "two_fight"], ["pay", "morepork"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-BUY-1");
    scene.play(["pay", "kiwi"], ["confirm"]);
    expect(scene.state.karakia).toMatchObject({ draw_one: 2, two_fight: 1 });
    expect(scene.problems()).toEqual([]);
  });

  test("EC-18 MOA-KAR-5: a tile bought in this turn is not usable in it", () => {
    const bought = (options = {}) => {
      const scene = table({ turn: GREEN, hands: { [GREEN]: "morepork morepork kea", [BLUE]: "moa" } }, 4, options);
      scene.play(["buy", "draw_one", "place_stronghold"], ["pay", "morepork"], ["pay", "morepork"], ["confirm"]);
      return scene;
    };
    const scene = bought();
    expect(scene.offers()).toEqual([["end"]]);
    expect([scene.refusal(["drawOne"]), scene.refusal(["stronghold", 1])]).toEqual(["MOA-KAR-5", "MOA-KAR-5"]);
    scene.play(["end"]);
    expect(scene.seat).toBe(BLUE);
    expect(scene.as(GREEN).offers()).toEqual([["drawOne"]]);
    const late = bought({ karakiaLock: "round" });
    late.play(["end"]);
    expect(late.as(GREEN).refusal(["drawOne"])).toBe("MOA-KAR-5");
    late.play(["pass"]);
    late.playWith(["T01", "T25", "rat"], ["end"]);
    expect([late.state.round, late.seat]).toEqual([2, BLUE]);
    expect(late.as(GREEN).offers()).toEqual([["drawOne"]]);
  });

  test("EC-19 MOA-LDT-5: a fresh leader tile serves in the next step A", () => {
    const scene = table({
      round: 3,
      first: YELLOW,
      terrain: ["plains", "coast"],
      land: { 1: "R1", 5: "R1 EL=L04" },
      hands: { [RED]: "kiwi haasts_eagle" },
    });
    scene.play(["leader", 5], ["pay", "kiwi"], ["confirm"]);
    scene.playWith([DRAW_ONE, VOLCANO_UP, "weasel"], ["end"]);
    expect([scene.phase, scene.state.round]).toEqual(["defenceOffer", 4]);
    scene.play(["defend"]);
    expect(scene.offers("pay")).toEqual([
      ["pay", "haasts_eagle"],
      ["pay", "L04"],
    ]);
  });
});

describe("defence", () => {
  test("EC-20 MOA-DEF-2 MOA-DEF-3 MOA-DEF-4 MOA-DEF-5 MOA-GEN-7: the order with several ties", () => {
    const scene = table({
      first: GREEN,
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R2 Y3 G2 B1L" },
      hands: { 0: "tui", 1: "tui", 2: "tui", 3: "tui" },
    });
    const asked: (number | undefined)[] = [];
    while (scene.phase === "defenceOffer") {
      asked.push(scene.seat);
      scene.play(["decline"]);
    }
    expect(asked).toEqual([YELLOW, BLUE, GREEN, RED]);
    expect(landText(scene.state, 1)).toBe("rat!");
  });

  test("EC-21 MOA-DEF-14: drawing before deciding", () => {
    const scene = table({
      stepA: [{ phase: "invasion", mammal: "dog", left: 1 }],
      display: { dog: 1 },
      land: { 1: "B1" },
      hands: { [BLUE]: "haasts_eagle" },
      karakia: { [BLUE]: ["draw_one"] },
    });
    scene.playWith(["tui"], ["drawOne"]);
    expect(scene.phase).toBe("defenceOffer");
    expect(scene.offers()).toEqual([["decline"]]);
    expect(scene.refusal(["defend"])).toBe("MOA-DEF-10");
    expect(scene.state.karakia.draw_one).toBe(3);
  });

  test("EC-22 MOA-DEF-9: excess fight is lost", () => {
    const scene = table({
      stepA: [{ phase: "invasion", mammal: "weasel", left: 1 }],
      mammalDeck: "",
      land: { 1: "G1" },
      hands: { [GREEN]: "haasts_eagle haasts_eagle kea" },
    });
    scene.play(["defend"], ["pay", "haasts_eagle"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-DEF-9");
    scene.play(["pay", "haasts_eagle"], ["confirm"]);
    expect(scene.state.birdDiscard).toEqual(["haasts_eagle", "haasts_eagle"]);
    expect(playerOf(scene.state, GREEN)).toMatchObject({ won: ["weasel"], hand: ["kea"] });
  });
});

describe("attacks and payments", () => {
  test("EC-23 MOA-ATK-5 MOA-ATK-6: an attack without birds leaves an empty stronghold", () => {
    const scene = table({
      turn: YELLOW,
      land: { 1: "rat!" },
      hands: { [YELLOW]: "haasts_eagle", [GREEN]: "tui" },
    });
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["count", 0], ["end"]);
    expect(landText(scene.state, 1)).toBe("SH");
    expect(scene.seat).toBe(GREEN);
    expect(scene.offers("place")).toContainEqual(["place", 1]);
  });

  test("EC-24 MOA-ATK-8 MOA-KAR-21: one any-territory tile serves for the whole attack", () => {
    const scene = table({
      terrain: ["coast", "plains"],
      land: { 9: "rat!" },
      hands: { [RED]: "haasts_eagle tui" },
      karakia: { [RED]: ["any_territory"] },
    });
    expect(scene.note(["attack", 9])).toMatchObject({ any: true });
    scene.play(["attack", 9], ["pay", "haasts_eagle"]);
    expect(playerOf(scene.state, RED).karakia).toEqual(["any_territory"]);
    scene.play(["confirm"]);
    expect(playerOf(scene.state, RED).karakia).toEqual([]);
    expect(scene.state.karakia.any_territory).toBe(2);
    scene.play(["pay", "tui"], ["count", 3]);
    expect(landText(scene.state, 9)).toBe("R3 SH");
  });

  test("EC-25 MOA-PAY-5: a card that fought gives no birds, unless the option says so", () => {
    const fought = (options = {}) => {
      const scene = table({ land: { 1: "rat!" }, hands: { [RED]: "kea moa" } }, 3, options);
      scene.play(["attack", 1], ["pay", "kea"], ["pay", "moa"], ["confirm"]);
      return scene;
    };
    expect(fought().offers("count")).toEqual([["count", 0]]);
    expect(fought({ sharedIconsInAttack: "on" }).offers("count")).toEqual([0, 1, 2].map((count) => ["count", count]));
  });

  test("EC-26 MOA-PLB-6 MOA-PLB-7 MOA-ATK-7: a short supply", () => {
    const short = (birds: number) =>
      table({
        turn: BLUE,
        land: { 1: "rat!" },
        hands: { [BLUE]: "pukeko tui haasts_eagle" },
        supply: { [BLUE]: { birds } },
      });
    const scene = short(2);
    scene.play(["place", 2], ["pay", "pukeko"]);
    expect(scene.offers()).toEqual([
      ["count", 1],
      ["count", 2],
    ]);
    expect([scene.refusal(["pay", "tui"]), scene.refusal(["count", 3])]).toEqual(["MOA-PAY-6", "MOA-PLB-6"]);
    const none = short(0);
    expect(none.offers("place")).toEqual([]);
    expect(none.refusal(["place", 2])).toBe("MOA-PLB-6");
    expect(none.offers("attack")).toEqual([["attack", 1]]);
  });

  test("EC-27 MOA-PLL-3 MOA-PLL-4 MOA-PLL-6: where a leader may stand", () => {
    const scene = table({
      terrain: ["coast", "plains"],
      land: { 1: "R2 Y2", 2: "R2 Y3", 3: "R3 Y1L" },
      hands: { [RED]: "kiwi", [YELLOW]: "kiwi" },
    });
    expect(scene.offers("leader")).toEqual([["leader", 1]]);
    expect([2, 3, 4].map((number) => scene.refusal(["leader", number]))).toEqual([
      "MOA-PLL-3",
      "MOA-PLL-4",
      "MOA-PLL-3",
    ]);
    scene.state.supply[RED] = { birds: 9, leaders: 0 };
    expect(scene.refusal(["leader", 1])).toBe("MOA-PLL-6");
    scene.play(["pass"], ["end"]);
    expect(scene.seat).toBe(YELLOW);
    expect(scene.offers("leader")).toEqual([
      ["leader", 1],
      ["leader", 2],
    ]);
  });

  test("EC-28 MOA-DEF-1 MOA-KAR-31 MOA-SCO-5: a lone leader", () => {
    const scene = table({ land: { 6: "R0L Y1" }, hands: { [RED]: "kiwi tui" }, karakia: { [RED]: ["move_birds"] } });
    expect(scene.refusal(["moveBirds", 6])).toBe("MOA-KAR-31");
    expect(scene.refusal(["leader", 6])).toBeDefined();
    const invaded = table({
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R0L" },
      hands: { [RED]: "tui" },
    });
    expect([invaded.phase, invaded.seat]).toEqual(["defenceOffer", RED]);
    const scored = table({ round: 7, period: 2, first: YELLOW, acted: true, land: { 6: "R0L Y1" } });
    scored.play(["end"]);
    expect(pointsIn(scored.events, 6)).toEqual([5, 2, 0, 0]);
  });
});

function pointsIn(events: readonly { readonly kind: string }[], territory: number): unknown {
  const scored = events as readonly { kind: string; territory?: number; points?: readonly number[] }[];
  return scored.find((event) => event.kind === "territoryScored" && event.territory === territory)?.points;
}
