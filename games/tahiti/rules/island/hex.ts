// Hex arithmetic: axial coordinates on a pointy-top grid (TAH-GEO-1). Knows nothing of land, sea or pieces.

import { type Axial, COMPASS, hexAt } from "../names.ts";
import { BEARINGS } from "../vocabulary.ts";

/** Opposite directions are three apart. */
export const DIRECTIONS: readonly Axial[] = BEARINGS.map((bearing) => COMPASS[bearing]);

export function distance(one: Axial, other: Axial): number {
  const dq = one.q - other.q;
  const dr = one.r - other.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export function neighbour({ q, r }: Axial, direction: number): Axial {
  const step = DIRECTIONS[direction];
  if (step === undefined) throw new Error(`no direction ${direction}`);
  return { q: q + step.q, r: r + step.r };
}

/** The printed number: column times 100 plus row. Odd rows lie half a hex to the right. */
export function hexNumber({ q, r }: Axial): number {
  return hexAt(Math.floor(q + r / 2), r);
}

export function axialOf(number: number): Axial {
  const r = number % 100;
  return { q: (number - r) / 100 - Math.floor(r / 2), r };
}
