// A line: one imagined course of the game, sampled from a seat's view, on which a bot tries moves in place.
import {
  applyMove,
  asideFrame,
  type Chance,
  type Decision,
  fastChance,
  forkPlay,
  type Game,
  listOffers,
  type Move,
  newPlay,
  OfferList,
  type Play,
  publishes,
  type Seat,
  sameMove,
  settle,
} from "@outrigger/kernel";
import type { BotRequest } from "./bot.ts";
import type { Plan } from "./guide.ts";

/** Luck that remembers whether it was asked: a turn's draft ends there. */
interface WatchedChance extends Chance {
  asked: boolean;
}

export interface Line {
  readonly game: Game;
  readonly play: Play;
  readonly chance: WatchedChance;
  /** The offers of `decision`. */
  readonly offers: OfferList;
  /** Undefined when the game is over. */
  decision: Decision | undefined;
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
  const play = newPlay(game, pack, game.sample(view, chance, pack), chance);
  const offers = new OfferList();
  const line: Line = { game, play, chance, offers, decision: ownDecision(game, play, seat, offers) };
  if (line.decision?.seat !== seat) throw new Error(`seat ${seat} of ${game.id} has nothing to decide`);
  chance.asked = false;
  return line;
}

/** A frame held aside is the seat's to answer even while the main stack waits for somebody else. */
function ownDecision(game: Game, play: Play, seat: Seat, offers: OfferList): Decision | undefined {
  const frame = asideFrame(play.state, seat);
  if (frame === undefined) return settle(game, play, offers);
  const decision: Decision = { seat, frame, aside: true };
  listOffers(game, play, decision, offers);
  return decision;
}

/** The same line, to go another way from here with other luck. */
export function forkLine(line: Line, seed: number): Line {
  const chance = watchedChance(fastChance(seed));
  const play = forkPlay(line.game, line.play, chance);
  const offers = new OfferList();
  const decision = line.decision && ownDecision(line.game, play, line.decision.seat, offers);
  chance.asked = false;
  return { game: line.game, play, chance, offers, decision };
}

/** Makes an offered move and goes on to the next decision. Says whether the move published. */
export function advance(line: Line, move: Move): boolean {
  const { game, play, decision } = line;
  if (decision === undefined) throw new Error(`${game.id} is over: no ${move.join(" ")} any more`);
  const published = publishes(game, play.state, decision.frame, move);
  applyMove(game, play, decision.frame, move);
  line.decision = settle(game, play, line.offers);
  return published;
}

/** Makes the moves of a plan; one that is not offered is a fault of the guide. Says whether the last one published. */
export function follow(line: Line, plan: Plan): boolean {
  let published = false;
  for (const move of plan) {
    if (!line.offers.moves.some((offer) => offer === move || sameMove(offer, move)))
      throw new Error(`a plan for ${line.game.id} holds ${move.join(" ")}, which is not offered`);
    published = advance(line, move);
  }
  return published;
}

/** Whether the seat is still within its draft: nothing published, no luck asked, and its own decision again. */
export function turnGoesOn(line: Line, seat: Seat, published: boolean): boolean {
  return !published && !line.chance.asked && line.decision?.seat === seat;
}
