import { expect, test } from "vitest";
import { rules } from "../index.ts";
import { heldBy, holderOf } from "../markers.ts";
import { areaIndex, find, kinds, situation, told } from "../testing/situation.ts";
import { NOBODY } from "../vocabulary.ts";

test("EDGE-38 TAH-CTRL-1, TAH-CTRL-2, TAH-CTRL-3, TAH-SEQ-3: Chieftain and Combat Unit gain a neutral Area after the builds", () => {
  const scene = situation({ pieces: "0@704 chieftain; 0@705 fighters; 1@706 E1" });
  expect(scene.state.control[areaIndex("mahina")]).toBe(NOBODY);
  scene.play(["endBuild"]);
  expect(scene.state.control[areaIndex("mahina")]).toBe(0);
  expect(scene.offers()).toEqual([704, 705, 706].map((hex) => ["place", "population", hex]));
  scene.play(["place", "population", 704], ["place", "population", 706]);
  scene.playWith([4, 6], ["place", "population", 706]);
  expect(kinds(scene, 0, 706)).toEqual(["population", "population"]);
  expect(scene.offers()).toEqual([704, 705, 706].map((hex) => ["place", "elder", hex]));
  scene.play(["place", "elder", 705]);
  expect(kinds(scene, 0, 705)).toEqual(["E6", "fighters"]);
  expect(scene.phase).toBe("movement");
});

test("TAH-CTRL-3: on an odd roll no Elder comes", () => {
  const scene = situation({ pieces: "0@704 chieftain militia" });
  scene.play(["endBuild"], ["place", "population", 704], ["place", "population", 704]);
  scene.playWith([3], ["place", "population", 704]);
  expect(told(scene, "noElder")).toHaveLength(1);
  expect(scene.phase).toBe("movement");
});

test("TAH-CTRL-1: without the Chieftain, without a Combat Unit or with an enemy one, nothing is gained", () => {
  const gains = (pieces: string) => {
    const scene = situation({ pieces });
    scene.play(["endBuild"]);
    return scene.state.control[areaIndex("mahina")];
  };
  expect(gains("0@704 fighters E1")).toBe(NOBODY);
  expect(gains("0@704 chieftain population")).toBe(NOBODY);
  expect(gains("0@704 chieftain fighters; 1@706 militia")).toBe(NOBODY);
});

test("TAH-CTRL-4: the new people take no part in phase A, but may act in phase B", () => {
  const scene = situation({ pieces: "0@704 chieftain militia" });
  scene.play(["endBuild"], ["place", "population", 705], ["place", "population", 704]);
  scene.playWith([2, 5], ["place", "population", 704]);
  scene.play(["place", "elder", 704]);
  expect(scene.phase).toBe("movement");
  expect(scene.offers("walk").map(([, hex]) => hex)).toContain(705);
  expect(scene.offers("activate")).toHaveLength(2);
  scene.play(["activate", find(scene, 0, "elder").id], ["take", "militia"]);
  expect(scene.offers("step").length).toBeGreaterThan(0);
});

test("EDGE-39 TAH-CTRL-5, TAH-VILL-11, TAH-CTRL-9: an enemy Area falls to the only one with Combat Units there, once its Village is gone", () => {
  const held = situation({ homes: [407, 508], pieces: "0@608 militia" });
  held.play(["endBuild"]);
  expect(held.state.control[areaIndex("paea")]).toBe(1);
  const taken = situation({ homes: [407, 1310], control: { paea: 1 }, pieces: "0@608 militia", partBuilt: [508] });
  taken.playWith([], ["endBuild"]);
  expect(taken.state.control[areaIndex("paea")]).toBe(0);
  expect(kinds(taken, 0)).toEqual(["chieftain", "militia"]);
  expect(taken.state.partBuilt.map((village) => village.at)).toEqual([508]);
  const shared = situation({ homes: [407, 1310], control: { paea: 1 }, pieces: "0@608 militia; 1@509 militia" });
  shared.play(["endBuild"]);
  expect(shared.state.control[areaIndex("paea")]).toBe(1);
});

test("TAH-CTRL-6: control is not asked for", () => {
  const scene = situation({ control: { paea: 1 }, pieces: "0@608 militia" });
  expect(scene.offers().map(([kind]) => kind)).toEqual(["convert", "endBuild"]);
});

test("TAH-CTRL-7: an Area left empty stays", () => {
  const scene = situation({ control: { hitiaa: 0 } });
  scene.play(["endBuild"], ["endMove"]);
  expect(scene.state.control[areaIndex("hitiaa")]).toBe(0);
});

test("TAH-CTRL-8, TAH-DEF-5: control counts for victory, reefs and Villages", () => {
  const scene = situation({ control: { hitiaa: 0, paea: 0, papara: 0 } });
  expect(scene.result().details).toMatchObject({ areas: [4, 1], levels: ["MD", "SD"] });
});

test("TAH-DEF-7: a marker is held by the only player in its hex, else by the controller of the Area, else by nobody", () => {
  const scene = situation({
    pieces: "1@409 population; 0@508 militia; 1@508 E1; 0@905 shaman",
    control: { paea: 0 },
    markers: "409 warCanoe; 508 warCanoe; 905 bigLog; 1006 warCanoe; 407 warCanoe",
  });
  const holder = (hex: number) => holderOf(scene.state, rules.pack, hex);
  expect([409, 508, 905, 1006, 407].map(holder)).toEqual([1, 0, 0, NOBODY, 0]);
  expect(heldBy(scene.state, rules.pack, 0, "warCanoe").map((marker) => marker.at)).toEqual([508, 407]);
});
