// Paid steps of the coloured ship before a take (MAO-STEP).
import type { Ask, Play, Seat } from "@outrigger/kernel";
import { tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { areNeighbours, hasSpace, type Site } from "../placing.ts";
import { mustPlace, seatOf } from "../turn.ts";
import type { MaoriMove } from "../vocabulary.ts";
import { lineNow, pricesNow, type Takeable } from "./take.ts";

export function offerSteps(play: Play<Maori>, seat: Seat, site: Site, ask: Ask<Maori>): void {
  const { plan } = site;
  for (let at = 0; at < plan.spaces.length; at++) {
    const space = plan.spaces[at] as number;
    if (space === site.ship) continue;
    const clause = stepProblem(play, seat, site, space);
    const move = plan.moves.step[space] as MaoriMove;
    if (clause !== undefined) ask.refuse(move, clause);
    else if (ask.curious) ask.offer(move, { price: 1 });
    else ask.offer(move);
  }
}

function stepProblem(play: Play<Maori>, seat: Seat, site: Site, space: number): string | undefined {
  if (site.ship < 0) return "MAO-VAR-1";
  if (site.pieces[space] === null) return "MAO-VAR-4";
  if (!areNeighbours(site.plan, site.ship, space)) return "MAO-STEP-2";
  const { shells } = seatOf(play, seat);
  if (shells === 0) return "MAO-STEP-1";
  return canTakeFrom(play, seat, site, space, shells - 1) ? undefined : "MAO-STEP-3";
}

/**
 * MAO-STEP-3: whether a take is possible and payable with the coloured ship on `start`, at once or after further steps.
 * Storing does not depend on the ship, but counts in variant 1 only; placing is tried from every own tile within reach.
 */
function canTakeFrom(play: Play<Maori>, seat: Seat, site: Site, start: number, shells: number): boolean {
  const { depot } = seatOf(play, seat);
  const takeable = takeableTiles(play, depot, shells);
  if (depot === null && !mustPlace(play, 1)) return takeable.length > 0;
  const reached = [start];
  const spent = [0];
  for (let at = 0; at < reached.length; at++) {
    const from = reached[at] as number;
    const left = shells - (spent[at] as number);
    if (takeable.some(({ tile, price }) => price <= left && hasSpace(site, tile, from))) return true;
    if (left === 0) continue;
    for (const next of site.plan.neighbours[from] as readonly number[]) {
      if (next < 0 || site.pieces[next] === null || reached.includes(next)) continue;
      reached.push(next);
      spent.push((spent[at] as number) + 1);
    }
  }
  return false;
}

function takeableTiles(play: Play<Maori>, depot: string | null, shells: number): Takeable[] {
  const { state, pack } = play;
  const tiles: Takeable[] = depot === null ? [] : [{ tile: tileOf(pack, depot), price: 0 }];
  const line = lineNow(play);
  pricesNow(play).forEach((price, deep) => {
    if (price >= 0 && price <= shells)
      tiles.push({ tile: tileOf(pack, state.matrix[line[deep] as number] as string), price });
  });
  return tiles;
}
