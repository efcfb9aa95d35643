// A commander on foot: every hex in reach, with every party.
import { reach } from "../../rules/movement/marching.ts";
import { THIRDS } from "../../rules/names.ts";
import { commanderValues } from "../../rules/pieces.ts";
import type { Piece, TahitiState } from "../../rules/state.ts";
import type { TahitiPlay } from "../../rules/tahiti.ts";
import type { Hex } from "../../rules/vocabulary.ts";
import { closed, type Idea, type Sketch } from "../ideas.ts";
import { attempt, newTrial, type Trial } from "../trial.ts";
import { commanderIn, leadWith, partiesOf, takes } from "./parties.ts";

const LONGEST_WAY = 12;
/** As many as are thought of. */
const MOST_PARTIES = 6;

export function marches(sketch: Sketch, state: TahitiState, id: number, mostParties = MOST_PARTIES): Idea[] {
  const { pack } = sketch;
  const commander = commanderIn(sketch, id);
  if (pack.map.at(commander.at).sea) return [];
  const thirds = commanderValues(pack, commander).movement * THIRDS;
  const ways = reach({ state: sketch.state, pack } as TahitiPlay, commander, thirds).filter(
    ([to]) => to !== commander.at,
  );
  const before = new Map(ways.map(([to, , from]) => [to, from]));
  const parties = partiesOf(sketch, commander).slice(0, mostParties);
  return ways.flatMap(([to]) =>
    parties.map((party) => ({
      to,
      worth: leadWith(sketch, [commander, ...party], [], to, "land"),
      carryOut: () => march(state, sketch, commander, party, pathTo(before, commander.at, to)),
    })),
  );
}

function pathTo(before: ReadonlyMap<Hex, Hex>, start: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex: Hex | undefined = to; hex !== undefined && hex !== start; hex = before.get(hex)) {
    path.unshift(hex);
    if (path.length > LONGEST_WAY) return [];
  }
  return path;
}

function march(
  state: TahitiState,
  { pack }: Sketch,
  commander: Piece,
  party: readonly Piece[],
  path: readonly Hex[],
): Trial | undefined {
  const trial = newTrial(state, pack);
  if (!attempt(trial, ["activate", commander.id])) return undefined;
  for (const take of takes(party)) if (!attempt(trial, take)) return undefined;
  for (const hex of path) if (!attempt(trial, ["step", hex])) return undefined;
  return closed(trial);
}
