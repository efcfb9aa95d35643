// What a connect-four player looks at: lines of four that are still open, more so the fuller they are.

import type { Below, Guide, Plan } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { COLUMNS, type ConnectFour, type ConnectFourMove, type ConnectFourState } from "../rules/index.ts";
import { LINES, OTHERS_AT, WORTH } from "./lines.ts";
import { lookAhead } from "./look-ahead.ts";

const MIDDLE = 3;

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
  lookAhead: ({ state }, { seat }, positions, isLate) => lookAhead(state, seat, positions, isLate),
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 8 },
    medium: { iterations: 400, horizon: 42 },
    hard: { iterations: 5000, horizon: 42 },
    master: { iterations: 80_000, horizon: 42, exact: true },
  },
};
