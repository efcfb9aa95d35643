import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { infoOf, pack } from "../components.ts";
import { rules } from "../index.ts";
import { grazing, parcel, pen, people, places, type Setting, stock, table } from "../testing/tables.ts";

const hexagon = (setting: Setting = {}) => table({ frame: { phase: "hexagon", seat: 1 }, ...setting });

test("MAS-HEX-1: one narrow, one W3 and one W4 shield, each of several colours, are drawn after the deal", () => {
  for (let seed = 0; seed < 60; seed++) {
    const { state } = given(rules, { seats: 3, seed });
    const infos = state.laid.map(({ shield }) => infoOf(pack, shield));
    expect(infos.map(({ printed }) => printed.kind)).toEqual(["N", "W3", "W4"]);
    expect(infos.some(({ isMono }) => isMono)).toBe(false);
  }
});

test("MAS-HEX-2: the three shields lie in their fixed poses, with six open edges", () => {
  const { state, index } = given(rules, { seats: 2 });
  expect(state.laid.map(({ at, turn }) => [at, turn])).toEqual([
    [[0, 0, 0, 0], 8],
    [[0, 0, 1, 0], 5],
    [[0, 0, 0, -1], 3],
  ]);
  expect(index.layout.facing.filter((across) => across === -1)).toHaveLength(6);
});

describe("MAS-HEX-3: one after the other may put one person on the hexagon", () => {
  test("MAS-HEX-9: of two players first player 2, then player 1, then regular play with player 1", () => {
    const scene = given(rules, { seats: 2, seed: 4 });
    const [first, second] = scene.state.order;
    expect([scene.phase, scene.seat]).toEqual(["hexagon", second]);
    scene.play(["pass"], ["confirm"]);
    expect([scene.phase, scene.seat]).toEqual(["hexagon", first]);
    scene.play(["pass"], ["confirm"]);
    expect([scene.phase, scene.seat]).toEqual(["shield", first]);
  });

  test("three players: 2, 3, 1", () => {
    const scene = given(rules, { seats: 3, options: { firstPlayer: "seat" } });
    const seats = [scene.seat];
    scene.play(["pass"], ["confirm"]);
    seats.push(scene.seat);
    scene.play(["pass"], ["confirm"]);
    seats.push(scene.seat);
    scene.play(["pass"], ["confirm"]);
    expect(seats).toEqual([1, 2, 0]);
    expect(scene.seat).toBe(0);
  });
});

test("MAS-HEX-4: the first may use any patch, a warrior on red, a boy on green and yellow", () => {
  const scene = hexagon();
  expect(places(scene)).toEqual(["0.a", "0.m", "0.c", "1.a", "1.m", "1.c", "2.a", "2.m1", "2.m3", "2.c"]);
  scene.play(["place", 1, "m"]);
  expect(stock(scene, 1)).toEqual({ warrior: 3, boy: 7 });
  const other = hexagon();
  other.play(["place", 0, "m"]);
  expect(stock(other, 1)).toEqual({ warrior: 4, boy: 6 });
});

test("X01 MAS-HEX-5: a later player uses neither a shield that carries somebody nor claimed land", () => {
  const scene = hexagon({ people: "2@1.m", frame: { phase: "hexagon", seat: 0 } });
  expect(parcel(scene, "1.m")).toEqual(["0.a", "1.m"]);
  expect(places(scene)).toEqual(["0.m", "0.c", "2.a", "2.m1", "2.m3", "2.c"]);
  expect(scene.refusal(["place", 0, "a"])).toBe("MAS-HEX-5");
  expect(scene.refusal(["place", 1, "c"])).toBe("MAS-HEX-5");
  scene.play(["place", 0, "m"]);
  expect(parcel(scene, "0.m")).toEqual(["0.m", "1.a", "2.a"]);
});

test("X02 MAS-HEX-6: a boy on the enclosed green patch gets his sheep at once", () => {
  const scene = hexagon();
  expect(scene.note(["place", 2, "m1"])).toEqual({ person: "boy", spots: 1, openings: 0 });
  scene.play(["place", 2, "m1"]);
  expect(grazing(scene, 2)).toEqual(["2.m1"]);
  expect(pen(scene, 1)).toEqual({ zebu: 20, goat: 20, sheep: 19 });
});

test("X03 MAS-HEX-7: with three players, player 1 is left with the shield on which nobody stands", () => {
  const scene = hexagon({
    seats: 3,
    people: "2@1.m 3@0.m",
    frame: { phase: "hexagon", seat: 0 },
  });
  expect(places(scene)).toEqual(["2.m1", "2.m3", "2.c"]);
  expect(scene.refusal(["place", 2, "a"])).toBe("MAS-HEX-5");
});

test("MAS-HEX-8: who passed leaves no restriction, and nothing is removed, laid or built", () => {
  const scene = hexagon();
  scene.play(["pass"], ["confirm"]);
  expect(scene.seat).toBe(0);
  expect(places(scene)).toHaveLength(10);
  expect(new Set(scene.offers().map(([kind]) => kind))).toEqual(new Set(["pass", "place"]));
  expect(people(scene)).toBe("");
});
