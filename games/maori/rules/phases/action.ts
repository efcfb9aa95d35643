// D2: one action a turn (MAO-TURN-3): take a tile, play the depot tile, discard, do nothing; before a take, paid steps.
import type { Ask, DecisionPhase, Play, Seat } from "@outrigger/kernel";
import { replace } from "@outrigger/kernel";
import { tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { cellNumber } from "../matrix.ts";
import { pieceAt, type Site, siteOf } from "../placing.ts";
import { spaceNumber } from "../plan.ts";
import { islandWorth } from "../scoring.ts";
import { pay } from "../shells.ts";
import { shipsOn } from "../ships.ts";
import type { DiscardNote } from "../shown.ts";
import { finishAction, mustPlace, seatOf } from "../turn.ts";
import type { ActionFrame, ActionMove, PassMove } from "../vocabulary.ts";
import { offerSteps } from "./step.ts";
import { offerDepotTile, offerTakes, priceOfCell, tileOn } from "./take.ts";

const PASS: PassMove = ["pass"];

export const action: DecisionPhase<Maori, ActionFrame, ActionMove> = {
  publishes: [],
  offers(play, { seat, steps }, ask) {
    const site = siteOf(play.state, seatOf(play, seat), play.pack);
    offerTakes(play, { seat, steps }, site, ask);
    offerDepotTile(play, seat, site, ask);
    offerDiscards(play, steps, site, ask);
    if (steps > 0) ask.refuse(PASS, "MAO-STEP-3");
    else ask.offer(PASS);
    if (play.state.options.variant > 0) offerSteps(play, seat, site, ask);
  },
  apply(play, frame, move) {
    const { seat } = frame;
    if (move[0] === "take") take(play, frame, move[1]);
    else if (move[0] === "playDepot") playDepot(play, seat);
    else if (move[0] === "discard") discard(play, seat, move[1]);
    else if (move[0] === "step") step(play, frame, move[1]);
    else pass(play, seat);
  },
  /** Nothing, or after paid steps the first take that can still be had. */
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "pass") ?? offers[0],
};

/** MAO-DISC-1, MAO-DISC-2: any own tile, but in variant 2 not the one under the coloured ship (MAO-V2-2). */
function offerDiscards(play: Play<Maori>, steps: number, site: Site, ask: Ask<Maori, ActionMove>): void {
  const { plan, pieces } = site;
  for (const { space, discard: move } of plan.playableMoves) {
    if (pieces[space] === null) ask.refuse(move, "MAO-DISC-1");
    else if (steps > 0) ask.refuse(move, "MAO-STEP-3");
    else if (play.state.options.variant === 2 && space === site.ship) ask.refuse(move, "MAO-V2-2");
    else if (ask.curious) ask.offer(move, discardNote(play, site, space));
    else ask.offer(move);
  }
}

function discardNote(play: Play<Maori>, { plan, pieces }: Site, space: number): DiscardNote {
  const left = pieces.map((piece, at) => (at === space ? null : piece));
  const before = islandWorth(plan, pieces, play.pack);
  const after = islandWorth(plan, left, play.pack);
  const { options } = play.state;
  return {
    palmPoints: after.palmPoints - before.palmPoints,
    leis: after.leis - before.leis,
    ships: shipsOn(plan, options, left) - shipsOn(plan, options, pieces),
  };
}

/** MAO-SHELL-3: the price is paid before anything is received for the tile. */
function take(play: Play<Maori>, { seat, steps }: ActionFrame, cell: string): void {
  const { state } = play;
  const price = priceOfCell(play, cell);
  const { printed } = tileOn(play, cellNumber(cell));
  pay(state, seatOf(play, seat), price);
  state.matrix[cellNumber(cell)] = null;
  play.emit({ kind: "took", seat, tile: printed, cell, price });
  replace(state, { phase: "destination", seat, tile: printed.id, cell, mustPlace: mustPlace(play, steps) });
}

function playDepot(play: Play<Maori>, seat: Seat): void {
  const owner = seatOf(play, seat);
  const { depot: tile } = owner;
  if (tile === null) throw new Error(`seat ${seat} has nothing in its depot`);
  owner.depot = null;
  play.tell(() => ({ kind: "tookFromDepot", seat, tile: tileOf(play.pack, tile).printed }));
  replace(play.state, { phase: "destination", seat, tile, cell: null, mustPlace: true });
}

/** MAO-DISC-1, MAO-DISC-3: the tile leaves the game with all that is printed on it; shells once received stay. */
function discard(play: Play<Maori>, seat: Seat, name: string): void {
  const owner = seatOf(play, seat);
  const site = siteOf(play.state, owner, play.pack);
  const space = spaceNumber(site.plan, name);
  const { tile } = pieceAt(site.pieces, space);
  owner.layout[space] = null;
  play.state.box.push(tile.printed.id);
  play.emit({ kind: "discarded", seat, tile: tile.printed, space: name });
  if (owner.ship === name) leaveBoard(play, seat, name);
  finishAction(play, seat, null, false);
}

/** MAO-VAR-4, MAO-VAR-5: the coloured ship cannot stay on an empty space. */
function leaveBoard(play: Play<Maori>, seat: Seat, from: string): void {
  seatOf(play, seat).ship = null;
  play.emit({ kind: "shipMoved", seat, from, to: null });
}

/** MAO-STEP-1: one shell a space; the action is still to come. */
function step(play: Play<Maori>, frame: ActionFrame, to: string): void {
  const owner = seatOf(play, frame.seat);
  const { ship: from } = owner;
  if (from === null) throw new Error(`the coloured ship of seat ${frame.seat} is not on the board`);
  pay(play.state, owner, 1);
  owner.ship = to;
  frame.steps++;
  play.emit({ kind: "stepped", seat: frame.seat, from, to });
}

function pass(play: Play<Maori>, seat: Seat): void {
  play.emit({ kind: "passed", seat });
  finishAction(play, seat, null, true);
}
