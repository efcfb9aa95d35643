// The movement phase (TAH-LMOV-2): one activation after the other, in any order, until the player has done.
import { type Ask, byKind, type DecisionPhase, pop, push } from "@outrigger/kernel";
import { clanToSlip } from "../advanced/hostile-clans.ts";
import { canDepart, startDeparture } from "../endings/departure.ts";
import { hasCombatUnits } from "../island/conversion.ts";
import type { MovementMove } from "../moves.ts";
import { THIRDS } from "../names.ts";
import type { StartNote } from "../notes.ts";
import { commanderValues, pieceOf } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isCommander, NOBODY } from "../vocabulary.ts";
import { canCastOff } from "./casting-off.ts";
import type { MovementFrame } from "./frames.ts";
import { reach } from "./marching.ts";
import { canWalk, POPULATION_THIRDS, walkingReach } from "./walking.ts";

export const movement: DecisionPhase<Tahiti, MovementFrame, MovementMove> = {
  publishes: ["endMove"],
  offers(play, frame, ask) {
    offerCommanders(play, frame, ask);
    offerWalks(play, frame, ask);
    ask.weigh(["convert"], hasCombatUnits(play.state, frame.seat) ? undefined : "TAH-BUILD-23");
    ask.weigh(["depart"], canDepart(play, frame.seat) ? undefined : "TAH-EXP-4");
    ask.offer(["endMove"]);
  },
  apply: byKind({
    activate: (play, frame, [, id]) => activate(play, frame, pieceOf(play.state, id)),
    walk: (play, frame, [, hex]) => startWalk(play, frame, hex),
    convert: ({ state }, { seat }) => push(state, { phase: "conversion", seat }),
    depart: (play, { seat }) => startDeparture(play, seat, true),
    endMove: ({ state }) => pop(state),
  }),
  fallback: () => ["endMove"],
};

/** Each commander once, unless the Chieftain (or a flotilla) carried him (TAH-LMOV-7). */
function offerCommanders(play: TahitiPlay, { seat }: MovementFrame, ask: Ask<Tahiti, MovementMove>): void {
  for (const piece of play.state.pieces) {
    if (piece.owner !== seat || !isCommander(piece.kind)) continue;
    ask.weigh(["activate", piece.id], activateBar(play, piece), () => activateNote(play, piece));
  }
}

function activateBar(play: TahitiPlay, piece: Piece): string | undefined {
  if (piece.mover === piece.id) return "TAH-LMOV-2";
  if (piece.mover !== 0) return "TAH-LMOV-7";
  // A commander at sea can do nothing where no canoe is left to him.
  return play.pack.map.at(piece.at).sea && !canCastOff(play, piece) ? "TAH-SMOV-3" : undefined;
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
    ask.weigh(["walk", piece.at], canWalk(play, piece) ? undefined : "TAH-PMOV-6", () => walkNote(play, piece));
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
