import { fastChance } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import { layAt, table } from "./testing/tables.ts";

describe("MAS-SET-5: hands are private", () => {
  const scene = table({ seats: 3 });

  test("a player sees the own hand, and of the others how many shields of each shape", () => {
    const view = scene.view(1);
    expect(view.seats.map(({ hand }) => hand === null)).toEqual([true, false, true]);
    expect(view.seats.map(({ wide, narrow }) => [wide, narrow])).toEqual([
      [8, 5],
      [8, 5],
      [8, 5],
    ]);
    expect(view.piles).toEqual({ wide: 37, narrow: 23 });
  });

  test("somebody who watches sees no hand", () => {
    expect(scene.view("spectator").seats.every(({ hand }) => hand === null)).toBe(true);
  });

  test("what is unseen is the piles and the hidden hands together", () => {
    const hidden = [0, 2].flatMap((seat) => scene.state.seats[seat]?.hand ?? []);
    expect(scene.view(1).unseen).toEqual([...scene.state.wide, ...scene.state.narrow, ...hidden].sort());
  });

  test("with open hands everybody sees all of them", () => {
    const open = table({ options: { openHands: true } });
    for (const viewer of [0, 1, "spectator"] as const)
      expect(open.view(viewer).seats.map(({ hand }) => hand)).toEqual(open.state.seats.map(({ hand }) => hand));
    expect(open.view(0).unseen).toEqual([...open.state.wide, ...open.state.narrow].sort());
  });

  test("which shield is about to be laid is its owner's secret", () => {
    const laying = table({ hands: { 1: "W3-GGG N-RRR" } });
    laying.play(["shield", "W3-GGG"]);
    expect(laying.view(0).stack).toEqual([{ phase: "lay", seat: 0, sequence: 1, shield: "W3-GGG" }]);
    expect(laying.view(1).stack).toEqual([{ phase: "shield", seat: 0, sequence: 1 }]);
  });
});

test("a sample deals the unseen shields by shape and keeps everything else", () => {
  const { state } = table({ people: "1@0.m" });
  const sampled = rules.sample(rules.view(state, 0, pack), fastChance(5), pack);
  expect(sampled.seats[0]?.hand).toEqual(state.seats[0]?.hand);
  expect(sampled.seats[1]?.hand).not.toEqual(state.seats[1]?.hand);
  expect({ ...sampled, seats: 0, wide: 0, narrow: 0 }).toEqual({ ...state, seats: 0, wide: 0, narrow: 0 });
  expect(rules.invariants(sampled, pack)).toEqual([]);
});

describe("the view shows what follows from the table", () => {
  test("open edges with the direction they face and the poses that fit there", () => {
    const { edges, fits, faces } = table({}).view(0);
    expect(edges.map(({ slot }) => slot)).toEqual([1, 2, 4, 5, 10, 11]);
    for (const { slot, wide, narrow } of edges) {
      expect(fits[wide]).toMatchObject({ shape: "W", joins: [slot], edges: [expect.any(Number)] });
      expect(fits[narrow]).toMatchObject({ shape: "N", joins: [slot] });
    }
    // The hexagon's left-most edges belong to the wide shields; 1.e0 runs to the left, so it faces up.
    expect(faces[4]).toBe(5);
  });

  test("parcels with their colour, spots, owner and open edges", () => {
    const { parcels } = table({ people: "2@1.m" }).view(0);
    expect(parcels.find(({ name }) => name === 0)).toEqual({
      name: 0,
      colour: "R",
      patches: [0, 5],
      spots: 2,
      open: [4, 5],
      dead: [],
      owner: 1,
      boma: null,
    });
    expect(parcels.reduce((sum, { patches }) => sum + patches.length, 0)).toBe(10);
  });

  test("counts of pieces at home and on the table", () => {
    const scene = table({
      layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
      hands: { 1: "N-RRG W3-GGG W3-YYY" },
    });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    scene.play(["build", 2]);
    expect(scene.view(1).seats[0]).toMatchObject({
      builders: 1,
      out: { zebu: 1, goat: 2, sheep: 1 },
      pen: { zebu: 19, goat: 18, sheep: 19 },
    });
  });

  const RING_OF_FOUR = {
    layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
    hands: { 1: "N-RRG W3-GGG W3-YYY" },
  };

  test("MAS-BOMA-2: a fence just closed, and what keeps the player from building it", () => {
    const able = table(RING_OF_FOUR);
    layAt(able, "N-RRG@[1,-1,0,0]/1");
    expect(able.view(0).closed).toMatchObject([{ fence: 2, loop: [3, 2, 1, 0], bar: null }]);
    const poor = table({ ...RING_OF_FOUR, stock: { 1: { warrior: 0 } } });
    layAt(poor, "N-RRG@[1,-1,0,0]/1");
    expect(poor.view(0).closed).toMatchObject([{ fence: 2, bar: "MAS-BOMA-2" }]);
    expect(poor.view(1).closed).toEqual(poor.view(0).closed);
  });

  test("MAS-GEO-7: which way the half m1 of a middle lies", () => {
    expect(table({}).view(0).halves).toEqual([9, 6, 4]);
  });
});
