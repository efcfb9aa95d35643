// The state of a game of Tahiti. Plain data; README.md says the same for readers of records.
import type { Seat, State } from "@outrigger/kernel";
import type { TahitiFrame } from "./frames.ts";
import type { Hex, Level, MarkerKind, PieceKind, Side } from "./vocabulary.ts";

export interface Piece {
  readonly id: number;
  kind: PieceKind;
  owner: Side;
  at: Hex;
  /** Where it stood at the start of its owner's movement phase (TAH-SMOV-7). */
  start: Hex;
  /** Who moved it this turn: 0 nobody, its own id, or a commander's (TAH-LMOV-10). */
  mover: number;
  /** How it entered its hex this turn; empty when it did not (TAH-LCOM-2, TAH-SCOM-3). */
  by: "" | "land" | "sea";
  /** Made in this phase A, so not to be used in it (TAH-BUILD-2). */
  fresh: boolean;
  /** Which of the printed Elders, from 1; 0 for other pieces. */
  readonly elder: number;
}

/** A Big Log, Part-Built Canoe or War Canoe. No colour: whoever stands on it uses it (TAH-DEF-7). */
export interface Marker {
  readonly id: number;
  kind: MarkerKind;
  at: Hex;
  /** Where it lay at the start of the movement phase. */
  start: Hex;
  /** The Population unit or commander that moved it this turn; 0 nobody (TAH-PMOV-3, TAH-SMOV-8). */
  mover: number;
  fresh: boolean;
  /** Whose people sit in the canoe: at sea, and in the turn in which it came; NOBODY when beached. */
  crew: Side;
  /** The hex from which the canoe made its last step (TAH-SCOM-13). */
  last: Hex;
}

export interface Village {
  readonly at: Hex;
  owner: Side;
  /** Has served a build in this phase A (TAH-BUILD-3). */
  served: boolean;
  /** Finished in this phase A. */
  fresh: boolean;
}

/** A Part-Built Village; the controller of its Area holds it (TAH-DEF-7). */
export interface PartBuiltVillage {
  readonly at: Hex;
  fresh: boolean;
}

export interface Player {
  /** His Head Chieftain is on the map (TAH-DEF-12). */
  onTahiti: boolean;
  /** The Home Village's hex; 0 without one. */
  home: Hex;
  /** The game turn in whose combat phase the Shaman comes back; 0 when he is not away (TAH-SHAM-3). */
  shamanDue: number;
  /** Elders not drawn yet: a bag of printed numbers (TAH-SETUP-9). */
  elders: number[];
  /** How he fared, once he has left or was killed; empty on Tahiti. */
  level: Level | "";
  /** Where his Expedition settled; empty otherwise. */
  settled: string;
}

/** A hostile Area of the solitaire game (TAH-SOLO-6). */
export interface Clan {
  /** The Area by its place in the pack. */
  readonly area: number;
  active: boolean;
  /** The game turn in which it turned hostile. */
  readonly since: number;
  /** Where its Combat Units were placed; 0 without any (TAH-SOLO-13). */
  readonly camp: Hex;
}

/** The options that the rules look at during play. */
export interface Switches {
  readonly crashingReefs: boolean;
  readonly seaCombat: boolean;
  readonly jungleDepletion: boolean;
  /** Seasons; 0 without a limit. */
  readonly seasonLimit: number;
  readonly mustAttackPopulation: boolean;
  readonly warCanoeNeedsLog: boolean;
  readonly villagePopulationConsumed: number;
  readonly allowExecution: boolean;
}

export const LUCK_KINDS = [
  "initiative",
  "elders",
  "combat",
  "steadiness",
  "captures",
  "timber",
  "neutrals",
  "reefs",
  "sinking",
  "sharks",
  "voyage",
] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** What one kind of luck brought a seat, in whole numbers. */
export interface Tally {
  rolls: number;
  /** What came of them: successes, or pips where pips count. */
  hits: number;
  /** What was to be expected, in 36ths. */
  expected: number;
  /** The variance of it, in 1296ths. */
  variance: number;
}

export interface TahitiState extends State<TahitiFrame> {
  /** Game turns begun: 1 is turn 1 of season 1; 0 during the setup. */
  clock: number;
  /** The seats in the order of this game turn; empty until it is chosen. */
  order: Seat[];
  /** Whose turn it is: a seat, or NOBODY. */
  active: Side;
  readonly initiative: { holder: Seat; doubled: boolean };
  readonly players: Player[];
  /** Who controls each Area, in the order of the pack: a seat, a clan, or NOBODY. */
  readonly control: Side[];
  /** In the order of their ids. */
  pieces: Piece[];
  markers: Marker[];
  villages: Village[];
  partBuilt: PartBuiltVillage[];
  /** Depleted jungle hexes (TAH-DEPL-1), sorted. */
  readonly stumps: Hex[];
  readonly clans: Clan[];
  nextId: number;
  /** Partners asked for a deal in this player turn (TAH-NEG-12). */
  asked: Seat[];
  readonly switches: Switches;
  /** Per seat, in the order of LUCK_KINDS; only what was rolled for. */
  readonly luck: Partial<Record<LuckKind, Tally>>[];
}
