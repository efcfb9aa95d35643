// What lies open on a board, for the learned judgement: unfinished islands and what hangs on them, and what empty spaces ask for.
import { type Island, islandsOf } from "../rules/board/islands.ts";
import { neighbourOf, type Plan } from "../rules/board/plan.ts";
import { demandAt, type Ground, type Layout } from "./appraise.ts";
import { fitting } from "./stock.ts";

export interface Openings {
  /** Unfinished islands, their tiles, their ships. */
  islands: number;
  tiles: number;
  ships: number;
  /** Palms on them, without a hut and with one. */
  palms: number;
  hutPalms: number;
  /** Halves of leis that face an empty space. */
  leiHalves: number;
  /** Empty spaces that must be open to nobody, to one neighbour, to more. */
  blank: number;
  asked: number;
  joining: number;
  /** Tiles that would go on the space that is hardest to close, in percent of all; 100 where none is asked for. */
  hardest: number;
}

export function openingsOf(ground: Ground, pieces: Layout): Openings {
  const { plan } = ground;
  const openings: Openings = {
    islands: 0,
    tiles: 0,
    ships: 0,
    palms: 0,
    hutPalms: 0,
    leiHalves: 0,
    blank: 0,
    asked: 0,
    joining: 0,
    hardest: 100,
  };
  for (const island of islandsOf(plan, pieces)) if (!island.finished) addIsland(openings, plan, pieces, island);
  for (const space of plan.spaces) if (pieces[space] === null) addSpace(openings, ground, pieces, space);
  return openings;
}

function addIsland(openings: Openings, plan: Plan, pieces: Layout, { spaces, palms, hasHut }: Island): void {
  openings.islands++;
  openings.tiles += spaces.length;
  if (hasHut) openings.hutPalms += palms;
  else openings.palms += palms;
  for (const space of spaces) {
    const piece = pieces[space];
    if (!piece) continue;
    openings.ships += piece.tile.printed.ships;
    const next = piece.lei < 0 ? -1 : neighbourOf(plan, space, piece.lei);
    if (next >= 0 && pieces[next] === null) openings.leiHalves++;
  }
}

function addSpace(openings: Openings, { plan, stock }: Ground, pieces: Layout, space: number): void {
  const demand = demandAt(plan, pieces, space);
  const land = demand & 15;
  if (land === 0) {
    openings.blank++;
    return;
  }
  if ((land & (land - 1)) === 0) openings.asked++;
  else openings.joining++;
  const share = (100 * fitting(stock, land, demand >> 4)) / Math.max(1, stock.total);
  openings.hardest = Math.min(openings.hardest, share);
}
