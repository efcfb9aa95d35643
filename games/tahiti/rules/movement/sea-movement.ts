// A flotilla under way: sailing, taking aboard and putting ashore, landing (TAH-SMOV, TAH-SZI, TAH-SCOM-1).
import { type Ask, byKind, type DecisionPhase, replace } from "@outrigger/kernel";
import { markerOf } from "../markers.ts";
import type { AfloatMove, Carrying } from "../moves.ts";
import { combatCount, unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isCombat, isUnit, NOBODY, SEATS } from "../vocabulary.ts";
import { bystanders, isFree, namePieces, partyOf, pieceNamed } from "./carrying.ts";
import { afloatOf, offerSails } from "./flotilla.ts";
import type { FlotillaFrame } from "./frames.ts";
import { landZones } from "./land-zones.ts";
import { beachCanoes, finish, setSail, startCrash } from "./sailing.ts";
import { offerTakingOver, TAKE_THIRDS, takeOver } from "./taking-over.ts";
import { commanderOf } from "./travel.ts";

export const afloat: DecisionPhase<Tahiti, FlotillaFrame, AfloatMove> = {
  publishes: ["done"],
  offers(play, frame, ask) {
    const commander = commanderOf(play, frame);
    const here = play.pack.map.at(commander.at);
    const there = here.coastal ? bystanders(play.state, commander, frame.aboard) : [];
    namePieces(ask, "takeAboard", there, (piece) => whyNotAboard(play, frame, commander, piece));
    if (frame.left > 0) {
      offerSails(play, afloatOf(play, frame, commander.at), ask);
      if (here.coastal) offerShore(play, frame, ask);
      else offerTakingOver(play, frame, commander, ask);
    }
    ask.weigh(["done"], here.coastal || play.state.switches.seaCombat ? undefined : "TAH-SMOV-13");
  },
  apply: byKind({
    sail: (play, frame, [, to]) => setSail(play, frame, commanderOf(play, frame), to),
    crash: (play, frame, [, to]) => startCrash(play, frame, commanderOf(play, frame), to),
    takeAboard: (play, frame, move) => takeAboard(play, frame, commanderOf(play, frame), move),
    putAshore,
    leaveCanoe,
    takeOver: (play, frame, [, count]) => takeOver(play, frame, commanderOf(play, frame), count),
    land: (play, frame) => land(play, frame, commanderOf(play, frame)),
    done: (play, frame) => finish(play, frame, commanderOf(play, frame)),
  }),
  fallback: (_play, _frame, offers) =>
    offers.find(([kind]) => kind === "done") ?? offers.find(([kind]) => kind === "sail") ?? offers[0],
};

function leaveCanoe({ state }: TahitiPlay, { canoes }: FlotillaFrame): void {
  const canoe = canoes.pop();
  if (canoe === undefined) throw new Error("no canoe to leave behind");
  markerOf(state, canoe).crew = NOBODY;
}

function offerShore(play: TahitiPlay, frame: FlotillaFrame, ask: Ask<Tahiti, AfloatMove>): void {
  const { state } = play;
  namePieces(ask, "putAshore", partyOf(state, frame.aboard), (piece) => whyNotAshore(play, frame, piece));
  const crew = partyOf(state, frame.aboard);
  const canSpare = frame.canoes.length > 1 && unitCount(crew) <= SEATS * (frame.canoes.length - 1);
  ask.weigh(["leaveCanoe"], canSpare ? undefined : "TAH-SMOV-1");
  ask.offer(["land"]);
}

/** TAH-SMOV-9. */
function whyNotAboard({ state }: TahitiPlay, frame: FlotillaFrame, commander: Piece, piece: Piece): string | undefined {
  if (!isFree(piece, commander.id)) return "TAH-SMOV-8";
  if (piece.kind === "shaman" && commander.kind !== "chieftain") return "TAH-SMOV-14";
  if (frame.left < TAKE_THIRDS) return "TAH-SMOV-9";
  const isFull = unitCount(partyOf(state, frame.aboard)) >= SEATS * frame.canoes.length;
  return isUnit(piece.kind) && isFull ? "TAH-SMOV-1" : undefined;
}

function whyNotAshore({ state }: TahitiPlay, frame: FlotillaFrame, piece: Piece): string | undefined {
  if (!isCombat(piece.kind)) return undefined;
  return combatCount(partyOf(state, frame.aboard)) > frame.canoes.length ? undefined : "TAH-SMOV-3";
}

function takeAboard(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, move: Carrying): void {
  const there = bystanders(play.state, commander, frame.aboard);
  const { id } = pieceNamed(there, move, (piece) => whyNotAboard(play, frame, commander, piece));
  frame.aboard.push(id);
  frame.left -= TAKE_THIRDS;
}

function putAshore(play: TahitiPlay, frame: FlotillaFrame, move: Carrying): void {
  const crew = partyOf(play.state, frame.aboard);
  const { id } = pieceNamed(crew, move, (piece) => whyNotAshore(play, frame, piece));
  frame.aboard = frame.aboard.filter((other) => other !== id);
}

/** TAH-SMOV-10: everybody is ashore; the commander takes along whom he can lead on land. */
function land(play: TahitiPlay, frame: FlotillaFrame, commander: Piece): void {
  const { state, pack } = play;
  beachCanoes(play, frame);
  const held = landZones(state, pack, frame.seat).isInfluenced(commander.at);
  replace(state, {
    phase: "march",
    seat: frame.seat,
    commander: frame.commander,
    left: frame.left,
    moved: true,
    landfall: commander.at,
    carried: [],
    loads: [],
    touched: [],
    held,
    slip: NOBODY,
    slipping: false,
  });
  play.emit({ kind: "landed", seat: frame.seat, hex: commander.at });
}
