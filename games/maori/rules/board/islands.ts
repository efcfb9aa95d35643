// Islands: chains of tiles joined through open sides (MAO-SCORE-2), and what is printed on them.
import type { Piece } from "../components.ts";
import { type Pieces, pieceAt } from "./placing.ts";
import { neighbourOf, neighboursOf, type Plan } from "./plan.ts";

export interface Island {
  /** In the order of the grid. */
  readonly spaces: readonly number[];
  /** Every open side of its tiles meets an open side (MAO-SCORE-2). */
  readonly finished: boolean;
  readonly palms: number;
  readonly hasHut: boolean;
  /** MAO-ATOLL-3: every tile lies inside the atoll. */
  readonly inside: boolean;
  /** Pairs of spaces on whose common edge two lei halves meet (MAO-SCORE-6). */
  readonly leis: readonly (readonly [number, number])[];
}

export function islandsOf(plan: Plan, pieces: Pieces): Island[] {
  const islands: Island[] = [];
  const seen = new Set<number>();
  for (const space of plan.spaces) {
    const piece = pieces[space];
    if (!piece?.tile.isIsland || seen.has(space)) continue;
    islands.push(islandAt(plan, pieces, space));
    for (const part of islands.at(-1)?.spaces ?? []) seen.add(part);
  }
  return islands;
}

/** The island of the tile on `start`. */
export function islandAt(plan: Plan, pieces: Pieces, start: number): Island {
  const spaces = [start];
  let finished = true;
  // The list grows while it is gone through.
  for (const space of spaces) {
    const piece = pieces[space];
    let side = -1;
    for (const next of neighboursOf(plan, space)) {
      side++;
      if (!isOpen(piece, side)) continue;
      if (next < 0 || !isOpen(pieces[next], side + 2)) finished = false;
      else if (!spaces.includes(next)) spaces.push(next);
    }
  }
  spaces.sort((one, other) => one - other);
  return { spaces, finished, ...printedOn(plan, pieces, spaces) };
}

function isOpen(piece: Piece | null | undefined, side: number): boolean {
  return piece !== null && piece !== undefined && (piece.open & (1 << (side & 3))) !== 0;
}

function printedOn(plan: Plan, pieces: Pieces, spaces: readonly number[]): Omit<Island, "spaces" | "finished"> {
  let palms = 0;
  let hasHut = false;
  const leis: (readonly [number, number])[] = [];
  for (const space of spaces) {
    const { tile, lei } = pieceAt(pieces, space);
    palms += tile.printed.palms;
    hasHut ||= tile.hasHut;
    const partner = lei < 0 ? -1 : leiPartner(plan, pieces, space, lei);
    if (partner > space) leis.push([space, partner]);
  }
  return { palms, hasHut, inside: spaces.every((space) => plan.inside[space]), leis };
}

/** The neighbour whose lei half meets this one, or -1. */
function leiPartner(plan: Plan, pieces: Pieces, space: number, side: number): number {
  const next = neighbourOf(plan, space, side);
  const partner = next < 0 ? null : pieces[next];
  return partner?.lei === (side + 2) % 4 ? next : -1;
}
