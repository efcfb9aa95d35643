// What happens, in one vocabulary: the log, the motion, the sound and the spoken text are written from it.
import type { Seat } from "@outrigger/kernel";
import type { Deal, Settlement } from "./endings/settlement.ts";
import type {
  BuildItem,
  CombatKind,
  Hex,
  Level,
  LoadKind,
  MarkerKind,
  PieceKind,
  Side,
  UnitKind,
} from "./vocabulary.ts";

/** What a die was thrown for (TAH-DEF-9). */
export type Purpose =
  | "homeArea"
  | "initiative"
  | "elder"
  | "depletion"
  | "attack"
  | "defence"
  | "panic"
  | "elderCaptured"
  | "chieftainCaptured"
  | "neutralArea"
  | "reef"
  | "sinking"
  | "sharks"
  | "swim"
  | "voyage"
  | "tableA"
  | "tableB"
  | "tableC";

/** Pieces as texts name them: how many of each kind. */
export type Named = readonly (readonly [kind: PieceKind | MarkerKind, count: number])[];

type Setup =
  | { readonly kind: "homeAreaDrawn"; readonly seat: Seat; readonly area: string; readonly die: number }
  | { readonly kind: "homePlaced"; readonly seat: Seat; readonly hex: Hex }
  | {
      readonly kind: "placed";
      readonly side: Side;
      readonly piece: PieceKind;
      readonly id: number;
      readonly hex: Hex;
      readonly elder: number;
    };

type Sequence =
  | {
      readonly kind: "rolled";
      readonly side: Side;
      readonly purpose: Purpose;
      readonly die: number;
      /** What is added to the die, where it is not nothing; what is told of combat says it with the strengths. */
      readonly note?: { readonly modifier: number };
    }
  /** Something was chosen at random among so many. */
  | { readonly kind: "drawn"; readonly side: Side; readonly of: number; readonly chosen: number }
  | { readonly kind: "turnBegan"; readonly turn: number; readonly season: number; readonly year: number }
  | { readonly kind: "initiativeWon"; readonly seat: Seat; readonly doubled: boolean }
  | { readonly kind: "orderChosen"; readonly seat: Seat; readonly order: readonly Seat[] }
  | { readonly kind: "playerTurnBegan"; readonly seat: Seat }
  | { readonly kind: "phaseBegan"; readonly seat: Seat; readonly name: "construction" | "movement" | "combat" };

type Construction =
  | { readonly kind: "harvested"; readonly seat: Seat; readonly hex: Hex; readonly marker: number }
  | { readonly kind: "depleted"; readonly hex: Hex }
  | { readonly kind: "built"; readonly seat: Seat; readonly item: BuildItem; readonly hex: Hex }
  | { readonly kind: "dismantled"; readonly seat: Seat; readonly hex: Hex }
  | {
      readonly kind: "converted";
      readonly side: Side;
      readonly from: CombatKind;
      readonly id: number;
      readonly hex: Hex;
    }
  | { readonly kind: "homeNamed"; readonly seat: Seat; readonly hex: Hex }
  | { readonly kind: "areaGained"; readonly seat: Seat; readonly area: string; readonly from: Side }
  | { readonly kind: "elderJoined"; readonly seat: Seat; readonly elder: number }
  | { readonly kind: "noElder"; readonly seat: Seat; readonly area: string }
  | { readonly kind: "areaHostile"; readonly area: string; readonly pieces: Named; readonly village: Hex }
  | { readonly kind: "clanRoused"; readonly area: string };

/** Pieces of one side go from a hex to the next, over land or sea, with what they carry. */
interface Way {
  readonly side: Side;
  readonly ids: readonly number[];
  readonly markers: readonly number[];
  readonly from: Hex;
  readonly to: Hex;
  readonly pieces: Named;
}

type Movement =
  | {
      readonly kind: "activated";
      readonly seat: Seat;
      readonly id: number;
      readonly piece: PieceKind;
      readonly hex: Hex;
    }
  | ({ readonly kind: "stepped" } & Way)
  | { readonly kind: "embarked"; readonly seat: Seat; readonly hex: Hex; readonly canoes: number }
  | ({ readonly kind: "sailed" } & Way)
  | { readonly kind: "landed"; readonly seat: Seat; readonly hex: Hex }
  | { readonly kind: "tookOver"; readonly seat: Seat; readonly hex: Hex; readonly canoes: number }
  | {
      readonly kind: "reefRun";
      readonly seat: Seat;
      readonly hex: Hex;
      readonly canoe: number;
      readonly outcome: "clear" | "scraped" | "sunk";
    }
  | { readonly kind: "calledOff"; readonly seat: Seat; readonly hex: Hex };

interface Capture {
  readonly side: Side;
  readonly by: Side;
  readonly hex: Hex;
  readonly ids: readonly number[];
  readonly pieces: Named;
}

type Combat =
  | {
      readonly kind: "attacked";
      readonly attacker: Side;
      readonly defender: Side;
      readonly hex: Hex;
      readonly sea: boolean;
    }
  | { readonly kind: "shamanDeclared"; readonly seat: Seat; readonly takesPart: boolean }
  | {
      readonly kind: "fought";
      readonly attacker: Side;
      readonly defender: Side;
      readonly hex: Hex;
      readonly sea: boolean;
      readonly strengths: readonly [attack: number, defence: number];
      readonly dice: readonly [attack: number, defence: number];
      readonly winner: Side;
      readonly hexes: number;
    }
  | { readonly kind: "shamanLost"; readonly side: Side; readonly id: number; readonly due: number }
  | { readonly kind: "shamanReturned"; readonly seat: Seat; readonly hex: Hex }
  | { readonly kind: "villageFell"; readonly side: Side; readonly hex: Hex }
  | ({ readonly kind: "retreated" } & Way)
  | ({ readonly kind: "pursued" } & Way)
  | {
      readonly kind: "panicked";
      readonly side: Side;
      readonly hex: Hex;
      readonly rolls: readonly (readonly [id: number, unit: UnitKind, die: number])[];
    }
  | ({ readonly kind: "unitsCaptured" } & Capture)
  | ({ readonly kind: "leadersCaptured" } & Capture)
  | {
      readonly kind: "elderTaken";
      readonly side: Side;
      readonly by: Side;
      readonly id: number;
      readonly elder: number;
      readonly joined: boolean;
    }
  | { readonly kind: "chieftainTaken"; readonly seat: Seat; readonly by: Side }
  | { readonly kind: "chieftainKilled"; readonly seat: Seat; readonly how: "battle" | "executed" | "sea" }
  | { readonly kind: "surrendered"; readonly area: string; readonly to: Seat; readonly ids: readonly number[] }
  | { readonly kind: "canoesSank"; readonly side: Side; readonly hex: Hex; readonly markers: readonly number[] }
  | {
      readonly kind: "canoesTaken";
      readonly side: Side;
      readonly by: Side;
      readonly hex: Hex;
      readonly markers: readonly number[];
    }
  | { readonly kind: "drowned"; readonly side: Side; readonly id: number; readonly piece: PieceKind; readonly hex: Hex }
  | {
      readonly kind: "rescued";
      readonly side: Side;
      readonly id: number;
      readonly piece: PieceKind;
      readonly hex: Hex;
      readonly ashore: boolean;
    };

type Negotiation =
  | { readonly kind: "offered"; readonly seat: Seat; readonly to: Seat; readonly terms: Settlement }
  | { readonly kind: "dealOffered"; readonly seat: Seat; readonly to: Seat; readonly terms: Deal }
  | { readonly kind: "passed"; readonly seat: Seat }
  | { readonly kind: "refused"; readonly seat: Seat; readonly of: Seat }
  | { readonly kind: "agreed"; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: "areaLost"; readonly area: string; readonly from: Side; readonly to: Side }
  | { readonly kind: "disbanded"; readonly side: Side; readonly pieces: Named };

type Expedition =
  | { readonly kind: "departing"; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: "departureCancelled"; readonly seat: Seat }
  | {
      readonly kind: "sailedAway";
      readonly seat: Seat;
      readonly canoes: number;
      readonly pieces: Named;
      readonly value: number;
    }
  | {
      readonly kind: "canoeLost";
      readonly seat: Seat;
      readonly how: "storm" | "leak" | "standoff";
      readonly canoes: number;
      readonly lost: Named;
    }
  | { readonly kind: "lostAtSea"; readonly seat: Seat }
  | { readonly kind: "emptyAtoll"; readonly seat: Seat }
  | {
      readonly kind: "sighted";
      readonly seat: Seat;
      readonly territory: string;
      readonly level: Level;
      readonly inhabited: boolean;
    }
  | { readonly kind: "sailedOn"; readonly seat: Seat; readonly territory: string }
  | { readonly kind: "settled"; readonly seat: Seat; readonly territory: string; readonly level: Level }
  | { readonly kind: "levelChanged"; readonly seat: Seat; readonly level: Level }
  | {
      readonly kind: "ended";
      readonly places: readonly number[];
      readonly levels: readonly Level[];
      readonly areas: readonly number[];
    };

type Markers =
  | { readonly kind: "loaded"; readonly seat: Seat; readonly load: LoadKind; readonly hex: Hex }
  | { readonly kind: "unloaded"; readonly seat: Seat; readonly load: LoadKind; readonly hex: Hex };

export type TahitiEvent = Setup | Sequence | Construction | Movement | Markers | Combat | Negotiation | Expedition;
