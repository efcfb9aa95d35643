// A commander on land: whom he takes and drops, where he steps, and where he takes to the canoes (TAH-LMOV, TAH-LZI).
import { type Ask, type DecisionPhase, pop } from "@outrigger/kernel";
import { isInside } from "../advanced/hostile-clans.ts";
import { markerOf, markersAt } from "../markers.ts";
import type { Carrying, MarchMove } from "../moves.ts";
import type { StepNote } from "../notes.ts";
import { commanderValues, enemyCombatAt, pieceOf } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isUnit, LOAD_KINDS, type LoadKind, NOBODY } from "../vocabulary.ts";
import { bystanders, isFree, namePieces, partyOf, pieceNamed, unitsIn } from "./carrying.ts";
import type { MarchFrame } from "./frames.ts";
import { embark, offerEmbarking } from "./loading.ts";
import { type Ground, groundOf, judgeStep, reach } from "./marching.ts";
import { beyond, type Way } from "./step-preview.ts";
import { travel } from "./travel.ts";

export const march: DecisionPhase<Tahiti, MarchFrame, MarchMove> = {
  publishes: ["done"],
  auto: true,
  offers(play, frame, ask) {
    const commander = pieceOf(play.state, frame.commander);
    const goesOn = offerSteps(play, frame, commander, ask);
    const sails = offerEmbarking(play, frame, commander, ask);
    // Where the way ends it makes no difference who is taken or dropped.
    if (goesOn || sails) offerParty(play, frame, commander, ask);
    if (frame.slipping && isInside(play, frame.slip, commander.at)) ask.refuse(["done"], "TAH-SOLO-7");
    else ask.offer(["done"]);
  },
  apply(play, frame, move) {
    const commander = pieceOf(play.state, frame.commander);
    switch (move[0]) {
      case "step":
        step(play, frame, commander, move[1]);
        break;
      case "embark":
        embark(play, frame, commander, move[1]);
        break;
      case "take":
        take(play, frame, commander, move);
        break;
      case "drop":
        drop(play, frame, move);
        break;
      case "load":
        load(play, frame, move[1]);
        break;
      case "unload":
        unload(play, frame, move[1]);
        break;
      default:
        pop(play.state);
    }
  },
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "done") ?? offers[0],
};

function offerSteps(play: TahitiPlay, frame: MarchFrame, commander: Piece, ask: Ask<Tahiti, MarchMove>): boolean {
  const from = play.pack.map.at(commander.at);
  const ground = groundOf(play, frame);
  const ways = ask.curious ? reach(play, commander, frame.left, frame.held) : [];
  let any = false;
  for (const to of from.landSteps) {
    const { clause } = judgeStep(play, frame, from, to, ground);
    if (clause !== undefined) ask.refuse(["step", to.id], clause);
    else {
      any = true;
      ask.offer(
        ["step", to.id],
        ask.curious ? stepNote(frame.left - to.cost, to.id, ground, beyond(ways, from.id, to.id)) : undefined,
      );
    }
  }
  return any;
}

/** What the interface shows with a step: the thirds left after it, whether it attacks or ends in a zone, and the ways on. */
function stepNote(left: number, to: Hex, { zones }: Ground, onward: readonly Way[]): StepNote {
  return { left, attacks: zones.isOccupied(to), stops: zones.isInfluenced(to), beyond: onward };
}

function offerParty(play: TahitiPlay, frame: MarchFrame, commander: Piece, ask: Ask<Tahiti, MarchMove>): void {
  const { state } = play;
  namePieces(ask, "take", bystanders(state, commander, frame.carried), (piece) =>
    whyNotTake(play, frame, commander, piece),
  );
  namePieces(ask, "drop", partyOf(state, frame.carried), (piece) => whyNotDrop(frame, piece));
  offerLoads(play, frame, commander, ask);
}

/** TAH-LMOV-5 to TAH-LMOV-10. What was dropped here may be taken again only after the next step. */
function whyNotTake(
  { state, pack }: TahitiPlay,
  frame: MarchFrame,
  commander: Piece,
  piece: Piece,
): string | undefined {
  if (frame.touched.includes(piece.id)) return "TAH-LMOV-9";
  if (piece.kind === "shaman" && commander.kind !== "chieftain") return "TAH-LMOV-8";
  if (piece.kind === "elder" && commander.kind !== "chieftain") return "TAH-LMOV-6";
  if (!isFree(piece, commander.id)) return piece.kind === "elder" ? "TAH-LMOV-7" : "TAH-LMOV-10";
  if (!isUnit(piece.kind)) return undefined;
  const full = unitsIn(partyOf(state, frame.carried)) >= commanderValues(pack, commander).leadership;
  return full ? "TAH-LMOV-5" : undefined;
}

function whyNotDrop({ touched }: MarchFrame, piece: Piece): string | undefined {
  return touched.includes(piece.id) ? "TAH-LMOV-9" : undefined;
}

function take(play: TahitiPlay, frame: MarchFrame, commander: Piece, move: Carrying): void {
  const candidates = bystanders(play.state, commander, frame.carried);
  const { id } = pieceNamed(candidates, move, (piece) => whyNotTake(play, frame, commander, piece));
  frame.carried.push(id);
  frame.touched.push(id);
}

function drop({ state }: TahitiPlay, frame: MarchFrame, move: Carrying): void {
  const { id } = pieceNamed(partyOf(state, frame.carried), move, (piece) => whyNotDrop(frame, piece));
  frame.carried = frame.carried.filter((carried) => carried !== id);
  frame.touched.push(id);
  frame.loads = frame.loads.filter(([unit]) => unit !== id);
}

/** TAH-PMOV-3 to TAH-PMOV-5: carried Population may carry in its turn. */
function offerLoads(play: TahitiPlay, frame: MarchFrame, commander: Piece, ask: Ask<Tahiti, MarchMove>): void {
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

function load(play: TahitiPlay, frame: MarchFrame, kind: LoadKind): void {
  const found = findLoad(play, frame, kind);
  if (found === undefined) throw new Error(`no ${kind} to load`);
  const [unit, marker] = found;
  frame.loads.push([unit.id, marker.id]);
  frame.touched.push(marker.id);
  play.emit({ kind: "loaded", seat: frame.seat, load: kind, hex: marker.at });
}

function unload(play: TahitiPlay, frame: MarchFrame, kind: LoadKind): void {
  const marker = findUnload(play, frame, kind);
  if (marker === undefined) throw new Error(`no ${kind} to unload`);
  frame.loads = frame.loads.filter(([, carried]) => carried !== marker);
  frame.touched.push(marker);
  play.tell(() => ({ kind: "unloaded", seat: frame.seat, load: kind, hex: markerOf(play.state, marker).at }));
}

function step(play: TahitiPlay, frame: MarchFrame, commander: Piece, to: Hex): void {
  const { state, pack } = play;
  const ground = groundOf(play, frame);
  const here = pack.map.at(to);
  const { slips } = judgeStep(play, frame, pack.map.at(commander.at), here, ground);
  frame.left -= here.cost;
  frame.moved = true;
  frame.touched = [];
  frame.held = ground.zones.isInfluenced(to) && !slips;
  frame.slipping = slips;
  carryAlong(play, frame, commander, to);
  if (frame.slip !== NOBODY && !isInside(play, frame.slip, to)) leaveArea(frame, ground, to);
  // TAH-LMOV-12: enemy Combat Units end the activation.
  if (ground.zones.isOccupied(to)) pop(state);
}

/** Outside its Area the clan's zone counts again. */
function leaveArea(frame: MarchFrame, { zones }: Ground, to: Hex): void {
  frame.slip = NOBODY;
  frame.slipping = false;
  frame.held = zones.isInfluenced(to);
}

function carryAlong(play: TahitiPlay, frame: MarchFrame, commander: Piece, to: Hex): void {
  const party = partyOf(play.state, frame.carried);
  const markers = frame.loads.map(([, marker]) => marker);
  travel(play, { pieces: [commander, ...party], markers, to, by: "land", mover: commander.id, kind: "stepped" });
  // A marker is moved by the Population that carries it (TAH-PMOV-3).
  for (const [unit, id] of frame.loads) markerOf(play.state, id).mover = unit;
}
