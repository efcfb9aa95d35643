import { findBot } from "@outrigger/bots";
import {
  applyMove,
  canonicalJson,
  fastBelow,
  fastChance,
  type Move,
  OfferList,
  type Play,
  sameMove,
  settle,
  startPlay,
} from "@outrigger/kernel";
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
      const offers = new OfferList();
      for (let at = settle(rules, play, offers); at !== undefined; at = settle(rules, play, offers)) {
        const before = canonicalJson(play.state);
        const plans = guide.plans?.(play, at, below) ?? [];
        expect(canonicalJson(play.state)).toBe(before);
        expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length);
        const plan = plans[below(plans.length)] ?? [offers.moves[0] as MaasaiMove];
        if (plans.length > 0) expect(["confirm", "end"]).toContain(plan.at(-1)?.[0]);
        follow(play, plan);
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(60);
  });

  test("inside a turn there are none: the search goes move by move", () => {
    const play = start(1);
    const offers = new OfferList();
    follow(play, [["pass"], ["confirm"], ["pass"], ["confirm"]]);
    const shield = settle(rules, play, offers);
    expect(shield?.frame.phase).toBe("shield");
    follow(play, [offers.moves[0] as MaasaiMove]);
    const lay = settle(rules, play, offers);
    expect(lay?.frame.phase).toBe("lay");
    expect(lay && guide.plans?.(play, lay, fastBelow(1))).toEqual([]);
  });
});

function follow(play: Play<Maasai>, plan: readonly MaasaiMove[]): void {
  const offers = new OfferList();
  for (const move of plan) {
    const at = settle(rules, play, offers);
    if (at === undefined || !offers.moves.some((offer) => sameMove(offer, move)))
      throw new Error(`not offered: ${move}`);
    applyMove(rules, play, at.frame, move);
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
  const offers = new OfferList();
  let turn = 0;
  for (let at = settle(rules, play, offers); at !== undefined; at = settle(rules, play, offers)) {
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
    follow(play, moves as readonly Move[] as readonly MaasaiMove[]);
  }
  expect(rules.result(play.state, rules.pack).places).toEqual([1, 2]);
});
