// What may happen in Māori. Log, motion, sound and speech are written from these.
import type { Seat } from "@outrigger/kernel";
import type { Tile } from "./vocabulary.ts";

export type MaoriEvent =
  | { readonly kind: "laidOut"; readonly tiles: readonly Tile[]; readonly starter: Seat }
  | { readonly kind: "volcanoSetAside"; readonly tile: Tile }
  | { readonly kind: "explorerPlaced"; readonly seat: Seat; readonly position: number }
  | {
      readonly kind: "sailed";
      readonly seat: Seat;
      readonly distance: number;
      readonly price: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "stepped"; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly kind: "took";
      readonly seat: Seat;
      readonly tile: Tile;
      readonly cell: string;
      readonly price: number;
    }
  | { readonly kind: "tookFromDepot"; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly kind: "placed";
      readonly seat: Seat;
      readonly tile: Tile;
      readonly space: string;
      readonly rotation: number;
    }
  | { readonly kind: "received"; readonly seat: Seat; readonly shells: number; readonly printed: number }
  | {
      readonly kind: "islandFinished";
      readonly seat: Seat;
      readonly spaces: readonly string[];
      readonly palms: number;
      readonly points: number;
    }
  | { readonly kind: "leiCompleted"; readonly seat: Seat; readonly spaces: readonly string[] }
  | { readonly kind: "stored"; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: "discarded"; readonly seat: Seat; readonly tile: Tile; readonly space: string }
  | { readonly kind: "passed"; readonly seat: Seat }
  | { readonly kind: "shipMoved"; readonly seat: Seat; readonly from: string | null; readonly to: string | null }
  | { readonly kind: "refilled"; readonly tile: Tile; readonly cell: string }
  | { readonly kind: "leftEmpty"; readonly cell: string }
  | {
      readonly kind: "lastTurns";
      readonly reason: "completed" | "exhausted";
      readonly seat: Seat;
      readonly turns: number;
    }
  | { readonly kind: "stagnated"; readonly turns: number }
  | { readonly kind: "ended"; readonly scores: readonly number[]; readonly places: readonly number[] };
