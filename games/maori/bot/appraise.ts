// What a single board is worth: finished islands for sure, unfinished ones by the chance that they will be closed.

import { neighbourOf, neighboursOf, type Plan } from "../rules/board/plan.ts";
import type { Piece } from "../rules/components.ts";
import type { Scoring } from "../rules/pack-source.ts";
import type { MaoriOptions } from "../rules/vocabulary.ts";
import { chanceOf, fitting, type Stock } from "./stock.ts";
import { CLOSER_PALMS, LEI_HOPE } from "./weights.ts";

/** What does not change while boards of one position are compared. */
export interface Ground {
  readonly plan: Plan;
  readonly options: MaoriOptions;
  readonly scoring: Scoring;
  readonly stock: Stock;
  /** What each empty space of the board looked at last demands: see `demandAt`. */
  readonly demands: Int16Array;
  /** Its chance of a tile that closes what opens onto it. */
  readonly chances: Float64Array;
}

/** A board: the piece on each space of the grid. */
export type Layout = readonly (Piece | null)[];

export interface Appraisal {
  /** Points expected from islands and leis, less what removed islands leave empty. */
  points: number;
  /** Ships expected to count at the end. */
  ships: number;
  /** Ships that count now. */
  shipsNow: number;
  /** Spaces without a tile. */
  empty: number;
  /** Empty spaces that nothing fits any more. */
  dead: number;
  /** Empty spaces that something opens onto. */
  wanting: number;
}

export function newAppraisal(): Appraisal {
  return { points: 0, ships: 0, shipsNow: 0, empty: 0, dead: 0, wanting: 0 };
}

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
/** Open to the east or the west. */
const ACROSS = 10;

/** Counts the empty spaces of a board and notes what they demand. */
export function survey({ plan, stock, demands }: Ground, pieces: Layout, into: Appraisal): Appraisal {
  into.empty = 0;
  into.dead = 0;
  into.wanting = 0;
  for (const space of plan.spaces) {
    if (pieces[space] !== null) continue;
    const demand = demandAt(plan, pieces, space);
    demands[space] = demand;
    into.empty++;
    if (canFill(stock, demand) === 0) into.dead++;
    else if ((demand & 15) !== 0) into.wanting++;
  }
  return into;
}

/** Turns it takes to fill the board; with a dead space one more, because something has to be discarded first. */
export function workLeft({ empty, dead }: Appraisal): number {
  return empty + dead;
}

/**
 * What the board just surveyed is worth to a seat that will still have so many `turns` and can choose from `reach` tiles
 * in each of them.
 */
export function appraise(ground: Ground, pieces: Layout, turns: number, reach: number, into: Appraisal): Appraisal {
  const { plan, options } = ground;
  if (into.wanting > 0) weighChances(ground, pieces, Math.round((reach * turns * 2) / (into.wanting + 1)));
  const covered = plan.shipSpace >= 0 && pieces[plan.shipSpace] !== null && options.atollShips === "covered";
  into.points = 0;
  into.ships = covered ? 0 : plan.printedShips.count;
  into.shipsNow = into.ships;
  for (const space of plan.spaces) {
    const piece = pieces[space];
    if (!piece) continue;
    if (piece.open === 0) addSingle(ground, piece, space, into);
    else addIsland(ground, pieces, piece, space, into);
  }
  return into;
}

function weighChances({ plan, stock, demands, chances }: Ground, pieces: Layout, tries: number): void {
  for (const space of plan.spaces) {
    const demand = demands[space] ?? 0;
    if (pieces[space] === null && (demand & 15) !== 0)
      chances[space] = chanceOf(canFill(stock, demand), stock.total, tries);
  }
}

function canFill(stock: Stock, demand: number): number {
  return fitting(stock, demand & 15, demand >> 4);
}

/** Empty spaces beside this one that something still fits. */
export function elbowRoom({ plan, stock }: Ground, pieces: Layout, space: number): number {
  let room = 0;
  for (const next of neighboursOf(plan, space)) {
    if (next >= 0 && pieces[next] === null && canFill(stock, demandAt(plan, pieces, next)) > 0) room++;
  }
  return room;
}

/** Low bits: sides that must be open. High bits: sides that must not, because water or nothing lies there. */
export function demandAt(plan: Plan, pieces: Layout, space: number): number {
  let bits = 0;
  let side = -1;
  for (const next of neighboursOf(plan, space)) {
    side++;
    if (next < 0) bits |= 16 << side;
    else {
      const piece = pieces[next];
      if (piece) bits |= (piece.open & (1 << ((side + 2) & 3))) === 0 ? 16 << side : 1 << side;
    }
  }
  return bits;
}

function addSingle({ plan, scoring }: Ground, { tile }: Piece, space: number, into: Appraisal): void {
  const factor = (tile.hasHut ? scoring.hutFactor : 1) * (plan.inside[space] ? scoring.insideAtollFactor : 1);
  into.points += tile.printed.palms * scoring.palm * factor;
  into.ships += tile.printed.ships;
  into.shipsNow += tile.printed.ships;
}

/** An island on the way from its first tile to its last. */
interface Walk {
  tiles: number;
  palms: number;
  ships: number;
  leis: number;
  hasHut: boolean;
  inside: boolean;
  openEnds: number;
  /** That all open ends will be closed. */
  chance: number;
  /** Points hoped for from halves of leis that wait for a partner. */
  hope: number;
}

/** Adds the island that begins at this piece; islands are straight, so a piece in the middle of one has been counted. */
function addIsland(ground: Ground, pieces: Layout, first: Piece, start: number, into: Appraisal): void {
  const { plan, scoring } = ground;
  const isAcross = (first.open & ACROSS) !== 0;
  const [back, ahead] = isAcross ? [WEST, EAST] : [NORTH, SOUTH];
  const before = (first.open & (1 << back)) === 0 ? start : neighbourOf(plan, start, back);
  if (before !== start && before >= 0 && pieces[before] !== null) return;
  const walk = walkIsland(ground, pieces, first, start, back, ahead);
  if (before !== start) leaveOpen(ground, walk, first.lei === back, before, ahead);
  const perPalm = scoring.palm * (walk.hasHut ? scoring.hutFactor : 1) * (walk.inside ? scoring.insideAtollFactor : 1);
  const closers = walk.openEnds * CLOSER_PALMS * (perPalm - scoring.palm);
  const finished = walk.palms * perPalm + walk.leis * scoring.lei + walk.hope + closers;
  into.points += walk.chance * finished + (1 - walk.chance) * walk.tiles * scoring.emptySpace;
  into.ships += walk.chance * walk.ships;
  into.shipsNow += walk.ships;
}

function walkIsland(ground: Ground, pieces: Layout, first: Piece, start: number, back: number, ahead: number): Walk {
  const { plan } = ground;
  const walk: Walk = {
    tiles: 0,
    palms: 0,
    ships: 0,
    leis: 0,
    hasHut: false,
    inside: true,
    openEnds: 0,
    chance: 1,
    hope: 0,
  };
  for (let [space, piece] = [start, first]; ; ) {
    walk.tiles++;
    walk.palms += piece.tile.printed.palms;
    walk.ships += piece.tile.printed.ships;
    walk.hasHut ||= piece.tile.hasHut;
    walk.inside &&= plan.inside[space] === true;
    if ((piece.open & (1 << ahead)) === 0) return walk;
    const next = neighbourOf(plan, space, ahead);
    const following = next < 0 ? null : pieces[next];
    if (!following) {
      leaveOpen(ground, walk, piece.lei === ahead, next, back);
      return walk;
    }
    if (piece.lei === ahead && following.lei === back) walk.leis++;
    space = next;
    piece = following;
  }
}

/** An end that opens onto an empty `space`, or (-1) to nowhere; half a lei on it waits for one that faces `side`. */
function leaveOpen(
  { plan, stock, scoring, chances }: Ground,
  walk: Walk,
  hasLei: boolean,
  space: number,
  side: number,
): void {
  walk.openEnds++;
  walk.chance *= space < 0 ? 0 : (chances[space] ?? 0);
  walk.inside &&= space >= 0 && plan.inside[space] === true;
  if (hasLei) walk.hope += chanceOf(stock.leis[side] ?? 0, stock.total, LEI_HOPE) * scoring.lei;
}
