// Where figures stand and how large they are drawn, so that none hides another.
import type { MaasaiView } from "../../rules/index.ts";
import type { Drawn, Spot } from "../geometry.ts";
import { spotOf } from "../shields/tiles.ts";

interface Standing {
  readonly at: Spot;
  readonly size: number;
}

const ANIMAL = 30;
const PERSON = 40;
/** How far from the animal of the same place a person stands. */
const STEP = 21;
const WAYS = Array.from({ length: 12 }, (_, way) => (way * Math.PI) / 6);

/** To any other, in squares until the end: there are a hundred figures, and roots are dear. */
function nearest(at: Spot, others: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) if (other !== at) least = Math.min(least, (at.x - other.x) ** 2 + (at.y - other.y) ** 2);
  return Math.sqrt(least);
}

/** Animals stand on their spots, by their patch; people on theirs, or beside the animal on the side with most room. */
export function standingOf(
  tiles: readonly Drawn[],
  { animals, people }: Pick<MaasaiView, "animals" | "people">,
): { readonly animals: ReadonlyMap<number, Standing>; readonly people: ReadonlyMap<number, Standing> } {
  const grazing = animals.flatMap((seat, patch) => (seat < 0 ? [] : [{ patch, at: spotOf(tiles, patch) }]));
  const taken = grazing.map(({ at }) => at);
  const standing = people.map(({ patch }) => {
    const at = roomAt(spotOf(tiles, patch), (animals[patch] ?? -1) >= 0, taken);
    taken.push(at);
    return { patch, at };
  });
  const sized = (most: number, { at }: { readonly at: Spot }): Standing => ({
    at,
    size: Math.min(most, nearest(at, taken) * 1.15),
  });
  return {
    animals: new Map(grazing.map((each) => [each.patch, sized(ANIMAL, each)])),
    people: new Map(standing.map((each) => [each.patch, sized(PERSON, each)])),
  };
}

function roomAt(spot: Spot, isShared: boolean, taken: readonly Spot[]): Spot {
  if (!isShared) return spot;
  const beside = WAYS.map((way) => {
    const at = { x: spot.x + STEP * Math.cos(way), y: spot.y - STEP * Math.sin(way) };
    return { at, room: nearest(at, taken) };
  });
  return beside.reduce((best, each) => (each.room > best.room + 0.1 ? each : best)).at;
}
