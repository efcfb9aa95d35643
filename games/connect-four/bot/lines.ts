// The lines of four on the board.
import { at } from "@outrigger/kernel";
import { COLUMNS, ROWS } from "../rules/index.ts";

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Every four cells in a row on the board. */
export const LINES: readonly (readonly number[])[] = linesOfFour();
/** For each cell the numbers of the lines through it. */
export const LINES_AT: readonly (readonly number[])[] = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  LINES.flatMap((line, number) => (line.includes(cell) ? number : [])),
);
/** For each cell the other three of every line through it. */
export const OTHERS_AT: readonly (readonly (readonly number[])[])[] = LINES_AT.map((numbers, cell) =>
  numbers.map((number) => at(LINES, number).filter((other) => other !== cell)),
);
/** What a line with so many discs of one colour and none of the other is worth. */
export const WORTH = [0, 1, 3, 9, 100] as const;

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
