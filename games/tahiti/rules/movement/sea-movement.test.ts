import { expect, test } from "vitest";
import { activate, find, kinds, markers, moving, type Situation, situation, targets } from "../testing/situation.ts";
import { inSeaZone, seaSources, throughZones, UNBOUND } from "./sea.ts";

const voyage = (pieces: string, canoes: string, more: Situation = {}) =>
  moving(pieces, { homes: [407, 1310], markers: canoes, ...more });

test("TAH-SMOV-1, TAH-SMOV-3: one or two Units a canoe, a Combat Unit among them; Leaders besides", () => {
  const scene = voyage("0@407 militia population*3 shaman E1", "407 warCanoe*2");
  activate(scene, "chieftain");
  expect(targets(scene, "embark")).toEqual([1]);
  expect(scene.refusal(["embark", 2])).toBe("TAH-SMOV-3");
  scene.play(["embark", 1]);
  expect(scene.offers("sail")).toEqual([]);
  scene.play(["take", "population"]);
  // The last seat is the paddler's.
  expect(scene.refusal(["take", "population"])).toBe("TAH-SMOV-3");
  scene.play(["take", "militia"]);
  expect(scene.refusal(["take", "population"])).toBe("TAH-SMOV-1");
  scene.play(["take", "shaman"], ["take", "elder", find(scene, 0, "elder").id], ["sail", 307]);
  expect(kinds(scene, 0, 307)).toEqual(["E1", "chieftain", "militia", "population", "shaman"]);
  expect(markers(scene, 307)).toHaveLength(1);
});

test("TAH-SMOV-2, TAH-SMOV-4: a commander leads as many canoes as his leadership, the Chieftain three", () => {
  const scene = voyage("0@407 militia*8 E1 E8", "407 warCanoe*4");
  expect(scene.offers("embark")).toEqual([]);
  activate(scene, "chieftain");
  expect(targets(scene, "embark")).toEqual([1, 2, 3]);
  const elder = voyage("0@407 militia*8 E1", "407 warCanoe*4");
  activate(elder, "elder");
  expect(targets(elder, "embark")).toEqual([1]);
});

test("EX-9 TAH-SMOV-5, TAH-REEF-1, TAH-REEF-2, TAH-GEO-5: a raid, counted in thirds", () => {
  const scene = moving("0@1310 E5 fighters*2 slingers", {
    homes: [1310, 407],
    villages: "1@1008",
    markers: "1310 warCanoe*2",
  });
  activate(scene, "elder");
  expect(scene.note(["embark", 2])).toEqual({ cost: 0 });
  scene.play(["embark", 2], ["take", "fighters"], ["take", "fighters"], ["take", "slingers"]);
  expect(scene.note(["sail", 1209])).toMatchObject({
    left: 8,
    attacks: false,
    beyond: expect.arrayContaining([
      [1109, 7, 1209],
      [1108, 4, 1109],
    ]),
  });
  scene.play(["sail", 1209], ["sail", 1109]);
  expect(scene.note(["sail", 1108])).toMatchObject({ left: 4 });
  scene.play(["sail", 1108]);
  expect(scene.note(["sail", 1008])).toMatchObject({ left: 3 });
  scene.play(["sail", 1008], ["land"]);
  scene.play(["take", "fighters"], ["take", "fighters"]);
  expect(scene.refusal(["take", "slingers"])).toBe("TAH-LMOV-5");
  scene.play(["done"], ["endMove"]);
  expect(scene.note(["fight", 1008, 1])).toMatchObject({ must: false, odds: { strengths: [8, 0] } });
});

test("EDGE-20 TAH-SMOV-6, TAH-SMOV-7: embarking costs a third unless all began there", () => {
  const scene = voyage("0@605 chieftain fighters*2; 0@604 militia*2", "604 warCanoe*2", { homes: [407, 1310] });
  activate(scene, "chieftain");
  scene.play(["take", "fighters"], ["take", "fighters"], ["step", 604]);
  expect(scene.note(["embark", 2])).toEqual({ cost: 1 });
  scene.play(["embark", 2], ["take", "militia"], ["take", "militia"]);
  expect(scene.note(["sail", 603])).toMatchObject({ left: 7 });
  const free = voyage("0@604 chieftain fighters*2 militia*2", "604 warCanoe*2");
  activate(free, "chieftain");
  expect(free.note(["embark", 2])).toEqual({ cost: 0 });
});

test("TAH-SMOV-7: one passenger from elsewhere makes the embarkation cost", () => {
  const scene = voyage("0@604 chieftain militia; 0@704 fighters", "604 warCanoe");
  activate(scene, "chieftain");
  scene.play(["step", 704], ["take", "fighters"], ["step", 604], ["drop", "fighters"]);
  expect(scene.note(["embark", 1])).toEqual({ cost: 0 });
  scene.play(["embark", 1], ["take", "militia"]);
  expect(scene.note(["sail", 603])).toMatchObject({ left: 5 });
  scene.play(["take", "fighters"]);
  expect(scene.note(["sail", 603])).toMatchObject({ left: 4 });
});

test("TAH-SMOV-8: whoever or whatever was moved by somebody else cannot embark", () => {
  const scene = voyage("0@407 chieftain E5 militia*2; 0@508 population", "407 warCanoe");
  activate(scene, "elder");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 508], ["done"]);
  expect(find(scene, 0, "elder").at).toBe(508);
  activate(scene, "chieftain");
  scene.play(["take", "militia"], ["step", 508]);
  expect(scene.refusal(["embark", 1])).toBe("TAH-SMOV-8");
  const crew = voyage("0@508 population; 0@407 militia*2", "407 warCanoe");
  crew.play(["walk", 508], ["step", 407], ["done"]);
  activate(crew, "chieftain");
  crew.play(["embark", 1]);
  expect(crew.refusal(["take", "population"])).toBe("TAH-SMOV-8");
});

test("EDGE-22 TAH-SMOV-9: on the way Units come aboard for a third and go ashore for nothing", () => {
  const scene = voyage("0@407 fighters militia population; 0@508 slingers E1", "407 warCanoe*2");
  activate(scene, "chieftain");
  scene.play(["embark", 2], ["take", "fighters"], ["take", "militia"], ["take", "population"], ["sail", 508]);
  const before = scene.note(["sail", 408]) as { left: number };
  expect(scene.offers("putAshore")).toEqual([["putAshore", "population"]]);
  expect(scene.refusal(["putAshore", "militia"])).toBe("TAH-SMOV-3");
  scene.play(["takeAboard", "slingers"], ["takeAboard", "elder", find(scene, 0, "elder").id]);
  expect(scene.note(["sail", 408])).toMatchObject({ left: before.left - 2 });
  scene.play(["putAshore", "population"], ["putAshore", "militia"]);
  expect(scene.note(["sail", 408])).toMatchObject({ left: before.left - 2 });
  expect(scene.refusal(["putAshore", "fighters"])).toBe("TAH-SMOV-3");
  scene.play(["leaveCanoe"], ["putAshore", "fighters"]);
  expect(scene.refusal(["leaveCanoe"])).toBe("TAH-SMOV-1");
  scene.play(["sail", 408]);
  expect(kinds(scene, 0, 408)).toEqual(["E1", "chieftain", "slingers"]);
  expect(markers(scene, 508)).toHaveLength(1);
});

test("TAH-SMOV-9: a full canoe takes nobody", () => {
  const scene = voyage("0@407 militia*2; 0@409 slingers E1", "407 warCanoe");
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["take", "militia"], ["sail", 408], ["sail", 409]);
  expect(scene.refusal(["takeAboard", "slingers"])).toBe("TAH-SMOV-1");
  expect(scene.offers("takeAboard")).toEqual([["takeAboard", "elder", find(scene, 0, "elder").id]]);
});

test("TAH-SMOV-9: nor does one whose commander has no third left", () => {
  const scene = voyage("0@407 militia; 0@508 slingers E1", "407 warCanoe", { control: { paea: 0 } });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 508]);
  (scene.state.stack.at(-1) as { left?: number }).left = 1;
  scene.play(["takeAboard", "slingers"]);
  expect(scene.refusal(["takeAboard", "elder", find(scene, 0, "elder").id])).toBe("TAH-SMOV-9");
  expect(scene.offers()).toEqual([["done"]]);
});

test("TAH-SMOV-10: after landing the commander goes on with those he can lead", () => {
  const scene = voyage("0@407 militia*4 E5", "407 warCanoe*2");
  activate(scene, "elder");
  scene.play(["embark", 2], ["take", "militia"], ["take", "militia"], ["take", "militia"], ["take", "militia"]);
  scene.play(["sail", 406], ["land"], ["take", "militia"], ["take", "militia"]);
  expect(scene.refusal(["take", "militia"])).toBe("TAH-LMOV-5");
  scene.play(["step", 405]);
  expect(kinds(scene, 0, 405)).toEqual(["E5", "militia", "militia"]);
  expect(kinds(scene, 0, 406)).toEqual(["militia", "militia"]);
  expect(markers(scene, 406, "warCanoe").map((canoe) => canoe.crew)).toEqual([-1, -1]);
});

test("TAH-SMOV-11: he may embark again, but not in an enemy sea zone he sailed into", () => {
  const scene = voyage("0@407 militia chieftain", "407 warCanoe");
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 508], ["land"], ["take", "militia"]);
  expect(scene.note(["embark", 1])).toEqual({ cost: 1 });
  const watched = voyage("0@409 militia chieftain; 1@407 militia E5", "409 warCanoe; 407 warCanoe", {
    homes: [604, 407],
  });
  activate(watched, "chieftain");
  watched.play(["embark", 1], ["take", "militia"], ["sail", 408]);
  expect(targets(watched, "sail")).toEqual([407]);
  const other = voyage("0@510 militia chieftain; 1@407 militia E5", "510 warCanoe; 407 warCanoe", {
    homes: [604, 407],
  });
  activate(other, "chieftain");
  other.play(["embark", 1], ["take", "militia"], ["sail", 410], ["sail", 409], ["land"], ["take", "militia"]);
  expect(other.refusal(["embark", 1])).toBe("TAH-SMOV-11");
});

test("TAH-SMOV-12, TAH-PMOV-4: logs do not travel at sea", () => {
  const scene = voyage("0@407 militia population", "407 warCanoe bigLog");
  activate(scene, "chieftain");
  scene.play(["take", "population"], ["load", "bigLog"], ["embark", 1], ["take", "militia"], ["sail", 406]);
  expect(markers(scene, 407).map((marker) => marker.kind)).toEqual(["bigLog"]);
});

test("EDGE-21 TAH-SMOV-13, TAH-GEO-13: no move ends at sea", () => {
  const scene = voyage("0@804 chieftain militia", "804 warCanoe");
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 803]);
  expect(scene.refusal(["done"])).toBe("TAH-SMOV-13");
  for (let turn = 0; turn < 5; turn++) scene.play(["sail", 804], ["sail", turn < 4 ? 803 : 704]);
  expect(scene.state.stack.at(-1)).toMatchObject({ left: 1 });
  expect(scene.refusal(["sail", 703])).toBe("TAH-GEO-13");
  expect(targets(scene, "sail")).toEqual([804]);
  scene.play(["sail", 804]);
  expect(scene.phase).toBe("movement");
  expect(markers(scene, 804).map((canoe) => canoe.crew)).toEqual([-1]);
});

test("TAH-SMOV-14: Elders ride with anybody, the Shaman only with the Chieftain, who is nobody's passenger", () => {
  const scene = voyage("0@407 militia*2 E1 E5 shaman", "407 warCanoe");
  const [first, second] = scene.state.pieces.filter((piece) => piece.kind === "elder");
  scene.play(["activate", first?.id ?? 0], ["embark", 1]);
  expect(scene.refusal(["take", "shaman"])).toBe("TAH-SMOV-14");
  expect(scene.offers("take").flat()).not.toContain("chieftain");
  scene.play(["take", "militia"], ["take", "elder", second?.id ?? 0], ["sail", 406], ["done"]);
  expect(scene.refusal(["activate", second?.id ?? 0])).toBe("TAH-LMOV-7");
});

test("EDGE-24 TAH-SMOV-15: enemy Combat Units on the shore end the voyage; a lost fight leaves the canoes there", () => {
  const scene = voyage("0@407 militia chieftain; 1@409 militia*2", "407 warCanoe", { homes: [508, 1310] });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 408]);
  expect(scene.note(["sail", 409])).toMatchObject({ attacks: true });
  scene.play(["sail", 409]);
  expect(scene.phase).toBe("movement");
  scene.play(["endMove"]);
  scene.playWith([1, 6, 2], ["fight", 409, 1]);
  expect(kinds(scene, 0, 508)).toEqual(["chieftain", "militia"]);
  expect(markers(scene, 409, "warCanoe")).toHaveLength(1);
});

test("EDGE-23 TAH-SMOV-16: land zones do not reach a canoe, but whoever lands in one is held", () => {
  const scene = voyage("0@407 militia chieftain; 1@509 fighters", "407 warCanoe");
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"], ["sail", 508], ["sail", 409], ["sail", 510], ["land"]);
  expect(targets(scene, "step")).toEqual([]);
  expect(scene.refusal(["step", 610])).toBe("TAH-LZI-2");
});

test("TAH-SMOV-17: shores with other enemy pieces are open, and their canoes may be taken once no Combat Unit stands there", () => {
  const scene = voyage("0@407 militia*2 chieftain; 1@508 population E1", "407 warCanoe; 508 warCanoe");
  activate(scene, "chieftain");
  scene.play(
    ["embark", 1],
    ["take", "militia"],
    ["take", "militia"],
    ["sail", 508],
    ["land"],
    ["take", "militia"],
    ["take", "militia"],
  );
  expect(targets(scene, "embark")).toEqual([1, 2]);
  const guarded = voyage("0@508 chieftain; 1@508 militia", "508 warCanoe");
  activate(guarded, "chieftain");
  expect(guarded.refusal(["embark", 1])).toBe("TAH-SMOV-17");
});

/** Red (0) in a canoe off shores where Black (1) stands with canoes. */
const off = (at: number, guards: string, canoes: string, homes: number[]) => {
  const scene = moving(`0@${at} chieftain militia; ${guards}`, { homes, markers: `${at} warCanoe; ${canoes}` });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "militia"]);
  return scene;
};

/** Off the Coastal Village 0407, which is manned (EX-10). */
const blockade = (at: number) => off(at, "1@407 militia E5", "407 warCanoe", [1310, 407]);

test("EX-10 TAH-SZI-2, TAH-SZI-3, TAH-SZI-4: from the outer zone only inwards, from the inner only to the attack", () => {
  const scene = blockade(510);
  scene.play(["sail", 410]);
  // 0309 is all sea: it is entered only by who can go on to 0407.
  expect(targets(scene, "sail")).toContain(309);
  scene.play(["sail", 409]);
  expect(targets(scene, "sail")).toEqual([408, 508]);
  expect(scene.refusal(["sail", 309])).toBe("TAH-SZI-3");
  expect(scene.offers("done")).toEqual([["done"]]);
  scene.play(["sail", 508]);
  expect(targets(scene, "sail")).toEqual([407]);
  expect(scene.refusal(["sail", 408])).toBe("TAH-SZI-5");
  scene.play(["sail", 407]);
  expect(scene.phase).toBe("movement");
});

test("TAH-SZI-2: an inner zone entered at once leads on only to its source", () => {
  const scene = off(510, "1@508 militia E5", "508 warCanoe", [604, 1310]);
  scene.play(["sail", 409]);
  expect(targets(scene, "sail")).toEqual([508]);
  expect(scene.refusal(["sail", 410])).toBe("TAH-SZI-2");
});

test("TAH-SZI-7: an all-sea zone hex is entered only with thirds enough for the attack", () => {
  const scene = blockade(510);
  scene.play(["sail", 410]);
  const frame = scene.state.stack.at(-1) as { left?: number };
  frame.left = 3;
  expect(targets(scene, "sail")).not.toContain(309);
  expect(scene.refusal(["sail", 309])).toBe("TAH-GEO-13");
  // 0309 is an unfamiliar reef for 3t; then 0408 and 0407 for one third each.
  frame.left = 5;
  expect(targets(scene, "sail")).toContain(309);
  frame.left = 4;
  expect(targets(scene, "sail")).not.toContain(309);
});

test("TAH-SZI-5: between two sources it chooses one, and passes through the other's zone", () => {
  const two = off(610, "1@407 militia E5; 1@409 militia E1", "407 warCanoe; 409 warCanoe", [1310, 407]);
  two.play(["sail", 510]);
  // 0510 is inner to 0409 alone: on to 0409.
  expect(targets(two, "sail")).toEqual([409]);
});

test("TAH-SZI-5: whoever has begun to approach one source may not turn to another", () => {
  const { state, pack } = situation({
    homes: [1310, 604],
    villages: "1@804",
    pieces: "1@604 militia E5; 1@804 militia E1",
    markers: "604 warCanoe; 804 warCanoe",
  });
  const sources = seaSources(state, pack, 0);
  const { at } = pack.map;
  const begun = throughZones(sources, at(702), at(603), UNBOUND);
  expect(begun).toEqual({ approach: [604], leaving: false });
  expect(throughZones(sources, at(603), at(703), begun ?? UNBOUND)).toBeUndefined();
  expect(throughZones(sources, at(603), at(703), UNBOUND)).toEqual({ approach: [804], leaving: false });
});

test("TAH-SZI-6: who begins in a zone may attack, or leave outwards, but not into another zone", () => {
  const scene = blockade(508);
  // 0407 is the attack; 0409 lies in the outer zone; 0408 is inner, so not farther.
  expect(targets(scene, "sail")).toEqual([407, 409]);
  expect(scene.refusal(["sail", 408])).toBe("TAH-SZI-6");
  scene.play(["sail", 409]);
  expect(scene.refusal(["sail", 408])).toBeUndefined();
  expect(targets(scene, "sail")).toEqual([408, 410, 508, 510]);
  expect(scene.refusal(["sail", 309])).toBe("TAH-SZI-6");
  scene.play(["sail", 410]);
  expect(targets(scene, "sail").length).toBeGreaterThan(3);
});

test("EDGE-25 TAH-GEO-8: three sea steps from a manned Coastal Village nothing holds a flotilla", () => {
  const { state, pack } = situation({ homes: [407, 905], pieces: "1@905 militia E5", markers: "905 warCanoe" });
  const sources = seaSources(state, pack, 0);
  const way = [1103, 1204, 1205, 1206].map((hex) => pack.map.at(hex));
  for (const [at, hex] of way.entries()) {
    const next = way[at + 1];
    expect(inSeaZone(sources, hex)).toBe(false);
    if (next !== undefined) expect(throughZones(sources, hex, next, UNBOUND)).toEqual(UNBOUND);
  }
  for (const hex of [1003, 1004, 1105, 1007]) expect(inSeaZone(sources, pack.map.at(hex))).toBe(true);
});

test("TAH-SMOV-14: an Elder does not sail away with the last canoe of a Shaman at sea; with another left, or the Chieftain, he may", () => {
  const at307 = (people: string, canoes: number) =>
    moving(`0@307 ${people}`, {
      options: { seaCombat: true },
      homes: [407, 1310],
      markers: `307 warCanoe*${canoes}`,
      edit: (state) => {
        for (const marker of state.markers) marker.crew = 0;
      },
    });
  const last = at307("E5 militia shaman", 1);
  activate(last, "elder");
  expect(last.refusal(["castOff", 1])).toBe("TAH-SMOV-14");
  expect(last.offers()).toEqual([["done"]]);
  const second = at307("E5 militia*2 shaman", 2);
  activate(second, "elder");
  expect(second.offers("castOff")).toEqual([["castOff", 1]]);
  second.play(["castOff", 1]);
  expect(second.refusal(["take", "shaman"])).toBe("TAH-SMOV-14");
  second.play(["take", "militia"], ["sail", 207]);
  expect(kinds(second, 0, 307)).toEqual(["militia", "shaman"]);
  const chief = at307("chieftain militia shaman", 1);
  activate(chief, "chieftain");
  chief.play(["castOff", 1], ["sail", 207]);
  expect(kinds(chief, 0, 207)).toEqual(["chieftain", "militia", "shaman"]);
});
