// Bots that play a game under test, and now and then do something else.
import { type Bot, findBot, type Guide } from "@outrigger/bots";
import type { GameTypes, Move } from "@outrigger/kernel";
import { atRandom, type Player } from "../course.ts";

/** One turn in so many is left to chance, so that bots come to positions they would not choose. */
const WHIM = 6;

/** Quick bots for every seat. A turn they have thought out is played to its end. */
export function byBots<T extends GameTypes>(guide: Guide<T>): Player<T> {
  const bot = findBot("greedy", guide as unknown as Guide) as unknown as Bot<T>;
  const planned: Move[] = [];
  return (course, actor, moves) => {
    const { game, pack, play, below, drafter } = course;
    if (drafter === undefined) planned.length = 0;
    if (drafter === undefined && actor.place !== "off" && below(WHIM) > 0) {
      const view = game.view(play.state, actor.seat, pack);
      planned.push(...bot.choose({ game, pack, seat: actor.seat, view, seed: below(0x1_0000_0000) }).moves);
    }
    return planned.shift() ?? atRandom(course, actor, moves);
  };
}
