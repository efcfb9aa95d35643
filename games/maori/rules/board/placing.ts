// Where a tile may lie: agreement with neighbours, upright palms, and the coloured ship's neighbourhood (MAO-PLACE, MAO-VAR-3).
import { type MaoriPack, type Piece, pieceOf, type TileInfo, turnBits } from "../components.ts";
import type { MaoriState, SeatState } from "../vocabulary.ts";
import { neighboursOf, type Plan, spaceNumber } from "./plan.ts";

export type Pieces = readonly (Piece | null)[];

/** What lies on each seat's board: derived from the layouts, and kept because every decision of a turn asks for it. */
export type Boards = (Piece | null)[][];

/** A player's board, ready to be asked. */
export interface Site {
  readonly plan: Plan;
  readonly pieces: Pieces;
  /** The coloured ship's space, or -1 when any space may be chosen (no variant, or no ship on the board: MAO-VAR-2). */
  readonly ship: number;
  /** MAO-PLACE-4: tiles without palms may be turned. */
  readonly turning: boolean;
}

const NO_SHIP = -1;
const UNTURNED: readonly number[] = [0];

export function siteOf({ options }: MaoriState, { ship }: SeatState, pieces: Pieces, pack: MaoriPack): Site {
  const plan = pack.plans[options.board];
  return {
    plan,
    pieces,
    ship: ship === null ? NO_SHIP : spaceNumber(plan, ship),
    turning: options.rotation === "palmFree",
  };
}

export function piecesOn(layout: readonly (string | null)[], pack: MaoriPack): (Piece | null)[] {
  return layout.map((name) => (name === null ? null : pieceOf(pack, name)));
}

export function buildBoards({ seats }: MaoriState, pack: MaoriPack): Boards {
  return seats.map(({ layout }) => piecesOn(layout, pack));
}

export function copyBoards(boards: Boards): Boards {
  return boards.map((pieces) => pieces.slice());
}

/** What lies on a space that is not empty. */
export function pieceAt(pieces: Pieces, space: number): Piece {
  const piece = pieces[space];
  if (!piece) throw new Error(`no tile lies on space ${space}`);
  return piece;
}

/** What the tiles around a space demand: low bits, sides that must be open; high bits, sides that must be water. */
function demands({ plan, pieces }: Site, space: number): number {
  let bits = 0;
  let side = -1;
  for (const neighbour of neighboursOf(plan, space)) {
    side++;
    const piece = neighbour < 0 ? null : pieces[neighbour];
    if (!piece) continue;
    const isOpen = (piece.open & (1 << ((side + 2) & 3))) !== 0;
    bits |= isOpen ? 1 << side : 16 << side;
  }
  return bits;
}

/** MAO-PLACE-5: land meets land and water meets water on every edge shared with a tile. */
function agrees(open: number, demanded: number): boolean {
  const land = demanded & 15;
  const water = demanded >> 4;
  return (open & land) === land && (open & water) === 0;
}

function allowedRotations(site: Site, tile: TileInfo): readonly number[] {
  return site.turning ? tile.rotations : UNTURNED;
}

export function legalRotations(site: Site, tile: TileInfo, space: number): number[] {
  const demanded = demands(site, space);
  return allowedRotations(site, tile).filter((rotation) => agrees(turnBits(tile.open, rotation), demanded));
}

/**
 * The clause that keeps the tile off the space while the coloured ship stands at `ship`; undefined when it may lie there
 * in at least one rotation.
 */
export function placeProblem(site: Site, tile: TileInfo, space: number, ship = site.ship): string | undefined {
  if (tile.printed.kind === "volcano") return "MAO-VOLC-1";
  if (!site.plan.playable[space]) return "MAO-COMP-8";
  if (site.pieces[space] !== null) return "MAO-PLACE-1";
  if (ship >= 0 && !areNeighbours(site.plan, ship, space)) return "MAO-VAR-3";
  const demanded = demands(site, space);
  for (const rotation of allowedRotations(site, tile))
    if (agrees(turnBits(tile.open, rotation), demanded)) return undefined;
  return misfit(tile, demanded);
}

/** MAO-PLACE-3 or MAO-PLACE-4 where only turning the tile would help, else MAO-PLACE-5. */
function misfit(tile: TileInfo, demanded: number): string {
  for (let rotation = 1; rotation < 4; rotation++) {
    if (agrees(turnBits(tile.open, rotation), demanded)) return tile.printed.palms > 0 ? "MAO-PLACE-3" : "MAO-PLACE-4";
  }
  return "MAO-PLACE-5";
}

export function areNeighbours(plan: Plan, one: number, other: number): boolean {
  return neighboursOf(plan, one).includes(other);
}

/** Whether the tile may lie anywhere while the coloured ship stands at `ship`. */
export function hasSpace(site: Site, tile: TileInfo, ship = site.ship): boolean {
  for (const space of ship >= 0 ? neighboursOf(site.plan, ship) : site.plan.spaces)
    if (space >= 0 && placeProblem(site, tile, space, ship) === undefined) return true;
  return false;
}

/** The clause behind "this tile fits nowhere": the coloured ship when it would fit elsewhere, else the neighbours. */
export function nowhereClause(site: Site, tile: TileInfo): string {
  return site.ship >= 0 && hasSpace(site, tile, NO_SHIP) ? "MAO-VAR-3" : "MAO-PLACE-5";
}

/** MAO-PLACE-7: an open side towards the edge or printed land can never be closed. */
export function facesEdge(plan: Plan, open: number, space: number): boolean {
  return neighboursOf(plan, space).some((neighbour, side) => neighbour < 0 && (open & (1 << side)) !== 0);
}
