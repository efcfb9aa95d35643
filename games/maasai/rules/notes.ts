// What the interface shows beside an offer.
import type { Json } from "@outrigger/kernel";
import { type Fit, type Loop, type Patch, patchesInside } from "@outrigger/penrose";
import { herdOn } from "./animals.ts";
import { personOn } from "./claims.ts";
import type { MaasaiPlay } from "./maasai.ts";
import type { BuildNote, ClosedFence, LayNote, PlaceNote, RemoveNote } from "./shown.ts";
import { isSpot, type MaasaiTable, parcelOf } from "./table.ts";
import type { Person } from "./vocabulary.ts";

const plain = (note: PlaceNote | RemoveNote | LayNote | BuildNote): Json => note as unknown as Json;

export function placeNote({ index }: MaasaiPlay, patch: Patch): Json {
  const parcel = parcelOf(index, patch);
  const spots = index.land.parcel.filter((name, place) => name === parcel && isSpot(index, place)).length;
  return plain({ person: personOn(index, patch), spots, openings: index.land.openings[parcel] as number });
}

export function takeBackNote(play: MaasaiPlay, { patch }: Person): Json {
  const parcel = parcelOf(play.index, patch);
  return removeNote(play, (spot) => parcelOf(play.index, spot) === parcel);
}

export function giveUpNote(play: MaasaiPlay, place: number): Json {
  return removeNote(play, (spot) => play.index.home[spot] === place);
}

function removeNote({ state, index }: MaasaiPlay, leaves: (spot: Patch) => boolean): Json {
  const spots = state.animals.flatMap((seat, spot) => (seat !== -1 && leaves(spot) ? [spot] : []));
  return plain({ herd: herdOn(index, spots) });
}

export function layNote({ tile, joins }: Fit): Json {
  return plain({ at: tile.at, turn: tile.turn, joins });
}

export function buildNote({ index }: MaasaiPlay, loop: Loop): Json {
  return plain(closedFenceOf(index, loop));
}

/** MAS-BOMA-11: what lies in bomas that stand does not count. */
export function closedFenceOf(table: MaasaiTable, loop: Loop): ClosedFence {
  const spots = patchesInside(table.layout, loop).filter((spot) => isSpot(table, spot) && table.home[spot] === -1);
  return { fence: loop.fence, loop: [...loop.tiles], spots: herdOn(table, spots) };
}
