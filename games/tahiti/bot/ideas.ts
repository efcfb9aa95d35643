// Ideas for one activation, before the rules are asked about them.
import type { TahitiPack } from "../rules/components.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Hex } from "../rules/vocabulary.ts";
import { attempt, phaseOf, type Trial } from "./trial.ts";

/** A way to use one activation: what it is worth, and how it is carried out. */
export interface Idea {
  readonly worth: number;
  /** Where it ends. */
  readonly to: Hex;
  /** Undefined when the rules do not allow it after all. */
  readonly carryOut: () => Trial | undefined;
}

/** What ideas are formed on: a copy that may be changed for a moment. */
export interface Sketch {
  readonly state: TahitiState;
  readonly pack: TahitiPack;
  readonly seat: number;
}

/** Ends an activation that is still open. */
export function closed(trial: Trial): Trial | undefined {
  const phase = phaseOf(trial);
  const isOpen = phase === "march" || phase === "afloat" || phase === "walk" || phase === "loading";
  return !isOpen || attempt(trial, ["done"]) ? trial : undefined;
}
