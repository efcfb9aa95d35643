// Paid steps of the coloured ship before a take (MAO-STEP).
import { type Ask, at, type Play, type Seat } from "@outrigger/kernel";
import { areNeighbours, hasSpace, type Site } from "../board/placing.ts";
import { neighboursOf } from "../board/plan.ts";
import { tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { pay } from "../shells.ts";
import { mustPlace, seatOf } from "../turn.ts";
import type { ActionFrame, StepMove } from "../vocabulary.ts";
import { lineNow, pricesNow, type Takeable, tileOn } from "./line.ts";

export function offerSteps(play: Play<Maori>, seat: Seat, site: Site, ask: Ask<Maori, StepMove>): void {
  for (const { space, step } of site.plan.playableMoves) {
    if (space === site.ship) continue;
    ask.weigh(step, stepBar(play, seat, site, space), () => ({ price: 1 }));
  }
}

function stepBar(play: Play<Maori>, seat: Seat, site: Site, space: number): string | undefined {
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
  // Each own tile within reach, with the shells left there; the list grows while it is gone through.
  const reached = [{ from: start, left: shells }];
  for (const { from, left } of reached) {
    if (takeable.some(({ tile, price }) => price <= left && hasSpace(site, tile, from))) return true;
    if (left === 0) continue;
    for (const next of neighboursOf(site.plan, from)) {
      if (next < 0 || site.pieces[next] === null || reached.some((known) => known.from === next)) continue;
      reached.push({ from: next, left: left - 1 });
    }
  }
  return false;
}

function takeableTiles(play: Play<Maori>, depot: string | null, shells: number): Takeable[] {
  const tiles: Takeable[] = depot === null ? [] : [{ tile: tileOf(play.pack, depot), price: 0 }];
  const line = lineNow(play);
  for (const [deep, price] of pricesNow(play).entries())
    if (price >= 0 && price <= shells) tiles.push({ tile: tileOn(play, at(line, deep)), price });
  return tiles;
}

/** MAO-STEP-1: one shell a space; the action is still to come. */
export function step(play: Play<Maori>, frame: ActionFrame, [, to]: StepMove): void {
  const owner = seatOf(play, frame.seat);
  const { ship: from } = owner;
  if (from === null) throw new Error(`the coloured ship of seat ${frame.seat} is not on the board`);
  pay(play.state, owner, 1);
  owner.ship = to;
  frame.steps++;
  play.emit({ kind: "stepped", seat: frame.seat, from, to });
}
