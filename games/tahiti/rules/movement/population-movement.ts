// Population moves by itself, with a log or a part-built canoe if it likes (TAH-PMOV).
import { type Ask, byKind, type DecisionPhase, pop } from "@outrigger/kernel";
import { markerOf, markersAt } from "../markers.ts";
import type { WalkMove } from "../moves.ts";
import { enemyCombatAt, hasCombatAt, pieceOf } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, LOAD_KINDS, type LoadKind } from "../vocabulary.ts";
import type { WalkFrame } from "./frames.ts";
import { landZones } from "./land-zones.ts";
import { beyond, travel } from "./travel.ts";
import { walkingReach, whyNotWalk } from "./walking.ts";

export const walk: DecisionPhase<Tahiti, WalkFrame, WalkMove> = {
  publishes: ["done"],
  offers(play, frame, ask) {
    const unit = pieceOf(play.state, frame.unit);
    offerSteps(play, frame, unit, ask);
    offerLoads(play, frame, unit, ask);
    ask.weigh(["done"], frame.moved ? undefined : "TAH-PMOV-1");
  },
  apply: byKind({
    step: (play, frame, [, to]) => step(play, frame, to),
    load: (play, frame, [, kind]) => load(play, frame, kind),
    unload,
    done: ({ state }) => pop(state),
  }),
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "done") ?? offers[0],
};

function offerSteps(play: TahitiPlay, frame: WalkFrame, unit: Piece, ask: Ask<Tahiti, WalkMove>): void {
  const zones = landZones(play.state, play.pack, unit.owner);
  const ways = ask.curious ? walkingReach(play, unit, frame.left, !frame.moved) : [];
  for (const to of play.pack.map.at(unit.at).landSteps) {
    const problem = whyNotWalk(play, unit, to, frame.left, zones, !frame.moved);
    ask.weigh(["step", to.id], problem, () => ({ left: frame.left - to.cost, beyond: beyond(ways, unit.at, to.id) }));
  }
}

/** TAH-PMOV-2, TAH-PMOV-3, TAH-PMOV-5; what was put down here may be taken up again only after the next step. */
function offerLoads(play: TahitiPlay, frame: WalkFrame, unit: Piece, ask: Ask<Tahiti, WalkMove>): void {
  const { state } = play;
  if (frame.load !== 0) {
    const { kind } = markerOf(state, frame.load);
    if (kind !== "warCanoe" && !frame.touched.includes(frame.load)) ask.offer(["unload", kind]);
    return;
  }
  const isTaken = enemyCombatAt(state, unit.owner, unit.at);
  for (const kind of LOAD_KINDS) {
    if (markersAt(state, unit.at, kind).length === 0) continue;
    if (isTaken) ask.refuse(["load", kind], "TAH-PMOV-5");
    else if (loadable(play, frame, unit, kind) === undefined) ask.refuse(["load", kind], "TAH-PMOV-3");
    else ask.offer(["load", kind]);
  }
}

function loadable({ state }: TahitiPlay, { touched }: WalkFrame, unit: Piece, kind: LoadKind): Marker | undefined {
  return markersAt(state, unit.at, kind).find(
    (marker) => (marker.mover === 0 || marker.mover === unit.id) && !touched.includes(marker.id),
  );
}

function load(play: TahitiPlay, frame: WalkFrame, kind: LoadKind): void {
  const unit = pieceOf(play.state, frame.unit);
  const marker = loadable(play, frame, unit, kind);
  if (marker === undefined) throw new Error(`no ${kind} to load`);
  frame.load = marker.id;
  frame.touched.push(marker.id);
  play.emit({ kind: "loaded", seat: frame.seat, load: kind, hex: unit.at });
}

function unload(play: TahitiPlay, frame: WalkFrame): void {
  const { kind, at } = markerOf(play.state, frame.load);
  frame.touched.push(frame.load);
  frame.load = 0;
  if (kind !== "warCanoe") play.emit({ kind: "unloaded", seat: frame.seat, load: kind, hex: at });
}

function step(play: TahitiPlay, frame: WalkFrame, to: Hex): void {
  const { state, pack } = play;
  const unit = pieceOf(state, frame.unit);
  const zones = landZones(state, pack, unit.owner);
  const here = pack.map.at(to);
  // Only an escape leads into a zone without friends there, and it ends there (TAH-PMOV-6).
  const isHeld = zones.isInfluenced(to) && !hasCombatAt(state, unit.owner, to);
  frame.left -= here.cost;
  frame.moved = true;
  frame.touched = [];
  const markers = frame.load === 0 ? [] : [frame.load];
  travel(play, { pieces: [unit], markers, to, by: "land", mover: unit.id, kind: "stepped" });
  const goesOn = here.landSteps.some((next) => whyNotWalk(play, unit, next, frame.left, zones, false) === undefined);
  if (isHeld || !goesOn) pop(state);
}
