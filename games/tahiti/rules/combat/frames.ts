// What a combat remembers from the contact to the retreat.
import type { Frame, Seat } from "@outrigger/kernel";
import type { Asked, Hex, Side } from "../vocabulary.ts";

/** The combat phase: asks for the next fight as long as there is one to be had. */
export interface CombatsFrame extends Frame {
  readonly phase: "combats";
  readonly player: Seat;
  /** Contacts fought or passed over, as [hex, enemy]. */
  settled: [Hex, Side][];
}

export interface CombatFrame extends Asked {
  readonly phase: "combat";
}

/** What one side brings into a sea combat. */
export interface Squadron {
  /** Canoes that fight, three at most; only they may sink. */
  canoes: number[];
  /** Further canoes, which share the fate of the others. */
  spare: number[];
  /** Everybody aboard. */
  crew: number[];
  /** Who sits in which of the fighting canoes. */
  seats: number[][];
  /** Seating by hand: the pieces still to be seated. */
  unseated: number[];
}

export type BattleStep =
  | "mode"
  | "shamans"
  | "dice"
  | "fallout"
  | "seating"
  | "sinking"
  | "flight"
  | "retreat"
  | "pursuit"
  | "panic"
  | "captives"
  | "landing";

export interface BattleFrame extends Frame {
  readonly phase: "battle";
  readonly attacker: Side;
  readonly defender: Side;
  /** The combat hex. */
  readonly at: Hex;
  /** What comes next. */
  step: BattleStep;
  sea: boolean;
  /** Whether each side's Shaman takes part, once said: attacker, defender. */
  readonly shamans: [attacker: boolean, defender: boolean];
  /** How many sides have been asked about their Shaman, and then about their seating. */
  asked: number;
  winner: Side;
  loser: Side;
  /** Hexes of the retreat: in all, and still to go. */
  hexes: number;
  left: number;
  /** The retreating pieces, and at sea their canoes. */
  group: number[];
  canoes: number[];
  /** Where the group stands, and the hex it has just left (0 before the first step). */
  here: Hex;
  before: Hex;
  /** The winner's pieces that may pursue, and at sea their canoes; empty once he has declined (TAH-PURS-3). */
  chasers: number[];
  chaserCanoes: number[];
  /** Where the winner's foremost pieces stand. */
  post: Hex;
  /** They stand next to the group, and so may capture (TAH-PANIC-5). */
  adjacent: boolean;
  /** Captured Leaders to be dealt with, in order (TAH-CAPT-3). */
  captives: number[];
  /** Sea combat: attacker and defender. */
  squadrons: Squadron[];
}

/** A decision within the battle below it on the stack. */
export interface BattleAskFrame extends Asked {
  readonly phase: "engage" | "newHome" | "trapped";
}

export interface ShamanFrame extends Asked {
  readonly phase: "shaman";
  /** 0 attacker, 1 defender. */
  readonly role: 0 | 1;
}

export interface RetreatPathFrame extends Asked {
  readonly phase: "retreatPath";
  readonly hexes: Hex[];
}

export interface PursuitFrame extends Asked {
  readonly phase: "pursuit";
}

export interface PursuersFrame extends Asked {
  readonly phase: "pursuers";
  /** The pieces not decided on yet, and those that go. */
  open: number[];
  chosen: number[];
}

export type CombatFrames =
  | CombatsFrame
  | CombatFrame
  | BattleFrame
  | BattleAskFrame
  | ShamanFrame
  | RetreatPathFrame
  | PursuitFrame
  | PursuersFrame;
