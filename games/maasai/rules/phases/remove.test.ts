import { describe, expect, test } from "vitest";
import { DECAGON } from "../testing/layouts.ts";
import {
  grazing,
  layAnywhere,
  layAt,
  type MaasaiScene,
  parcel,
  pen,
  people,
  places,
  type Setting,
  stock,
  table,
} from "../testing/tables.ts";

const ENCLOSURE = "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1; 3 W4-YRGR@[-1,1,-1,1]/7";
const CUT =
  "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8";
describe("MAS-REM-1: own people and builders, any number, one after the other", () => {
  const setting: Setting = {
    people: "1@0.m 1@2.m3 2@1.m",
  };

  test("also none", () => {
    const scene = table(setting);
    expect(scene.offers()).toEqual([["done"], ["takeBack", 0], ["takeBack", 2]]);
    scene.play(["done"]);
    expect([scene.phase, scene.state.people.length]).toEqual(["shield", 3]);
  });

  test("several", () => {
    const scene = table(setting);
    scene.play(["takeBack", 0]);
    expect(scene.offers()).toEqual([["done"], ["takeBack", 2]]);
    scene.play(["takeBack", 2]);
    expect(people(scene)).toBe("2@1.m");
    expect(stock(scene, 0)).toEqual({ warrior: 4, boy: 7 });
    expect(scene.phase).toBe("shield");
  });

  test("not those of others, and no foreign boma", () => {
    const scene = table(setting);
    expect(scene.refusal(["takeBack", 1])).toBe("MAS-REM-1");
    const ring = table({ layout: DECAGON, people: "1@5.m", bomas: "2@4!" });
    expect(ring.refusal(["giveUp", 4])).toBe("MAS-REM-1");
  });
});

describe("X26 MAS-REM-2: no return to abandoned land", () => {
  const start = (): MaasaiScene => {
    const scene = table({ layout: "0 N-GRG-2@[0,0,0,0]/0", people: "1@0.m", hands: { 1: "W4-RYRG N-YRY W3-GGG" } });
    scene.play(["takeBack", 0]);
    layAt(scene, "W4-RYRG@[-1,1,-1,2]/8");
    return scene;
  };

  test("land that does not touch it may be claimed", () => {
    const scene = start();
    expect(scene.state.seats[0]?.abandoned).toEqual([1]);
    expect(places(scene)).toContain("1.a");
  });

  test("MAS-CLM-9: once joined to it, the whole parcel is barred to this player", () => {
    const scene = start();
    scene.play(["pass"]);
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(parcel(scene, "2.m")).toEqual(["0.m", "1.a", "1.m3", "2.m"]);
    expect(scene.refusal(["place", 2, "m"])).toBe("MAS-CLM-9");
    expect(places(scene)).toEqual(["2.a", "2.c"]);
  });

  test("but not to an opponent", () => {
    const scene = table({
      layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
      hands: { 2: "N-YRY W3-GGG W3-YYY" },
      frame: { phase: "remove", seat: 1, sequence: 1 },
      edit: (state) => {
        state.seats[0]?.abandoned.push(1);
      },
    });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(places(scene)).toContain("2.m");
  });

  test("another own person who comes to control marked land stays", () => {
    const scene = table({
      layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
      people: "1@1.a",
      hands: { 1: "N-YRY W3-GGG W3-YYY" },
      edit: (state) => {
        state.seats[0]?.abandoned.push(1);
      },
    });
    layAt(scene, "N-YRY@[1,0,0,1]/4");
    expect(people(scene)).toBe("1@1.a");
  });
});

describe("X31 MAS-REM-3: abandoning an enclosure", () => {
  const start = () => table({ layout: ENCLOSURE, people: "2@1.c", frame: { phase: "remove", seat: 1, sequence: 1 } });

  test("the boy and all four sheep go home", () => {
    const scene = start();
    expect(grazing(scene, 2)).toHaveLength(4);
    expect(scene.note(["takeBack", 1])).toEqual({ herd: { zebu: 0, goat: 0, sheep: 4 } });
    scene.play(["takeBack", 1]);
    expect(grazing(scene, 2)).toEqual([]);
    expect(pen(scene, 1)?.sheep).toBe(20);
    expect(stock(scene, 1)?.boy).toBe(7);
    expect(scene.state.seats[1]?.abandoned).toEqual([0, 5, 7, 14]);
  });

  test("no new shield ever touches it: nobody claims it again", () => {
    const scene = start();
    scene.play(["takeBack", 1]);
    const enclosed = scene.view(1).parcels.find(({ patches }) => patches.includes(0));
    expect(enclosed?.open).toEqual([]);
    layAnywhere(scene, scene.state.seats[1]?.hand[0] as string);
    expect(scene.view(1).parcels.find(({ patches }) => patches.includes(0))?.patches).toEqual(enclosed?.patches);
  });
});

/** X17 played, and player 1 at the first action of the next sequence. */
function builtRing(extra: Setting = {}): MaasaiScene {
  const scene = table({ layout: CUT, people: "2@0.m3", hands: { 1: "W3-GRY N-GRR W3-GGG W3-YYY" }, ...extra });
  layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
  scene.play(["build", 2]);
  return scene;
}

describe("MAS-REM-4: giving up a boma under construction", () => {
  test("X18: builder and animals go home, the fence is a foundation again, reopened land loses its animals", () => {
    const scene = builtRing();
    expect(grazing(scene, 2)).toEqual(["0.m3"]);
    expect(scene.note(["giveUp", 5])).toEqual({ herd: { zebu: 1, goat: 2, sheep: 2 } });
    scene.play(["giveUp", 5]);
    expect(grazing(scene, 1)).toEqual([]);
    expect(pen(scene, 0)).toEqual({ zebu: 20, goat: 20, sheep: 20 });
    expect(stock(scene, 0)?.warrior).toBe(4);
    expect(scene.state.bomas).toEqual([]);
    expect(parcel(scene, "0.m3")).toContain("0.c");
    expect(grazing(scene, 2)).toEqual([]);
    expect(people(scene)).toBe("2@0.m3");
    expect(scene.state.people[0]?.tends).toEqual([]);
  });

  test("animals of inner bomas stay", () => {
    const scene = table({ layout: DECAGON, bomas: "2@4! 1@9.1!" });
    expect(grazing(scene, 1)).toHaveLength(10);
    scene.play(["giveUp", 9]);
    expect(grazing(scene, 1)).toEqual([]);
    expect(grazing(scene, 2)).toEqual(["0.c", "1.c", "2.c", "3.c", "4.c"]);
  });
});

test("X19 MAS-REM-5: a vanished fence joins claims of two players, and both go home", () => {
  const scene = builtRing();
  layAt(scene, "N-GRR@[-1,1,-1,1]/2");
  scene.play(["place", 6, "a"]);
  expect(parcel(scene, "6.a")).toEqual(["1.m1", "6.a"]);
  expect(grazing(scene, 1).slice(-1)).toEqual(["6.a"]);
  scene.play(["confirm"]);
  while (scene.seat === 1) scene.play(scene.offers()[0] as ["pass"]);
  scene.play(["giveUp", 5]);
  expect(people(scene)).toBe("");
  expect([...grazing(scene, 1), ...grazing(scene, 2)]).toEqual([]);
  expect([pen(scene, 0)?.sheep, pen(scene, 1)?.sheep]).toEqual([20, 20]);
  expect(scene.state.seats.map(({ abandoned }) => abandoned)).toEqual([[], []]);
});

test("X34 MAS-REM-6: a removed person is in stock at once and may be used in the same sequence", () => {
  const scene = table({
    layout: "0 N-GRG-2@[0,0,0,0]/0",
    people: "1@0.m",
    hands: { 1: "W4-RYRG W3-GGG" },
    stock: { 1: { warrior: 0 } },
  });
  scene.play(["takeBack", 0]);
  layAt(scene, "W4-RYRG@[-1,1,-1,2]/8");
  scene.play(["place", 1, "a"]);
  expect(people(scene)).toBe("1@1.a");
  expect(stock(scene, 0)?.warrior).toBe(0);
});

test("MAS-REM-7: a finished boma cannot be given up", () => {
  const scene = table({ layout: DECAGON, people: "1@5.m", bomas: "1@4" });
  expect(scene.offers("giveUp")).toEqual([]);
  expect(scene.refusal(["giveUp", 4])).toBe("MAS-REM-7");
});

test("MAS-REM-8: animals are never sent home alone", () => {
  const scene = table({ layout: ENCLOSURE, people: "1@1.c" });
  expect(scene.offers().map(([kind]) => kind)).toEqual(["done", "takeBack"]);
});

test("MAS-REM-9: an enclosure that grows by a vanished fence and stays closed is filled anew", () => {
  const scene = builtRing();
  layAt(scene, "N-GRR@[-1,1,-1,1]/2");
  scene.play(["pass"], ["confirm"]);
  while (scene.seat === 1) scene.play(scene.offers()[0] as ["pass"]);
  expect(grazing(scene, 2)).toEqual(["0.m3"]);
  scene.play(["giveUp", 5]);
  expect(people(scene)).toBe("2@0.m3");
  expect(parcel(scene, "0.m3")).toEqual(["0.m3", "0.c", "1.m1", "1.c", "6.a"]);
  expect(grazing(scene, 2)).toEqual(["0.m3", "0.c", "1.m1", "1.c", "6.a"]);
});

test("MAS-REM-10: being sent home by a rule is no abandoning and leaves no marks", () => {
  const scene = table({
    layout: "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8",
    people: "1@0.m 2@1.a",
    hands: { 1: "N-YRY W3-GGG W3-YYY" },
  });
  layAt(scene, "N-YRY@[1,0,0,1]/4");
  expect(scene.state.seats.map(({ abandoned }) => abandoned)).toEqual([[], []]);
  expect(places(scene)).toContain("2.m");
});

test("MAS-REM-11: moving a person is taking it back and placing it anew on the shield just laid", () => {
  const scene = table({ people: "1@0.m", hands: { 1: "W3-GGG W3-YYY" }, stock: { 1: { boy: 0 } } });
  scene.play(["takeBack", 0], ["shield", "W3-GGG"]);
  scene.play(scene.offers("lay")[0] as ["lay", number, number]);
  const patch = places(scene)[0] as string;
  expect(patch.startsWith("3.")).toBe(true);
});

test("X32 MAS-BOMA-15: an inner boma that is given up falls to the surrounding one, whose owner fills it at once", () => {
  const scene = table({ layout: DECAGON, bomas: "2@4! 1@9.1!", frame: { phase: "remove", seat: 1, sequence: 1 } });
  expect(grazing(scene, 2)).toHaveLength(5);
  scene.play(["giveUp", 4]);
  expect(grazing(scene, 2)).toEqual([]);
  expect(stock(scene, 1)?.warrior).toBe(4);
  expect(grazing(scene, 1)).toHaveLength(15);
  expect(scene.state.bomas.map(({ shield }) => shield)).toEqual([9]);
});

test("X41 MAS-END-5: a removal may empty a pen; the active player confirms the end or takes it back", () => {
  const scene = table({
    layout: DECAGON,
    bomas: "2@4! 1@9.1!",
    stock: { 1: { zebu: 1, goat: 2, sheep: 2 } },
    frame: { phase: "remove", seat: 1, sequence: 1 },
  });
  scene.play(["giveUp", 4]);
  expect([scene.phase, scene.seat, scene.offers()]).toEqual(["end", 1, [["end"]]]);
  scene.play(["end"]);
  expect(scene.over).toBe(true);
  expect(scene.result().places).toEqual([1, 2]);
});
