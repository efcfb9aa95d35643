// What happens in movement.
import type { EventsOf, Seat } from "@outrigger/kernel";
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

export type MovementEvent = EventsOf<{
  activated: { seat: Seat; id: number; piece: PieceKind; hex: Hex };
  stepped: Way;
  embarked: { seat: Seat; hex: Hex; canoes: number };
  sailed: Way;
  landed: { seat: Seat; hex: Hex };
  tookOver: { seat: Seat; hex: Hex; canoes: number };
  loaded: { seat: Seat; load: LoadKind; hex: Hex };
  unloaded: { seat: Seat; load: LoadKind; hex: Hex };
}>;
