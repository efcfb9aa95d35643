// Where things lie: the matrix with the ship's sixteen berths round it, and the spaces of a player board. Units of a tile: 100.
import { edgeOf, type PrintedSpace, positionAfter, printedSpaces, SIZE } from "../rules/names.ts";

/** The matrix begins this far from the edge of its drawing; the ship sails in the margin. */
export const MARGIN = 60;
/** Tiles lie apart, so that land of one does not seem to go on in the next. */
const PITCH = 109;
/** From the first tile to the end of the last. */
export const MATRIX_SPAN = (SIZE - 1) * PITCH + 100;
export const MATRIX_SIZE = MATRIX_SPAN + 2 * MARGIN;
const LANE = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a berth. */
export function berth(position: number): Point {
  const { side, line } = edgeOf(position);
  const along = MARGIN + 50 + line * PITCH;
  const beside = side === "N" || side === "W" ? LANE : MATRIX_SIZE - LANE;
  return isAbove(position) ? { x: along, y: beside } : { x: beside, y: along };
}

/** Above a column of the matrix or below it, not beside a row. */
function isAbove(position: number): boolean {
  const { side } = edgeOf(position);
  return side === "N" || side === "S";
}

/** Where a press means a berth: the margin before its line, up to the next one. */
export function reachOf(position: number): Point & { readonly width: number; readonly height: number } {
  const { x, y } = berth(position);
  const isColumn = isAbove(position);
  const wide = PITCH - 4;
  const [width, height] = isColumn ? [wide, MARGIN] : [MARGIN, wide];
  const left = isColumn ? x - wide / 2 : x < MARGIN ? 0 : MATRIX_SIZE - MARGIN;
  const top = isColumn ? (y < MARGIN ? 0 : MATRIX_SIZE - MARGIN) : y - wide / 2;
  return { x: left, y: top, width, height };
}

export function cellCorner(at: number): Point {
  return { x: MARGIN + (at % SIZE) * PITCH, y: MARGIN + Math.floor(at / SIZE) * PITCH };
}

/** Where the price of a tile lies: at its lower edge, below what is printed on it and clear of the ship and the rings beside it. */
export function priceSpot(at: number): Point {
  const { x, y } = cellCorner(at);
  return { x: x + 50, y: y + 91 };
}

/** The line of tiles that a ship at this berth looks along. */
export function lineOf(position: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y } = berth(position);
  const [across, along] = [108, MATRIX_SPAN + 8];
  return isAbove(position)
    ? { x: x - across / 2, y: MARGIN - 4, width: across, height: along }
    : { x: MARGIN - 4, y: y - across / 2, width: along, height: across };
}

/** The rim of a player board round its spaces. */
const RIM = 20;

export function boardSize(plan: readonly string[]): { readonly width: number; readonly height: number } {
  return { width: (plan[0]?.length ?? 0) * 100 + 2 * RIM, height: plan.length * 100 + 2 * RIM };
}

export interface Space extends Point, PrintedSpace {
  /** Place in the layout. */
  readonly at: number;
}

export function spacesOf(plan: readonly string[]): Space[] {
  return printedSpaces(plan).map((space, at) => ({
    ...space,
    at,
    x: RIM + space.column * 100,
    y: RIM + space.row * 100,
  }));
}

/** The way of the ship from one berth to the next ones, as the points of a path: round the corners, not through them. */
export function course(from: number, steps: number): string {
  const points: Point[] = [berth(from)];
  for (let step = 1; step <= steps; step++) {
    const here = positionAfter(from, step);
    if (edgeOf(here).side !== edgeOf(positionAfter(from, step - 1)).side) points.push(corner(here));
    points.push(berth(here));
  }
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** The corner passed on the way to a berth that begins a side. */
function corner(position: number): Point {
  const { side } = edgeOf(position);
  const far = MATRIX_SIZE - LANE;
  return { x: side === "E" || side === "S" ? far : LANE, y: side === "S" || side === "W" ? far : LANE };
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
