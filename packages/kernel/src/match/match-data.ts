// A match as plain data: what a host stores, what a record is made from. Nothing here reads a clock; times come with the inputs.

import type { Outcome } from "../chance/chance.ts";
import type { Move, OrderValues, Result, Seat } from "../contract.ts";
import type { Json } from "../json.ts";
import type { Options } from "../options.ts";
import type { Calendar } from "../time/calendar.ts";
import type { ClockData, ClockPlan } from "../time/clock.ts";

/** Milliseconds since 1970, as the host says. */
export type Time = number;

export interface Occupant {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** A bot's level. */
  readonly level?: string;
}

/** One decision that counts, in the order in which it took effect. */
export interface Step {
  readonly seat: Seat;
  readonly move: Move;
  readonly at: Time;
  /** What chance answered while the move and the steps after it ran. */
  readonly chance?: readonly Outcome[];
  /** How many chance calls the match had seen before these; never rewinds, so gaps tell of take-backs. */
  readonly calls?: number;
  /** Made off the main stack: while another seat decides, or on a frame held aside. */
  readonly off?: true;
  /** The move alone did not publish; a later step of the same seat did. */
  readonly draft?: true;
  /** Who decided in the seat's stead. */
  readonly by?: "time" | "order";
}

/** What is still to be known of steps that only the host's storage holds. */
export interface StepCounts {
  readonly steps: number;
  /** Those made on the main stack. */
  readonly made: number;
  /** Those made off it, by seat. */
  readonly off: readonly number[];
  /** By seat: how many of its decisions in a row were left to the clock, up to the last. */
  readonly missed: readonly number[];
  /** When the last one was made. */
  readonly at?: Time;
}

/** A stretch of play under one version of the rules. */
export interface Segment {
  readonly rules: number;
  /** The state at the start; absent in the first segment, which starts from the setup. */
  readonly snapshot?: Json;
  /** What chance answered during the setup; only in the first segment. */
  readonly setup?: readonly Outcome[];
  /** Steps before `steps` that are not in memory: a running match needs only those that can still be undone. */
  readonly earlier?: StepCounts;
  readonly steps: Step[];
}

export interface Draft {
  readonly seat: Seat;
  readonly moves: Move[];
}

export const REQUESTS = ["takeBack", "agreedEnd", "pause"] as const;
export type RequestKind = (typeof REQUESTS)[number];

/** Something all others at the table have to agree to; bots are asked only about an end. */
export interface Request {
  readonly kind: RequestKind;
  readonly seat: Seat;
  /** Seats that have agreed, the asker among them. */
  readonly agreed: Seat[];
  /** How many steps remain after a take-back. */
  readonly to?: number;
}

/** A standing order of a seat. Nobody else learns of it; only that it answered may be seen. */
export interface Order {
  readonly seat: Seat;
  readonly kind: string;
  readonly values: OrderValues;
}

/** `abandoned`: no person was left in it. The result is what the rules say of the last state, and counts for nobody. */
export const ENDINGS = ["played", "agreed", "resigned", "abandoned"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface MatchEnd {
  readonly how: Ending;
  readonly result: Result;
}

export interface MatchData {
  readonly game: string;
  readonly options: Options;
  /** The component pack's data when it is not the game's own. */
  readonly pack?: Json;
  readonly seats: Occupant[];
  readonly started: Time;
  /** The last one is running; its steps are all that everybody has seen. */
  readonly segments: Segment[];
  /** Decisions not published yet, at most one list a seat. */
  readonly drafts: Draft[];
  readonly requests: Request[];
  orders?: Order[];
  readonly resigned: Seat[];
  /** Chance calls so far. */
  calls: number;
  /** Goes up whenever published steps are taken back, so that an answer to an older question is noticed. */
  epoch: number;
  /** Undos of each seat within its drafts, for the same reason. */
  readonly undos: number[];
  /** Steps of the running segment that nobody may undo alone. */
  barrier: number;
  paused: boolean;
  /** No person is left: it ends as soon as the rules allow an agreed end. */
  abandoned?: boolean;
  /** By how much the host's clock was set since the start, in all. */
  shifted?: number;
  clock?: ClockData;
  end?: MatchEnd;
}

export interface NewMatch {
  readonly seats: readonly Occupant[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly pack?: Json;
  readonly clock?: ClockPlan;
  /** When the people of the seats play. */
  readonly calendars?: readonly (Calendar | null)[];
}

/** A match in which nothing is under way. */
export function newMatchData(
  facts: Pick<MatchData, "game" | "options" | "pack">,
  seats: readonly Occupant[],
  started: Time,
  segments: Segment[],
): MatchData {
  const { game, options, pack } = facts;
  return {
    game,
    options,
    ...(pack === undefined ? {} : { pack }),
    seats: seats.map((occupant) => ({ ...occupant })),
    started,
    segments,
    drafts: [],
    requests: [],
    resigned: [],
    calls: 0,
    epoch: 0,
    undos: seats.map(() => 0),
    barrier: 0,
    paused: false,
  };
}

export function runningSegment(data: MatchData): Segment {
  const segment = data.segments[data.segments.length - 1];
  if (segment === undefined) throw new Error("a match without a segment");
  return segment;
}

/** How many steps of the running segment lie elsewhere. */
export function stepsElsewhere(data: MatchData): number {
  return runningSegment(data).earlier?.steps ?? 0;
}

/** The steps of the running segment, in memory or not. */
export function stepCount(data: MatchData): number {
  return stepsElsewhere(data) + runningSegment(data).steps.length;
}

const NO_STEPS: StepCounts = { steps: 0, made: 0, off: [], missed: [] };

/** Of the first `count` steps of the running segment. */
export function stepCountsOf(data: MatchData, count = stepCount(data)): StepCounts {
  const { earlier = NO_STEPS, steps } = runningSegment(data);
  const off = [...earlier.off];
  const missed = [...earlier.missed];
  let { made, at } = earlier;
  let left = count - earlier.steps;
  for (const step of steps) {
    if (left-- <= 0) break;
    if (step.off === true) off[step.seat] = (off[step.seat] ?? 0) + 1;
    else made++;
    if (step.draft !== true) missed[step.seat] = step.by === "time" ? (missed[step.seat] ?? 0) + 1 : 0;
    at = step.at;
  }
  for (let seat = 0; seat < data.seats.length; seat++) {
    off[seat] ??= 0;
    missed[seat] ??= 0;
  }
  return { steps: count, made, off, missed, ...(at === undefined ? {} : { at }) };
}

/** The same match with as few steps in memory as it can be played on with: those after the barrier. */
export function withoutPast(data: MatchData): MatchData {
  return { ...data, segments: segmentsWithoutPast(data) };
}

/** Its segments alone. */
export function segmentsWithoutPast(data: MatchData): Segment[] {
  const { rules, steps } = runningSegment(data);
  const earlier = stepCountsOf(data, data.barrier);
  const kept = steps.slice(data.barrier - stepsElsewhere(data));
  const older = data.segments.slice(0, -1).map((segment) => ({ rules: segment.rules, steps: [] }));
  return [...older, { rules, earlier, steps: kept }];
}
