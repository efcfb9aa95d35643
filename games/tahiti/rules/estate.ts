// What a player owns, as negotiations and departures see it.
import type { Seat } from "@outrigger/kernel";
import type { TahitiPack } from "./components.ts";
import { heldBy } from "./markers.ts";
import { countUnits, piecesOf, totalUnits, type UnitCounts } from "./pieces.ts";
import type { Marker, Piece, TahitiState } from "./state.ts";

export interface Estate {
  readonly canoes: readonly Marker[];
  readonly pieces: readonly Piece[];
  readonly units: UnitCounts;
  readonly elders: readonly Piece[];
  /** Areas by place in the pack. */
  readonly areas: readonly number[];
}

export function estateOf(state: TahitiState, pack: TahitiPack, seat: Seat): Estate {
  const pieces = piecesOf(state, seat);
  return {
    canoes: heldBy(state, pack, seat, "warCanoe"),
    pieces,
    units: countUnits(pieces),
    elders: pieces.filter((piece) => piece.kind === "elder"),
    areas: state.control.flatMap((owner, area) => (owner === seat ? [area] : [])),
  };
}

export function hasUnits({ units }: Estate): boolean {
  return totalUnits(units) > 0;
}
