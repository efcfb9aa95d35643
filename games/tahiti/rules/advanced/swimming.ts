// Swimmers (TAH-SWIM): into canoes in the hex, ashore, or to the nearest safe place.
import { type AutomaticPhase, type DecisionPhase, frameOf, pop, popTo, push } from "@outrigger/kernel";
import { isHere } from "../endings/player-end.ts";
import { markersAt } from "../markers.ts";
import { piecesByIds } from "../movement/travel.ts";
import type { NextSwimmerMove, RescueMove, SwimMove } from "../moves.ts";
import { enemyCombatAt, pieceOf, piecesAt, unitCount } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isLeader, isUnit, type Side, UNIT_KINDS, type UnitKind } from "../vocabulary.ts";
import type { NextSwimmerFrame, OverboardFrame, RescueFrame, SwimFrame } from "./frames.ts";
import { drown, reachSafety, survives } from "./swimmers.ts";

const SEATS = 2;

export const overboard: AutomaticPhase<Tahiti, OverboardFrame> = {
  run(play, frame) {
    const { state } = play;
    if (!isHere(state, frame.side) || frame.swimmers.length === 0) {
      pop(state);
      return;
    }
    if (isSafeShore(play, frame)) {
      for (const piece of piecesByIds(play, frame.swimmers.splice(0))) reachSafety(play, piece, frame.at, true);
      return;
    }
    if (frame.canoes.length > 0 && takeIn(play, frame)) return;
    swimNext(play, frame);
  },
};

/** TAH-SWIM-2, TAH-SWIM-7. */
function isSafeShore({ state, pack }: TahitiPlay, { side, at, ownShore }: OverboardFrame): boolean {
  return pack.map.at(at).coastal && (ownShore || !enemyCombatAt(state, side, at));
}

/** Leaders need no room; Units find seats while there are any. True when somebody was taken in or has to be chosen. */
function takeIn(play: TahitiPlay, frame: OverboardFrame): boolean {
  const swimmers = piecesByIds(play, frame.swimmers);
  const leaders = swimmers.filter((piece) => isLeader(piece.kind));
  const units = swimmers.filter((piece) => isUnit(piece.kind));
  const room = SEATS * frame.canoes.length - frame.seated;
  for (const piece of leaders) board(play, frame, piece);
  if (units.length === 0 || room <= 0) return leaders.length > 0;
  if (units.length <= room) for (const piece of units) board(play, frame, piece);
  else push(play.state, { phase: "rescue", seat: frame.side });
  return true;
}

function board(play: TahitiPlay, frame: OverboardFrame, piece: Piece): void {
  frame.swimmers = frame.swimmers.filter((id) => id !== piece.id);
  if (isUnit(piece.kind)) frame.seated++;
  noteBoarded(play.state, frame, piece.id);
  reachSafety(play, piece, frame.at, false);
}

/** The battle or the reef below wants to know who sits in its canoes again; the enemy's swimmers may lie between. */
function noteBoarded({ stack }: TahitiState, frame: OverboardFrame, id: number): void {
  const under = stack.slice(0, stack.indexOf(frame));
  const below = under.findLast(({ phase }) => phase === "crossed" || phase === "battle");
  if (below?.phase === "crossed") below.boarded.push(id);
  if (below?.phase === "battle") below.squadrons[frame.side === below.attacker ? 0 : 1]?.crew.push(id);
}

/** TAH-SWIM-5: there is not room for all; the owner says who is pulled out. */
export const rescue: DecisionPhase<Tahiti, RescueFrame, RescueMove> = {
  publishes: "all",
  offers(play, _frame, ask) {
    for (const kind of kindsInWater(play)) ask.offer(["board", kind]);
  },
  apply(play, _frame, [, kind]) {
    const frame = popTo(play.state, "overboard");
    board(play, frame, inWater(play, frame, kind));
  },
  fallback: (_play, _frame, offers) => offers.at(-1),
};

function kindsInWater(play: TahitiPlay): UnitKind[] {
  const swimmers = piecesByIds(play, frameOf(play.state, "overboard").swimmers);
  return UNIT_KINDS.filter((kind) => swimmers.some((piece) => piece.kind === kind));
}

function inWater(play: TahitiPlay, { swimmers }: OverboardFrame, kind: UnitKind): Piece {
  const piece = piecesByIds(play, swimmers).find((swimmer) => swimmer.kind === kind);
  if (piece === undefined) throw new Error(`no ${kind} in the water`);
  return piece;
}

/** Leaders first: they take nobody's room. Of the Units the owner says who is next where that matters. */
function swimNext(play: TahitiPlay, frame: OverboardFrame): void {
  const swimmers = piecesByIds(play, frame.swimmers);
  const leader = swimmers.find((piece) => isLeader(piece.kind));
  const [first] = swimmers;
  if (first === undefined) throw new Error("nobody swims");
  if (leader === undefined && isOrderOfWeight(play, frame, swimmers))
    push(play.state, { phase: "nextSwimmer", seat: frame.side });
  else sendOff(play, frame, leader ?? first);
}

/** TAH-SWIM-5: room is used up in the order in which they swim, so it matters where the nearest canoes cannot take all. */
function isOrderOfWeight(play: TahitiPlay, { at }: OverboardFrame, swimmers: readonly Piece[]): boolean {
  const [first] = swimmers;
  if (first === undefined || swimmers.every((piece) => piece.kind === first.kind)) return false;
  const afloat = nearestGoals(play, first, at).goals.filter((hex) => play.pack.map.at(hex).sea);
  const room = afloat.reduce((sum, hex) => sum + roomAt(play, first.owner, hex), 0);
  return afloat.length > 0 && room < swimmers.length;
}

export const nextSwimmer: DecisionPhase<Tahiti, NextSwimmerFrame, NextSwimmerMove> = {
  publishes: "all",
  offers(play, _frame, ask) {
    for (const kind of kindsInWater(play)) ask.offer(["swimNext", kind]);
  },
  apply(play, _frame, [, kind]) {
    const frame = popTo(play.state, "overboard");
    sendOff(play, frame, inWater(play, frame, kind));
  },
  fallback: (_play, _frame, offers) => offers.at(-1),
};

function sendOff(play: TahitiPlay, frame: OverboardFrame, swimmer: Piece): void {
  const { goals, steps } = nearestGoals(play, swimmer, frame.at);
  const [first] = goals;
  if (first === undefined) {
    frame.swimmers = frame.swimmers.filter((id) => id !== swimmer.id);
    drown(play, swimmer);
  } else if (goals.length === 1) swim(play, frame, swimmer, first, steps);
  else push(play.state, { phase: "swim", seat: frame.side, swimmer: swimmer.id, goals, steps });
}

/** TAH-GEO-12: the nearest hexes that mean safety, and how many steps away they are. */
export function nearestGoals(play: TahitiPlay, swimmer: Piece, from: Hex): { goals: Hex[]; steps: number } {
  const { map } = play.pack;
  const seen = new Set([from]);
  let ring = [map.at(from)];
  for (let steps = 1; ring.length > 0; steps++) {
    const next = ring.flatMap((hex) => hex.seaSteps).filter((hex) => !seen.has(hex.id) && seen.add(hex.id));
    const goals = next.map((hex) => hex.id).filter((hex) => isGoal(play, swimmer, hex));
    if (goals.length > 0) return { goals: goals.sort((one, other) => one - other), steps };
    ring = next;
  }
  return { goals: [], steps: 0 };
}

function isGoal(play: TahitiPlay, swimmer: Piece, hex: Hex): boolean {
  const { state, pack } = play;
  if (pack.map.at(hex).coastal) return !enemyCombatAt(state, swimmer.owner, hex);
  if (friendlyCanoes(state, swimmer.owner, hex) === 0) return false;
  return isLeader(swimmer.kind) || roomAt(play, swimmer.owner, hex) > 0;
}

/** Free seats in the canoes of a side at sea. */
function roomAt({ state }: TahitiPlay, side: Side, hex: Hex): number {
  return SEATS * friendlyCanoes(state, side, hex) - unitCount(piecesAt(state, side, hex));
}

function friendlyCanoes(state: TahitiState, side: Side, hex: Hex): number {
  return markersAt(state, hex, "warCanoe").filter((canoe) => canoe.crew === side).length;
}

/** TAH-SWIM-3: one roll for every hex entered, the last one included. */
function swim(play: TahitiPlay, frame: OverboardFrame, swimmer: Piece, goal: Hex, steps: number): void {
  frame.swimmers = frame.swimmers.filter((id) => id !== swimmer.id);
  for (let step = 1; step <= steps; step++) {
    if (survives(play, swimmer, step, "swim")) continue;
    drown(play, swimmer);
    return;
  }
  reachSafety(play, swimmer, goal, play.pack.map.at(goal).coastal);
}

export const swimTo: DecisionPhase<Tahiti, SwimFrame, SwimMove> = {
  publishes: "all",
  offers(_play, { goals }, ask) {
    for (const goal of goals) ask.offer(["swimTo", goal]);
  },
  apply(play, { swimmer, steps }, [, goal]) {
    pop(play.state);
    swim(play, frameOf(play.state, "overboard"), pieceOf(play.state, swimmer), goal, steps);
  },
};
