import { copyJson, type Json } from "@outrigger/kernel";
import { newPlay, stoppingChance } from "@outrigger/kernel/play";
import { sceneOf } from "@outrigger/testkit";
import { expect, test } from "vitest";
import type { SeatingFrame } from "./advanced/frames.ts";
import { newBattle } from "./combat/battle-record.ts";
import type { BattleFrame, CombatsFrame } from "./combat/frames.ts";
import type { BargainFrame } from "./endings/frames.ts";
import { rules } from "./index.ts";
import type { TahitiState } from "./state.ts";
import { areaIndex, fighting, kinds, markers, situation, type TahitiScene } from "./testing/situation.ts";
import { clanOf, type Hex } from "./vocabulary.ts";

/** A match of the first version goes on from this state. */
function carriedOver(state: TahitiState): TahitiScene {
  const upgraded = rules.upgrade?.(copyJson(state) as unknown as Json, 1) as TahitiState;
  const scene = sceneOf(rules, upgraded);
  expect(scene.problems()).toEqual([]);
  return scene;
}

const PAEA = areaIndex("paea");
const PAEAS_CLAN = clanOf(PAEA);

/** A player's canoe and two of the clan of Paea off 0409 or on it, in the middle of the player's combats. */
function againstClan(hex: Hex): TahitiState {
  const { state } = fighting(`0@409 heavy*2; ${PAEAS_CLAN}@${hex} fighters*2`, {
    seats: 1,
    options: { seaCombat: true },
    markers: `409 warCanoe; ${hex} warCanoe*2`,
  });
  const stuck = copyJson(state);
  stuck.control[PAEA] = PAEAS_CLAN;
  stuck.clans.push({ area: PAEA, active: true, since: 0, camp: 508 });
  stuck.markers.forEach((marker, place) => {
    marker.crew = place === 0 ? 0 : PAEAS_CLAN;
  });
  return stuck;
}

function seaBattle(state: TahitiState): BattleFrame {
  const play = newPlay(rules, rules.pack, state, stoppingChance());
  return { ...newBattle(play, 0, PAEAS_CLAN, 409), sea: true, winner: 0, loser: PAEAS_CLAN, step: "seating" };
}

test("TAH-SOLO-18: a match that asked a clan to seat its crews goes on with the land combat", () => {
  const stuck = againstClan(409);
  const seating: SeatingFrame = { phase: "seating", seat: PAEAS_CLAN, role: 1, byHand: false };
  const combats: CombatsFrame = { phase: "combats", player: 0, settled: [[409, PAEAS_CLAN]] };
  stuck.stack = [...stuck.stack.slice(0, -2), combats, seaBattle(stuck), seating];
  const scene = carriedOver(stuck);
  expect([scene.phase, scene.offers()]).toEqual(["combat", [["fight", 409, PAEAS_CLAN]]]);
  expect(markers(scene, 409).map(({ crew }) => crew)).toEqual([0, -1, -1]);
});

test("TAH-SOLO-18: the choice between sea and land is made for whoever stood before it", () => {
  const stuck = againstClan(409);
  const combats: CombatsFrame = { phase: "combats", player: 0, settled: [[409, PAEAS_CLAN]] };
  const battle: BattleFrame = { ...seaBattle(stuck), sea: false, winner: -1, loser: -1, step: "shamans" };
  stuck.stack = [...stuck.stack.slice(0, -2), combats, battle, { phase: "engage", seat: 0 }];
  const upgraded = rules.upgrade?.(copyJson(stuck) as unknown as Json, 1) as TahitiState;
  expect(upgraded.stack.at(-1)?.phase).toBe("battle");
});

test("TAH-SOLO-18: a clan at sea goes home, and its canoes are gone", () => {
  const stuck = againstClan(309);
  const scene = carriedOver(stuck);
  expect([kinds(scene, PAEAS_CLAN, 508), markers(scene, 309)]).toEqual([["fighters", "fighters"], []]);
});

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

test("TAH-SCOM-13: a flotilla before a defended shore knows its canoes", () => {
  const stuck = againstClan(409);
  const [first] = stuck.pieces.filter(({ at, owner }) => at === 409 && owner === 0);
  const [canoe] = stuck.markers;
  Object.assign(first as object, { mover: first?.id, by: "sea" });
  Object.assign(canoe as object, { mover: first?.id, last: 408 });
  stuck.stack.push({ phase: "landing", seat: 0, at: 409, defender: PAEAS_CLAN } as never);
  const scene = carriedOver(stuck);
  expect([scene.phase, scene.offers()]).toEqual(["landing", [["assault"], ["withdraw"]]]);
  scene.play(["withdraw"]);
  expect(markers(scene, 408).map(({ crew }) => crew)).toEqual([0]);
});
