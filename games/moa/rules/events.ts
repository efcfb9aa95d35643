// What happens at the table, as it is told. The log, motion and speech are written from it.

import type { Seat } from "@outrigger/kernel";
import type { Bird, Karakia, LeaderTile, Mammal, NeutralPiece, Returned, TerrainCard } from "./vocabulary.ts";

export type MoaEvent =
  | { readonly kind: "periodStarted"; readonly period: number }
  | { readonly kind: "handDealt"; readonly seat: Seat; readonly count: number; readonly cards?: readonly Bird[] }
  | { readonly kind: "roundStarted"; readonly period: number; readonly round: number; readonly first: Seat }
  | {
      readonly kind: "terrainRevealed";
      readonly cards: readonly TerrainCard[];
      readonly place: "both" | "left" | "right";
    }
  | { readonly kind: "volcanoMoved"; readonly to: number }
  | ({ readonly kind: "volcanoErupted" } & Cleared)
  | { readonly kind: "mammalDrawn"; readonly mammal: Mammal }
  | { readonly kind: "mammalDeckReshuffled"; readonly count: number }
  | { readonly kind: "birdDeckReshuffled"; readonly count: number }
  | { readonly kind: "invasionStarted"; readonly mammal: Mammal; readonly territory: number }
  | { readonly kind: "strongholdsSwept"; readonly territories: readonly number[] }
  | { readonly kind: "noTerritoryToInvade"; readonly mammal: Mammal; readonly discarded: number }
  | { readonly kind: "noTileLeft"; readonly mammal: Mammal }
  | { readonly kind: "defenceOffered"; readonly seat: Seat; readonly territory: number; readonly mammal: Mammal }
  | { readonly kind: "defenceDeclined"; readonly seat: Seat; readonly territory: number }
  | ({ readonly kind: "defended"; readonly mammal: Mammal } & Deed)
  | ({ readonly kind: "territoryFell"; readonly territory: number; readonly mammal: Mammal } & Cleared)
  | ({ readonly kind: "birdsPlaced"; readonly count: number } & Deed)
  | ({ readonly kind: "leaderPlaced"; readonly tile: LeaderTile | null } & Deed)
  | ({ readonly kind: "attacked"; readonly mammal: Mammal } & Deed)
  | ({ readonly kind: "landSold"; readonly mammal: Mammal; readonly price: number } & Deed & Cleared)
  | {
      readonly kind: "karakiaBought";
      readonly seat: Seat;
      readonly kinds: readonly Karakia[];
      readonly payment: readonly string[];
    }
  | { readonly kind: "karakiaUsed"; readonly seat: Seat; readonly tile: Karakia }
  | { readonly kind: "cardsDrawn"; readonly seat: Seat; readonly count: number; readonly cards?: readonly Bird[] }
  | { readonly kind: "cardsDiscarded"; readonly seat: Seat; readonly cards: readonly Bird[] }
  | {
      readonly kind: "birdsMoved";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }
  | {
      readonly kind: "strongholdPlaced";
      readonly seat: Seat;
      readonly territory: number;
      readonly by: "attack" | "defence" | "karakia";
    }
  | { readonly kind: "passed"; readonly seat: Seat; readonly automatic: boolean }
  | { readonly kind: "turnEnded"; readonly seat: Seat }
  | { readonly kind: "dieRolled"; readonly seat: Seat; readonly face: number }
  | {
      readonly kind: "neutralPlaced";
      readonly seat: Seat;
      readonly territory: number;
      readonly what: NeutralPiece;
      readonly tile: string | null;
    }
  | { readonly kind: "neutralSkipped"; readonly seat: Seat; readonly automatic: boolean }
  | { readonly kind: "firstPlayerMoved"; readonly seat: Seat }
  | {
      readonly kind: "territoryScored";
      readonly territory: number;
      readonly high: number;
      readonly low: number;
      /** Pieces and points of each colour, the neutral one last. */
      readonly pieces: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly kind: "mammalsScored"; readonly points: readonly number[] }
  | { readonly kind: "leaderTilesScored"; readonly points: readonly number[] }
  | {
      readonly kind: "periodEnded";
      readonly period: number;
      readonly scores: readonly number[];
      /** The neutral colour's points, where they are recorded (MOA-2P-16). */
      readonly neutral: number | null;
    }
  | { readonly kind: "handsDiscarded"; readonly counts: readonly number[] }
  | {
      readonly kind: "gameEnded";
      readonly places: readonly number[];
      readonly scores: readonly number[];
      readonly neutral: { readonly place: number; readonly score: number } | null;
    };

/** Something a seat did in a territory and paid for; `any` when an any-territory tile was spent on it. */
export interface Deed {
  readonly seat: Seat;
  readonly territory: number;
  readonly payment: readonly string[];
  readonly any: boolean;
}

/** What left a territory: pieces to their owners, a leader tile and a stronghold. */
export interface Cleared {
  readonly returned: Returned;
  readonly leaderTile: string | null;
  readonly stronghold: boolean;
}
