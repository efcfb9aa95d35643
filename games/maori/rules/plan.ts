// A side of the player board, prepared for use: spaces by number (row by row over the whole grid), names and neighbours.
import type { BoardPrint, MaoriMove } from "./vocabulary.ts";

export interface Plan extends BoardPrint {
  readonly rows: number;
  readonly columns: number;
  /** The name of each space of the grid: "r1c1" is the upper left one. */
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** False on printed land. */
  readonly playable: readonly boolean[];
  readonly inside: readonly boolean[];
  /** The playable spaces. */
  readonly spaces: readonly number[];
  /** North, east, south, west of each space; -1 beyond the edge and on printed land, where no tile can ever lie. */
  readonly neighbours: readonly (readonly number[])[];
  /** The space that carries the printed ships, or -1 when they lie outside the spaces. */
  readonly shipSpace: number;
  readonly fewestPlayers: number;
  readonly mostPlayers: number;
  readonly moves: PlanMoves;
}

/** One shared move for each space, by kind. */
interface PlanMoves {
  readonly place: readonly MaoriMove[];
  readonly discard: readonly MaoriMove[];
  readonly step: readonly MaoriMove[];
  readonly ship: readonly MaoriMove[];
}

export interface BoardSource extends BoardPrint {
  readonly fewestPlayers: number;
  readonly mostPlayers: number;
}

const NORTH_EAST_SOUTH_WEST = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export function preparePlan({ plan, printedShips, fewestPlayers, mostPlayers }: BoardSource): Plan {
  const rows = plan.length;
  const columns = plan[0]?.length ?? 0;
  const marks = plan.join("");
  const names = spaceNames(plan);
  const numbers = new Map(names.map((name, space) => [name, space]));
  const playable = [...marks].map((mark) => mark !== "#");
  return {
    plan,
    printedShips,
    rows,
    columns,
    names,
    numbers,
    playable,
    inside: [...marks].map((mark) => mark === "o"),
    spaces: names.map((_, space) => space).filter((space) => playable[space]),
    neighbours: names.map((_, space) => neighboursOf(space, rows, columns, playable)),
    shipSpace: printedShips.space === null ? -1 : (numbers.get(printedShips.space) ?? -1),
    fewestPlayers,
    mostPlayers,
    moves: {
      place: names.map((name) => ["place", name]),
      discard: names.map((name) => ["discard", name]),
      step: names.map((name) => ["step", name]),
      ship: names.map((name) => ["ship", name]),
    },
  };
}

export function spaceNames(plan: readonly string[]): string[] {
  return plan.flatMap((row, r) => [...row].map((_, c) => `r${r + 1}c${c + 1}`));
}

function neighboursOf(space: number, rows: number, columns: number, playable: readonly boolean[]): number[] {
  return NORTH_EAST_SOUTH_WEST.map(([down, right]) => {
    const row = Math.floor(space / columns) + down;
    const column = (space % columns) + right;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return -1;
    const neighbour = row * columns + column;
    return playable[neighbour] ? neighbour : -1;
  });
}

export function spaceNumber(plan: Plan, name: string): number {
  const space = plan.numbers.get(name);
  if (space === undefined) throw new Error(`there is no space ${name}`);
  return space;
}
