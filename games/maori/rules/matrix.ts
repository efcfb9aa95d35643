// The matrix of open tiles and the sixteen positions of the explorer ship around it (MAO-SHIP-1).
import type { MaoriPack } from "./components.ts";
import type { ExplorerMove, SailMove, TakeMove } from "./vocabulary.ts";

const SIZE = 4;
export const CELL_COUNT = SIZE * SIZE;
export const POSITION_COUNT = 4 * SIZE;

/** m11 … m44, row by row. */
export const CELLS: readonly string[] = Array.from(
  { length: CELL_COUNT },
  (_, cell) => `m${Math.floor(cell / SIZE) + 1}${(cell % SIZE) + 1}`,
);

const CELL_NUMBERS: ReadonlyMap<string, number> = new Map(CELLS.map((name, cell) => [name, cell]));

/** MAO-SHIP-1: for each position the cells of its row or column, the nearest first. */
export const LINES: readonly (readonly number[])[] = Array.from({ length: POSITION_COUNT }, (_, position) =>
  Array.from({ length: SIZE }, (_, deep) => cellSeen(Math.floor(position / SIZE), position % SIZE, deep)),
);

/** The cell at a depth of a line. Sides: 0 above, 1 right, 2 below, 3 left; `along` counts clockwise. */
function cellSeen(side: number, along: number, deep: number): number {
  const last = SIZE - 1;
  if (side === 0) return deep * SIZE + along;
  if (side === 1) return along * SIZE + (last - deep);
  if (side === 2) return (last - deep) * SIZE + (last - along);
  return (last - along) * SIZE + deep;
}

export const TAKE_MOVES: readonly TakeMove[] = CELLS.map((cell) => ["take", cell]);
export const EXPLORER_MOVES: readonly ExplorerMove[] = LINES.map((_, position) => ["explorer", position]);
/** One position to a whole lap. */
export const SAIL_MOVES: readonly SailMove[] = LINES.map((_, position) => ["sail", position + 1]);

export function takeMove(cell: number): TakeMove {
  const move = TAKE_MOVES[cell];
  if (move === undefined) throw new Error(`there is no cell ${cell}`);
  return move;
}

export function cellNumber(name: string): number {
  const cell = CELL_NUMBERS.get(name);
  if (cell === undefined) throw new Error(`there is no cell ${name}`);
  return cell;
}

/** The cells seen from an edge position, the nearest first. */
export function lineFrom(position: number): readonly number[] {
  const line = LINES[position];
  if (line === undefined) throw new Error(`there is no position ${position}`);
  return line;
}

export const EMPTY_CELL = -1;
export const VOLCANO_CELL = -2;
export const BEHIND_VOLCANO = -3;

/**
 * What each tile of a line costs, the nearest first: one shell for every tile skipped (MAO-LINE-2, MAO-LINE-3). Emptied
 * cells cost nothing to pass (MAO-LINE-4); a volcano ends the view along this line (MAO-VOLC-1 to MAO-VOLC-3).
 */
export function linePrices(pack: MaoriPack, matrix: readonly (string | null)[], position: number): number[] {
  const prices: number[] = [];
  let skipped = 0;
  let blocked = false;
  const line = lineFrom(position);
  for (let deep = 0; deep < SIZE; deep++) {
    const id = matrix[line[deep] ?? 0] ?? null;
    if (id === null) prices.push(EMPTY_CELL);
    else if (pack.volcanoes.has(id)) {
      prices.push(VOLCANO_CELL);
      blocked = true;
    } else prices.push(blocked ? BEHIND_VOLCANO : skipped++);
  }
  return prices;
}
