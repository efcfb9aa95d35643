// What happens when players bargain, leave and settle, and at the end.
import type { Seat } from "@outrigger/kernel";
import type { Level, Named, Side } from "../vocabulary.ts";
import type { Deal, Settlement } from "./settlement.ts";

export type EndingsEvent =
  | { readonly kind: "offered"; readonly seat: Seat; readonly to: Seat; readonly terms: Settlement }
  | { readonly kind: "dealOffered"; readonly seat: Seat; readonly to: Seat; readonly terms: Deal }
  | { readonly kind: "passed"; readonly seat: Seat }
  | { readonly kind: "refused"; readonly seat: Seat; readonly of: Seat }
  | { readonly kind: "agreed"; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: "areaLost"; readonly area: string; readonly from: Side; readonly to: Side }
  | { readonly kind: "disbanded"; readonly side: Side; readonly pieces: Named }
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
