// What the interface shows beside an offer.
import { at } from "@outrigger/kernel";
import { type Loop, type Patch, patchesInside } from "@outrigger/penrose";
import { herdOn } from "./animals.ts";
import { personOn } from "./claims.ts";
import type { MaasaiPlay } from "./maasai.ts";
import type { ClosedFence, PlaceNote, RemoveNote } from "./shown.ts";
import { isSpot, type MaasaiTable, parcelOf } from "./table.ts";
import type { Person } from "./vocabulary.ts";

export function placeNote({ index }: MaasaiPlay, patch: Patch): PlaceNote {
  const parcel = parcelOf(index, patch);
  const spots = index.land.parcel.filter((name, place) => name === parcel && isSpot(index, place)).length;
  return { person: personOn(index, patch), spots, openings: at(index.land.openings, parcel) };
}

export function takeBackNote(play: MaasaiPlay, { patch }: Person): RemoveNote {
  const parcel = parcelOf(play.index, patch);
  return removeNote(play, (spot) => parcelOf(play.index, spot) === parcel);
}

export function giveUpNote(play: MaasaiPlay, place: number): RemoveNote {
  return removeNote(play, (spot) => play.index.home[spot] === place);
}

function removeNote({ state, index }: MaasaiPlay, leaves: (spot: Patch) => boolean): RemoveNote {
  const spots = state.animals.flatMap((seat, spot) => (seat !== -1 && leaves(spot) ? [spot] : []));
  return { herd: herdOn(index, spots) };
}

/** MAS-BOMA-11: what lies in bomas that stand does not count. */
export function closedFenceOf(table: MaasaiTable, loop: Loop): ClosedFence {
  const spots = patchesInside(table.layout, loop).filter((spot) => isSpot(table, spot) && table.home[spot] === -1);
  return { fence: loop.fence, loop: [...loop.tiles], spots: herdOn(table, spots) };
}
