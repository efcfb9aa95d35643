// Trying moves out on a copy of the position, up to where luck would be asked.
import { copyJson } from "@outrigger/kernel";
import {
  ChanceStop,
  isOffered,
  newPlay,
  newWalk,
  openTo,
  stoppingChance,
  take,
  type Walk,
} from "@outrigger/kernel/play";
import type { TahitiPack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Tahiti } from "../rules/tahiti.ts";

export type Moves = Tahiti["move"][];

/** A course of moves that grows while they are offered. */
export interface Trial extends Walk<Tahiti> {
  readonly moves: Moves;
}

export function newTrial(state: TahitiState, pack: TahitiPack): Trial {
  return { ...newWalk(rules, newPlay(rules, pack, copyJson(state), stoppingChance())), moves: [] };
}

/** Makes the move if it is offered; says whether it was. Nothing is open once luck is asked or somebody else decides. */
export function attempt(trial: Trial, move: Tahiti["move"]): boolean {
  const { decision } = trial;
  if (decision === undefined || !isOffered(trial.offers, move)) return false;
  trial.moves.push(move);
  try {
    take(trial, move);
    trial.decision = openTo(trial, decision.seat);
  } catch (error) {
    if (!(error instanceof ChanceStop)) throw error;
    trial.decision = undefined;
  }
  return true;
}

export function phaseOf({ decision }: Trial): string | undefined {
  return decision?.frame.phase;
}
