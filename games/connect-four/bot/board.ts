// The board as the look-ahead keeps it: discs, how full every line is, and a key that no other position has.
import { at, type Seat } from "@outrigger/kernel";
import { COLUMNS, ROWS } from "../rules/index.ts";
import { LINES, LINES_AT, WORTH } from "./lines.ts";

export interface Board {
  readonly heights: number[];
  /** Discs of the first seat in every line, then those of the second. */
  readonly full: Uint8Array;
  readonly owners: Int8Array;
  discs: number;
  /** Seven bits a column: a one on top of its discs, ones for the second seat's. */
  key: number;
  readonly codes: number[];
}

const EMPTY = -1;
/** A column's place in the key. */
const PLACES = Array.from({ length: COLUMNS }, (_, column) => 2 ** (7 * column));
/** What a line of three is worth besides, where its fourth cell falls to its owner when the board fills up. */
const FALLS_TO_OWNER = 20;

export function newBoard(cells: readonly number[]): Board {
  const board: Board = {
    heights: new Array<number>(COLUMNS).fill(0),
    full: new Uint8Array(2 * LINES.length),
    owners: new Int8Array(COLUMNS * ROWS).fill(EMPTY),
    discs: 0,
    key: PLACES.reduce((sum, place) => sum + place, 0),
    codes: new Array<number>(COLUMNS).fill(1),
  };
  cells.forEach((colour, cell) => {
    if (colour !== 0) drop(board, cell % COLUMNS, colour - 1);
  });
  return board;
}

export function drop(board: Board, column: number, seat: Seat): void {
  const cell = at(board.heights, column) * COLUMNS + column;
  board.heights[column] = at(board.heights, column) + 1;
  board.owners[cell] = seat;
  const from = seat * LINES.length;
  for (const line of at(LINES_AT, cell)) board.full[from + line] = (board.full[from + line] as number) + 1;
  const code = at(board.codes, column);
  board.codes[column] = 2 * code + seat;
  board.key += (code + seat) * at(PLACES, column);
  board.discs++;
}

export function takeBack(board: Board, column: number, seat: Seat): void {
  const height = at(board.heights, column) - 1;
  const cell = height * COLUMNS + column;
  board.heights[column] = height;
  board.owners[cell] = EMPTY;
  const from = seat * LINES.length;
  for (const line of at(LINES_AT, cell)) board.full[from + line] = (board.full[from + line] as number) - 1;
  const code = (at(board.codes, column) - seat) / 2;
  board.codes[column] = code;
  board.key -= (code + seat) * at(PLACES, column);
  board.discs--;
}

/** Whether a disc of this seat in the column completes four. */
export function completes({ heights, full }: Board, column: number, seat: Seat): boolean {
  const height = at(heights, column);
  if (height === ROWS) return false;
  const from = seat * LINES.length;
  for (const line of at(LINES_AT, height * COLUMNS + column)) if (full[from + line] === 3) return true;
  return false;
}

/** The first seat's open lines against the second's, three of a line by who comes to its fourth cell. */
export function balance({ full, owners }: Board): number {
  let sum = 0;
  for (let line = 0; line < LINES.length; line++) {
    const [first, second] = [full[line] as number, full[LINES.length + line] as number];
    if (second === 0) sum += WORTH[first] ?? 0;
    else if (first === 0) sum -= WORTH[second] ?? 0;
    else continue;
    if (first === 3) sum += fallsTo(owners, line, 0) ? FALLS_TO_OWNER : 0;
    else if (second === 3) sum -= fallsTo(owners, line, 1) ? FALLS_TO_OWNER : 0;
  }
  return sum;
}

/** When all else is full, the first seat comes to the first, third and fifth cell of a column and the second to the others. */
function fallsTo(owners: Int8Array, line: number, seat: Seat): boolean {
  const missing = at(LINES, line).find((cell) => owners[cell] === EMPTY) ?? 0;
  return Math.floor(missing / COLUMNS) % 2 === seat;
}
