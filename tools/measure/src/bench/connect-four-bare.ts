// Connect four in a loop of its own, without any kernel: the limit that the bench measures the kernel against.
import { fastBelow } from "@outrigger/kernel/play";

const COLUMNS = 7;
const ROWS = 6;
const STEPS = [1, COLUMNS, COLUMNS + 1, COLUMNS - 1];
const RIGHT = [1, 0, 1, -1];
const UP = [0, 1, 1, 1];

/** One playout per call; returns how many discs were dropped. */
export function bareConnectFour(seed: number): () => number {
  const below = fastBelow(seed);
  const cells = new Int8Array(COLUMNS * ROWS);
  const heights = new Int8Array(COLUMNS);
  const open = new Int8Array(COLUMNS);
  return () => {
    cells.fill(0);
    heights.fill(0);
    for (let column = 0; column < COLUMNS; column++) open[column] = column;
    let columns = COLUMNS;
    for (let made = 0; made < COLUMNS * ROWS; made++) {
      const at = below(columns);
      const column = open[at] as number;
      const row = heights[column] as number;
      cells[row * COLUMNS + column] = 1 + (made & 1);
      heights[column] = row + 1;
      if (row + 1 === ROWS) open[at] = open[--columns] as number;
      if (made >= 6 && makesFour(cells, column, row)) return made + 1;
    }
    return COLUMNS * ROWS;
  };
}

function makesFour(cells: Int8Array, column: number, row: number): boolean {
  const place = row * COLUMNS + column;
  for (let direction = 0; direction < 4; direction++) {
    const step = STEPS[direction] as number;
    const right = RIGHT[direction] as number;
    const up = UP[direction] as number;
    const length = run(cells, place, column, row, step, right, up) + run(cells, place, column, row, -step, -right, -up);
    if (length >= 3) return true;
  }
  return false;
}

function run(
  cells: Int8Array,
  place: number,
  column: number,
  row: number,
  step: number,
  right: number,
  up: number,
): number {
  const colour = cells[place];
  let x = column + right;
  let y = row + up;
  let length = 0;
  for (let at = place + step; x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[at] === colour; at += step) {
    length++;
    x += right;
    y += up;
  }
  return length;
}
