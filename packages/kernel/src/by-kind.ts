// What a phase does with each kind of its moves, as a table.
import type { Frame, GameTypes, MoveOf, Play } from "./contract.ts";

/** The `apply` of a phase with several kinds of move: each kind has a function of its own, and none is forgotten. */
export function byKind<T extends GameTypes, F extends Frame, M extends T["move"]>(
  handlers: {
    readonly [Kind in M[0]]: (play: Play<T>, frame: F, move: MoveOf<M, Kind>) => void;
  },
): (play: Play<T>, frame: F, move: M) => void {
  return (play, frame, move) => {
    // The move is of the kind that its function is for, which no type says of a union.
    handlers[move[0] as M[0]](play, frame, move as never);
  };
}
