// What happens at the table, as it is told. The log, motion and speech are written from it.

import type { EventsOf, Seat } from "@outrigger/kernel";
import type { Bird, Karakia, LeaderTile, Mammal, NeutralPiece, Returned, TerrainCard } from "./vocabulary.ts";

export type MoaEvent = EventsOf<{
  periodStarted: { period: number };
  handDealt: { seat: Seat; count: number; cards?: readonly Bird[] };
  roundStarted: { period: number; round: number; first: Seat };
  terrainRevealed: { cards: readonly TerrainCard[]; place: "both" | "left" | "right" };
  volcanoMoved: { to: number };
  volcanoErupted: Cleared;
  mammalDrawn: { mammal: Mammal };
  mammalDeckReshuffled: { count: number };
  birdDeckReshuffled: { count: number };
  invasionStarted: { mammal: Mammal; territory: number };
  strongholdsSwept: { territories: readonly number[] };
  noTerritoryToInvade: { mammal: Mammal; discarded: number };
  noTileLeft: { mammal: Mammal };
  defenceOffered: { seat: Seat; territory: number; mammal: Mammal };
  defenceDeclined: { seat: Seat; territory: number };
  defended: Deed & { mammal: Mammal };
  territoryFell: Cleared & { territory: number; mammal: Mammal };
  birdsPlaced: Deed & { count: number };
  leaderPlaced: Deed & { tile: LeaderTile | null };
  attacked: Deed & { mammal: Mammal };
  landSold: Deed & Cleared & { mammal: Mammal; price: number };
  karakiaBought: { seat: Seat; kinds: readonly Karakia[]; payment: readonly string[] };
  karakiaUsed: { seat: Seat; tile: Karakia };
  cardsDrawn: { seat: Seat; count: number; cards?: readonly Bird[] };
  cardsDiscarded: { seat: Seat; cards: readonly Bird[] };
  birdsMoved: { seat: Seat; from: number; to: number; count: number };
  strongholdPlaced: { seat: Seat; territory: number; by: "attack" | "defence" | "karakia" };
  passed: { seat: Seat; automatic: boolean };
  turnEnded: { seat: Seat };
  dieRolled: { seat: Seat; face: number };
  neutralPlaced: { seat: Seat; territory: number; what: NeutralPiece; tile: string | null };
  neutralSkipped: { seat: Seat; automatic: boolean };
  firstPlayerMoved: { seat: Seat };
  /** Pieces and points of each colour, the neutral one last. */
  territoryScored: {
    territory: number;
    high: number;
    low: number;
    pieces: readonly number[];
    points: readonly number[];
  };
  mammalsScored: { points: readonly number[] };
  leaderTilesScored: { points: readonly number[] };
  /** With the neutral colour's points, where they are recorded (MOA-2P-16). */
  periodEnded: { period: number; scores: readonly number[]; neutral: number | null };
  handsDiscarded: { counts: readonly number[] };
  gameEnded: {
    places: readonly number[];
    scores: readonly number[];
    neutral: { readonly place: number; readonly score: number } | null;
  };
}>;

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
