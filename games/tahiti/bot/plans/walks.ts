// Population by itself: to a Village, a jungle hex or a building site within reach, with whatever lies ready to be carried.
import { villageAt } from "../../rules/markers.ts";
import { POPULATION_THIRDS } from "../../rules/movement/walking.ts";
import { piecesAt } from "../../rules/pieces.ts";
import type { Marker, Piece, TahitiState } from "../../rules/state.ts";
import type { Hex } from "../../rules/vocabulary.ts";
import { landWay } from "../ground.ts";
import { closed, type Idea, type Sketch } from "../ideas.ts";
import { attempt, newTrial, type Trial } from "../trial.ts";
import { leadWith } from "./parties.ts";

/** Hex by hex, what one of the Population there could do. */
export function* walks(sketch: Sketch, state: TahitiState): Generator<Idea[]> {
  const { pack, seat } = sketch;
  const seen = new Set<Hex>();
  for (const unit of sketch.state.pieces) {
    if (unit.owner !== seat || unit.kind !== "population" || unit.mover !== 0 || seen.has(unit.at)) continue;
    seen.add(unit.at);
    if (!pack.map.at(unit.at).sea) yield walksOf(sketch, state, unit);
  }
}

function walksOf(sketch: Sketch, state: TahitiState, unit: Piece): Idea[] {
  const { pack } = sketch;
  const way = landWay(pack);
  const load = sketch.state.markers.find(({ at, kind, mover }) => at === unit.at && kind !== "warCanoe" && mover === 0);
  const goals = pack.map.hexes.filter(
    ({ id, sea }) => !sea && id !== unit.at && way(unit.at, id) <= POPULATION_THIRDS && isUseful(sketch, id),
  );
  return goals.flatMap(({ id, jungle }) => {
    const idea = (carried: Marker | undefined): Idea => ({
      to: id,
      worth: leadWith(sketch, [unit], carried === undefined ? [] : [carried], id, "land"),
      carryOut: () => walk(state, sketch, unit.at, id, carried),
    });
    return load === undefined || jungle ? [idea(undefined)] : [idea(load), idea(undefined)];
  });
}

function isUseful({ state, pack, seat }: Sketch, hex: Hex): boolean {
  const { jungle, site, area } = pack.map.at(hex);
  if (villageAt(state, hex)?.owner === seat) return true;
  if (jungle) return !state.stumps.includes(hex) && piecesAt(state, seat, hex).length === 0;
  return site && state.control[area] === seat;
}

function walk(
  state: TahitiState,
  { pack }: Sketch,
  from: Hex,
  to: Hex,
  carried: Marker | undefined,
): Trial | undefined {
  const way = landWay(pack);
  const trial = newTrial(state, pack);
  if (!attempt(trial, ["walk", from])) return undefined;
  if (carried !== undefined && carried.kind !== "warCanoe" && !attempt(trial, ["load", carried.kind])) return undefined;
  for (let at = from; at !== to; ) {
    const next = pack.map.at(at).landSteps.find((hex) => hex.cost + way(hex.id, to) === way(at, to));
    if (next === undefined || !attempt(trial, ["step", next.id])) return undefined;
    at = next.id;
  }
  return closed(trial);
}
