import { findBot } from "@outrigger/bots";
import { fastChance, newWalk, startPlay, take } from "@outrigger/kernel/play";
import { completeOptions } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import type { Tahiti } from "../rules/tahiti.ts";
import { areaIndex, fighting, moving, situation, type TahitiScene } from "../rules/testing/situation.ts";
import { guide } from "./index.ts";
import { answerIn, captive, choice } from "./testing/choice.ts";

function playOn(scene: TahitiScene, until: () => boolean): void {
  while (!until()) scene.play(...choice(scene));
}

test("the Chieftain goes with his Fighters to a neutral Area", () => {
  const scene = moving("0@407 fighters");
  playOn(scene, () => scene.seat !== 0 || scene.phase === "build");
  const chieftain = scene.state.pieces.find((piece) => piece.kind === "chieftain" && piece.owner === 0);
  const area = rules.pack.map.at(chieftain?.at ?? 0).area;
  expect(scene.state.control[area]).toBe(-1);
  expect(scene.state.pieces.some((piece) => piece.kind === "fighters" && piece.at === chieftain?.at)).toBe(true);
});

test("resources are built up: logs, canoes, troops", () => {
  const scene = situation({
    pieces: "0@407 militia; 0@507 population",
    villages: "0@905",
    markers: "905 partBuiltCanoe",
  });
  const moves = choice(scene).map((move) => move.join(" "));
  expect(moves).toContain("harvest 507");
  expect(moves).toContain("build warCanoe 905");
  expect(moves.some((move) => /^build (fighters|slingers) 407$/.test(move))).toBe(true);
  expect(moves.at(-1)).toBe("endBuild");
});

test("good odds are taken, bad ones left alone", () => {
  const strong = fighting("0@508 heavy*2; 1@508 population");
  expect(choice(strong)).toEqual([["fight", 508, 1]]);
  const weak = fighting("0@608 E5; 1@608 shaman");
  expect(choice(weak)).toEqual([["endCombat"]]);
});

test("a fleeing Chieftain is pursued, lesser prey only in safety", () => {
  const hunt = (prey: string, watchers: string) => {
    const scene = fighting(`0@608 heavy*2; 1@608 ${prey} population; ${watchers}`, { homes: [1310, 409] });
    scene.playWith([1, 2, ...(prey === "population" ? [2, 2] : [2])], ["fight", 608, 1]);
    expect(scene.phase).toBe("pursuit");
    return choice(scene);
  };
  const guards = "1@510 heavy*3 E4";
  expect(hunt("chieftain", guards)).toEqual([["pursueAll"]]);
  expect(hunt("population", "")).toEqual([["pursueAll"]]);
  expect(hunt("population", guards)).toEqual([["stay"]]);
});

test("hard looks at the rival's answer: it does not leave the last Village to an army next door", () => {
  const scene = moving("0@407 chieftain shaman heavy*2 slingers; 1@409 heavy*2 E4", {
    homes: [407, 1310],
    control: { paea: 1 },
  });
  const { moves, late } = answerIn(scene, "hard");
  scene.play(...(moves as Tahiti["move"][]));
  const { pieces } = scene.state;
  const guards = pieces.filter(({ owner, at, kind }) => owner === 0 && at === 407 && kind !== "population");
  const attackers = pieces.filter(({ owner, at }) => owner === 0 && at === 409);
  expect(late).toBe(false);
  expect(guards.length + attackers.length).toBeGreaterThan(2);
});

test("a rival is not given the canoe in which he would win; land for a canoe is fair among several", () => {
  const answer = (seats: number) => {
    const scene = moving("0@407 heavy population", {
      seats,
      homes: [407, 905, 1011].slice(0, seats),
      markers: "905 warCanoe",
    });
    scene.play(["depart"], ["deal", 1], ["propose", "allForCanoe"]);
    return choice(scene);
  };
  expect(answer(2)).toEqual([["refuse"]]);
  expect(answer(3)).toEqual([["accept"]]);
});

test("whoever has lost Tahiti leaves while there are canoes", () => {
  const areas = ["faaa", "punaauia", "pare", "arue", "mahina", "papenoo"];
  const lost = (canoes: number, holder = 1) =>
    moving(
      "0@604 chieftain militia*2 fighters*2 population; 1@504 heavy*3 slingers E4; 1@704 heavy*2 E4; 1@1310 heavy*2 E5",
      {
        homes: [0, 1310],
        control: Object.fromEntries(areas.map((area) => [area, holder])),
        markers: `604 warCanoe*${canoes}`,
      },
    );
  expect(choice(lost(3))[0]).toEqual(["depart"]);
  expect(choice(lost(0))[0]).not.toEqual(["depart"]);
  // However hard he is pressed, he does not leave the larger part of the island behind.
  expect(choice(lost(3, 0))[0]).not.toEqual(["depart"]);
});

test("an empty enemy Village in reach is attacked", () => {
  const scene = moving("0@405 E5 heavy*2", { homes: [407, 1310], villages: "1@505", control: { faaa: 0 } });
  playOn(scene, () => scene.phase === "combat");
  expect(scene.offers("fight")).toContainEqual(["fight", 505, 1]);
});

test("a captive's offer is weighed: one canoe is accepted, a fleet is not", () => {
  const scene = captive();
  expect(choice(scene)).toEqual([["propose", "standard"]]);
  scene.play(["propose", "standard"], ["propose", "generous"]);
  expect(choice(scene)).toEqual([["propose", "standard"]]);
});

test("at sea it settles for a victory and sails on from defeat while that pays", () => {
  const scene = moving("0@407 heavy*4 population", { markers: "407 warCanoe*3" });
  scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
  scene.playWith([6, 5], ["ready"]);
  expect(choice(scene)).toEqual([["settle"]]);
});

test("between two it takes at sea what beats the other's Areas, and nothing less while it may sail on", () => {
  const areas = ["faaa", "punaauia", "pare", "arue", "mahina", "papenoo", "paea", "papara", "mataiea"];
  const landed = (held: number, die: number) => {
    const control = Object.fromEntries(areas.map((area, at) => [area, at < held ? 1 : 0]));
    const scene = moving("0@407 heavy*4 population; 1@1310 heavy", {
      markers: "407 warCanoe*3",
      homes: [407, 1310],
      control,
    });
    scene.play(["depart"], ["noMoreDeals"], ["crew", "takeAll"]);
    scene.playWith([6, die], ["ready"]);
    return choice(scene);
  };
  // Rapa Nui, a Marginal Defeat, beats three Areas and not eight.
  expect(landed(3, 3)).toEqual([["settle"]]);
  expect(landed(8, 3)).toEqual([["sailOn"]]);
  // Tubuai, a Marginal Victory, is as good as eight Areas: the even chance is more than the sea would bring.
  expect(landed(8, 4)).toEqual([["settle"]]);
});

test("between two it leaves when the sea promises more than the island, not before", () => {
  const areas = ["faaa", "pare", "arue", "mahina", "papenoo", "tiarei"];
  const behind = (canoes: number, enemies: string) =>
    moving(`0@407 chieftain heavy*3 population*3; ${enemies}`, {
      homes: [407, 1310],
      control: Object.fromEntries(areas.map((area) => [area, 1])),
      markers: `407 warCanoe*${canoes}`,
    });
  const near = "1@608 heavy*2 E4; 1@1310 chieftain heavy*2";
  expect(choice(behind(3, near))[0]).toEqual(["depart"]);
  expect(choice(behind(1, near))[0]).not.toEqual(["depart"]);
  expect(choice(behind(3, "1@1310 chieftain heavy*2"))[0]).not.toEqual(["depart"]);
});

test("whole games are played, alone and with others, under all advanced rules", () => {
  for (const seats of [1, 2, 3]) {
    const options = completeOptions(rules, {
      seats,
      options: { seasonLimit: 1, crashingReefs: true, seaCombat: true, jungleDepletion: true },
    });
    const play = startPlay(rules, { seats, options }, rules.pack, fastChance(seats));
    const walk = newWalk(rules, play);
    const bot = findBot("greedy", guide as never);
    for (let { decision } = walk; decision !== undefined && play.state.clock < 7; { decision } = walk) {
      const view = rules.view(play.state, decision.seat, rules.pack);
      const { moves } = bot.choose({ game: rules, pack: rules.pack, seat: decision.seat, view, seed: 1 } as never);
      for (const move of moves) take(walk, move as Tahiti["move"]);
    }
    expect(rules.invariants(play.state, rules.pack)).toEqual([]);
    if (seats > 1) expect(play.state.stack).toEqual([]);
  }
});

test("the worth of a position follows Areas, people and danger", () => {
  const base = situation();
  const worth = (scene: TahitiScene) =>
    guide.evaluate({ state: scene.state, pack: scene.pack, index: undefined })[0] as number;
  expect(worth(situation({ control: { paea: 0 } }))).toBeGreaterThan(worth(base));
  expect(worth(situation({ pieces: "0@407 heavy" }))).toBeGreaterThan(worth(situation({ pieces: "0@407 militia" })));
  const threatened = situation({ pieces: "0@508 chieftain; 1@409 heavy*2 E4" });
  const safe = situation({ pieces: "0@508 chieftain; 1@1310 heavy*2 E4" });
  expect(worth(threatened)).toBeLessThan(worth(safe));
  const gone = situation({ seats: 3 });
  Object.assign(gone.state.players[0] as object, { onTahiti: false, level: "TV", settled: "hawaii" });
  expect(worth(gone)).toBe(1650);
  expect(areaIndex("paea")).toBe(2);
});
