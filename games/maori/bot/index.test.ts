import { type BotName, findBot, LEVEL_NAMES, loadGuide } from "@outrigger/bots";
import { copyJson, type Game, type Move, type Options, type Play } from "@outrigger/kernel";
import {
  type Decision,
  fastBelow,
  fastChance,
  forkPlay,
  isOffered,
  newPlay,
  newWalk,
  type OfferList,
  startPlay,
  take,
} from "@outrigger/kernel/play";
import { completeOptions, given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../arrange/index.ts";
import { type Maori, type MaoriFrame, type MaoriState, rules } from "../rules/index.ts";
import { guide } from "./index.ts";

const never = () => 0;

function decisionOf(play: Play<Maori>): Decision<MaoriFrame> {
  const { decision } = newWalk(rules, play);
  if (decision === undefined) throw new Error("the game is over");
  return decision;
}

function arranged(wanted: Arrangement, change: (state: MaoriState) => void = () => {}): Play<Maori> {
  const scene = given(rules, { seats: 2 }, (state, pack) => {
    arrange(state, pack, wanted);
    change(state);
  });
  return newPlay(rules, rules.pack, copyJson(scene.state), fastChance(1));
}

/** With its network, as levels that judge by it are given it. */
const judging = await loadGuide({ bot: async () => ({ guide: guide as never }) }, "learned");

const plansAt = (play: Play<Maori>) => guide.plans?.(play, decisionOf(play), never) ?? [];

/** What the turn amounts to: the last tile taken and where it went. */
function gist(play: Play<Maori>, moves: readonly Move[]): string {
  const [take, put] = [
    moves.find(([kind]) => kind === "take"),
    moves.find(([kind]) => kind === "place" || kind === "depot"),
  ];
  const cell = String(take?.[1] ?? "");
  const tile = take === undefined ? moves[1]?.[0] : play.state.matrix[4 * (Number(cell[1]) - 1) + Number(cell[2]) - 1];
  return `${tile}${put === undefined ? "" : put[0] === "depot" ? " depot" : `@${put[1]}`}`;
}

function choose(name: BotName, play: Play<Maori>, seed = 1, budget?: number): readonly Move[] {
  const { seat } = decisionOf(play);
  const view = rules.view(play.state, seat, rules.pack);
  const request = { game: rules as Game, pack: rules.pack, seat, view, seed };
  return findBot(name, judging).choose(budget === undefined ? request : { ...request, budget }).moves;
}

const TABLES: [players: number, options: Options][] = [
  [2, {}],
  [3, { variant: 1 }],
  [2, { variant: 2, rotation: "none" }],
  [4, { board: "atoll", variant: 2 }],
  [2, { board: "atoll", variant: 1, atollShips: "persistent" }],
  [5, { board: "square" }],
];

describe.each(TABLES)("%i players, %j", (seats, options) => {
  /** Plays partly at random, partly by the guide, so that good and odd positions of every phase come up. */
  function wander(
    seed: number,
    visit: (play: Play<Maori>, decision: Decision<MaoriFrame>, offers: OfferList) => void,
  ): Play<Maori> {
    const all = completeOptions(rules, { seats, options });
    const play = startPlay<Maori>(rules, { seats, options: all }, rules.pack, fastChance(seed));
    const below = fastBelow(seed);
    const walk = newWalk(rules, play);
    const { offers } = walk;
    for (let { decision } = walk; decision !== undefined; { decision } = walk) {
      visit(play, decision, offers);
      const plan = below(3) > 0 ? guide.playout?.(play, decision, offers.moves as Maori["move"][], below) : undefined;
      const move = plan?.[0] ?? offers.moves[below(offers.moves.length)];
      take(walk, move as Maori["move"]);
    }
    return play;
  }

  test("every move of every plan is offered, down to the end of the turn", () => {
    const below = fastBelow(7);
    const seen = new Set<string>();
    wander(11, (play, decision) => {
      seen.add(decision.frame.phase);
      const plans = guide.plans?.(play, decision, never) ?? [];
      for (const plan of plans.filter(() => below(4) === 0)) {
        const trial = newWalk(rules, forkPlay(rules, play, fastChance(1)));
        for (const move of plan) {
          expect(isOffered(trial.offers, move)).toBe(true);
          take(trial, move);
        }
        expect(plan.at(-1)).toEqual(["confirm"]);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(["placeExplorer", "sail", "action", "destination", "endTurn"]));
  });

  test("looking does not touch the position, and prospects are numbers throughout", () => {
    wander(12, (play, decision) => {
      const before = JSON.stringify(play.state);
      guide.plans?.(play, decision, never);
      const prospects = guide.evaluate(play);
      expect(JSON.stringify(play.state)).toBe(before);
      expect(prospects).toHaveLength(seats);
      expect(prospects.every(Number.isFinite)).toBe(true);
    });
  });

  test("at the end prospects are the scores", () => {
    const play = wander(13, () => {});
    expect(guide.evaluate(play)).toEqual(rules.result(play.state, rules.pack).scores);
  });
});

describe("what a strong player looks at", () => {
  const best = (play: Play<Maori>) => gist(play, plansAt(play)[0] ?? []);

  test("MAO-SCORE-6: the partner of half a lei completes it", () => {
    const play = arranged({ boards: ["EE12@r2c1 W01@r1c1"], matrix: { m12: "EW12", m13: "EW02" } });
    expect(best(play)).toBe("EW12@r2c2");
  });

  test("MAO-SCORE-5: palms join the island with the hut", () => {
    const boards = ["EE07@r2c1 EE04@r3c1 W01@r1c1"];
    expect(best(arranged({ boards, matrix: { m12: "EW01", m13: "W02" }, bare: true }))).toBe("EW01@r2c2");
  });

  test("MAO-PLACE-6: no space is made that nothing fits", () => {
    const boards = ["ES02@r1c2"];
    for (const plan of plansAt(arranged({ boards, shells: [0, 5], matrix: { m12: "EE02", m13: "EE03" } })).slice(0, 3))
      expect(plan).not.toContainEqual(["place", "r2c1"]);
  });

  test("MAO-PLACE-7: no open side towards the edge while there are other spaces", () => {
    for (const plan of plansAt(arranged({ matrix: { m12: "EW02", m13: "EW03" }, bare: true })))
      for (const space of ["r1c1", "r2c1", "r3c1", "r4c3"]) expect(plan).not.toContainEqual(["place", space]);
  });

  test("MAO-SCORE-7: a ship counts for more when the race is close", () => {
    const worth = (rival: string) => {
      const [before] = guide.evaluate(arranged({ boards: ["W01@r1c1", rival] }));
      const [after] = guide.evaluate(arranged({ boards: ["W15@r1c1", rival] }));
      return (after ?? 0) - (before ?? 0);
    };
    expect(worth("W16@r1c1")).toBeGreaterThan(worth("W16@r1c1 W17@r1c2 W08@r1c3 W09@r2c1 W10@r2c2"));
  });

  test("MAO-END-2: in the last turn only what is finished now counts", () => {
    const boards = ["EE01@r2c1 EE04@r3c1", ""];
    const last = (state: MaoriState) => {
      state.ending = { reason: "completed", seat: 1, turnsLeft: 1 };
    };
    const play = arranged({ boards, shells: [0, 9], matrix: { m12: "EW04", m13: "MH04" }, bare: true, pile: [] }, last);
    expect(best(play)).toBe("EW04@r2c2");
  });

  test("MAO-END-1: ahead, the last space is filled with anything", () => {
    const full =
      "S01@r1c1 S02@r1c2 S03@r1c3 S04@r2c1 S05@r2c2 S06@r2c3 S07@r2c4 S08@r2c5 S09@r3c1 S10@r3c2 W15@r3c3 W16@r3c4 W17@r3c5 W08@r4c3 W09@r4c4";
    const play = arranged({ boards: [full, "W01@r1c1"], matrix: { m12: "W02" } });
    expect(choose("medium", play).some(([, space]) => space === "r4c5")).toBe(true);
  });
});

test("the levels get stronger by budget", () => {
  const budgets = LEVEL_NAMES.map((name) => guide.levels[name].iterations);
  expect(budgets).toEqual([...budgets].sort((one, other) => one - other));
  expect(guide.levels.easy.noise).toBeGreaterThan(0);
});

test.each(["greedy", "easy", "medium"] as const)("%s answers the same request with the same whole turn", (name) => {
  const play = arranged({ boards: ["EE12@r2c1 W01@r1c1", "ES02@r1c2"] });
  const moves = choose(name, play, 9);
  expect(moves).toEqual(choose(name, play, 9));
  expect(moves[0]?.[0]).toBe("sail");
  expect(moves.at(-1)).toEqual(["confirm"]);
});

test("a bot takes over in the middle of somebody's turn", () => {
  const play = arranged({ matrix: { m12: "EW12" } });
  const turn = newWalk(rules, play);
  for (const move of [
    ["sail", 1],
    ["take", "m12"],
  ] as Maori["move"][])
    take(turn, move);
  const moves = choose("hard", play, 3, 20);
  expect(["place", "depot"]).toContain(moves[0]?.[0]);
  expect(moves.at(-1)).toEqual(["confirm"]);
});

test("the search sees what its reply leaves to the next player", () => {
  // Whoever leaves the explorer before column 3 gives the rival the partner of its lei, worth ten points.
  const play = arranged({
    boards: ["W01@r1c1", "EE12@r2c1 W02@r1c1"],
    shells: [0, 0],
    matrix: { m11: "W03", m12: "W04", m13: "EW12", m14: "W05" },
  });
  const moves = choose("hard", play, 4, 150);
  expect(gist(play, moves)).toMatch(/^EW12/);
});

test("asked to, hard tells what each player's final score would be made of", () => {
  const play = arranged({ boards: ["EE12@r2c1 W01@r1c1", "ES02@r1c2"] });
  const { seat } = decisionOf(play);
  const view = rules.view(play.state, seat, rules.pack);
  const request = { game: rules as Game, pack: rules.pack, seat, view, seed: 3, budget: 30, explains: true };
  const { thoughts } = findBot("hard", judging).choose(request);
  expect(thoughts?.parts).toEqual(["islands", "leis", "ships", "shells", "empty"]);
  const [choice, runnerUp] = thoughts?.candidates ?? [];
  for (const candidate of [choice, runnerUp]) {
    expect(candidate?.parts?.map((row) => row.length)).toEqual([5, 5]);
    expect(candidate?.share).toBeGreaterThan(0);
    expect(candidate?.share).toBeLessThan(1);
  }
});
