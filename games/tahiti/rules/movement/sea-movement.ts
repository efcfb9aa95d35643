// A flotilla under way: sailing, taking aboard and putting ashore, landing (TAH-SMOV, TAH-SZI, TAH-SCOM-1).
import { type Ask, type DecisionPhase, pop, replace } from "@outrigger/kernel";
import { arrange } from "../advanced/seating.ts";
import { markerOf, markersAt } from "../markers.ts";
import type { AfloatMove, Carrying } from "../moves.ts";
import { byStrength, combatCount, commanderValues, pieceOf, piecesAt, unitCount } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isCombat, isUnit, NOBODY } from "../vocabulary.ts";
import { bystanders, isFree, namePieces, partyOf, pieceNamed } from "./carrying.ts";
import { afloatOf, isContested, offerSails } from "./flotilla.ts";
import type { FlotillaFrame } from "./frames.ts";
import { landZones } from "./land-zones.ts";
import { canFinish, type SeaBond, seaCost, seaSources, throughZones } from "./sea.ts";
import { travel } from "./travel.ts";

const SEATS = 2;
const TAKE_THIRDS = 1;

export const afloat: DecisionPhase<Tahiti, FlotillaFrame, AfloatMove> = {
  publishes: ["done"],
  offers(play, frame, ask) {
    const commander = pieceOf(play.state, frame.commander);
    const here = play.pack.map.at(commander.at);
    if (here.coastal) offerTakingAboard(play, frame, commander, ask);
    if (frame.left > 0) {
      offerSails(play, afloatOf(play, frame, commander.at), ask);
      if (here.coastal) offerShore(play, frame, ask);
      else offerTakingOver(play, frame, commander, ask);
    }
    if (here.coastal || play.state.switches.seaCombat) ask.offer(["done"]);
    else ask.refuse(["done"], "TAH-SMOV-13");
  },
  apply(play, frame, move) {
    const commander = pieceOf(play.state, frame.commander);
    switch (move[0]) {
      case "sail":
        setSail(play, frame, commander, move[1]);
        break;
      case "crash":
        startCrash(play, frame, commander, move[1]);
        break;
      case "takeAboard":
        takeAboard(play, frame, commander, move);
        break;
      case "putAshore":
        putAshore(play, frame, move);
        break;
      case "leaveCanoe":
        leaveCanoe(play, frame);
        break;
      case "takeOver":
        takeOver(play, frame, commander, move[1]);
        break;
      case "land":
        land(play, frame, commander);
        break;
      default:
        finish(play, frame, commander);
    }
  },
  fallback: (_play, _frame, offers) =>
    offers.find(([kind]) => kind === "done") ?? offers.find(([kind]) => kind === "sail") ?? offers[0],
};

function leaveCanoe({ state }: TahitiPlay, { canoes }: FlotillaFrame): void {
  const canoe = canoes.pop();
  if (canoe === undefined) throw new Error("no canoe to leave behind");
  markerOf(state, canoe).crew = NOBODY;
}

function offerTakingAboard(
  play: TahitiPlay,
  frame: FlotillaFrame,
  commander: Piece,
  ask: Ask<Tahiti, AfloatMove>,
): void {
  const there = bystanders(play.state, commander, frame.aboard);
  namePieces(ask, "takeAboard", there, (piece) => whyNotAboard(play, frame, commander, piece));
}

function offerShore(play: TahitiPlay, frame: FlotillaFrame, ask: Ask<Tahiti, AfloatMove>): void {
  const { state } = play;
  namePieces(ask, "putAshore", partyOf(state, frame.aboard), (piece) => whyNotAshore(play, frame, piece));
  const crew = partyOf(state, frame.aboard);
  const canSpare = frame.canoes.length > 1 && unitCount(crew) <= SEATS * (frame.canoes.length - 1);
  if (canSpare) ask.offer(["leaveCanoe"]);
  else ask.refuse(["leaveCanoe"], "TAH-SMOV-1");
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

/** TAH-SCOM-1, TAH-CRASH-6: friendly canoes at sea join for a third. */
function offerTakingOver(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, ask: Ask<Tahiti, AfloatMove>): void {
  const idle = idleCanoes(play, frame, commander);
  for (let count = 1; count <= idle.length; count++) {
    const clause = whyNotTakeOver(play, frame, commander, idle.length, count);
    if (clause === undefined) ask.offer(["takeOver", count]);
    else ask.refuse(["takeOver", count], clause);
  }
}

function idleCanoes({ state }: TahitiPlay, frame: FlotillaFrame, commander: Piece): Marker[] {
  return markersAt(state, commander.at, "warCanoe").filter(
    (canoe) => canoe.mover === 0 && canoe.crew === frame.seat && !frame.canoes.includes(canoe.id),
  );
}

function whyNotTakeOver(
  play: TahitiPlay,
  frame: FlotillaFrame,
  commander: Piece,
  idle: number,
  count: number,
): string | undefined {
  const { state, pack } = play;
  if (frame.canoes.length + count > commanderValues(pack, commander).leadership) return "TAH-SMOV-4";
  const crew = partyOf(state, frame.aboard);
  const joining = joiners(play, frame, commander, count);
  const staying = piecesAt(state, frame.seat, commander.at).filter(
    (piece) => piece !== commander && !crew.includes(piece) && !joining.includes(piece),
  );
  if (combatCount(crew) + combatCount(joining) < frame.canoes.length + count) return "TAH-SMOV-3";
  if (unitCount(staying) > SEATS * (idle - count)) return "TAH-SMOV-1";
  if (count === idle && staying.length > 0) return "TAH-SMOV-14";
  const rest = { hex: pack.map.at(commander.at), left: frame.left - TAKE_THIRDS, bond: frame };
  return canFinish(state, pack, frame.seat, seaSources(state, pack, frame.seat), rest) ? undefined : "TAH-GEO-13";
}

/** The strongest of those there, as many as find seats; with the last canoe the Leaders come too. */
function joiners(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, count: number): Piece[] {
  const { state, pack } = play;
  const idle = idleCanoes(play, frame, commander).length;
  const there = bystanders(state, commander, frame.aboard).filter((piece) => piece.mover === 0);
  const room = SEATS * (frame.canoes.length + count) - unitCount(partyOf(state, frame.aboard));
  const units = there
    .filter((piece) => isUnit(piece.kind))
    .sort(byStrength(pack))
    .reverse();
  const leaders = there.filter(
    (piece) => !isUnit(piece.kind) && count === idle && (piece.kind !== "shaman" || commander.kind === "chieftain"),
  );
  return [...units.slice(0, room), ...leaders];
}

function takeOver(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, count: number): void {
  const joining = joiners(play, frame, commander, count);
  const canoes = idleCanoes(play, frame, commander).slice(0, count);
  frame.aboard.push(...joining.map((piece) => piece.id));
  frame.canoes.push(...canoes.map((canoe) => canoe.id));
  frame.left -= TAKE_THIRDS;
  play.emit({ kind: "tookOver", seat: frame.seat, hex: commander.at, canoes: count });
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

function beachCanoes({ state }: TahitiPlay, frame: FlotillaFrame): void {
  for (const id of frame.canoes) markerOf(state, id).crew = NOBODY;
}

function finish(play: TahitiPlay, frame: FlotillaFrame, commander: Piece): void {
  pop(play.state);
  if (!play.pack.map.at(commander.at).coastal) return;
  beachCanoes(play, frame);
  play.emit({ kind: "landed", seat: frame.seat, hex: commander.at });
}

export function setSail(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, to: Hex): void {
  const cost = seaCost(play.state, play.pack, frame.seat, play.pack.map.at(to));
  const bond = bondAfter(play, frame, commander.at, to);
  const pieces = [commander, ...partyOf(play.state, frame.aboard)];
  travel(play, { pieces, markers: frame.canoes, to, by: "sea", mover: commander.id, kind: "sailed" });
  for (const id of frame.canoes) markerOf(play.state, id).crew = frame.seat;
  arrive(play, { ...frame, phase: "afloat", left: frame.left - cost, moved: true, ...bond }, to);
}

/** The zones allowed the step, so there is a bond. */
function bondAfter(play: TahitiPlay, frame: FlotillaFrame, from: Hex, to: Hex): { approach: Hex[]; leaving: boolean } {
  const { state, pack } = play;
  const bond: SeaBond = { approach: frame.approach, leaving: frame.leaving };
  const next = throughZones(seaSources(state, pack, frame.seat), pack.map.at(from), pack.map.at(to), bond);
  if (next === undefined) throw new Error(`sea zones forbid the step from ${from} to ${to}`);
  return { approach: [...next.approach], leaving: next.leaving };
}

/** The flotilla is in its new hex: enemies end the activation there (TAH-SMOV-15, TAH-SCOM-2). */
export function arrive(play: TahitiPlay, frame: FlotillaFrame, to: Hex): void {
  const { state, pack } = play;
  const here = pack.map.at(to);
  frame.landfall = to;
  if (isContested(play, frame.seat, here)) pop(state);
  // Without a third left there is nothing to decide any more.
  else if (frame.left === 0 && (here.coastal || state.switches.seaCombat))
    finish(play, frame, pieceOf(state, frame.commander));
  else replace(state, frame);
}

/** TAH-CRASH: the flotilla lines up before the reef. */
export function startCrash(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, to: Hex): void {
  const crew = partyOf(play.state, frame.aboard);
  const seats = arrange(frame.canoes.length, crew).map((canoe) => canoe.map((piece) => piece.id));
  seats.at(-1)?.push(commander.id);
  const bond = bondAfter(play, frame, commander.at, to);
  replace(play.state, {
    phase: "crash",
    seat: frame.seat,
    commander: commander.id,
    left: frame.left - play.pack.cost.sea,
    landfall: frame.landfall,
    from: commander.at,
    to,
    ...bond,
    canoes: [...frame.canoes],
    seats,
    unseated: [],
    step: "seating",
    run: 0,
    swimmers: [],
  });
}
