import { expect, test } from "vitest";
import { activate, all, find, kinds, markers, moving, situation, targets } from "../testing/situation.ts";

test("TAH-LMOV-1, TAH-DEF-3, TAH-DEF-4: only commanders and Population move by themselves", () => {
  const scene = moving("0@407 shaman militia fighters E1; 0@508 population");
  const ids = [find(scene, 0, "chieftain").id, find(scene, 0, "elder").id];
  expect(targets(scene, "activate")).toEqual(ids.sort((one, other) => one - other));
  expect(targets(scene, "walk")).toEqual([508]);
});

test("TAH-LMOV-2: each commander once, one after the other, with walks in between; none has to", () => {
  const scene = moving("0@407 E1; 0@508 population");
  activate(scene, "elder");
  expect(scene.offers("activate")).toEqual([]);
  scene.play(["step", 508], ["done"], ["walk", 508], ["step", 409], ["done"]);
  expect(scene.refusal(["activate", find(scene, 0, "elder").id])).toBe("TAH-LMOV-2");
  activate(scene, "chieftain");
  scene.play(["done"], ["endMove"]);
  expect(scene.seat).toBe(1);
});

test("TAH-LMOV-3, TAH-LMOV-4: three thirds a point; clear 3t, jungle 6t; what is left is lost", () => {
  const scene = moving("0@407 E3");
  activate(scene, "chieftain");
  expect(scene.note(["step", 508])).toMatchObject({ left: 9, attacks: false, stops: false });
  expect(scene.note(["step", 507])).toMatchObject({ left: 6, attacks: false, stops: false });
  scene.play(["step", 507], ["step", 508], ["step", 407]);
  expect(scene.phase).toBe("movement");
  activate(scene, "elder");
  scene.play(["step", 508]);
  expect(scene.refusal(["step", 507])).toBe("TAH-LMOV-3");
  expect(targets(scene, "step")).toEqual([407, 409]);
});

test("TAH-LMOV-4, EDGE-16: mountain sides are closed", () => {
  const scene = moving("0@606 chieftain");
  activate(scene, "chieftain");
  expect(targets(scene, "step")).toEqual([505]);
});

test("TAH-LMOV-5: at most as many Units as the leadership", () => {
  const scene = moving("0@407 militia*4 population E1");
  activate(scene, "chieftain");
  scene.play(["take", "militia"], ["take", "militia"], ["take", "population"]);
  expect(scene.refusal(["take", "militia"])).toBe("TAH-LMOV-5");
  scene.play(["step", 508], ["done"]);
  activate(scene, "elder");
  scene.play(["take", "militia"]);
  expect(scene.refusal(["take", "militia"])).toBe("TAH-LMOV-5");
});

test("TAH-LMOV-6, TAH-LMOV-8: the Chieftain takes Elders and the Shaman besides; an Elder takes no Leader", () => {
  const scene = moving("0@407 militia*3 E1 E2 E3 shaman");
  activate(scene, "chieftain");
  const elders = scene.state.pieces.filter((piece) => piece.kind === "elder");
  scene.play(["take", "militia"], ["take", "militia"], ["take", "militia"], ["take", "shaman"]);
  for (const { id } of elders) scene.play(["take", "elder", id]);
  scene.play(["step", 508]);
  expect(kinds(scene, 0, 508)).toEqual(["E1", "E2", "E3", "chieftain", "militia", "militia", "militia", "shaman"]);
  const elder = moving("0@407 E1 E2 shaman");
  elder.play(["activate", find(elder, 0, "elder").id]);
  const other = elder.state.pieces.filter((piece) => piece.kind === "elder")[1];
  expect(elder.refusal(["take", "elder", other?.id ?? 0])).toBe("TAH-LMOV-6");
  expect(elder.refusal(["take", "shaman"])).toBe("TAH-LMOV-8");
});

test("EDGE-14 TAH-LMOV-7: a carried Elder is not activated, and one who has moved is not carried", () => {
  const scene = moving("0@604 chieftain E1", { homes: [604, 1310] });
  const { id } = find(scene, 0, "elder");
  activate(scene, "chieftain");
  scene.play(["take", "elder", id], ["step", 704], ["drop", "elder", id], ["done"]);
  expect(scene.refusal(["activate", id])).toBe("TAH-LMOV-7");
  const moved = moving("0@604 chieftain E1", { homes: [604, 1310] });
  activate(moved, "elder");
  moved.play(["step", 704], ["step", 604], ["done"]);
  activate(moved, "chieftain");
  expect(moved.refusal(["take", "elder", find(moved, 0, "elder").id])).toBe("TAH-LMOV-7");
});

test("EDGE-15 TAH-LMOV-9, TAH-LMOV-10: pick-ups and drops on the way, one commander a Unit", () => {
  const scene = moving("0@604 E5 E6 militia*2; 0@704 fighters", { homes: [604, 1310] });
  const [first, second] = scene.state.pieces.filter((piece) => piece.kind === "elder");
  scene.play(["activate", first?.id ?? 0], ["take", "militia"], ["take", "militia"], ["step", 704]);
  scene.play(["drop", "militia"], ["take", "fighters"], ["step", 604], ["done"]);
  expect(kinds(scene, 0, 704)).toEqual(["militia"]);
  scene.play(["activate", second?.id ?? 0], ["step", 704]);
  expect(scene.refusal(["take", "militia"])).toBe("TAH-LMOV-10");
});

test("TAH-LMOV-9: what was put down or picked up here waits for the next step", () => {
  const scene = moving("0@604 chieftain militia fighters", { homes: [604, 1310] });
  activate(scene, "chieftain");
  scene.play(["take", "militia"]);
  expect(scene.refusal(["drop", "militia"])).toBe("TAH-LMOV-9");
  scene.play(["step", 704], ["drop", "militia"]);
  expect(scene.refusal(["take", "militia"])).toBe("TAH-LMOV-9");
  scene.play(["step", 604], ["step", 704], ["take", "militia"]);
  expect(scene.offers("step")).not.toEqual([]);
});

test("TAH-LMOV-11: stacking is unlimited", () => {
  const scene = moving("0@508 militia*20; 0@407 militia*3");
  activate(scene, "chieftain");
  scene.play(["take", "militia"], ["take", "militia"], ["take", "militia"], ["step", 508]);
  expect(kinds(scene, 0, 508)).toHaveLength(24);
});

test("TAH-LMOV-12: enemy Combat Units end the activation, and must be attacked", () => {
  const scene = moving("0@407 militia chieftain; 1@508 militia");
  activate(scene, "chieftain");
  scene.play(["take", "militia"]);
  expect(scene.note(["step", 508])).toMatchObject({ attacks: true });
  scene.play(["step", 508]);
  expect(scene.phase).toBe("movement");
  scene.play(["endMove"]);
  expect(scene.offers()).toEqual([["fight", 508, 1]]);
  expect(scene.refusal(["endCombat"])).toBe("TAH-LCOM-2");
});

test("TAH-LMOV-13, EDGE-17: other enemy pieces stop nobody", () => {
  const scene = moving("0@407 chieftain; 1@508 population shaman E1; 1@409 E2");
  activate(scene, "chieftain");
  scene.play(["step", 508], ["step", 409], ["step", 508], ["step", 407]);
  expect(find(scene, 0, "chieftain").at).toBe(407);
});

test("TAH-LMOV-14: standing still is no movement", () => {
  const scene = moving("0@407 militia population E1");
  activate(scene, "elder");
  scene.play(["take", "militia"], ["done"]);
  activate(scene, "chieftain");
  scene.play(["take", "militia"], ["step", 508], ["done"]);
  expect(kinds(scene, 0, 508)).toEqual(["chieftain", "militia"]);
  expect(scene.refusal(["activate", find(scene, 0, "elder").id])).toBe("TAH-LMOV-2");
});

test("TAH-LZI-1: Leaders, Population and markers have no zone", () => {
  const scene = moving("0@407 chieftain; 1@508 population E1 shaman chieftain", { markers: "508 warCanoe" });
  activate(scene, "chieftain");
  expect(scene.note(["step", 507])).toMatchObject({ stops: false });
  scene.play(["step", 507], ["step", 508]);
  expect(scene.refusal(["step", 409])).toBeUndefined();
});

test("EDGE-12 TAH-LZI-2: whoever enters a zone stops, or attacks", () => {
  const scene = moving("0@409 E5; 1@407 militia", { homes: [409, 1310] });
  activate(scene, "elder");
  scene.play(["step", 508]);
  expect(targets(scene, "step")).toEqual([407]);
  expect(scene.refusal(["step", 409])).toBe("TAH-LZI-2");
  expect(scene.refusal(["step", 507])).toBe("TAH-LZI-2");
  scene.play(["step", 407]);
  expect(scene.phase).toBe("movement");
});

test("EDGE-11 TAH-LZI-3, TAH-LZI-4, TAH-LZI-5: out of a zone into the free or to attack, never zone to zone; doubling back is allowed", () => {
  const scene = moving("0@508 E5; 1@407 militia", { homes: [409, 1310] });
  activate(scene, "elder");
  expect(targets(scene, "step")).toEqual([407, 409, 509, 608]);
  expect(scene.refusal(["step", 507])).toBe("TAH-LZI-4");
  expect(scene.offers("done")).toEqual([["done"]]);
  scene.play(["step", 409], ["step", 508]);
  expect(targets(scene, "step")).toEqual([407]);
});

test("TAH-LZI-4: whoever exerts the zones", () => {
  const scene = moving("0@508 E5; 1@407 militia; 2@409 militia", { seats: 3, homes: [604, 407, 1310] });
  activate(scene, "elder");
  // 0509 and 0608 lie in nobody's zone but that of 0409.
  expect(targets(scene, "step")).toEqual([407, 409, 608]);
  expect(scene.refusal(["step", 509])).toBe("TAH-LZI-4");
});

test("TAH-LZI-6: sharing a hex with enemies is not their zone; a step out leads into it", () => {
  const scene = moving("0@508 E5; 1@508 militia", { homes: [604, 1310] });
  activate(scene, "elder");
  expect(targets(scene, "step")).toEqual([407, 409, 507, 509, 608]);
  expect(scene.offers("done")).toEqual([["done"]]);
  scene.play(["step", 409]);
  expect(targets(scene, "step")).toEqual([508]);
});

test("TAH-LZI-7: friends in a zone hex do not help a commander", () => {
  const scene = moving("0@409 E5; 0@508 heavy; 1@407 militia", { homes: [409, 1310] });
  activate(scene, "elder");
  scene.play(["step", 508]);
  expect(targets(scene, "step")).toEqual([407]);
});

test("TAH-LZI-8: a zone does not stop pick-ups and drops", () => {
  const scene = moving("0@409 E5 militia; 0@508 heavy; 1@407 militia", { homes: [409, 1310] });
  activate(scene, "elder");
  scene.play(["take", "militia"], ["step", 508], ["drop", "militia"], ["take", "heavy"], ["step", 407]);
  expect(kinds(scene, 0, 407)).toEqual(["E5", "heavy"]);
});

test("TAH-PMOV-1: Population walks 9t, or is carried, not both", () => {
  const scene = moving("0@407 population*2 E1");
  scene.play(["walk", 407]);
  expect(scene.refusal(["done"])).toBe("TAH-PMOV-1");
  expect(scene.note(["step", 508])).toMatchObject({ left: 6 });
  scene.play(["step", 508], ["step", 409], ["step", 508]);
  expect(scene.phase).toBe("movement");
  activate(scene, "elder");
  scene.play(["take", "population"], ["step", 508]);
  // The one that walked cannot be taken on; the carried one cannot walk.
  scene.play(["drop", "population"]);
  expect(scene.refusal(["take", "population"])).toBeDefined();
  scene.play(["done"]);
  expect(scene.offers("walk")).toEqual([]);
});

test("TAH-PMOV-2, TAH-PMOV-3: one load at a time, changed on the way; a marker has one bearer a turn", () => {
  const scene = moving("0@407 population*2", { markers: "407 bigLog; 508 partBuiltCanoe" });
  scene.play(["walk", 407], ["load", "bigLog"]);
  expect(scene.offers("load")).toEqual([]);
  scene.play(["step", 508], ["unload", "bigLog"], ["load", "partBuiltCanoe"], ["step", 409], ["done"]);
  expect(markers(scene, 508).map((marker) => marker.kind)).toEqual(["bigLog"]);
  expect(markers(scene, 409).map((marker) => marker.kind)).toEqual(["partBuiltCanoe"]);
  scene.play(["walk", 407], ["step", 508]);
  expect(scene.refusal(["load", "bigLog"])).toBe("TAH-PMOV-3");
});

test("TAH-PMOV-3: what a carried Population has moved is nobody else's this turn, and the other way round", () => {
  const scene = moving("0@407 population; 0@508 population*2", { markers: "407 bigLog; 508 bigLog" });
  scene.play(["walk", 508], ["load", "bigLog"], ["step", 409], ["done"]);
  activate(scene, "chieftain");
  scene.play(["take", "population"], ["load", "bigLog"], ["step", 508], ["unload", "bigLog"], ["step", 409]);
  // His hands are free, but the log in 0409 was brought by the one who walked.
  expect(scene.refusal(["load", "bigLog"])).toBe("TAH-PMOV-3");
  scene.play(["done"], ["walk", 508]);
  // The log in 0508 was brought by the one the Chieftain carries.
  expect(scene.refusal(["load", "bigLog"])).toBe("TAH-PMOV-3");
});

test("TAH-PMOV-3: a carried Population may take up again what it put down itself", () => {
  const scene = moving("0@407 population", { markers: "407 bigLog" });
  activate(scene, "chieftain");
  scene.play(["take", "population"], ["load", "bigLog"], ["step", 508], ["unload", "bigLog"], ["step", 409]);
  scene.play(["step", 508], ["load", "bigLog"], ["step", 409]);
  expect(markers(scene, 409).map((marker) => marker.kind)).toEqual(["bigLog"]);
});

test("TAH-PMOV-3: War Canoes are never carried", () => {
  const scene = moving("0@407 population", { markers: "407 warCanoe" });
  scene.play(["walk", 407]);
  expect(scene.offers("load")).toEqual([]);
});

test("TAH-PMOV-4: carried Population carries too, on land", () => {
  const scene = moving("0@407 population*2", { markers: "407 bigLog*2" });
  activate(scene, "chieftain");
  expect(scene.offers("load")).toEqual([]);
  scene.play(["take", "population"], ["load", "bigLog"]);
  expect(scene.refusal(["load", "bigLog"])).toBe("TAH-PMOV-3");
  scene.play(["take", "population"], ["load", "bigLog"], ["step", 508], ["unload", "bigLog"], ["step", 409], ["done"]);
  expect([markers(scene, 508).length, markers(scene, 409).length]).toEqual([1, 1]);
});

test("TAH-PMOV-4: a dropped bearer keeps his load with him", () => {
  const scene = moving("0@407 population", { markers: "407 bigLog" });
  activate(scene, "chieftain");
  scene.play(
    ["take", "population"],
    ["load", "bigLog"],
    ["step", 508],
    ["drop", "population"],
    ["step", 409],
    ["done"],
  );
  expect([markers(scene, 508).length, kinds(scene, 0, 508)]).toEqual([1, ["population"]]);
});

test("TAH-PMOV-5: no pick-up under the eyes of enemy Combat Units", () => {
  const scene = moving("0@508 population; 1@508 militia", { markers: "508 bigLog" });
  scene.play(["walk", 508]);
  expect(scene.refusal(["load", "bigLog"])).toBe("TAH-PMOV-5");
  const carried = moving("0@508 chieftain population; 1@508 militia", { markers: "508 bigLog" });
  activate(carried, "chieftain");
  carried.play(["take", "population"]);
  expect(carried.refusal(["load", "bigLog"])).toBe("TAH-PMOV-5");
});

test("EDGE-13 TAH-PMOV-6: Population enters an enemy zone only where a friend stands in arms, never enemy Combat Units", () => {
  const scene = moving("0@409 population; 1@407 militia", { homes: [604, 1310] });
  scene.play(["walk", 409]);
  expect(scene.refusal(["step", 508])).toBe("TAH-PMOV-6");
  const guarded = moving("0@409 population; 0@508 militia; 1@407 militia", { homes: [604, 1310] });
  guarded.play(["walk", 409], ["step", 508]);
  expect(guarded.refusal(["step", 407])).toBe("TAH-PMOV-6");
  expect(guarded.refusal(["step", 507])).toBe("TAH-PMOV-6");
  expect(targets(guarded, "step")).toEqual([409, 509, 608]);
});

test("EDGE-35 TAH-PMOV-6: sharing a hex with enemies it may step out into their zone, and stops", () => {
  const scene = moving("0@910 population; 1@910 militia");
  scene.play(["walk", 910]);
  expect(targets(scene, "step")).toEqual([809, 810, 811, 909, 1010]);
  scene.play(["step", 1010]);
  expect(scene.phase).toBe("movement");
  const other = moving("0@910 population; 1@910 militia; 1@1009 militia");
  other.play(["walk", 910]);
  // 1010 also lies in the zone of 1009.
  expect(other.refusal(["step", 1010])).toBe("TAH-PMOV-6");
});

test("TAH-PMOV-7: other enemy pieces do not hinder it", () => {
  const scene = moving("0@407 population; 1@508 E1 population");
  scene.play(["walk", 407], ["step", 508], ["step", 409], ["done"]);
  expect(kinds(scene, 0, 409)).toEqual(["population"]);
});

test("activating shows how far the commander can go", () => {
  const scene = moving("0@409 E3; 1@407 militia", { homes: [604, 1310] });
  const { id } = find(scene, 0, "elder");
  expect(scene.note(["activate", id])).toMatchObject({ thirds: 6 });
  const { reach } = scene.note(["activate", id]) as { reach: [number, number, number][] };
  expect(reach.find(([to]) => to === 508)).toEqual([508, 3, 409]);
  expect(reach.find(([to]) => to === 407)).toEqual([407, 0, 508]);
  expect(reach.some(([to]) => to === 507)).toBe(false);
});

test("TAH-LMOV-4: a step tells the ways that lead on from it, each with what is left and the hex before", () => {
  const scene = situation({ step: "movement" });
  const id = scene.state.pieces.find(({ owner, kind }) => owner === 0 && kind === "chieftain")?.id ?? 0;
  scene.play(["activate", id]);
  const { beyond } = scene.note(["step", 508]) as { beyond: [number, number, number][] };
  expect(beyond.find(([to]) => to === 409)).toEqual([409, 6, 508]);
  // Back where he stands is no way on, and what is nearer by another step is not told here.
  expect(beyond.some(([to]) => to === 407 || to === 406)).toBe(false);
});

test("TAH-PMOV-1: Population on its way is told how far it may still go", () => {
  const scene = moving("0@407 population");
  const { reach } = scene.note(["walk", 407]) as { reach: [number, number, number][] };
  expect(reach.find(([to]) => to === 409)).toEqual([409, 3, 508]);
  scene.play(["walk", 407]);
  const { beyond } = scene.note(["step", 508]) as { beyond: [number, number, number][] };
  expect(beyond.find(([to]) => to === 409)).toEqual([409, 3, 508]);
});

test("TAH-CTRL-4, TAH-LMOV-2: with the next movement phase everybody is unmoved again", () => {
  const scene = situation({ pieces: "0@407 militia population" });
  scene.play(["endBuild"]);
  activate(scene, "chieftain", 407);
  scene.play(["take", "militia"], ["step", 406], ["done"], ["walk", 407], ["step", 406], ["done"], ["endMove"]);
  expect(all(scene, 0).filter((piece) => piece.mover !== 0)).toHaveLength(3);
  scene.play(["endBuild"]);
  scene.playWith([6, 1], ["endMove"]);
  scene.play(["order", 0, "clockwise"], ["endBuild"]);
  expect(scene.offers("activate")).toHaveLength(1);
  expect(targets(scene, "walk")).toEqual([406]);
});
