// The names of sides, pieces, cells, positions and spaces, and how they lie to each other: for the rules, the words and the pictures.

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

/** A side after clockwise quarter turns: N becomes E. */
export function turnedSide(side: Side, rotation: number): Side {
  return SIDES[(SIDES.indexOf(side) + rotation) % SIDES.length] ?? side;
}

/** A tile as it lies on a board: "EW14" as printed, "EW14/1" after one clockwise quarter turn. */
export function pieceName(id: string, rotation: number): string {
  return rotation === 0 ? id : `${id}/${rotation}`;
}

export function parsePiece(name: string): { readonly id: string; readonly rotation: number } {
  const [id = "", rotation = 0] = name.split("/");
  return { id, rotation: Number(rotation) };
}

/** Rows and columns of the matrix. */
export const SIZE = 4;
const LINE_NUMBERS = Array.from({ length: SIZE }, (_, line) => line);

/** m11 … m44, row by row. */
export const ROWS: readonly (readonly string[])[] = LINE_NUMBERS.map((row) =>
  LINE_NUMBERS.map((column) => `m${row + 1}${column + 1}`),
);
export const CELLS: readonly string[] = ROWS.flat();
const CELL_NUMBERS: ReadonlyMap<string, number> = new Map(CELLS.map((name, cell) => [name, cell]));

export function cellNumber(name: string): number {
  const cell = CELL_NUMBERS.get(name);
  if (cell === undefined) throw new Error(`there is no cell ${name}`);
  return cell;
}

/** MAO-SHIP-1: the positions of the explorer ship, clockwise from above the upper left cell. */
export const POSITION_COUNT = SIDES.length * SIZE;

/** On which side of the matrix a position lies, and before which row or column of it, counted from the upper left cell. */
export function edgeOf(position: number): { readonly side: Side; readonly line: number } {
  const side = SIDES[Math.floor(position / SIZE)] ?? "N";
  const along = position % SIZE;
  return { side, line: side === "N" || side === "E" ? along : SIZE - 1 - along };
}

/** MAO-SHIP-2: clockwise, and after position 15 comes 0. */
export function positionAfter(from: number, distance: number): number {
  return (from + distance) % POSITION_COUNT;
}

/** MAO-SHIP-3, MAO-SHIP-8: how far the ship sails to a position, which is a whole lap to its own. */
export function distanceTo(from: number, position: number): number {
  return ((position - from + POSITION_COUNT - 1) % POSITION_COUNT) + 1;
}

export interface PrintedSpace {
  /** "r1c1" is the upper left one. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly isLand: boolean;
  /** Inside the atoll. */
  readonly isInside: boolean;
}

/** The spaces of a board as printed, row by row over the whole grid: its place in the list is a space's number. */
export function printedSpaces(plan: readonly string[]): PrintedSpace[] {
  return plan.flatMap((marks, row) =>
    [...marks].map((mark, column) => ({
      name: `r${row + 1}c${column + 1}`,
      row,
      column,
      isLand: mark === "#",
      isInside: mark === "o",
    })),
  );
}
