// What the phases of movement remember.
import type { Asked, Hex, Side } from "../vocabulary.ts";

export interface MovementFrame extends Asked {
  readonly phase: "movement";
}

/** An open activation of a commander, on land or at sea. */
interface Activation extends Asked {
  readonly commander: number;
  /** Thirds left. */
  left: number;
  /** Has taken a step or embarked (TAH-LMOV-14). */
  moved: boolean;
  /** The last hex entered by sea in this activation; 0 none (TAH-SMOV-11). */
  landfall: Hex;
}

export interface MarchFrame extends Activation {
  readonly phase: "march";
  /** Pieces carried, by id. */
  carried: number[];
  /** Carried Population and what each of them carries, as [population, marker]. */
  loads: [population: number, marker: number][];
  /** Pieces and markers picked up or put down since the last step: not again before the next. */
  touched: number[];
  /** In an enemy zone entered in this activation: only an attack leads on (TAH-LZI-2). */
  held: boolean;
  /** The clan whose zone the Chieftain may slip through while he leaves its Area; NOBODY otherwise (TAH-SOLO-7). */
  slip: Side;
  /** Has used that leave, and so must end outside the Area. */
  slipping: boolean;
}

/** A flotilla, while its crew goes aboard ("loading") and under way ("afloat"). */
export interface FlotillaFrame extends Activation {
  readonly phase: "loading" | "afloat";
  canoes: number[];
  /** Who is aboard, by id, the commander left out. */
  aboard: number[];
  /** The embarkation has been paid for, or is due before anything else (TAH-SMOV-6, TAH-SMOV-7). */
  paid: boolean;
  /** Sources of sea zones that it may only go on to approach. */
  approach: Hex[];
  /** Began in a sea zone and has not left it yet. */
  leaving: boolean;
}

export interface WalkFrame extends Asked {
  readonly phase: "walk";
  readonly unit: number;
  left: number;
  /** The marker carried; 0 none. */
  load: number;
  touched: number[];
  moved: boolean;
}

export type MovementFrames = MovementFrame | MarchFrame | FlotillaFrame | WalkFrame;
