// What follows by itself from a lay, a claim, a boma or a removal (MAS-TURN-5, MAS-TURN-6, MAS-BOMA-16): one routine.
import { at, type Seat } from "@outrigger/kernel";
import type { Patch } from "@outrigger/penrose";
import { callUnprotectedHome, fill, penSize } from "./animals.ts";
import { sendHome, settleClaims } from "./claims.ts";
import type { MaasaiPlay } from "./maasai.ts";
import { homeOf, isEnclosed, parcelOf, patchesOf } from "./table.ts";
import type { MaasaiState, Person } from "./vocabulary.ts";

export interface Cause {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** A boma was just built: the last one. */
  readonly built?: true;
  /** Land that was just laid or just lost its fence: where it lies in a boma, that boma's owner fills it. */
  readonly fresh?: readonly Patch[];
}

/** Runs all consequences. Whether the game is over with them (MAS-END-1). */
export function bringAbout(play: MaasaiPlay, { seat, built, fresh }: Cause): boolean {
  const { state, index } = play;
  if (built) clearBoma(play, state.bomas.length - 1);
  settleClaims(play);
  callUnprotectedHome(play);
  if (built) fillBoma(play, state.bomas.length - 1, (spot) => index.home[spot] === state.bomas.length - 1);
  if (fresh !== undefined) fillFresh(play, fresh);
  fillEnclosures(play, seat);
  return isOver(state);
}

/** MAS-BOMA-7: whoever stands inside a new fence goes home. */
function clearBoma(play: MaasaiPlay, place: number): void {
  const inside = play.state.people.filter(({ patch }) => play.index.home[patch] === place);
  sendHome(play, inside, "fenced");
}

function fillBoma(play: MaasaiPlay, place: number, includes: (spot: Patch) => boolean): void {
  const { owner, shield } = at(play.state.bomas, place);
  fill(play, owner, includes, shield);
}

/** MAS-BOMA-13, MAS-BOMA-15. All of it lies in the same boma, or in none. */
function fillFresh(play: MaasaiPlay, fresh: readonly Patch[]): void {
  const home = homeOf(play.index, at(fresh, 0));
  if (home !== -1) fillBoma(play, home, (spot) => fresh.includes(spot));
}

/** MAS-ENC-3, MAS-REM-9: enclosures that are new, or larger than when they were last filled. */
function fillEnclosures(play: MaasaiPlay, active: Seat): void {
  const { state, index } = play;
  for (const seat of servingOrder(state, active)) {
    const own = state.people.filter((person) => person.seat === seat);
    // MAS-ANI-5: parcels are named by their lowest patch, which lies on their lowest shield.
    own.sort((one, other) => parcelOf(index, one.patch) - parcelOf(index, other.patch));
    for (const person of own) tend(play, person);
  }
}

/** MAS-ANI-5: the active player, then the others by their place in the turn order. */
function servingOrder({ order }: MaasaiState, active: Seat): Seat[] {
  return [active, ...order.filter((seat) => seat !== active)];
}

function tend(play: MaasaiPlay, person: Person): void {
  const { index } = play;
  const parcel = parcelOf(index, person.patch);
  if (!isEnclosed(index, parcel)) {
    if (person.tends.length > 0) person.tends = [];
    return;
  }
  const patches = patchesOf(index, parcel);
  const isFresh = patches.some((patch) => !person.tends.includes(patch));
  person.tends = patches;
  if (isFresh) fill(play, person.seat, (spot) => parcelOf(index, spot) === parcel);
}

/** MAS-END-1: somebody's animals are all out. */
export function isOver({ seats }: MaasaiState): boolean {
  return seats.some((seat) => penSize(seat) === 0);
}
