// What a march carries along (TAH-PMOV-3, TAH-PMOV-5).
import type { Ask } from "@outrigger/kernel";
import { markerOf, markersAt } from "../markers.ts";
import type { MarchMove } from "../moves.ts";
import { enemyCombatAt, pieceOf } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { LOAD_KINDS, type LoadKind } from "../vocabulary.ts";
import type { MarchFrame } from "./frames.ts";

/** TAH-PMOV-3 to TAH-PMOV-5: carried Population may carry in its turn. */
export function offerLoads(play: TahitiPlay, frame: MarchFrame, commander: Piece, ask: Ask<Tahiti, MarchMove>): void {
  const { state } = play;
  const isTaken = enemyCombatAt(state, commander.owner, commander.at);
  const hasPorters = frame.carried.some((id) => pieceOf(state, id).kind === "population");
  for (const kind of LOAD_KINDS) {
    const there = hasPorters ? markersAt(state, commander.at, kind) : [];
    if (there.length > 0 && isTaken) ask.refuse(["load", kind], "TAH-PMOV-5");
    else if (findLoad(play, frame, kind) !== undefined) ask.offer(["load", kind]);
    else if (there.length > frame.loads.length) ask.refuse(["load", kind], "TAH-PMOV-3");
    if (findUnload(play, frame, kind) !== undefined) ask.offer(["unload", kind]);
  }
}

/** A carried Population with its hands free, and a marker that it may carry. */
function findLoad({ state }: TahitiPlay, frame: MarchFrame, kind: LoadKind): [unit: Piece, marker: Marker] | undefined {
  const { at } = pieceOf(state, frame.commander);
  for (const marker of markersAt(state, at, kind)) {
    if (frame.touched.includes(marker.id) || frame.loads.some(([, carried]) => carried === marker.id)) continue;
    for (const id of frame.carried) {
      const unit = pieceOf(state, id);
      const isBusy = unit.kind !== "population" || frame.loads.some(([carrier]) => carrier === id);
      if (!isBusy && (marker.mover === 0 || marker.mover === id)) return [unit, marker];
    }
  }
  return undefined;
}

function findUnload({ state }: TahitiPlay, frame: MarchFrame, kind: LoadKind): number | undefined {
  const load = frame.loads.find(
    ([, marker]) => !frame.touched.includes(marker) && markerOf(state, marker).kind === kind,
  );
  return load?.[1];
}

export function load(play: TahitiPlay, frame: MarchFrame, kind: LoadKind): void {
  const found = findLoad(play, frame, kind);
  if (found === undefined) throw new Error(`no ${kind} to load`);
  const [unit, marker] = found;
  frame.loads.push([unit.id, marker.id]);
  frame.touched.push(marker.id);
  play.emit({ kind: "loaded", seat: frame.seat, load: kind, hex: marker.at });
}

export function unload(play: TahitiPlay, frame: MarchFrame, kind: LoadKind): void {
  const marker = findUnload(play, frame, kind);
  if (marker === undefined) throw new Error(`no ${kind} to unload`);
  frame.loads = frame.loads.filter(([, carried]) => carried !== marker);
  frame.touched.push(marker);
  play.tell(() => ({ kind: "unloaded", seat: frame.seat, load: kind, hex: markerOf(play.state, marker).at }));
}
