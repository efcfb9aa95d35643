// The path of a move through a match: is it asked, is it offered, carry it out on a copy, then let it count.
import { ChanceStop } from "./chance.ts";
import { chargeClock, runClock } from "./clock.ts";
import type { Game, GameTypes, Move, Play, Seat } from "./contract.ts";
import { copyJson } from "./json.ts";
import { isOffered, type Match, matchResult, openDecision, rebuildDrafts, seatPlay, waitedFor } from "./match.ts";
import {
  type Ending,
  type MatchData,
  type Request,
  type RequestKind,
  runningSegment,
  type Step,
  type Time,
} from "./match-data.ts";
import {
  applyMove,
  CuriousList,
  type Decision,
  forkDecision,
  forkPlay,
  isCut,
  type Listener,
  listOffers,
  listOffTurn,
  newListener,
  OfferList,
  publishes,
  sameMove,
  settle,
  type Told,
} from "./play.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { isOver } from "./stack.ts";

/** What an accepted input brings: news for the seat that sent it and, once published, for everybody else. */
export interface Accepted {
  readonly ok: true;
  readonly mine: readonly Told[];
  readonly others: readonly Told[];
  /** Something became visible to everybody. */
  readonly published: boolean;
}

export type Answer = Accepted | Refusal;

/** Names the decision open to a seat. It stays the same while other seats act off turn. */
export function decisionId<T extends GameTypes>(match: Match<T>, seat: Seat): string {
  const { play, decision } = seatPlay(match, seat);
  const open = openDecision(play, decision, seat);
  const { steps } = runningSegment(match.data);
  const drafted = match.data.drafts.find((draft) => draft.seat === seat)?.moves.length ?? 0;
  const age = `${match.data.segments.length}.${match.data.epoch}.${match.data.undos[seat] ?? 0}`;
  if (open !== undefined && !open.aside) {
    const made = steps.reduce((sum, step) => sum + (step.off === true ? 0 : 1), 0);
    return `${age}.${made + drafted}`;
  }
  const off = steps.reduce((sum, step) => sum + (step.off === true && step.seat === seat ? 1 : 0), 0);
  return `${age}.off${off + drafted}`;
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
  choose: (play: Play<T>, decision: Decision) => Move | undefined,
): Answer | undefined {
  const attempt = newAttempt(match, seat, at, "time");
  for (let made = 0; made < MOST_MOVES; made++) {
    const open = openDecision(attempt.play, attempt.decision, seat);
    if (open === undefined) return refusal("not-asked");
    const move = choose(attempt.play, open);
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
  play: Play<T>;
  decision: Decision | undefined;
  listener: Listener;
  /** Steps and news not published yet, older draft included. */
  pending: Step[];
  untold: Told[];
  /** The state, steps and news that everybody gets. */
  published: { play: Play<T>; decision: Decision | undefined } | undefined;
  readonly steps: Step[];
  readonly others: Told[];
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
  return { ok: true, mine: attempt.mine, others: attempt.others, published: attempt.published !== undefined };
}

function newAttempt<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  at: Time,
  by: "time" | "order" | undefined,
): Attempt<T> {
  const listener = newListener();
  const before = seatPlay(match, seat);
  const play = forkPlay(match.game, before.play, match.luck, listener);
  const drafted = match.data.drafts.find((draft) => draft.seat === seat)?.moves ?? [];
  const off = match.decision === undefined || match.decision.aside || match.decision.seat !== seat;
  return {
    seat,
    at,
    by,
    play,
    decision: forkDecision(before.decision, before.play, play),
    listener,
    pending: drafted.map((move) => ({ seat, move, at, draft: true, ...(off ? { off } : {}) })),
    untold: [...(match.drafts.get(seat)?.told ?? [])],
    published: undefined,
    steps: [],
    others: [],
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
  const { play, seat } = attempt;
  const open = openDecision(play, attempt.decision, seat);
  const problem = whyNot(game, play, seat, open, move);
  if (problem !== undefined) return problem;
  const publishing = open === undefined || publishes(game, play.state, open.frame, move);
  const cut = open !== undefined && isCut(game, open.frame, move);
  const before = luck.calls();
  luck.outcomes.length = 0;
  if (isLast) luck.open();
  try {
    if (open === undefined) game.offTurn?.apply(play, seat, move);
    else applyMove(game, play, open.frame, move);
    attempt.decision = settle(game, play, new OfferList());
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
function whyNot<T extends GameTypes>(
  game: Game<T>,
  play: Play<T>,
  seat: Seat,
  open: Decision | undefined,
  move: Move,
): Refusal | undefined {
  const offers = new OfferList();
  if (open !== undefined) listOffers(game, play, open, offers);
  else listOffTurn(game, play, seat, offers);
  if (isOffered(offers.moves, move)) return undefined;
  const curious = new CuriousList();
  if (open !== undefined) listOffers(game, play, open, curious);
  else listOffTurn(game, play, seat, curious);
  const clause = curious.refused.find((refused) => sameMove(refused.move, move))?.clause;
  if (clause !== undefined) return refusal("not-offered", clause);
  return refusal(open === undefined ? "not-asked" : "not-offered");
}

function noteStep<T extends GameTypes>(attempt: Attempt<T>, step: Step): void {
  const told = attempt.listener.told.splice(0);
  attempt.mine.push(...told);
  attempt.untold.push(...told);
  attempt.pending.push(step);
}

/** Beyond the game's own cuts: luck, new knowledge, another seat's decision, and a decision that was not the seat's own. */
function isFinal<T extends GameTypes>({ decision, seat, listener }: Attempt<T>, step: Step): boolean {
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
  const { play, decision } = attempt;
  attempt.listener.learnt.length = 0;
  attempt.steps.push(...attempt.pending.splice(0));
  attempt.others.push(...attempt.untold.splice(0));
  attempt.published = { play, decision };
  if (isBarrier) attempt.barrier = { steps: attempt.steps.length, state: copyJson(play.state) };
  if (isLast) return;
  attempt.listener = newListener();
  attempt.play = forkPlay(match.game, play, match.luck, attempt.listener);
  attempt.decision = forkDecision(decision, play, attempt.play);
}

function commit<T extends GameTypes>(match: Match<T>, attempt: Attempt<T>): void {
  const { data } = match;
  const { steps } = runningSegment(data);
  const mine = data.drafts.findIndex((draft) => draft.seat === attempt.seat);
  if (mine >= 0) data.drafts.splice(mine, 1);
  if (attempt.pending.length > 0) {
    data.drafts.push({ seat: attempt.seat, moves: attempt.pending.map((step) => step.move) });
  }
  data.calls = match.luck.calls();
  if (attempt.published === undefined) {
    match.drafts.set(attempt.seat, { play: attempt.play, decision: attempt.decision, told: attempt.untold });
    return;
  }
  // A draft is charged for when it is published: everybody sees the clocks, and nobody may see drafts.
  if (data.clock !== undefined) chargeClock(data.clock, attempt.at);
  const { barrier } = attempt;
  if (barrier !== undefined) setBarrier(match, { steps: steps.length + barrier.steps, state: barrier.state });
  steps.push(...attempt.steps);
  match.published = attempt.published.play;
  match.decision = attempt.published.decision;
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
  if (data.end === undefined && isOver(match.published.state)) endMatch(match, "played");
  if (data.end === undefined && isEndAgreed(match) && (match.game.agreedEnd?.(match.published.state) ?? true))
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
  const now = runningSegment(data).steps.at(-1)?.at ?? data.started;
  return limit !== undefined && now - data.started - (data.shifted ?? 0) >= limit * MINUTE;
}

export function endMatch<T extends GameTypes>(match: Match<T>, how: Ending): void {
  const { data } = match;
  data.end = { how, result: matchResult(match) };
  setBarrier(match, { steps: runningSegment(data).steps.length, state: copyJson(match.published.state) });
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
