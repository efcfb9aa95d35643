import type { SeatRow } from "../database/schema.ts";

/** A seat at which nobody sits yet. */
export const emptySeat = (match: string, seat: number): SeatRow => ({
  match,
  seat,
  kind: "open",
  person: null,
  name: "",
  level: null,
  invited: null,
  automatic: 0,
  nonce: null,
  waiting: 0,
  place: null,
  score: null,
  ended: null,
});
