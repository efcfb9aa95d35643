// Distances over the island, worked out once for each map.
import type { TahitiPack } from "../rules/components.ts";
import { landDistances } from "../rules/paths.ts";
import type { Hex } from "../rules/vocabulary.ts";

/** Thirds of movement by land from one hex to another, as if nobody stood in the way. */
export type LandWay = (from: Hex, to: Hex) => number;

const known = new WeakMap<TahitiPack["map"], Map<Hex, Int16Array>>();

export function landWay(pack: TahitiPack): LandWay {
  const { map } = pack;
  let tables = known.get(map);
  if (tables === undefined) {
    tables = new Map(map.hexes.filter((hex) => !hex.sea).map(({ id }) => [id, landDistances(pack, id)]));
    known.set(map, tables);
  }
  const all = tables;
  return (from, to) => all.get(to)?.[map.at(from).index] ?? Number.MAX_SAFE_INTEGER;
}
