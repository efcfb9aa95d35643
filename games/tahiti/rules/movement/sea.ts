// Sea movement's arithmetic: costs and reefs (TAH-GEO-5, TAH-GEO-6), sea zones (TAH-GEO-8, TAH-SZI) and looking ahead (TAH-GEO-13).
import type { TahitiPack } from "../components.ts";
import type { HexInfo } from "../island/map.ts";
import type { TahitiState } from "../state.ts";
import type { TahitiTable } from "../tahiti.ts";
import { areEnemies, type Hex, isCombat, isCommander, type Side } from "../vocabulary.ts";

export function isFamiliar(state: TahitiState, side: Side, hex: HexInfo): boolean {
  return hex.reefAreas.some((area) => state.control[area] === side);
}

/** Thirds to enter a hex by canoe. */
export function seaCost(state: TahitiState, { cost }: TahitiPack, side: Side, hex: HexInfo): number {
  if (!hex.reef) return cost.sea;
  return isFamiliar(state, side, hex) ? cost.familiarReef : cost.reef;
}

/** A manned enemy canoe on a shore. `far` when it lies at a Village of its own side: then the zone is two hexes deep. */
export interface SeaSource {
  readonly at: HexInfo;
  readonly far: boolean;
}

/** TAH-GEO-8, TAH-SZI-1: every coastal hex from which an enemy of the side watches the sea. */
export function seaSources(state: TahitiState, pack: TahitiPack, side: Side): SeaSource[] {
  const sources: SeaSource[] = [];
  for (const marker of state.markers) {
    if (marker.kind !== "warCanoe") continue;
    const at = pack.map.at(marker.at);
    if (!at.coastal || sources.some((source) => source.at === at)) continue;
    const owner = watcherAt(state, side, marker.at);
    if (owner === undefined) continue;
    sources.push({ at, far: state.villages.some((village) => village.at === at.id && village.owner === owner) });
  }
  return sources.sort((one, other) => one.at.id - other.at.id);
}

/** The enemy with both a commander and a Combat Unit in the hex. */
function watcherAt(state: TahitiState, side: Side, hex: Hex): Side | undefined {
  for (const piece of state.pieces) {
    if (piece.at !== hex || !isCommander(piece.kind) || !areEnemies(side, piece.owner)) continue;
    const { owner } = piece;
    if (state.pieces.some((other) => other.at === hex && other.owner === owner && isCombat(other.kind))) return owner;
  }
  return undefined;
}

const OUTSIDE = 3;

/** 0 the source itself, 1 its inner and 2 its outer zone, 3 outside. */
function depth({ at, far }: SeaSource, hex: HexInfo): number {
  if (hex === at) return 0;
  if (at.seaSteps.includes(hex)) return 1;
  return far && at.seaRing.includes(hex) ? 2 : OUTSIDE;
}

export function inSeaZone(sources: readonly SeaSource[], hex: HexInfo): boolean {
  return sources.some((source) => depth(source, hex) < OUTSIDE);
}

/** What sea zones still allow a flotilla. */
export interface SeaBond {
  /** The sources it has begun to approach: it may only go on towards one of them (TAH-SZI-5). */
  readonly approach: readonly Hex[];
  /** It began in a zone and has not left it yet (TAH-SZI-6). */
  readonly leaving: boolean;
}

export const UNBOUND: SeaBond = { approach: [], leaving: false };

/** The bond after a step, or undefined when sea zones forbid it. */
export function throughZones(
  sources: readonly SeaSource[],
  from: HexInfo,
  to: HexInfo,
  bond: SeaBond,
): SeaBond | undefined {
  const around = sources.filter((source) => depth(source, from) < OUTSIDE);
  if (around.length === 0) return UNBOUND;
  const isOpen = (source: SeaSource): boolean => bond.approach.length === 0 || bond.approach.includes(source.at.id);
  const nearer = around.filter((source) => isOpen(source) && depth(source, to) < depth(source, from));
  if (nearer.length > 0) return { approach: nearer.map((source) => source.at.id), leaving: false };
  return bond.leaving ? wayOut(sources, from, to) : undefined;
}

/** TAH-SZI-6: from inner to outer to free water, never into the zone of somebody else. */
function wayOut(sources: readonly SeaSource[], from: HexInfo, to: HexInfo): SeaBond | undefined {
  let leaving = false;
  for (const source of sources) {
    const [before, after] = [depth(source, from), depth(source, to)];
    if (after === OUTSIDE) continue;
    if (after <= before) return undefined;
    leaving = true;
  }
  return { approach: [], leaving };
}

interface Ahead {
  readonly hex: HexInfo;
  readonly left: number;
  readonly bond: SeaBond;
}

/** TAH-GEO-13: whether a flotilla that stands here can still end its move on a shore. */
export function canFinish(table: TahitiTable, side: Side, sources: readonly SeaSource[], start: Ahead): boolean {
  const { state, pack } = table;
  if (state.switches.seaCombat) return true;
  const seen = new Map<string, number>();
  const open: Ahead[] = [start];
  for (const { hex, left, bond } of open) {
    if (hex.coastal) return true;
    for (const to of hex.seaSteps) {
      const rest = left - seaCost(state, pack, side, to);
      const next = rest < 0 ? undefined : throughZones(sources, hex, to, bond);
      if (next === undefined) continue;
      if (to.coastal) return true;
      const key = `${to.id}/${next.leaving}/${next.approach.join()}`;
      if ((seen.get(key) ?? -1) >= rest) continue;
      seen.set(key, rest);
      open.push({ hex: to, left: rest, bond: next });
    }
  }
  return false;
}
