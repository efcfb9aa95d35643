// What a single board is worth: finished islands for sure, unfinished ones by the chance that they will be closed.
import type { Piece } from "../rules/components.ts";
import type { Scoring } from "../rules/pack-check.ts";
import type { Plan } from "../rules/plan.ts";
import type { MaoriOptions } from "../rules/vocabulary.ts";
import { chanceOf, fitting, type Stock } from "./stock.ts";
import { CLOSER_PALMS, LEI_HOPE } from "./weights.ts";

/** What does not change while boards of one position are compared. */
export interface Ground {
  readonly plan: Plan;
  readonly options: MaoriOptions;
  readonly scoring: Scoring;
  readonly stock: Stock;
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
}

/** What each empty space demands, and its chance of a tile that meets it; written anew for each board. */
const demands = new Int16Array(64);
const chances = new Float64Array(64);

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** `turns`: how many the seat will still have; `reach`: tiles it can choose from in each of them. */
export function appraise(ground: Ground, pieces: Layout, turns: number, reach: number, into: Appraisal): Appraisal {
  lookAtSpaces(ground, pieces, turns, reach, into);
  const { plan, options } = ground;
  const covered = plan.shipSpace >= 0 && pieces[plan.shipSpace] !== null && options.atollShips === "covered";
  into.points = 0;
  into.ships = covered ? 0 : plan.printedShips.count;
  into.shipsNow = into.ships;
  for (let at = 0; at < plan.spaces.length; at++) {
    const space = plan.spaces[at] as number;
    const piece = pieces[space] as Piece | null;
    if (piece === null) continue;
    if (piece.open === 0) addSingle(ground, piece, space, into);
    else addIsland(ground, pieces, piece, space, into);
  }
  return into;
}

/** Counts empty and dead spaces and works out the chances of those that have to close something. */
function lookAtSpaces({ plan, stock }: Ground, pieces: Layout, turns: number, reach: number, into: Appraisal): void {
  let wanting = 0;
  into.empty = 0;
  into.dead = 0;
  for (let at = 0; at < plan.spaces.length; at++) {
    const space = plan.spaces[at] as number;
    if (pieces[space] !== null) continue;
    into.empty++;
    const demand = demandAt(plan, pieces, space);
    demands[space] = demand;
    if (canFill(stock, demand) === 0) into.dead++;
    else if ((demand & 15) !== 0) wanting++;
  }
  const tries = Math.round((reach * turns * 2) / (wanting + 1));
  for (let at = 0; at < plan.spaces.length; at++) {
    const space = plan.spaces[at] as number;
    const demand = demands[space] as number;
    if (pieces[space] === null && (demand & 15) !== 0)
      chances[space] = chanceOf(canFill(stock, demand), stock.total, tries);
  }
}

function canFill(stock: Stock, demand: number): number {
  return fitting(stock, demand & 15, demand >> 4);
}

/** Spaces still to be filled; a dead one takes a turn more, because something has to be discarded first. */
export function workLeft({ plan, stock }: Ground, pieces: Layout): number {
  let work = 0;
  for (let at = 0; at < plan.spaces.length; at++) {
    const space = plan.spaces[at] as number;
    if (pieces[space] === null) work += canFill(stock, demandAt(plan, pieces, space)) === 0 ? 2 : 1;
  }
  return work;
}

/** Empty spaces beside this one that something still fits. */
export function elbowRoom({ plan, stock }: Ground, pieces: Layout, space: number): number {
  let room = 0;
  for (const next of plan.neighbours[space] as readonly number[]) {
    if (next >= 0 && pieces[next] === null && canFill(stock, demandAt(plan, pieces, next)) > 0) room++;
  }
  return room;
}

/** Low bits: sides that must be open. High bits: sides that must not, because water or nothing lies there. */
function demandAt(plan: Plan, pieces: Layout, space: number): number {
  const around = plan.neighbours[space] as readonly number[];
  let bits = 0;
  for (let side = 0; side < 4; side++) {
    const next = around[side] as number;
    if (next < 0) bits |= 16 << side;
    else {
      const piece = pieces[next] as Piece | null;
      if (piece !== null) bits |= (piece.open & (1 << ((side + 2) & 3))) === 0 ? 16 << side : 1 << side;
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

/** Adds the island that begins at this piece; islands are straight, so a piece in the middle of one has been counted. */
function addIsland(ground: Ground, pieces: Layout, first: Piece, start: number, into: Appraisal): void {
  const { plan, scoring, stock } = ground;
  const isAcross = (first.open & 10) !== 0;
  const [back, ahead] = isAcross ? [WEST, EAST] : [NORTH, SOUTH];
  let chance = 1;
  let openEnds = 0;
  let hope = 0;
  let inside = true;
  if ((first.open & (1 << back)) !== 0) {
    const before = (plan.neighbours[start] as readonly number[])[back] as number;
    if (before >= 0 && pieces[before] !== null) return;
    openEnds++;
    chance = before < 0 ? 0 : (chances[before] as number);
    inside = before >= 0 && plan.inside[before] === true;
    if (first.lei === back) hope += chanceOf(stock.leis[ahead] as number, stock.total, LEI_HOPE) * scoring.lei;
  }
  let [tiles, palms, ships, leis, hasHut] = [0, 0, 0, 0, false];
  for (let [space, piece] = [start, first]; ; ) {
    tiles++;
    palms += piece.tile.printed.palms;
    ships += piece.tile.printed.ships;
    hasHut ||= piece.tile.hasHut;
    inside &&= plan.inside[space] === true;
    if ((piece.open & (1 << ahead)) === 0) break;
    const next = (plan.neighbours[space] as readonly number[])[ahead] as number;
    const following = next < 0 ? null : (pieces[next] as Piece | null);
    if (following === null) {
      openEnds++;
      chance *= next < 0 ? 0 : (chances[next] as number);
      inside &&= next >= 0 && plan.inside[next] === true;
      if (piece.lei === ahead) hope += chanceOf(stock.leis[back] as number, stock.total, LEI_HOPE) * scoring.lei;
      break;
    }
    if (piece.lei === ahead && following.lei === back) leis++;
    space = next;
    piece = following;
  }
  const perPalm = scoring.palm * (hasHut ? scoring.hutFactor : 1) * (inside ? scoring.insideAtollFactor : 1);
  const bonus = openEnds * CLOSER_PALMS * (perPalm - scoring.palm);
  into.points +=
    chance * (palms * perPalm + leis * scoring.lei + hope + bonus) + (1 - chance) * tiles * scoring.emptySpace;
  into.ships += chance * ships;
  into.shipsNow += ships;
}
