// The rules of Pebbles: stones lie in a row, players take some in turn, and whoever takes the last one wins.
import {
  beginWith,
  copyJson,
  type DecisionPhase,
  type EventsOf,
  type Frame,
  type Game,
  type GameTypes,
  type Result,
  type Seat,
  type State,
} from "@outrigger/kernel";

const STONES = 15;
/** PEB-TAKE: as many as a turn may take. */
export const MOST = 3;

interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
}

export interface PebblesState extends State<TurnFrame> {
  /** How many play. */
  seats: number;
  /** Stones that lie there. */
  left: number;
  /** Stones that each seat has taken. */
  taken: number[];
  /** The seat that took the last stone, or -1. */
  winner: number;
}

export type PebblesMove = readonly ["take", number];

export type PebblesEvent = EventsOf<{
  taken: { seat: Seat; count: number; left: number };
  won: { seat: Seat };
}>;

export interface Pebbles extends GameTypes {
  frame: TurnFrame;
  state: PebblesState;
  view: PebblesState;
  move: PebblesMove;
  event: PebblesEvent;
}

const turn: DecisionPhase<Pebbles> = {
  publishes: "all",
  offers({ state }, _frame, ask) {
    for (let count = 1; count <= MOST; count++) {
      if (count <= state.left) ask.offer(["take", count]);
      else ask.refuse(["take", count], "PEB-LEFT");
    }
  },
  apply(play, frame, [, count]) {
    const { state } = play;
    const { seat } = frame;
    state.left -= count;
    state.taken = state.taken.map((before, at) => (at === seat ? before + count : before));
    play.emit({ kind: "taken", seat, count, left: state.left });
    // PEB-TURN
    frame.seat = (seat + 1) % state.seats;
    if (state.left > 0) return;
    state.winner = seat;
    state.stack.length = 0;
    play.emit({ kind: "won", seat });
  },
};

/** PEB-LAST. Where a game is given up before its end, nobody is ahead of anybody. */
function result({ seats, winner }: PebblesState): Result {
  const scores = Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0));
  return { places: scores.map((score) => (winner < 0 || score === 1 ? 1 : 2)), scores, details: null };
}

/** Stones are neither lost nor made. */
function invariants({ left, taken }: PebblesState): string[] {
  const all = taken.reduce((sum, count) => sum + count, left);
  return all === STONES ? [] : [`${all} stones instead of ${STONES}`];
}

export const rules: Game<Pebbles> = {
  id: "pebbles",
  version: 1,
  seats: [2, 4],
  options: [],
  pack: { source: null },
  setup: ({ seats }) => ({
    ...beginWith<TurnFrame>({ phase: "turn", seat: 0 }),
    seats,
    left: STONES,
    taken: Array.from({ length: seats }, () => 0),
    winner: -1,
  }),
  phases: { turn },
  // Nothing is hidden: everybody sees the whole state.
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result,
  invariants,
};
