import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../../arrange/index.ts";
import { pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";

const stage = (variant: number, wanted: Arrangement, phase: "sail" | "action" = "action"): Scene<Maori> =>
  given(rules, { seats: 2, options: { variant } }, (state) => arrange(state, pack, { phase, ...wanted }));

const spaces = (scene: Scene<Maori>, kind: string): unknown[] => scene.offers(kind).map((move) => move[1]);
const shipOf = (scene: Scene<Maori>): string | null | undefined => scene.state.seats[0]?.ship;

/** The rival's turn, and on to the own action. */
function nextTurn(scene: Scene<Maori>): void {
  scene.play(["confirm"], ["sail", 1], ["pass"]);
  if (scene.phase === "colouredShip") scene.play(["keep"]);
  scene.play(["confirm"], ["sail", 1]);
}

describe("the coloured ship in both variants", () => {
  test("MAO-VAR-1: before the first tile it stands beside the board, and it never counts as a ship", () => {
    const scene = stage(1, { shells: [3, 0] });
    expect(shipOf(scene)).toBeNull();
    expect(scene.offers("step")).toEqual([]);
    expect(scene.refusal(["step", "r1c1"])).toBe("MAO-VAR-1");
    const placed = stage(1, { boards: ["W01@r1c1"], ships: ["r1c1"] });
    expect(placed.view(0).seats[0]).toMatchObject({ ships: 2, score: { ships: 2 } });
  });

  test.each([1, 2])("MAO-VAR-2: in variant %i the first tile may go anywhere and receives the ship", (variant) => {
    const scene = stage(variant, { matrix: { m11: "W01" } });
    scene.play(["take", "m11"]);
    expect(scene.offers("place")).toHaveLength(16);
    scene.play(["place", "r3c3"]);
    expect(shipOf(scene)).toBe("r3c3");
    expect(scene.events.at(-1)).toEqual({ kind: "shipMoved", seat: 0, from: null, to: "r3c3" });
    expect(scene.phase).toBe("endTurn");
  });

  test.each([1, 2])(
    "MAO-VAR-3: in variant %i later tiles, also from the depot, lie next to the ship's tile",
    (variant) => {
      const wanted = { boards: ["EE02@r2c2"], ships: ["r2c2"], depots: ["EW02"], matrix: { m11: "W01" } };
      const taking = stage(variant, wanted);
      taking.play(["take", "m11"]);
      expect(spaces(taking, "place")).toEqual(["r1c2", "r2c1", "r3c2"]);
      expect(taking.refusal(["place", "r1c1"])).toBe("MAO-VAR-3");
      expect(taking.refusal(["place", "r2c3"])).toBe("MAO-PLACE-5");
      const playing = stage(variant, wanted);
      playing.play(["playDepot"]);
      expect(spaces(playing, "place")).toEqual(["r1c2", "r2c1", "r2c3", "r3c2"]);
      expect(playing.refusal(["place", "r3c4"])).toBe("MAO-VAR-3");
    },
  );

  test("MAO-VAR-4: it never stands on an empty space", () => {
    const scene = stage(1, { boards: ["W01@r1c1 W02@r1c2"], ships: ["r1c1"], shells: [5, 0] });
    expect(scene.refusal(["step", "r2c1"])).toBe("MAO-VAR-4");
    scene.play(["pass"]);
    expect(scene.refusal(["ship", "r2c1"])).toBe("MAO-VAR-4");
    expect(scene.refusal(["ship", "r4c5"])).toBe("MAO-VAR-4");
  });

  test("MAO-VAR-5: with the last tile the ship leaves the board, and the next tile may go anywhere", () => {
    const scene = stage(1, { boards: ["W01@r2c2"], ships: ["r2c2"], depots: ["W02"] });
    scene.play(["discard", "r2c2"]);
    expect([shipOf(scene), scene.phase]).toEqual([null, "endTurn"]);
    expect(scene.events.at(-1)).toEqual({ kind: "shipMoved", seat: 0, from: "r2c2", to: null });
    expect(scene.problems()).toEqual([]);
    nextTurn(scene);
    scene.play(["playDepot"]);
    expect(scene.offers("place")).toHaveLength(16);
  });

  test.each([1, 2])("MAO-VAR-6: in variant %i tiles may still be stored and discarded", (variant) => {
    const scene = stage(variant, { boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"] });
    expect(spaces(scene, "discard")).toContain("r2c3");
    scene.play(["take", "m11"]);
    expect(scene.offers("depot")).toEqual([["depot"]]);
  });

  test.each([1, 2])(
    "E38 MAO-VAR-1 MAO-VAR-2: in variant %i a tile stored first leaves the ship beside the board",
    (variant) => {
      const scene = stage(variant, { matrix: { m11: "W01" } });
      scene.play(["take", "m11"], ["depot"]);
      expect([shipOf(scene), scene.phase]).toEqual([null, "endTurn"]);
      nextTurn(scene);
      scene.play(["playDepot"]);
      expect(scene.offers("place")).toHaveLength(16);
      scene.play(["place", "r4c4"]);
      expect(shipOf(scene)).toBe("r4c4");
    },
  );
});

describe("variant 1", () => {
  test("B8 MAO-VAR-3 MAO-V1-1: placed next to the ship's tile, then the ship stays or goes to any own tile", () => {
    const scene = stage(1, { boards: ["W01@r2c2 W02@r1c2"], ships: ["r2c2"], matrix: { m11: "W03" } });
    scene.play(["take", "m11"]);
    expect(spaces(scene, "place")).toEqual(["r2c1", "r2c3", "r3c2"]);
    expect(scene.refusal(["place", "r1c1"])).toBe("MAO-VAR-3");
    expect(scene.refusal(["place", "r1c3"])).toBe("MAO-VAR-3");
    scene.play(["place", "r2c3"]);
    expect(scene.offers()).toEqual([["keep"], ["ship", "r1c2"], ["ship", "r2c3"]]);
    scene.play(["ship", "r1c2"]);
    expect(scene.events).toEqual([{ kind: "shipMoved", seat: 0, from: "r2c2", to: "r1c2" }]);
    const next = stage(1, { boards: ["W01@r2c2 W02@r1c2 W03@r2c3"], ships: ["r1c2"], matrix: { m11: "W04" } });
    next.play(["take", "m11"]);
    expect(spaces(next, "place")).toEqual(["r1c1", "r1c3"]);
  });

  test("MAO-V1-1: the ship may go to a distant tile, free of charge, or stay", () => {
    const scene = stage(1, { boards: ["W01@r1c1 W02@r4c5"], ships: ["r1c1"], shells: [0, 0] });
    scene.play(["pass"]);
    const kept = scene.fork();
    scene.play(["ship", "r4c5"]);
    expect([shipOf(scene), scene.state.seats[0]?.shells, scene.phase]).toEqual(["r4c5", 0, "endTurn"]);
    kept.play(["keep"]);
    expect([shipOf(kept), kept.events, kept.phase]).toEqual(["r1c1", [], "endTurn"]);
  });

  test("MAO-V1-2: it may also move after storing, discarding and doing nothing", () => {
    const wanted = { boards: ["W01@r1c1 W02@r1c2 W03@r1c3"], ships: ["r1c1"] };
    const stored = stage(1, wanted);
    stored.play(["take", "m11"], ["depot"]);
    const discarded = stage(1, wanted);
    discarded.play(["discard", "r1c3"]);
    const passed = stage(1, wanted);
    passed.play(["pass"]);
    expect([stored, discarded, passed].map((scene) => scene.phase)).toEqual(Array(3).fill("colouredShip"));
    expect([stored, discarded, passed].map((scene) => scene.offers("ship").length)).toEqual([2, 1, 2]);
  });

  test("E29 MAO-V1-3: if its tile is discarded the ship must go to another own tile", () => {
    const scene = stage(1, { boards: ["EE02@r2c2 EW02@r2c3"], ships: ["r2c2"] });
    scene.play(["discard", "r2c2"]);
    expect(scene.problems()).toEqual([]);
    expect(scene.offers()).toEqual([["ship", "r2c3"]]);
    expect(scene.refusal(["keep"])).toBe("MAO-V1-3");
    scene.play(["ship", "r2c3"]);
    expect([shipOf(scene), scene.phase]).toEqual(["r2c3", "endTurn"]);
    const next = stage(1, { boards: ["EW02@r2c3"], ships: ["r2c3"], matrix: { m11: "W01" } });
    next.play(["take", "m11"]);
    expect(spaces(next, "place")).toEqual(["r1c3", "r2c4", "r3c3"]);
    const land = stage(1, { boards: ["EW02@r2c3"], ships: ["r2c3"], matrix: { m11: "EE03" } });
    land.play(["take", "m11"]);
    expect(spaces(land, "place")).toEqual(["r1c3", "r2c2", "r2c4", "r3c3"]);
  });

  test("MAO-V1-1: with a single tile there is nothing to ask", () => {
    const scene = stage(1, { boards: ["W01@r2c2"], ships: ["r2c2"] });
    scene.play(["pass"]);
    expect(scene.phase).toBe("endTurn");
  });
});

describe("variant 2", () => {
  test("E30 MAO-V2-1 MAO-V2-2 MAO-V2-3: the ship follows the placed tile and nothing else moves it", () => {
    const wanted = { boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"], matrix: { m11: "W03" } };
    const scene = stage(2, wanted);
    expect(spaces(scene, "discard")).toEqual(["r2c3"]);
    expect(scene.refusal(["discard", "r2c2"])).toBe("MAO-V2-2");
    scene.play(["take", "m11"], ["depot"]);
    expect([shipOf(scene), scene.phase]).toEqual(["r2c2", "endTurn"]);
    const placed = stage(2, wanted);
    placed.play(["take", "m11"], ["place", "r3c2"]);
    expect([shipOf(placed), placed.phase]).toEqual(["r3c2", "endTurn"]);
    expect(placed.events.at(-1)).toEqual({ kind: "shipMoved", seat: 0, from: "r2c2", to: "r3c2" });
  });

  test("MAO-V2-1: a depot tile takes the ship along as well", () => {
    const scene = stage(2, { boards: ["W01@r2c2"], ships: ["r2c2"], depots: ["W03"] });
    scene.play(["playDepot"], ["place", "r2c3"]);
    expect(shipOf(scene)).toBe("r2c3");
  });

  test("MAO-V2-3: after a discard or after doing nothing the ship stays", () => {
    const wanted = { boards: ["W01@r2c2 W02@r2c3"], ships: ["r2c2"] };
    const discarded = stage(2, wanted);
    discarded.play(["discard", "r2c3"]);
    const passed = stage(2, wanted);
    passed.play(["pass"]);
    for (const scene of [discarded, passed]) expect([shipOf(scene), scene.phase]).toEqual(["r2c2", "endTurn"]);
  });

  test("E31 MAO-VAR-3 MAO-V2-2: shut in, tiles can only be stored until a space is freed or a step paid", () => {
    const wanted = { boards: ["W01@r1c1 W02@r1c2 W03@r2c1"], ships: ["r1c1"], shells: [0, 0], matrix: { m11: "W04" } };
    const scene = stage(2, wanted);
    expect(spaces(scene, "discard")).toEqual(["r1c2", "r2c1"]);
    expect(scene.offers("pass")).toEqual([["pass"]]);
    expect(scene.offers("step")).toEqual([]);
    expect(scene.refusal(["step", "r1c2"])).toBe("MAO-STEP-1");
    scene.play(["take", "m11"]);
    expect(scene.offers()).toEqual([["depot"]]);
    expect(spaces(stage(2, { ...wanted, shells: [1, 0] }), "step")).toEqual(["r1c2", "r2c1"]);
  });
});

describe("paid steps", () => {
  test.each([1, 2])(
    "B9 MAO-STEP-1 MAO-STEP-2: in variant %i two spaces cost two shells, and the tile lies by the new place",
    (variant) => {
      const boards = ["W01@r2c1 W02@r2c2 W03@r3c2"];
      const scene = stage(variant, { boards, ships: ["r2c1"], shells: [2, 0], matrix: { m11: "W04" } });
      const { supply } = scene.state;
      expect(scene.note(["step", "r2c2"])).toEqual({ price: 1 });
      scene.play(["step", "r2c2"], ["step", "r3c2"]);
      expect([shipOf(scene), scene.state.seats[0]?.shells, scene.state.supply]).toEqual(["r3c2", 0, supply + 2]);
      expect(scene.events).toEqual([
        { kind: "stepped", seat: 0, from: "r2c1", to: "r2c2" },
        { kind: "stepped", seat: 0, from: "r2c2", to: "r3c2" },
      ]);
      scene.play(["take", "m11"]);
      expect(spaces(scene, "place")).toEqual(["r3c1", "r3c3"]);
      expect(scene.refusal(["place", "r1c1"])).toBe("MAO-VAR-3");
      expect(scene.refusal(["place", "r4c2"])).toBe("MAO-COMP-8");
    },
  );

  test("MAO-STEP-1: also before the depot tile is played", () => {
    const scene = stage(1, { boards: ["W01@r2c1 W02@r2c2"], ships: ["r2c1"], depots: ["W03"], shells: [1, 0] });
    scene.play(["step", "r2c2"], ["playDepot"]);
    expect(spaces(scene, "place")).toEqual(["r1c2", "r2c3", "r3c2"]);
  });

  test("MAO-STEP-1 MAO-STEP-2: steps come after the explorer and before the take", () => {
    const scene = stage(1, { boards: ["W01@r2c1 W02@r2c2"], ships: ["r2c1"] }, "sail");
    expect(scene.offers("step")).toEqual([]);
    scene.play(["sail", 1]);
    expect(spaces(scene, "step")).toEqual(["r2c2"]);
    scene.play(["take", "m12"]);
    expect(scene.offers("step")).toEqual([]);
  });

  test("E32 MAO-STEP-2 MAO-STEP-3: a step never crosses a gap, and after it discarding and doing nothing are out", () => {
    const scene = stage(1, { boards: ["W01@r2c1 W02@r2c2 W03@r2c4"], ships: ["r2c1"], shells: [3, 0] });
    expect(spaces(scene, "step")).toEqual(["r2c2"]);
    expect(scene.refusal(["step", "r2c4"])).toBe("MAO-STEP-2");
    expect(scene.refusal(["step", "r2c3"])).toBe("MAO-VAR-4");
    scene.play(["step", "r2c2"]);
    expect(spaces(scene, "step")).toEqual(["r2c1"]);
    expect(scene.refusal(["step", "r2c4"])).toBe("MAO-STEP-2");
    expect([...scene.offers("discard"), ...scene.offers("pass")]).toEqual([]);
    expect(scene.refusal(["discard", "r2c1"])).toBe("MAO-STEP-3");
    expect(scene.refusal(["pass"])).toBe("MAO-STEP-3");
  });

  test("MAO-STEP-3: no step if nothing could be taken afterwards", () => {
    const boards = ["W01@r1c1 W02@r1c2 W03@r2c1 W04@r1c3 W05@r2c2"];
    const volcano = { m11: "V01" };
    const stuck = stage(1, { boards, ships: ["r1c1"], shells: [9, 0], matrix: volcano });
    expect(stuck.refusal(["step", "r1c2"])).toBe("MAO-STEP-3");
    const depot = stage(1, { boards, ships: ["r1c1"], shells: [9, 0], matrix: volcano, depots: ["W06"] });
    expect(spaces(depot, "step")).toEqual(["r1c2", "r2c1"]);
  });

  test("MAO-STEP-3: a step that only leads on to a further paid step is offered while the shells last", () => {
    const boards = ["W01@r1c1 W02@r1c2 W03@r2c1 W04@r1c3 W05@r2c2 W06@r3c1"];
    const wanted = { boards, ships: ["r1c1"], matrix: { m11: "V01" }, depots: ["W07"] };
    expect(spaces(stage(1, { ...wanted, shells: [1, 0] }), "step")).toEqual([]);
    expect(stage(1, { ...wanted, shells: [1, 0] }).refusal(["step", "r1c2"])).toBe("MAO-STEP-3");
    const scene = stage(1, { ...wanted, shells: [2, 0] });
    expect(spaces(scene, "step")).toEqual(["r1c2", "r2c1"]);
    scene.play(["step", "r1c2"]);
    expect(scene.offers("playDepot")).toEqual([]);
    expect(spaces(scene, "step")).toEqual(["r1c3", "r2c2"]);
  });

  test("MAO-STEP-3: the price of the tile is kept back when steps are counted", () => {
    const wanted = {
      boards: ["W01@r1c1 W02@r1c2 W03@r2c1 W04@r2c2 W05@r3c1"],
      ships: ["r1c1"],
      depots: ["EW03"],
      matrix: { m11: "EW02", m21: "W06" },
    };
    const poor = stage(1, { ...wanted, shells: [1, 0] });
    expect(poor.refusal(["step", "r1c2"])).toBe("MAO-STEP-3");
    const rich = stage(1, { ...wanted, shells: [2, 0] });
    expect(spaces(rich, "step")).toEqual(["r1c2"]);
    rich.play(["step", "r1c2"]);
    expect(rich.offers()).toEqual([["take", "m21"]]);
  });

  const shutIn = {
    boards: ["W01@r1c1 W02@r1c2 W03@r2c1 W04@r1c3 W05@r2c2 W06@r3c1"],
    ships: ["r1c1"],
    matrix: { m11: "EN02", m21: "V01" },
  };

  test("MAO-STEP-3: in variant 2 the tile taken after a paid step goes onto the board", () => {
    const wanted = { boards: ["W01@r2c1 W02@r2c2"], ships: ["r2c1"], shells: [1, 0], matrix: { m11: "W03" } };
    const stored = stage(2, wanted);
    stored.play(["take", "m11"]);
    expect(stored.offers("depot")).toEqual([["depot"]]);
    const stepped = stage(2, wanted);
    stepped.play(["step", "r2c2"], ["take", "m11"]);
    expect(stepped.refusal(["depot"])).toBe("MAO-STEP-3");
    expect(spaces(stepped, "place")).toEqual(["r1c2", "r2c3", "r3c2"]);
    const one = stage(1, wanted);
    one.play(["step", "r2c2"], ["take", "m11"]);
    expect(one.offers("depot")).toEqual([["depot"]]);
  });

  test("MAO-STEP-3: in variant 2 storing is not the take that must still be possible", () => {
    // The end open to the north fits nowhere by the water tiles: in variant 1 it may be stored after a step.
    expect(spaces(stage(1, { ...shutIn, shells: [2, 0] }), "step")).toEqual(["r1c2", "r2c1"]);
    const scene = stage(2, { ...shutIn, shells: [2, 0] });
    expect(spaces(scene, "step")).toEqual([]);
    expect(scene.refusal(["step", "r1c2"])).toBe("MAO-STEP-3");
    expect(scene.offers("take")).toEqual([["take", "m11"]]);
  });

  test("MAO-STEP-3: in variant 2 only tiles with a space by the ship can be taken after a step", () => {
    const wanted = { ...shutIn, shells: [3, 0], matrix: { m11: "EN02", m21: "W07" } };
    const scene = stage(2, wanted);
    scene.play(["step", "r1c2"], ["step", "r2c2"]);
    expect(scene.offers("take")).toEqual([["take", "m21"]]);
    expect(scene.refusal(["take", "m11"])).toBe("MAO-STEP-3");
  });

  test("MAO-VAR-3 MAO-LINE-5: a tile that only the coloured ship keeps off the board is refused for the ship's sake", () => {
    const full = { boards: ["W01@r1c1 W02@r1c2 W03@r2c1"], ships: ["r1c1"], depots: ["EW02"], shells: [0, 0] };
    const scene = stage(1, { ...full, matrix: { m11: "W04" } });
    expect(scene.refusal(["take", "m11"])).toBe("MAO-VAR-3");
    // Land on two sides at a right angle: this space is the only one left, and no tile fits it.
    const board = "ES02@r1c2 EE02@r2c1".concat(
      " W01@r1c1 W02@r1c3 W03@r2c3 W04@r2c4 W05@r2c5 W06@r3c1 W07@r3c2 W08@r3c3 W09@r3c4 W10@r3c5 W11@r4c3 W12@r4c4 W13@r4c5",
    );
    const nowhere = stage(0, { boards: [board], depots: ["EW02"], matrix: { m11: "W14" }, shells: [0, 0] });
    expect(nowhere.refusal(["take", "m11"])).toBe("MAO-LINE-5");
  });
});
