// What bargains, deals and Expeditions remember.
import type { Frame, Seat } from "@outrigger/kernel";
import type { Asked, Crew, Level, UnitCounts } from "../vocabulary.ts";
import type { Deal, Settlement } from "./settlement.ts";

/** Bargaining over a captured Chieftain (TAH-NEG). */
export interface BargainFrame extends Asked {
  readonly phase: "bargain";
  readonly captor: Seat;
  readonly captive: Seat;
  /** Offers made so far: captor, captive. */
  readonly made: [captor: number, captive: number];
  /** The offer on the table; null when the captive has passed, or at the start. */
  standing: Settlement | null;
}

/** An offer being written, field by field. */
export interface TermsFrame extends Asked {
  readonly phase: "terms";
  readonly draft: Settlement;
  /** The field in hand, by its place in the list of fields. */
  field: number;
}

/** A player about to leave: deals first, then the crew. */
export interface DepartureFrame extends Asked {
  readonly phase: "departure";
  /** Of his own will, so that he may still stay. */
  readonly free: boolean;
  /** He must leave, so that a canoe and a Population are made for him if he has none (TAH-EXP-4). */
  readonly emergency: boolean;
  /** Partners asked before this departure began. */
  readonly askedBefore: number;
  /** Deals agreed on, to take effect when he sails. */
  readonly deals: Deal[];
}

export interface DealFrame extends Asked {
  readonly phase: "deal";
  readonly leaver: Seat;
  readonly partner: Seat;
  /** Offers made so far: leaver, partner. */
  readonly made: [leaver: number, partner: number];
  standing: Deal | null;
}

export interface DealTermsFrame extends Asked {
  readonly phase: "dealTerms";
  readonly draft: Deal;
  field: number;
}

/** The crew of an Expedition being put together (TAH-EXP-3); the departure lies below. */
export interface AssembleFrame extends Asked {
  readonly phase: "assemble";
  readonly draft: Muster;
  /** The field in hand; -1 before a way of filling the form is chosen. */
  field: number;
}

/** Whom a leaver takes along, before anything is taken off the map. Gifts count with his own. */
export interface Muster {
  canoes: number;
  units: UnitCounts;
  /** Elders that stay behind, by id. */
  stay: number[];
}

export interface VoyageFrame extends Frame {
  readonly phase: "voyage";
  readonly player: Seat;
  readonly crew: Crew;
}

export interface LandfallFrame extends Asked {
  readonly phase: "landfall";
  readonly territory: string;
  /** The level as it would count. */
  readonly level: Level;
  /** The cell of Table C before any change; empty for Table A. */
  readonly cell: Level | "";
}

export type EndingsFrames =
  | BargainFrame
  | TermsFrame
  | DepartureFrame
  | DealFrame
  | DealTermsFrame
  | AssembleFrame
  | VoyageFrame
  | LandfallFrame;
