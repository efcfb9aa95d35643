// Where a tile could lie, and what becomes of the coloured ship then.
import { at } from "@outrigger/kernel";
import { facesEdge, legalRotations } from "../rules/board/placing.ts";
import { neighboursOf } from "../rules/board/plan.ts";
import { pieceTurned, type TileInfo } from "../rules/components.ts";
import type { MaoriMove } from "../rules/vocabulary.ts";
import { elbowRoom } from "./appraise.ts";
import { type Judge, leadAfter, type Trial, tryBoard } from "./judge.ts";

/** Where the coloured ship stands when a tile is placed (-1: no limit), and the paid steps that bring it there. */
export interface Anchor {
  readonly ship: number;
  readonly steps: readonly MaoriMove[];
}

export interface Placement {
  readonly anchor: Anchor;
  readonly space: number;
  /** The rotation, where it has to be chosen. */
  readonly turned: number | undefined;
  readonly tail: Tail;
  readonly trial: Trial;
  /** As if the tile had cost nothing. */
  readonly lead: number;
}

/** The end of a turn after its action: what is left to decide, and where the coloured ship stands then. */
export interface Tail {
  readonly moves: readonly MaoriMove[];
  readonly ship: number;
}

export const CONFIRM: MaoriMove = ["confirm"];
const KEEP: MaoriMove = ["keep"];
const END_TURN: Tail = { moves: [CONFIRM], ship: -1 };

/** Steps of the coloured ship that are thought of. */
const MOST_STEPS = 2;
/** Open sides to the edge never close; only to fill the last spaces may that be worth it. */
const LAST_SPACES = 2;

export function anchorHere({ site }: Judge): Anchor {
  return { ship: site.ship, steps: [] };
}

/** Own tiles within a few paid steps of the coloured ship (MAO-STEP-2); without a ship just one anchor without a place. */
export function anchorsOf(judge: Judge): Anchor[] {
  const { site, pieces, ground, me } = judge;
  const anchors = [anchorHere(judge)];
  if (site.ship < 0) return anchors;
  // The list grows while it is gone through.
  for (const { ship, steps } of anchors) {
    if (steps.length >= Math.min(MOST_STEPS, me.shells)) break;
    for (const next of neighboursOf(ground.plan, ship)) {
      if (next < 0 || pieces[next] === null || anchors.some((known) => known.ship === next)) continue;
      anchors.push({ ship: next, steps: [...steps, at(ground.plan.moves, next).step] });
    }
  }
  return anchors;
}

/** Every sensible way to lay the tile, the best first. */
export function placementsOf(judge: Judge, tile: TileInfo, anchors: readonly Anchor[], shells: number): Placement[] {
  const { plan } = judge.ground;
  const placements: Placement[] = [];
  for (const anchor of anchors) {
    if (anchor.steps.length > shells) continue;
    const spaces = anchor.ship < 0 ? plan.spaces : neighboursOf(plan, anchor.ship);
    for (const space of spaces)
      if (space >= 0 && judge.pieces[space] === null) layOn(judge, tile, anchor, space, placements);
  }
  return placements.sort((one, other) => other.lead - one.lead);
}

function layOn(judge: Judge, tile: TileInfo, anchor: Anchor, space: number, placements: Placement[]): void {
  const { ground, pieces, site, me, work, seat } = judge;
  const legal = legalRotations(site, tile, space);
  for (const rotation of legal) {
    const piece = pieceTurned(tile, rotation);
    if (at(work, seat) > LAST_SPACES && facesEdge(ground.plan, piece.open, space)) continue;
    pieces[space] = piece;
    const tail = shipTail(judge, shipAfter(judge, anchor, space));
    const trial = tryBoard(judge, tail.ship);
    pieces[space] = null;
    const lead = leadAfter(judge, trial, me.shells - anchor.steps.length, null);
    placements.push({ anchor, space, turned: legal.length > 1 ? rotation : undefined, tail, trial, lead });
  }
}

/** From the choice of the space to the end of the turn. */
export function movesOf({ ground }: Judge, { space, turned, tail }: Placement): MaoriMove[] {
  const place = at(ground.plan.moves, space).place;
  return turned === undefined ? [place, ...tail.moves] : [place, ["turn", turned], ...tail.moves];
}

/** MAO-VAR-2, MAO-V2-1. */
function shipAfter({ state, site }: Judge, anchor: Anchor, placed: number): number {
  const { variant } = state.options;
  if (variant === 0) return -1;
  return variant === 2 || site.ship < 0 ? placed : anchor.ship;
}

/** The end of the turn with the coloured ship at `ship`. In variant 1 it may still go to the tile with the most room (MAO-V1-1). */
export function shipTail({ state, ground, pieces }: Judge, ship: number): Tail {
  if (state.options.variant !== 1) return ship < 0 ? END_TURN : { moves: [CONFIRM], ship };
  const tiles = ground.plan.spaces.filter((space) => pieces[space] !== null);
  if (tiles.length <= (ship < 0 ? 0 : 1)) return { moves: [CONFIRM], ship };
  let [best, most] = [ship, ship < 0 ? -1 : elbowRoom(ground, pieces, ship)];
  for (const space of tiles) {
    const room = elbowRoom(ground, pieces, space);
    if (room > most) [best, most] = [space, room];
  }
  return { moves: [best === ship ? KEEP : at(ground.plan.moves, best).ship, CONFIRM], ship: best };
}
