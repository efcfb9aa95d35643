// Least-cost ways home: for retreats on land and at sea (TAH-GEO-9 to TAH-GEO-11) and for the march of hostile clans.
import type { TahitiPack } from "../components.ts";
import type { HexInfo } from "../island/map.ts";
import type { TahitiState } from "../state.ts";
import type { TahitiTable } from "../tahiti.ts";
import { areEnemies, type Hex, isCombat, type Side } from "../vocabulary.ts";
import { seaCost } from "./sea.ts";

export type Element = "land" | "sea";

const FAR = 30_000;

/** How one travels: where a step may lead, and what entering a hex costs. */
interface Travel {
  steps(hex: HexInfo): readonly HexInfo[];
  cost(hex: HexInfo): number;
}

function travelOf(state: TahitiState, pack: TahitiPack, side: Side, element: Element): Travel {
  if (element === "land") return { steps: (hex) => hex.landSteps, cost: (hex) => hex.cost };
  return { steps: (hex) => hex.seaSteps, cost: (hex) => seaCost(state, pack, side, hex) };
}

/** What is left to pay from every hex to the target; a blocked hex may be left but not entered. */
function distances(pack: TahitiPack, target: Hex, travel: Travel, isBlocked: (hex: Hex) => boolean): Int16Array {
  const far = new Int16Array(pack.map.hexes.length).fill(FAR);
  const goal = pack.map.at(target);
  far[goal.index] = 0;
  const open: HexInfo[] = [goal];
  // The list grows while it is gone through.
  for (const hex of open) {
    if (isBlocked(hex.id)) continue;
    const sum = (far[hex.index] ?? FAR) + travel.cost(hex);
    // Steps lead both ways, by land as well as by sea, so the neighbours are also those who may come from.
    for (const from of travel.steps(hex)) {
      if ((far[from.index] ?? FAR) <= sum) continue;
      far[from.index] = sum;
      open.push(from);
    }
  }
  return far;
}

/** Thirds of movement by land from every hex to the target, as if nobody stood in the way. By place of the hex in the map. */
export function landDistances(pack: TahitiPack, target: Hex): Int16Array {
  const travel: Travel = { steps: (hex) => hex.landSteps, cost: (hex) => hex.cost };
  return distances(pack, target, travel, () => false);
}

/** The neighbours of `from` on a least-cost way by land to the target. */
export function nextByLand(pack: TahitiPack, from: Hex, target: Hex): Hex[] {
  const far = landDistances(pack, target);
  const here = pack.map.at(from);
  const best = far[here.index] ?? FAR;
  return here.landSteps.filter((hex) => hex.cost + (far[hex.index] ?? FAR) === best).map((hex) => hex.id);
}

/** Hexes held by Combat Units of any enemy. */
function enemyHexes(state: TahitiState, side: Side): Set<Hex> {
  const held = new Set<Hex>();
  for (const piece of state.pieces) if (isCombat(piece.kind) && areEnemies(side, piece.owner)) held.add(piece.at);
  return held;
}

/** Where a side's group in `from` may retreat to; the winner chooses among several. Empty when there is no way. */
export function retreatHexes(table: TahitiTable, side: Side, from: Hex, target: Hex, element: Element): Hex[] {
  const { state, pack } = table;
  const travel = travelOf(state, pack, side, element);
  const held = enemyHexes(state, side);
  const here = pack.map.at(from);
  const far = distances(pack, target, travel, (hex) => held.has(hex));
  const best = far[here.index] ?? FAR;
  if (best < FAR) {
    const isOnWay = (hex: HexInfo): boolean => !held.has(hex.id) && travel.cost(hex) + (far[hex.index] ?? FAR) === best;
    return travel
      .steps(here)
      .filter(isOnWay)
      .map((hex) => hex.id);
  }
  return bentRetreat(pack, here, target, travel, held);
}

/** TAH-GEO-10: an enemy further down the road bends the retreat only when the group actually reaches him. */
function bentRetreat(pack: TahitiPack, here: HexInfo, target: Hex, travel: Travel, held: ReadonlySet<Hex>): Hex[] {
  const far = distances(pack, target, travel, () => false);
  const way = (hex: HexInfo): number => far[hex.index] ?? FAR;
  const nearer = travel.steps(here).filter((hex) => !held.has(hex.id) && way(hex) < way(here));
  const least = Math.min(...nearer.map((hex) => travel.cost(hex) + way(hex)));
  return nearer.filter((hex) => travel.cost(hex) + way(hex) === least).map((hex) => hex.id);
}
