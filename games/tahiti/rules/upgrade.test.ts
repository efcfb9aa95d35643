import { copyJson, type Json } from "@outrigger/kernel";
import { sceneOf } from "@outrigger/testkit";
import { expect, test } from "vitest";
import type { BargainFrame } from "./frames.ts";
import { rules } from "./index.ts";
import type { TahitiState } from "./state.ts";
import { situation, type TahitiScene } from "./testing/situation.ts";

/** A match of the first version goes on from this state. */
function carriedOver(state: TahitiState): TahitiScene {
  const upgraded = rules.upgrade?.(copyJson(state) as unknown as Json, 1) as TahitiState;
  const scene = sceneOf(rules, upgraded);
  expect(scene.problems()).toEqual([]);
  return scene;
}

test("TAH-NEG-8: a match that stood still over an executed Chieftain goes on", () => {
  const { state } = situation({ seats: 3, step: "combat" });
  const stuck = copyJson(state);
  Object.assign(stuck.players[1] as object, { onTahiti: false, home: 0, level: "TD" });
  stuck.pieces = stuck.pieces.filter(({ owner }) => owner !== 1);
  stuck.villages = stuck.villages.filter(({ owner }) => owner !== 1);
  stuck.control.forEach((owner, area) => {
    if (owner === 1) stuck.control[area] = -1;
  });
  const bargain: BargainFrame = { phase: "bargain", seat: 0, captor: 0, captive: 1, made: [3, 3], standing: null };
  stuck.stack = [{ phase: "rounds", next: 1 } as never, bargain, { phase: "terms", seat: 0 } as never];
  const scene = carriedOver(stuck);
  expect([scene.phase, scene.seat]).toEqual(["build", 2]);
});

test("TAH-NEG-8: a bargain over a living Chieftain stays as it is", () => {
  const { state } = situation({ seats: 3, step: "combat" });
  const bargain: BargainFrame = { phase: "bargain", seat: 0, captor: 0, captive: 1, made: [0, 0], standing: null };
  const scene = carriedOver({ ...state, stack: [{ phase: "rounds", next: 1 } as never, bargain] });
  expect([scene.phase, scene.seat]).toEqual(["bargain", 0]);
});
