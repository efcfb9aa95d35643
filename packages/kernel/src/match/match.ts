// A match: a game, its seats, its steps, its drafts. Server, browser worker, command line and tests run this one.
import { type Chance, type Outcome, replayingChance } from "../chance/chance.ts";
import { type ChanceAt, type Luck, newLuck } from "../chance/luck.ts";
import type { Game, GameTypes, Move, Play, Result, Seat } from "../contract.ts";
import { copyJson, type Json } from "../json.ts";
import { isOffered } from "../offers.ts";
import { isOptionsProblem, parseOptions } from "../options.ts";
import { forkPlay, newListener, newPlay, startPlay, type Told } from "../play.ts";
import { newClock, runClock } from "../time/clock.ts";
import {
  type CuriousWalk,
  forkWalk,
  newCuriousWalk,
  newWalk,
  offersTo,
  openTo,
  resumedWalk,
  takeFor,
  type Walk,
} from "../walk.ts";
import {
  type Draft,
  type MatchData,
  type NewMatch,
  newMatchData,
  runningSegment,
  type Step,
  stepCount,
  stepsElsewhere,
  type Time,
} from "./match-data.ts";

/** A seat's unpublished decisions, carried out on a state of their own. */
interface DraftWalk<T extends GameTypes = GameTypes> {
  readonly walk: CuriousWalk<T>;
  /** What each move of the draft would tell when it is published. */
  readonly told: readonly (readonly Told[])[];
}

export interface Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly pack: T["pack"];
  readonly data: MatchData;
  readonly luck: Luck;
  /** The state everybody's view is made from, and what it waits for. Whoever goes on from it does so on a copy. */
  published: CuriousWalk<T>;
  readonly drafts: Map<Seat, DraftWalk<T>>;
  /** The published state at the barrier, itself or as it was then: undo starts from a copy of it. */
  anchor: Anchor<T>;
}

/** A state after so many steps of the running segment. */
interface Anchor<T extends GameTypes = GameTypes> {
  readonly steps: number;
  readonly state: T["state"];
}

export interface Opened<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly told: readonly Told[];
}

/** Sets a new match up. Options that do not fit are answered with all that is wrong. */
export function openMatch<T extends GameTypes>(
  game: Game<T>,
  plan: NewMatch,
  source: ChanceAt,
  at: Time,
): Opened<T> | { readonly problems: readonly string[] } {
  if (plan.pack !== undefined && game.preparePack === undefined) return { problems: [noPacks(game)] };
  const pack = packOf(game, plan);
  const options = parseOptions(game, plan.seats.length, plan.options, pack);
  if (isOptionsProblem(options)) return options;
  const luck = newLuck(source, 0);
  const listener = newListener();
  luck.open();
  const play = startPlay(game, { seats: plan.seats.length, options }, pack, luck, listener);
  const published = newCuriousWalk(game, play);
  luck.shut();
  const segment = { rules: game.version, setup: [...luck.outcomes], steps: [] };
  const data: MatchData = {
    ...newMatchData({ ...plan, game: game.id, options }, plan.seats, at, [segment]),
    calls: luck.calls(),
    ...(plan.clock === undefined ? {} : { clock: newClock(plan.clock, plan.seats.length, at, plan.calendars) }),
  };
  const anchor = { steps: 0, state: play.state };
  const match: Match<T> = { game, pack, data, luck, published, drafts: new Map(), anchor };
  if (data.clock !== undefined) runClock(data.clock, waitedFor(match));
  return { match, told: listener.told };
}

/** A match's states as they are stored beside its data. */
export interface StoredStates {
  /** The published one, after all steps. */
  readonly state: Json;
  /** The one at the barrier, where that is another. */
  readonly anchor?: Json;
}

/** The states of a match, for its storage. They are the match's own: whoever keeps them writes them down at once. */
export function statesOf<T extends GameTypes>({ data, published, anchor }: Match<T>): StoredStates {
  const state = published.play.state as unknown as Json;
  return data.barrier === stepCount(data) ? { state } : { state, anchor: anchor.state as unknown as Json };
}

/** A match from its stored data. With its stored states nothing is played again and no rule is asked. */
export function restoreMatch<T extends GameTypes>(
  game: Game<T>,
  data: MatchData,
  source: ChanceAt,
  stored?: StoredStates,
): Match<T> {
  const pack = packOf(game, data);
  const luck = newLuck(source, data.calls);
  const play =
    stored === undefined
      ? forkPlay(game, replaySteps(game, pack, data, stepCount(data)), luck)
      : newPlay(game, pack, stateFrom(stored.state), luck);
  const published = stored === undefined ? newCuriousWalk(game, play) : resumedWalk(game, play);
  const anchor = anchorAt(game, pack, data, play, stored?.anchor);
  const match: Match<T> = { game, pack, data, luck, published, drafts: new Map(), anchor };
  rebuildDrafts(match);
  return match;
}

function anchorAt<T extends GameTypes>(
  game: Game<T>,
  pack: T["pack"],
  data: MatchData,
  now: Play<T>,
  stored: Json | undefined,
): Anchor<T> {
  const steps = data.barrier;
  if (stored !== undefined) return { steps, state: stateFrom(stored) };
  const { state } = steps === stepCount(data) ? now : replaySteps(game, pack, data, steps);
  return { steps, state };
}

/** Steps that were made in this match elsewhere, and its data after them: it goes on from there. */
export function followSteps<T extends GameTypes>(match: Match<T>, steps: readonly Step[], after: FollowedData): void {
  const { game, pack, data, published } = match;
  const before = stepCount(data);
  if (steps.length > 0) {
    const dice = switchedChance();
    const walk = newWalk(game, newPlay(game, pack, copyJson(published.play.state), dice));
    let count = before;
    goThrough(walk, dice, steps, () => {
      if (++count === after.barrier) match.anchor = { steps: count, state: copyJson(walk.play.state) };
    });
    match.published = resumedWalk(game, forkPlay(game, walk.play, match.luck));
    runningSegment(data).steps.push(...steps);
  }
  if (after.barrier === stepCount(data)) match.anchor = { steps: after.barrier, state: match.published.play.state };
  Object.assign(data, after);
  for (const key of MAY_GO) if (after[key] === undefined) delete data[key];
  match.luck.goOnFrom(after.calls);
  rebuildDrafts(match);
}

/** A match's data but for its segments. */
export type FollowedData = Omit<MatchData, "segments">;

const MAY_GO = ["orders", "abandoned", "shifted", "clock", "end"] as const;

/** Stored states are taken at their word: their hash or their database vouches for them. */
export function stateFrom<T extends GameTypes>(snapshot: Json): T["state"] {
  return copyJson(snapshot) as unknown as T["state"];
}

/** The pack of a match, laid out. Its data was checked when it came in. */
export function packOf<T extends GameTypes>(game: Game<T>, { pack }: { readonly pack?: Json | undefined }): T["pack"] {
  if (pack === undefined) return game.pack;
  if (game.preparePack === undefined) throw new Error(noPacks(game));
  return game.preparePack(pack);
}

const noPacks = ({ id }: { readonly id: string }): string => `${id} has no component packs`;

export type EachStep<T extends GameTypes> = (play: Play<T>, step: Step | undefined, told: readonly Told[]) => void;

/** Who answers while a step runs again: its recorded outcomes, whose first call has the number `calls`. */
export type AnswersOf = (outcomes: readonly Outcome[], calls: number) => ReturnType<typeof replayingChance>;

/** The published state after the first `count` steps of the running segment, from its start. */
export function replaySteps<T extends GameTypes>(
  game: Game<T>,
  pack: T["pack"],
  data: MatchData,
  count: number,
  each?: EachStep<T>,
  answers?: AnswersOf,
): Play<T> {
  const segment = runningSegment(data);
  if (segment.earlier !== undefined) throw new Error(`the first ${segment.earlier.steps} steps are not at hand`);
  const listener = newListener();
  const dice = switchedChance(answers);
  dice.answer(segment.setup, 0);
  const play =
    segment.snapshot === undefined
      ? startPlay(game, { seats: data.seats.length, options: data.options }, pack, dice, listener)
      : newPlay(game, pack, stateFrom(segment.snapshot), dice, listener);
  const walk = newWalk(game, play);
  dice.finish();
  each?.(play, undefined, listener.told.splice(0));
  goThrough(walk, dice, segment.steps.slice(0, count), (step) => each?.(play, step, listener.told.splice(0)));
  return play;
}

/** The published state after the first `count` steps, from the anchor on. */
export function replayFromAnchor<T extends GameTypes>(
  match: Pick<Match<T>, "game" | "pack" | "data" | "anchor">,
  count: number,
): Play<T> {
  const { game, pack, anchor } = match;
  const dice = switchedChance();
  const walk = newWalk(game, newPlay(game, pack, copyJson(anchor.state), dice));
  const elsewhere = stepsElsewhere(match.data);
  const steps = runningSegment(match.data).steps.slice(anchor.steps - elsewhere, count - elsewhere);
  goThrough(walk, dice, steps);
  return walk.play;
}

function goThrough<T extends GameTypes>(
  walk: Walk<T>,
  dice: SwitchedChance,
  steps: readonly Step[],
  each?: (step: Step) => void,
): void {
  for (const step of steps) {
    dice.answer(step.chance, step.calls);
    if (!isOffered(offersTo(walk, step.seat), step.move))
      throw new Error(`${JSON.stringify(step.move)} was not offered`);
    takeFor(walk, step.seat, step.move);
    dice.finish();
    each?.(step);
  }
}

interface SwitchedChance extends Chance {
  answer(outcomes: readonly Outcome[] | undefined, calls: number | undefined): void;
  /** Every recorded outcome must have been asked for, or the record tells of another game. */
  finish(): void;
}

function switchedChance(answers: AnswersOf = replayingChance): SwitchedChance {
  let source = answers([], 0);
  return {
    answer: (outcomes = [], calls = 0) => {
      source = answers(outcomes, calls);
    },
    finish: () => {
      if (source.left() > 0) throw new Error(`${source.left()} chance outcomes were not asked for`);
    },
    die: (sides) => source.die(sides),
    pick: (count) => source.pick(count),
    draw: (bag, eligible) => source.draw(bag, eligible),
  };
}

/** What a seat sees: its draft where it has one, else what is published. */
export function seatWalk<T extends GameTypes>(match: Match<T>, seat: Seat): CuriousWalk<T> {
  return match.drafts.get(seat)?.walk ?? match.published;
}

/** The seats the game cannot go on without. */
export function waitedFor<T extends GameTypes>(match: Match<T>): Seat[] {
  const { decision } = match.published;
  return match.data.end !== undefined || decision === undefined ? [] : [decision.seat];
}

/** Carries the drafts out anew on the published state; one that no longer fits is cut where it stops fitting. */
export function rebuildDrafts<T extends GameTypes>(match: Match<T>): void {
  match.drafts.clear();
  const kept: Draft[] = [];
  for (const draft of match.data.drafts) {
    const rebuilt = rebuildDraft(match, draft);
    if (rebuilt === undefined) continue;
    kept.push({ seat: draft.seat, moves: rebuilt.moves });
    match.drafts.set(draft.seat, rebuilt.draft);
  }
  match.data.drafts.splice(0, match.data.drafts.length, ...kept);
}

function rebuildDraft<T extends GameTypes>(
  match: Match<T>,
  { seat, moves }: Draft,
): { readonly draft: DraftWalk<T>; readonly moves: Move[] } | undefined {
  const listener = newListener();
  const start = forkWalk(match.published, match.luck, listener);
  const { game, play } = start;
  // Under another seat's interruption the draft stays as it is, and goes on when that is over.
  const held = openTo(start, seat) === undefined ? play.state.aside.splice(0) : [];
  const walk = held.length === 0 ? start : newCuriousWalk(game, play);
  const kept: Move[] = [];
  const told: Told[][] = [];
  for (const move of moves) {
    if (openTo(walk, seat) === undefined || !isOffered(walk.offers, move)) break;
    takeFor(walk, seat, move);
    kept.push(move);
    told.push(listener.told.splice(0));
  }
  if (kept.length === 0) return undefined;
  play.state.aside.push(...held);
  return { draft: { walk: held.length === 0 ? walk : newCuriousWalk(game, play), told }, moves: kept };
}

/** The result with those who resigned behind everybody else. */
export function matchResult<T extends GameTypes>(
  match: Pick<Match<T>, "game" | "pack" | "data"> & { readonly published: Pick<Match<T>["published"], "play"> },
): Result {
  const result = match.game.result(match.published.play.state, match.pack);
  const { resigned } = match.data;
  if (resigned.length === 0) return result;
  const stayed = result.places.filter((_, seat) => !resigned.includes(seat));
  const places = result.places.map((place, seat) => {
    const behind = resigned.indexOf(seat);
    if (behind >= 0) return stayed.length + resigned.length - behind;
    return 1 + stayed.filter((other) => other < place).length;
  });
  return { ...result, places };
}
