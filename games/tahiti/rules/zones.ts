// Land zones of influence (TAH-GEO-7, TAH-LZI): where enemy Combat Units stand, and which hexes they threaten.
import type { TahitiPack } from "./components.ts";
import type { TahitiState } from "./state.ts";
import { areEnemies, type Hex, isCombat, NOBODY, type Side } from "./vocabulary.ts";

const OCCUPIED = 1;
const INFLUENCED = 2;
/** The stack in this hex has spread its influence already. */
const SPREAD = 4;

/** The enemy's grip on the land as one side sees it. */
export interface LandZones {
  /** Enemy Combat Units stand there. */
  isOccupied(hex: Hex): boolean;
  /** An enemy Combat Unit could step there. Its own hex does not count. */
  isInfluenced(hex: Hex): boolean;
}

/** `except` is a clan whose influence (not whose presence) is to be overlooked (TAH-SOLO-7). */
export function landZones(state: TahitiState, { map }: TahitiPack, side: Side, except: Side = NOBODY): LandZones {
  const marks = new Uint8Array(map.hexes.length);
  for (const piece of state.pieces) {
    if (!isCombat(piece.kind) || !areEnemies(side, piece.owner)) continue;
    const { index, landSteps } = map.at(piece.at);
    const mark = marks[index] ?? 0;
    marks[index] = mark | OCCUPIED;
    if (piece.owner === except || (mark & SPREAD) !== 0) continue;
    marks[index] = mark | OCCUPIED | SPREAD;
    for (const { index: there } of landSteps) marks[there] = (marks[there] ?? 0) | INFLUENCED;
  }
  return {
    isOccupied: (hex) => ((marks[map.at(hex).index] ?? 0) & OCCUPIED) !== 0,
    isInfluenced: (hex) => ((marks[map.at(hex).index] ?? 0) & INFLUENCED) !== 0,
  };
}
