// From what a host has stored to a match: to be played on, or, once it is over, to be looked at. Whatever rules it was
// played under.
import { type Game, isOptionsProblem, type Json } from "@outrigger/kernel";
import {
  type ChanceAt,
  finishedMatch,
  type Match,
  type MatchData,
  replaysAlike,
  restoreMatch,
  runningSegment,
  upgradeFromSteps,
  upgradeMatch,
} from "@outrigger/kernel/match";
import { packOf, parseOptions } from "@outrigger/kernel/play";
import { type Chronicle, endOnly, keptState } from "./chronicle.ts";

export interface StoredMatch {
  readonly data: MatchData;
  /** The published state after all steps. */
  readonly state?: Json | undefined;
  /** The state at the barrier, where that is another. */
  readonly anchor?: Json | undefined;
  /** What was kept when it ended. */
  readonly chronicle?: Chronicle | undefined;
}

export interface TakenUp {
  readonly match: Match;
  /** Where it is looked at from what was kept, for these rules would play it otherwise. */
  readonly chronicle?: Chronicle;
  /** It was carried over to these rules: what is stored is behind it. */
  readonly isUpgraded: boolean;
}

/** Undefined where nothing of it can be shown but what its data say: the players and the result. */
export function takeUp(game: Game, stored: StoredMatch, luck: ChanceAt): TakenUp | undefined {
  const { data, state, anchor } = stored;
  const { rules } = runningSegment(data);
  if (rules === game.version) {
    const states = state === undefined ? undefined : { state, ...(anchor === undefined ? {} : { anchor }) };
    return { match: restoreMatch(game, data, luck, states), isUpgraded: false };
  }
  if (rules > game.version) throw new Error(`needs rules version ${rules} of ${game.id}; these are ${game.version}`);
  if (data.end !== undefined) return takeUpFinished(game, stored, luck);
  const match = state === undefined ? upgradeFromSteps(game, data, luck) : upgradeMatch(game, data, luck, state);
  return { match, isUpgraded: true };
}

/** Its rules may have known fewer options; those that came since stand at what they were without them, their defaults. */
function withAllOptions(game: Game, data: MatchData): MatchData {
  const options = parseOptions(game, data.seats.length, data.options, packOf(game, data));
  return isOptionsProblem(options) ? data : { ...data, options };
}

/** From what was kept; else by these rules, if they play it just the same; else its last state alone. */
function takeUpFinished(game: Game, { data, state, chronicle }: StoredMatch, luck: ChanceAt): TakenUp | undefined {
  const { rules, steps } = runningSegment(data);
  const isUpgraded = false;
  try {
    if (chronicle !== undefined)
      return { match: finishedMatch(game, data, luck, keptState(chronicle, steps.length)), chronicle, isUpgraded };
    if (replaysAlike(game, data, state))
      return { match: restoreMatch({ ...game, version: rules }, withAllOptions(game, data), luck), isUpgraded };
    if (state === undefined) return undefined;
    const match = finishedMatch(game, data, luck, state);
    return { match, chronicle: endOnly(match, game.version), isUpgraded };
  } catch {
    // These rules cannot even read its last state, or its pack.
    return undefined;
  }
}
