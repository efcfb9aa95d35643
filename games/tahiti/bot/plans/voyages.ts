// A commander by canoe: every shore in reach, with as many as find room.

import { seaCost } from "../../rules/movement/sea.ts";
import { THIRDS } from "../../rules/names.ts";
import { commanderValues } from "../../rules/pieces.ts";
import type { Marker, Piece, TahitiState } from "../../rules/state.ts";
import { type Hex, SEATS } from "../../rules/vocabulary.ts";
import { closed, type Idea, type Sketch } from "../ideas.ts";
import { attempt, newTrial, type Trial } from "../trial.ts";
import { commanderIn, companionsOf, leadWith, takes } from "./parties.ts";

/** As many fleets as are thought of, the largest first. */
const MOST_FLEETS = 3;

export function voyages(sketch: Sketch, state: TahitiState, id: number, mostFleets = MOST_FLEETS): Idea[] {
  const { pack } = sketch;
  const commander = commanderIn(sketch, id);
  const here = pack.map.at(commander.at);
  const canoes = sketch.state.markers.filter(
    ({ kind, at, mover }) => kind === "warCanoe" && at === commander.at && mover === 0,
  );
  if (canoes.length === 0 || (!here.coastal && !here.sea)) return [];
  const { leadership, movement } = commanderValues(pack, commander);
  const { troops, shaman } = companionsOf(sketch, commander);
  const most = Math.min(canoes.length, leadership, troops.length);
  const shores = shoresFrom(sketch, commander.at, movement * THIRDS);
  const ideas: Idea[] = [];
  for (let count = most; count > Math.max(0, most - mostFleets); count--) {
    const fleet = canoes.slice(0, count);
    const party = [...troops.slice(0, SEATS * count), ...shaman];
    for (const [to, path] of shores)
      ideas.push({
        to,
        worth: leadWith(sketch, [commander, ...party], fleet, to, "sea"),
        carryOut: () => sail(state, sketch, commander, party, fleet, path),
      });
  }
  return ideas;
}

/** The cheapest ways to the shores in reach. */
function shoresFrom({ state, pack, seat }: Sketch, from: Hex, thirds: number): Map<Hex, Hex[]> {
  const left = new Map<Hex, number>([[from, thirds]]);
  const paths = new Map<Hex, Hex[]>([[from, []]]);
  const open = [from];
  for (const hex of open) {
    for (const to of pack.map.at(hex).seaSteps) {
      const rest = (left.get(hex) ?? 0) - seaCost(state, pack, seat, to);
      if (rest < 0 || rest <= (left.get(to.id) ?? -1)) continue;
      left.set(to.id, rest);
      paths.set(to.id, [...(paths.get(hex) ?? []), to.id]);
      open.push(to.id);
    }
  }
  paths.delete(from);
  for (const hex of paths.keys()) if (!pack.map.at(hex).coastal) paths.delete(hex);
  return paths;
}

function sail(
  state: TahitiState,
  { pack }: Sketch,
  commander: Piece,
  party: readonly Piece[],
  fleet: readonly Marker[],
  path: readonly Hex[],
): Trial | undefined {
  const trial = newTrial(state, pack);
  if (!attempt(trial, ["activate", commander.id])) return undefined;
  const boards = pack.map.at(commander.at).sea ? "castOff" : "embark";
  if (!attempt(trial, [boards, fleet.length])) return undefined;
  for (const take of takes(party)) attempt(trial, take);
  for (const hex of path) if (!attempt(trial, ["sail", hex])) return undefined;
  return closed(trial);
}
