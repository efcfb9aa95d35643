// Connect four: the smallest complete game, kept as a reference for whoever adds one, for the test kit and for the bench.
import type { DecisionPhase, EventsOf, Frame, Game, GameTypes, Play, Result, Seat, State } from "@outrigger/kernel";
import { at, copyJson, pop } from "@outrigger/kernel";

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

export type ConnectFourEvent = EventsOf<{
  dropped: { seat: Seat; column: number; row: number };
  ended: { winner: number };
}>;

export interface ConnectFour extends GameTypes {
  frame: TurnFrame;
  state: ConnectFourState;
  view: ConnectFourState;
  move: ConnectFourMove;
  event: ConnectFourEvent;
}

const DROPS: readonly ConnectFourMove[] = Array.from({ length: COLUMNS }, (_, column) => ["drop", column]);
const NO_DISCS: readonly number[] = Array.from({ length: COLUMNS * ROWS }, () => 0);
const NO_HEIGHTS: readonly number[] = Array.from({ length: COLUMNS }, () => 0);

/** A line through a cell: from each cell to the next, and how many cells lie on it before and behind, three at the most. */
interface Line {
  readonly step: number;
  readonly before: number;
  readonly behind: number;
}

/** The lines through each cell on which a disc dropped there may make four: nothing lies above it in its column. */
const LINES: readonly (readonly Line[])[] = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  [
    lineThrough(cell, 1, 0),
    { step: -COLUMNS, before: reach(cell, 0, -1), behind: 0 },
    lineThrough(cell, 1, 1),
    lineThrough(cell, 1, -1),
  ].filter(({ before, behind }) => before + behind >= 3),
);

function lineThrough(cell: number, right: number, up: number): Line {
  return { step: up * COLUMNS + right, before: reach(cell, right, up), behind: reach(cell, -right, -up) };
}

function reach(cell: number, right: number, up: number): number {
  let cells = 0;
  let column = (cell % COLUMNS) + right;
  let row = Math.floor(cell / COLUMNS) + up;
  while (cells < 3 && column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) {
    cells++;
    column += right;
    row += up;
  }
  return cells;
}

const turn: DecisionPhase<ConnectFour, TurnFrame> = {
  publishes: "all",
  offers({ state }, _frame, ask) {
    for (const move of DROPS) {
      if ((state.heights[move[1]] ?? ROWS) < ROWS) ask.offer(move);
      else ask.refuse(move, "C4-FULL");
    }
  },
  apply(play, frame, move) {
    const { state } = play;
    const column = move[1];
    const row = at(state.heights, column);
    const cell = row * COLUMNS + column;
    state.cells[cell] = frame.seat + 1;
    state.heights[column] = row + 1;
    play.emit({ kind: "dropped", seat: frame.seat, column, row });
    if (makesFour(state.cells, cell)) end(play, frame.seat);
    else if (row + 1 === ROWS && isFull(state)) end(play, -1);
    else frame.seat = 1 - frame.seat;
  },
};

function end(play: Play<ConnectFour>, winner: number): void {
  play.state.winner = winner;
  pop(play.state);
  play.emit({ kind: "ended", winner });
}

function isFull(state: ConnectFourState): boolean {
  for (const height of state.heights) if (height < ROWS) return false;
  return true;
}

function makesFour(cells: readonly number[], cell: number): boolean {
  for (const { step, before, behind } of at(LINES, cell))
    if (run(cells, cell, step, before) + run(cells, cell, -step, behind) >= 3) return true;
  return false;
}

/** How many discs of the same colour follow this one in a direction. */
function run(cells: readonly number[], cell: number, step: number, most: number): number {
  const colour = cells[cell];
  let length = 0;
  while (length < most && cells[cell + (length + 1) * step] === colour) length++;
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
    stack: [{ phase: "turn", seat: 0 }],
    aside: [],
    cells: NO_DISCS.slice(),
    heights: NO_HEIGHTS.slice(),
    winner: -1,
  }),
  phases: { turn },
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view),
  result,
  invariants,
};
