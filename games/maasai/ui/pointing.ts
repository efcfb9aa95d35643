// The shields a line of the log speaks of. Nothing on the table shows their numbers, so the table does while one points.
import type { MaasaiEvent } from "../rules/index.ts";

export interface Pointed {
  /** Where it happened. */
  readonly lit: readonly number[];
  /** Named besides, to say where that is. */
  readonly named: readonly number[];
}

const NOWHERE: Pointed = { lit: [], named: [] };

export function pointedBy(event: MaasaiEvent | undefined): Pointed {
  switch (event?.kind) {
    case "laid":
      return { lit: [event.number], named: shieldsOf(event.joins) };
    case "claimed":
    case "tookBack":
    case "wentHome":
      return { lit: [event.patch >> 2], named: [] };
    case "built":
      return { lit: event.loop, named: [] };
    case "gaveUp":
      return { lit: [event.boma], named: [] };
    case "grazed":
    case "strayed":
      return { lit: shieldsOf(event.spots), named: [] };
    default:
      return NOWHERE;
  }
}

/** Slots and patches both number four to a shield. */
function shieldsOf(quarters: readonly number[]): number[] {
  return [...new Set(quarters.map((quarter) => quarter >> 2))];
}
