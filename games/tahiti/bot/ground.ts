// Distances over and around the island, worked out once for each map.
import type { TahitiPack } from "../rules/components.ts";
import type { HexInfo, TahitiMap } from "../rules/island/map.ts";
import { landDistances } from "../rules/movement/ways-home.ts";
import type { Hex } from "../rules/vocabulary.ts";

/** Thirds of movement from one hex to another, as if nobody stood in the way. */
export type Way = (from: Hex, to: Hex) => number;

const FAR = 30_000;
const land = new WeakMap<TahitiMap, Way>();
const sea = new WeakMap<TahitiMap, Way>();

export function landWay(pack: TahitiPack): Way {
  return remembered(land, pack, (to) => landDistances(pack, to));
}

/** By canoe, every reef unfamiliar. */
export function seaWay(pack: TahitiPack): Way {
  return remembered(sea, pack, (to) => seaDistances(pack, to));
}

function remembered(known: WeakMap<TahitiMap, Way>, { map }: TahitiPack, distancesTo: (to: Hex) => Int16Array): Way {
  let way = known.get(map);
  if (way === undefined) {
    const tables: (Int16Array | undefined)[] = [];
    way = (from, to) => {
      tables[to] ??= distancesTo(to);
      return tables[to][map.at(from).index] ?? FAR;
    };
    known.set(map, way);
  }
  return way;
}

function seaDistances({ map, cost }: TahitiPack, to: Hex): Int16Array {
  const far = new Int16Array(map.hexes.length).fill(FAR);
  const goal = map.at(to);
  far[goal.index] = 0;
  const open: HexInfo[] = [goal];
  for (const hex of open) {
    const sum = (far[hex.index] ?? FAR) + (hex.reef ? cost.reef : cost.sea);
    for (const from of hex.seaSteps) {
      if ((far[from.index] ?? FAR) <= sum) continue;
      far[from.index] = sum;
      open.push(from);
    }
  }
  return far;
}
