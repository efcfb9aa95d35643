// Trying moves out on a copy of the position, up to where luck would be asked.
import {
  applyMove,
  ChanceStop,
  copyJson,
  type Decision,
  newPlay,
  OfferList,
  type Play,
  sameMove,
  settle,
  stoppingChance,
} from "@outrigger/kernel";
import type { TahitiPack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Tahiti } from "../rules/tahiti.ts";

export type Moves = Tahiti["move"][];

/** A course of moves that grows while they are offered. */
export interface Trial {
  readonly play: Play<Tahiti>;
  readonly moves: Moves;
  readonly offers: OfferList;
  /** Undefined once luck is asked or somebody else decides. */
  decision: Decision | undefined;
}

export function newTrial(state: TahitiState, pack: TahitiPack): Trial {
  const play = newPlay(rules, pack, copyJson(state), stoppingChance());
  const offers = new OfferList();
  return { play, moves: [], offers, decision: settle(rules, play, offers) };
}

/** Makes the move if it is offered; says whether it was. */
export function attempt(trial: Trial, move: Tahiti["move"]): boolean {
  const { play, offers, decision } = trial;
  if (decision === undefined || !offers.moves.some((offer) => sameMove(offer, move))) return false;
  trial.moves.push(move);
  try {
    applyMove(rules, play, decision.frame, move);
    const next = settle(rules, play, offers);
    trial.decision = next?.seat === decision.seat ? next : undefined;
  } catch (error) {
    if (!(error instanceof ChanceStop)) throw error;
    trial.decision = undefined;
  }
  return true;
}

export function phaseOf({ decision }: Trial): string | undefined {
  return decision?.frame.phase;
}
