// Where things lie: the matrix with the ship's sixteen berths round it, and the spaces of a player board. Units of a tile: 100.

/** The matrix begins this far from the edge of its drawing; the ship sails in the margin. */
export const MARGIN = 60;
/** Tiles lie apart, so that land of one does not seem to go on in the next. */
const PITCH = 109;
/** From the first tile to the end of the last. */
export const MATRIX_SPAN = 3 * PITCH + 100;
export const MATRIX_SIZE = MATRIX_SPAN + 2 * MARGIN;
const LANE = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of berth 0 to 15, clockwise from above the first column. */
export function berth(position: number): Point {
  const along = MARGIN + 50 + (position % 4) * PITCH;
  const back = MATRIX_SIZE - along;
  const far = MATRIX_SIZE - LANE;
  if (position < 4) return { x: along, y: LANE };
  if (position < 8) return { x: far, y: along };
  if (position < 12) return { x: back, y: far };
  return { x: LANE, y: back };
}

/** Where a press means a berth: the margin before its line, up to the next one. */
export function reachOf(position: number): Point & { readonly width: number; readonly height: number } {
  const { x, y } = berth(position);
  const isAbove = position % 8 < 4;
  const wide = PITCH - 4;
  const [width, height] = isAbove ? [wide, MARGIN] : [MARGIN, wide];
  const left = isAbove ? x - wide / 2 : x < MARGIN ? 0 : MATRIX_SIZE - MARGIN;
  const top = isAbove ? (y < MARGIN ? 0 : MATRIX_SIZE - MARGIN) : y - wide / 2;
  return { x: left, y: top, width, height };
}

export function cellName(at: number): string {
  return `m${Math.floor(at / 4) + 1}${(at % 4) + 1}`;
}

export function cellCorner(at: number): Point {
  return { x: MARGIN + (at % 4) * PITCH, y: MARGIN + Math.floor(at / 4) * PITCH };
}

/** Where the price of a tile lies: on the tile, clear of the ship and the rings beside it. */
export function priceSpot(at: number): Point {
  const { x, y } = cellCorner(at);
  return { x: x + 50, y: y + 82 };
}

/** The line of tiles that a ship at this berth looks along. */
export function lineOf(position: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y } = berth(position);
  const isColumn = Math.floor(position / 4) % 2 === 0;
  const [across, along] = [108, MATRIX_SPAN + 8];
  return isColumn
    ? { x: x - across / 2, y: MARGIN - 4, width: across, height: along }
    : { x: MARGIN - 4, y: y - across / 2, width: along, height: across };
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

/** The reef of an atoll round what it encloses: a ring that no ruler drew. */
export function reefPath({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): string {
  const steps = 40;
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const swell = 1 + 0.022 * Math.sin(5 * angle) + 0.016 * Math.sin(9 * angle + 1);
    return {
      x: x + width / 2 + (width / 2) * swell * bend(Math.cos(angle)),
      y: y + height / 2 + (height / 2) * swell * bend(Math.sin(angle)),
    };
  });
  return smooth(points);
}

/** A closed line through the middles of the stretches between points. */
function smooth(points: readonly Point[]): string {
  const middle = (at: number): string => {
    const [one, next] = [points[at % points.length], points[(at + 1) % points.length]];
    return `${Math.round(((one?.x ?? 0) + (next?.x ?? 0)) / 2)} ${Math.round(((one?.y ?? 0) + (next?.y ?? 0)) / 2)}`;
  };
  const bends = points.map(({ x, y }, at) => `Q${Math.round(x)} ${Math.round(y)} ${middle(at)}`);
  return `M${middle(points.length - 1)}${bends.join("")}Z`;
}
