// The places a shape may be laid, each with what it touches: worked out once and used for every shield of the hand.
import {
  edgeAgainst,
  endPatch,
  FENCES,
  type Fit,
  fenceClosedBy,
  type Land,
  type Loop,
  type Patch,
  type Shape,
  startPatch,
  type Tile,
} from "@outrigger/penrose";
import { CORNER_UNITS, FULL, pointKey, type Ring, type Survey } from "./survey.ts";

export interface Place {
  readonly fit: Fit;
  readonly shape: Shape;
  /** Which own patch would touch which parcel. */
  readonly contacts: readonly (readonly [own: number, parcel: Patch])[];
  /** How often each own patch would reach an edge that stays open. */
  readonly openings: readonly number[];
  /** Fences that would be closed. */
  readonly loops: readonly Loop[];
  /** The ring of corners 2 it would join, and how much of it would be left open. */
  readonly ring: Ring | undefined;
  readonly ringLeft: number;
}

/** The own patches on the two segments of each edge, as for every shield. */
const segmentsOf = (edge: number): readonly [number, number] => [startPatch(edge), endPatch(edge)];

/** All places for a shape, or those whose pose `concerns` the asker. */
export function placesFor(survey: Survey, shape: Shape, concerns: (fit: Fit) => boolean = () => true): Place[] {
  const { layout } = survey.position.index;
  return layout.fits[shape].filter(concerns).map((fit) => {
    const ring = survey.rings.get(pointKey(fit.tile.corners[2]));
    const ringLeft = FULL - (ring?.units ?? 0) - CORNER_UNITS[shape];
    return { fit, shape, ring, ringLeft, ...touching(survey, fit), loops: loopsOf(survey, fit) };
  });
}

/** Whether a pose touches a shield, or land that shield is part of. */
export function isAffectedBy({ parcel }: Land, number: number): (fit: Fit) => boolean {
  const lands = new Set([0, 1, 2, 3].map((place) => parcel[4 * number + place]));
  return ({ joins }) =>
    joins.some(
      (slot) =>
        slot >> 2 === number ||
        lands.has(parcel[startPatch(slot)] as Patch) ||
        lands.has(parcel[endPatch(slot)] as Patch),
    );
}

function loopsOf({ position }: Survey, fit: Fit): Loop[] {
  if (fit.joins.length < 2) return [];
  return FENCES.flatMap((fence) => fenceClosedBy(position.index.layout, fit, fence) ?? []);
}

function touching({ position }: Survey, { tile, joins }: Fit): Pick<Place, "contacts" | "openings"> {
  const { layout, land } = position.index;
  const contacts: [number, Patch][] = [];
  const openings = [0, 0, 0, 0];
  let joined = 0;
  for (const slot of joins) {
    const edge = edgeAgainst(tile, layout.tiles[slot >> 2] as Tile, slot & 3);
    const [start, end] = segmentsOf(edge);
    joined |= 1 << edge;
    contacts.push([start, land.parcel[endPatch(slot)] as Patch], [end, land.parcel[startPatch(slot)] as Patch]);
  }
  for (let edge = 0; edge < 4; edge++) {
    if ((joined >> edge) & 1) continue;
    for (const own of segmentsOf(edge)) openings[own] = (openings[own] as number) + 1;
  }
  return { contacts, openings };
}
