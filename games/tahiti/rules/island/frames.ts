// What the phases of the island remember: setting up, turns, construction, Areas.
import type { Frame, Seat } from "@outrigger/kernel";
import type { Asked, Hex } from "../vocabulary.ts";

export interface HomeVillageFrame extends Asked {
  readonly phase: "homeVillage";
  readonly area: number;
}

export interface DeployFrame extends Asked {
  readonly phase: "deploy";
  readonly area: number;
  /** What is still to be placed, in order. */
  readonly left: ("fighters" | "population")[];
}

/** The setup of a game turn, and the roll for the initiative. */
export interface TurnStartFrame extends Frame {
  readonly phase: "gameTurn" | "initiative";
}

/** In which order the players take their turns. */
export interface OrderFrame extends Asked {
  readonly phase: "order";
}

export interface RoundsFrame extends Frame {
  readonly phase: "rounds";
  /** Place in `state.order` of the next player turn. */
  next: number;
}

export interface PlayerTurnFrame extends Frame {
  readonly phase: "playerTurn";
  readonly player: Seat;
  step: "construction" | "control" | "movement" | "combat" | "end";
  /** Areas whose control changes hands after the builds, read at their start (TAH-SEQ-3). */
  gains: number[];
}

export interface BuildFrame extends Asked {
  readonly phase: "build";
  /** Jungle hexes that have given their log this turn (TAH-BUILD-20). */
  readonly harvested: Hex[];
}

export interface ConversionFrame extends Asked {
  readonly phase: "conversion";
}

export interface MoveHomeFrame extends Asked {
  readonly phase: "moveHome";
  readonly at: Hex;
}

export interface ControlFrame extends Frame {
  readonly phase: "control";
  readonly player: Seat;
  readonly gains: number[];
}

export interface SettlersFrame extends Asked {
  readonly phase: "settlers";
  readonly area: number;
  left: number;
}

export interface ArrivalFrame extends Frame {
  readonly phase: "arrival";
  readonly player: Seat;
  readonly area: number;
  /** The Elder comes without a roll (TAH-SOLO-4). */
  readonly sure: boolean;
}

export interface ElderArrivalFrame extends Asked {
  readonly phase: "elderArrival";
  readonly area: number;
  readonly elder: number;
}

export type IslandFrames =
  | HomeVillageFrame
  | DeployFrame
  | TurnStartFrame
  | OrderFrame
  | RoundsFrame
  | PlayerTurnFrame
  | BuildFrame
  | ConversionFrame
  | MoveHomeFrame
  | ControlFrame
  | SettlersFrame
  | ArrivalFrame
  | ElderArrivalFrame;
