// A finished record cut into what was decided at one go: each stretch is one seat's moves up to where the others saw them or
// luck was asked, with the positions before and after.
import { copyJson, type Game, type Move, type Pack, type Seat, type State } from "@outrigger/kernel";
import type { MatchEnd, Step } from "@outrigger/kernel/match";
import { type GameRecord, type Moment, replayRecord } from "@outrigger/records";

/** A part of a record, and whose it was. */
export interface Span {
  readonly seat: Seat;
  /** Decisions of the record that were made before it, and those made when it is over. */
  readonly from: number;
  readonly to: number;
}

export interface Stretch extends Span {
  readonly moves: readonly Move[];
  readonly before: State;
  readonly after: State;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  /** Dice were thrown, or something was drawn. */
  readonly isLucky: boolean;
  /** Made in the seat's stead, by the clock or by a standing order. */
  readonly isLeft: boolean;
}

export interface Course {
  readonly game: Game;
  readonly pack: Pack;
  readonly seats: number;
  readonly start: State;
  readonly stretches: readonly Stretch[];
  readonly end: MatchEnd;
  /** When it began; absent where the record has no times of a clock. */
  readonly started?: number;
  /** Of the analysis: the same for the same record, and another for another. */
  readonly seed: number;
}

/** A game that still runs must not be analysed: whoever plays it would learn from it. */
export class UnfinishedError extends Error {
  constructor() {
    super("the game is not over yet: only finished games are analysed");
    this.name = "UnfinishedError";
  }
}

/** What was played under older rules of the game is passed over. Throws `UnfinishedError`, or `ReplayError`. */
export function courseOf(game: Game, record: GameRecord): Course {
  const { end } = record;
  if (end === undefined) throw new UnfinishedError();
  return { ...cutRecord(game, record), end };
}

/** The same of a game that still runs, for whoever plays it. */
export function cutRecord(game: Game, record: GameRecord): Omit<Course, "end"> {
  const cutting = newCutting();
  const { pack } = replayRecord(game, record, (moment) => cutting.add(moment));
  const { start, stretches } = cutting;
  if (start === undefined) throw new Error("a replay without a start");
  const seed = Number.parseInt(record.digest.slice(0, 8), 16);
  // Simulations begin at 0, and count a second a decision.
  const times = record.started > 0 ? { started: record.started } : {};
  return { game, pack, seats: record.seats.length, start, stretches, seed, ...times };
}

function newCutting() {
  let start: State | undefined;
  let before: State | undefined;
  let steps: Step[] = [];
  const stretches: Stretch[] = [];
  const cut = ({ number, play }: Moment): void => {
    const [first] = steps;
    if (first === undefined || before === undefined) return;
    const after = copyJson(play.state);
    const moves = steps.map(({ move }) => move);
    const [isLucky, isLeft] = [
      steps.some(({ chance }) => chance !== undefined),
      steps.some(({ by }) => by !== undefined),
    ];
    const [from, to] = [number - steps.length, number];
    const { at } = steps.at(-1) ?? first;
    stretches.push({ seat: first.seat, from, to, moves, before, after, at, isLucky, isLeft });
    before = after;
    steps = [];
  };
  return {
    get start() {
      return start;
    },
    stretches,
    add: (moment: Moment) => {
      const { step, play } = moment;
      if (step === undefined) {
        before = copyJson(play.state);
        start ??= before;
        return;
      }
      steps.push(step);
      if (step.draft !== true || step.chance !== undefined) cut(moment);
    },
  };
}
