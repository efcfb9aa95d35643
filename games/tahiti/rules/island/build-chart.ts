// The build chart (TAH-BUILD-10 to TAH-BUILD-21): what may be built where, and what it takes.
import type { Seat } from "@outrigger/kernel";
import { partBuiltAt, villageAt, villageInArea } from "../markers.ts";
import { enemyCombatAt } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { type BuildItem, type Hex, isVillage } from "../vocabulary.ts";
import type { BuildFrame } from "./frames.ts";
import { usable, usesOf } from "./materials.ts";

/** The clause of each row of the chart. */
const ROWS: Readonly<Record<BuildItem | "bigLog", string>> = {
  militia: "TAH-BUILD-10",
  slingers: "TAH-BUILD-11",
  fighters: "TAH-BUILD-12",
  heavy: "TAH-BUILD-13",
  partBuiltCanoe: "TAH-BUILD-14",
  warCanoe: "TAH-BUILD-15",
  bigLog: "TAH-BUILD-16",
  partBuiltVillage: "TAH-BUILD-17",
  village: "TAH-BUILD-18",
};

export function hasInputs({ state, pack }: TahitiPlay, seat: Seat, item: BuildItem | "bigLog", hex: Hex): boolean {
  return usesOf(state.switches, pack.build, item).every(
    (use) => use.item === "partBuiltVillage" || usable(state, seat, hex, use.item).length >= use.present,
  );
}

/** The pieces and markers that the build uses up. */
export function consumed({ state, pack }: TahitiPlay, seat: Seat, item: BuildItem, hex: Hex): (Piece | Marker)[] {
  return usesOf(state.switches, pack.build, item).flatMap((use) =>
    usable(state, seat, hex, use.item).slice(0, use.consumed),
  );
}

/** The clause that forbids the build; undefined when it may be done. */
export function whyNotBuild(play: TahitiPlay, seat: Seat, item: BuildItem, hex: Hex): string | undefined {
  if (enemyCombatAt(play.state, seat, hex)) return "TAH-BUILD-4";
  const problem = isVillage(item) ? whyNotSite(play, seat, item, hex) : whyNotYard(play, seat, item, hex);
  if (problem !== undefined) return problem;
  return hasInputs(play, seat, item, hex) ? undefined : ROWS[item];
}

/** Rows 10 to 15 need a Village of one's own that has served nothing else this phase (TAH-BUILD-3, TAH-BUILD-4). */
function whyNotYard({ state, pack }: TahitiPlay, seat: Seat, item: BuildItem, hex: Hex): string | undefined {
  const village = villageAt(state, hex);
  if (village === undefined || village.owner !== seat) return "TAH-BUILD-4";
  if (village.fresh) return "TAH-BUILD-2";
  if (village.served) return "TAH-BUILD-3";
  return item === "warCanoe" && !pack.map.at(hex).coastal ? "TAH-BUILD-15" : undefined;
}

/** Villages are built on their sites, in controlled Areas that have none (TAH-BUILD-21). */
function whyNotSite({ state, pack }: TahitiPlay, seat: Seat, item: BuildItem, hex: Hex): string | undefined {
  const { area, site } = pack.map.at(hex);
  if (!site) return "TAH-VILL-1";
  if (state.control[area] !== seat || villageInArea(state, pack, area) !== undefined) return "TAH-BUILD-21";
  const begun = partBuiltAt(state, hex);
  if (item === "partBuiltVillage") return begun === undefined ? undefined : "TAH-BUILD-21";
  if (begun === undefined) return "TAH-BUILD-18";
  return begun.fresh ? "TAH-BUILD-2" : undefined;
}

/** The clause that forbids taking a Big Log there; undefined when one may be taken. */
export function whyNotHarvest(play: TahitiPlay, { seat, harvested }: BuildFrame, hex: Hex): string | undefined {
  const { state, pack } = play;
  if (!pack.map.at(hex).jungle) return "TAH-BUILD-16";
  if (harvested.includes(hex)) return "TAH-BUILD-20";
  if (state.stumps.includes(hex)) return "TAH-DEPL-1";
  if (enemyCombatAt(state, seat, hex)) return "TAH-BUILD-4";
  return hasInputs(play, seat, "bigLog", hex) ? undefined : "TAH-BUILD-16";
}
