// A match and its seats in a list: what is written down of them, so that nobody has to open the match to say it.
import type { Seat } from "@outrigger/kernel";
import {
  type Match,
  type MatchData,
  type MatchEnd,
  type Occupant,
  stepCount,
  waitedFor,
} from "@outrigger/kernel/match";
import { waitingSeats } from "./duties.ts";

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

export interface SeatStanding {
  readonly kind: Occupant["kind"];
  /** Of a bot. */
  readonly level: string | null;
  readonly isWaitedFor: boolean;
  readonly place: number | null;
  readonly score: number | null;
  /** Who brought the match to its end here; null while it goes on. */
  readonly ended: "people" | "time" | "computers" | null;
}

/** Whoever gives up against one other ends the match; at a larger table a computer has to. */
function endingOf({ seats, resigned, end }: MatchData, seat: Seat): SeatStanding["ended"] {
  if (end === undefined) return null;
  if (seats[seat]?.kind === "person") return "people";
  if (!resigned.includes(seat)) return "time";
  return seats.length === 2 ? "people" : "computers";
}

/** How each seat stands. A game that no person was left in counts for nobody. */
export function standingsOf(match: Match): SeatStanding[] {
  const { seats, end } = match.data;
  const waiting = waitingSeats(match);
  const counted = end?.how === "abandoned" ? undefined : end?.result;
  return seats.map(({ kind, level = null }, seat) => ({
    kind,
    level,
    isWaitedFor: waiting.includes(seat),
    place: counted?.places[seat] ?? null,
    score: counted?.scores[seat] ?? null,
    ended: endingOf(match.data, seat),
  }));
}
