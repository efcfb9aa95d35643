// Whole activations as plans: a commander with a party to every hex in reach, on foot or by canoe, and Population to where it is of use.
import type { Frame } from "@outrigger/kernel";
import type { TahitiPack } from "../rules/components.ts";
import { reach } from "../rules/marching.ts";
import { villageAt } from "../rules/markers.ts";
import { commanderValues, piecesAt } from "../rules/pieces.ts";
import type { Piece, TahitiState } from "../rules/state.ts";
import type { TahitiPlay } from "../rules/tahiti.ts";
import { COMBAT_KINDS, type Hex, isCommander, UNIT_KINDS, type UnitKind } from "../rules/vocabulary.ts";
import { landWay } from "./ground.ts";
import { attempt, type Moves, newTrial, phaseOf, type Trial } from "./trial.ts";
import { prospects } from "./value.ts";

const THIRDS = 3;
const WALK = 9;
/** Shores looked at for one flotilla. */
const MOST_SHORES = 14;

/** The best few activations of one commander that are handed on to be compared. */
const BEST = 6;
/** A walk has to be worth this much to be made. */
const WORTHWHILE = 1;

/**
 * Population first, hex by hex; then each commander once, the Chieftain last; then the end of the phase. One thing at a
 * time keeps a turn's work in proportion to the pieces, and every activation sees what those before it have done.
 */
export function movementPlans(state: TahitiState, pack: TahitiPack, seat: number): Moves[] {
  const now = leadOf(state, pack, seat);
  for (const hex of new Set(walkers(state, seat).map((piece) => piece.at))) {
    const [best] = ranked(walks(state, pack, seat, hex), pack, seat);
    if (best !== undefined && best.lead > now + WORTHWHILE) return [best.moves];
  }
  const commander = nextCommander(state, seat);
  if (commander === undefined) return [[["endMove"]]];
  const trials = [
    ...marches(state, pack, commander),
    ...raids(state, pack, commander),
    ...stays(state, pack, commander),
  ];
  return ranked(trials, pack, seat)
    .slice(0, BEST)
    .map(({ moves }) => moves);
}

/** A seat's lead over its best rival; alone, its prospects. */
function leadOf(state: TahitiState, pack: TahitiPack, seat: number): number {
  const all = prospects(state, pack);
  const rivals = all.filter((_, other) => other !== seat);
  return (all[seat] as number) - (rivals.length === 0 ? 0 : Math.max(...rivals));
}

function ranked(trials: readonly Trial[], pack: TahitiPack, seat: number): { moves: Moves; lead: number }[] {
  return trials
    .map(({ play, moves }) => ({ moves, lead: leadOf(play.state, pack, seat) }))
    .sort((one, other) => other.lead - one.lead);
}

function nextCommander(state: TahitiState, seat: number): Piece | undefined {
  const idle = state.pieces.filter((piece) => piece.owner === seat && isCommander(piece.kind) && piece.mover === 0);
  return idle.find((piece) => piece.kind === "elder") ?? idle[0];
}

/** He stays where he is, and is not asked again. */
function stays(state: TahitiState, pack: TahitiPack, commander: Piece): Trial[] {
  const trial = newTrial(state, pack);
  attempt(trial, ["activate", commander.id]);
  attempt(trial, ["done"]);
  return [trial];
}

/** The strongest that can be led, or the strongest with a Population; alone only where nobody can be taken. */
const PARTIES: readonly (readonly UnitKind[])[] = [
  [...UNIT_KINDS].reverse(),
  ["population", ...[...COMBAT_KINDS].reverse()],
];

function marches(state: TahitiState, pack: TahitiPack, commander: Piece): Trial[] {
  if (pack.map.at(commander.at).sea) return [];
  const thirds = commanderValues(pack, commander).movement * THIRDS;
  const ways = reach({ state, pack } as TahitiPlay, commander, thirds);
  const before = new Map(ways.map(([to, , from]) => [to, from]));
  const plans: Trial[] = [];
  for (const [to] of ways) {
    const path = pathTo(before, commander.at, to);
    for (const party of PARTIES) {
      const plan = march(state, pack, commander, party, path);
      if (plan !== undefined) plans.push(plan);
    }
  }
  return plans;
}

function pathTo(before: ReadonlyMap<Hex, Hex>, start: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex: Hex | undefined = to; hex !== undefined && hex !== start && path.length < 12; hex = before.get(hex))
    path.unshift(hex);
  return path;
}

function march(
  state: TahitiState,
  pack: TahitiPack,
  commander: Piece,
  party: readonly UnitKind[],
  path: readonly Hex[],
): Trial | undefined {
  const trial = newTrial(state, pack);
  if (!attempt(trial, ["activate", commander.id])) return undefined;
  takeParty(trial, state, commander, party);
  for (const hex of path) if (!attempt(trial, ["step", hex])) return undefined;
  return closed(trial);
}

function takeParty(trial: Trial, state: TahitiState, commander: Piece, party: readonly UnitKind[]): void {
  if (commander.kind === "chieftain") attempt(trial, ["take", "shaman"]);
  // A Village that would be left without a guard keeps its last one.
  const keeps = villageAt(state, commander.at)?.owner === commander.owner && commander.kind !== "chieftain" ? 1 : 0;
  for (const kind of party) {
    const there = piecesAt(state, commander.owner, commander.at).filter((piece) => piece.kind === kind).length;
    const most = kind === "population" && party[0] === "population" ? 1 : there - (kind === "militia" ? keeps : 0);
    for (let taken = 0; taken < most; taken++) if (!attempt(trial, ["take", kind])) break;
  }
}

/** Ends an activation that is still open. */
function closed(trial: Trial): Trial | undefined {
  const phase = phaseOf(trial);
  if (phase === "march" || phase === "afloat" || phase === "walk") return attempt(trial, ["done"]) ? trial : undefined;
  return trial;
}

/** By canoe to the shores in reach, with as many as find room. */
function raids(state: TahitiState, pack: TahitiPack, commander: Piece): Trial[] {
  const plans: Trial[] = [];
  for (const canoes of [1, 2]) {
    const start = newTrial(state, pack);
    if (!attempt(start, ["activate", commander.id]) || !attempt(start, ["embark", canoes])) continue;
    for (const kind of [...COMBAT_KINDS].reverse()) while (attempt(start, ["take", kind]));
    if (commander.kind === "chieftain") attempt(start, ["take", "shaman"]);
    for (const path of seaPaths(start, pack, commander.at)) {
      const plan = sail(state, pack, start.moves, path);
      if (plan !== undefined) plans.push(plan);
    }
  }
  return plans;
}

/** The shortest ways to shores in reach, the dearest reefs left out; nearest shores first. */
function seaPaths(trial: Trial, pack: TahitiPack, from: Hex): Hex[][] {
  const left = (trial.decision?.frame as (Frame & { left: number }) | undefined)?.left ?? 0;
  const paths = new Map<Hex, Hex[]>([[from, []]]);
  const shores: Hex[][] = [];
  for (const [hex, path] of paths) {
    if (path.length >= left || shores.length >= MOST_SHORES) continue;
    for (const to of pack.map.at(hex).seaSteps) {
      if (paths.has(to.id)) continue;
      const longer = [...path, to.id];
      paths.set(to.id, longer);
      if (to.coastal) shores.push(longer);
    }
  }
  return shores;
}

function sail(state: TahitiState, pack: TahitiPack, start: Moves, path: readonly Hex[]): Trial | undefined {
  const trial = newTrial(state, pack);
  for (const move of start) if (!attempt(trial, move)) return undefined;
  for (const hex of path) if (!attempt(trial, ["sail", hex])) return undefined;
  return closed(trial);
}

function walkers(state: TahitiState, seat: number): Piece[] {
  return state.pieces.filter((piece) => piece.owner === seat && piece.kind === "population" && piece.mover === 0);
}

/** To a Village, a jungle hex or a building site within reach, with whatever lies ready to be carried. */
function walks(state: TahitiState, pack: TahitiPack, seat: number, from: Hex): Trial[] {
  if (pack.map.at(from).sea) return [];
  const way = landWay(pack);
  const goals = pack.map.hexes.filter(
    ({ id, sea }) => !sea && id !== from && way(from, id) <= WALK && isUseful(state, pack, seat, id),
  );
  const load = state.markers.find(
    (marker) => marker.at === from && marker.kind !== "warCanoe" && marker.mover === 0,
  )?.kind;
  const plans: Trial[] = [];
  for (const { id } of goals) {
    const plan = walk(state, pack, from, id, load);
    if (plan !== undefined) plans.push(plan);
  }
  return plans;
}

function isUseful(state: TahitiState, pack: TahitiPack, seat: number, hex: Hex): boolean {
  const { jungle, site, area } = pack.map.at(hex);
  if (villageAt(state, hex)?.owner === seat) return true;
  if (jungle) return !state.stumps.includes(hex) && piecesAt(state, seat, hex).length === 0;
  return site && state.control[area] === seat;
}

function walk(
  state: TahitiState,
  pack: TahitiPack,
  from: Hex,
  to: Hex,
  load: TahitiState["markers"][number]["kind"] | undefined,
): Trial | undefined {
  const way = landWay(pack);
  const trial = newTrial(state, pack);
  if (!attempt(trial, ["walk", from])) return undefined;
  if (load !== undefined && load !== "warCanoe" && !pack.map.at(to).jungle) attempt(trial, ["load", load]);
  for (let at = from; at !== to; ) {
    const next = pack.map.at(at).landSteps.find((hex) => hex.cost + way(hex.id, to) === way(at, to));
    if (next === undefined || !attempt(trial, ["step", next.id])) return undefined;
    at = next.id;
  }
  return closed(trial);
}
