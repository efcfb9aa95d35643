// A march goes aboard canoes (TAH-SMOV).
import { type Ask, replace } from "@outrigger/kernel";
import { markersAt } from "../markers.ts";
import type { EmbarkMove } from "../moves.ts";
import { combatCount, commanderValues, enemyCombatAt, unitCount } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isCombat, SEATS } from "../vocabulary.ts";
import { bystanders, isFree, partyOf } from "./carrying.ts";
import { canoesFor, canSail, EMBARK_THIRDS } from "./flotilla.ts";
import type { MarchFrame } from "./frames.ts";
import { inSeaZone, seaSources } from "./sea.ts";

/** Those of them that nobody else has moved (TAH-SMOV-8); those that began the phase here come first. */
export function usableCanoes(play: TahitiPlay, commander: Piece): Marker[] {
  const { at, id } = commander;
  return canoesFor(play, commander)
    .filter((canoe) => canoe.mover === 0 || canoe.mover === id)
    .sort((one, other) => Number(one.start !== at) - Number(other.start !== at) || one.id - other.id);
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
    any ||= clause === undefined;
    ask.weigh(["embark", count], clause, () => ({
      cost: boardingCost(play, frame, commander, canoes.slice(0, count)),
    }));
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
  const leaving = inSeaZone(sources, here);
  if (frame.landfall === commander.at && leaving) return "TAH-SMOV-11";
  const left = frame.left - boardingCost(play, frame, commander, canoes.slice(0, count));
  if (left < 0) return "TAH-SMOV-6";
  const flotilla = { side: frame.seat, at: here, left, bond: { approach: [], leaving }, sources };
  return canSail(play, flotilla) ? undefined : "TAH-GEO-13";
}

/** Those carried fit in, and there are paddlers for every canoe. */
function canBeManned(play: TahitiPlay, frame: MarchFrame, commander: Piece, canoes: number): boolean {
  const party = partyOf(play.state, frame.carried);
  const missing = Math.max(0, canoes - combatCount(party));
  return paddlers(play, frame, commander).length >= missing && unitCount(party) + missing <= SEATS * canoes;
}

/** Who could still be taken along to paddle. */
function paddlers({ state }: TahitiPlay, frame: MarchFrame, commander: Piece): Piece[] {
  const there = bystanders(state, commander, frame.carried);
  return there.filter((piece) => isCombat(piece.kind) && isFree(piece, commander.id));
}

/** TAH-SMOV-7: free when all began the phase in this hex, the paddlers still missing included. */
function boardingCost(play: TahitiPlay, frame: MarchFrame, commander: Piece, canoes: readonly Marker[]): number {
  const here = commander.at;
  const party = partyOf(play.state, frame.carried);
  const locals = paddlers(play, frame, commander).filter((piece) => piece.start === here);
  const isLocal = [commander, ...party, ...canoes].every((thing) => thing.start === here);
  const isFreeOfCost = isLocal && locals.length >= canoes.length - combatCount(party);
  return isFreeOfCost ? 0 : EMBARK_THIRDS;
}

export function embark(play: TahitiPlay, frame: MarchFrame, commander: Piece, count: number): void {
  const canoes = usableCanoes(play, commander).slice(0, count);
  const { state, pack } = play;
  const cost = boardingCost(play, frame, commander, canoes);
  replace(state, {
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
    leaving: inSeaZone(seaSources(state, pack, frame.seat), pack.map.at(commander.at)),
  });
  play.emit({ kind: "embarked", seat: frame.seat, hex: commander.at, canoes: count });
}
