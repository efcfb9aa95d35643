// Ships on a player's own board: they carry the explorer on (MAO-SHIP-6) and are compared at the end (MAO-SCORE-7).

import type { MaoriOptions } from "../vocabulary.ts";
import type { Pieces } from "./placing.ts";
import type { Plan } from "./plan.ts";

export function shipsOn(plan: Plan, options: MaoriOptions, pieces: Pieces): number {
  let ships = printedShips(plan, options, pieces);
  for (const space of plan.spaces) ships += pieces[space]?.tile.printed.ships ?? 0;
  return ships;
}

/** MAO-SHIP-4, MAO-SHIP-7: the explorer moves as many positions as there are ships, and one in any case. */
export function freeSteps(ships: number): number {
  return Math.max(1, ships);
}

/** MAO-ATOLL-5: a tile on the space of the printed ships covers them, unless the table plays with lasting ships. */
function printedShips(plan: Plan, { atollShips }: MaoriOptions, pieces: Pieces): number {
  const covered = plan.shipSpace >= 0 && pieces[plan.shipSpace] !== null && atollShips === "covered";
  return covered ? 0 : plan.printedShips.count;
}
