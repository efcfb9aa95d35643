// What a player owns, as negotiations and departures see it.

import type { Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { heldBy } from "../markers.ts";
import { countUnits, piecesOf, totalUnits } from "../pieces.ts";
import type { Marker, Piece, TahitiState } from "../state.ts";
import type { UnitCounts } from "../vocabulary.ts";

export interface Estate {
  /** Canoes on a shore first, then those at sea. */
  readonly canoes: readonly Marker[];
  /** Canoes that can be given away without leaving anybody in the water. */
  readonly beached: readonly Marker[];
  readonly pieces: readonly Piece[];
  readonly units: UnitCounts;
  readonly elders: readonly Piece[];
  /** Areas by place in the pack. */
  readonly areas: readonly number[];
}

export function estateOf(state: TahitiState, pack: TahitiPack, seat: Seat): Estate {
  const pieces = piecesOf(state, seat);
  const held = heldBy(state, pack, seat, "warCanoe");
  const beached = held.filter((canoe) => !pack.map.at(canoe.at).sea);
  return {
    canoes: [...beached, ...held.filter((canoe) => !beached.includes(canoe))],
    beached,
    pieces,
    units: countUnits(pieces),
    elders: pieces.filter((piece) => piece.kind === "elder"),
    areas: state.control.flatMap((owner, area) => (owner === seat ? [area] : [])),
  };
}

export function hasUnits({ units }: Estate): boolean {
  return totalUnits(units) > 0;
}
