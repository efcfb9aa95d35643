// What the advanced and solitaire rules remember: reefs, swimmers, sea combat, hostile clans.
import type { Frame } from "@outrigger/kernel";
import type { FlotillaFrame } from "../movement/frames.ts";
import type { Asked, Hex, Side } from "../vocabulary.ts";

/** A flotilla forcing a reef (TAH-CRASH). */
export interface CrashFrame extends Asked {
  readonly phase: "crash";
  readonly commander: number;
  readonly left: number;
  readonly landfall: Hex;
  readonly from: Hex;
  readonly to: Hex;
  readonly approach: Hex[];
  readonly leaving: boolean;
  /** Canoes still afloat, in the order in which they run the reef. */
  canoes: number[];
  /** Who sits in each of them, the commander included. */
  seats: number[][];
  /** Seating by hand: the pieces still to be seated. */
  unseated: number[];
  step: "seating" | "manual" | "struck";
  /** Canoes that have run the reef, those that sank left out. */
  run: number;
  /** Who is in the water and has escaped the sharks. */
  swimmers: number[];
}

/** After the reef: swimmers are rescued, then the flotilla goes on. */
export interface CrossedFrame extends Frame {
  readonly phase: "crossed";
  /** As it goes on; its commander is among those aboard. */
  readonly flotilla: FlotillaFrame;
  readonly calledOff: boolean;
  /** Swimmers taken into its canoes. */
  readonly boarded: number[];
}

export interface OverboardFrame extends Frame {
  readonly phase: "overboard";
  readonly side: Side;
  readonly at: Hex;
  /** Survivors not yet in safety. */
  swimmers: number[];
  /** Canoes in the hex that may take them in. */
  readonly canoes: number[];
  /** Units sitting in those canoes. */
  seated: number;
  /** The side's people ashore in this hex count as friends: its shore is safe (TAH-SWIM-7). */
  readonly ownShore: boolean;
}

export interface RescueFrame extends Asked {
  readonly phase: "rescue";
}

/** Who swims next, where not all can be taken in by the nearest canoes (TAH-SWIM-5). */
export interface NextSwimmerFrame extends Asked {
  readonly phase: "nextSwimmer";
}

export interface SwimFrame extends Asked {
  readonly phase: "swim";
  readonly swimmer: number;
  readonly goals: Hex[];
  readonly steps: number;
}

/** A victorious flotilla before a shore that is still defended (TAH-SCOM-13). */
export interface LandingFrame extends Asked {
  readonly phase: "landing";
  readonly at: Hex;
  readonly defender: Side;
  /** His canoes, those just taken among them: they go back with him, or stay on the beach. */
  readonly canoes: number[];
}

export interface SeatingFrame extends Asked {
  readonly phase: "seating";
  /** 0 attacker, 1 defender. */
  readonly role: 0 | 1;
  /** Piece by piece instead of the best arrangement. */
  byHand: boolean;
}

/** The hostile clans' turn in the solitaire game. */
export interface ClansFrame extends Frame {
  readonly phase: "clans";
  step: "movement" | "combat";
  /** Stacks that have yet to fight, as [clan, hex]. */
  fights: [clan: Side, hex: Hex][];
}

export type AdvancedFrames =
  | CrashFrame
  | CrossedFrame
  | OverboardFrame
  | RescueFrame
  | NextSwimmerFrame
  | SwimFrame
  | LandingFrame
  | SeatingFrame
  | ClansFrame;
