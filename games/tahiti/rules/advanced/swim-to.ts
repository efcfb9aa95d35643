// Where a swimmer makes for.
import { type DecisionPhase, frameOf, pop } from "@outrigger/kernel";
import { markersAt } from "../markers.ts";
import type { SwimMove } from "../moves.ts";
import { enemyCombatAt, pieceOf, piecesAt, unitCount } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isLeader, SEATS, type Side } from "../vocabulary.ts";
import type { OverboardFrame, SwimFrame } from "./frames.ts";
import { survives } from "./sharks.ts";
import { drown, reachSafety } from "./swimmers.ts";

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
export function roomAt({ state }: TahitiPlay, side: Side, hex: Hex): number {
  return SEATS * friendlyCanoes(state, side, hex) - unitCount(piecesAt(state, side, hex));
}

function friendlyCanoes(state: TahitiState, side: Side, hex: Hex): number {
  return markersAt(state, hex, "warCanoe").filter((canoe) => canoe.crew === side).length;
}

/** TAH-SWIM-3: one roll for every hex entered, the last one included. */
export function swim(play: TahitiPlay, frame: OverboardFrame, swimmer: Piece, goal: Hex, steps: number): void {
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
