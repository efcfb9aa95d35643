// A side of the player board, prepared for use: spaces by number (row by row over the whole grid), names and neighbours.
import { at } from "@outrigger/kernel";
import { type PrintedSpace, printedSpaces } from "../names.ts";
import type { BoardPrint, DiscardMove, PlaceMove, ShipMove, StepMove } from "../vocabulary.ts";

export interface Plan extends BoardSource {
  /** The name of each space of the grid: "r1c1" is the upper left one. */
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** False on printed land. */
  readonly playable: readonly boolean[];
  readonly inside: readonly boolean[];
  /** The playable spaces. */
  readonly spaces: readonly number[];
  readonly neighbours: readonly Neighbours[];
  /** The space that carries the printed ships, or -1 when they lie outside the spaces. */
  readonly shipSpace: number;
  /** For each space of the grid. */
  readonly moves: readonly SpaceMoves[];
  /** For the playable spaces only. */
  readonly playableMoves: readonly SpaceMoves[];
}

/** North, east, south, west of a space; -1 beyond the edge and on printed land, where no tile can ever lie. */
export type Neighbours = readonly [north: number, east: number, south: number, west: number];

/** The moves to one space, shared by all who offer them. */
interface SpaceMoves {
  readonly space: number;
  readonly place: PlaceMove;
  readonly discard: DiscardMove;
  readonly step: StepMove;
  readonly ship: ShipMove;
}

export interface BoardSource extends BoardPrint {
  readonly fewestPlayers: number;
  readonly mostPlayers: number;
}

export function preparePlan({ plan, printedShips, fewestPlayers, mostPlayers }: BoardSource): Plan {
  const printed = printedSpaces(plan);
  const names = printed.map(({ name }) => name);
  const numbers = new Map(names.map((name, space) => [name, space]));
  const playable = printed.map(({ isLand }) => !isLand);
  const moves = names.map(movesTo);
  return {
    plan,
    printedShips,
    names,
    numbers,
    playable,
    inside: printed.map(({ isInside }) => isInside),
    spaces: names.map((_, space) => space).filter((space) => playable[space]),
    neighbours: printed.map((space) => findNeighbours(space, printed)),
    shipSpace: printedShips.space === null ? -1 : (numbers.get(printedShips.space) ?? -1),
    fewestPlayers,
    mostPlayers,
    moves,
    playableMoves: moves.filter(({ space }) => playable[space]),
  };
}

function movesTo(name: string, space: number): SpaceMoves {
  return { space, place: ["place", name], discard: ["discard", name], step: ["step", name], ship: ["ship", name] };
}

function findNeighbours({ row, column }: PrintedSpace, printed: readonly PrintedSpace[]): Neighbours {
  const towards = (down: number, right: number): number =>
    printed.findIndex((other) => !other.isLand && other.row === row + down && other.column === column + right);
  return [towards(-1, 0), towards(0, 1), towards(1, 0), towards(0, -1)];
}

export function neighboursOf({ neighbours }: Plan, space: number): Neighbours {
  const around = neighbours[space];
  if (around === undefined) throw new Error(`there is no space ${space}`);
  return around;
}

/** The neighbour on one side: N 0, E 1, S 2, W 3. */
export function neighbourOf(plan: Plan, space: number, side: number): number {
  return at(neighboursOf(plan, space), side);
}

export function spaceName({ names }: Plan, space: number): string {
  return at(names, space);
}

export function spaceNumber(plan: Plan, name: string): number {
  const space = plan.numbers.get(name);
  if (space === undefined) throw new Error(`there is no space ${name}`);
  return space;
}
