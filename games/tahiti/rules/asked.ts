import type { Frame, Seat } from "@outrigger/kernel";

/** A decision in the game always has a seat. */
export interface Asked extends Frame {
  seat: Seat;
}
