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
import { inSeaZone, type SeaBond, seaSources, UNBOUND } from "./sea.ts";

/** Those of them that nobody else has moved (TAH-SMOV-8); those that began the phase here come first. */
export function usableCanoes(play: TahitiPlay, commander: Piece): Marker[] {
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
    any ||= clause === undefined;
    ask.weigh(["embark", count], clause, () => ({ cost: boarding(play, frame, commander, canoes, count).cost }));
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
