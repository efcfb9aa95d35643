// Connect four: the smallest complete game, kept as a reference for whoever adds one, for the test kit and for the bench.
import type { DecisionPhase, Frame, Game, GameTypes, Play, Result, Seat, State } from "@outrigger/kernel";
import { at, beginWith, copyJson } from "@outrigger/kernel";

export const COLUMNS = 7;
export const ROWS = 6;

export interface ConnectFourState extends State<TurnFrame> {
  /** 42 cells, row by row from the bottom: 0 empty, otherwise seat + 1. */
  cells: number[];
  /** Discs in each column. */
  heights: number[];
  /** The seat that made four in a row, or -1. */
  winner: number;
}

interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
}

export type ConnectFourMove = readonly ["drop", number];

export type ConnectFourEvent =
  | { readonly kind: "dropped"; readonly seat: Seat; readonly column: number; readonly row: number }
  | { readonly kind: "ended"; readonly winner: number };

export interface ConnectFour extends GameTypes {
  frame: TurnFrame;
  state: ConnectFourState;
  view: ConnectFourState;
  move: ConnectFourMove;
  event: ConnectFourEvent;
}

const DROPS: readonly ConnectFourMove[] = Array.from({ length: COLUMNS }, (_, column) => ["drop", column]);
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const turn: DecisionPhase<ConnectFour, TurnFrame> = {
  publishes: "all",
  offers({ state }, _frame, ask) {
    for (const move of DROPS) {
      if ((state.heights[move[1]] ?? ROWS) < ROWS) ask.offer(move);
      else ask.refuse(move, "C4-FULL");
    }
  },
  apply(play, frame, [, column]) {
    const { state } = play;
    const row = at(state.heights, column);
    state.cells[row * COLUMNS + column] = frame.seat + 1;
    state.heights[column] = row + 1;
    if (play.telling) play.emit({ kind: "dropped", seat: frame.seat, column, row });
    if (makesFour(state.cells, column, row)) end(play, frame.seat);
    else if (isFull(state)) end(play, -1);
    else frame.seat = 1 - frame.seat;
  },
};

function end(play: Play<ConnectFour>, winner: number): void {
  play.state.winner = winner;
  play.state.stack.length = 0;
  play.emit({ kind: "ended", winner });
}

function isFull(state: ConnectFourState): boolean {
  for (const height of state.heights) if (height < ROWS) return false;
  return true;
}

function makesFour(cells: readonly number[], column: number, row: number): boolean {
  for (const [right, up] of DIRECTIONS) {
    if (run(cells, column, row, right, up) + run(cells, column, row, -right, -up) >= 3) return true;
  }
  return false;
}

/** How many discs of the same colour follow this one in a direction. */
function run(cells: readonly number[], column: number, row: number, right: number, up: number): number {
  const colour = cells[row * COLUMNS + column];
  let length = 0;
  let x = column + right;
  let y = row + up;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[y * COLUMNS + x] === colour) {
    length++;
    x += right;
    y += up;
  }
  return length;
}

function result({ winner }: ConnectFourState): Result {
  if (winner < 0) return { places: [1, 1], scores: [0, 0], details: null };
  return { places: winner === 0 ? [1, 2] : [2, 1], scores: winner === 0 ? [1, 0] : [0, 1], details: null };
}

function invariants({ cells, heights }: ConnectFourState): string[] {
  const problems: string[] = [];
  heights.forEach((height, column) => {
    for (let row = 0; row < ROWS; row++) {
      const filled = cells[row * COLUMNS + column] !== 0;
      if (filled !== row < height) problems.push(`column ${column} does not stand on its discs`);
    }
  });
  const first = cells.filter((cell) => cell === 1).length;
  const second = cells.filter((cell) => cell === 2).length;
  if (first !== second && first !== second + 1) problems.push(`${first} discs against ${second}`);
  return problems;
}

export const rules: Game<ConnectFour> = {
  id: "connect-four",
  version: 1,
  seats: [2, 2],
  options: [],
  pack: { source: null },
  setup: () => ({
    ...beginWith<TurnFrame>({ phase: "turn", seat: 0 }),
    cells: new Array<number>(COLUMNS * ROWS).fill(0),
    heights: new Array<number>(COLUMNS).fill(0),
    winner: -1,
  }),
  phases: { turn },
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result,
  invariants,
};
