// Noughts and crosses, written by a stranger: nothing but the READMEs of the packages was at hand.
import {
  beginWith,
  copyJson,
  type DecisionPhase,
  type Frame,
  type Game,
  type GameTypes,
  type Seat,
  type State,
} from "@outrigger/kernel";

interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
}

export interface NoughtsState extends State<TurnFrame> {
  /** Nine squares, row by row: -1 empty, otherwise the seat. */
  squares: number[];
  /** The seat that has three in a row, or -1. */
  winner: number;
}

export interface Noughts extends GameTypes {
  frame: TurnFrame;
  state: NoughtsState;
  view: NoughtsState;
  move: readonly ["mark", number];
  event:
    | { readonly kind: "marked"; readonly seat: Seat; readonly square: number }
    | { readonly kind: "ended"; readonly winner: number };
}

export const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const turn: DecisionPhase<Noughts> = {
  publishes: "all",
  offers({ state }, _frame, ask) {
    for (const [square, mark] of state.squares.entries()) {
      if (mark < 0) ask.offer(["mark", square]);
      else ask.refuse(["mark", square], "NC-TAKEN");
    }
  },
  apply(play, frame, [, square]) {
    const { state } = play;
    const { seat } = frame;
    state.squares[square] = seat;
    play.emit({ kind: "marked", seat, square });
    // NC-ROW
    if (ROWS.some((row) => row.every((each) => state.squares[each] === seat))) state.winner = seat;
    // NC-FULL
    if (state.winner >= 0 || state.squares.every((mark) => mark >= 0)) {
      state.stack.length = 0;
      play.emit({ kind: "ended", winner: state.winner });
    } else frame.seat = 1 - seat;
  },
};

export const noughts: Game<Noughts> = {
  id: "noughts",
  version: 1,
  seats: [2, 2],
  options: [],
  pack: { source: null },
  setup: () => ({ ...beginWith<TurnFrame>({ phase: "turn", seat: 0 }), squares: new Array(9).fill(-1), winner: -1 }),
  phases: { turn },
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result: ({ winner }) => ({
    places: [0, 1].map((seat) => (winner < 0 || seat === winner ? 1 : 2)),
    scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)),
    details: null,
  }),
  invariants({ squares }) {
    const marks = [0, 1].map((seat) => squares.filter((mark) => mark === seat).length);
    const ahead = (marks[0] ?? 0) - (marks[1] ?? 0);
    return squares.length === 9 && (ahead === 0 || ahead === 1) ? [] : [`${marks.join(" against ")} marks`];
  },
};
