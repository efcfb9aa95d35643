// Whole turns worth thinking about: how far to sail, which tile, where to; the most promising first.
import { at } from "@outrigger/kernel";
import type { Decision } from "@outrigger/kernel/play";
import { freeSteps, shipsOn } from "../rules/board/ships.ts";
import { type TileInfo, tileOf } from "../rules/components.ts";
import { EXPLORER_MOVES, lineFrom, linePrices, SAIL_MOVES, TAKE_MOVES } from "../rules/matrix.ts";
import { positionAfter } from "../rules/names.ts";
import { tileOn } from "../rules/phases/line.ts";
import { explorerOf } from "../rules/turn.ts";
import type { ActionFrame, DestinationFrame, MaoriFrame, MaoriMove, RotationFrame } from "../rules/vocabulary.ts";
import { type Judge, leadAfter, tryBoard } from "./judge.ts";
import {
  type Anchor,
  anchorHere,
  anchorsOf,
  CONFIRM,
  movesOf,
  type Placement,
  placementsOf,
  shipTail,
} from "./placements.ts";

/** A turn, or what is left of it, and the lead it would bring. */
export interface Candidate {
  readonly moves: readonly MaoriMove[];
  readonly lead: number;
}

/** A way to the action: the moves so far and the shells kept. */
interface Approach {
  readonly moves: readonly MaoriMove[];
  readonly position: number;
  readonly shells: number;
}

/** Placements of one tile that are looked at with every way to reach it. */
const BEST_PLACEMENTS = 4;
/** Shells that a dearer way to the same tile may cost more. */
const DEARER = 2;
/** Ways to store one tile, to play the depot tile, to do nothing. */
const FEW_WAYS = 3;
/** Discards looked at. */
const FEW_DISCARDS = 2;

const DEPOT: MaoriMove = ["depot"];
const PLAY_DEPOT: MaoriMove = ["playDepot"];
const PASS: MaoriMove = ["pass"];

/** Everything the seat could do from this decision to the end of its turn, as far as it makes sense, best first. */
export function candidatesOf(judge: Judge, { frame }: Pick<Decision<MaoriFrame>, "frame">): Candidate[] {
  const candidates = turnsFrom(judge, frame);
  return candidates.sort((one, other) => other.lead - one.lead);
}

function turnsFrom(judge: Judge, frame: MaoriFrame): Candidate[] {
  switch (frame.phase) {
    case "placeExplorer":
      return EXPLORER_MOVES.map((move) => ({ moves: [move, CONFIRM], lead: 0 }));
    case "sail":
      return actions(judge, approaches(judge), 0);
    case "action":
      return actions(judge, [{ moves: [], position: explorerOf(judge), shells: judge.me.shells }], frame.steps);
    case "destination":
      return destinations(judge, frame);
    case "rotation":
      return rotations(judge, frame);
    case "colouredShip":
      return [{ moves: shipTail(judge, judge.site.ship).moves, lead: 0 }];
    default:
      return [{ moves: [CONFIRM], lead: 0 }];
  }
}

/** Every distance the seat can pay for (MAO-SHIP-4, MAO-SHIP-5). */
function approaches(judge: Judge): Approach[] {
  const { state, ground, pieces, me } = judge;
  const explorer = explorerOf(judge);
  const free = freeSteps(shipsOn(ground.plan, state.options, pieces));
  const ways: Approach[] = [];
  for (const move of SAIL_MOVES) {
    const [, distance] = move;
    const shells = me.shells - Math.max(0, distance - free);
    if (shells < 0) break;
    const position = positionAfter(explorer, distance);
    ways.push({ moves: [move], position, shells });
  }
  return ways;
}

function actions(judge: Judge, ways: readonly Approach[], steps: ActionFrame["steps"]): Candidate[] {
  const anchors = anchorsOf(judge);
  // MAO-STEP-3: in variant 2 nothing is stored after a paid step.
  const mayStore = judge.me.depot === null && (steps === 0 || judge.state.options.variant !== 2);
  const candidates = [...takes(judge, ways, anchors, mayStore), ...depotPlays(judge, ways, anchors)];
  if (steps > 0) return candidates;
  return [...candidates, ...discards(judge, ways), ...passes(judge, ways)];
}

/** Each tile in reach, laid where it does best or stored, by every way that does not cost much more than the cheapest. */
function takes(judge: Judge, ways: readonly Approach[], anchors: readonly Anchor[], mayStore: boolean): Candidate[] {
  const candidates: Candidate[] = [];
  const idle = tryBoard(judge, shipTail(judge, judge.site.ship).ship);
  waysToCells(judge, ways).forEach((reached, cell) => {
    const tile = tileOn(judge, cell);
    const most = Math.max(...reached.map(({ shells }) => shells));
    const cheap = reached.filter(({ shells }) => shells >= most - DEARER);
    const take = at(TAKE_MOVES, cell);
    for (const placement of placementsOf(judge, tile, anchors, most).slice(0, BEST_PLACEMENTS))
      for (const way of cheap) addPlacement(judge, candidates, way, take, placement, tile);
    if (!mayStore) return;
    const tail = shipTail(judge, judge.site.ship).moves;
    for (const way of cheap.slice(0, FEW_WAYS))
      candidates.push({ moves: [...way.moves, take, DEPOT, ...tail], lead: leadAfter(judge, idle, way.shells, tile) });
  });
  return candidates;
}

/** For each cell that can be taken, the ways to it; their shells are those left after paying for the tile too. */
function waysToCells({ state, pack }: Judge, ways: readonly Approach[]): Map<number, Approach[]> {
  const cells = new Map<number, Approach[]>();
  for (const way of ways) {
    const prices = linePrices(pack, state.matrix, way.position);
    for (const [deep, cell] of lineFrom(way.position).entries()) {
      const price = at(prices, deep);
      if (price < 0 || price > way.shells) continue;
      const reached = cells.get(cell) ?? [];
      reached.push({ ...way, shells: way.shells - price });
      cells.set(cell, reached);
    }
  }
  return cells;
}

function addPlacement(
  judge: Judge,
  candidates: Candidate[],
  way: Approach,
  take: MaoriMove,
  placement: Placement,
  tile: TileInfo,
): void {
  const { state, me, pack } = judge;
  const { anchor, trial } = placement;
  const left = way.shells - anchor.steps.length;
  if (left < 0) return;
  const received = Math.min(tile.printed.shells, state.supply + me.shells - left);
  const depot = take === PLAY_DEPOT || me.depot === null ? null : tileOf(pack, me.depot);
  candidates.push({
    moves: [...way.moves, ...anchor.steps, take, ...movesOf(judge, placement)],
    lead: leadAfter(judge, trial, left + received, depot),
  });
}

function depotPlays(judge: Judge, ways: readonly Approach[], anchors: readonly Anchor[]): Candidate[] {
  const { pack, me } = judge;
  if (me.depot === null) return [];
  const tile = tileOf(pack, me.depot);
  const candidates: Candidate[] = [];
  for (const placement of placementsOf(judge, tile, anchors, me.shells).slice(0, BEST_PLACEMENTS))
    for (const way of freeWays(judge, ways)) addPlacement(judge, candidates, way, PLAY_DEPOT, placement, tile);
  return candidates;
}

/** Where nothing is taken the explorer only has to go somewhere: nearby, far, and in between, for nothing. */
function freeWays({ me }: Judge, ways: readonly Approach[]): Approach[] {
  const free = ways.filter(({ shells }) => shells === me.shells);
  if (free.length <= FEW_WAYS) return free.length > 0 ? free : ways.slice(0, 1);
  return [at(free, 0), at(free, free.length >> 1), at(free, free.length - 1)];
}

function discards(judge: Judge, ways: readonly Approach[]): Candidate[] {
  const { ground, pieces, site, state, me } = judge;
  const candidates: Candidate[] = [];
  for (const { space, discard } of ground.plan.playableMoves) {
    const piece = pieces[space] ?? null;
    if (piece === null || (state.options.variant === 2 && space === site.ship)) continue;
    pieces[space] = null;
    const tail = shipTail(judge, space === site.ship ? -1 : site.ship);
    const lead = leadAfter(judge, tryBoard(judge, tail.ship), me.shells, depotTile(judge));
    pieces[space] = piece;
    const [way] = ways;
    if (way !== undefined) candidates.push({ moves: [...way.moves, discard, ...tail.moves], lead });
  }
  return candidates.sort((one, other) => other.lead - one.lead).slice(0, FEW_DISCARDS);
}

function passes(judge: Judge, ways: readonly Approach[]): Candidate[] {
  const tail = shipTail(judge, judge.site.ship);
  const lead = leadAfter(judge, tryBoard(judge, tail.ship), judge.me.shells, depotTile(judge));
  return freeWays(judge, ways).map((way) => ({ moves: [...way.moves, PASS, ...tail.moves], lead }));
}

function depotTile({ me, pack }: Judge): TileInfo | null {
  return me.depot === null ? null : tileOf(pack, me.depot);
}

function destinations(judge: Judge, { tile: id, mustPlace }: DestinationFrame): Candidate[] {
  const { pack, me } = judge;
  const tile = tileOf(pack, id);
  const shells = me.shells + Math.min(tile.printed.shells, judge.state.supply);
  const candidates = placementsOf(judge, tile, [anchorHere(judge)], me.shells).map((placement) => ({
    moves: movesOf(judge, placement),
    lead: leadAfter(judge, placement.trial, shells, depotTile(judge)),
  }));
  if (mustPlace || me.depot !== null) return candidates;
  const tail = shipTail(judge, judge.site.ship);
  return [
    ...candidates,
    { moves: [DEPOT, ...tail.moves], lead: leadAfter(judge, tryBoard(judge, tail.ship), me.shells, tile) },
  ];
}

function rotations(judge: Judge, { tile: id, space }: RotationFrame): Candidate[] {
  const tile = tileOf(judge.pack, id);
  return placementsOf(judge, tile, [anchorHere(judge)], judge.me.shells)
    .filter((placement) => judge.ground.plan.names[placement.space] === space)
    .map((placement) => ({ moves: movesOf(judge, placement).slice(1), lead: placement.lead }));
}
