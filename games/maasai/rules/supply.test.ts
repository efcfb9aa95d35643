import { fastChance } from "@outrigger/kernel/play";
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { pack } from "./components.ts";
import type { MaasaiEvent } from "./events.ts";
import { rules } from "./index.ts";
import { countShape, fillHands, nextShape, tellDealt } from "./supply.ts";
import { layAnywhere, type MaasaiScene, stock, table } from "./testing/tables.ts";
import type { MaasaiState } from "./vocabulary.ts";

const shapes = (hand: readonly string[]): [number, number] => [
  countShape(pack, hand, "W"),
  countShape(pack, hand, "N"),
];

/** A state of which only hands, piles and order matter. */
function holding(hands: string[][], wide: number, narrow: number): MaasaiState {
  const { state } = given(rules, { seats: hands.length, options: { firstPlayer: "seat" } });
  hands.forEach((hand, seat) => {
    (state.seats[seat] as { hand: string[] }).hand = [...hand];
  });
  const free = (ids: readonly string[]): string[] => ids.filter((id) => !hands.flat().includes(id));
  state.wide = free(pack.ids.W).slice(0, wide);
  state.narrow = free(pack.ids.N).slice(0, narrow);
  return state;
}

describe("MAS-SUP-3: filling up hands", () => {
  test("with full piles everybody comes to eight wide and five narrow", () => {
    for (const kept of ["W3-RRR", "N-RRR"]) {
      const state = holding([[kept], ["W3-GGG"]], 45, 28);
      fillHands(state, pack, fastChance(1));
      expect(state.seats.map(({ hand }) => shapes(hand))).toEqual([
        [8, 5],
        [8, 5],
      ]);
    }
  });

  test.each([
    ["both lack, wide relatively more", { W: 0, N: 1 }, { W: 5, N: 5 }, "W"],
    ["an equal relative lack goes to wide", { W: 0, N: 0 }, { W: 5, N: 5 }, "W"],
    ["narrow relatively more", { W: 1, N: 0 }, { W: 5, N: 5 }, "N"],
    ["only narrow lacks", { W: 8, N: 3 }, { W: 5, N: 5 }, "N"],
    ["only wide lacks", { W: 7, N: 5 }, { W: 5, N: 5 }, "W"],
    ["the lacking kind is used up", { W: 6, N: 5 }, { W: 0, N: 5 }, "N"],
    ["the lacking kind is used up", { W: 8, N: 4 }, { W: 5, N: 0 }, "W"],
    ["nothing is left", { W: 6, N: 5 }, { W: 0, N: 0 }, undefined],
  ])("%s", (_, held, piles, shape) => {
    expect(nextShape(pack, held, piles)).toBe(shape);
  });

  test("X36 MAS-SUP-7: two players, last refill, wide shields run short", () => {
    const state = holding([["N-RRR"], ["N-GGG"]], 13, 12);
    fillHands(state, pack, fastChance(1));
    expect(state.seats.map(({ hand }) => shapes(hand))).toEqual([
      [7, 6],
      [6, 7],
    ]);
    expect([state.wide.length, state.narrow.length]).toEqual([0, 1]);
  });

  test("X37 MAS-SUP-5: three players, second refill: five wide and four narrow for everybody, piles empty", () => {
    const state = holding([["W3-RRR"], ["N-GGG"], ["N-YYY"]], 14, 10);
    fillHands(state, pack, fastChance(1));
    expect(state.seats.map(({ hand }) => shapes(hand))).toEqual([
      [5, 4],
      [5, 4],
      [5, 4],
    ]);
    expect(state.wide.length + state.narrow.length).toBe(0);
  });
});

/** Plays on with first offers until the round changes or the game ends; how many turns that took. */
function playRound(scene: MaasaiScene): number {
  const { round } = scene.state;
  let turns = 0;
  while (!scene.over && scene.state.round === round) {
    if (scene.phase === "confirm") turns++;
    scene.play(scene.offers()[0] as ["pass"]);
  }
  return turns;
}

describe("MAS-SUP: rounds", () => {
  test("MAS-SUP-1, MAS-SUP-4: two players: four rounds of 6, 6, 6 and 7 turns each, 101 shields on the table", () => {
    const scene = given(rules, { seats: 2, options: { firstPlayer: "seat" } });
    scene.play(["pass"], ["confirm"], ["pass"], ["confirm"]);
    expect([playRound(scene), playRound(scene), playRound(scene), playRound(scene)]).toEqual([12, 12, 12, 14]);
    expect([scene.over, scene.state.laid.length, scene.state.wide.length + scene.state.narrow.length]).toEqual([
      true,
      101,
      1,
    ]);
  });

  test("MAS-SUP-5: three players: three rounds of 6, 6 and 5 turns each, all 102 shields on the table", () => {
    const scene = given(rules, { seats: 3, options: { firstPlayer: "seat" } });
    scene.play(["pass"], ["confirm"], ["pass"], ["confirm"], ["pass"], ["confirm"]);
    expect([playRound(scene), playRound(scene)]).toEqual([18, 18]);
    expect(scene.state.seats.map(({ hand }) => hand.length)).toEqual([9, 9, 9]);
    expect(playRound(scene)).toBe(15);
    expect([scene.over, scene.state.laid.length]).toEqual([true, 102]);
  });

  test("MAS-SUP-1: the round ends when everybody has exactly one shield left, not before", () => {
    const scene = table({ hands: { 1: "W3-GGG W3-YYY W3-RRR", 2: "W3-GGR W3-GGY W3-GRG" } });
    layAnywhere(scene, "W3-GGG");
    layAnywhere(scene, "W3-YYY");
    scene.play(["confirm"]);
    expect([scene.state.round, scene.seat]).toEqual([1, 1]);
    layAnywhere(scene, "W3-GGR");
    layAnywhere(scene, "W3-GGY");
    scene.play(["confirm"]);
    expect([scene.state.round, scene.seat]).toEqual([2, 0]);
    expect(scene.state.seats.map(({ hand }) => hand.length)).toEqual([13, 13]);
  });

  test("X40 MAS-SUP-2: builders return at the end of the round, whoever tends land stays", () => {
    const scene = table({
      layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9; 3 N-RRG@[1,-1,0,0]/1",
      people: "1@1.a",
      bomas: "1@3!",
      hands: { 1: "W3-GGG W3-YYY W3-RRR", 2: "W3-GGR" },
    });
    expect(stock(scene, 0)?.warrior).toBe(2);
    layAnywhere(scene, "W3-GGG");
    layAnywhere(scene, "W3-YYY");
    scene.play(["confirm"]);
    expect(scene.state.round).toBe(2);
    expect(stock(scene, 0)?.warrior).toBe(3);
    expect(scene.events).toContainEqual({ kind: "roundEnded", round: 1, builders: [1, 0] });
    expect(scene.seat).toBe(0);
  });

  test("MAS-SUP-2: the order of play stays the same over the rounds", () => {
    const scene = given(rules, { seats: 3, seed: 9 });
    const [first] = scene.state.order;
    for (let pass = 0; pass < 3; pass++) scene.play(["pass"], ["confirm"]);
    const order = [...scene.state.order];
    playRound(scene);
    expect([scene.seat, scene.state.order]).toEqual([first, order]);
  });
});

describe("MAS-SET-5: what is drawn", () => {
  /** Who is told what when two seats draw a shield each: a seat's own event, what the others get, what all get. */
  function told(openHands: boolean) {
    const { state } = given(rules, { seats: 2, options: { firstPlayer: "seat", openHands } });
    const heard: [to: number | "all", event: MaasaiEvent, others?: MaasaiEvent][] = [];
    const voice = {
      emit: (event: MaasaiEvent) => heard.push(["all", event]),
      emitTo: (seat: number, event: MaasaiEvent, others?: MaasaiEvent) =>
        heard.push(others === undefined ? [seat, event] : [seat, event, others]),
    };
    tellDealt({ ...voice, pack }, state, [["W3-RGY"], ["N-RGY"]]);
    return heard;
  }

  test("is told to its owner, and to the others how many of each shape", () => {
    expect(told(false)).toEqual([
      [
        0,
        expect.objectContaining({ shields: [expect.objectContaining({ id: "W3-RGY" })] }),
        { kind: "dealt", seat: 0, wide: 1, narrow: 0 },
      ],
      [
        1,
        expect.objectContaining({ shields: [expect.objectContaining({ id: "N-RGY" })] }),
        { kind: "dealt", seat: 1, wide: 0, narrow: 1 },
      ],
    ]);
  });

  test("is told to everybody with open hands", () => {
    expect(told(true).map(([to, event]) => [to, "shields" in event])).toEqual([
      ["all", true],
      ["all", true],
    ]);
  });
});
