// What happens in movement.
import type { Seat } from "@outrigger/kernel";
import type { Hex, LoadKind, Named, PieceKind, Side } from "../vocabulary.ts";

/** Pieces of one side go from a hex to the next, over land or sea, with what they carry. */
export interface Way {
  readonly side: Side;
  readonly ids: readonly number[];
  readonly markers: readonly number[];
  readonly from: Hex;
  readonly to: Hex;
  readonly pieces: Named;
}

export type MovementEvent =
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
  | { readonly kind: "loaded"; readonly seat: Seat; readonly load: LoadKind; readonly hex: Hex }
  | { readonly kind: "unloaded"; readonly seat: Seat; readonly load: LoadKind; readonly hex: Hex };
