// The matrix of open tiles and the sixteen positions of the explorer ship around it (MAO-SHIP-1).
import type { MaoriPack } from "./components.ts";
import { CELLS, edgeOf, POSITION_COUNT, SIZE } from "./names.ts";
import type { ExplorerMove, SailMove, TakeMove } from "./vocabulary.ts";

/** MAO-SHIP-1: for each position the cells of its row or column, the nearest first. */
export const LINES: readonly (readonly number[])[] = Array.from({ length: POSITION_COUNT }, (_, position) =>
  Array.from({ length: SIZE }, (_, deep) => cellSeen(position, deep)),
);

function cellSeen(position: number, deep: number): number {
  const { side, line } = edgeOf(position);
  const far = side === "N" || side === "W" ? deep : SIZE - 1 - deep;
  return side === "N" || side === "S" ? far * SIZE + line : line * SIZE + far;
}

export const TAKE_MOVES: readonly TakeMove[] = CELLS.map((cell) => ["take", cell]);
export const EXPLORER_MOVES: readonly ExplorerMove[] = LINES.map((_, position) => ["explorer", position]);
/** One position to a whole lap. */
export const SAIL_MOVES: readonly SailMove[] = LINES.map((_, position) => ["sail", position + 1]);

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
