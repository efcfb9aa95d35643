// Where things lie: the matrix with the ship's sixteen berths round it, and the spaces of a player board. Units of a tile: 100.

/** The matrix begins this far from the edge of its drawing; the ship sails in the margin. */
export const MARGIN = 60;
export const MATRIX_SIZE = 4 * 100 + 2 * MARGIN;
const LANE = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of berth 0 to 15, clockwise from above the first column. */
export function berth(position: number): Point {
  const along = MARGIN + 50 + (position % 4) * 100;
  const back = MATRIX_SIZE - along;
  const far = MATRIX_SIZE - LANE;
  if (position < 4) return { x: along, y: LANE };
  if (position < 8) return { x: far, y: along };
  if (position < 12) return { x: back, y: far };
  return { x: LANE, y: back };
}

export function cellName(at: number): string {
  return `m${Math.floor(at / 4) + 1}${(at % 4) + 1}`;
}

export function cellCorner(at: number): Point {
  return { x: MARGIN + (at % 4) * 100, y: MARGIN + Math.floor(at / 4) * 100 };
}

/** The rim of a player board round its spaces. */
const RIM = 20;

export function boardSize(plan: readonly string[]): { readonly width: number; readonly height: number } {
  return { width: (plan[0]?.length ?? 0) * 100 + 2 * RIM, height: plan.length * 100 + 2 * RIM };
}

export interface Space extends Point {
  readonly name: string;
  /** Place in the layout. */
  readonly at: number;
  readonly isLand: boolean;
  readonly isInside: boolean;
}

export function spacesOf(plan: readonly string[]): Space[] {
  return plan.flatMap((line, row) =>
    [...line].map((mark, column) => ({
      name: `r${row + 1}c${column + 1}`,
      at: row * line.length + column,
      x: RIM + column * 100,
      y: RIM + row * 100,
      isLand: mark === "#",
      isInside: mark === "o",
    })),
  );
}

/** The way of the ship from one berth to the next ones, as the points of a path: round the corners, not through them. */
export function course(from: number, steps: number): string {
  const points: Point[] = [berth(from)];
  for (let step = 1; step <= steps; step++) {
    const here = (from + step) % 16;
    if (here % 4 === 0) points.push(corner(here));
    points.push(berth(here));
  }
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** The corner passed on the way to a berth that begins a side. */
function corner(position: number): Point {
  const far = MATRIX_SIZE - LANE;
  if (position === 4) return { x: far, y: LANE };
  if (position === 8) return { x: far, y: far };
  return position === 12 ? { x: LANE, y: far } : { x: LANE, y: LANE };
}
