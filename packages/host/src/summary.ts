// A match in a list: what can be said of it without opening it.
import type { Seat } from "@outrigger/kernel";
import { type Match, type MatchEnd, type Occupant, stepCount, waitedFor } from "@outrigger/kernel/match";

export interface MatchSummary {
  readonly game: string;
  readonly seats: readonly Occupant[];
  readonly steps: number;
  /** The seats it waits for. */
  readonly waitsFor: readonly Seat[];
  readonly end?: MatchEnd;
}

export function summaryOf(match: Match): MatchSummary {
  const { game, seats, end } = match.data;
  const summary = { game, seats, steps: stepCount(match.data), waitsFor: waitedFor(match) };
  return end === undefined ? summary : { ...summary, end };
}
