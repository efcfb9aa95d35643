import { closedFence, type Loop, surrounds } from "@outrigger/penrose";
import { describe, expect, test } from "vitest";
import { OPEN_DECAGON, OPEN_WREATH } from "../testing/layouts.ts";
import {
  clausesIn,
  grazing,
  lastRound,
  layAnywhere,
  layAt,
  type MaasaiScene,
  parcel,
  pen,
  people,
  places,
  type Setting,
  SPARE,
  stock,
  table,
} from "../testing/tables.ts";

describe("MAS-CLM: claims", () => {
  const JOINED = "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8";
  const hand = { 1: `N-YRY ${SPARE}` };

  test("X10 MAS-CLM-5: joining parcels of two players sends both home, and the active player may claim", () => {
    const scene = table({ layout: JOINED, people: "1@0.m 2@1.a", hands: hand });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(people(scene)).toBe("");
    expect([stock(scene, 0), stock(scene, 1)]).toEqual([
      { warrior: 4, boy: 7 },
      { warrior: 4, boy: 7 },
    ]);
    expect(parcel(scene, "0.m")).toEqual(["0.m", "1.a", "1.m3", "2.m"]);
    scene.play(["place", 2, "m"]);
    expect(people(scene)).toBe("1@2.m");
    expect(stock(scene, 0)?.warrior).toBe(3);
  });

  test("X11 MAS-CLM-6: two people of one opponent on the joined parcel: the first placed stays", () => {
    const scene = table({ layout: JOINED, people: "2@0.m 2@1.a", hands: hand });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(people(scene)).toBe("2@0.m");
    expect(stock(scene, 1)?.warrior).toBe(3);
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: "wentHome", seat: 1, reason: "surplus" }));
    expect(places(scene)).toEqual(["2.a", "2.c"]);
    expect(scene.refusal(["place", 2, "m"])).toBe("MAS-CLM-3");
  });

  test("X12 MAS-CLM-6: two of your own: the first placed stays, and the third action is still free", () => {
    const scene = table({
      layout: "0 N-GYR-2@[0,0,0,0]/0; 1 W4-YYGG@[1,1,0,0]/4",
      people: "1@1.m1 1@0.m",
      hands: { 1: `N-RYR-2 ${SPARE}` },
    });
    layAt(scene, "N-RYR-2@[-1,2,-1,1]/6");
    expect(people(scene)).toBe("1@1.m1");
    expect(stock(scene, 0)?.boy).toBe(6);
    expect(places(scene)).toEqual(["2.a", "2.c"]);
  });

  test("X13 MAS-CLM-5: with three players a third one joins the parcels of two others", () => {
    const scene = table({
      seats: 3,
      layout: JOINED,
      people: "1@0.m 2@1.a",
      hands: { 3: `N-YRY ${SPARE}` },
      frame: { phase: "remove", seat: 2, sequence: 1 },
    });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(people(scene)).toBe("");
    expect(places(scene)).toContain("2.m");
    scene.play(["place", 2, "m"]);
    expect(people(scene)).toBe("3@2.m");
  });

  test("MAS-CLM-1: a person is placed on the shield just laid and nowhere else, from the stock", () => {
    const scene = table({ layout: JOINED, hands: hand, stock: { 1: { boy: 0 } } });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(places(scene)).toEqual(["2.m"]);
    expect(scene.refusal(["place", 2, "a"])).toBe("MAS-CLM-1");
    expect(scene.refusal(["place", 0, "a"])).toBeUndefined();
    expect(scene.offers()).not.toContainEqual(["place", 0, "a"]);
  });

  test("MAS-CLM-2: a warrior on red, a boy on green or yellow", () => {
    const scene = table({ hands: { 1: `N-RYG ${SPARE}` } });
    scene.play(["shield", "N-RYG"], ["lay", 0, 1]);
    const persons = ["a", "m", "c"].map((it) => (scene.note(["place", 3, it as "a"]) as { person: string }).person);
    expect(persons).toEqual(["warrior", "boy", "boy"]);
    scene.play(["place", 3, "a"]);
    expect(stock(scene, 0)).toEqual({ warrior: 3, boy: 7 });
  });

  test("MAS-CLM-3: no claim on a parcel that carries somebody, own people included", () => {
    const scene = table({ layout: JOINED, people: "1@0.m", hands: hand });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(scene.refusal(["place", 2, "m"])).toBe("MAS-CLM-3");
  });

  test("MAS-CLM-4: at most one person a shield and a parcel, whatever is played", () => {
    const scene = table({ layout: JOINED, hands: hand });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    scene.play(["place", 2, "m"]);
    expect(scene.state.people.filter(({ patch }) => patch >> 2 === 2)).toHaveLength(1);
    expect(scene.phase).toBe("remove");
  });

  test("MAS-CLM-7: a claim grows with its parcel, unclaimed land that is joined belongs to it", () => {
    const scene = table({ layout: JOINED, people: "2@1.a", hands: hand });
    expect(parcel(scene, "1.a")).toEqual(["1.a", "1.m3"]);
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(people(scene)).toBe("2@1.a");
    expect(parcel(scene, "1.a")).toEqual(["0.m", "1.a", "1.m3", "2.m"]);
    expect(scene.view(0).parcels.find(({ patches }) => patches.includes(1))?.owner).toBe(1);
  });

  test("MAS-CLM-10: placing is optional", () => {
    const scene = table({ layout: JOINED, hands: hand });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    scene.play(["pass"]);
    expect(people(scene)).toBe("");
    expect(stock(scene, 0)).toEqual({ warrior: 4, boy: 7 });
  });

  test("X27 MAS-ADJ-4: patches that meet in a point are two enclosures, and nobody is evicted", () => {
    const scene = table({
      layout:
        "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-YRG@[-1,0,-1,1]/9; 3 W3-GYR@[0,-1,0,-1]/1; 4 W3-RGY@[1,0,0,-1]/3",
      people: "1@0.c 2@2.c",
    });
    expect(people(scene)).toBe("1@0.c 2@2.c");
    expect([grazing(scene, 1), grazing(scene, 2)]).toEqual([["0.c"], ["2.c"]]);
  });
});

/** The fences that could be built after any lay of this shield. */
function laterLoops(scene: MaasaiScene, shield: string): number[][] {
  const chosen = scene.fork();
  if (chosen.phase === "remove") chosen.play(["done"]);
  chosen.play(["shield", shield]);
  return chosen.offers("lay").flatMap((lay) => {
    const fork = chosen.fork();
    fork.play(lay);
    return fork.offers("build").map((build) => (fork.note(build) as { loop: number[] }).loop);
  });
}

const RING_OF_FOUR = "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9";
const CUT =
  "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8";
const CUT_CLOSED = `${CUT}; 5 N-RYR@[-1,1,-1,1]/2`;
describe("MAS-BOMA: small bomas", () => {
  const four = (setting: Setting = {}): MaasaiScene => {
    const scene = table({ layout: RING_OF_FOUR, hands: { 1: `N-RRG ${SPARE}` }, ...setting });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    return scene;
  };

  test("X06 MAS-BOMA-1: a fence closed by the shield just laid may be built", () => {
    const scene = four();
    expect(scene.offers("build")).toEqual([["build", 2]]);
    expect(scene.refusal(["build", 1])).toBe("MAS-BOMA-1");
    expect(scene.note(["build", 2])).toMatchObject({ spots: { zebu: 1, goat: 2, sheep: 1 } });
  });

  test("X06 MAS-BOMA-4: the warrior builds, and the boma is filled by colour", () => {
    const scene = four();
    scene.play(["build", 2]);
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c", "2.c", "3.c"]);
    expect(pen(scene, 0)).toEqual({ zebu: 19, goat: 18, sheep: 19 });
    expect(stock(scene, 0)?.warrior).toBe(3);
    expect(scene.state.bomas).toEqual([{ shield: 3, fence: 2, owner: 0, building: true }]);
    expect(scene.events).toContainEqual({ kind: "built", seat: 0, boma: 3, fence: 2, loop: [3, 2, 1, 0] });
    expect(people(scene)).toBe("");
    expect(scene.phase).toBe("remove");
  });

  test.each([
    [3, "0 W3-GYR@[1,0,1,0]/5; 1 N-RGY@[0,-1,1,0]/7", "N-RRG@[1,-1,0,0]/1"],
    [
      5,
      "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1",
      "W3-YRG@[1,0,0,-1]/3",
    ],
  ])("MAS-BOMA-10: a small boma of %i shields holds one animal a corner patch", (size, layout, lay) => {
    const scene = table({ layout, hands: { 1: `${lay.split("@")[0]} ${SPARE}` } });
    layAt(scene, lay);
    scene.play(["build", 2]);
    expect(grazing(scene, 1)).toEqual(Array.from({ length: size }, (_, shield) => `${shield}.c`));
  });

  test("X30 MAS-BOMA-2: without a warrior in stock nothing is built", () => {
    const scene = four({ stock: { 1: { warrior: 0 } } });
    expect(scene.offers("build")).toEqual([]);
    expect(scene.refusal(["build", 2])).toBe("MAS-BOMA-2");
    expect(places(scene)).toEqual(["3.c"]);
  });

  test("MAS-BOMA-2: a warrior who would come home from inside this very boma does not count", () => {
    const scene = four({ people: "1@0.c", stock: { 1: { warrior: 0 } } });
    expect(scene.refusal(["build", 2])).toBe("MAS-BOMA-2");
  });

  test("X20 MAS-BOMA-3: of two fences closed at once one may be built, the other is lost", () => {
    const scene = table({
      layout:
        "0 W3-RGY@[0,0,0,0]/2; 1 W3-GYR@[0,0,0,0]/4; 2 W3-YRG@[0,0,0,0]/6; 3 W3-GRY@[0,0,0,0]/8; 4 N-RGY@[0,0,1,1]/4; 5 W3-YGR@[0,0,1,0]/1; 6 N-GRY@[0,1,1,0]/6; 7 N-YRG@[1,1,0,0]/2",
      hands: { 1: `W3-RYG ${SPARE}` },
    });
    layAt(scene, "W3-RYG@[0,0,0,0]/0");
    expect(scene.offers("build")).toEqual([
      ["build", 1],
      ["build", 2],
    ]);
    expect((scene.note(["build", 1]) as { loop: number[] }).loop).toHaveLength(5);
    expect((scene.note(["build", 2]) as { loop: number[] }).loop).toHaveLength(3);
    scene.play(["build", 1]);
    expect(grazing(scene, 1)).toEqual(["0.a", "1.a", "2.a", "3.a", "8.a"]);
    expect(laterLoops(scene, "W3-GGG").every((loop) => loop[0] === 9)).toBe(true);
  });

  test("MAS-BOMA-4: foreign animals inside go home, and the builder's take their places", () => {
    const scene = table({ layout: CUT_CLOSED, people: "2@0.m3", hands: { 1: `W3-GRY ${SPARE}` } });
    layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
    const places = [3, 7];
    expect(places.map((spot) => scene.state.animals[spot])).toEqual([1, 1]);
    scene.play(["build", 2]);
    expect(places.map((spot) => scene.state.animals[spot])).toEqual([0, 0]);
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: "strayed", seat: 1, spots: [3, 5, 7] }));
  });

  test("MAS-BOMA-5: the builder stays for the round, the finished boma keeps fence and animals", () => {
    const scene = four({
      hands: { 1: "N-RRG W3-GGG W3-YYY", 2: "W3-RRR" },
    });
    scene.play(["build", 2]);
    layAnywhere(scene, "W3-GGG");
    scene.play(["confirm"]);
    expect(scene.state.round).toBe(2);
    expect(stock(scene, 0)?.warrior).toBe(4);
    expect(scene.state.bomas).toEqual([{ shield: 3, fence: 2, owner: 0, building: false }]);
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c", "2.c", "3.c"]);
  });
});

describe("MAS-BOMA: a fence cuts land", () => {
  const cut = (layout: string, person: string, move: "build" | "pass"): MaasaiScene => {
    const scene = table({ layout, people: `2@${person}`, hands: { 1: `W3-GRY ${SPARE}` } });
    layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
    scene.play(move === "build" ? ["build", 2] : ["pass"]);
    return scene;
  };

  test("X14 MAS-BOMA-6: the boy outside keeps the piece he stands on, the other animals go home", () => {
    const before = table({ layout: CUT_CLOSED, people: "2@0.m3" });
    expect(grazing(before, 2)).toEqual(["0.m3", "0.c", "1.m1", "1.c"]);
    const scene = cut(CUT_CLOSED, "0.m3", "build");
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c", "2.c", "3.c", "6.c"]);
    expect(pen(scene, 0)).toEqual({ zebu: 19, goat: 18, sheep: 18 });
    expect(people(scene)).toBe("2@0.m3");
    expect(grazing(scene, 2)).toEqual(["0.m3"]);
    expect(pen(scene, 1)?.sheep).toBe(19);
  });

  test("X15 MAS-BOMA-7: the boy inside goes home with all his animals, outside pieces are unclaimed", () => {
    const scene = cut(CUT_CLOSED, "0.c", "build");
    expect(people(scene)).toBe("");
    expect(stock(scene, 1)?.boy).toBe(7);
    expect(grazing(scene, 2)).toEqual([]);
    expect(pen(scene, 1)?.sheep).toBe(20);
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: "wentHome", seat: 1, reason: "fenced" }));
    const outside = scene.view(0).parcels.filter(({ patches }) => patches.includes(2) || patches.includes(5));
    expect(outside.map(({ owner, open }) => [owner, open])).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  test("MAS-BOMA-7: the builder's own people inside go home as well", () => {
    const scene = table({ layout: CUT_CLOSED, people: "1@0.c", hands: { 1: `W3-GRY ${SPARE}` } });
    layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
    scene.play(["build", 2]);
    expect(people(scene)).toBe("");
    expect(stock(scene, 0)).toEqual({ warrior: 3, boy: 7 });
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c", "2.c", "3.c", "6.c"]);
  });

  test("X16 MAS-BOMA-9: without building a closed fence has no effect, and it is never built later", () => {
    const scene = cut(CUT_CLOSED, "0.m3", "pass");
    expect(grazing(scene, 2)).toEqual(["0.m3", "0.c", "1.m1", "1.c"]);
    expect(people(scene)).toBe("2@0.m3");
    expect(laterLoops(scene, "W3-GGG").every((loop) => loop[0] === 7)).toBe(true);
  });

  test("X17 MAS-BOMA-8: a fence that closes a claimed parcel outside makes it an enclosure, served after the boma", () => {
    const scene = cut(CUT, "0.m3", "build");
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c", "2.c", "3.c", "5.c"]);
    expect(grazing(scene, 2)).toEqual(["0.m3"]);
    expect(scene.events.flatMap((event) => (event.kind === "grazed" ? [[event.seat, event.boma]] : []))).toEqual([
      [0, 5],
      [1, undefined],
    ]);
  });

  test("MAS-BOMA-16: returns come before placements, so an own animal that came home is used again", () => {
    const scene = table({
      layout: CUT_CLOSED,
      people: "1@0.c",
      hands: { 1: `W3-GRY ${SPARE}` },
      stock: { 1: { sheep: 0 } },
    });
    expect(grazing(scene, 1)).toHaveLength(4);
    layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
    scene.play(["build", 2]);
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c", "2.c", "3.c", "6.c"]);
    expect(pen(scene, 0)).toEqual({ zebu: 19, goat: 18, sheep: 2 });
    expect(scene.events.map(({ kind }) => kind)).toEqual(["built", "wentHome", "strayed", "grazed"]);
  });

  test("MAS-BOMA-17: building is allowed even if the pen lacks fitting animals", () => {
    const scene = table({ layout: RING_OF_FOUR, hands: { 1: `N-RRG ${SPARE}` }, stock: { 1: { sheep: 0, goat: 1 } } });
    layAt(scene, "N-RRG@[1,-1,0,0]/1");
    scene.play(["build", 2]);
    expect(grazing(scene, 1)).toEqual(["0.c", "1.c"]);
  });

  test("MAS-ADJ-2: land of one colour runs across a foundation, and stops at the built fence", () => {
    const scene = cut(CUT_CLOSED, "0.m3", "pass");
    expect(parcel(scene, "0.m3")).toEqual(["0.m3", "0.c", "1.m1", "1.c"]);
    const built = cut(CUT_CLOSED, "0.m3", "build");
    expect(parcel(built, "0.m3")).toEqual(["0.m3"]);
    expect(parcel(built, "0.c")).toEqual(["0.c", "1.c"]);
  });

  test("MAS-ADJ-5: no parcel crosses a built fence", () => {
    const scene = cut(CUT_CLOSED, "0.m3", "build");
    expect(scene.problems()).toEqual([]);
    const { parcels } = scene.view(0);
    expect(new Set(parcels.map(({ boma }) => boma))).toEqual(new Set([null, 6]));
    for (const { patches, boma } of parcels)
      for (const patch of patches) expect(scene.index.home[patch] === -1 ? null : 6).toBe(boma);
  });
});

describe("MAS-BOMA: large bomas", () => {
  const inner = { shield: 4, fence: 2, owner: 1, building: false } as const;
  const decagon = (setting: Setting = {}): MaasaiScene => {
    const scene = table({ layout: OPEN_DECAGON, hands: { 1: `N-RYG ${SPARE}` }, ...setting });
    layAt(scene, "N-RYG@[0,0,0,-1]/6");
    scene.play(["build", 1]);
    return scene;
  };

  test("X21 MAS-BOMA-11: a finished boma inside keeps its animals; the rest is filled", () => {
    const scene = decagon({ bomas: [inner] });
    expect(grazing(scene, 2)).toEqual(["0.c", "1.c", "2.c", "3.c", "4.c"]);
    expect(grazing(scene, 1)).toHaveLength(10);
    expect(scene.view(0).bomas.map(({ loop, region }) => [loop.length, region.length])).toEqual([
      [5, 5],
      [10, 10],
    ]);
  });

  test("X22 MAS-BOMA-10: people between the fences go home, and all 15 patches are filled", () => {
    const scene = decagon({ people: "2@0.m" });
    expect(people(scene)).toBe("");
    expect(stock(scene, 1)?.boy).toBe(7);
    expect(grazing(scene, 1)).toHaveLength(15);
  });

  const wreath = (built: boolean): MaasaiScene => {
    const scene = table({
      layout: OPEN_WREATH,
      hands: { 1: "W3-GYY W3-YYY", 2: "N-YRG N-GGG N-YYY" },
      edit: lastRound,
    });
    layAt(scene, "W3-GYY@[0,0,0,0]/8");
    scene.play(built ? ["build", 1] : ["pass"]);
    const fence = closedFence(scene.index.layout, 24, 1) as Loop;
    layAnywhere(scene, "W3-YYY", (tile) => !surrounds(fence, tile));
    scene.play(["confirm"]);
    return scene;
  };

  test("X23 MAS-BOMA-12: a large boma may surround a hole", () => {
    const scene = wreath(true);
    const [boma] = scene.view(0).bomas;
    expect(boma?.loop).toHaveLength(25);
    expect(boma?.region).toHaveLength(40);
    expect(grazing(scene, 1)).toHaveLength(40);
  });

  test("X23 MAS-BOMA-13: a shield laid into the hole is filled by the boma's owner at once", () => {
    const scene = wreath(true);
    const before = { ...pen(scene, 0) } as { zebu: number; goat: number; sheep: number };
    layAt(scene, "N-YRG@[1,1,0,0]/2");
    expect(grazing(scene, 1).slice(-4)).toEqual(["26.a", "26.m", "26.m", "26.c"]);
    const after = pen(scene, 0) as typeof before;
    expect([before.goat - after.goat, before.zebu - after.zebu, before.sheep - after.sheep]).toEqual([1, 2, 1]);
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: "grazed", seat: 0, boma: 24 }));
  });

  test("X23 MAS-CLM-8: nobody is placed inside a built boma", () => {
    const scene = wreath(true);
    layAt(scene, "N-YRG@[1,1,0,0]/2");
    // With nothing to place or build the third action passes by itself.
    expect([scene.phase, scene.state.stack[0]]).toEqual(["shield", { phase: "shield", seat: 1, sequence: 2 }]);
    const clauses = clausesIn(scene, { phase: "act", seat: 1, sequence: 1 });
    expect(clauses).toMatchObject({ "place 26 a": "MAS-CLM-8", "place 26 m": "MAS-CLM-8", "place 26 c": "MAS-CLM-8" });
  });

  test("X24 MAS-BOMA-14: a fence inside a built boma cannot be built; without the large boma it could", () => {
    const inside = wreath(true);
    layAt(inside, "N-YRG@[1,1,0,0]/2");
    const clauses = clausesIn(inside, { phase: "act", seat: 1, sequence: 1 });
    expect(clauses).toMatchObject({ "build 1": "MAS-BOMA-1", "build 2": "MAS-BOMA-14" });
    const free = wreath(false);
    layAt(free, "N-YRG@[1,1,0,0]/2");
    expect(free.offers("build")).toEqual([["build", 2]]);
    expect((free.note(["build", 2]) as { loop: number[] }).loop.slice().sort((p, q) => p - q)).toEqual([0, 2, 4, 26]);
  });

  test("MAS-LAY-12: shields may be laid inside a built large boma", () => {
    const scene = wreath(true);
    scene.play(["shield", "N-YRG"]);
    const inside = scene.offers("lay").filter((move) => (scene.note(move) as { at: number[] }).at.join() === "1,1,0,0");
    expect(inside).toHaveLength(1);
  });

  test("MAS-BOMA-18: a boma under construction is neither claimed nor taken over by others", () => {
    const scene = decagon({ bomas: [{ ...inner, building: true }] });
    expect(scene.state.bomas.map(({ owner }) => owner)).toEqual([1, 0]);
    expect(grazing(scene, 2)).toHaveLength(5);
  });
});
