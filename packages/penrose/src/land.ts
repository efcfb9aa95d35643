// Land: which patches make up one parcel, and which parcels are open. A tile has four patches, numbered round it: 0 at v0
// behind fence 1, 1 in the middle on the side of v1, 2 in the middle on the side of v3, 3 at v2 behind fence 2. On most
// tiles the middle is one piece; 1 and 2 are then the same patch.
import type { Layout } from "./layout.ts";
import type { Fence } from "./rhomb.ts";

/** On the table a patch is four times the number of its tile plus the patch's own number. */
export type Patch = number;

export interface Ground {
  /** The colours of the four patches. */
  readonly colours: readonly [string, string, string, string];
  /** Whether the middle is in two halves, which never have the same colour. */
  readonly split: boolean;
}

export interface Land {
  /** For every patch the parcel it belongs to, named by its lowest patch. */
  readonly parcel: Patch[];
  /** By parcel name, how many times its land reaches an edge without a neighbour. 0 for an enclosure. */
  readonly openings: number[];
}

/** The patches on the two segments of each edge, before and after the fence. */
const START_PATCH = [0, 1, 3, 2] as const;
const END_PATCH = [1, 3, 2, 0] as const;

/** The patch a fence cuts off at its corner. */
export const CORNER_PATCH: Readonly<Record<Fence, number>> = { 1: 0, 2: 3 };

/** `fenced` says for every tile which of its arcs are built: bit 0 for fence 1, bit 1 for fence 2. */
export function landOf({ facing }: Layout, grounds: readonly Ground[], fenced: readonly number[]): Land {
  const parcel = new Array<Patch>(4 * grounds.length);
  const colour = new Array<string>(4 * grounds.length);
  for (let tile = 0; tile < grounds.length; tile++) {
    const ground = grounds[tile] as Ground;
    for (let patch = 0; patch < 4; patch++) {
      parcel[4 * tile + patch] = 4 * tile + patch;
      colour[4 * tile + patch] = ground.colours[patch] as string;
    }
    if (!ground.split) parcel[4 * tile + 2] = 4 * tile + 1;
    joinAcrossFences(parcel, colour, 4 * tile, fenced[tile] as number);
  }
  for (let slot = 0; slot < facing.length; slot++) {
    const across = facing[slot] as number;
    if (across < slot) continue;
    joinLike(parcel, colour, startPatch(slot), endPatch(across));
    joinLike(parcel, colour, endPatch(slot), startPatch(across));
  }
  for (let patch = 0; patch < parcel.length; patch++) parcel[patch] = rootOf(parcel, patch);
  return { parcel, openings: openingsOf(facing, parcel) };
}

/** MAS-ADJ-2: land runs on across a foundation, not across a built fence. */
function joinAcrossFences(parcel: Patch[], colour: readonly string[], first: Patch, fenced: number): void {
  if ((fenced & 1) === 0) {
    joinLike(parcel, colour, first, first + 1);
    joinLike(parcel, colour, first, first + 2);
  }
  if ((fenced & 2) === 0) {
    joinLike(parcel, colour, first + 1, first + 3);
    joinLike(parcel, colour, first + 2, first + 3);
  }
}

function openingsOf(facing: readonly number[], parcel: readonly Patch[]): number[] {
  const openings = new Array<number>(parcel.length).fill(0);
  const open = (patch: Patch): void => {
    const name = parcel[patch] as Patch;
    openings[name] = (openings[name] as number) + 1;
  };
  for (let slot = 0; slot < facing.length; slot++) {
    if (facing[slot] !== -1) continue;
    open(startPatch(slot));
    open(endPatch(slot));
  }
  return openings;
}

/** The patch on the segment of an edge before the fence. */
export function startPatch(slot: number): Patch {
  return (slot & ~3) + (START_PATCH[slot & 3] as number);
}

/** The patch on the segment of an edge behind the fence. */
export function endPatch(slot: number): Patch {
  return (slot & ~3) + (END_PATCH[slot & 3] as number);
}

function joinLike(parcel: Patch[], colour: readonly string[], one: Patch, other: Patch): void {
  if (colour[one] !== colour[other]) return;
  const a = rootOf(parcel, one);
  const b = rootOf(parcel, other);
  if (a < b) parcel[b] = a;
  else parcel[a] = b;
}

function rootOf(parcel: Patch[], patch: Patch): Patch {
  let at = patch;
  while (parcel[at] !== at) {
    const next = parcel[at] as Patch;
    parcel[at] = parcel[next] as Patch;
    at = next;
  }
  return at;
}

/** The built arcs of every tile as `landOf` wants them. */
export function fencedBy(
  tiles: number,
  loops: Iterable<{ readonly fence: Fence; readonly tiles: readonly number[] }>,
): number[] {
  const fenced = new Array<number>(tiles).fill(0);
  for (const loop of loops) for (const tile of loop.tiles) fenced[tile] = (fenced[tile] as number) | loop.fence;
  return fenced;
}
