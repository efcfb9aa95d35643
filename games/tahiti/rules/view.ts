// Views and samples: everything is open (TAH-DEF-8), so a view is the state, with what is printed and what can be read off it.
import { copyJson, type Viewer } from "@outrigger/kernel";
import type { TahitiPack } from "./components.ts";
import { landZones } from "./movement/land-zones.ts";
import { inSeaZone, seaSources } from "./movement/sea.ts";
import type { TahitiState } from "./state.ts";
import type { EnemyZones, TahitiView } from "./tahiti.ts";

export function view(state: TahitiState, viewer: Viewer, pack: TahitiPack): TahitiView {
  return { ...copyJson(state), printed: pack.printed, zones: zonesFor(state, viewer, pack) };
}

/** Where enemies of a seat hold sway; nobody is an enemy of those who only watch. */
function zonesFor(state: TahitiState, viewer: Viewer, pack: TahitiPack): EnemyZones {
  if (typeof viewer !== "number") return { land: [], sea: [] };
  const land = landZones(state, pack, viewer);
  const sources = seaSources(state, pack, viewer);
  return {
    land: pack.map.hexes.filter(({ id }) => land.isInfluenced(id)).map(({ id }) => id),
    sea: sources.length === 0 ? [] : pack.map.hexes.filter((hex) => inSeaZone(sources, hex)).map(({ id }) => id),
  };
}

export function sample({ printed: _printed, zones: _zones, ...state }: TahitiView): TahitiState {
  return copyJson(state);
}
