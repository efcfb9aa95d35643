import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../../arrange/index.ts";
import { pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";

const stage = (wanted: Arrangement, options = {}): Scene<Maori> =>
  given(rules, { seats: 2, options }, (state) => arrange(state, pack, { phase: "action", ...wanted }));

/** The table right after the tile was taken from m11. */
function holding(tile: string, wanted: Arrangement, options = {}): Scene<Maori> {
  const scene = stage({ ...wanted, matrix: { ...wanted.matrix, m11: tile } }, options);
  scene.play(["take", "m11"]);
  return scene;
}

describe("placing a tile", () => {
  test("MAO-PLACE-1: it lies on the chosen space of the own board; occupied spaces and printed land are refused", () => {
    const scene = holding("W02", { boards: ["W01@r1c1"] });
    expect(scene.refusal(["place", "r1c1"])).toBe("MAO-PLACE-1");
    expect(scene.refusal(["place", "r4c1"])).toBe("MAO-COMP-8");
    scene.play(["place", "r1c2"]);
    expect(scene.state.seats.map((seat) => seat.layout.slice(0, 2))).toEqual([
      ["W01", "W02"],
      [null, null],
    ]);
    expect(scene.events).toEqual([{ kind: "placed", seat: 0, tile: pack.printed["W02"], space: "r1c2", rotation: 0 }]);
    expect(scene.problems()).toEqual([]);
  });

  test("MAO-PLACE-2: without a variant every empty space is on offer", () => {
    expect(holding("W02", { boards: ["W01@r1c1"] }).offers("place")).toHaveLength(15);
    expect(holding("W02", {}, { board: "square" }).offers("place")).toHaveLength(16);
  });

  test("MAO-PLACE-3: a tile with palms is placed without a question about its position", () => {
    const scene = holding("EE02", {});
    scene.play(["place", "r2c2"]);
    expect([scene.phase, scene.state.seats[0]?.layout[6]]).toEqual(["endTurn", "EE02"]);
  });

  test("MAO-PLACE-4: a tile without palms asks which way round, where several agree", () => {
    const scene = holding("EE13", { boards: ["W01@r1c2"] });
    scene.play(["place", "r2c2"]);
    expect(scene.phase).toBe("rotation");
    expect(scene.offers()).toEqual([
      ["turn", 0],
      ["turn", 1],
      ["turn", 2],
    ]);
    expect(scene.refusal(["turn", 3])).toBe("MAO-PLACE-5");
    scene.play(["turn", 2]);
    expect([scene.phase, scene.state.seats[0]?.layout[6]]).toEqual(["endTurn", "EE13/2"]);
    expect(scene.problems()).toEqual([]);
  });

  test("MAO-PLACE-4: where one position agrees it is taken, and with rotation none there is nothing to turn", () => {
    const one = holding("EE13", { boards: ["EE02@r2c2"] });
    one.play(["place", "r2c3"]);
    expect([one.phase, one.state.seats[0]?.layout[7]]).toEqual(["endTurn", "EE13/2"]);
    const none = holding("EE13", { boards: ["EE02@r2c2"] }, { rotation: "none" });
    expect(none.refusal(["place", "r2c3"])).toBe("MAO-PLACE-4");
    none.play(["place", "r3c3"]);
    expect([none.phase, none.state.seats[0]?.layout[12]]).toEqual(["endTurn", "EE13"]);
  });

  test("MAO-PLACE-5 MAO-PLACE-3: land against water is refused, with the palms as reason where turning would help", () => {
    const scene = holding("ES02", { boards: ["W01@r2c2 EE02@r3c3"] });
    expect(scene.refusal(["place", "r1c2"])).toBe("MAO-PLACE-3");
    expect(scene.refusal(["place", "r3c4"])).toBe("MAO-PLACE-3");
    expect(holding("W02", { boards: ["EE02@r3c3"] }).refusal(["place", "r3c4"])).toBe("MAO-PLACE-5");
  });

  test("MAO-PLACE-7: the note warns of an open side towards the edge or printed land", () => {
    const scene = holding("ES02", {});
    expect(scene.note(["place", "r3c1"])).toEqual({
      shells: 0,
      ways: [{ rotation: 0, toEdge: true, finishes: false, palmPoints: 0, leis: 0, points: 0 }],
    });
    expect(scene.note(["place", "r1c1"])).toMatchObject({ ways: [{ toEdge: false }] });
  });

  test("the note tells shells, finished islands, palm points and leis for every way round", () => {
    const scene = holding("EW14", { boards: ["EE11@r2c2 EE07@r3c2 MH02@r3c3"] });
    expect(scene.note(["place", "r2c3"])).toEqual({
      shells: 0,
      ways: [{ rotation: 0, toEdge: false, finishes: true, palmPoints: 1, leis: 1, points: 11 }],
    });
    expect(scene.note(["place", "r3c4"])).toEqual({
      shells: 0,
      ways: [{ rotation: 0, toEdge: false, finishes: true, palmPoints: 8, leis: 0, points: 8 }],
    });
    expect(holding("EE13", {}).note(["place", "r1c1"])).toMatchObject({
      shells: 2,
      ways: [
        { rotation: 0, toEdge: false },
        { rotation: 1, toEdge: false },
        { rotation: 2, toEdge: true },
        { rotation: 3, toEdge: true },
      ],
    });
    const turning = holding("EE13", { boards: ["EE02@r1c2"], shells: [0, 29] });
    expect(turning.note(["place", "r1c3"])).toEqual({
      shells: 1,
      ways: [{ rotation: 2, toEdge: false, finishes: true, palmPoints: 2, leis: 0, points: 2 }],
    });
    const lei = holding("EW12", { boards: ["EE11@r2c2"] });
    expect(lei.note(["place", "r2c3"])).toMatchObject({ ways: [{ finishes: true, palmPoints: 3, leis: 1 }] });
    lei.play(["place", "r2c3"]);
    expect(lei.events).toEqual([
      { kind: "placed", seat: 0, tile: pack.printed["EW12"], space: "r2c3", rotation: 0 },
      { kind: "islandFinished", seat: 0, spaces: ["r2c2", "r2c3"], palms: 3, points: 3 },
      { kind: "leiCompleted", seat: 0, spaces: ["r2c2", "r2c3"] },
    ]);
  });

  test("MAO-SCORE-6: a lei counts in the note what the pack in use says", () => {
    const dear = { ...pack, scoring: { ...pack.scoring, lei: 25 } };
    const scene = given(rules, { seats: 2, pack: dear }, (state) =>
      arrange(state, dear, { phase: "action", boards: ["EE11@r2c2"], matrix: { m11: "EW12" } }),
    );
    scene.play(["take", "m11"]);
    expect(scene.note(["place", "r2c3"])).toMatchObject({ ways: [{ palmPoints: 3, leis: 1, points: 28 }] });
  });

  test("the notes of a turn tell the same for the one rotation", () => {
    const scene = holding("EW14", { boards: ["ES11@r1c1"] });
    scene.play(["place", "r2c2"]);
    expect(scene.note(["turn", 0])).toEqual({
      shells: 0,
      ways: [{ rotation: 0, toEdge: false, finishes: false, palmPoints: 0, leis: 0, points: 0 }],
    });
    const lei = holding("EW14", { boards: ["ES11@r1c1"] });
    expect(lei.note(["place", "r2c1"])).toMatchObject({
      ways: [{ rotation: 1, finishes: true, palmPoints: 1, leis: 1 }],
    });
  });
});

describe("shells for a tile", () => {
  test("MAO-PLACE-10: the printed shells are received when the tile lies on the board", () => {
    const scene = holding("EE10", { shells: [0, 3] });
    expect(scene.state.seats[0]?.shells).toBe(0);
    scene.play(["place", "r1c1"]);
    expect([scene.state.seats[0]?.shells, scene.state.supply]).toEqual([2, 25]);
    expect(scene.events[1]).toEqual({ kind: "received", seat: 0, shells: 2, printed: 2 });
  });

  test("E20 MAO-SHELL-3 MAO-SHELL-4: the price is paid first, and the supply gives no more than it has", () => {
    const scene = stage({ shells: [1, 29], matrix: { m21: "EE10" } });
    expect(scene.state.supply).toBe(0);
    scene.play(["take", "m21"], ["place", "r1c1"]);
    expect([scene.state.seats[0]?.shells, scene.state.supply]).toEqual([1, 0]);
    expect(scene.events.at(-1)).toEqual({ kind: "received", seat: 0, shells: 1, printed: 2 });
  });

  test("MAO-SHELL-4: what the supply cannot give is lost and not owed", () => {
    const scene = holding("EE10", { shells: [0, 30] });
    scene.play(["place", "r1c1"], ["confirm"], ["sail", 4], ["pass"], ["confirm"]);
    expect([scene.state.seats[0]?.shells, scene.state.supply]).toEqual([0, 2]);
  });
});
