// What a curve comes to: each seat's luck and decisions, the result without the luck, and the turns that mattered most.
import { at, type Seat } from "@outrigger/kernel";
import type { MatchEnd } from "@outrigger/kernel/match";
import type { Change, Curve } from "./curve.ts";
import { endWorth, type Worth } from "./values.ts";

/** Of one seat: a share of the win, and points. */
export interface Amount {
  readonly share: number;
  readonly points: number;
}

export interface SeatSum {
  readonly luck: Amount;
  /** Of its own decisions. */
  readonly decisions: Amount;
  /** The result as it was, and as it would be without the luck. */
  readonly result: Amount;
  readonly withoutLuck: Amount;
}

export function sumsOf({ changes }: Curve, end: MatchEnd): SeatSum[] {
  const result = endWorth(end.result);
  return result.shares.map((_, seat) => {
    const luck = total(changes.map((change) => amountOf(change.luck, seat)));
    const own = changes.filter((change) => change.seat === seat);
    const decisions = total(own.map((change) => amountOf(change.decision, seat)));
    const was = amountOf(result, seat);
    const withoutLuck = { share: was.share - luck.share, points: was.points - luck.points };
    return { luck, decisions, result: was, withoutLuck };
  });
}

function amountOf({ shares, points }: Worth, seat: Seat): Amount {
  return { share: at(shares, seat), points: at(points, seat) };
}

function total(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, { share, points }) => ({ share: sum.share + share, points: sum.points + points }), {
    share: 0,
    points: 0,
  });
}

export interface TurningPoint {
  readonly turn: number;
  /** Decisions of the record made when the turn is over. */
  readonly to: number;
  readonly kind: "luck" | "decision";
  /** Whose share changed most, and by how much. */
  readonly seat: Seat;
  readonly share: number;
}

/** A turn that moved somebody's share of the win by less is no turning point. */
const LEAST_SWING = 0.08;
const MOST_TURNING_POINTS = 5;

/** In the order of play. */
export function turningPoints({ changes }: Curve): TurningPoint[] {
  const points = turnsIn(changes).map(turningPoint);
  const dearest = points.filter(({ share }) => Math.abs(share) >= LEAST_SWING);
  dearest.sort((one, other) => Math.abs(other.share) - Math.abs(one.share));
  return dearest.slice(0, MOST_TURNING_POINTS).sort((one, other) => one.turn - other.turn);
}

function turnsIn(changes: readonly Change[]): Change[][] {
  const turns = new Map<number, Change[]>();
  for (const change of changes) turns.set(change.turn, [...(turns.get(change.turn) ?? []), change]);
  return [...turns.values()];
}

/** It is a decision's where the decisions of the turn moved that seat's share further than its luck did. */
function turningPoint(changes: readonly Change[]): TurningPoint {
  const { turn, to, worth } = at(changes, changes.length - 1);
  const sum = (of: "luck" | "decision", seat: Seat) =>
    changes.reduce((all, each) => all + at(each[of].shares, seat), 0);
  const swings = worth.shares.map((_, seat) => ({ seat, luck: sum("luck", seat), decision: sum("decision", seat) }));
  const size = (swing: { luck: number; decision: number }) => Math.abs(swing.luck + swing.decision);
  const { seat, luck, decision } = swings.reduce((most, each) => (size(each) > size(most) ? each : most));
  const kind = Math.abs(luck) > Math.abs(decision) ? "luck" : "decision";
  return { turn, to, kind, seat, share: luck + decision };
}
