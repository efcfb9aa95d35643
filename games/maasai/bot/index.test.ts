import { findBot } from "@outrigger/bots";
import { canonicalJson, type Move, type Play } from "@outrigger/kernel";
import { fastBelow, fastChance, isOffered, newWalk, startPlay, take, type Walk } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { type Maasai, type MaasaiMove, rules } from "../rules/index.ts";
import { guide } from "./index.ts";

const options = { length: "short", openHands: false, firstPlayer: "random" };
const start = (seed: number, seats = 2): Play<Maasai> =>
  startPlay(rules, { seats, options }, rules.pack, fastChance(seed));

describe("plans", () => {
  test("are whole turns of offered moves, all different, and leave the position alone", () => {
    let turns = 0;
    for (let seed = 0; seed < 3; seed++) {
      const play = start(seed, 2 + (seed % 2));
      const below = fastBelow(seed);
      const walk = newWalk(rules, play);
      for (let at = walk.decision; at !== undefined; at = walk.decision) {
        const before = canonicalJson(play.state);
        const plans = guide.plans?.(play, at, below) ?? [];
        expect(canonicalJson(play.state)).toBe(before);
        expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length);
        const plan = plans[below(plans.length)] ?? [walk.offers.moves[0] as MaasaiMove];
        if (plans.length > 0) expect(["confirm", "end"]).toContain(plan.at(-1)?.[0]);
        follow(walk, plan);
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(60);
  });

  test("inside a turn there are none: the search goes move by move", () => {
    const walk = newWalk(rules, start(1));
    follow(walk, [["pass"], ["confirm"], ["pass"], ["confirm"]]);
    expect(walk.decision?.frame.phase).toBe("shield");
    follow(walk, [walk.offers.moves[0] as MaasaiMove]);
    const lay = walk.decision;
    expect(lay?.frame.phase).toBe("lay");
    expect(lay && guide.plans?.(walk.play, lay, fastBelow(1))).toEqual([]);
  });
});

function follow(walk: Walk<Maasai>, plan: readonly MaasaiMove[]): void {
  for (const move of plan) {
    if (!isOffered(walk.offers, move)) throw new Error(`not offered: ${move}`);
    take(walk, move);
  }
}

test("prospects rise with animals on the table and settle the end", () => {
  const play = start(4);
  const even = guide.evaluate(play);
  expect(even).toHaveLength(2);
  const own = play.state.seats[0] as Maasai["state"]["seats"][number];
  own.pen = { zebu: 10, goat: 14, sheep: 14 };
  const ahead = guide.evaluate(play);
  expect((ahead[0] as number) - (even[0] as number)).toBeGreaterThanOrEqual(4);
  own.pen = { zebu: 0, goat: 0, sheep: 0 };
  expect(guide.evaluate(play)[0] as number).toBeGreaterThan((ahead[0] as number) + 30);
});

test("the greedy bot empties its pen against random play, and answers the same request in the same way", () => {
  const play = start(2);
  const walk = newWalk(rules, play);
  let turn = 0;
  for (let at = walk.decision; at !== undefined; at = walk.decision) {
    const bot = findBot(at.seat === 0 ? "greedy" : "random", guide);
    const request = {
      game: rules,
      pack: rules.pack,
      seat: at.seat,
      view: rules.view(play.state, at.seat, rules.pack),
      seed: turn++,
    };
    const { moves } = bot.choose(request as never);
    if (turn % 10 === 0) expect(bot.choose(request as never).moves).toEqual(moves);
    follow(walk, moves as readonly Move[] as readonly MaasaiMove[]);
  }
  expect(rules.result(play.state, rules.pack).places).toEqual([1, 2]);
});
