// Matches that were played under another version of the rules: running ones are carried over, finished ones looked at.

import { type ChanceAt, newLuck } from "../chance/luck.ts";
import type { Game, GameTypes, State } from "../contract.ts";
import { copyJson, type Json, sameJson } from "../json.ts";
import { CuriousList } from "../offers.ts";
import { newPlay } from "../play.ts";
import { newWalk } from "../walk.ts";
import { afterPublish } from "./act.ts";
import { type Match, matchResult, packOf, replaySteps, restoreMatch, stateFrom } from "./match.ts";
import { type MatchData, runningSegment, stepCount } from "./match-data.ts";

/** A state of another version as these rules know it. */
export function upgradedState<T extends GameTypes>(game: Game<T>, state: Json, rules: number): T["state"] {
  const copy = copyJson(state);
  return game.upgrade === undefined || rules === game.version ? stateFrom(copy) : game.upgrade(copy, rules);
}

/**
 * Carries a running match over to other rules: a new segment from the published state. Drafts are kept as far as they
 * fit. What the new rules do without asking anybody is done before the segment begins, luck included; it may be the end.
 */
export function upgradeMatch<T extends GameTypes>(
  game: Game<T>,
  data: MatchData,
  source: ChanceAt,
  state: Json,
): Match<T> {
  const luck = newLuck(source, data.calls);
  const play = newPlay(game, packOf(game, data), upgradedState(game, state, runningSegment(data).rules), luck);
  luck.open();
  newWalk(game, play);
  luck.shut();
  const snapshot = copyJson(play.state) as unknown as Json;
  const segments = [...data.segments, { rules: game.version, snapshot, steps: [] }];
  const epoch = data.epoch + 1;
  const carried = { ...data, segments, requests: [], barrier: 0, epoch, calls: luck.calls() };
  const match = restoreMatch(game, carried, source);
  afterPublish(match);
  return match;
}

/** A running match of another version of which only the steps were kept: it goes on where they stop fitting these rules. */
export function upgradeFromSteps<T extends GameTypes>(game: Game<T>, data: MatchData, source: ChanceAt): Match<T> {
  const running = runningSegment(data);
  const fitting = fittingSteps(game, data);
  if (fitting < 0) throw new Error(`needs rules version ${running.rules} of ${game.id}; these are ${game.version}`);
  const segments = [...data.segments.slice(0, -1), { ...running, steps: running.steps.slice(0, fitting) }];
  const { state } = replaySteps(game, packOf(game, data), data, fitting);
  return upgradeMatch(game, { ...data, segments }, source, state as unknown as Json);
}

/** How many steps of the last segment these rules can play again; -1 where not even its start. */
function fittingSteps<T extends GameTypes>(game: Game<T>, data: MatchData): number {
  let points = 0;
  try {
    replaySteps(game, packOf(game, data), data, runningSegment(data).steps.length, () => {
      points++;
    });
  } catch {
    // The points before it are what fits.
  }
  return points - 1;
}

/**
 * Whether these rules play a finished match of another version just as it was played: every step, to the same result
 * and, where it is known, the same state. Then it can be looked at as if it were theirs.
 */
export function replaysAlike<T extends GameTypes>(game: Game<T>, data: MatchData, state?: Json): boolean {
  const { steps, rules } = runningSegment(data);
  if (data.end === undefined || fittingSteps(game, data) < steps.length) return false;
  const pack = packOf(game, data);
  const play = replaySteps(game, pack, data, steps.length);
  if (!sameJson(matchResult({ game, pack, data, published: { play } }), data.end.result)) return false;
  return state === undefined || sameJson(play.state, upgradedState(game, state, rules));
}

/** A finished match to look at, from its last state alone: nothing is played, nobody is asked. */
export function finishedMatch<T extends GameTypes>(
  game: Game<T>,
  data: MatchData,
  source: ChanceAt,
  state: Json,
): Match<T> {
  const { rules } = runningSegment(data);
  const pack = packOf(game, data);
  const luck = newLuck(source, data.calls);
  const known: State = upgradedState(game, state, rules);
  const play = newPlay(game, pack, known as T["state"], luck);
  const published = { game, play, decision: undefined, offers: new CuriousList() };
  const anchor = { steps: stepCount(data), state: play.state };
  return { game, pack, data, luck, published, drafts: new Map(), anchor };
}
