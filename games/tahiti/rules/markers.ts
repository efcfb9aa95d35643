// Logs, canoes and villages: finding them, and who holds them (TAH-DEF-7).
import type { TahitiPack } from "./components.ts";
import { takeOff } from "./pieces.ts";
import type { Marker, PartBuiltVillage, TahitiState, Village } from "./state.ts";
import { clanOf, type Hex, type MarkerKind, NOBODY, type Side } from "./vocabulary.ts";

export function markerOf(state: TahitiState, id: number): Marker {
  const marker = state.markers.find((candidate) => candidate.id === id);
  if (marker === undefined) throw new Error(`no marker ${id}`);
  return marker;
}

export function markersAt(state: TahitiState, hex: Hex, kind: MarkerKind): Marker[] {
  return state.markers.filter((marker) => marker.at === hex && marker.kind === kind);
}

export function addMarker(state: TahitiState, kind: MarkerKind, at: Hex): Marker {
  const marker: Marker = { id: state.nextId++, kind, at, start: at, mover: 0, fresh: false, crew: NOBODY, last: 0 };
  state.markers.push(marker);
  return marker;
}

export function removeMarker(state: TahitiState, marker: Marker): void {
  takeOff(state.markers, marker);
}

/** The only player with Units or Leaders there; failing that the controller of the Area. */
export function holderOf(state: TahitiState, pack: TahitiPack, hex: Hex): Side {
  let only: Side = NOBODY;
  let several = false;
  for (const piece of state.pieces) {
    if (piece.at !== hex || piece.owner === only) continue;
    if (only !== NOBODY) several = true;
    only = piece.owner;
  }
  if (only !== NOBODY && !several) return only;
  const { area } = pack.map.at(hex);
  return state.control[area] ?? NOBODY;
}

/** A manned canoe is its crew's; anything else belongs to whoever holds its hex. */
export function isHeldBy(state: TahitiState, pack: TahitiPack, marker: Marker, side: Side): boolean {
  return (marker.crew === NOBODY ? holderOf(state, pack, marker.at) : marker.crew) === side;
}

/** The markers of a kind that a side holds, by id. */
export function heldBy(state: TahitiState, pack: TahitiPack, side: Side, kind: MarkerKind): Marker[] {
  return state.markers.filter((marker) => marker.kind === kind && isHeldBy(state, pack, marker, side));
}

export function villageAt(state: TahitiState, hex: Hex): Village | undefined {
  return state.villages.find((village) => village.at === hex);
}

export function partBuiltAt(state: TahitiState, hex: Hex): PartBuiltVillage | undefined {
  return state.partBuilt.find((village) => village.at === hex);
}

export function villagesOf(state: TahitiState, side: Side): Village[] {
  return state.villages.filter((village) => village.owner === side);
}

export function villageInArea(state: TahitiState, pack: TahitiPack, area: number): Village | undefined {
  return state.villages.find((village) => pack.map.at(village.at).area === area);
}

export function addVillage(state: TahitiState, at: Hex, owner: Side): Village {
  const village: Village = { at, owner, served: false, fresh: false };
  state.villages.push(village);
  state.villages.sort((one, other) => one.at - other.at);
  return village;
}

export function addPartBuilt(state: TahitiState, at: Hex, fresh: boolean): void {
  state.partBuilt.push({ at, fresh });
  state.partBuilt.sort((one, other) => one.at - other.at);
}

export function removeVillage(state: TahitiState, village: Village): void {
  state.villages.splice(state.villages.indexOf(village), 1);
}

export function removePartBuilt(state: TahitiState, village: PartBuiltVillage): void {
  state.partBuilt.splice(state.partBuilt.indexOf(village), 1);
}

/** A side's home: the Home Village of a player; for a clan its Village, else the hex of its camp (TAH-SOLO-13). */
export function homeOf(state: TahitiState, side: Side): Hex {
  const player = state.players[side];
  if (player !== undefined) return player.home;
  const village = state.villages.find((candidate) => candidate.owner === side);
  if (village !== undefined) return village.at;
  return state.clans.find((clan) => clanOf(clan.area) === side)?.camp ?? 0;
}
