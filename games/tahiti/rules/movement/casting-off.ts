// Canoes cast off where a commander lies at sea.
import type { Ask } from "@outrigger/kernel";
import type { LoadingMove } from "../moves.ts";
import { combatCount, commanderValues, piecesAt, unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { SEATS } from "../vocabulary.ts";
import { bystanders, isFree } from "./carrying.ts";
import { usableCanoes } from "./embarking.ts";
import { canoesFor, canSail } from "./flotilla.ts";
import type { FlotillaFrame } from "./frames.ts";
import { inSeaZone, seaSources } from "./sea.ts";

/** A commander who begins at sea says how many canoes follow him; he may also stay where he is (TAH-SCOM-1). */
export function offerCastingOff(
  play: TahitiPlay,
  frame: FlotillaFrame,
  commander: Piece,
  ask: Ask<Tahiti, LoadingMove>,
): void {
  const most = commanderValues(play.pack, commander).leadership;
  for (let count = 1; count <= most; count++)
    ask.weigh(["castOff", count], whyNotCastOff(play, commander, frame.left, count));
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

export function castOff(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, count: number): void {
  const { state, pack } = play;
  const canoes = usableCanoes(play, commander);
  frame.canoes = canoes.slice(0, count).map((canoe) => canoe.id);
  frame.moved = true;
  frame.leaving = inSeaZone(seaSources(state, pack, frame.seat), pack.map.at(commander.at));
  // With the last canoe everybody goes.
  const isLast = canoesFor(play, commander).length === count;
  if (isLast) frame.aboard = bystanders(state, commander, []).map((piece) => piece.id);
}
