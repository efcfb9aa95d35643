// The movement phase as plans: Population to where it is of use, then each commander once with the party and the goal that
// promise most. Goals are judged on a copy in which the party simply stands there; only the best are tried out on the rules.
import { copyJson } from "@outrigger/kernel";
import type { TahitiPack } from "../../rules/components.ts";
import { hasCombatAt, pieceOf } from "../../rules/pieces.ts";
import type { TahitiState } from "../../rules/state.ts";
import { areEnemies, type Hex, isCommander } from "../../rules/vocabulary.ts";
import { closed, type Idea, type Sketch } from "../ideas.ts";
import { leadOf } from "../prospects.ts";
import { attempt, type Moves, newTrial, type Trial } from "../trial.ts";
import { isHopeless } from "./combats.ts";
import { marches } from "./marches.ts";
import { voyages } from "./voyages.ts";
import { walks } from "./walks.ts";

/** A walk has to be worth this much to be made. */
const WORTHWHILE = 1;
/** In a hurry small gains are left alone. */
const QUICK_GAIN = 4;
/** Attacks that are compared besides the plans that look best. */
const MORE_ATTACKS = 3;

/** The best few plans for what comes next in the phase, the best first. */
export function movementPlans(state: TahitiState, pack: TahitiPack, seat: number, most: number): Moves[] {
  const sketch: Sketch = { state: copyJson(state), pack, seat };
  const now = leadOf(sketch.state, pack, seat);
  const walk = firstGood(walks(sketch, state), now + WORTHWHILE);
  if (walk !== undefined) return [walk];
  const [commander] = idleCommanders(state, seat);
  if (commander === undefined) return [[["endMove"]]];
  const ideas = [...marches(sketch, state, commander), ...voyages(sketch, state, commander)];
  const isWorthThought = matters(state, commander);
  const isSane = (trial: Trial): boolean => !isSuicide(trial, commander);
  const plans = bestOf([...ideas, stay(state, pack, commander, now)], isWorthThought ? most : 1, isSane);
  if (isWorthThought) addAttacks(plans, ideas, sketch, isSane);
  return plans.size > 0 ? [...plans.values()] : [[["endMove"]]];
}

/** The best attacks are thought over, however they look at first: others may join, and the beaten threaten nobody. */
function addAttacks(
  plans: Map<Hex, Moves>,
  ideas: readonly Idea[],
  { state, seat }: Sketch,
  isSane: (trial: Trial) => boolean,
): void {
  const enemies = new Set(state.pieces.filter(({ owner }) => areEnemies(owner, seat)).map(({ at }) => at));
  for (const { at, owner } of state.villages) if (areEnemies(owner, seat)) enemies.add(at);
  const attacks = ideas.filter(({ to }) => enemies.has(to) && !plans.has(to));
  for (const [to, moves] of bestOf(attacks, MORE_ATTACKS, isSane)) plans.set(to, moves);
}

/** What a quick player does next: the first commander who matters follows his best idea, if it is a good one. Population stays. */
export function quickMovement(state: TahitiState, pack: TahitiPack, seat: number): Moves {
  const commander = idleCommanders(state, seat).find((id) => matters(state, id));
  if (commander === undefined) return [["endMove"]];
  const sketch: Sketch = { state: copyJson(state), pack, seat };
  const now = leadOf(sketch.state, pack, seat);
  const ideas = [...marches(sketch, state, commander, 1), ...voyages(sketch, state, commander, 1)];
  const good = ideas.filter(({ worth }) => worth > now + QUICK_GAIN);
  const [moves] = bestOf([...good, stay(state, pack, commander, now)], 1).values();
  return moves ?? [["endMove"]];
}

/** How much of a movement phase's thought the commander whose turn is next deserves: the Chieftain as much as two Elders. */
export function thoughtForNext(state: TahitiState, seat: number): number {
  const [next] = idleCommanders(state, seat);
  if (next === undefined) return 0;
  const weightOf = (kind: string): number => (kind === "chieftain" ? 2 : 1);
  const all = state.pieces.filter((piece) => piece.owner === seat && isCommander(piece.kind));
  return weightOf(pieceOf(state, next).kind) / all.reduce((sum, { kind }) => sum + weightOf(kind), 0);
}

function firstGood(hexes: Iterable<readonly Idea[]>, least: number): Moves | undefined {
  for (const ideas of hexes) {
    const good = ideas.filter(({ worth }) => worth > least);
    const [moves] = bestOf(good, 1).values();
    if (moves !== undefined) return moves;
  }
  return undefined;
}

/** The best ideas that the rules allow, one for each goal. */
function bestOf(ideas: readonly Idea[], most: number, isSane: (trial: Trial) => boolean = () => true): Map<Hex, Moves> {
  const plans = new Map<Hex, Moves>();
  for (const { to, carryOut } of [...ideas].sort((one, other) => other.worth - one.worth)) {
    if (plans.has(to)) continue;
    const trial = carryOut();
    if (trial !== undefined && isSane(trial)) plans.set(to, trial.moves);
    if (plans.size === most) break;
  }
  return plans;
}

/** A Chieftain leads nobody against an army that beats him: with him goes the game, and no other gain makes up for it. */
function isSuicide({ play: { state, pack } }: Trial, commander: number): boolean {
  const piece = state.pieces.find(({ id }) => id === commander);
  if (piece?.kind !== "chieftain") return false;
  const { at: hex, owner: attacker } = piece;
  const rivals = new Set(
    state.pieces.filter(({ at, owner }) => at === hex && areEnemies(owner, attacker)).map(({ owner }) => owner),
  );
  return [...rivals].some((defender) => isHopeless(state, pack, { attacker, defender, hex }));
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

/** He stays where he is, and is not asked again; where he is the last, that is the end of the phase. */
function stay(state: TahitiState, pack: TahitiPack, commander: number, worth: number): Idea {
  const { at, owner } = pieceOf(state, commander);
  return {
    worth,
    to: at,
    carryOut() {
      const trial = newTrial(state, pack);
      const isLast = idleCommanders(state, owner).length === 1;
      if (isLast && attempt(trial, ["endMove"])) return trial;
      return attempt(trial, ["activate", commander]) ? closed(trial) : undefined;
    },
  };
}
