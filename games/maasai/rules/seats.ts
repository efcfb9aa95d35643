// Reading what belongs to a seat.
import type { Seat } from "@outrigger/kernel";
import type { MaasaiState, SeatState } from "./vocabulary.ts";

export function seatOf({ seats }: Pick<MaasaiState, "seats">, seat: Seat): SeatState {
  const own = seats[seat];
  if (own === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return own;
}
