// A match: a game, its seats, its steps, its drafts. Server, browser worker, command line and tests run this one.
import { type Chance, type Outcome, replayingChance } from "./chance.ts";
import { newClock, runClock } from "./clock.ts";
import type { Game, GameTypes, Move, Play, Result, Seat } from "./contract.ts";
import { copyJson, type Json } from "./json.ts";
import { type ChanceAt, type Luck, newLuck } from "./luck.ts";
import { type Draft, type MatchData, type NewMatch, runningSegment, type Step, type Time } from "./match-data.ts";
import { isOptionsProblem, parseOptions } from "./options.ts";
import {
  applyMove,
  type Decision,
  forkDecision,
  forkPlay,
  listOffers,
  listOffTurn,
  newListener,
  newPlay,
  OfferList,
  sameMove,
  settle,
  startPlay,
  type Told,
} from "./play.ts";
import { asideFrame, topFrame } from "./stack.ts";

/** A seat's unpublished decisions, carried out on a state of their own. */
interface DraftPlay<T extends GameTypes = GameTypes> {
  readonly play: Play<T>;
  /** What the main stack of that state waits for. */
  readonly decision: Decision | undefined;
  /** What the draft would tell when it is published. */
  readonly told: readonly Told[];
}

export interface Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly pack: T["pack"];
  readonly data: MatchData;
  readonly luck: Luck;
  /** The state everybody's view is made from. */
  published: Play<T>;
  /** What the main stack of the published state waits for; undefined when the game is over. */
  decision: Decision | undefined;
  readonly drafts: Map<Seat, DraftPlay<T>>;
  /** The published state at the barrier: undo starts from here. */
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
  const decision = settle(game, play, new OfferList());
  luck.shut();
  const data: MatchData = {
    game: game.id,
    options,
    ...(plan.pack === undefined ? {} : { pack: plan.pack }),
    seats: plan.seats.map((seat) => ({ ...seat })),
    started: at,
    segments: [{ rules: game.version, setup: [...luck.outcomes], steps: [] }],
    drafts: [],
    requests: [],
    resigned: [],
    calls: luck.calls(),
    epoch: 0,
    undos: plan.seats.map(() => 0),
    barrier: 0,
    paused: false,
    ...(plan.clock === undefined ? {} : { clock: newClock(plan.clock, plan.seats.length, at) }),
  };
  const anchor = { steps: 0, state: copyJson(play.state) };
  const match: Match<T> = { game, pack, data, luck, published: play, decision, drafts: new Map(), anchor };
  if (data.clock !== undefined) runClock(data.clock, waitedFor(match));
  return { match, told: listener.told };
}

/** A match from its stored data. A snapshot of the published state (after all steps) spares the replay. */
export function restoreMatch<T extends GameTypes>(
  game: Game<T>,
  data: MatchData,
  source: ChanceAt,
  snapshot?: Json,
): Match<T> {
  const pack = packOf(game, data);
  const luck = newLuck(source, data.calls);
  const restored =
    snapshot === undefined
      ? replaySteps(game, pack, data, runningSegment(data).steps.length)
      : newPlay(game, pack, stateFrom(snapshot), luck);
  const published = forkPlay(game, restored, luck);
  const decision = settle(game, published, new OfferList());
  const anchor = anchorAt(game, pack, data, published);
  const match: Match<T> = { game, pack, data, luck, published, decision, drafts: new Map(), anchor };
  rebuildDrafts(match);
  return match;
}

function anchorAt<T extends GameTypes>(game: Game<T>, pack: T["pack"], data: MatchData, now: Play<T>): Anchor<T> {
  const isHere = data.barrier === runningSegment(data).steps.length;
  const play = isHere ? now : replaySteps(game, pack, data, data.barrier);
  return { steps: data.barrier, state: copyJson(play.state) };
}

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
  const listener = newListener();
  const dice = switchedChance(answers);
  dice.answer(segment.setup, 0);
  const play =
    segment.snapshot === undefined
      ? startPlay(game, { seats: data.seats.length, options: data.options }, pack, dice, listener)
      : newPlay(game, pack, stateFrom(segment.snapshot), dice, listener);
  const decision = settle(game, play, new OfferList());
  dice.finish();
  each?.(play, undefined, listener.told.splice(0));
  goThrough(game, play, dice, decision, segment.steps.slice(0, count), (done, step) =>
    each?.(done, step, listener.told.splice(0)),
  );
  return play;
}

/** The published state after the first `count` steps, from the anchor on. */
export function replayFromAnchor<T extends GameTypes>(match: Match<T>, count: number): Play<T> {
  const { game, pack, anchor } = match;
  const dice = switchedChance();
  const play = newPlay(game, pack, copyJson(anchor.state), dice);
  const decision = settle(game, play, new OfferList());
  goThrough(game, play, dice, decision, runningSegment(match.data).steps.slice(anchor.steps, count));
  return play;
}

function goThrough<T extends GameTypes>(
  game: Game<T>,
  play: Play<T>,
  dice: SwitchedChance,
  first: Decision | undefined,
  steps: readonly Step[],
  each?: (play: Play<T>, step: Step) => void,
): void {
  const offers = new OfferList();
  let decision = first;
  for (const step of steps) {
    dice.answer(step.chance, step.calls);
    carryOut(game, play, decision, step);
    decision = settle(game, play, offers);
    dice.finish();
    each?.(play, step);
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

/** Applies a step to the state it was made in; throws where it was not offered. */
function carryOut<T extends GameTypes>(game: Game<T>, play: Play<T>, main: Decision | undefined, step: Step): void {
  const open = openDecision(play, main, step.seat);
  const offers = new OfferList();
  if (open === undefined) listOffTurn(game, play, step.seat, offers);
  else listOffers(game, play, open, offers);
  if (!isOffered(offers.moves, step.move)) throw new Error(`${JSON.stringify(step.move)} was not offered`);
  if (open === undefined) game.offTurn?.apply(play, step.seat, step.move);
  else applyMove(game, play, open.frame, step.move);
}

export function isOffered(offers: readonly Move[], move: Move): boolean {
  return offers.some((offer) => sameMove(offer, move));
}

/** What is asked of this seat: the frame it holds aside, else the main decision if it is the seat's. */
export function openDecision<T extends GameTypes>(
  play: Play<T>,
  main: Decision | undefined,
  seat: Seat,
): Decision | undefined {
  const held = play.state.aside.length > 0 ? asideFrame(play.state, seat) : undefined;
  if (held !== undefined) return { seat, frame: held, aside: true };
  return main !== undefined && main.seat === seat && !main.aside ? main : undefined;
}

/** The state and decision a seat sees: its draft where it has one, else what is published. */
export function seatPlay<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
): { readonly play: Play<T>; readonly decision: Decision | undefined } {
  const draft = match.drafts.get(seat);
  return draft ?? { play: match.published, decision: match.decision };
}

/** The seats the game cannot go on without. */
export function waitedFor<T extends GameTypes>(match: Match<T>): Seat[] {
  if (match.data.end !== undefined || match.decision === undefined) return [];
  return [match.decision.seat];
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
): { readonly draft: DraftPlay<T>; readonly moves: Move[] } | undefined {
  const listener = newListener();
  const play = forkPlay(match.game, match.published, match.luck, listener);
  const offers = new OfferList();
  const interruption = forkDecision(interruptionOf(match, seat), match.published, play);
  // Under another seat's interruption the draft stays as it is, and goes on when that is over.
  const held = interruption === undefined ? [] : play.state.aside.splice(0);
  let decision = interruption === undefined ? forkDecision(match.decision, match.published, play) : topDecision(play);
  const kept: Move[] = [];
  for (const move of moves) {
    const open = openDecision(play, decision, seat);
    if (open === undefined) break;
    offers.moves.length = 0;
    listOffers(match.game, play, open, offers);
    if (!isOffered(offers.moves, move)) break;
    applyMove(match.game, play, open.frame, move);
    decision = settle(match.game, play, offers);
    kept.push(move);
  }
  play.state.aside.push(...held);
  decision = interruption ?? decision;
  return kept.length === 0 ? undefined : { draft: { play, decision, told: listener.told }, moves: kept };
}

/** The decision of another seat that keeps this one from going on. */
function interruptionOf<T extends GameTypes>({ decision }: Match<T>, seat: Seat): Decision | undefined {
  return decision?.aside === true && decision.seat !== seat ? decision : undefined;
}

/** What the main stack would ask if nothing were held aside. */
function topDecision<T extends GameTypes>({ state }: Play<T>): Decision | undefined {
  const frame = topFrame(state);
  return frame?.seat === undefined ? undefined : { seat: frame.seat, frame, aside: false };
}

/** The result with those who resigned behind everybody else. */
export function matchResult<T extends GameTypes>(
  match: Pick<Match<T>, "game" | "pack" | "data" | "published">,
): Result {
  const result = match.game.result(match.published.state, match.pack);
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
