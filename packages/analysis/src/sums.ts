// What a curve comes to: each seat's luck and decisions, the result without the luck, and the turns that mattered most.
import { at, type Seat } from "@outrigger/kernel";
import type { MatchEnd } from "@outrigger/kernel/match";
import type { Change, Curve, InTurn } from "./curve.ts";
import type { Mistake } from "./mistakes.ts";
import { endWorth, type Worth } from "./values.ts";

/** Of one seat: a share of the win, and points. */
interface Amount {
  readonly share: number;
  readonly points: number;
}

export interface SeatSum {
  readonly luck: Amount;
  /** The share of the win that its mistakes cost, all together. */
  readonly givenAway: number;
  /** The result as it was, and as it would be without the luck. */
  readonly result: Amount;
  readonly withoutLuck: Amount;
}

export function sumsOf({ changes }: Curve, end: MatchEnd, mistakes: readonly Mistake[]): SeatSum[] {
  const result = endWorth(end.result);
  return result.shares.map((_, seat) => {
    const luck = total(changes.map((change) => amountOf(change.luck, seat)));
    const own = mistakes.filter((mistake) => mistake.seat === seat);
    const givenAway = own.reduce((sum, { lost }) => sum + lost, 0);
    const was = amountOf(result, seat);
    const withoutLuck = { share: was.share - luck.share, points: was.points - luck.points };
    return { luck, givenAway, result: was, withoutLuck };
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
export function turningPoints(curve: Curve, mistakes: readonly Pick<Mistake, "turn">[] = []): TurningPoint[] {
  const turns = turnSums(curve);
  const dearest = turns
    .map(turningPoint)
    .filter(
      (point, place) =>
        Math.abs(point.share) >= LEAST_SWING &&
        (point.kind === "luck" || mistakes.some(({ turn }) => turn === point.turn) || lasts(turns, place, point)),
    );
  dearest.sort((one, other) => Math.abs(other.share) - Math.abs(one.share));
  return dearest.slice(0, MOST_TURNING_POINTS).sort((one, other) => one.turn - other.turn);
}

/** One turn of the curve: whose it was, where the curve stands after it, and what moved each seat's share. */
export interface TurnSum extends InTurn {
  readonly worth: Worth;
  readonly luck: readonly number[];
  readonly decision: readonly number[];
  /** What the others learnt. */
  readonly news: readonly number[];
}

export function turnSums({ changes }: Curve): TurnSum[] {
  const turns = new Map<number, Change[]>();
  for (const change of changes) turns.set(change.turn, [...(turns.get(change.turn) ?? []), change]);
  return [...turns].map(([turn, all]) => {
    const [first, last] = [at(all, 0), at(all, all.length - 1)];
    const sum = (of: "luck" | "decision" | "news") =>
      last.worth.shares.map((_, seat) => all.reduce((whole, each) => whole + at(each[of].shares, seat), 0));
    const { seat, from } = first;
    return {
      turn,
      seat,
      from,
      to: last.to,
      worth: last.worth,
      luck: sum("luck"),
      decision: sum("decision"),
      news: sum("news"),
    };
  });
}

/** A decision that the turn before or after makes up for decided nothing: quick players, who draw the curve, miss ways out. */
function lasts(turns: readonly TurnSum[], place: number, { seat, share }: TurningPoint): boolean {
  const beside = [turns[place - 1], turns[place + 1]].map((turn) => (turn === undefined ? 0 : swingOf(turn, seat)));
  const way = Math.sign(share);
  return beside.every((other) => Math.sign(other) === way || way * (share + other) >= LEAST_SWING);
}

const swingOf = ({ luck, decision, news }: TurnSum, seat: Seat): number =>
  at(luck, seat) + at(decision, seat) + at(news, seat);

/** Shares that differ by less moved as far: between two seats what one wins the other loses. */
const AS_FAR = 1e-9;

/**
 * Told of the seat whose share moved furthest, of its own where that is as far. It is a decision's where the decisions of
 * the turn moved that share further than luck and news did.
 */
function turningPoint({ turn, seat: own, to, luck, decision, news }: TurnSum): TurningPoint {
  const swings = luck.map((lucky, seat) => {
    const [unforeseen, decided] = [lucky + at(news, seat), at(decision, seat)];
    const kind: TurningPoint["kind"] = Math.abs(unforeseen) > Math.abs(decided) ? "luck" : "decision";
    return { turn, to, kind, seat, share: unforeseen + decided };
  });
  return swings.reduce(
    (most, each) => (Math.abs(each.share) > Math.abs(most.share) + AS_FAR ? each : most),
    at(swings, own),
  );
}
