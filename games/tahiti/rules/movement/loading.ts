// Taking to the canoes: how many, and who goes aboard (TAH-SMOV-1 to TAH-SMOV-8, TAH-SMOV-11, TAH-SCOM-1).
import { byKind, type DecisionPhase, pop } from "@outrigger/kernel";
import type { Carrying, LoadingMove } from "../moves.ts";
import { combatCount, unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isCombat, isUnit, SEATS } from "../vocabulary.ts";
import { bystanders, isFree, namePieces, partyOf, pieceNamed } from "./carrying.ts";
import { castOff, offerCastingOff } from "./casting-off.ts";
import { afloatFrom, afloatOf, canoesFor, canSail, EMBARK_THIRDS, offerSails } from "./flotilla.ts";
import type { FlotillaFrame } from "./frames.ts";
import { setSail, startCrash } from "./sailing.ts";
import { commanderOf } from "./travel.ts";

export const loading: DecisionPhase<Tahiti, FlotillaFrame, LoadingMove> = {
  publishes: ["done"],
  offers(play, frame, ask) {
    const commander = commanderOf(play, frame);
    if (frame.canoes.length === 0) {
      offerCastingOff(play, frame, commander, ask);
      return;
    }
    const there = bystanders(play.state, commander, frame.aboard);
    namePieces(ask, "take", there, (piece) => whyNotBoard(play, frame, commander, piece));
    if (isReady(play, frame, commander)) offerSails(play, afloatOf(play, frame, commander.at), ask);
  },
  apply: byKind({
    castOff: (play, frame, [, count]) => castOff(play, frame, commanderOf(play, frame), count),
    take: (play, frame, move) => board(play, frame, commanderOf(play, frame), move),
    sail: (play, frame, [, to]) => setSail(play, frame, commanderOf(play, frame), to),
    crash: (play, frame, [, to]) => startCrash(play, frame, commanderOf(play, frame), to),
    done: ({ state }) => pop(state),
  }),
  fallback: (_play, _frame, offers) =>
    offers.find(([kind]) => kind === "done") ?? offers.find(([kind]) => kind === "sail") ?? offers[0],
};

/** TAH-SMOV-1, TAH-SMOV-3, TAH-SMOV-8, TAH-SMOV-14; whoever began the phase elsewhere makes the embarkation cost. */
function whyNotBoard(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, piece: Piece): string | undefined {
  if (!isFree(piece, commander.id)) return "TAH-SMOV-8";
  if (piece.kind === "shaman" && commander.kind !== "chieftain") return "TAH-SMOV-14";
  if (isUnit(piece.kind)) {
    const crew = partyOf(play.state, frame.aboard);
    const missing = Math.max(0, frame.canoes.length - combatCount(crew)) - (isCombat(piece.kind) ? 1 : 0);
    const room = SEATS * frame.canoes.length - unitCount(crew) - 1;
    if (room < 0) return "TAH-SMOV-1";
    if (room < missing) return "TAH-SMOV-3";
  }
  if (frame.paid || piece.start === commander.at) return undefined;
  const later = afloatFrom(play, frame.seat, commander.at, frame.left - EMBARK_THIRDS, frame);
  return frame.left >= EMBARK_THIRDS && canSail(play, later) ? undefined : "TAH-SMOV-6";
}

function board(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, move: Carrying): void {
  const there = bystanders(play.state, commander, frame.aboard);
  const piece = pieceNamed(there, move, (candidate) => whyNotBoard(play, frame, commander, candidate));
  frame.aboard.push(piece.id);
  if (frame.paid || piece.start === commander.at) return;
  frame.paid = true;
  frame.left -= EMBARK_THIRDS;
}

/** Every canoe has its paddler, and at sea nobody is left in the water. */
function isReady(play: TahitiPlay, frame: FlotillaFrame, commander: Piece): boolean {
  if (combatCount(partyOf(play.state, frame.aboard)) < frame.canoes.length) return false;
  if (!play.pack.map.at(commander.at).sea) return true;
  const left = bystanders(play.state, commander, frame.aboard);
  const canoes = canoesFor(play, commander).length - frame.canoes.length;
  return canoes === 0 ? left.length === 0 : unitCount(left) <= SEATS * canoes;
}
