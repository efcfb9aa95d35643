// Animals go out to every free spot of land that is closed for them, and come home when nobody protects them any more.
import { at, type Seat } from "@outrigger/kernel";
import type { Patch } from "@outrigger/penrose";
import type { Herd } from "./events.ts";
import type { MaasaiPlay } from "./maasai.ts";
import { colourOf, homeOf, isEnclosed, isSpot, type MaasaiTable, parcelOf } from "./table.ts";
import { ANIMAL_ON, type MaasaiState, type SeatState } from "./vocabulary.ts";

/** MAS-ANI-3: spots in the middle of a shield before those at its ends; within each, older shields first. */
const SPOT_CLASSES = [
  [1, 2],
  [0, 3],
] as const;

/** MAS-ANI-2: fills all free spots that `includes` names, as far as the pen holds animals of their kind. */
export function fill(play: MaasaiPlay, seat: Seat, includes: (place: Patch) => boolean, boma?: number): void {
  const { state, index } = play;
  const { pen } = at(state.seats, seat);
  const spots: Patch[] = [];
  for (const places of SPOT_CLASSES) {
    for (let first = 0; first < state.animals.length; first += 4) {
      for (const place of places) {
        const spot = first + place;
        if (!isSpot(index, spot) || state.animals[spot] !== -1 || !includes(spot)) continue;
        const animal = ANIMAL_ON[colourOf(index, spot)];
        if (pen[animal] === 0) continue;
        pen[animal]--;
        state.animals[spot] = seat;
        spots.push(spot);
      }
    }
  }
  if (spots.length === 0) return;
  play.tell(() => ({
    kind: "grazed",
    seat,
    spots,
    herd: herdOn(index, spots),
    ...(boma === undefined ? {} : { boma }),
  }));
}

/** MAS-ANI-6: every animal that `stays` does not vouch for comes home. */
function callHome(play: MaasaiPlay, stays: (spot: Patch, seat: Seat) => boolean): void {
  const { state, index } = play;
  const strayed = state.seats.map((): Patch[] => []);
  for (let spot = 0; spot < state.animals.length; spot++) {
    const seat = state.animals[spot] ?? -1;
    if (seat === -1 || stays(spot, seat)) continue;
    state.animals[spot] = -1;
    at(state.seats, seat).pen[ANIMAL_ON[colourOf(index, spot)]]++;
    strayed[seat]?.push(spot);
  }
  strayed.forEach((spots, seat) => {
    if (spots.length > 0) play.tell(() => ({ kind: "strayed", seat, spots, herd: herdOn(index, spots) }));
  });
}

/** An animal is safe in a boma of its owner, and in an enclosure where somebody of its owner stands. */
export function callUnprotectedHome(play: MaasaiPlay): void {
  const { state, index } = play;
  const keeper = keepers(state, index);
  callHome(play, (spot, seat) => protectorOf(state, index, keeper, spot) === seat);
}

/** MAS-REM-4: a boma's own animals go home with its builder, those of inner bomas stay. */
export function callBomaHome(play: MaasaiPlay, place: number): void {
  callHome(play, (spot) => play.index.home[spot] !== place);
}

/** For every enclosure, by name, whose person stands on it; -1 elsewhere. */
export function keepers({ people }: MaasaiState, table: MaasaiTable): number[] {
  const keeper = new Array<number>(table.land.parcel.length).fill(-1);
  for (const { patch, seat } of people) {
    const parcel = parcelOf(table, patch);
    if (isEnclosed(table, parcel)) keeper[parcel] = seat;
  }
  return keeper;
}

export function protectorOf(state: MaasaiState, table: MaasaiTable, keeper: readonly number[], spot: Patch): number {
  const home = homeOf(table, spot);
  return home === -1 ? (keeper[parcelOf(table, spot)] ?? -1) : at(state.bomas, home).owner;
}

export function herdOn(table: MaasaiTable, spots: readonly Patch[]): Herd {
  const herd = { zebu: 0, goat: 0, sheep: 0 };
  for (const spot of spots) herd[ANIMAL_ON[colourOf(table, spot)]]++;
  return herd;
}

export function penSize({ pen }: Pick<SeatState, "pen">): number {
  return pen.zebu + pen.goat + pen.sheep;
}
