import { type Fit, glue, lay, layoutOf, newTile, obstacle, openEdges, SHAPES, type Tile } from "@outrigger/penrose";
import { describe, expect, test } from "vitest";
import { readLayout } from "../../arrange/index.ts";
import { infoOf, pack } from "../components.ts";
import { BLOCKED, posesOf, WREATH } from "../testing/layouts.ts";
import { grazing, lastRound, layAnywhere, layAt, parcel, people, places, table } from "../testing/tables.ts";
import type { MaasaiState } from "../vocabulary.ts";

test("MAS-LAY-1: any shield of the hand, and nothing but laying it, even if it hurts", () => {
  const scene = table({ hands: { 1: "N-RRR W3-GGG" } });
  expect(scene.phase).toBe("shield");
  expect(scene.offers()).toEqual([
    ["shield", "N-RRR"],
    ["shield", "W3-GGG"],
  ]);
  scene.play(["shield", "W3-GGG"]);
  expect(new Set(scene.offers().map(([kind]) => kind))).toEqual(new Set(["lay"]));
});

test("MAS-LAY-2: turned by any multiple of 36 degrees, never flipped", () => {
  const turns = new Set<number>();
  const scene = table({ hands: { 1: "N-RRR N-RRG N-RRY N-RGR N-RGG N-RGY N-RYR N-RYG" } });
  for (let sequence = 0; sequence < 2; sequence++) {
    scene.play(["shield", scene.state.seats[0]?.hand[0] as string]);
    for (const move of scene.offers("lay")) turns.add((scene.note(move) as { turn: number }).turn);
    scene.play(scene.offers("lay")[sequence] as ["lay", number, number]);
    if (scene.phase === "act") scene.play(["pass"]);
  }
  expect(turns.size).toBeGreaterThan(4);
});

test("MAS-LAY-3: a whole edge against a whole edge: every offer joins at least one open edge", () => {
  const scene = table({ hands: { 1: "N-RRR W3-GGG" } });
  scene.play(["shield", "W3-GGG"]);
  expect(scene.offers("lay")).toHaveLength(6);
  for (const move of scene.offers("lay")) {
    const { joins } = scene.note(move) as { joins: number[] };
    expect(joins[0]).toBe(4 * (move[1] as number) + (move[2] as number));
    for (const slot of joins) expect(scene.index.layout.facing[slot]).toBe(-1);
  }
});

describe("X28: illegal positions", () => {
  const layout =
    "0 W3-RRR@[0,0,0,0]/0; 1 W3-GGG@[0,0,0,0]/2; 2 W3-YYY@[0,1,1,0]/4; 3 W3-RGY@[2,-1,1,-1]/2; 4 N-RRR@[2,-1,2,0]/4";
  const scene = table({ layout, hands: { 1: "N-RGG W3-GGR" } });

  test("MAS-LAY-7: the narrow pose on 2.e0 would rest on part of 4.e1", () => {
    const fork = scene.fork();
    fork.play(["shield", "N-RGG"]);
    expect(fork.refusal(["lay", 2, 0])).toBe("MAS-LAY-7");
    expect(() => layAt(scene.fork(), "N-RGG@[-1,2,0,1]/9")).toThrow("does not fit");
  });

  test("MAS-LAY-5: the place of another shield, turned, overlaps", () => {
    expect(() => layAt(scene.fork(), "W3-GGR@[1,0,1,0]/5")).toThrow("does not fit");
    expect(obstacle(scene.index.layout, newTile({ shape: "W", at: [1, 0, 1, 0], turn: 5 }))).toBe("overlap");
    const fork = scene.fork();
    fork.play(["shield", "W3-GGR"]);
    expect(fork.refusals().filter(([, clause]) => clause === "MAS-LAY-5").length).toBeGreaterThan(0);
  });

  test("MAS-LAY-3: a pose apart from all shields is never offered, nor tried", () => {
    expect(() => layAt(scene.fork(), "N-RGG@[5,0,0,0]/0")).toThrow("does not fit");
    for (const text of [layout, WREATH, BLOCKED]) {
      const laid = layoutOf(posesOf(text));
      const tried = SHAPES.flatMap((shape) =>
        openEdges(laid).map((slot) => obstacle(laid, glue(laid.tiles[slot >> 2] as Tile, slot & 3, shape))),
      );
      expect(tried).not.toContain("apart");
    }
  });
});

test("X29 MAS-LAY-6: fence must meet fence on every joined edge", () => {
  const scene = table({
    layout: "0 N-RRR@[0,0,0,0]/0; 1 W3-GGG@[1,1,0,0]/4; 2 W3-YYY@[1,1,0,0]/6",
    hands: { 1: "W3-RGY N-RGG" },
  });
  scene.play(["shield", "W3-RGY"]);
  expect(scene.refusal(["lay", 2, 1])).toBe("MAS-LAY-6");
});

test("X07 MAS-LAY-8: a gap that nobody can fill may be left, and its land stays open", () => {
  const scene = table({ layout: "0 N-RYG@[0,0,0,0]/0", people: "2@0.m", hands: { 1: "N-RYG-2 N-RRR W3-GGG" } });
  layAt(scene, "N-RYG-2@[0,0,0,0]/4");
  expect(parcel(scene, "0.a")).toEqual(["0.a", "1.a"]);
  expect(parcel(scene, "0.m")).toEqual(["0.m", "1.m"]);
  scene.play(["pass"]);
  for (const shield of ["N-RRR", "W3-GGG"]) {
    const fork = scene.fork();
    fork.play(["shield", shield]);
    expect(fork.refusal(["lay", 0, 0])).toBeDefined();
    expect(fork.refusal(["lay", 1, 3])).toBeDefined();
  }
  const view = scene.view(0);
  const dead = view.edges.filter(({ wide, narrow }) => wide === -1 && narrow === -1).map(({ slot }) => slot);
  expect(dead).toEqual(expect.arrayContaining([0, 7]));
});

test("MAS-LAY-4: land and fences have no maximum size", () => {
  const layout = layoutOf([{ shape: "W", at: [0, 0, 0, 0], turn: 0 }]);
  while (layout.tiles.length < 20) lay(layout, (layout.fits.W.at(-1) as Fit).tile);
  const text = layout.tiles.map(({ at, turn }, number) => `${pack.ids.W[number]}@[${at}]/${turn}`).join("; ");
  const scene = table({ layout: text });
  expect(scene.offers("shield")).toHaveLength(13);
  expect(scene.problems()).toEqual([]);
  scene.play(scene.offers("shield")[0] as ["shield", string]);
  expect(scene.offers("lay").length).toBeGreaterThan(10);
});

test("MAS-LAY-9: contact in a point alone is allowed and without effect", () => {
  // Two wide shields whose acute corners meet, with land of one colour at the meeting point.
  const scene = table({
    layout: "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-YRG@[-1,0,-1,1]/9",
    hands: { 1: "W3-GRY W3-GGG" },
  });
  expect(parcel(scene, "0.c")).toEqual(["0.c"]);
  expect(parcel(scene, "2.c")).toEqual(["2.c"]);
  expect(scene.problems()).toEqual([]);
});

/** The blocked layout with shields of the pack in place of bare shapes. */
function blocked(): string {
  const next = { W: 0, N: 0 };
  return BLOCKED.replace(/([WN])@/g, (_, shape: "W" | "N") => `${pack.ids[shape][next[shape]++]}@`);
}

describe("X39 MAS-LAY-10: no place for a shape", () => {
  const narrow = pack.ids.N.slice(-4);

  test("it cannot be chosen while the other shape has a place", () => {
    const scene = table({ layout: blocked(), hands: { 1: [narrow[0] as string, pack.ids.W.at(-1) as string] } });
    expect(scene.offers()).toEqual([["shield", pack.ids.W.at(-1)]]);
    expect(scene.refusal(["shield", narrow[0] as string])).toBe("MAS-LAY-10");
    scene.play(scene.offers()[0] as ["shield", string]);
    expect(scene.offers("lay")).toHaveLength(10);
  });

  test("a hand of that shape alone discards one shield a sequence and skips the third action", () => {
    const scene = table({ layout: blocked(), hands: { 1: narrow } });
    expect(scene.phase).toBe("discard");
    expect(scene.offers()).toEqual(narrow.map((id) => ["discard", id]));
    scene.play(["discard", narrow[2] as string]);
    expect(scene.phase).toBe("discard");
    scene.play(["discard", narrow[0] as string]);
    expect(scene.phase).toBe("confirm");
    expect(scene.state.discarded).toEqual([narrow[2], narrow[0]]);
    expect(scene.state.seats[0]?.hand).toEqual([narrow[1], narrow[3]]);
    expect(scene.problems()).toEqual([]);
  });
});

test("MAS-LAY-11: a pose is named by the laid shield and edge it joins, and the pose that fits there is laid", () => {
  const scene = table({ hands: { 1: "N-RRR W3-GGG" } });
  scene.play(["shield", "N-RRR"], ["lay", 0, 1]);
  const [laid] = scene.state.laid.slice(-1);
  expect(laid?.shield).toBe("N-RRR");
  expect(scene.index.layout.facing[1]).toBeGreaterThanOrEqual(12);
  expect(scene.events.find(({ kind }) => kind === "laid")).toMatchObject({
    number: 3,
    shield: { id: "N-RRR", kind: "N", land: "RRR" },
    joins: [1],
    faces: [2],
  });
});

test("MAS-LAY-13: laid shields never move", () => {
  const scene = table({ hands: { 1: "N-RRR W3-GGG" } });
  const before = JSON.stringify(scene.state.laid);
  layAnywhere(scene, "N-RRR");
  expect(JSON.stringify(scene.state.laid.slice(0, 3))).toBe(before);
});

describe("MAS-TURN: the order of a turn", () => {
  const shields = ["N-RRR", "W3-GGG", "W3-YYY"];

  test("MAS-TURN-2: remove, lay, place or build, twice; then confirm", () => {
    const scene = table({ people: "1@0.m", hands: { 1: shields } });
    const phases = [scene.phase];
    const step = (...move: Parameters<typeof scene.play>): void => {
      scene.play(...move);
      phases.push(scene.phase);
    };
    step(["done"]);
    step(["shield", "N-RRR"]);
    step(scene.offers("lay")[0] as ["lay", number, number]);
    step(["pass"]);
    step(["done"]);
    step(["shield", "W3-GGG"]);
    step(scene.offers("lay")[0] as ["lay", number, number]);
    step(["pass"]);
    expect(phases).toEqual(["remove", "shield", "lay", "act", "remove", "shield", "lay", "act", "confirm"]);
    scene.play(["confirm"]);
    expect([scene.seat, scene.state.seats[0]?.hand]).toEqual([1, ["W3-YYY"]]);
  });

  test("MAS-TURN-3: whoever holds one shield plays the first sequence only", () => {
    const scene = table({ hands: { 1: "N-RRR", 2: "W3-RRR" }, edit: lastRound });
    layAnywhere(scene, "N-RRR");
    expect(scene.phase).toBe("confirm");
  });

  test("MAS-TURN-1: seat after seat in turn order", () => {
    const edit = (state: MaasaiState): void => {
      state.order = [0, 2, 1];
    };
    const scene = table({ seats: 3, edit });
    const seats = [scene.seat];
    for (let turn = 0; turn < 3; turn++) {
      while (scene.phase !== "confirm") scene.play(scene.offers()[0] as ["pass"]);
      scene.play(["confirm"]);
      seats.push(scene.seat);
    }
    expect(seats).toEqual([0, 2, 1, 0]);
  });

  test("MAS-TURN-4: a claim ends the third action; no boma is built with the same shield", () => {
    const scene = table({
      layout: "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9",
      hands: { 1: "N-RRG W3-GGG W3-YYY" },
    });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    expect(scene.offers("build")).toEqual([["build", 2]]);
    expect(places(scene)).toEqual(["3.a", "3.m", "3.c"]);
    scene.play(["place", 3, "a"]);
    expect(scene.phase).toBe("remove");
    expect(scene.offers("build")).toEqual([]);
  });
});

test("MAS-TURN-6: claims are settled and enclosures served before the third action is asked for", () => {
  const scene = table({
    layout: "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1",
    people: "2@1.c",
    hands: { 2: "W4-YRGR W3-RRR W3-GGG" },
    frame: { phase: "remove", seat: 1, sequence: 1 },
  });
  layAt(scene, "W4-YRGR@[-1,1,-1,1]/7");
  expect(scene.phase).toBe("act");
  expect(grazing(scene, 2)).toHaveLength(4);
  expect(scene.events.map(({ kind }) => kind)).toEqual(["laid", "grazed"]);
  expect(people(scene)).toBe("2@1.c");
});

test("X05 MAS-ENC-2: the rim of the layout closes nothing; the yellow parcel of the hexagon needs four more shields", () => {
  const scene = table({ people: "1@0.m" });
  const yellow = scene.view(0).parcels.find(({ patches }) => patches.includes(1));
  expect(yellow?.open).toEqual([1, 2, 4, 11]);
  expect(grazing(scene, 1)).toEqual([]);
  const reached = scene.index.layout.fits;
  for (const fit of [...reached.W, ...reached.N])
    expect(fit.joins.filter((slot) => yellow?.open.includes(slot)).length).toBeLessThan(2);
});

test("MAS-GEN-3: the colour of the land says who grazes and who claims", () => {
  const land = readLayout("0 N-RYG-2@[0,0,0,0]/8").map(({ shield }) => infoOf(pack, shield).colours);
  expect(land).toEqual([["R", "Y", "Y", "G"]]);
  const scene = table({ frame: { phase: "hexagon", seat: 1 } });
  const persons = ["a", "m", "c"].map((patch) => (scene.note(["place", 0, patch as "a"]) as { person: string }).person);
  expect(persons).toEqual(["warrior", "boy", "boy"]);
});
