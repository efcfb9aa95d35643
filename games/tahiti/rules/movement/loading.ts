// Taking to the canoes: how many, and who goes aboard (TAH-SMOV-1 to TAH-SMOV-8, TAH-SMOV-11, TAH-SCOM-1).
import { type Ask, type DecisionPhase, pop, replace } from "@outrigger/kernel";
import { markersAt } from "../markers.ts";
import type { Carrying, EmbarkMove, LoadingMove } from "../moves.ts";
import { combatCount, commanderValues, enemyCombatAt, pieceOf, piecesAt, unitCount } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isCombat, isUnit } from "../vocabulary.ts";
import { bystanders, isFree, namePieces, partyOf, pieceNamed } from "./carrying.ts";
import { afloatFrom, afloatOf, canSail, offerSails } from "./flotilla.ts";
import type { FlotillaFrame, MarchFrame } from "./frames.ts";
import { inSeaZone, type SeaBond, seaSources, UNBOUND } from "./sea.ts";
import { setSail, startCrash } from "./sea-movement.ts";

const EMBARK_THIRDS = 1;
const SEATS = 2;

/** Canoes his side may use in the hex: on a shore whatever lies there (TAH-DEF-7), at sea those with its people. */
function canoesFor({ state, pack }: TahitiPlay, { at, owner }: Piece): Marker[] {
  return markersAt(state, at, "warCanoe").filter(({ crew }) => crew === owner || !pack.map.at(at).sea);
}

/** Those of them that nobody else has moved (TAH-SMOV-8); those that began the phase here come first. */
function usableCanoes(play: TahitiPlay, commander: Piece): Marker[] {
  const { at, id } = commander;
  return canoesFor(play, commander)
    .filter((canoe) => canoe.mover === 0 || canoe.mover === id)
    .sort((one, other) => Number(one.start !== at) - Number(other.start !== at) || one.id - other.id);
}

/** What embarking n canoes would mean for the march that turns into a voyage. */
interface Boarding {
  readonly canoes: readonly Marker[];
  readonly cost: number;
  readonly bond: SeaBond;
}

/** Offers each number of canoes; true when there is at least one. */
export function offerEmbarking(
  play: TahitiPlay,
  frame: MarchFrame,
  commander: Piece,
  ask: Ask<Tahiti, EmbarkMove>,
): boolean {
  if (!play.pack.map.at(commander.at).coastal) return false;
  const canoes = usableCanoes(play, commander);
  const most = commanderValues(play.pack, commander).leadership;
  let any = false;
  for (let count = 1; count <= most; count++) {
    const clause = whyNotEmbark(play, frame, commander, canoes, count);
    if (clause !== undefined) ask.refuse(["embark", count], clause);
    else {
      any = true;
      ask.offer(
        ["embark", count],
        ask.curious ? { cost: boarding(play, frame, commander, canoes, count).cost } : undefined,
      );
    }
    // Without canoes the larger numbers need no reasons of their own.
    if (clause !== undefined && !ask.curious && canoes.length < count) break;
  }
  return any;
}

function whyNotEmbark(
  play: TahitiPlay,
  frame: MarchFrame,
  commander: Piece,
  canoes: readonly Marker[],
  count: number,
): string | undefined {
  const { state, pack } = play;
  if (canoes.length < count)
    return markersAt(state, commander.at, "warCanoe").length < count ? "TAH-SMOV-6" : "TAH-SMOV-8";
  if (enemyCombatAt(state, frame.seat, commander.at)) return "TAH-SMOV-17";
  if (!canBeManned(play, frame, commander, count)) return "TAH-SMOV-3";
  const sources = seaSources(state, pack, frame.seat);
  const here = pack.map.at(commander.at);
  if (frame.landfall === commander.at && inSeaZone(sources, here)) return "TAH-SMOV-11";
  const { cost, bond } = boarding(play, frame, commander, canoes, count);
  if (cost > frame.left) return "TAH-SMOV-6";
  const flotilla = { side: frame.seat, at: here, left: frame.left - cost, bond, sources };
  return canSail(play, flotilla) ? undefined : "TAH-GEO-13";
}

/** Those carried fit in, and there are paddlers for every canoe. */
function canBeManned({ state }: TahitiPlay, frame: MarchFrame, commander: Piece, canoes: number): boolean {
  const party = partyOf(state, frame.carried);
  const missing = Math.max(0, canoes - combatCount(party));
  const paddlers = bystanders(state, commander, frame.carried).filter(
    (piece) => isCombat(piece.kind) && isFree(piece, commander.id),
  );
  return paddlers.length >= missing && unitCount(party) + missing <= SEATS * canoes;
}

/** TAH-SMOV-7: free when all began the phase in this hex, the paddlers still missing included. */
function boarding(
  play: TahitiPlay,
  frame: MarchFrame,
  commander: Piece,
  canoes: readonly Marker[],
  count: number,
): Boarding {
  const { state, pack } = play;
  const here = commander.at;
  const party = partyOf(state, frame.carried);
  const chosen = canoes.slice(0, count);
  const locals = bystanders(state, commander, frame.carried).filter(
    (piece) => isCombat(piece.kind) && isFree(piece, commander.id) && piece.start === here,
  );
  const isLocal = [commander, ...party, ...chosen].every((thing) => thing.start === here);
  const isFreeOfCost = isLocal && locals.length >= count - combatCount(party);
  const leaving = inSeaZone(seaSources(state, pack, frame.seat), pack.map.at(here));
  const bond = leaving ? { approach: [], leaving } : UNBOUND;
  return { canoes: chosen, cost: isFreeOfCost ? 0 : EMBARK_THIRDS, bond };
}

export function embark(play: TahitiPlay, frame: MarchFrame, commander: Piece, count: number): void {
  const { canoes, cost, bond } = boarding(play, frame, commander, usableCanoes(play, commander), count);
  replace(play.state, {
    phase: "loading",
    seat: frame.seat,
    commander: frame.commander,
    left: frame.left - cost,
    moved: true,
    landfall: frame.landfall,
    canoes: canoes.map((canoe) => canoe.id),
    aboard: [...frame.carried],
    paid: cost > 0,
    approach: [],
    leaving: bond.leaving,
  });
  play.emit({ kind: "embarked", seat: frame.seat, hex: commander.at, canoes: count });
}

export const loading: DecisionPhase<Tahiti, FlotillaFrame, LoadingMove> = {
  publishes: ["done"],
  offers(play, frame, ask) {
    const commander = pieceOf(play.state, frame.commander);
    if (frame.canoes.length === 0) {
      offerCastingOff(play, frame, commander, ask);
      return;
    }
    const there = bystanders(play.state, commander, frame.aboard);
    namePieces(ask, "take", there, (piece) => whyNotBoard(play, frame, commander, piece));
    if (isReady(play, frame, commander)) offerSails(play, afloatOf(play, frame, commander.at), ask);
  },
  apply(play, frame, move) {
    const commander = pieceOf(play.state, frame.commander);
    if (move[0] === "castOff") castOff(play, frame, commander, move[1]);
    else if (move[0] === "take") board(play, frame, commander, move);
    else if (move[0] === "sail") setSail(play, frame, commander, move[1]);
    else if (move[0] === "crash") startCrash(play, frame, commander, move[1]);
    else pop(play.state);
  },
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

/** A commander who begins at sea says how many canoes follow him; he may also stay where he is (TAH-SCOM-1). */
function offerCastingOff(
  play: TahitiPlay,
  frame: FlotillaFrame,
  commander: Piece,
  ask: Ask<Tahiti, LoadingMove>,
): void {
  const most = commanderValues(play.pack, commander).leadership;
  for (let count = 1; count <= most; count++) {
    const clause = whyNotCastOff(play, commander, frame.left, count);
    if (clause === undefined) ask.offer(["castOff", count]);
    else ask.refuse(["castOff", count], clause);
  }
  ask.offer(["done"]);
}

function whyNotCastOff(play: TahitiPlay, commander: Piece, left: number, count: number): string | undefined {
  const { state } = play;
  if (usableCanoes(play, commander).length < count) return "TAH-SMOV-8";
  const problem = whyNotPart(play, commander, count);
  if (problem !== undefined) return problem;
  const sources = seaSources(state, play.pack, commander.owner);
  const at = play.pack.map.at(commander.at);
  const bond = { approach: [], leaving: inSeaZone(sources, at) };
  return canSail(play, { side: commander.owner, at, left, bond, sources }) ? undefined : "TAH-GEO-13";
}

/** Some split of the people leaves paddlers with those who go and room for those who stay; with the last canoe all go. */
function whyNotPart(play: TahitiPlay, commander: Piece, count: number): string | undefined {
  const { state } = play;
  const all = piecesAt(state, commander.owner, commander.at).filter((piece) => piece !== commander);
  const free = all.filter((piece) => isFree(piece, commander.id) && piece.kind !== "chieftain");
  const staying = canoesFor(play, commander).length - count;
  if (staying === 0) {
    if (!all.every((piece) => free.includes(piece) && maySail(piece, commander))) return "TAH-SMOV-14";
    return unitCount(all) <= SEATS * count && combatCount(all) >= count ? undefined : "TAH-SMOV-3";
  }
  const least = Math.max(count, unitCount(all) - SEATS * staying);
  const fits = combatCount(free) >= count && least <= Math.min(SEATS * count, unitCount(free));
  return fits ? undefined : "TAH-SMOV-3";
}

function maySail(piece: Piece, commander: Piece): boolean {
  return piece.kind !== "shaman" || commander.kind === "chieftain";
}

export function canCastOff(play: TahitiPlay, commander: Piece): boolean {
  return usableCanoes(play, commander).length > 0;
}

function castOff(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, count: number): void {
  const { state, pack } = play;
  const canoes = usableCanoes(play, commander);
  frame.canoes = canoes.slice(0, count).map((canoe) => canoe.id);
  frame.moved = true;
  frame.leaving = inSeaZone(seaSources(state, pack, frame.seat), pack.map.at(commander.at));
  // With the last canoe everybody goes.
  const isLast = canoesFor(play, commander).length === count;
  if (isLast) frame.aboard = bystanders(state, commander, []).map((piece) => piece.id);
}
