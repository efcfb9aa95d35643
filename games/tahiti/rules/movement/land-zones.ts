// Land zones of influence (TAH-GEO-7, TAH-LZI): where enemy Combat Units stand, and which hexes they threaten.
import type { TahitiPack } from "../components.ts";
import type { TahitiState } from "../state.ts";
import { areEnemies, type Hex, isCombat, NOBODY, type Side } from "../vocabulary.ts";

/** The enemy's grip on the land as one side sees it. */
export interface LandZones {
  /** Enemy Combat Units stand there. */
  isOccupied(hex: Hex): boolean;
  /** An enemy Combat Unit could step there. Its own hex does not count. */
  isInfluenced(hex: Hex): boolean;
}

/** `except` is a clan whose influence (not whose presence) is to be overlooked (TAH-SOLO-7). */
export function landZones(state: TahitiState, { map }: TahitiPack, side: Side, except: Side = NOBODY): LandZones {
  const occupied = new Set<Hex>();
  const influenced = new Set<Hex>();
  const spread = new Set<Hex>();
  for (const { kind, owner, at } of state.pieces) {
    if (!isCombat(kind) || !areEnemies(side, owner)) continue;
    occupied.add(at);
    if (owner === except || spread.has(at)) continue;
    spread.add(at);
    for (const { id } of map.at(at).landSteps) influenced.add(id);
  }
  return { isOccupied: (hex) => occupied.has(hex), isInfluenced: (hex) => influenced.has(hex) };
}
