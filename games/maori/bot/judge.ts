// Compares the turns one seat could take: what the board, the shells and the rivals' prospects would be afterwards.
import { at, type Seat } from "@outrigger/kernel";
import { piecesOn, type Site } from "../rules/board/placing.ts";
import { spaceNumber } from "../rules/board/plan.ts";
import type { MaoriPack, Piece, TileInfo } from "../rules/components.ts";
import type { MaoriState, SeatState } from "../rules/vocabulary.ts";
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
import { groundOf, reachOf, type Sketch, sketchOf, worthOf } from "./prospects.ts";
import { turnsAtTheEnd, turnsToFill, waitsAfter } from "./turns-left.ts";

export interface Judge {
  readonly state: MaoriState;
  readonly pack: MaoriPack;
  readonly ground: Ground;
  /** The same with notes of its own, so that a look at rivals does not disturb a trial. */
  readonly rivalGround: Ground;
  readonly seat: Seat;
  readonly me: SeatState;
  /** The seat's own board; trials are laid on it and taken off again. */
  readonly pieces: (Piece | null)[];
  readonly site: Site;
  readonly reach: number;
  readonly layouts: readonly Layout[];
  /** Spaces every seat still has to fill now. */
  readonly work: readonly number[];
  /** Sketches of all seats by the work this seat would have left. */
  readonly rivals: Map<number, readonly Sketch[]>;
}

/** A board as it would be, and where the coloured ship would stand. */
export interface Trial {
  readonly board: Appraisal;
  readonly work: number;
  readonly room: number | undefined;
}

export function newJudge(state: MaoriState, pack: MaoriPack, seat: Seat): Judge {
  const ground = groundOf(state, pack);
  const layouts = state.seats.map(({ layout }) => piecesOn(layout, pack));
  const me = at(state.seats, seat);
  const pieces = at(layouts, seat);
  return {
    state,
    pack,
    ground,
    rivalGround: { ...ground, demands: ground.demands.slice(), chances: ground.chances.slice() },
    seat,
    me,
    pieces,
    site: {
      plan: ground.plan,
      pieces,
      ship: me.ship === null ? -1 : spaceNumber(ground.plan, me.ship),
      turning: state.options.rotation === "palmFree",
    },
    reach: reachOf(ground, pieces, me.shells),
    layouts,
    work: layouts.map((layout) => workLeft(survey(ground, layout, newAppraisal()))),
    rivals: new Map(),
  };
}

/** Looks at the seat's board as it lies now, with the coloured ship on `ship` (-1: none). */
export function tryBoard(judge: Judge, ship: number): Trial {
  const { ground, pieces, reach, seat } = judge;
  const board = survey(ground, pieces, newAppraisal());
  const work = workLeft(board);
  const { turns } = at(sketchesFor(judge, work), seat);
  appraise(ground, pieces, turns, reach, board);
  return { board, work, room: ship < 0 ? undefined : elbowRoom(ground, pieces, ship) };
}

/** The lead over the best rival once a turn has brought this board, these shells and this depot. */
export function leadAfter(judge: Judge, { board, work, room }: Trial, shells: number, depot: TileInfo | null): number {
  const { ground, seat } = judge;
  const sketches = sketchesFor(judge, work).slice();
  const turns = at(sketches, seat).turns;
  sketches[seat] = { board, turns, shells, depot, room };
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < sketches.length; rival++)
    if (rival !== seat) best = Math.max(best, worthOf(ground, sketches, rival));
  return worthOf(ground, sketches, seat) - best;
}

/** How everybody stands after this turn if it leaves the seat so much to fill; the seat's own sketch is of before. */
function sketchesFor(judge: Judge, work: number): readonly Sketch[] {
  const known = judge.rivals.get(work);
  if (known !== undefined) return known;
  const { state, pack, rivalGround, layouts } = judge;
  const turns = turnsAfter(judge, work);
  const sketches = layouts.map((layout, each) => sketchOf(state, pack, rivalGround, layout, each, at(turns, each)));
  judge.rivals.set(work, sketches);
  return sketches;
}

function turnsAfter({ state, seat, work }: Judge, own: number): number[] {
  const count = state.seats.length;
  const waits = waitsAfter(seat, count);
  if (state.ending !== null) return turnsAtTheEnd(waits, state.ending.turnsLeft - 1);
  if (own === 0) return turnsAtTheEnd(waits, count - 1);
  return turnsToFill(
    waits,
    work.map((spaces, at) => (at === seat ? own : spaces)),
  );
}
