import { fastBelow } from "@outrigger/kernel/play";
import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../../arrange/index.ts";
import { pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";
import type { MaoriMove } from "../vocabulary.ts";

const stage = (wanted: Arrangement, options = {}, seats = 2): Scene<Maori> =>
  given(rules, { seats, options }, (state) => arrange(state, pack, { phase: "action", ...wanted }));

const kinds = (scene: Scene<Maori>): string[] => [...new Set(scene.offers().map(([kind]) => kind))].sort();

/** Every space of the base board but r2c2 holds a water tile. */
const ONE_LEFT =
  "W01@r1c1 W02@r1c2 W03@r1c3 W04@r2c1 W05@r2c3 W06@r2c4 W07@r2c5 W08@r3c1 W09@r3c2 W10@r3c3 W11@r3c4 W12@r3c5 W13@r4c3 W14@r4c4 W15@r4c5";

describe("the turn", () => {
  test("MAO-TURN-1 MAO-TURN-2: explorer, one of five actions, with variant 1 the coloured ship, then the end", () => {
    const scene = stage(
      { phase: "sail", boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"], depots: ["W03"], matrix: { m12: "W04" } },
      { variant: 1 },
    );
    expect(scene.phase).toBe("sail");
    scene.play(["sail", 1]);
    expect(scene.phase).toBe("action");
    expect(kinds(scene)).toEqual(["discard", "pass", "playDepot", "step", "take"]);
    scene.play(["take", "m12"]);
    expect(scene.phase).toBe("destination");
    scene.play(["place", "r1c2"]);
    expect(scene.phase).toBe("colouredShip");
    scene.play(["keep"]);
    expect([scene.phase, scene.offers()]).toEqual(["endTurn", [["confirm"]]]);
    scene.play(["confirm"]);
    expect([scene.phase, scene.seat]).toEqual(["sail", 1]);
  });

  test("MAO-TURN-1: without a variant there is neither a step nor a coloured ship", () => {
    const scene = stage({ boards: ["W01@r2c2 W02@r2c3"] });
    expect(kinds(scene)).toEqual(["discard", "pass", "take"]);
    scene.play(["pass"]);
    expect(scene.phase).toBe("endTurn");
  });

  test("MAO-TURN-3 MAO-LINE-6: one action a turn; a taken tile finds its place in the same turn", () => {
    const scene = stage({ depots: ["W03"] });
    scene.play(["take", "m11"]);
    expect(kinds(scene)).toEqual(["place"]);
    scene.play(["place", "r1c1"]);
    expect(scene.offers()).toEqual([["confirm"]]);
    expect(scene.state.seats[0]?.depot).toBe("W03");
  });

  test("MAO-TURN-4: the poorest player in the worst position can still sail one position and do nothing", () => {
    const full = ONE_LEFT.replace("W04@r2c1", "EE02@r2c1").replace("W02@r1c2", "ES02@r1c2");
    const scene = stage({ phase: "sail", boards: [full], shells: [0, 0], depots: ["S01"], matrix: { m12: "V01" } });
    expect(scene.offers("sail")[0]).toEqual(["sail", 1]);
    scene.play(["sail", 1]);
    expect(kinds(scene)).toEqual(["discard", "pass"]);
  });
});

describe("taking from the line", () => {
  test("MAO-LINE-1: only tiles of the row or column where the ship stands", () => {
    const scene = stage({ explorer: 5, shells: [9, 0] });
    expect(scene.offers("take")).toEqual([
      ["take", "m24"],
      ["take", "m23"],
      ["take", "m22"],
      ["take", "m21"],
    ]);
    expect(scene.refusal(["take", "m11"])).toBe("MAO-LINE-1");
    expect(scene.refusal(["take", "m34"])).toBe("MAO-LINE-1");
  });

  test("MAO-LINE-2 MAO-LINE-3 MAO-SHELL-5: the exact price is paid to the supply", () => {
    const scene = stage({ shells: [3, 0] });
    expect(["m11", "m21", "m31", "m41"].map((cell) => scene.note(["take", cell]))).toEqual([
      { price: 0 },
      { price: 1 },
      { price: 2 },
      { price: 3 },
    ]);
    const tile = scene.state.matrix[8] as string;
    scene.play(["take", "m31"]);
    expect([scene.state.seats[0]?.shells, scene.state.supply]).toEqual([1, 29]);
    expect(scene.events).toEqual([{ kind: "took", seat: 0, tile: pack.printed[tile], cell: "m31", price: 2 }]);
    expect(scene.problems()).toEqual([]);
  });

  test("MAO-SHELL-5: in a random game shells go only between the deciding player and the supply", () => {
    const scene = given(rules, { seats: 3, options: { variant: 1 } });
    const below = fastBelow(3);
    for (let decisions = 0; decisions < 400 && !scene.over; decisions++) {
      const { seat } = scene;
      const before = scene.state.seats.map((owner) => owner.shells);
      const offers = scene.offers();
      scene.play(offers[below(offers.length)] as MaoriMove);
      const changed = before.flatMap((shells, at) => (scene.state.seats[at]?.shells === shells ? [] : [at]));
      expect(changed.every((at) => at === seat)).toBe(true);
      expect(scene.problems()).toEqual([]);
    }
  });

  test("MAO-LINE-4: an emptied cell holds nothing to take and costs nothing to pass", () => {
    const scene = stage({ bare: true, pile: [], matrix: { m21: "S01", m41: "EE02" }, shells: [1, 0] });
    expect(scene.refusal(["take", "m11"])).toBe("MAO-LINE-4");
    expect(scene.refusal(["take", "m22"])).toBe("MAO-LINE-4");
    expect(scene.note(["take", "m21"])).toEqual({ price: 0 });
    expect(scene.note(["take", "m41"])).toEqual({ price: 1 });
  });

  test("MAO-LINE-5 MAO-LINE-3: what cannot be paid with shells already owned cannot be taken", () => {
    const scene = stage({ shells: [1, 0] });
    expect(scene.offers("take")).toEqual([
      ["take", "m11"],
      ["take", "m21"],
    ]);
    expect(scene.refusal(["take", "m31"])).toBe("MAO-LINE-3");
  });

  test("E36 MAO-SHELL-3: shells printed on the tile do not help to pay for it", () => {
    const scene = stage({ shells: [1, 0], matrix: { m31: "S10" } });
    expect(scene.refusal(["take", "m31"])).toBe("MAO-LINE-3");
  });

  test("E37 MAO-SHELL-1: explorer, line and coloured ship are paid out of the same shells", () => {
    const scene = stage(
      { phase: "sail", boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"], shells: [3, 0], explorer: 12 },
      { variant: 1 },
    );
    scene.play(["sail", 4]);
    expect(scene.state.seats[0]?.shells).toBe(1);
    expect(scene.offers("take")).toEqual([
      ["take", "m11"],
      ["take", "m21"],
    ]);
    scene.play(["step", "r2c3"]);
    expect(scene.offers("take")).toEqual([["take", "m11"]]);
    expect(scene.offers("step")).toEqual([]);
  });

  test("E22 MAO-LINE-5: with a full depot a tile that fits nowhere is not on offer, one that fits is", () => {
    const scene = stage({
      boards: [ONE_LEFT],
      depots: ["S01"],
      matrix: { m11: "EN02", m21: "W16", m31: "S02" },
      shells: [5, 0],
    });
    expect(scene.refusal(["take", "m11"])).toBe("MAO-LINE-5");
    expect(scene.offers("take").slice(0, 2)).toEqual([
      ["take", "m21"],
      ["take", "m31"],
    ]);
  });

  test("MAO-LINE-5: with an empty depot the same tile can be stored", () => {
    const scene = stage({ boards: [ONE_LEFT], matrix: { m11: "EN02" } });
    scene.play(["take", "m11"]);
    expect(scene.offers()).toEqual([["depot"]]);
  });

  test("E5 MAO-VOLC-1 MAO-VOLC-2 MAO-VOLC-4: before a volcano nothing can be taken; the other actions remain", () => {
    const scene = stage({
      boards: ["W01@r1c1"],
      depots: ["W02"],
      matrix: { m11: "V01", m21: "S01", m31: "S02", m41: "S03", m33: "V02" },
      shells: [9, 0],
    });
    expect(kinds(scene)).toEqual(["discard", "pass", "playDepot"]);
    expect(scene.refusal(["take", "m11"])).toBe("MAO-VOLC-1");
    expect(scene.refusal(["take", "m41"])).toBe("MAO-VOLC-2");
    expect(scene.refusal(["take", "m33"])).toBe("MAO-VOLC-1");
  });
});

describe("the depot", () => {
  test("MAO-DEPOT-1: a taken tile may go into the own depot for the same price", () => {
    const scene = stage({ shells: [2, 0], matrix: { m21: "S10" } });
    scene.play(["take", "m21"], ["depot"]);
    expect(scene.state.seats[0]).toMatchObject({ depot: "S10", shells: 1 });
    expect(scene.events.at(-1)).toEqual({ kind: "stored", seat: 0, tile: pack.printed["S10"] });
    expect(scene.phase).toBe("endTurn");
  });

  test("MAO-DEPOT-2: a full depot takes no second tile", () => {
    const scene = stage({ depots: ["W01"] });
    scene.play(["take", "m11"]);
    expect(scene.refusal(["depot"])).toBe("MAO-DEPOT-2");
    expect(scene.offers().every(([kind]) => kind === "place")).toBe(true);
  });

  test("MAO-DEPOT-3: the depot tile is placed instead of taking one, by all the rules of placing", () => {
    const scene = stage({ boards: ["EE02@r2c2 W01@r3c4"], depots: ["EW02"] });
    expect(stage({}).refusal(["playDepot"])).toBe("MAO-DEPOT-3");
    scene.play(["playDepot"]);
    expect(scene.refusal(["place", "r3c5"])).toBe("MAO-PLACE-3");
    expect(scene.refusal(["place", "r2c2"])).toBe("MAO-PLACE-1");
    scene.play(["place", "r2c3"]);
    expect(scene.state.seats[0]).toMatchObject({ depot: null });
    expect(scene.events.at(-1)).toEqual({
      kind: "islandFinished",
      seat: 0,
      spaces: ["r2c2", "r2c3"],
      palms: 4,
      points: 4,
    });
    expect(scene.state.matrix.every((id) => id !== null)).toBe(true);
  });

  test("MAO-DEPOT-3: a depot tile without a space stays where it is, for the reason that keeps it there", () => {
    expect(stage({ boards: [ONE_LEFT], depots: ["EN02"] }).refusal(["playDepot"])).toBe("MAO-PLACE-5");
    const shut = stage({ boards: ["W01@r1c1 W02@r1c2 W03@r2c1"], ships: ["r1c1"], depots: ["W04"] }, { variant: 1 });
    expect(shut.refusal(["playDepot"])).toBe("MAO-VAR-3");
  });

  test("E21 MAO-DEPOT-3 MAO-DEPOT-4 MAO-PLACE-10: a stored tile gives shells and ships only once it lies on the board", () => {
    const scene = stage({ shells: [0, 0], matrix: { m11: "S10" } });
    scene.play(["take", "m11"], ["depot"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]);
    expect(scene.state.seats[0]?.shells).toBe(0);
    scene.play(["sail", 1], ["playDepot"], ["place", "r1c1"]);
    expect(scene.state.seats[0]?.shells).toBe(2);
    const stored = stage({ phase: "sail", shells: [0, 0], depots: ["W15"] });
    expect(stored.offers("sail")).toHaveLength(2);
    stored.play(["sail", 1], ["playDepot"], ["place", "r1c1"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]);
    expect(stored.offers("sail")).toHaveLength(4);
  });

  test("MAO-DEPOT-5: the depot tile goes onto the board or nowhere", () => {
    const scene = stage({ depots: ["W01"], boards: ["W02@r1c1"] });
    expect(scene.offers("discard")).toEqual([["discard", "r1c1"]]);
    scene.play(["playDepot"]);
    expect(scene.refusal(["depot"])).toBe("MAO-DEPOT-5");
    expect(kinds(scene)).toEqual(["place"]);
  });
});

describe("discarding and doing nothing", () => {
  test("MAO-DISC-1: one tile of the own board goes to the box; an empty space has none to give", () => {
    const scene = stage({ boards: ["S01@r1c1 W01@r2c2", "W02@r1c2"] });
    expect(scene.offers("discard")).toEqual([
      ["discard", "r1c1"],
      ["discard", "r2c2"],
    ]);
    expect(scene.refusal(["discard", "r1c2"])).toBe("MAO-DISC-1");
    scene.play(["discard", "r1c1"]);
    expect(scene.state.box).toEqual(["S01"]);
    expect(scene.state.seats[0]?.layout[0]).toBeNull();
    expect(scene.events).toEqual([{ kind: "discarded", seat: 0, tile: pack.printed["S01"], space: "r1c1" }]);
    expect(scene.problems()).toEqual([]);
  });

  test("E18 MAO-DISC-2: also a tile of a finished island, which is broken by it", () => {
    const scene = stage({ boards: ["ES01@r1c3 MV04@r2c3 MV07@r3c3 EN03@r4c3"] });
    expect(scene.note(["discard", "r2c3"])).toEqual({ palmPoints: -18, leis: 0, ships: 0 });
    scene.play(["discard", "r2c3"]);
    expect(scene.view(0).seats[0]?.score).toMatchObject({ palmPoints: 0, removed: ["r1c3", "r3c3", "r4c3"] });
  });

  test("MAO-DISC-3: shells received stay; ships, palms, hut and lei half are gone at once", () => {
    const scene = stage({ boards: ["EE11@r2c1 EW14@r2c2 W15@r3c3"], shells: [4, 0] });
    expect(scene.note(["discard", "r2c2"])).toEqual({ palmPoints: -1, leis: -1, ships: 0 });
    expect(scene.note(["discard", "r3c3"])).toEqual({ palmPoints: 0, leis: 0, ships: -2 });
    scene.play(["discard", "r3c3"]);
    expect(scene.view(0).seats[0]).toMatchObject({ ships: 2, shells: 4 });
    const shells = stage({ boards: ["S10@r1c1"], shells: [4, 0] });
    shells.play(["discard", "r1c1"]);
    expect(shells.state.seats[0]?.shells).toBe(4);
  });

  test("MAO-DISC-4: a discard takes nothing from the matrix and refills nothing", () => {
    const scene = stage({ boards: ["W01@r1c1"] });
    const before = [...scene.state.matrix];
    scene.play(["discard", "r1c1"], ["confirm"]);
    expect(scene.outcomes).toEqual([]);
    expect(scene.state.matrix).toEqual(before);
  });

  test("MAO-PASS-1: doing nothing is always possible, also when a tile could be taken", () => {
    const scene = stage({ boards: ["W01@r1c1"], depots: ["W02"] });
    expect(scene.offers("take").length).toBeGreaterThan(0);
    expect(scene.offers("pass")).toEqual([["pass"]]);
    scene.play(["pass"]);
    expect(scene.events).toEqual([{ kind: "passed", seat: 0 }]);
  });
});
