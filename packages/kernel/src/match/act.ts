// The path of a move through a match: is it asked, is it offered, carry it out on a copy, then let it count.
import { ChanceStop } from "../chance/chance.ts";
import type { GameTypes, Move, Seat } from "../contract.ts";
import { isOffered, sameMove } from "../offers.ts";
import { isCut, type Listener, newListener, publishes, type Told } from "../play.ts";
import { isOver } from "../stack.ts";
import { chargeClock, runClock } from "../time/clock.ts";
import { type CuriousWalk, type Decision, forkWalk, offersTo, openTo, takeFor } from "../walk.ts";
import { type Match, matchResult, rebuildDrafts, seatWalk, waitedFor } from "./match.ts";
import {
  type Ending,
  type MatchData,
  type Request,
  type RequestKind,
  runningSegment,
  type Step,
  stepCount,
  stepCountsOf,
  type Time,
} from "./match-data.ts";
import { type Refusal, refusal } from "./refusals.ts";

/** What an accepted input brings: news for the seat that sent it and, once published, for everybody else. */
export interface Accepted {
  readonly ok: true;
  readonly mine: readonly Told[];
  readonly others: readonly Told[];
  /** Something became visible to everybody. */
  readonly published: boolean;
  /** The steps it published, each with what it told. */
  readonly steps: readonly ToldStep[];
}

/** A step and what it told, as the log keeps it. */
export interface ToldStep {
  readonly step: Step;
  readonly told: readonly Told[];
}

export type Answer = Accepted | Refusal;

/** Names the decision open to a seat. It stays the same while other seats act off turn. */
export function decisionId<T extends GameTypes>(match: Match<T>, seat: Seat): string {
  const open = openTo(seatWalk(match, seat), seat);
  const { made, off } = stepCountsOf(match.data);
  const drafted = match.data.drafts.find((draft) => draft.seat === seat)?.moves.length ?? 0;
  const age = `${match.data.segments.length}.${match.data.epoch}.${match.data.undos[seat] ?? 0}`;
  if (open !== undefined && !open.aside) return `${age}.${made + drafted}`;
  return `${age}.off${(off[seat] ?? 0) + drafted}`;
}

/** One or several small decisions of a seat, all or none; only the last may ask for chance. */
export function act<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  base: string,
  moves: readonly Move[],
  at: Time,
): Answer {
  const barred = cannotAct(match, seat);
  if (barred !== undefined) return barred;
  if (moves.length === 0) return refusal("no-moves");
  if (base !== decisionId(match, seat)) return refusal("stale");
  return carryOut(match, seat, moves, at);
}

/** As `act`, for decisions the host takes in a seat's stead. */
export function actFor<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  moves: readonly Move[],
  at: Time,
  by: "order",
): Answer {
  return cannotAct(match, seat) ?? carryOut(match, seat, moves, at, by);
}

const MOST_MOVES = 500;

/** Decides for a seat whose time is up, all or nothing, on to the next publication. Undefined where the draft is given up. */
export function finishFor<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  at: Time,
  choose: (walk: CuriousWalk<T>, decision: Decision) => Move | undefined,
): Answer | undefined {
  const attempt = newAttempt(match, seat, at, "time");
  for (let made = 0; made < MOST_MOVES; made++) {
    const open = openTo(attempt.walk, seat);
    if (open === undefined) return refusal("not-asked");
    const move = choose(attempt.walk, open);
    if (move === undefined) return undefined;
    const problem = takeMove(match, attempt, move, true);
    if (problem !== undefined) return problem;
    if (attempt.published !== undefined) return accept(match, attempt);
  }
  throw new Error(`the fallbacks of ${match.game.id} do not come to an end`);
}

export function cannotAct<T extends GameTypes>(match: Match<T>, seat: Seat): Refusal | undefined {
  if (match.data.end !== undefined) return refusal("over");
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.data.seats.length) return refusal("no-such-seat");
  return match.data.paused ? refusal("paused") : undefined;
}

/** The work on a copy: nothing of the match changes until it is done. */
interface Attempt<T extends GameTypes> {
  readonly seat: Seat;
  readonly at: Time;
  readonly by: "time" | "order" | undefined;
  walk: CuriousWalk<T>;
  listener: Listener;
  /** Steps not published yet, older draft included. */
  pending: ToldStep[];
  /** The state and the steps that everybody gets. */
  published: CuriousWalk<T> | undefined;
  readonly steps: ToldStep[];
  readonly mine: Told[];
  /** Where the last of `steps` that cannot be taken back alone has led. */
  barrier: { readonly steps: number; readonly state: T["state"] } | undefined;
}

function carryOut<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  moves: readonly Move[],
  at: Time,
  by?: "time" | "order",
): Answer {
  const attempt = newAttempt(match, seat, at, by);
  for (const [place, move] of moves.entries()) {
    const problem = takeMove(match, attempt, move, place === moves.length - 1);
    if (problem !== undefined) return problem;
  }
  return accept(match, attempt);
}

function accept<T extends GameTypes>(match: Match<T>, attempt: Attempt<T>): Accepted {
  commit(match, attempt);
  const { mine, steps } = attempt;
  const others = steps.flatMap(({ told }) => told);
  return { ok: true, mine, others, published: attempt.published !== undefined, steps };
}

function newAttempt<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  at: Time,
  by: "time" | "order" | undefined,
): Attempt<T> {
  const listener = newListener();
  const drafted = match.data.drafts.find((draft) => draft.seat === seat)?.moves ?? [];
  const told = match.drafts.get(seat)?.told ?? [];
  const { decision } = match.published;
  const off = decision === undefined || decision.aside || decision.seat !== seat;
  return {
    seat,
    at,
    by,
    walk: forkWalk(seatWalk(match, seat), match.luck, listener),
    listener,
    pending: drafted.map((move, place) => ({
      step: { seat, move, at, draft: true, ...(off ? { off } : {}) },
      told: told[place] ?? [],
    })),
    published: undefined,
    steps: [],
    mine: [],
    barrier: undefined,
  };
}

function takeMove<T extends GameTypes>(
  match: Match<T>,
  attempt: Attempt<T>,
  move: Move,
  isLast: boolean,
): Refusal | undefined {
  const { game, luck } = match;
  const { walk, seat } = attempt;
  const open = openTo(walk, seat);
  const problem = whyNot(walk, seat, move);
  if (problem !== undefined) return problem;
  const publishing = open === undefined || publishes(game, walk.play.state, open.frame, move);
  const cut = open !== undefined && isCut(game, open.frame, move);
  const before = luck.calls();
  luck.outcomes.length = 0;
  if (isLast) luck.open();
  try {
    takeFor(walk, seat, move);
  } catch (error) {
    if (error instanceof ChanceStop) return refusal("chance-not-last");
    throw error;
  } finally {
    luck.shut();
  }
  const asked = luck.calls() > before;
  // New knowledge cannot be given back, so it publishes as luck does.
  const final = publishing || asked || attempt.listener.learnt.includes(seat);
  const step: Step = {
    seat,
    move,
    at: attempt.at,
    ...(asked ? { chance: [...luck.outcomes], calls: before } : {}),
    ...(open === undefined || open.aside ? { off: true } : {}),
    ...(final ? {} : { draft: true }),
    ...(attempt.by === undefined ? {} : { by: attempt.by }),
  };
  noteStep(attempt, step);
  if (final) publishSteps(match, attempt, cut || isFinal(attempt, step), isLast);
  return undefined;
}

/** Undefined when the move is offered; otherwise the refusal, with its clause where the rules name one. */
function whyNot<T extends GameTypes>(walk: CuriousWalk<T>, seat: Seat, move: Move): Refusal | undefined {
  const list = offersTo(walk, seat);
  if (isOffered(list, move)) return undefined;
  const clause = list.refused.find((refused) => sameMove(refused.move, move))?.clause;
  if (clause !== undefined) return refusal("not-offered", clause);
  return refusal(openTo(walk, seat) === undefined ? "not-asked" : "not-offered");
}

function noteStep<T extends GameTypes>(attempt: Attempt<T>, step: Step): void {
  const told = attempt.listener.told.splice(0);
  attempt.mine.push(...told);
  attempt.pending.push({ step, told });
}

/** Beyond the game's own cuts: luck, new knowledge, another seat's decision, and a decision that was not the seat's own. */
function isFinal<T extends GameTypes>({ walk: { decision }, seat, listener }: Attempt<T>, step: Step): boolean {
  const asksAnother = decision?.seat !== seat || decision.aside;
  const isForeign = step.off === true || step.by !== undefined;
  return asksAnother || isForeign || step.chance !== undefined || listener.learnt.length > 0;
}

/** What is pending is everybody's now; the attempt goes on from a copy where more moves follow. */
function publishSteps<T extends GameTypes>(
  match: Match<T>,
  attempt: Attempt<T>,
  isBarrier: boolean,
  isLast: boolean,
): void {
  const { walk } = attempt;
  attempt.listener.learnt.length = 0;
  attempt.steps.push(...attempt.pending.splice(0));
  attempt.published = walk;
  if (isBarrier) attempt.barrier = { steps: attempt.steps.length, state: walk.play.state };
  if (isLast) return;
  attempt.listener = newListener();
  attempt.walk = forkWalk(walk, match.luck, attempt.listener);
}

function commit<T extends GameTypes>(match: Match<T>, attempt: Attempt<T>): void {
  const { data } = match;
  const { steps } = runningSegment(data);
  const mine = data.drafts.findIndex((draft) => draft.seat === attempt.seat);
  if (mine >= 0) data.drafts.splice(mine, 1);
  if (attempt.pending.length > 0) {
    data.drafts.push({ seat: attempt.seat, moves: attempt.pending.map(({ step }) => step.move) });
  }
  data.calls = match.luck.calls();
  if (attempt.published === undefined) {
    match.drafts.set(attempt.seat, { walk: attempt.walk, told: attempt.pending.map(({ told }) => told) });
    return;
  }
  // A draft is charged for when it is published: everybody sees the clocks, and nobody may see drafts.
  if (data.clock !== undefined) chargeClock(data.clock, attempt.at);
  const { barrier } = attempt;
  if (barrier !== undefined) setBarrier(match, { steps: stepCount(data) + barrier.steps, state: barrier.state });
  steps.push(...attempt.steps.map(({ step }) => step));
  match.published = attempt.published;
  // Whatever was asked for was asked about the position before.
  data.requests.splice(0, data.requests.length, ...data.requests.filter((request) => request.kind !== "takeBack"));
  rebuildDrafts(match);
  afterPublish(match);
}

/** Nobody takes back alone what has happened up to here. */
function setBarrier<T extends GameTypes>(match: Match<T>, anchor: Match<T>["anchor"]): void {
  match.data.barrier = anchor.steps;
  match.anchor = anchor;
}

const MINUTE = 60_000;

/** Ends the match when the game is over or an agreed end takes effect, and hands the clock on. */
export function afterPublish<T extends GameTypes>(match: Match<T>): void {
  const { data } = match;
  if (data.end === undefined && isOver(match.published.play.state)) endMatch(match, "played");
  if (data.end === undefined && isEndAgreed(match) && (match.game.agreedEnd?.(match.published.play.state) ?? true))
    endMatch(match, data.abandoned === true ? "abandoned" : "agreed");
  if (data.clock !== undefined && !data.paused) runClock(data.clock, waitedFor(match));
}

/** Everybody has said so, nobody is left to ask, or the time that was agreed on before the start is over. */
function isEndAgreed<T extends GameTypes>(match: Match<T>): boolean {
  const { data, game } = match;
  if (data.abandoned === true) return true;
  const asked = data.requests.find((request) => request.kind === "agreedEnd");
  if (asked !== undefined && allAgree(match, asked)) return true;
  const limit = game.timeLimit?.(data.options);
  if (limit === undefined) return false;
  const now = stepCountsOf(data).at ?? data.started;
  return now - data.started - (data.shifted ?? 0) >= limit * MINUTE;
}

export function endMatch<T extends GameTypes>(match: Match<T>, how: Ending): void {
  const { data } = match;
  data.end = { how, result: matchResult(match) };
  setBarrier(match, { steps: stepCount(data), state: match.published.play.state });
  data.drafts.length = 0;
  data.requests.length = 0;
  match.drafts.clear();
}

/** Everybody whose consent counts has given it. */
export function allAgree<T extends GameTypes>({ data }: Match<T>, { kind, agreed }: Request): boolean {
  return data.seats.every((_, seat) => agreed.includes(seat) || !isAsked(data, kind, seat));
}

/** People who have not resigned; bots too where the result is at stake, to anything else they agree. */
function isAsked({ seats, resigned }: MatchData, kind: RequestKind, seat: Seat): boolean {
  return !resigned.includes(seat) && (seats[seat]?.kind === "person" || kind === "agreedEnd");
}

/** The bots whose answer to a proposed end is missing; their host asks them. */
export function botsAsked<T extends GameTypes>({ data }: Match<T>): Seat[] {
  const proposed = data.requests.find((request) => request.kind === "agreedEnd");
  if (proposed === undefined || data.end !== undefined) return [];
  return [...data.seats.keys()].filter(
    (seat) => data.seats[seat]?.kind === "bot" && isAsked(data, proposed.kind, seat) && !proposed.agreed.includes(seat),
  );
}
