// Pieces and markers that change hexes together.
import { at } from "@outrigger/kernel";
import { rouseOnEntry } from "../advanced/hostile-clans.ts";
import type { TahitiEvent } from "../events.ts";
import { markerOf } from "../markers.ts";
import { pieceOf } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import {
  type Hex,
  isCombat,
  isSeat,
  type MarkerKind,
  type Named,
  NOBODY,
  type PieceKind,
  type Way,
} from "../vocabulary.ts";

/** How many of each kind, in the order in which they come. */
export function namesOf(things: readonly { readonly kind: PieceKind | MarkerKind }[]): Named {
  const counts = new Map<PieceKind | MarkerKind, number>();
  for (const { kind } of things) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** Who moves, whose doing it is, and how it is told. */
export interface Journey {
  readonly pieces: readonly Piece[];
  readonly markers: readonly number[];
  readonly to: Hex;
  readonly by: "land" | "sea";
  /** The id of the commander or Population unit at work; 0 for retreats and pursuits, which are no movement. */
  readonly mover: number;
  readonly kind: "stepped" | "sailed" | "retreated" | "pursued";
}

export function travel(play: TahitiPlay, { pieces, markers, to, by, mover, kind }: Journey): void {
  const from = pieces[0]?.at ?? markerOf(play.state, at(markers, 0)).at;
  for (const piece of pieces) {
    piece.at = to;
    piece.by = mover === 0 ? "" : by;
    if (mover !== 0) piece.mover = mover;
  }
  for (const id of markers) moveMarker(play, id, to, mover);
  play.tell(() => journeyEvent(play, { pieces, markers, to, by, mover, kind }, from));
  const isMarch = mover !== 0 && isSeat(pieces[0]?.owner ?? NOBODY);
  if (isMarch && pieces.some((piece) => isCombat(piece.kind))) rouseOnEntry(play, from, to);
}

function moveMarker({ state }: TahitiPlay, id: number, to: Hex, mover: number): void {
  const marker = markerOf(state, id);
  marker.last = marker.at;
  marker.at = to;
  if (mover !== 0) marker.mover = mover;
}

function journeyEvent(play: TahitiPlay, { pieces, markers, to, kind }: Journey, from: Hex): TahitiEvent {
  const side = pieces[0]?.owner ?? NOBODY;
  const things = [...pieces, ...markers.map((id) => markerOf(play.state, id))];
  const ids = pieces.map((piece) => piece.id);
  return { kind, side, ids, markers: [...markers], from, to, pieces: namesOf(things) };
}

export function piecesByIds(play: TahitiPlay, ids: readonly number[]): Piece[] {
  return ids.map((id) => pieceOf(play.state, id));
}

/** Whoever leads the march or the flotilla. */
export function commanderOf({ state }: TahitiPlay, { commander }: { readonly commander: number }): Piece {
  return pieceOf(state, commander);
}

/** Those of the ways from `start` that begin with the step into `first`, without that step itself. */
export function beyond(ways: readonly Way[], start: Hex, first: Hex): Way[] {
  const before = new Map(ways.map(([to, , from]) => [to, from]));
  const leadsThrough = (hex: Hex): boolean => {
    let at = before.get(hex);
    while (at !== undefined && at !== first && at !== start) at = before.get(at);
    return at === first;
  };
  return ways.filter(([to]) => to !== start && leadsThrough(to));
}
