// A line: one imagined course of the game, sampled from a seat's view, on which a bot tries moves in place.
import type { Chance, Move, Seat } from "@outrigger/kernel";
import { fastChance, forkWalk, isOffered, newPlay, newWalk, publishes, take, type Walk } from "@outrigger/kernel/play";
import type { BotRequest } from "../bot.ts";
import type { Plan } from "../guide.ts";

/** Luck that remembers whether it was asked: a turn's draft ends there. */
interface WatchedChance extends Chance {
  asked: boolean;
}

export interface Line extends Walk {
  readonly chance: WatchedChance;
}

function watchedChance(inner: Chance): WatchedChance {
  const watched: WatchedChance = {
    asked: false,
    die(sides) {
      watched.asked = true;
      return inner.die(sides);
    },
    pick(count) {
      watched.asked = true;
      return inner.pick(count);
    },
    draw(bag, eligible) {
      watched.asked = true;
      return inner.draw(bag, eligible);
    },
  };
  return watched;
}

/** One seed out of a bot's seed and a number below two million. */
export function mixSeed(seed: number, number: number): number {
  return (seed >>> 0) + number * 0x1_0000_0000;
}

/** Imagines a state behind the request's view and comes to the seat's own open decision. */
export function openLine({ game, pack, view, seat }: BotRequest, seed: number): Line {
  const chance = watchedChance(fastChance(seed));
  const walk = newWalk(game, newPlay(game, pack, game.sample(view, chance, pack), chance));
  if (walk.decision?.seat !== seat) throw new Error(`seat ${seat} of ${game.id} has nothing to decide`);
  chance.asked = false;
  return { ...walk, chance };
}

/** The same line, to go another way from here with other luck. */
export function forkLine(line: Line, seed: number): Line {
  const chance = watchedChance(fastChance(seed));
  return { ...forkWalk(line, chance), chance };
}

/** Makes an offered move and goes on to the next decision. Says whether the move published. */
export function advance(line: Walk, move: Move): boolean {
  const published = line.decision !== undefined && publishes(line.game, line.play.state, line.decision.frame, move);
  take(line, move);
  return published;
}

/** Makes the moves of a plan; one that is not offered is a fault of the guide. Says whether the last one published. */
export function follow(line: Walk, plan: Plan): boolean {
  let published = false;
  for (const move of plan) {
    if (!isOffered(line.offers, move))
      throw new Error(`a plan for ${line.game.id} holds ${move.join(" ")}, which is not offered`);
    published = advance(line, move);
  }
  return published;
}

/** Whether the seat is still within its draft: nothing published, no luck asked, and its own decision again. */
export function turnGoesOn(line: Line, seat: Seat, published: boolean): boolean {
  return !published && !line.chance.asked && line.decision?.seat === seat;
}
