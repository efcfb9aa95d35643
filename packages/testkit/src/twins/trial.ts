// What a move would bring, worked out beside the match: the state everybody would see, and what would be told of it.
import type { Chance, Game, Move, Play, Seat, Viewer } from "@outrigger/kernel";
import { type Match, seatWalk } from "@outrigger/kernel/match";
import {
  ChanceStop,
  eventFor,
  forkWalk,
  newListener,
  type Outcome,
  offersTo,
  openTo,
  recordingChance,
  type Told,
  takeFor,
} from "@outrigger/kernel/play";
import { type Actor, doesPublish, mainActor } from "../actor.ts";
import { OtherLuck } from "../checks/same-luck.ts";
import { difference } from "../finding.ts";

export interface Trial {
  readonly play: Play;
  /** Whom the game waits for afterwards. */
  readonly main: Actor | undefined;
  /** Everything that is published with the move, the draft before it included. */
  readonly told: readonly Told[];
  readonly outcomes: readonly Outcome[];
  readonly publishes: boolean;
}

function actorAt(match: Match, seat: Seat): Actor {
  const open = openTo(seatWalk(match, seat), seat);
  return { seat, place: open === undefined ? "off" : open.aside ? "aside" : "main" };
}

export function offeredTo(match: Match, seat: Seat): readonly Move[] {
  return offersTo(seatWalk(match, seat), seat).moves;
}

/** Undefined where the luck at hand does not suit the move. */
export function tryMove(match: Match, seat: Seat, move: Move, chance: Chance): Trial | undefined {
  const actor = actorAt(match, seat);
  const outcomes: Outcome[] = [];
  const listener = newListener();
  const walk = forkWalk(seatWalk(match, seat), recordingChance(chance, outcomes), listener);
  const marked = doesPublish(walk, actor, move);
  try {
    takeFor(walk, seat, move);
    const publishes = marked || outcomes.length > 0 || listener.learnt.includes(seat);
    const told = [...(match.drafts.get(seat)?.told.flat() ?? []), ...listener.told];
    return { play: walk.play, main: mainActor(walk), told, outcomes, publishes };
  } catch (error) {
    if (error instanceof OtherLuck || error instanceof ChanceStop) return undefined;
    throw error;
  }
}

/** Whether this viewer could not tell the two apart, by the game's own views and events. */
export function isAlike(game: Game, one: Trial, other: Trial, viewer: Viewer): boolean {
  const { pack } = one.play;
  return (
    isSame(one.main, other.main) &&
    isSame(eventsFor(one.told, viewer), eventsFor(other.told, viewer)) &&
    isSame(game.view(one.play.state, viewer, pack), game.view(other.play.state, viewer, pack))
  );
}

export const isSame = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;

export function eventsFor(told: readonly Told[], viewer: Viewer): unknown[] {
  return told.map((each) => eventFor(each, viewer)).filter((event) => event !== undefined);
}
