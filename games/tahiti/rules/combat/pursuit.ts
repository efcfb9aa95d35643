// Pursuit (TAH-PURS): into each hex the loser leaves, before he rolls for panic.
import { type DecisionPhase, frameOf, pop, push, replace } from "@outrigger/kernel";
import { piecesByIds, travel } from "../movement/travel.ts";
import type { PursuitMove } from "../moves.ts";
import type { PursuitNote } from "../notes.ts";
import { pieceOf } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { COMBAT_KINDS, isCombat, isLeader, isSeat, placeIn } from "../vocabulary.ts";
import type { BattleFrame, PursuitFrame } from "./frames.ts";

/** The winner decides; hostile clans always pursue with everything (TAH-SOLO-11). */
export function pursue(play: TahitiPlay, battle: BattleFrame): void {
  battle.step = battle.sea ? "retreat" : "panic";
  if (isSeat(battle.winner)) push(play.state, { phase: "pursuit", seat: battle.winner });
  else advance(play, battle, battle.chasers);
}

/** Those who go stand in the hex the loser has just left. */
export function advance(play: TahitiPlay, battle: BattleFrame, chasers: readonly number[]): void {
  battle.chasers = [...chasers];
  battle.post = battle.before;
  battle.adjacent = true;
  travel(play, {
    pieces: piecesByIds(play, chasers),
    markers: battle.chaserCanoes,
    to: battle.before,
    by: battle.sea ? "sea" : "land",
    mover: 0,
    kind: "pursued",
  });
}

/** TAH-PURS-3: whoever stays behind once has lost sight of them. */
function stay(battle: BattleFrame): void {
  battle.chasers = [];
  battle.chaserCanoes = [];
  battle.adjacent = false;
}

export const pursuit: DecisionPhase<Tahiti, PursuitFrame, PursuitMove> = {
  publishes: ["stay", "pursueAll"],
  offers(play, _frame, ask) {
    const battle = frameOf(play.state, "battle");
    const { sea, chasers } = battle;
    ask.offer(["stay"]);
    ask.weigh(["pursueAll"], undefined, () => pursuitNote(play, battle));
    // TAH-SCOM-12: canoes pursue together or not at all.
    ask.weigh(["pursueWith"], sea || chasers.length < 2 ? (sea ? "TAH-SCOM-12" : "TAH-PURS-4") : undefined);
  },
  apply(play, { seat }, [kind]) {
    const battle = frameOf(play.state, "battle");
    if (kind === "pursueWith") {
      replace(play.state, { phase: "pursuers", seat, open: inOrder(play.state, battle), chosen: [] });
      return;
    }
    pop(play.state);
    if (kind === "stay") stay(battle);
    else advance(play, battle, battle.chasers);
  },
};

function pursuitNote(play: TahitiPlay, { group }: BattleFrame): PursuitNote {
  const kinds = piecesByIds(play, group).map((piece) => piece.kind);
  return {
    population: kinds.filter((kind) => kind === "population").length,
    units: kinds.filter(isCombat).length,
    leaders: kinds.filter(isLeader).length,
  };
}

/** The form's order: Combat Units kind by kind, the strongest first, then Leaders one by one. */
function inOrder(state: TahitiState, { chasers }: BattleFrame): number[] {
  const rank = (id: number): number => placeIn(COMBAT_KINDS, pieceOf(state, id).kind);
  return [...chasers].sort((one, other) => rank(other) - rank(one) || one - other);
}
