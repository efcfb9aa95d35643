// What the interface shows beside an offer.
import type { Json } from "@outrigger/kernel";
import { type Fence, type Fit, type Loop, type Patch, patchesInside } from "@outrigger/penrose";
import { herdOn } from "./animals.ts";
import { personOn } from "./claims.ts";
import type { MaasaiPlay } from "./maasai.ts";
import type { BuildNote, LayNote, PlaceNote, RemoveNote } from "./shown.ts";
import { fenceThrough, isSpot, parcelOf } from "./table.ts";
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

/** MAS-BOMA-11: inner bomas do not count. */
export function buildNote({ state, index }: MaasaiPlay, fence: Fence): Json {
  const loop = fenceThrough(index, state.laid.length - 1, fence) as Loop;
  const outside = index.home[4 * (state.laid.length - 1)];
  const spots = patchesInside(index.layout, loop).filter((spot) => isSpot(index, spot) && index.home[spot] === outside);
  return plain({ fence, loop: loop.tiles, spots: herdOn(index, spots) });
}
