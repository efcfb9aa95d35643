// A flotilla takes over canoes that lie idle.
import type { Ask } from "@outrigger/kernel";
import { markersAt } from "../markers.ts";
import type { AfloatMove } from "../moves.ts";
import { byStrength, combatCount, commanderValues, piecesAt, unitCount } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { isUnit, SEATS } from "../vocabulary.ts";
import { bystanders, partyOf } from "./carrying.ts";
import type { FlotillaFrame } from "./frames.ts";
import { canFinish, seaSources } from "./sea.ts";

export const TAKE_THIRDS = 1;

/** TAH-SCOM-1, TAH-CRASH-6: friendly canoes at sea join for a third. */
export function offerTakingOver(
  play: TahitiPlay,
  frame: FlotillaFrame,
  commander: Piece,
  ask: Ask<Tahiti, AfloatMove>,
): void {
  const idle = idleCanoes(play, frame, commander).length;
  for (let count = 1; count <= idle; count++)
    ask.weigh(["takeOver", count], whyNotTakeOver(play, frame, commander, idle, count));
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
  return canFinish(play, frame.seat, seaSources(state, pack, frame.seat), rest) ? undefined : "TAH-GEO-13";
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

export function takeOver(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, count: number): void {
  const joining = joiners(play, frame, commander, count);
  const canoes = idleCanoes(play, frame, commander).slice(0, count);
  frame.aboard.push(...joining.map((piece) => piece.id));
  frame.canoes.push(...canoes.map((canoe) => canoe.id));
  frame.left -= TAKE_THIRDS;
  play.emit({ kind: "tookOver", seat: frame.seat, hex: commander.at, canoes: count });
}
