// What offers tell the table, by the kind of move.
import type { Hex, Level, UnitCounts, Way } from "./vocabulary.ts";

/** One side's prospects; every list gives the chance of 0, 1, 2, … of something, over all outcomes of the combat. */
export type SideOdds = {
  readonly wins: number;
  /** Hexes it retreats: 0 when it wins. */
  readonly retreat: readonly number[];
  /** The hexes of the longest retreat it may have to make, one after the other; of several ways the first of the likeliest. */
  readonly route: readonly Hex[];
  /** Panics among its Units. */
  readonly panics: readonly number[];
  /** Its Units taken prisoner. */
  readonly captured: readonly number[];
  /** The chance that its Leaders there are taken. */
  readonly leadersTaken: number;
  /** Its canoes sunk; only in a sea combat. */
  readonly sunk: readonly number[];
};

export type AttackOdds = {
  readonly strengths: readonly [attack: number, defence: number];
  readonly attacker: SideOdds;
  readonly defender: SideOdds;
};

/** The chance of each level, worst first. */
export type LevelOdds = Record<Level, number>;

/** How far one who is not in hand yet could go. */
export interface StartNote {
  readonly thirds: number;
  readonly reach: readonly Way[];
}

export interface StepNote {
  /** The thirds left after it. */
  readonly left: number;
  /** The ways on from there. */
  readonly beyond: readonly Way[];
  /** It leads to enemies, who have to be fought. */
  readonly attacks?: boolean;
  /** It ends in a zone. */
  readonly stops?: boolean;
}

export interface FightNote {
  /** It has to be fought (TAH-LCOM-2). */
  readonly must: boolean;
  readonly odds: AttackOdds;
  /** The same with the attacker's Shaman staying out; absent where he has no such choice (TAH-LCOM-7). */
  readonly apart?: AttackOdds;
}

/** What going after the beaten may bring, before they roll. */
export interface PursuitNote {
  /** Their Population within reach: each that panics is captured (TAH-PANIC-4). */
  readonly population: number;
  /** Their other Units, which break when they panic. */
  readonly units: number;
  /** Their Leaders, taken where no Unit is left with them (TAH-CAPT-1). */
  readonly leaders: number;
}

export interface CrewNote {
  readonly canoes: number;
  readonly units: UnitCounts;
  readonly odds: LevelOdds;
}

export type TahitiNotes = {
  readonly activate: StartNote;
  readonly walk: StartNote;
  readonly step: StepNote;
  readonly sail: StepNote;
  readonly crash: Pick<StepNote, "left">;
  readonly embark: { readonly cost: number };
  readonly fight: FightNote;
  readonly landFight: Pick<FightNote, "odds">;
  readonly seaFight: Pick<FightNote, "odds">;
  readonly shamanIn: Pick<FightNote, "odds">;
  readonly shamanOut: Pick<FightNote, "odds">;
  readonly pursueAll: PursuitNote;
  readonly crew: CrewNote;
  readonly settle: { readonly level: Level };
  readonly sailOn: { readonly odds: LevelOdds };
};
