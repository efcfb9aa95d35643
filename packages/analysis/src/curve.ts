// The curve of a game: what it was worth to each seat after every stretch, and which part of each change was a decision's.

import type { Guide } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { newPlay, stoppingChance } from "@outrigger/kernel/play";
import type { Course, Span } from "./course.ts";
import { difference, foresaw, meanOf, newOutlook, samplesFor, type Worth } from "./values.ts";

export interface InTurn extends Span {
  /** Counted from 1; all that belongs to one turn has the same number. */
  readonly turn: number;
}

export interface Change extends InTurn {
  /** Where the curve stands afterwards. */
  readonly worth: Worth;
  /** What the decision changed, by what its seat could know, before luck spoke. */
  readonly decision: Worth;
  /** What dice, draws and whatever else it brought to light changed, by what its seat could know. */
  readonly luck: Worth;
  /** What the others learnt by it, who judge by their own views: all the rest. */
  readonly news: Worth;
}

export interface Curve {
  readonly start: Worth;
  readonly changes: readonly Change[];
}

/**
 * A point of the curve is the mean of what the seats judge, each by its own view, so that it tells nobody what was hidden
 * then. A decision and its luck are told apart in the eyes of the seat that decided: before its moves, after them on the
 * mean of all luck, and after the luck that came. Both sides of luck are the same judgement of the same seat, so that it
 * comes to nothing on the mean, however wrong the judgement is. Where the seat knew what it would see, nothing was luck.
 * Yields after every stretch; `wanted` samples instead of the usual.
 */
export function* drawCurve(course: Course, guide: Guide, wanted?: number): Generator<Curve, Curve> {
  const turns = turnsOf(course, guide);
  const foreseen = course.stretches.map((stretch) => foresaw(course, stretch));
  const samples = wanted ?? samplesFor(course, guide, foreseen.filter((each) => !each).length);
  const outlook = newOutlook(course, guide, samples);
  let seen = outlook.seen(course.start, 0);
  const start = meanOf(seen);
  let before = start;
  const changes: Change[] = [];
  for (const [number, stretch] of course.stretches.entries()) {
    const { seat, from, to } = stretch;
    const isForeseen = at(foreseen, number);
    const next = outlook.seen(stretch.after, number + 1);
    const worth = meanOf(next);
    const made = isForeseen ? at(next, seat) : outlook.after(stretch, number + 1);
    const decision = difference(made, at(seen, seat));
    const luck = difference(at(next, seat), made);
    const news = difference(difference(difference(worth, before), decision), luck);
    changes.push({ seat, from, to, turn: at(turns, number), worth, decision, luck, news });
    [seen, before] = [next, worth];
    yield { start, changes };
  }
  return { start, changes };
}

/** By the game's own count where it has one, else a turn ends where another seat decides. */
function turnsOf({ game, pack, stretches }: Course, guide: Guide): number[] {
  let [turn, last] = [0, ""];
  return stretches.map(({ seat, before }) => {
    const own = guide.turnOf?.(newPlay(game, pack, before, stoppingChance()));
    const name = own === undefined ? `seat ${seat}` : `turn ${own}`;
    if (name !== last) turn++;
    last = name;
    return turn;
  });
}
