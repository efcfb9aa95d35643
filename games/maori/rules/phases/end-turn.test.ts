import { fastChance, newListener, newPlay, randomPlayout } from "@outrigger/kernel/play";
import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../../arrange/index.ts";
import { pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";
import { LINES, linePrices } from "../matrix.ts";
import { CELLS } from "../names.ts";

const stage = (wanted: Arrangement, seats = 2, options = {}): Scene<Maori> =>
  given(rules, { seats, options }, (state) => arrange(state, pack, { phase: "action", ...wanted }));

const pass = (scene: Scene<Maori>): void => scene.play(["sail", 1], ["pass"], ["confirm"]);

/** Every space of the base board but r4c5 holds a tile. */
const ONE_LEFT =
  "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c2 W06@r2c3 W07@r2c4 W08@r2c5 W09@r3c1 W10@r3c2 W11@r3c3 W12@r3c4 W13@r3c5 W14@r4c3 W15@r4c4";
const OTHER_LEFT =
  "S01@r1c1 S02@r1c2 S03@r1c3 S04@r2c1 S05@r2c2 S06@r2c3 S07@r2c4 S08@r2c5 S09@r3c1 S10@r3c2 EE02@r3c3 EW02@r3c4 EN13/1@r4c3 EW03@r4c4 W17@r3c5";

describe("the refill", () => {
  test("MAO-REFILL-1: a tile of the pile fills the cell of the taken one", () => {
    const scene = stage({ pile: ["S02", "S03"], matrix: { m21: "W01" }, shells: [1, 0] });
    scene.playWith(["S03"], ["take", "m21"], ["depot"], ["confirm"]);
    expect([scene.state.matrix[4], scene.state.pile]).toEqual(["S03", ["S02"]]);
    expect(scene.events.at(-1)).toEqual({ kind: "refilled", tile: pack.printed["S03"], cell: "m21" });
    expect(scene.problems()).toEqual([]);
  });

  test("MAO-REFILL-2: with an empty pile the cell stays empty and nothing slides", () => {
    const scene = stage({ pile: [], matrix: { m21: "W01" }, shells: [1, 0] });
    const before = [...scene.state.matrix];
    scene.play(["take", "m21"], ["depot"], ["confirm"]);
    expect(scene.outcomes).toEqual([]);
    expect(scene.state.matrix).toEqual(before.map((id) => (id === "W01" ? null : id)));
    expect(scene.events.at(-1)).toEqual({ kind: "leftEmpty", cell: "m21" });
  });

  test("MAO-REFILL-3: the refill waits for the end of the turn; no decision of the turn knows it", () => {
    const scene = stage({ boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], matrix: { m11: "W03" } }, 2, { variant: 1 });
    scene.play(["take", "m11"], ["place", "r2c1"], ["ship", "r2c1"]);
    expect([scene.outcomes, scene.state.matrix[0], scene.phase]).toEqual([[], null, "endTurn"]);
    scene.play(["confirm"]);
    expect([scene.outcomes.length, scene.state.matrix[0]]).toEqual([1, scene.outcomes[0]]);
  });

  test("E33 MAO-VOLC-5 MAO-VOLC-3: a volcano that comes as refill stays and blocks each line from its own side", () => {
    const scene = stage({ explorer: 2, shells: [1, 5] });
    scene.playWith(["V01"], ["take", "m23"], ["depot"], ["confirm"]);
    const takeable = (position: number): (readonly [string, number])[] =>
      linePrices(pack, scene.state.matrix, position).flatMap((price, deep) =>
        price < 0 ? [] : [[CELLS[(LINES[position] as readonly number[])[deep] as number] as string, price] as const],
      );
    expect(takeable(2)).toEqual([["m13", 0]]);
    expect(takeable(9)).toEqual([
      ["m43", 0],
      ["m33", 1],
    ]);
    expect(takeable(5)).toEqual([["m24", 0]]);
    expect(takeable(14)).toEqual([
      ["m21", 0],
      ["m22", 1],
    ]);
    pass(scene);
    pass(scene);
    expect(scene.state.matrix[6]).toBe("V01");
  });
});

describe("a completed board", () => {
  test("E23 MAO-END-1 MAO-END-2 MAO-END-3: each other player has one more turn, and a second full board adds none", () => {
    const scene = stage({ boards: ["", ONE_LEFT, OTHER_LEFT], depots: [null, "W16", "ES02"], seat: 1 }, 3);
    expect(scene.problems()).toEqual([]);
    scene.play(["playDepot"], ["place", "r4c5"], ["confirm"]);
    expect(scene.events.at(-1)).toEqual({ kind: "lastTurns", reason: "completed", seat: 1, turns: 2 });
    expect([scene.seat, scene.over]).toEqual([2, false]);
    scene.play(["sail", 1], ["playDepot"], ["place", "r4c5"], ["confirm"]);
    expect(scene.state.ending).toEqual({ reason: "completed", seat: 1, turnsLeft: 1 });
    expect([scene.seat, scene.over]).toEqual([0, false]);
    pass(scene);
    expect([scene.over, scene.state.ending?.turnsLeft, scene.state.turns]).toEqual([true, 0, 3]);
    expect(scene.events.at(-1)).toMatchObject({ kind: "ended", scores: scene.result().scores });
  });

  test("E24 MAO-END-1: a full board ends the game though an island on it can never be finished", () => {
    const board = ONE_LEFT.replace("W01@r1c1", "EW02@r1c1");
    const scene = stage({ boards: [board], depots: ["W16"] });
    scene.play(["playDepot"], ["place", "r4c5"], ["confirm"]);
    expect(scene.state.ending).toEqual({ reason: "completed", seat: 0, turnsLeft: 1 });
    pass(scene);
    expect(scene.over).toBe(true);
    expect(scene.result().details).toMatchObject({ seats: [{ removed: ["r1c1"], emptySpaces: 1 }, {}] });
  });

  test("E39 MAO-END-1 MAO-DEPOT-6: a tile left in the depot does not matter", () => {
    const scene = stage({ boards: [ONE_LEFT], depots: ["S10"], matrix: { m11: "W16" } });
    scene.play(["take", "m11"], ["place", "r4c5"], ["confirm"]);
    expect(scene.state.ending?.reason).toBe("completed");
    pass(scene);
    expect(scene.over).toBe(true);
    expect(scene.result().details).toMatchObject({ seats: [{ palmPoints: 0, emptySpaces: 0 }, {}] });
  });

  test("MAO-ATOLL-6: on the atoll all twenty spaces, r4c1 among them, must hold a tile", () => {
    const rest = "S01@r1c4 S02@r1c5 S03@r4c2 S04@r4c5";
    const scene = stage({ boards: [`${ONE_LEFT} ${rest}`], depots: ["W16"] }, 2, { board: "atoll" });
    expect(scene.offers("playDepot")).toHaveLength(1);
    scene.play(["playDepot"]);
    expect(scene.offers()).toEqual([["place", "r4c1"]]);
    const before = scene.fork();
    scene.play(["place", "r4c1"], ["confirm"]);
    expect(scene.state.ending?.reason).toBe("completed");
    expect(before.state.ending).toBeNull();
    const nineteen = stage({ boards: [`${ONE_LEFT} ${rest}`] }, 2, { board: "atoll" });
    nineteen.play(["pass"], ["confirm"]);
    expect(nineteen.state.ending).toBeNull();
  });
});

describe("exhaustion", () => {
  const wanted: Arrangement = {
    pile: [],
    bare: true,
    matrix: { m22: "V01", m33: "V02", m41: "S02" },
    explorer: 11,
    depots: [null, "W01"],
  };

  test("E25 MAO-END-4: when nobody can get a tile any more the others have one turn each", () => {
    const scene = stage(wanted, 3);
    expect(scene.offers("take")).toEqual([["take", "m41"]]);
    scene.play(["take", "m41"], ["place", "r1c1"], ["confirm"]);
    expect(scene.events.at(-1)).toEqual({ kind: "lastTurns", reason: "exhausted", seat: 0, turns: 2 });
    scene.play(["sail", 1], ["playDepot"], ["place", "r1c1"], ["confirm"]);
    expect([scene.seat, scene.over]).toEqual([2, false]);
    pass(scene);
    expect(scene.over).toBe(true);
  });

  test("MAO-END-4: one tile in the matrix or in the pile is enough to go on", () => {
    const left = stage({ ...wanted, matrix: { ...wanted.matrix, m44: "S03" } }, 3);
    left.play(["take", "m41"], ["place", "r1c1"], ["confirm"]);
    expect(left.state.ending).toBeNull();
    const pile = stage({ ...wanted, pile: ["S03", "S04"] }, 3);
    pile.play(["take", "m41"], ["place", "r1c1"], ["confirm"]);
    expect(pile.state.ending).toBeNull();
  });
});

describe("stagnation", () => {
  test("E28 MAO-END-5: nine turns of doing nothing by three players end the game at once", () => {
    const scene = stage({ passes: 8 }, 3);
    scene.play(["pass"], ["confirm"]);
    expect([scene.over, scene.state.ending]).toEqual([true, { reason: "stagnated", seat: 0, turnsLeft: 0 }]);
    expect(scene.events.map((event) => event.kind)).toEqual(["passed", "stagnated", "ended"]);
  });

  test("E28 MAO-END-5: any other action starts the count anew", () => {
    const scene = stage({ passes: 8, boards: ["W01@r1c1"] }, 3);
    scene.play(["discard", "r1c1"], ["confirm"]);
    expect([scene.over, scene.state.passes]).toEqual([false, 0]);
    const stored = stage({ passes: 8 }, 3);
    stored.play(["take", "m11"], ["depot"], ["confirm"]);
    expect([stored.over, stored.state.passes]).toEqual([false, 0]);
  });

  test("MAO-END-5: the number of rounds is an option", () => {
    const scene = stage({ passes: 1 }, 2, { stagnationRounds: 1 });
    scene.play(["pass"], ["confirm"]);
    expect(scene.over).toBe(true);
    const patient = stage({ passes: 6 }, 2, { stagnationRounds: 4 });
    patient.play(["pass"], ["confirm"]);
    expect(patient.over).toBe(false);
  });

  test("MAO-END-5: it is suspended during last turns", () => {
    const scene = stage({ passes: 5 }, 3, { stagnationRounds: 2 });
    scene.state.ending = { reason: "exhausted", seat: 2, turnsLeft: 2 };
    scene.play(["pass"], ["confirm"]);
    expect(scene.over).toBe(false);
    pass(scene);
    expect([scene.over, scene.state.ending.reason]).toEqual([true, "exhausted"]);
  });
});

describe("the order of the checks", () => {
  test("MAO-END-6: a completed board comes before exhaustion", () => {
    const scene = stage({ boards: [ONE_LEFT], pile: [], bare: true, matrix: { m11: "W16" } }, 3);
    scene.play(["take", "m11"], ["place", "r4c5"], ["confirm"]);
    expect(scene.state.ending?.reason).toBe("completed");
  });

  test("MAO-END-6: exhaustion comes before stagnation", () => {
    const scene = stage({ pile: [], bare: true, passes: 8 }, 3);
    scene.play(["pass"], ["confirm"]);
    expect(scene.state.ending).toEqual({ reason: "exhausted", seat: 0, turnsLeft: 2 });
  });

  test("MAO-END-6: the refill comes before the checks", () => {
    const scene = stage({ pile: ["S03"], bare: true, matrix: { m11: "W16" } }, 3);
    scene.play(["take", "m11"], ["depot"], ["confirm"]);
    expect(scene.state.ending).toBeNull();
  });

  test("MAO-END-7: games end, and at most 285 turns of a game do something", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state } = given(rules, { seats: 2, seed });
      const listener = newListener();
      randomPlayout(rules, newPlay(rules, pack, state, fastChance(seed), listener), seed);
      const deeds = listener.told.filter(({ event }) => ["stored", "placed", "discarded"].includes(event.kind));
      expect(state.stack).toEqual([]);
      expect(deeds.length).toBeGreaterThan(0);
      expect(deeds.length).toBeLessThanOrEqual(285);
    }
  });
});
