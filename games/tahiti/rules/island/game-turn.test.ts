import { expect, test } from "vitest";
import { rules } from "../index.ts";
import { dateOf } from "../names.ts";
import { moving, situation, type TahitiScene, told } from "../testing/situation.ts";
import { NOBODY } from "../vocabulary.ts";

/** Everybody does nothing until the next initiative; dice as given. */
function passTurn(scene: TahitiScene, dice: number[]): void {
  for (;;) {
    const idle = scene.offers().find(([kind]) => ["endBuild", "endMove", "endCombat"].includes(kind));
    if (idle === undefined) return;
    if (isLastOfTurn(scene)) {
      scene.playWith(dice, idle);
      return;
    }
    scene.play(idle);
  }
}

function isLastOfTurn({ state, phase }: TahitiScene): boolean {
  const rounds = state.stack[0] as { next?: number };
  return phase === "movement" && rounds.next === state.order.length;
}

/** The initiative of turn 1, just rolled. */
function rolled(seats: number, dice: number[], edit?: (scene: TahitiScene["state"]) => void): TahitiScene {
  const scene = situation({
    seats,
    step: "movement",
    edit: (state) => {
      state.order = [0];
      edit?.(state);
    },
  });
  scene.playWith(dice, ["endMove"]);
  return scene;
}

test("TAH-SEQ-1, TAH-INIT-1: initiative, then one turn for each, then the turn marker", () => {
  const scene = rolled(2, [2, 5]);
  expect([scene.phase, scene.seat]).toEqual(["order", 1]);
  expect(scene.state.initiative).toEqual({ holder: 1, doubled: false });
  scene.play(["order", 0, "clockwise"]);
  expect([scene.phase, scene.seat]).toEqual(["build", 0]);
  scene.play(["endBuild"], ["endMove"]);
  expect([scene.phase, scene.seat]).toEqual(["build", 1]);
  const { clock } = scene.state;
  scene.play(["endBuild"]);
  scene.playWith([6, 1], ["endMove"]);
  expect(scene.state.clock).toBe(clock + 1);
});

test("TAH-SEQ-2: construction, movement, combat, in this order", () => {
  const scene = situation({ pieces: "0@1310 militia", homes: [407, 1310] });
  const phases = [scene.phase];
  scene.play(["endBuild"]);
  phases.push(scene.phase);
  scene.play(["endMove"]);
  phases.push(scene.phase);
  expect(phases).toEqual(["build", "movement", "combat"]);
});

test("TAH-SEQ-4: a player who has left is passed over", () => {
  const scene = rolled(3, [6, 1, 1]);
  scene.play(["order", 0, "clockwise"], ["endBuild"]);
  const gone = scene.state.players[1];
  if (gone === undefined) throw new Error("three seats");
  scene.state.pieces = scene.state.pieces.filter((piece) => piece.owner !== 1);
  scene.state.control.forEach((owner, area) => {
    if (owner === 1) scene.state.control[area] = NOBODY;
  });
  Object.assign(gone, { onTahiti: false, home: 0, level: "TD" });
  scene.state.villages = scene.state.villages.filter((village) => village.owner !== 1);
  scene.play(["endMove"]);
  expect(scene.seat).toBe(2);
});

test("TAH-SEQ-4: whoever leaves in his own turn has no combat phase any more", () => {
  const scene = moving("0@407 heavy population", { seats: 3, markers: "407 warCanoe" });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([1], ["ready"]);
  expect(scene.state.players[0]).toMatchObject({ onTahiti: false, level: "TD" });
  expect([scene.seat, scene.phase]).toEqual([1, "build"]);
  expect(told(scene, "phaseBegan").filter(({ name }) => name === "combat")).toEqual([]);
});

test("TAH-SEQ-5: turn 6 is followed by turn 1 of the next season, season 4 by season 1 of the next year", () => {
  const date = (clock: number) => Object.values(dateOf(rules.pack.tracks, clock)).join("/");
  expect([1, 6, 7, 24, 25, 48, 49].map(date).join(" ")).toBe("1/1/1 6/1/1 1/2/1 6/4/1 1/1/2 6/4/2 1/1/3");
});

test("EX-8 TAH-INIT-2, TAH-INIT-3, TAH-INIT-4: the holder subtracts 2, then 4; ties roll without", () => {
  const scene = rolled(3, [5, 4, 3], ({ initiative }) => Object.assign(initiative, { holder: 0, doubled: false }));
  expect(scene.state.initiative).toEqual({ holder: 1, doubled: false });
  scene.play(["order", 0, "clockwise"]);
  passTurn(scene, [4, 6, 1, 2, 2, 1, 5]);
  expect(scene.state.initiative).toEqual({ holder: 1, doubled: true });
  expect(told(scene, "rolled").map(({ side, die }) => [side, die])).toEqual([
    [0, 4],
    [1, 6],
    [2, 1],
    [0, 2],
    [1, 2],
    [0, 1],
    [1, 5],
  ]);
  scene.play(["order", 2, "counterclockwise"]);
  // 6 - 4 = 2 loses against 3.
  passTurn(scene, [3, 6, 1]);
  expect(scene.state.initiative).toEqual({ holder: 0, doubled: false });
  expect(told(scene, "rolled").map(({ note }) => note?.modifier)).toEqual([undefined, -4, undefined]);
});

test("TAH-INIT-4: who wins again and again stays on x2", () => {
  const scene = rolled(2, [6, 1], ({ initiative }) => Object.assign(initiative, { holder: 0, doubled: true }));
  expect(scene.state.initiative).toEqual({ holder: 0, doubled: true });
});

test("TAH-INIT-5, TAH-NPL-4: two orders for two players, six for three, eight for four", () => {
  expect(rolled(2, [6, 1]).offers()).toHaveLength(2);
  expect(rolled(2, [6, 1]).refusal(["order", 0, "counterclockwise"])).toBe("TAH-INIT-5");
  expect(rolled(3, [6, 1, 1]).offers()).toHaveLength(6);
  const four = rolled(4, [1, 1, 6, 1]);
  expect(four.offers()).toHaveLength(8);
  expect(four.seat).toBe(2);
  four.play(["order", 1, "counterclockwise"]);
  expect(four.state.order).toEqual([1, 0, 3, 2]);
  const other = rolled(4, [1, 1, 6, 1]);
  other.play(["order", 3, "clockwise"]);
  expect(other.state.order).toEqual([3, 0, 1, 2]);
});

test("TAH-INIT-6: a holder who left takes no modifier along", () => {
  const scene = moving("0@407 militia population", { seats: 3, markers: "407 warCanoe" });
  Object.assign(scene.state.initiative, { holder: 0, doubled: true });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([1], ["ready"]);
  expect(scene.state.initiative).toEqual({ holder: NOBODY, doubled: false });
});

test("TAH-INIT-7, TAH-SOLO-9: alone there is no initiative", () => {
  const scene = situation({ seats: 1, step: "movement" });
  scene.playWith([], ["endMove"]);
  expect([scene.phase, scene.state.clock, scene.state.order]).toEqual(["build", 2, [0]]);
});

test("TAH-END-3: the season limit ends the game after the last turn of the last season", () => {
  const at = (clock: number, seasonLimit: number | string) => {
    const scene = situation({ clock, active: 1, step: "movement", options: { seasonLimit }, edit: lastPlayer });
    scene.play(["endMove"]);
    return scene;
  };
  const lastPlayer = (state: TahitiScene["state"]) => {
    state.order = [1];
  };
  expect(at(23, 4).over).toBe(false);
  const ended = at(24, 4);
  expect(ended.over).toBe(true);
  expect(told(ended, "ended")).toHaveLength(1);
  expect(at(6, 1).over).toBe(true);
  expect(at(24, "none").over).toBe(false);
});

test("TAH-END-2: an agreed end takes effect when the turn marker advances", () => {
  const scene = rolled(2, [6, 1]);
  expect(scene.phase).toBe("order");
  expect(rules.agreedEnd?.(scene.state)).toBe(true);
  scene.play(["order", 0, "clockwise"]);
  expect(rules.agreedEnd?.(scene.state)).toBe(false);
  const first = situation();
  first.state.stack = [{ phase: "order", seat: 0 }];
  first.state.clock = 1;
  expect(rules.agreedEnd?.(first.state)).toBe(false);
  expect(rules.agreedEnd?.(situation({ seats: 1, clock: 2 }).state)).toBe(true);
});

test("TAH-END-3: a real-time limit ends the game after the turn in which it runs out", () => {
  const spec = rules.options.find((option) => option.id === "realTimeLimitMinutes");
  expect(spec?.values).toEqual(["none", 60, 90, 120, 180, 240]);
  const limit = (value: string | number) => rules.timeLimit?.({ realTimeLimitMinutes: value });
  expect([limit("none"), limit(90)]).toEqual([undefined, 90]);
  const between = situation({ clock: 3, frames: [{ phase: "order", seat: 0 }] });
  const amid = situation({ clock: 3 });
  expect([between, amid].map(({ state }) => rules.agreedEnd?.(state))).toEqual([true, false]);
});
