// The movement phase as plans: Population to where it is of use, then each commander once with the party and the goal that
// promise most. Goals are judged on a copy in which the party simply stands there; only the best are tried out on the rules.
import { copyJson } from "@outrigger/kernel";
import type { TahitiPack } from "../rules/components.ts";
import { hasCombatAt, pieceOf } from "../rules/pieces.ts";
import type { TahitiState } from "../rules/state.ts";
import { type Hex, isCommander } from "../rules/vocabulary.ts";
import { closed, type Idea, type Sketch } from "./ideas.ts";
import { marches } from "./marches.ts";
import { attempt, type Moves, newTrial } from "./trial.ts";
import { leadOf } from "./value.ts";
import { voyages } from "./voyages.ts";
import { walks } from "./walks.ts";

/** A walk has to be worth this much to be made. */
const WORTHWHILE = 1;
/** In a hurry small gains are left alone. */
const QUICK_GAIN = 4;

/** The best few plans for what comes next in the phase, the best first. */
export function movementPlans(state: TahitiState, pack: TahitiPack, seat: number, most: number): Moves[] {
  const sketch: Sketch = { state: copyJson(state), pack, seat };
  const now = leadOf(sketch.state, pack, seat);
  const walk = firstGood(walks(sketch, state), now + WORTHWHILE);
  if (walk !== undefined) return [walk];
  const [commander] = idleCommanders(state, seat);
  if (commander === undefined) return [[["endMove"]]];
  const ideas = [...marches(sketch, state, commander), ...voyages(sketch, state, commander)];
  return bestOf([...ideas, stay(state, pack, commander, now)], matters(state, commander) ? most : 1);
}

/** What a quick player does next: the first commander with a good idea acts on it; Population stays where it is. */
export function quickMovement(state: TahitiState, pack: TahitiPack, seat: number): Moves {
  const sketch: Sketch = { state: copyJson(state), pack, seat };
  const now = leadOf(sketch.state, pack, seat);
  for (const commander of idleCommanders(state, seat)) {
    const ideas = [...marches(sketch, state, commander, 1), ...voyages(sketch, state, commander)];
    const [moves] = bestOf(
      ideas.filter(({ worth }) => worth > now + QUICK_GAIN),
      1,
    );
    if (moves !== undefined) return moves;
  }
  return [["endMove"]];
}

function firstGood(hexes: Iterable<readonly Idea[]>, least: number): Moves | undefined {
  for (const ideas of hexes) {
    const [moves] = bestOf(
      ideas.filter(({ worth }) => worth > least),
      1,
    );
    if (moves !== undefined) return moves;
  }
  return undefined;
}

/** The best ideas that the rules allow, one for each goal. */
function bestOf(ideas: readonly Idea[], most: number): Moves[] {
  const plans = new Map<Hex, Moves>();
  for (const { to, carryOut } of [...ideas].sort((one, other) => other.worth - one.worth)) {
    if (plans.has(to)) continue;
    const trial = carryOut();
    if (trial !== undefined) plans.set(to, trial.moves);
    if (plans.size === most) break;
  }
  return [...plans.values()];
}

/** The Chieftain first: he takes whom he needs, the Elders make do with the others. */
function idleCommanders({ pieces }: TahitiState, seat: number): number[] {
  const idle = pieces.filter((piece) => piece.owner === seat && isCommander(piece.kind) && piece.mover === 0);
  return idle
    .sort((one, other) => Number(other.kind === "chieftain") - Number(one.kind === "chieftain"))
    .map(({ id }) => id);
}

/** The Chieftain, and Elders with troops at hand; what a lone Elder does is not worth much thought. */
function matters(state: TahitiState, id: number): boolean {
  const { kind, owner, at } = pieceOf(state, id);
  return kind === "chieftain" || hasCombatAt(state, owner, at);
}

/** He stays where he is, and is not asked again. */
function stay(state: TahitiState, pack: TahitiPack, commander: number, worth: number): Idea {
  return {
    worth,
    to: pieceOf(state, commander).at,
    carryOut() {
      const trial = newTrial(state, pack);
      return attempt(trial, ["activate", commander]) ? closed(trial) : undefined;
    },
  };
}
