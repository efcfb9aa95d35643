// What plans come to in plain points: the lead as the rules would count it now, once the next rival has answered each of
// them as well as he can. No judgement of the bots is in it, so that it can contradict theirs.
import type { Guide } from "@outrigger/bots";
import type { Move, Seat } from "@outrigger/kernel";
import { at } from "@outrigger/kernel";
import { fastBelow, fastChance, forkWalk, isOffered, take, type Walk } from "@outrigger/kernel/play";

export interface Weighed {
  readonly moves: readonly Move[];
  /** Own points less the best rival's, after the rival's best answer; a won game counts as many, a lost one as so many less. */
  readonly lead: number;
}

const WON = 1000;
/** Moves of one's own between a plan and the rival's answer: more than any turn has. */
const MOST_MOVES = 40;
/** Answers of a rival that are tried. */
const MOST_ANSWERS = 40;

/** Every plan of the seat that decides, the best first: on the mean of so many turns of luck, the same for all plans. */
export function weighPlans(walk: Walk, guide: Guide, seed: number, samples = 1): Weighed[] {
  const { decision } = walk;
  if (decision === undefined) return [];
  const weighed = plansAt(walk, guide, seed).map((moves) => {
    let sum = 0;
    for (let sample = 0; sample < samples; sample++) sum += leadAfter(walk, guide, decision.seat, moves, seed + sample);
    return { moves, lead: sum / samples };
  });
  return weighed.sort((one, other) => other.lead - one.lead);
}

function plansAt({ play, decision }: Walk, guide: Guide, seed: number): readonly (readonly Move[])[] {
  return decision === undefined ? [] : (guide.plans?.(play, decision, fastBelow(seed)) ?? []);
}

function leadAfter(walk: Walk, guide: Guide, seat: Seat, moves: readonly Move[], seed: number): number {
  const trial = forkWalk(walk, fastChance(seed));
  makeAll(trial, moves);
  finishTurn(trial, guide, seat, seed);
  if (trial.decision === undefined) return leadOf(trial, seat);
  let least = leadOf(trial, seat);
  for (const answer of plansAt(trial, guide, seed).slice(0, MOST_ANSWERS)) {
    const next = forkWalk(trial, fastChance(seed));
    makeAll(next, answer);
    least = Math.min(least, leadOf(next, seat));
  }
  return least;
}

function makeAll(walk: Walk, moves: readonly Move[]): void {
  for (const move of moves) {
    if (!isOffered(walk.offers, move)) throw new Error(`a plan holds ${move.join(" ")}, which is not offered`);
    take(walk, move);
  }
}

/** The rest of the seat's turn as a player in a hurry would end it. */
function finishTurn(walk: Walk, guide: Guide, seat: Seat, seed: number): void {
  const below = fastBelow(seed);
  for (let made = 0; made < MOST_MOVES && walk.decision?.seat === seat; made++) {
    const moves = guide.playout?.(walk.play, walk.decision, walk.offers.moves, below) ?? [at(walk.offers.moves, 0)];
    makeAll(walk, moves);
  }
}

function leadOf({ game, play, decision }: Walk, seat: Seat): number {
  const { scores, places } = game.result(play.state, game.pack);
  const rivals = scores.filter((_, other) => other !== seat);
  const lead = at(scores, seat) - Math.max(...rivals);
  if (decision !== undefined) return lead;
  return lead + (places[seat] === 1 ? WON : -WON);
}
