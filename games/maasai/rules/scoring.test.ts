import { describe, expect, test } from "vitest";
import { TWO_AT_ONCE } from "./testing/layouts.ts";
import { lastRound, layAnywhere, layAt, type Setting, SPARE, table } from "./testing/tables.ts";

describe("MAS-END: an empty pen", () => {
  test("X08 MAS-END-2: your own lay lets the opponent win, and there is no third action", () => {
    const scene = table({
      layout: TWO_AT_ONCE,
      people: "2@0.m1",
      hands: { 1: `W4-GRYY ${SPARE}` },
      stock: { 2: { zebu: 0, goat: 0, sheep: 1 } },
    });
    layAt(scene, "W4-GRYY@[2,-1,1,-1]/2");
    expect([scene.phase, scene.seat]).toEqual(["end", 0]);
    expect(scene.offers()).toEqual([["end"]]);
    scene.play(["end"]);
    expect(scene.over).toBe(true);
    expect(scene.result().places).toEqual([2, 1]);
    expect(scene.events).toContainEqual({ kind: "ended", winners: [1], reason: "pen" });
  });

  test("X09 MAS-END-3: one lay empties two pens: a tie, whoever is active", () => {
    const scene = table({
      layout: TWO_AT_ONCE,
      people: "2@0.m1 1@1.a",
      hands: { 1: `W4-GRYY ${SPARE}` },
      stock: { 1: { zebu: 1, goat: 0, sheep: 0 }, 2: { zebu: 0, goat: 0, sheep: 1 } },
    });
    layAt(scene, "W4-GRYY@[2,-1,1,-1]/2");
    scene.play(["end"]);
    expect(scene.result().places).toEqual([1, 1]);
  });

  test("MAS-END-1: the game ends at once when all animals of a player are out, after a third action too (MAS-END-5)", () => {
    const scene = table({
      layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
      hands: { 1: `N-RRG ${SPARE}` },
      stock: { 1: { zebu: 1, goat: 2, sheep: 1 } },
    });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    expect(scene.phase).toBe("act");
    scene.play(["build", 2]);
    expect(scene.phase).toBe("end");
    scene.play(["end"]);
    expect(scene.result().places).toEqual([1, 2]);
  });

  test("MAS-END-1: one animal left in the pen, whatever its kind, and the game goes on", () => {
    for (const left of [{ zebu: 2 }, { goat: 3 }, { sheep: 2 }]) {
      const scene = table({
        layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
        hands: { 1: `N-RRG ${SPARE}` },
        stock: { 1: { zebu: 1, goat: 2, sheep: 1, ...left } },
      });
      layAt(scene, "N-RRG@[1,-1,0,0]/1");
      scene.play(["build", 2]);
      expect(scene.phase).toBe("remove");
    }
  });

  test("MAS-END-6: the others rank by the animals left in their pens, equals share a place", () => {
    const ranked = (pens: [number, number, number]): readonly number[] =>
      table({
        seats: 3,
        edit: (state) => {
          pens.forEach((count, seat) => {
            const own = state.seats[seat];
            if (own !== undefined) own.pen = { zebu: 0, goat: count, sheep: 0 };
          });
        },
      }).result().places;
    expect(ranked([0, 5, 3])).toEqual([1, 3, 2]);
    expect(ranked([4, 0, 4])).toEqual([2, 1, 2]);
    expect(ranked([0, 0, 1])).toEqual([1, 1, 3]);
  });
});

describe("MAS-END-4: all shields laid and no pen empty", () => {
  /** Ranks with so many animals on the table. */
  const placesOf = (...herds: { zebu: number; goat: number; sheep: number }[]): readonly number[] =>
    table({
      seats: herds.length as 2 | 3,
      edit: (state) => {
        herds.forEach(({ zebu, goat, sheep }, seat) => {
          const own = state.seats[seat];
          const each = herds.length === 2 ? 20 : 14;
          if (own !== undefined) own.pen = { zebu: each - zebu, goat: each - goat, sheep: each - sheep };
        });
      },
    }).result().places;

  test("most zebu wins, whatever else is out", () => {
    expect(placesOf({ zebu: 5, goat: 0, sheep: 0 }, { zebu: 4, goat: 19, sheep: 19 })).toEqual([1, 2]);
  });

  test("X35: equal zebu, then goats and sheep together", () => {
    expect(placesOf({ zebu: 11, goat: 9, sheep: 8 }, { zebu: 11, goat: 7, sheep: 9 })).toEqual([1, 2]);
    expect(placesOf({ zebu: 11, goat: 9, sheep: 8 }, { zebu: 11, goat: 7, sheep: 10 })).toEqual([1, 1]);
  });

  test("MAS-END-6: with three players the same order ranks them all", () => {
    expect(
      placesOf({ zebu: 3, goat: 1, sheep: 1 }, { zebu: 7, goat: 0, sheep: 0 }, { zebu: 3, goat: 0, sheep: 2 }),
    ).toEqual([2, 1, 2]);
    expect(
      placesOf({ zebu: 3, goat: 1, sheep: 1 }, { zebu: 7, goat: 0, sheep: 0 }, { zebu: 3, goat: 4, sheep: 2 }),
    ).toEqual([3, 1, 2]);
  });

  test("X38 MAS-SUP-6: the last hands of one are played in one sequence each, then the game is over", () => {
    const setting: Setting = {
      hands: { 1: "W3-GGG", 2: "W3-YYY" },
      edit: lastRound,
    };
    const scene = table(setting);
    layAnywhere(scene, "W3-GGG");
    scene.play(["confirm"]);
    expect(scene.seat).toBe(1);
    layAnywhere(scene, "W3-YYY");
    scene.play(["confirm"]);
    expect(scene.over).toBe(true);
    expect(scene.events).toContainEqual({ kind: "ended", winners: [0, 1], reason: "shields" });
  });

  test("X38 MAS-SUP-6: builders of the last round do not return before the end", () => {
    const scene = table({
      layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
      hands: { 1: "N-RRG", 2: "W3-YYY" },
      edit: lastRound,
    });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    scene.play(["build", 2], ["confirm"]);
    layAnywhere(scene, "W3-YYY");
    scene.play(["confirm"]);
    expect(scene.over).toBe(true);
    expect(scene.state.bomas[0]?.building).toBe(true);
    expect(scene.result().scores).toEqual([4, 0]);
    expect(scene.result().details).toEqual({
      reason: "shields",
      herds: [
        { zebu: 1, goat: 2, sheep: 1 },
        { zebu: 0, goat: 0, sheep: 0 },
      ],
    });
  });
});
