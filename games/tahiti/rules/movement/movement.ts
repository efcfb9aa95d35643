// The movement phase (TAH-LMOV-2): one activation after the other, in any order, until the player has done.
import { type Ask, type DecisionPhase, pop, push } from "@outrigger/kernel";
import { clanToSlip } from "../advanced/hostile-clans.ts";
import { canDepart, startDeparture } from "../endings/departure.ts";
import { hasCombatUnits } from "../island/construction.ts";
import type { MovementMove } from "../moves.ts";
import type { StartNote } from "../notes.ts";
import { commanderValues, pieceOf } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isCommander, NOBODY } from "../vocabulary.ts";
import type { MovementFrame } from "./frames.ts";
import { canCastOff } from "./loading.ts";
import { reach } from "./marching.ts";
import { canWalk, POPULATION_THIRDS, walkingReach } from "./walking.ts";

const THIRDS = 3;

export const movement: DecisionPhase<Tahiti, MovementFrame, MovementMove> = {
  publishes: ["endMove"],
  offers(play, frame, ask) {
    offerCommanders(play, frame, ask);
    offerWalks(play, frame, ask);
    if (hasCombatUnits(play.state, frame.seat)) ask.offer(["convert"]);
    else ask.refuse(["convert"], "TAH-BUILD-23");
    if (canDepart(play, frame.seat)) ask.offer(["depart"]);
    else ask.refuse(["depart"], "TAH-EXP-4");
    ask.offer(["endMove"]);
  },
  apply(play, frame, move) {
    const { state } = play;
    if (move[0] === "activate") activate(play, frame, pieceOf(state, move[1]));
    else if (move[0] === "walk") startWalk(play, frame, move[1]);
    else if (move[0] === "convert") push(state, { phase: "conversion", seat: frame.seat });
    else if (move[0] === "depart") startDeparture(play, frame.seat, true);
    else pop(state);
  },
  fallback: () => ["endMove"],
};

/** Each commander once, unless the Chieftain (or a flotilla) carried him (TAH-LMOV-7). */
function offerCommanders(play: TahitiPlay, { seat }: MovementFrame, ask: Ask<Tahiti, MovementMove>): void {
  const { state, pack } = play;
  for (const piece of state.pieces) {
    if (piece.owner !== seat || !isCommander(piece.kind)) continue;
    if (piece.mover === piece.id) ask.refuse(["activate", piece.id], "TAH-LMOV-2");
    else if (piece.mover !== 0) ask.refuse(["activate", piece.id], "TAH-LMOV-7");
    // A commander at sea can do nothing where no canoe is left to him.
    else if (pack.map.at(piece.at).sea && !canCastOff(play, piece)) ask.refuse(["activate", piece.id], "TAH-SMOV-3");
    else ask.offer(["activate", piece.id], ask.curious ? activateNote(play, piece) : undefined);
  }
}

/** How far he could go on foot: each hex with the thirds left there and the hex before it. */
function activateNote(play: TahitiPlay, piece: Piece): StartNote {
  const thirds = commanderValues(play.pack, piece).movement * THIRDS;
  return { thirds, reach: reach(play, piece, thirds) };
}

/** Unmoved Population, hex by hex (TAH-PMOV-1). */
function offerWalks(play: TahitiPlay, { seat }: MovementFrame, ask: Ask<Tahiti, MovementMove>): void {
  const seen: Hex[] = [];
  for (const piece of play.state.pieces) {
    if (piece.owner !== seat || piece.kind !== "population" || piece.mover !== 0 || seen.includes(piece.at)) continue;
    seen.push(piece.at);
    if (canWalk(play, piece)) ask.offer(["walk", piece.at], ask.curious ? walkNote(play, piece) : undefined);
    else ask.refuse(["walk", piece.at], "TAH-PMOV-6");
  }
}

function walkNote(play: TahitiPlay, unit: Piece): StartNote {
  return { thirds: POPULATION_THIRDS, reach: walkingReach(play, unit, POPULATION_THIRDS, true) };
}

function activate(play: TahitiPlay, { seat }: MovementFrame, piece: Piece): void {
  const { state, pack } = play;
  const left = commanderValues(pack, piece).movement * THIRDS;
  piece.mover = piece.id;
  play.emit({ kind: "activated", seat, id: piece.id, piece: piece.kind, hex: piece.at });
  const common = { seat, commander: piece.id, left, moved: false, landfall: 0 };
  if (pack.map.at(piece.at).sea) {
    const flotilla = { canoes: [], aboard: [], paid: true, approach: [], leaving: false };
    push(state, { phase: "loading", ...common, ...flotilla });
    return;
  }
  const slip = piece.kind === "chieftain" ? clanToSlip(play, piece.at) : NOBODY;
  const party = { carried: [], loads: [], touched: [], held: false, slip, slipping: false };
  push(state, { phase: "march", ...common, ...party });
}

function startWalk(play: TahitiPlay, { seat }: MovementFrame, hex: Hex): void {
  const unit = play.state.pieces.find(
    (piece) => piece.at === hex && piece.owner === seat && piece.kind === "population" && piece.mover === 0,
  );
  if (unit === undefined) throw new Error(`no population to walk in ${hex}`);
  push(play.state, {
    phase: "walk",
    seat,
    unit: unit.id,
    left: POPULATION_THIRDS,
    load: 0,
    touched: [],
    moved: false,
  });
}
