// A flotilla's steps: what each costs, and which sea zones and the way to a shore allow (TAH-SMOV-5, TAH-SZI, TAH-CRASH-1).
import type { Ask } from "@outrigger/kernel";
import type { HexInfo } from "../island/map.ts";
import { markersAt } from "../markers.ts";
import type { SailMove } from "../moves.ts";
import type { StepNote } from "../notes.ts";
import { enemyCombatAt } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { areEnemies, type Hex, type Side, type Way } from "../vocabulary.ts";
import type { FlotillaFrame } from "./frames.ts";
import { canFinish, isFamiliar, type SeaBond, type SeaSource, seaCost, seaSources, throughZones } from "./sea.ts";
import { beyond } from "./travel.ts";

/** A flotilla about to make a step. */
export interface Afloat {
  readonly side: Side;
  readonly at: HexInfo;
  readonly left: number;
  readonly bond: SeaBond;
  readonly sources: readonly SeaSource[];
}

export function afloatFrom(play: TahitiPlay, side: Side, at: Hex, left: number, bond: SeaBond): Afloat {
  return { side, at: play.pack.map.at(at), left, bond, sources: seaSources(play.state, play.pack, side) };
}

export function afloatOf(play: TahitiPlay, frame: FlotillaFrame, at: Hex): Afloat {
  return afloatFrom(play, frame.seat, at, frame.left, { approach: frame.approach, leaving: frame.leaving });
}

/** The clause that forbids the step at this cost; undefined when it may be taken. */
function whyNotSail(play: TahitiPlay, flotilla: Afloat, to: HexInfo, cost: number): string | undefined {
  if (cost > flotilla.left) return "TAH-SMOV-5";
  const bond = throughZones(flotilla.sources, flotilla.at, to, flotilla.bond);
  if (bond === undefined) return zoneClause(flotilla);
  const ahead = { hex: to, left: flotilla.left - cost, bond };
  return canFinish(play, flotilla.side, flotilla.sources, ahead) ? undefined : "TAH-GEO-13";
}

function zoneClause({ bond, at, sources }: Afloat): string {
  if (bond.leaving) return "TAH-SZI-6";
  if (bond.approach.length > 0) return "TAH-SZI-5";
  return sources.some((source) => source.at.seaSteps.includes(at)) ? "TAH-SZI-2" : "TAH-SZI-3";
}

/** TAH-CRASH-1: an unfamiliar reef may be forced for the price of open water. */
function mayCrash({ state }: TahitiPlay, side: Side, to: HexInfo): boolean {
  return state.switches.crashingReefs && to.reef && !isFamiliar(state, side, to);
}

export function canSail(play: TahitiPlay, flotilla: Afloat): boolean {
  return flotilla.at.seaSteps.some((to) => {
    if (whyNotSail(play, flotilla, to, seaCost(play.state, play.pack, flotilla.side, to)) === undefined) return true;
    return mayCrash(play, flotilla.side, to) && whyNotSail(play, flotilla, to, play.pack.cost.sea) === undefined;
  });
}

export function offerSails(play: TahitiPlay, flotilla: Afloat, ask: Ask<Tahiti, SailMove>): void {
  const { state, pack } = play;
  const ways = ask.curious ? sailingReach(play, flotilla) : [];
  for (const to of flotilla.at.seaSteps) {
    const cost = seaCost(state, pack, flotilla.side, to);
    const clause = whyNotSail(play, flotilla, to, cost);
    ask.weigh(["sail", to.id], clause, () => sailNote(play, flotilla, to, cost, ways));
    if (!mayCrash(play, flotilla.side, to)) continue;
    const problem = whyNotSail(play, flotilla, to, pack.cost.sea);
    ask.weigh(["crash", to.id], problem, () => ({ left: flotilla.left - pack.cost.sea }));
  }
}

function sailNote(
  play: TahitiPlay,
  { left, side, at }: Afloat,
  to: HexInfo,
  cost: number,
  ways: readonly Way[],
): StepNote {
  return { left: left - cost, attacks: isContested(play, side, to), beyond: beyond(ways, at.id, to.id) };
}

interface Ahead {
  readonly way: Way;
  readonly at: Afloat;
}

/** Every hex the flotilla could sail to from here, the cheapest way each. */
function sailingReach(play: TahitiPlay, start: Afloat): Way[] {
  const reached = new Map<Hex, Way>();
  const open: Ahead[] = [{ way: [start.at.id, start.left, 0], at: start }];
  for (let next = open.shift(); next !== undefined; next = nearest(open)) {
    const { way, at } = next;
    if (reached.has(way[0])) continue;
    reached.set(way[0], way);
    if (at !== start && isContested(play, at.side, at.at)) continue;
    for (const to of at.at.seaSteps) if (!reached.has(to.id)) open.push(...onward(play, at, to));
  }
  reached.delete(start.at.id);
  return [...reached.values()];
}

/** The most thirds left first, so that nothing is reached more cheaply later. */
function nearest(open: Ahead[]): Ahead | undefined {
  return open.sort((one, other) => other.at.left - one.at.left).shift();
}

function onward(play: TahitiPlay, from: Afloat, to: HexInfo): Ahead[] {
  const cost = seaCost(play.state, play.pack, from.side, to);
  const bond = throughZones(from.sources, from.at, to, from.bond);
  if (bond === undefined || whyNotSail(play, from, to, cost) !== undefined) return [];
  const left = from.left - cost;
  return [{ way: [to.id, left, from.at.id], at: { ...from, at: to, left, bond } }];
}

/** Entering ends the activation: enemy Combat Units on the shore (TAH-SMOV-15), enemy canoes at sea (TAH-SCOM-2). */
export function isContested({ state }: TahitiPlay, side: Side, hex: HexInfo): boolean {
  if (!hex.sea) return enemyCombatAt(state, side, hex.id);
  return state.switches.seaCombat && state.pieces.some((piece) => piece.at === hex.id && areEnemies(side, piece.owner));
}

/** Canoes his side may use in the hex: on a shore whatever lies there (TAH-DEF-7), at sea those with its people. */
export function canoesFor({ state, pack }: TahitiPlay, { at, owner }: Piece): Marker[] {
  return markersAt(state, at, "warCanoe").filter(({ crew }) => crew === owner || !pack.map.at(at).sea);
}

export const EMBARK_THIRDS = 1;
