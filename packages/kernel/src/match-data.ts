// A match as plain data: what a host stores, what a record is made from. Nothing here reads a clock; times come with the inputs.
import type { Outcome } from "./chance.ts";
import type { ClockData, ClockPlan } from "./clock.ts";
import type { Move, OrderValues, Result, Seat } from "./contract.ts";
import type { Json } from "./json.ts";
import type { Options } from "./options.ts";

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

/** A stretch of play under one version of the rules. */
export interface Segment {
  readonly rules: number;
  /** The state at the start; absent in the first segment, which starts from the setup. */
  readonly snapshot?: Json;
  /** What chance answered during the setup; only in the first segment. */
  readonly setup?: readonly Outcome[];
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
}

export function runningSegment(data: MatchData): Segment {
  const segment = data.segments[data.segments.length - 1];
  if (segment === undefined) throw new Error("a match without a segment");
  return segment;
}
