// Looking ahead exactly: every answer to every answer, the lines that cannot matter left out (alpha-beta), one disc deeper
// each time until so many positions were looked at.
import type { Sighted } from "@outrigger/bots";
import { at, type Seat } from "@outrigger/kernel";
import { COLUMNS, type ConnectFour, type ConnectFourState, ROWS } from "../rules/index.ts";
import { type Board, balance, completes, drop, newBoard, takeBack } from "./board.ts";

const CELLS = COLUMNS * ROWS;
/** The middle first: that is where most lines are. */
const ORDER = [3, 2, 4, 1, 5, 0, 6] as const;
/** What a four is worth before the discs on the board are taken off: an early one is worth more. */
const FOUR = 10_000;
/** Beyond this it is decided. */
const DECIDED = FOUR - CELLS;
/** A lead that wins three games out of four. */
const SWING = 24;

/** What is known of positions met before: what they are worth, at least or at most, how far that looked, and where it went. */
type Memory = ReturnType<typeof newMemory>;

const [EXACT, AT_LEAST, AT_MOST] = [0, 1, 2];
/** A prime. */
const PLACES = 131_071;
/** Positions after which the clock is looked at again. */
const LATE_EVERY = 1024;

interface Look {
  readonly board: Board;
  readonly memory: Memory;
  readonly isLate: () => boolean;
  /** Positions it may still look at. */
  left: number;
}

/** Thrown where the positions are used up: what was begun is forgotten. */
class Enough extends Error {}

interface Valued {
  readonly column: number;
  readonly value: number;
}

/** Every column that is not full, the best first. One look at each is taken in any case. */
export function lookAhead(
  { cells }: ConnectFourState,
  seat: Seat,
  positions: number,
  isLate: () => boolean,
): readonly Sighted<ConnectFour>[] {
  const board = newBoard(cells);
  const look: Look = { board, memory: newMemory(), isLate, left: Number.POSITIVE_INFINITY };
  const columns = ORDER.filter((column) => at(board.heights, column) < ROWS);
  // Among equals the first stays first: where all is lost, somebody may overlook the other four.
  columns.sort((one, other) => Number(completes(board, other, 1 - seat)) - Number(completes(board, one, 1 - seat)));
  let values = lookOnce(look, seat, columns, 0);
  look.left = positions;
  try {
    for (let depth = 1; depth < CELLS - board.discs && Math.abs(at(values, 0).value) < DECIDED; depth++)
      values = lookOnce(
        look,
        seat,
        values.map(({ column }) => column),
        depth,
      );
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return values.map(({ column, value }) => ({ plan: [["drop", column]], share: shareOf(value) }));
}

function newMemory() {
  return {
    keys: new Float64Array(PLACES),
    values: new Int16Array(PLACES),
    depths: new Int8Array(PLACES),
    bounds: new Int8Array(PLACES),
    columns: new Int8Array(PLACES),
  };
}

/** A lead, bent into a share of the win. */
function shareOf(value: number): number {
  if (Math.abs(value) >= DECIDED) return value > 0 ? 1 : 0;
  const ratio = value / SWING;
  return 0.5 + (0.5 * ratio) / (1 + Math.abs(ratio));
}

/** What each column is worth, so many discs further on, the best first. */
function lookOnce(look: Look, seat: Seat, columns: readonly number[], depth: number): Valued[] {
  const { board } = look;
  const values = columns.map((column): Valued => {
    if (completes(board, column, seat)) return { column, value: FOUR - board.discs };
    return { column, value: worthAfter(look, seat, column, -FOUR, FOUR, depth) };
  });
  return values.sort((one, other) => other.value - one.value);
}

function worthAfter(look: Look, seat: Seat, column: number, low: number, high: number, depth: number): number {
  drop(look.board, column, seat);
  const value = -worthTo(look, 1 - seat, -high, -low, depth);
  takeBack(look.board, column, seat);
  return value;
}

/** What the position is worth to the seat whose turn it is; beyond `low` and `high` only on which side it lies. */
function worthTo(look: Look, seat: Seat, low: number, high: number, depth: number): number {
  const { board } = look;
  if (--look.left < 0 || (look.left % LATE_EVERY === 0 && look.isLate())) throw new Enough();
  if (board.discs === CELLS) return 0;
  let threat = -1;
  for (const column of ORDER) {
    if (completes(board, column, seat)) return FOUR - board.discs;
    if (completes(board, column, 1 - seat)) threat = column;
  }
  // Whoever must answer has no choice, so that this is not where to stop looking.
  if (threat >= 0) return worthAfter(look, seat, threat, low, high, depth);
  if (depth === 0) return seat === 0 ? balance(board) : -balance(board);
  return bestOf(look, seat, low, high, depth);
}

function bestOf(look: Look, seat: Seat, low: number, high: number, depth: number): number {
  const { board, memory } = look;
  const { key } = board;
  const place = key % PLACES;
  const isKnown = memory.keys[place] === key;
  if (isKnown && (memory.depths[place] as number) >= depth) {
    const [value, bound] = [memory.values[place] as number, memory.bounds[place]];
    if (bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low)) return value;
  }
  const first = isKnown ? (memory.columns[place] as number) : -1;
  let [best, bestColumn] = [Number.NEGATIVE_INFINITY, -1];
  for (let turn = first < 0 ? 0 : -1; turn < COLUMNS && best < high; turn++) {
    const column = turn < 0 ? first : at(ORDER, turn);
    if ((turn >= 0 && column === first) || at(board.heights, column) === ROWS) continue;
    const value = worthAfter(look, seat, column, Math.max(low, best), high, depth - 1);
    if (value > best) [best, bestColumn] = [value, column];
  }
  memory.keys[place] = key;
  memory.values[place] = best;
  memory.depths[place] = depth;
  memory.bounds[place] = best >= high ? AT_LEAST : best <= low ? AT_MOST : EXACT;
  memory.columns[place] = bestColumn;
  return best;
}
