// A seat's prospects: the points it may expect at the end of the game, from its board, the races for ships and shells,
// and the turns that are left.
import { at, type Seat } from "@outrigger/kernel";
import { piecesOn } from "../rules/board/placing.ts";
import { spaceNumber } from "../rules/board/plan.ts";
import { type MaoriPack, type TileInfo, tileOf } from "../rules/components.ts";
import type { MaoriState } from "../rules/vocabulary.ts";
import {
  type Appraisal,
  appraise,
  elbowRoom,
  type Ground,
  type Layout,
  newAppraisal,
  survey,
  workLeft,
} from "./appraise.ts";
import { stockOf } from "./stock.ts";
import { turnsAtTheEnd, turnsToFill, waitsNow } from "./turns-left.ts";
import {
  DEAD,
  DEPOT,
  REACH,
  ROOM,
  SHELL,
  SHELL_RACE,
  SHELL_TURN,
  SHELL_TURNS,
  SHIP_GROWTH,
  SHIP_RACE,
  SHIP_TURN,
  SHUT_IN,
  UNFILLED,
} from "./weights.ts";

/** The largest board there is. */
const MOST_SPACES = 20;

/** With so few turns left there is nothing to plan: what is not filled now stays empty. */
const LAST_TURN = 1;

/** All that the prospects of a seat are made from. */
export interface Sketch {
  readonly board: Appraisal;
  readonly turns: number;
  readonly shells: number;
  readonly depot: TileInfo | null;
  /** Empty spaces beside the coloured ship that something fits; undefined without one. */
  readonly room: number | undefined;
}

export function groundOf(state: MaoriState, pack: MaoriPack): Ground {
  const { options } = state;
  const plan = pack.plans[options.board];
  const [demands, chances] = [new Int16Array(plan.names.length), new Float64Array(plan.names.length)];
  return { plan, options, scoring: pack.scoring, stock: stockOf(state, pack), demands, chances };
}

export function prospects(state: MaoriState, pack: MaoriPack): number[] {
  const ground = groundOf(state, pack);
  const sketches = sketchesOf(state, pack, ground);
  return sketches.map((_, seat) => worthOf(ground, sketches, seat));
}

export function sketchesOf(state: MaoriState, pack: MaoriPack, ground: Ground): Sketch[] {
  const layouts = state.seats.map((seat) => piecesOn(seat.layout, pack));
  const turns = turnsOf(state, ground, layouts, waitsNow(state));
  return layouts.map((layout, seat) => sketchOf(state, pack, ground, layout, seat, at(turns, seat)));
}

function turnsOf(state: MaoriState, ground: Ground, layouts: readonly Layout[], waits: readonly number[]): number[] {
  if (state.stack.length === 0) return layouts.map(() => 0);
  if (state.ending !== null) return turnsAtTheEnd(waits, state.ending.turnsLeft);
  return turnsToFill(
    waits,
    layouts.map((pieces) => workLeft(survey(ground, pieces, newAppraisal()))),
  );
}

export function sketchOf(
  state: MaoriState,
  pack: MaoriPack,
  ground: Ground,
  pieces: Layout,
  seat: Seat,
  turns: number,
): Sketch {
  const { shells, depot, ship } = at(state.seats, seat);
  const board = survey(ground, pieces, newAppraisal());
  appraise(ground, pieces, turns, reachOf(ground, pieces, shells), board);
  return {
    board,
    turns,
    shells,
    depot: depot === null ? null : tileOf(pack, depot),
    room: ship === null ? undefined : elbowRoom(ground, pieces, spaceNumber(ground.plan, ship)),
  };
}

/** Tiles a seat can choose from in a turn. */
export function reachOf({ plan }: Ground, pieces: Layout, shells: number): number {
  let ships = plan.printedShips.count;
  for (const piece of pieces) if (piece !== null) ships += piece.tile.printed.ships;
  return Math.min(REACH.most, REACH.base + REACH.ship * ships + REACH.shell * shells);
}

export function worthOf({ scoring }: Ground, sketches: readonly Sketch[], seat: Seat): number {
  const { board, turns, shells, depot, room } = at(sketches, seat);
  const fills = Math.min(turns, board.empty - board.dead);
  const unfilled = board.empty - fills;
  let worth = board.points;
  if (turns <= LAST_TURN) worth += unfilled * scoring.emptySpace;
  else worth += roomWorth(board.empty) - UNFILLED * unfilled - DEAD * board.dead;
  worth += SHIP_TURN * board.shipsNow * turns;
  worth += shells * (SHELL * Math.min(1, turns / SHELL_TURNS) + SHELL_TURN * turns);
  let [mostShips, mostShells] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let rival = -1;
  for (const other of sketches) {
    rival++;
    if (rival === seat) continue;
    if (other.board.ships > mostShips) mostShips = other.board.ships;
    if (other.shells > mostShells) mostShells = other.shells;
  }
  worth +=
    chanceToLead(board.ships - mostShips, turns, SHIP_RACE) * (board.ships + SHIP_GROWTH * turns) * scoring.shipForMost;
  worth += chanceToLead(shells - mostShells, turns, SHELL_RACE) * shells * scoring.shellForMost;
  if (depot !== null && turns > 0) worth += DEPOT.turn * turns + symbolsWorth(depot);
  if (room !== undefined && turns > 0) worth -= SHUT_IN[room] ?? 0;
  return worth;
}

const ROOM_WORTH = Array.from({ length: MOST_SPACES + 1 }, (_, empty) => {
  const after = Math.max(
    1,
    ROOM.findIndex(([spaces]) => spaces >= empty),
  );
  const [from, low] = at(ROOM, after - 1);
  const [to, high] = at(ROOM, after);
  return low + ((high - low) * (empty - from)) / (to - from);
});

function roomWorth(empty: number): number {
  return ROOM_WORTH[Math.min(empty, MOST_SPACES)] ?? 0;
}

/** The chance that a lead now is one at the end, or at least level (MAO-SCORE-7, MAO-SCORE-8). */
function chanceToLead(lead: number, turns: number, race: typeof SHIP_RACE | typeof SHELL_RACE): number {
  if (turns === 0) return lead >= 0 ? 1 : 0;
  const ratio = (lead + 0.4) / Math.sqrt(race.base + race.turn * turns);
  return 0.5 + (0.5 * ratio) / Math.sqrt(1 + ratio * ratio);
}

function symbolsWorth({ printed }: TileInfo): number {
  const { palms, huts, ships, shells, lei } = printed;
  const symbols = DEPOT.palm * palms + DEPOT.hut * huts + DEPOT.ship * ships + DEPOT.shell * shells;
  return symbols + (lei === null ? 0 : DEPOT.lei);
}
