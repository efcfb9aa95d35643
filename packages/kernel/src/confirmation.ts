// The word with which a seat ends its turn.
import type { DecisionPhase, Frame, GameTypes, Play } from "./contract.ts";

/** A decision of one move: it publishes what was decided so far, and whoever makes it cannot take it back alone. */
export function confirmation<T extends GameTypes, F extends Frame, M extends T["move"]>(
  move: M,
  apply: (play: Play<T>, frame: F) => void,
): DecisionPhase<T, F, M> {
  const kinds: readonly M[0][] = [move[0]];
  return { publishes: kinds, cuts: kinds, offers: (_play, _frame, ask) => ask.offer(move), apply };
}
