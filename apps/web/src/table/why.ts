// "Why can't I?": the refusals of the decision in hand, gathered by the clause that forbids them.
import type { Move } from "@outrigger/kernel";
import type { Refused } from "@outrigger/kernel/play";

export interface Reason {
  readonly clause: string;
  readonly moves: readonly Move[];
}

export function reasonsOf(refused: readonly Refused[]): Reason[] {
  const reasons = new Map<string, Move[]>();
  for (const { move, clause } of refused) {
    const moves = reasons.get(clause);
    if (moves === undefined) reasons.set(clause, [move]);
    else moves.push(move);
  }
  return [...reasons].map(([clause, moves]) => ({ clause, moves }));
}

/** What a person would try stands first: what lies on the board, and the plainest of a kind. */
export function likeliest(reasons: readonly Reason[], placesOf: (move: Move) => readonly string[]): Reason[] {
  const isOnBoard = ({ moves }: Reason): boolean => moves.some((move) => placesOf(move).length > 0);
  return reasons.toSorted((one, other) => Number(isOnBoard(other)) - Number(isOnBoard(one)));
}

/** Why this one is not offered; empty where the rules do not even consider it now. */
export function reasonsFor(refused: readonly Refused[], move: Move): Reason[] {
  const wanted = JSON.stringify(move);
  return reasonsOf(refused.filter((each) => JSON.stringify(each.move) === wanted));
}
