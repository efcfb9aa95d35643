import { expect, test } from "vitest";
import type { FlotillaFrame } from "../movement/frames.ts";
import {
  activate,
  all,
  find,
  kinds,
  markers,
  moving,
  type Situation,
  situation,
  targets,
  told,
} from "../testing/situation.ts";
import type { CrashFrame } from "./frames.ts";

/** A flotilla of seat 0 under its Chieftain, at sea in 0310 next to the reef 0309, come from 0410. */
function atReef(pieces: string, canoes: number, more: Situation = {}) {
  const scene = situation({
    homes: [1310, 905],
    pieces: `0@510 chieftain ${pieces}`,
    markers: `510 warCanoe*${canoes}`,
    step: "movement",
    ...more,
    options: { crashingReefs: true, ...more.options },
  });
  activate(scene, "chieftain");
  scene.play(["embark", canoes]);
  while (scene.offers("take").length > 0) scene.play(scene.offers("take")[0] as never);
  return scene;
}

test("TAH-CRASH-1: an unfamiliar reef may be crashed for a third", () => {
  const scene = atReef("militia", 1);
  scene.play(["sail", 410]);
  expect(scene.note(["sail", 309])).toMatchObject({ left: 8 });
  expect(scene.note(["crash", 309])).toMatchObject({ left: 10 });
  expect(targets(scene, "crash")).toEqual([309, 409]);
  const known = atReef("militia", 1, { control: { paea: 0 } });
  known.play(["sail", 410]);
  expect(known.offers("crash")).toEqual([]);
  const basic = atReef("militia", 1, { options: { crashingReefs: false } });
  basic.play(["sail", 410]);
  expect(basic.offers("crash")).toEqual([]);
});

test("EDGE-47 TAH-CRASH-2, TAH-CRASH-3: 5 scrapes, 6 sinks, anything else is a clear passage for all who follow", () => {
  const scene = atReef("militia*3", 3);
  scene.play(["sail", 410], ["crash", 309]);
  expect(scene.offers()).toEqual([["go"], ["arrange"]]);
  for (const die of [1, 4]) {
    const clear = scene.fork();
    clear.playWith([die], ["go"]);
    expect(told(clear, "reefRun").map(({ outcome }) => outcome)).toEqual(["clear"]);
    expect(markers(clear, 309)).toHaveLength(3);
  }
  // The second sinks: one Militia, which escapes the sharks and finds a seat as Population.
  scene.playWith([5, 6, 3, 2], ["go"]);
  expect(told(scene, "reefRun").map(({ outcome }) => outcome)).toEqual(["scraped", "sunk", "clear"]);
  expect(markers(scene, 309)).toHaveLength(2);
  expect(kinds(scene, 0, 309)).toEqual(["chieftain", "militia", "militia", "population"]);
  expect(scene.phase).toBe("afloat");
});

test("EDGE-48 TAH-CRASH-4: after a strike the attempt may be called off, where a flotilla may end", () => {
  const shore = atReef("militia*2", 2);
  shore.play(["crash", 409]);
  shore.playWith([5], ["go"]);
  expect(shore.offers()).toEqual([["continue"], ["callOff"]]);
  const back = shore.fork();
  back.play(["callOff"]);
  expect(back.phase).toBe("movement");
  expect([markers(back, 510).length, kinds(back, 0, 510)]).toEqual([2, ["chieftain", "militia", "militia"]]);
  shore.playWith([1], ["continue"]);
  expect(markers(shore, 409)).toHaveLength(2);
  const sea = atReef("militia*2", 2);
  sea.play(["sail", 410], ["crash", 309]);
  sea.playWith([5, 5], ["go"]);
  expect(sea.phase).toBe("afloat");
  const advanced = atReef("militia*2", 2, { options: { seaCombat: true } });
  advanced.play(["sail", 410], ["crash", 309]);
  advanced.playWith([5], ["go"]);
  expect(advanced.offers("callOff")).toHaveLength(1);
});

test("TAH-CRASH-5: crews as arranged, the commander last; or seated by hand, the first canoe leading", () => {
  const scene = atReef("heavy militia", 2);
  scene.play(["sail", 410], ["crash", 309]);
  const chieftain = find(scene, 0, "chieftain").id;
  const frame = () => scene.state.stack.at(-1) as CrashFrame;
  expect(frame().seats.at(-1)).toContain(chieftain);
  scene.play(["arrange"]);
  const heavy = find(scene, 0, "heavy").id;
  const militia = find(scene, 0, "militia").id;
  expect(scene.offers()).toEqual([
    ["seat", heavy, 1],
    ["seat", heavy, 2],
  ]);
  scene.play(["seat", heavy, 1]);
  expect(scene.refusal(["seat", militia, 1])).toBe("TAH-SMOV-3");
  scene.play(["seat", militia, 2], ["seat", chieftain, 1]);
  expect(scene.offers()).toEqual([["go"]]);
  expect(frame().seats).toEqual([[heavy, chieftain], [militia]]);
});

test("TAH-CRASH-5: sharks at once, rescue after the last canoe, in the reef hex", () => {
  const scene = atReef("heavy militia", 2);
  scene.play(["sail", 410], ["crash", 309]);
  // First the Heavy Troops sink and escape (4), then the second canoe is clear.
  scene.playWith([6, 4, 1], ["go"]);
  expect(told(scene, "rescued")).toMatchObject([{ piece: "militia", hex: 309, ashore: false }]);
  expect(kinds(scene, 0, 309)).toEqual(["chieftain", "militia", "militia"]);
});

test("TAH-CRASH-6: the way on is counted with full prices; a flotilla without its commander stops where it is", () => {
  const poor = atReef("militia", 1);
  poor.play(["sail", 410]);
  (poor.state.stack.at(-1) as FlotillaFrame).left = 1;
  expect(poor.refusal(["crash", 309])).toBe("TAH-GEO-13");
  const scene = moving("0@510 E5 militia*2", {
    homes: [1310, 905],
    markers: "510 warCanoe*2",
    options: { crashingReefs: true },
  });
  activate(scene, "elder");
  scene.play(["embark", 2], ["take", "militia"], ["take", "militia"], ["sail", 410], ["crash", 309]);
  // The first strikes and scrapes, the second, with the Elder, sinks; sharks take both.
  scene.playWith([5, 6, 6, 6], ["go"]);
  expect(scene.phase).toBe("movement");
  expect(kinds(scene, 0, 309)).toEqual(["militia"]);
  expect(markers(scene, 309).map((canoe) => canoe.crew)).toEqual([0]);
  expect(scene.problems()).toEqual([]);
});

test("TAH-CRASH-6, TAH-SCOM-1: another commander takes stranded canoes over for a third", () => {
  const scene = moving("0@309 militia; 0@510 chieftain fighters", {
    homes: [1310, 905],
    markers: "309 warCanoe; 510 warCanoe",
    options: { crashingReefs: true },
    edit: (state) => {
      for (const marker of state.markers) if (marker.at === 309) marker.crew = 0;
    },
  });
  activate(scene, "chieftain");
  scene.play(["embark", 1], ["take", "fighters"], ["sail", 410], ["sail", 309]);
  const before = (scene.state.stack.at(-1) as FlotillaFrame).left;
  scene.play(["takeOver", 1]);
  expect((scene.state.stack.at(-1) as FlotillaFrame).left).toBe(before - 1);
  scene.play(["sail", 408]);
  expect([kinds(scene, 0, 408), markers(scene, 408).length]).toEqual([["chieftain", "fighters", "militia"], 2]);
});

test("TAH-SWIM-6: a Chieftain taken by sharks is dead, with all that follows", () => {
  const scene = atReef("militia", 1, { seats: 3, homes: [1310, 905, 604] });
  scene.play(["sail", 410], ["crash", 309]);
  scene.playWith([6, 2, 6], ["go"]);
  expect(scene.state.players[0]).toMatchObject({ onTahiti: false, level: "TD" });
  expect(all(scene, 0)).toEqual([]);
  expect(scene.seat).toBe(1);
});
