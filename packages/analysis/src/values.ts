// What a position is worth: to everybody who sees all of it, and to a seat that sees only its own view.

import { type Guide, outlookAt, playOut } from "@outrigger/bots";
import { at, type Chance, type Game, type Move, type Pack, type Seat, type State, sameJson } from "@outrigger/kernel";
import {
  fastBelow,
  fastChance,
  isOffered,
  newPlay,
  newWalk,
  type Outcome,
  offersTo,
  recordingChance,
  takeFor,
  type Walk,
} from "@outrigger/kernel/play";
import type { Course, Stretch } from "./course.ts";

export interface Worth {
  /** Each seat's share of the win; alone, the chance to win. */
  readonly shares: readonly number[];
  /** Each seat's final score, as far as it can be foreseen. */
  readonly points: readonly number[];
}

export interface Outlook {
  /** What a position is worth to each seat, by what that seat may know of it. */
  seen(state: State, number: number): Worth[];
  /** What it is worth once the seat has made its moves, whatever luck they ask for may say; `number` is the next position's. */
  after(stretch: Stretch, number: number): Worth;
}

interface Imagined {
  readonly worth: Worth;
  /** Nothing was hidden from the seat. */
  readonly isOpen: boolean;
}

type Look = (view: object, seat: Seat, moves: readonly Move[], number: number) => Imagined;

/**
 * What is hidden is imagined alike in all positions, so that what nobody has touched in between changes nothing. Luck is
 * another in each position, or one unlikely throw would count many times; but what comes after the moves is the same with
 * and without them, or it would drown what the moves themselves met with.
 */
const STREAMS = { hidden: 0, moves: 1, after: 2, choices: 3 } as const;

function seedOf(seed: number, stream: keyof typeof STREAMS, sample: number, position = 0): number {
  const low = Math.imul(seed + 1, 0x9e3779b1) + Math.imul(4 * position + STREAMS[stream], 0x85ebca6b);
  return (low >>> 0) + (sample + 1) * 0x1_0000_0000;
}

/** Publishing moves that a sample is played on. */
const MOST_AHEAD = 2;

/** Of a point of the curve: neither too few nor too many. */
const SAMPLES = { fewest: 7, most: 48 };

/** A guide that counts its work plays dear turns, and judges in the middle of them: there nothing is played on. */
const aheadOf = ({ levels, work }: Guide): number =>
  work === undefined ? Math.min(levels.master.horizon, MOST_AHEAD) : 0;

/** Of a turn of master's. */
const SHARE_OF_TURN = 0.75;

/**
 * So many that a whole curve costs somewhat less than a turn of master's. As many everywhere, or what is hidden would seem to
 * change where it is imagined more often. Where nothing is played on, a point without luck costs nearly nothing.
 */
export function samplesFor({ stretches, seats }: Course, guide: Guide, unforeseen: number): number {
  const looks = aheadOf(guide) === 0 ? 2 * unforeseen : seats * stretches.length + unforeseen;
  const { fewest, most } = SAMPLES;
  return Math.max(
    fewest,
    Math.min(most, Math.round((SHARE_OF_TURN * guide.levels.master.iterations) / Math.max(1, looks))),
  );
}

/**
 * Looks through a seat's view, and at what comes of some moves of its own. Every sample is played on for a few turns as a
 * quick player would before it is judged: what lies on the table to be taken is worth something only to whoever takes it.
 */
export function newLook(
  { game, pack }: Pick<Course, "game" | "pack">,
  guide: Guide,
  samples: number,
  seed: number,
): Look {
  const horizon = aheadOf(guide);
  return (view, seat, moves, number) => {
    const worths: Worth[] = [];
    let isOpen = true;
    for (let sample = 0; sample < samples; sample++) {
      const outcomes: Outcome[] = [];
      const stream = (name: keyof typeof STREAMS) => seedOf(seed, name, sample, number);
      const sampled = game.sample(view, recordingChance(fastChance(seedOf(seed, "hidden", sample)), outcomes), pack);
      isOpen &&= outcomes.length === 0;
      const luck = changingChance(fastChance(stream("moves")));
      const walk = newWalk(game, newPlay(game, pack, sampled, recordingChance(luck, outcomes)));
      if (!playsOn(walk, seat, moves)) continue;
      luck.goOnWith(fastChance(stream("after")));
      if (walk.decision !== undefined) playOut(walk, guide, walk.decision.seat, horizon, fastBelow(stream("choices")));
      worths.push(worthOf(walk, guide));
      // Where no luck was asked, another sample would be the same.
      if (outcomes.length === 0) break;
    }
    if (worths.length === 0) throw new Error(`no sample of ${game.id} offers what was played`);
    return { worth: meanOf(worths), isOpen };
  };
}

export function newOutlook(course: Course, guide: Guide, samples: number): Outlook {
  const { game, pack, seats, seed } = course;
  const look = newLook(course, guide, samples, seed);
  const imagine = (state: State, seat: Seat, moves: readonly Move[], number: number): Imagined =>
    look(game.view(state, seat, pack), seat, moves, number);
  return {
    seen: (state, number) => lookAll(seats, (seat) => imagine(state, seat, [], number)),
    after: ({ before, seat, moves }, number) => imagine(before, seat, moves, number).worth,
  };
}

/** Whether the seat knew what it would see after its moves: no luck was asked, and nothing hidden came to light. */
export function foresaw({ game, pack, seed }: Course, stretch: Stretch): boolean {
  return !stretch.isLucky && foresees(game, pack, stretch, seedOf(seed, "hidden", 0));
}

/** On a sample of what was hidden, the moves lead to what the seat then saw. */
function foresees(game: Game, pack: Pack, { before, after, seat, moves }: Stretch, seed: number): boolean {
  const chance = fastChance(seed);
  const sampled = game.sample(game.view(before, seat, pack), chance, pack);
  const walk = newWalk(game, newPlay(game, pack, sampled, chance));
  return playsOn(walk, seat, moves) && sameJson(game.view(walk.play.state, seat, pack), game.view(after, seat, pack));
}

/** Luck that goes on with another source when it is told to. */
function changingChance(first: Chance): Chance & { goOnWith(next: Chance): void } {
  let source = first;
  return {
    die: (sides) => source.die(sides),
    pick: (count) => source.pick(count),
    draw: (bag, eligible) => source.draw(bag, eligible),
    goOnWith: (next) => {
      source = next;
    },
  };
}

/** Whoever sees everything sees the same. */
function lookAll(seats: number, imagine: (seat: Seat) => Imagined): Worth[] {
  let open: Worth | undefined;
  return Array.from({ length: seats }, (_, seat) => {
    if (open !== undefined) return open;
    const { worth, isOpen } = imagine(seat);
    if (isOpen) open = worth;
    return worth;
  });
}

/** Says whether all of the moves were on offer. */
function playsOn(walk: Walk, seat: Seat, moves: readonly Move[]): boolean {
  for (const move of moves) {
    if (!isOffered(offersTo(walk, seat), move)) return false;
    takeFor(walk, seat, move);
  }
  return true;
}

function worthOf({ game, play, decision }: Walk, guide: Guide): Worth {
  if (decision === undefined) return endWorth(game.result(play.state, play.pack));
  if (guide.forecast === undefined) return plainWorth(guide.evaluate(play), guide.swing);
  const { shares, parts } = guide.forecast(play);
  return { shares, points: parts.map((row) => row.reduce((sum, part) => sum + part, 0)) };
}

/** Where nothing was learned: by prospects alone, brought to a sum of 1. */
function plainWorth(prospects: readonly number[], swing: number): Worth {
  const outlooks = outlookAt(prospects, swing);
  const sum = outlooks.length === 1 ? 1 : outlooks.reduce((total, outlook) => total + outlook, 0);
  return { shares: outlooks.map((outlook) => outlook / sum), points: prospects };
}

/** Of a game that is over. */
export function endWorth({ places, scores }: ReturnType<Game["result"]>): Worth {
  const winners = places.filter((place) => place === 1).length;
  return { shares: places.map((place) => (place === 1 ? 1 / winners : 0)), points: scores };
}

export function meanOf(worths: readonly Worth[]): Worth {
  return { shares: meanRow(worths.map(({ shares }) => shares)), points: meanRow(worths.map(({ points }) => points)) };
}

function meanRow(rows: readonly (readonly number[])[]): number[] {
  return at(rows, 0).map((_, seat) => rows.reduce((sum, row) => sum + at(row, seat), 0) / rows.length);
}

export function difference(one: Worth, other: Worth): Worth {
  const minus = (left: readonly number[], right: readonly number[]) => left.map((own, seat) => own - at(right, seat));
  return { shares: minus(one.shares, other.shares), points: minus(one.points, other.points) };
}
