import { describe, expect, test } from "vitest";
import { TWO_AT_ONCE } from "./testing/layouts.ts";
import { grazing, layAt, parcel, pen, people, places, SPARE, table } from "./testing/tables.ts";
import type { Animal } from "./vocabulary.ts";

const GREEN = "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1";
const CONTESTED =
  "0 W4-YRYR@[0,0,0,0]/0; 1 W3-GYY@[2,-1,1,-1]/2; 2 W4-GRYY@[0,0,1,1]/8; 3 N-RGY-2@[1,0,1,1]/1; 4 N-RGR@[1,0,0,0]/5; 5 N-GRG@[0,0,0,-1]/9; 6 N-RRY@[2,-1,2,-1]/7";

describe("MAS-ENC: land enclosures", () => {
  test("X04 MAS-ENC-1: a parcel that no open edge touches is enclosed", () => {
    const scene = table({
      layout: GREEN,
      people: "2@1.c",
      hands: { 2: `W4-YRGR ${SPARE}` },
      frame: { phase: "remove", seat: 1, sequence: 1 },
    });
    expect(grazing(scene, 2)).toEqual([]);
    layAt(scene, "W4-YRGR@[-1,1,-1,1]/7");
    expect(parcel(scene, "1.c")).toEqual(["0.a", "1.m1", "1.c", "3.m3"]);
    expect(scene.view(1).parcels.find(({ name }) => name === 0)?.open).toEqual([]);
  });

  test("X04 MAS-ENC-3 MAS-ENC-4: its owner's animals are placed at once; the person stays", () => {
    const scene = table({ layout: GREEN, people: "2@1.c", hands: { 1: `W4-YRGR ${SPARE}` } });
    layAt(scene, "W4-YRGR@[-1,1,-1,1]/7");
    expect(grazing(scene, 2)).toEqual(["0.a", "1.m1", "1.c", "3.m3"]);
    expect(pen(scene, 1)).toEqual({ zebu: 20, goat: 20, sheep: 16 });
    expect(people(scene)).toBe("2@1.c");
    expect(scene.state.people[0]?.tends).toEqual([0, 5, 7, 14]);
  });

  test("X33 MAS-ENC-3: a claim on land that is closed already is served at once", () => {
    const scene = table({ layout: CONTESTED, people: "1@1.m 2@2.c", hands: { 1: `N-YRY-2 ${SPARE}` } });
    layAt(scene, "N-YRY-2@[2,-1,2,0]/4");
    expect(people(scene)).toBe("");
    expect(scene.offers("build")).toEqual([["build", 2]]);
    scene.play(["place", 7, "c"]);
    expect(grazing(scene, 1)).toHaveLength(5);
    expect(pen(scene, 0)?.goat).toBe(15);
  });

  test("MAS-ENC-5: closed unclaimed land is claimed in the third action of the lay that closed it, or never", () => {
    const scene = table({ layout: GREEN, hands: { 1: "W4-YRGR W3-GGG W3-YYY" } });
    layAt(scene, "W4-YRGR@[-1,1,-1,1]/7");
    expect(places(scene)).toContain("3.m3");
    scene.play(["pass"]);
    scene.play(["shield", "W3-GGG"]);
    let acting = 0;
    for (const lay of scene.offers("lay")) {
      const fork = scene.fork();
      fork.play(lay);
      if (fork.phase === "act") {
        acting++;
        expect(places(fork).every((patch) => patch.startsWith("4."))).toBe(true);
      }
      expect(parcel(fork, "1.c")).toEqual(["0.a", "1.m1", "1.c", "3.m3"]);
    }
    expect(acting).toBeGreaterThan(0);
  });

  test("MAS-ENC-6: one lay completes enclosures of several players, and all are served", () => {
    const scene = table({ layout: TWO_AT_ONCE, people: "2@0.m1 1@1.a", hands: { 1: `W4-GRYY ${SPARE}` } });
    layAt(scene, "W4-GRYY@[2,-1,1,-1]/2");
    expect([grazing(scene, 1), grazing(scene, 2)]).toEqual([["1.a"], ["0.m1"]]);
  });

  test("MAS-ENC-7: a completed enclosure never grows by laying", () => {
    const scene = table({ layout: `${GREEN}; 3 W4-YRGR@[-1,1,-1,1]/7`, people: "2@1.c", hands: { 1: SPARE } });
    scene.play(["shield", "W3-GGG"]);
    const lays = scene.offers("lay");
    expect(lays.length).toBeGreaterThan(0);
    for (const lay of lays) {
      const fork = scene.fork();
      fork.play(lay);
      expect(fork.state.people[0]?.tends).toEqual([0, 5, 7, 14]);
    }
  });
});

describe("MAS-ANI: animals", () => {
  const SHORT = "0 N-RGG@[0,0,0,0]/0; 1 W4-RRYY@[-1,1,-1,2]/8; 2 W4-RGRG@[1,0,0,0]/5; 3 W4-RGYG@[-1,1,-1,1]/7";

  /** Player 1 has closed his land, with so many animals in the pen. */
  const enclosed = (pen: Partial<Record<Animal, number>> = {}) => {
    const scene = table({ layout: SHORT, people: "1@0.c", hands: { 1: `N-GRG ${SPARE}` }, stock: { 1: pen } });
    layAt(scene, "N-GRG@[1,0,0,1]/4");
    return scene;
  };

  test("MAS-ANI-1: one animal a spot, two in the middle of a narrow shield", () => {
    const scene = enclosed();
    expect(grazing(scene, 1)).toEqual(["0.m", "0.m", "0.c", "4.c"]);
    expect(pen(scene, 0)?.sheep).toBe(16);
  });

  test("MAS-ANI-2: all spots are filled, as far as the pen holds animals of the kind", () => {
    const scene = enclosed({ sheep: 0 });
    expect(grazing(scene, 1)).toEqual([]);
    expect(scene.offers("takeBack")).toEqual([]);
  });

  test("X25 MAS-ANI-3: middle spots first, then older shields", () => {
    const scene = enclosed({ sheep: 3 });
    expect(grazing(scene, 1)).toEqual(["0.m", "0.m", "0.c"]);
    expect(pen(scene, 0)?.sheep).toBe(0);
  });

  test("MAS-ANI-4: a spot left empty is not filled later, even when animals are at home again", () => {
    const scene = enclosed({ sheep: 3 });
    (scene.state.seats[0] as { pen: { sheep: number } }).pen.sheep = 5;
    scene.play(["pass"], ["done"], ["shield", "W3-GGG"]);
    scene.play(scene.offers("lay")[0] as ["lay", number, number]);
    expect(grazing(scene, 1)).toEqual(["0.m", "0.m", "0.c"]);
  });

  test("MAS-ANI-5: the active player is served first, then the others by their place in the turn order", () => {
    const lay = (seat: number): number[] => {
      const scene = table({
        layout: TWO_AT_ONCE,
        people: "2@0.m1 1@1.a",
        hands: { [seat + 1]: `W4-GRYY ${SPARE}` },
        frame: { phase: "remove", seat, sequence: 1 },
      });
      layAt(scene, "W4-GRYY@[2,-1,1,-1]/2");
      return scene.events.flatMap((event) => (event.kind === "grazed" ? [event.seat] : []));
    };
    expect([lay(0), lay(1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test("MAS-ANI-5: for one player the enclosure with the lowest shield comes first", () => {
    const scene = table({ layout: TWO_AT_ONCE, people: "1@1.a 1@0.m1", hands: { 1: `W4-GRYY ${SPARE}` } });
    layAt(scene, "W4-GRYY@[2,-1,1,-1]/2");
    expect(scene.events.flatMap((event) => (event.kind === "grazed" ? [event.spots] : []))).toEqual([[1], [4]]);
  });

  test("MAS-ANI-6: animals that lose their protection return to their owner's pen", () => {
    const scene = table({ layout: `${GREEN}; 3 W4-YRGR@[-1,1,-1,1]/7`, people: "1@1.c" });
    expect(pen(scene, 0)?.sheep).toBe(16);
    scene.play(["takeBack", 1]);
    expect(pen(scene, 0)?.sheep).toBe(20);
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: "strayed", seat: 0, spots: [0, 5, 7, 14] }));
  });
});

test("X01 MAS-ADJ-1: patches of one colour adjoin on the same segment of a shared edge", () => {
  const scene = table({});
  expect(parcel(scene, "1.m")).toEqual(["0.a", "1.m"]);
});

test("MAS-ADJ-3: the halves of a split middle adjoin the ends of their shield, never each other", () => {
  const scene = table({ layout: "0 W4-RRGG@[0,0,0,0]/0" });
  expect([parcel(scene, "0.m1"), parcel(scene, "0.m3")]).toEqual([
    ["0.a", "0.m1"],
    ["0.m3", "0.c"],
  ]);
});

test("MAS-TURN-5: nobody but the active player decides anything during a turn", () => {
  const scene = table({ layout: GREEN, people: "2@1.c", hands: { 1: `W4-YRGR ${SPARE}` } });
  const seats = new Set<number | undefined>();
  layAt(scene, "W4-YRGR@[-1,1,-1,1]/7");
  while (scene.phase !== "confirm") {
    seats.add(scene.seat);
    scene.play(scene.offers()[0] as ["pass"]);
  }
  expect([...seats]).toEqual([0]);
});
