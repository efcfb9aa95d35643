// What players ask of each other and of the match: take-back, agreed end, pause, resigning, taking a seat over, time-up.

import type { GameTypes, Move, Seat } from "../contract.ts";
import { fallbackMove } from "../play.ts";
import type { Calendar } from "../time/calendar.ts";
import { chargeClock, clockDeadline, emptyBank, runClock, secondWind, setCalendar } from "../time/clock.ts";
import type { CuriousWalk, Decision } from "../walk.ts";
import { type Accepted, type Answer, afterPublish, allAgree, cannotAct, endMatch, finishFor } from "./act.ts";
import { type Match, rebuildDrafts, waitedFor } from "./match.ts";
import { type Occupant, type Request, type RequestKind, runningSegment, type Time } from "./match-data.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { goBackTo, lastBatch } from "./undo.ts";

const DONE: Accepted = { ok: true, mine: [], others: [], published: true, steps: [] };

/** Asks the others; with nobody else to ask it takes effect at once. */
export function request<T extends GameTypes>(match: Match<T>, kind: RequestKind, seat: Seat, at: Time): Answer {
  const { data } = match;
  const barred = cannotTalk(match, seat);
  if (barred !== undefined) return barred;
  if (data.requests.some((open) => open.kind === kind)) return refusal("already-asked");
  const asked: Request = { kind, seat, agreed: [seat] };
  if (kind !== "takeBack") return settleRequest(match, asked, at);
  const to = takeBackPoint(match, seat);
  return to === undefined ? refusal("nothing-to-undo") : settleRequest(match, { ...asked, to }, at);
}

/** Says yes or no to an open request; one no is enough to end it. */
export function answerRequest<T extends GameTypes>(
  match: Match<T>,
  kind: RequestKind,
  seat: Seat,
  yes: boolean,
  at: Time,
): Answer {
  const barred = cannotTalk(match, seat);
  if (barred !== undefined) return barred;
  const place = match.data.requests.findIndex((open) => open.kind === kind);
  const open = match.data.requests[place];
  if (open === undefined) return refusal("no-request");
  match.data.requests.splice(place, 1);
  if (!yes) return DONE;
  if (!open.agreed.includes(seat)) open.agreed.push(seat);
  return settleRequest(match, open, at);
}

function cannotTalk<T extends GameTypes>(match: Match<T>, seat: Seat): Refusal | undefined {
  const barred = cannotAct(match, seat);
  if (barred !== undefined && barred.code !== "paused") return barred;
  return match.data.resigned.includes(seat) ? refusal("resigned") : undefined;
}

function settleRequest<T extends GameTypes>(match: Match<T>, open: Request, at: Time): Answer {
  const { data } = match;
  if (!allAgree(match, open)) {
    data.requests.push(open);
    return DONE;
  }
  if (data.clock !== undefined) chargeClock(data.clock, at);
  if (open.kind === "takeBack") goBackTo(match, open.to ?? 0);
  else if (open.kind === "pause") switchPause(match);
  else data.requests.push(open);
  afterPublish(match);
  return DONE;
}

/** The clocks stop and start where they stood: a pause earns nobody an increment or a fresh turn. */
function switchPause<T extends GameTypes>(match: Match<T>): void {
  const { data } = match;
  data.paused = !data.paused;
  if (data.clock !== undefined) data.clock.running = data.paused ? [] : waitedFor(match);
}

/** Before the seat's last published decisions. */
function takeBackPoint<T extends GameTypes>(match: Match<T>, seat: Seat): number | undefined {
  const { steps, earlier } = runningSegment(match.data);
  const last = steps.findLastIndex((step) => step.seat === seat);
  if (last < 0 && earlier !== undefined) throw new Error(`the first ${earlier.steps} steps are not at hand`);
  return last < 0 ? undefined : lastBatch(match.data, last + 1 + (earlier?.steps ?? 0));
}

/** The seat gives up. Two players: the other has won. More: `successor` plays on in its place. */
export function resign<T extends GameTypes>(match: Match<T>, seat: Seat, successor: Occupant, at: Time): Answer {
  const barred = cannotTalk(match, seat);
  if (barred !== undefined) return barred;
  const { data } = match;
  if (data.clock !== undefined) chargeClock(data.clock, at);
  data.resigned.push(seat);
  dropDraft(match, seat);
  data.seats[seat] = successor;
  if (data.seats.length - data.resigned.length <= 1) endMatch(match, "resigned");
  afterPublish(match);
  return DONE;
}

/** Somebody else sits down: a bot for a seat left for good, or a person who takes it over again. */
export function occupy<T extends GameTypes>(match: Match<T>, seat: Seat, occupant: Occupant, at: Time): Answer {
  const barred = cannotAct(match, seat);
  if (barred !== undefined && barred.code !== "paused") return barred;
  const { data } = match;
  if (data.clock !== undefined) chargeClock(data.clock, at);
  const back = data.resigned.indexOf(seat);
  if (back >= 0 && occupant.kind === "person") data.resigned.splice(back, 1);
  data.seats[seat] = occupant;
  if (occupant.kind === "person") delete data.abandoned;
  afterPublish(match);
  return DONE;
}

/** No person is left: the match ends as if all had agreed, and bots play no further than the rules want for that. */
export function abandon<T extends GameTypes>(match: Match<T>, at: Time): Answer {
  const { data } = match;
  if (data.end !== undefined) return refusal("over");
  if (data.seats.some(({ kind }) => kind === "person")) throw new Error("somebody still plays");
  if (data.clock !== undefined) chargeClock(data.clock, at);
  data.abandoned = true;
  data.paused = false;
  afterPublish(match);
  return DONE;
}

/** The host's clock was set: nobody's time is charged for that, and none is given back. */
export function shiftTime<T extends GameTypes>(match: Match<T>, by: Time): Answer {
  const { data } = match;
  if (data.end !== undefined) return refusal("over");
  data.shifted = (data.shifted ?? 0) + by;
  if (data.clock !== undefined) data.clock.since += by;
  return DONE;
}

/** When the person of this seat plays is another matter from now on. */
export function keepCalendar<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  calendar: Calendar | null,
  at: Time,
): Answer {
  const { clock, end, seats } = match.data;
  if (end !== undefined) return refusal("over");
  if (clock === undefined) return refusal("no-clock");
  if (seats[seat] === undefined) return refusal("no-such-seat");
  setCalendar(clock, seat, calendar, at);
  return DONE;
}

/** The seat's time has run out: its decision takes the fallback, up to the next publication. */
export function timeUp<T extends GameTypes>(match: Match<T>, seat: Seat, at: Time): Answer {
  const barred = cannotAct(match, seat);
  if (barred !== undefined) return barred;
  const { clock } = match.data;
  if (clock === undefined) return refusal("no-clock");
  const due = clockDeadline(clock);
  if (due === undefined || due.at > at || !clock.running.includes(seat)) return refusal("time-left");
  chargeClock(clock, at);
  if ((clock.left[seat] as number) > 0) return refusal("time-left");
  secondWind(clock, seat);
  const answer = takeFallbacks(match, seat, at);
  runClock(clock, waitedFor(match));
  emptyBank(clock, seat);
  return answer;
}

/** A draft is finished from where it stands, unless a fallback gives it up: then the seat begins again at what is published. */
function takeFallbacks<T extends GameTypes>(match: Match<T>, seat: Seat, at: Time): Answer {
  const { game } = match;
  const choose = ({ play, offers }: CuriousWalk<T>, { frame }: Decision): Move | undefined =>
    fallbackMove(game, play, frame, offers.moves);
  const finished = finishFor(match, seat, at, choose);
  if (finished !== undefined) return finished;
  dropDraft(match, seat);
  const anew = finishFor(match, seat, at, choose);
  if (anew === undefined) throw new Error(`the fallbacks of ${game.id} lead to a draft that is given up`);
  return anew;
}

function dropDraft<T extends GameTypes>(match: Match<T>, seat: Seat): void {
  const { drafts } = match.data;
  const place = drafts.findIndex((draft) => draft.seat === seat);
  if (place >= 0) drafts.splice(place, 1);
  rebuildDrafts(match);
}
