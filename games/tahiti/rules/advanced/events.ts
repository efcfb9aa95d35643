// What happens by the advanced and solitaire rules: reefs, sinking, swimmers, hostile clans, bare jungle.
import type { Seat } from "@outrigger/kernel";
import type { Hex, Named, PieceKind, Side } from "../vocabulary.ts";

export type AdvancedEvent =
  | { readonly kind: "depleted"; readonly hex: Hex }
  | { readonly kind: "areaHostile"; readonly area: string; readonly pieces: Named; readonly village: Hex }
  | { readonly kind: "clanRoused"; readonly area: string }
  | {
      readonly kind: "reefRun";
      readonly seat: Seat;
      readonly hex: Hex;
      readonly canoe: number;
      readonly outcome: "clear" | "scraped" | "sunk";
    }
  | { readonly kind: "calledOff"; readonly seat: Seat; readonly hex: Hex }
  | { readonly kind: "surrendered"; readonly area: string; readonly to: Seat; readonly ids: readonly number[] }
  | { readonly kind: "canoesSank"; readonly side: Side; readonly hex: Hex; readonly markers: readonly number[] }
  | { readonly kind: "drowned"; readonly side: Side; readonly id: number; readonly piece: PieceKind; readonly hex: Hex }
  | {
      readonly kind: "rescued";
      readonly side: Side;
      readonly id: number;
      readonly piece: PieceKind;
      readonly hex: Hex;
      readonly ashore: boolean;
    };
