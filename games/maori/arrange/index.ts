// Positions as data: tiles, shells and ships where they are wanted. Every tile and shell stays accounted for, so that invariants hold.

import { spaceNumber } from "../rules/board/plan.ts";
import type { MaoriPack } from "../rules/components.ts";
import { CELLS, parsePiece } from "../rules/names.ts";
import type { MaoriState } from "../rules/vocabulary.ts";

export interface Arrangement {
  /** Per seat, in the notation of the rules: "EE02@r2c2 EW14/1@r2c3". */
  readonly boards?: readonly string[];
  /** Per seat; what is left of the shells is the supply. 5 each when absent. */
  readonly shells?: readonly number[];
  readonly depots?: readonly (string | null)[];
  /** Per seat, the space of the coloured ship. */
  readonly ships?: readonly (string | null)[];
  /** Cells by name; the other cells get tiles from the rest unless `bare`. */
  readonly matrix?: Readonly<Record<string, string | null>>;
  /** Cells that are not named stay empty. */
  readonly bare?: boolean;
  /** The pile; all tiles left over when absent. What is in neither goes to the box. */
  readonly pile?: readonly string[];
  readonly explorer?: number;
  readonly phase?: "sail" | "action";
  readonly seat?: number;
  readonly passes?: number;
}

/** The seat at `seat` (0 when absent) is about to sail, or to act, with the explorer ship at `explorer` (0 when absent). */
export function arrange(state: MaoriState, pack: MaoriPack, wanted: Arrangement): void {
  const { phase = "sail", seat = 0, explorer = 0, passes = 0 } = wanted;
  layBoards(state, pack, wanted);
  layMatrix(state, pack, wanted);
  giveShells(state, pack, wanted);
  state.explorer = explorer;
  state.passes = passes;
  state.stack = [phase === "sail" ? { phase, seat } : { phase, seat, steps: 0 }];
}

function layBoards(state: MaoriState, pack: MaoriPack, { boards = [], depots = [], ships = [] }: Arrangement): void {
  const plan = pack.plans[state.options.board];
  state.seats.forEach((owner, at) => {
    owner.layout.fill(null);
    for (const entry of boards[at]?.split(" ").filter((text) => text !== "") ?? []) {
      const [piece = "", space = ""] = entry.split("@");
      owner.layout[spaceNumber(plan, space)] = piece;
    }
    owner.depot = depots[at] ?? null;
    owner.ship = ships[at] ?? null;
  });
}

function layMatrix(state: MaoriState, pack: MaoriPack, { matrix = {}, bare = false, pile }: Arrangement): void {
  const named = Object.values(matrix).filter((id) => id !== null);
  const used = new Set([...named, ...(pile ?? []), ...tilesOfSeats(state)]);
  const rest = pack.ids.filter((id) => !used.has(id));
  const spare = rest.filter((id) => !pack.volcanoes.has(id));
  state.matrix = CELLS.map((cell) => {
    if (Object.hasOwn(matrix, cell)) return matrix[cell] ?? null;
    return bare ? null : (spare.shift() ?? null);
  });
  const left = rest.filter((id) => !state.matrix.includes(id));
  state.pile = pile === undefined ? left : [...pile].sort();
  state.box = pile === undefined ? [] : left;
}

function tilesOfSeats(state: MaoriState): string[] {
  return state.seats.flatMap(({ layout, depot }) =>
    [...layout, depot].filter((name) => name !== null).map((name) => parsePiece(name).id),
  );
}

function giveShells(state: MaoriState, { tokens }: MaoriPack, { shells = [] }: Arrangement): void {
  state.supply = tokens.shells;
  state.seats.forEach((owner, at) => {
    owner.shells = shells[at] ?? tokens.startingShells;
    state.supply -= owner.shells;
  });
}
