// The land round a shield as it would be once the shield lay there: what is joined, what is closed, whose claims stand.
import type { Patch } from "@outrigger/penrose";
import type { ShieldInfo } from "../rules/index.ts";
import type { Place } from "./places.ts";
import { landWorth, type Stretch, type Survey, stretchOf } from "./survey.ts";
import { weights } from "./weights.ts";

/** Land of the shield, with all it would be joined to. */
export interface Joined extends Stretch {
  /** One of its patches on the shield. */
  readonly own: number;
  /** Whose people would stand on it. */
  readonly owners: readonly number[];
  /** The parcels it would take in. */
  readonly parcels: readonly Patch[];
}

export interface Joining {
  readonly lands: readonly Joined[];
  /** What the lay alone changes for the seat that lays. */
  readonly worth: number;
}

/** An own gain counts in full, a rival's against it. */
export function forSeat(seat: number, other: number, worth: number): number {
  return seat === other ? worth : -weights.rivalry * worth;
}

export function joinLand(survey: Survey, seat: number, info: ShieldInfo, place: Place): Joining {
  const touched = countTouches(place);
  const roots = ownRoots(info);
  const groupOf = joinParcels(survey, info, place, roots);
  let worth = 0;
  for (const [parcel, times] of touched) {
    const before = stretchOf(survey, parcel);
    const owner = survey.owner[parcel] as number;
    if (owner === -1) continue;
    worth -= forSeat(seat, owner, landWorth(survey, owner, before));
    if (groupOf.has(parcel)) continue;
    worth += forSeat(seat, owner, landWorth(survey, owner, { ...before, openings: before.openings - times }));
  }
  const lands = ownLands(survey, info, place, roots, touched, groupOf);
  for (const land of lands) {
    const owner = soleOwner(land);
    if (owner !== undefined) worth += forSeat(seat, owner, landWorth(survey, owner, land));
  }
  return { lands, worth };
}

/** MAS-CLM-5, MAS-CLM-6: land with people of one player is that player's, land with people of several is nobody's. */
export function soleOwner({ owners }: Joined): number | undefined {
  const [owner] = owners;
  return owners.every((other) => other === owner) ? owner : undefined;
}

function countTouches({ contacts }: Place): Map<Patch, number> {
  const touched = new Map<Patch, number>();
  for (const [, parcel] of contacts) touched.set(parcel, (touched.get(parcel) ?? 0) + 1);
  return touched;
}

/** For each of the four places of a shield the first one its land hangs together with. */
function ownRoots({ colours, split }: ShieldInfo): number[] {
  const roots = [0, 1, split ? 2 : 1, 3];
  for (const [middle, corner] of [
    [1, 0],
    [2, 0],
    [1, 3],
    [2, 3],
  ] as const)
    if (colours[middle] === colours[corner]) merge(roots, roots[middle] as number, roots[corner] as number);
  return roots;
}

function merge(roots: number[], one: number, other: number): void {
  for (let at = 0; at < roots.length; at++) if (roots[at] === other) roots[at] = one;
}

/** Parcels of the colour they touch, by the own patch they are joined to. A parcel may join two own patches. */
function joinParcels({ position }: Survey, info: ShieldInfo, place: Place, roots: number[]): Map<Patch, number> {
  const { infos } = position.index;
  const joined = new Map<Patch, number>();
  for (const [own, parcel] of place.contacts) {
    if (infos[parcel >> 2]?.colours[parcel & 3] !== info.colours[own]) continue;
    const known = joined.get(parcel);
    if (known === undefined) joined.set(parcel, own);
    else merge(roots, roots[known] as number, roots[own] as number);
  }
  return joined;
}

function ownLands(
  survey: Survey,
  info: ShieldInfo,
  place: Place,
  roots: readonly number[],
  touched: ReadonlyMap<Patch, number>,
  groupOf: ReadonlyMap<Patch, number>,
): Joined[] {
  const lands: Joined[] = [];
  for (const own of info.patches) {
    if (lands.some((land) => roots[land.own] === roots[own])) continue;
    const taken = takenIn(survey, roots, roots[own] as number, touched, groupOf);
    for (let other = 0; other < 4; other++) {
      if (roots[other] !== roots[own]) continue;
      if (info.spots[other]) taken.spots++;
      taken.openings += place.openings[other] as number;
    }
    lands.push({ own, colour: info.colours[own] as Stretch["colour"], ...taken });
  }
  return lands;
}

/** What all the parcels come to that are joined to one land of the shield. */
function takenIn(
  survey: Survey,
  roots: readonly number[],
  root: number,
  touched: ReadonlyMap<Patch, number>,
  groupOf: ReadonlyMap<Patch, number>,
) {
  const parcels: Patch[] = [];
  const owners: number[] = [];
  let [spots, openings, dead] = [0, 0, false];
  for (const [parcel, own] of groupOf) {
    if (roots[own] !== root) continue;
    const stretch = stretchOf(survey, parcel);
    const owner = survey.owner[parcel] as number;
    parcels.push(parcel);
    if (owner !== -1) owners.push(owner);
    spots += stretch.spots;
    openings += stretch.openings - (touched.get(parcel) ?? 0);
    dead ||= stretch.dead;
  }
  return { spots, openings, dead, owners, parcels };
}
