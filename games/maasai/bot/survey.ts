// Facts about a position that several judgements need: whose land is how large, what can still be closed, which rings
// are under way.
import type { Position } from "@outrigger/bots";
import { deadEdges, endPatch, type Patch, type Point, startPatch, type Tile } from "@outrigger/penrose";
import { ANIMAL_ON, type Colour, type Maasai } from "../rules/index.ts";
import { chanceToClose, weights } from "./weights.ts";

export interface Survey {
  readonly position: Position<Maasai>;
  /** By parcel: who claims it, or -1. */
  readonly owner: readonly number[];
  /** By parcel: its animal spots. */
  readonly spots: readonly number[];
  /** By parcel: whether it touches an edge that nothing will ever fill. */
  readonly dead: readonly boolean[];
  /** Corners 2 that meet in a point, by that point: how much of the full angle they fill, and the shields. */
  readonly rings: ReadonlyMap<number, Ring>;
}

export interface Ring {
  /** In units of 36 degrees; ten close the ring. */
  readonly units: number;
  readonly shields: readonly number[];
}

export const FULL = 10;
export const CORNER_UNITS = { W: 2, N: 4 } as const;

export function surveyOf(position: Position<Maasai>): Survey {
  const { state, index } = position;
  const { parcel } = index.land;
  const owner = new Array<number>(parcel.length).fill(-1);
  for (const { patch, seat } of state.people) owner[parcel[patch] as Patch] = seat;
  const spots = new Array<number>(parcel.length).fill(0);
  parcel.forEach((name, place) => {
    if (index.infos[place >> 2]?.spots[place & 3]) spots[name] = (spots[name] as number) + 1;
  });
  const dead = new Array<boolean>(parcel.length).fill(false);
  for (const slot of deadEdges(index.layout))
    for (const patch of [startPatch(slot), endPatch(slot)]) dead[parcel[patch] as Patch] = true;
  return { position, owner, spots, dead, rings: ringsOf(index.layout.tiles) };
}

function ringsOf(tiles: readonly Tile[]): Map<number, Ring> {
  const rings = new Map<number, Ring>();
  tiles.forEach(({ corners, shape }, number) => {
    const key = pointKey(corners[2]);
    const known = rings.get(key);
    rings.set(key, {
      units: (known?.units ?? 0) + CORNER_UNITS[shape],
      shields: known === undefined ? [number] : [...known.shields, number],
    });
  });
  return rings;
}

export function pointKey([a, b, c, d]: Point): number {
  return (((a + 1024) * 2048 + b + 1024) * 2048 + c + 1024) * 2048 + d + 1024;
}

/** What land of a colour is worth to whoever claims it. */
export function landWorth({ position }: Survey, seat: number, land: Stretch): number {
  const pen = position.state.seats[seat]?.pen[ANIMAL_ON[land.colour]] ?? 0;
  const chance = land.dead && land.openings > 0 ? weights.deadLand : chanceToClose(land.openings);
  return chance * Math.min(land.spots, pen);
}

/** A stretch of land of one colour, as it is or as it would be. */
export interface Stretch {
  readonly colour: Colour;
  readonly spots: number;
  readonly openings: number;
  readonly dead: boolean;
}

export function stretchOf({ position, spots, dead }: Survey, parcel: Patch): Stretch {
  const { infos, land } = position.index;
  return {
    colour: infos[parcel >> 2]?.colours[parcel & 3] ?? "R",
    spots: spots[parcel] as number,
    openings: land.openings[parcel] as number,
    dead: dead[parcel] === true,
  };
}
