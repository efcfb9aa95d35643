// What a connect-four player looks at: lines of four that are still open, more so the fuller they are.

import type { Below, Guide, Plan } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { COLUMNS, type ConnectFour, type ConnectFourMove, type ConnectFourState, ROWS } from "../rules/index.ts";

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const MIDDLE = 3;

/** Every four cells in a row on the board. */
const LINES: readonly (readonly number[])[] = linesOfFour();
/** For each cell the other three of every line through it: looked at in every step of every playout. */
const OTHERS_AT = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  LINES.filter((line) => line.includes(cell)).map((line) => line.filter((other) => other !== cell)),
);
/** What a line with so many discs of one colour and none of the other is worth. */
const WORTH = [0, 1, 3, 9, 100] as const;

function linesOfFour(): number[][] {
  const lines: number[][] = [];
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    for (const [right, up] of DIRECTIONS) {
      const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      const [lastColumn, lastRow] = [column + 3 * right, row + 3 * up];
      if (lastColumn >= COLUMNS || lastRow < 0 || lastRow >= ROWS) continue;
      lines.push([0, 1, 2, 3].map((step) => cell + step * (right + up * COLUMNS)));
    }
  }
  return lines;
}

/** A seat's open lines, weighed; 100 for a line of four. */
function evaluate({ cells }: ConnectFourState): number[] {
  let [mine, theirs] = [0, 0];
  for (const line of LINES) {
    let [first, second] = [0, 0];
    for (const cell of line) {
      if (cells[cell] === 1) first++;
      else if (cells[cell] === 2) second++;
    }
    if (second === 0) mine += WORTH[first] ?? 0;
    if (first === 0) theirs += WORTH[second] ?? 0;
  }
  return [mine, theirs];
}

/** Wins at once, or prevents it, or plays anywhere: to look where that hands over a four costs more than it gains. */
function playout(
  state: ConnectFourState,
  seat: number,
  offers: readonly ConnectFourMove[],
  below: Below,
): Plan<ConnectFour> {
  for (const colour of [seat + 1, 2 - seat]) {
    const four = offers.find((move) => wouldMakeFour(state, move[1], colour));
    if (four !== undefined) return [four];
  }
  return [at(offers, below(offers.length))];
}

function wouldMakeFour({ cells, heights }: ConnectFourState, column: number, colour: number): boolean {
  return makesFour(cells, at(heights, column) * COLUMNS + column, colour);
}

/** Whether the cell above a disc in this column completes a four of the colour. */
function wouldGiveFour({ cells, heights }: ConnectFourState, column: number, colour: number): boolean {
  return makesFour(cells, (at(heights, column) + 1) * COLUMNS + column, colour);
}

function makesFour(cells: ConnectFourState["cells"], target: number, colour: number): boolean {
  for (const [one = 0, two = 0, three = 0] of OTHERS_AT[target] ?? [])
    if (cells[one] === colour && cells[two] === colour && cells[three] === colour) return true;
  return false;
}

/** Fours first, then what prevents one, then the middle; last of all what lets the other complete one. */
function prior(state: ConnectFourState, seat: number, offers: readonly ConnectFourMove[]): number[] {
  return offers.map(([, column]) => {
    if (wouldMakeFour(state, column, seat + 1)) return 100;
    if (wouldMakeFour(state, column, 2 - seat)) return 50;
    if (wouldGiveFour(state, column, 2 - seat)) return 0;
    return 1 + MIDDLE - Math.abs(MIDDLE - column);
  });
}

export const guide: Guide<ConnectFour> = {
  evaluate: ({ state }) => evaluate(state),
  swing: 12,
  prior: ({ state }, { seat }, offers) => prior(state, seat, offers),
  playout: ({ state }, { seat }, offers, below) => playout(state, seat, offers, below),
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 8 },
    medium: { iterations: 400, horizon: 42 },
    hard: { iterations: 5000, horizon: 42 },
    master: { iterations: 40_000, horizon: 42 },
  },
};
