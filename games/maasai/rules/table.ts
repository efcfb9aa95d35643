// Derived data: the layout with its legal poses, the fences of the bomas, and the land between them. Built from the state,
// kept up as shields are laid and fences rise or fall, never stored.
import {
  closedFence,
  copyLayout,
  type Fence,
  fencedBy,
  isSame,
  type Land,
  type Layout,
  type Loop,
  landOf,
  lay,
  newLayout,
  newTile,
  type Patch,
  type Pose,
  patchesInside,
  type Tile,
} from "@outrigger/penrose";
import { infoOf, type MaasaiPack, type ShieldInfo } from "./components.ts";
import type { Boma, Colour, MaasaiState } from "./vocabulary.ts";

export interface MaasaiTable {
  readonly layout: Layout;
  /** What is printed on each laid shield. */
  readonly infos: ShieldInfo[];
  /** The fence of each boma, in the order of `state.bomas`. */
  readonly loops: Loop[];
  /** For every patch the innermost boma around it as a place in `state.bomas`, or -1. */
  home: readonly number[];
  land: Land;
}

export function buildTable(state: MaasaiState, pack: MaasaiPack): MaasaiTable {
  const layout = layoutFor(state, pack);
  const infos = state.laid.map(({ shield }) => infoOf(pack, shield));
  const loops = state.bomas.map((boma) => loopOf(layout, boma));
  return { layout, infos, loops, ...survey({ layout, infos, loops }) };
}

/**
 * The layouts that were asked for last, the latest first. Whoever asks next mostly asks about one of them or one that has
 * grown from it: a bot samples hundreds of states behind one view, a host shows every viewer the same shields, a turn that
 * is taken back leads to a table that was there before. Given out as copies only.
 */
const recent: Layout[] = [];
const MOST_RECENT = 12;

function layoutFor({ laid }: MaasaiState, pack: MaasaiPack): Layout {
  const poses = laid.map(({ shield, at, turn }) => ({ shape: infoOf(pack, shield).shape, at, turn }));
  const known = longestBeginning(poses);
  const layout = known === undefined ? newLayout() : copyLayout(known);
  for (const pose of poses.slice(layout.tiles.length)) lay(layout, newTile(pose));
  keep(layout.tiles.length === known?.tiles.length ? known : copyLayout(layout));
  return layout;
}

function longestBeginning(poses: readonly Pose[]): Layout | undefined {
  let longest: Layout | undefined;
  for (const layout of recent)
    if (layout.tiles.length > (longest?.tiles.length ?? 0) && isBeginning(layout.tiles, poses)) longest = layout;
  return longest;
}

function keep(layout: Layout): void {
  const at = recent.indexOf(layout);
  if (at !== -1) recent.splice(at, 1);
  else if (recent.length === MOST_RECENT) recent.pop();
  recent.unshift(layout);
}

/** Layouts that differ mostly differ in their last tile, so that one is looked at first. */
function isBeginning(tiles: readonly Pose[], poses: readonly Pose[]): boolean {
  if (tiles.length > poses.length) return false;
  for (let number = tiles.length - 1; number >= 0; number--) {
    const tile = tiles[number];
    const pose = poses[number];
    if (tile === undefined || pose === undefined || !isSamePose(tile, pose)) return false;
  }
  return true;
}

function isSamePose(one: Pose, other: Pose): boolean {
  return one.shape === other.shape && one.turn === other.turn && isSame(one.at, other.at);
}

export function copyTable({ layout, infos, loops, home, land }: MaasaiTable): MaasaiTable {
  // Home and land are never changed in place, so copies share them.
  return { layout: copyLayout(layout), infos: infos.slice(), loops: loops.slice(), home, land };
}

function loopOf(layout: Layout, { shield, fence }: Boma): Loop {
  const loop = closedFence(layout, shield, fence);
  if (loop === undefined) throw new Error(`fence ${fence} of shield ${shield} is not closed`);
  return loop;
}

type Surveyed = Pick<MaasaiTable, "home" | "land">;

/** MAS-GEO-15: parcels are found anew after every change. */
function survey({ layout, infos, loops }: Omit<MaasaiTable, keyof Surveyed>): Surveyed {
  return { home: homes(layout, loops), land: landOf(layout, infos, fencedBy(infos.length, loops)) };
}

/** MAS-BOMA-11: a patch belongs to the boma with the smallest inside that contains it. */
function homes(layout: Layout, loops: readonly Loop[]): number[] {
  const home = new Array<number>(4 * layout.tiles.length).fill(-1);
  const insides = loops.map((loop, boma) => ({ boma, patches: patchesInside(layout, loop) }));
  insides.sort((one, other) => other.patches.length - one.patches.length);
  for (const { boma, patches } of insides) for (const patch of patches) home[patch] = boma;
  return home;
}

/** A shield comes to lie on the table; its number is returned. */
export function addShield(table: MaasaiTable, tile: Tile, info: ShieldInfo): number {
  const number = lay(table.layout, tile);
  table.infos.push(info);
  Object.assign(table, survey(table));
  return number;
}

/** A fence rises; it is the last of `state.bomas`. */
export function addFence(table: MaasaiTable, boma: Boma): void {
  table.loops.push(loopOf(table.layout, boma));
  Object.assign(table, survey(table));
}

/** The fence of the boma at this place of `state.bomas` falls. */
export function dropFence(table: MaasaiTable, place: number): void {
  table.loops.splice(place, 1);
  Object.assign(table, survey(table));
}

/** What is printed on the laid shield of this number. */
export function printedOn({ infos }: Pick<MaasaiTable, "infos">, number: number): ShieldInfo {
  const info = infos[number];
  if (info === undefined) throw new Error(`there is no shield ${number} on the table`);
  return info;
}

export function colourOf(table: MaasaiTable, patch: Patch): Colour {
  const colour = printedOn(table, patch >> 2).colours[patch & 3];
  if (colour === undefined) throw new Error(`patch ${patch} has no colour`);
  return colour;
}

export function parcelOf({ land }: MaasaiTable, patch: Patch): Patch {
  const parcel = land.parcel[patch];
  if (parcel === undefined) throw new Error(`there is no patch ${patch} on the table`);
  return parcel;
}

/** The innermost boma round a patch, as a place in `state.bomas`, or -1. */
export function homeOf({ home }: MaasaiTable, patch: Patch): number {
  const boma = home[patch];
  if (boma === undefined) throw new Error(`there is no patch ${patch} on the table`);
  return boma;
}

/** MAS-ENC-1: closed on all sides. */
export function isEnclosed({ land }: MaasaiTable, parcel: Patch): boolean {
  return land.openings[parcel] === 0;
}

/** Whether a place holds an animal spot. */
export function isSpot(table: MaasaiTable, place: Patch): boolean {
  return printedOn(table, place >> 2).spots[place & 3] === true;
}

/** The patches of a parcel, lowest first; a middle in one piece counts once. */
export function patchesOf({ land, infos }: MaasaiTable, parcel: Patch): Patch[] {
  const patches: Patch[] = [];
  let first = 0;
  for (const info of infos) {
    for (const place of info.patches) if (land.parcel[first + place] === parcel) patches.push(first + place);
    first += 4;
  }
  return patches;
}

/** MAS-GEO-18: the loop that a shield closes, if it closes one. */
export function fenceThrough({ layout }: MaasaiTable, number: number, fence: Fence): Loop | undefined {
  return closedFence(layout, number, fence);
}
