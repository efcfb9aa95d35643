// One match with its public log and its watchers: takes inputs, answers them, and says what each viewer gets to see.
import {
  type Answer,
  act,
  answerRequest,
  type GameEvent,
  type Json,
  type Match,
  type Occupant,
  type Opened,
  refusalsFor,
  replaySteps,
  request,
  resign,
  runningSegment,
  type Seat,
  type Step,
  setOrders,
  type Time,
  type Told,
  undo,
  type Viewer,
} from "@outrigger/kernel";
import {
  type ClientMessage,
  type HostMessage,
  type LogEntry,
  type LogPart,
  makeChange,
  type Shown,
} from "@outrigger/protocol";
import type { Chronicle } from "./chronicle.ts";
import { type Door, doorFor } from "./door.ts";

/** What one step told, kept so that a viewer's log can be made at any time. */
interface Past {
  readonly step: Step | undefined;
  readonly told: readonly Told[];
}

export interface Hosted {
  readonly id: string;
  readonly match: Match;
  /** Goes up with every accepted input. */
  seq: number;
  /** The setup and every step of the running segment, in order. */
  readonly past: Past[];
  /** The last picture each watching viewer got, to send only what changes. */
  readonly pictures: Map<Viewer, Picture>;
  /** What a finished match of older rules is looked at from. */
  readonly chronicle?: Chronicle;
}

interface Picture {
  /** How often this viewer was shown something new: drafts and orders of others do not count. */
  readonly seq: number;
  /** Through whose eyes it was made: at the end some are opened. */
  readonly eyes: Viewer;
  readonly shown: Shown;
  readonly epoch: number;
  /** How much of the log it was sent and is still there. */
  readonly entries: number;
}

/** What came of an input: the reply, and whether there is something new to show. */
export interface Outcome {
  readonly reply: HostMessage;
  readonly changed: boolean;
  readonly news: News;
}

/** What is new to the seat that acted, and to everybody else. */
export interface News {
  readonly seat?: Seat;
  readonly mine: readonly Told[];
  readonly others: readonly Told[];
}

const NO_NEWS: News = { mine: [], others: [] };

export function hostOpened(id: string, { match, told }: Opened): Hosted {
  return { id, match, seq: 0, past: [{ step: undefined, told }], pictures: new Map() };
}

/** Takes up a stored match; its log is told again from the steps, or from what was kept of it. */
export function hostMatch(id: string, match: Match, seq: number, chronicle?: Chronicle): Hosted {
  const hosted: Hosted = { id, match, seq, past: [], pictures: new Map() };
  if (chronicle === undefined) {
    tellAgain(hosted);
    return hosted;
  }
  const { steps } = runningSegment(match.data);
  hosted.past.push(...chronicle.entries.map(({ told }, at) => ({ step: steps[at - 1], told })));
  return { ...hosted, chronicle };
}

function tellAgain(hosted: Hosted): void {
  const { game, pack, data } = hosted.match;
  hosted.past.length = 0;
  replaySteps(game, pack, data, runningSegment(data).steps.length, (_play, step, told) => {
    hosted.past.push({ step, told });
  });
}

export type MatchMessage = Exclude<ClientMessage, { kind: "watch" | "leave" }>;

/** Carries out a message of a seat whose right to speak has been checked. `successor` takes over when it resigns. */
export function handleMatch(hosted: Hosted, message: MatchMessage, successor: Occupant, at: Time): Outcome {
  if (message.kind === "whyNot") {
    const refused = refusalsFor(hosted.match, message.seat);
    return { reply: { kind: "refusals", id: message.id, refused }, changed: false, news: NO_NEWS };
  }
  return settleAnswer(hosted, message.id, message.seat, carryOut(hosted.match, message, successor, at));
}

function carryOut(
  match: Match,
  message: Exclude<MatchMessage, { kind: "whyNot" }>,
  successor: Occupant,
  at: Time,
): Answer {
  switch (message.kind) {
    case "move":
      return act(match, message.seat, message.base, message.moves, at);
    case "undo":
      return undo(match, message.seat, message.all);
    case "request":
      return request(match, message.request, message.seat, at);
    case "consent":
      return answerRequest(match, message.request, message.seat, message.yes, at);
    case "resign":
      return resign(match, message.seat, successor, at);
    case "orders":
      return setOrders(match, message.seat, message.orders);
  }
}

/** Turns the match's answer into a reply and brings the log up to date. Hosts use it for their own inputs too. */
export function settleAnswer(hosted: Hosted, id: string, seat: Seat, answer: Answer): Outcome {
  if (!answer.ok) {
    const clause = answer.clause === undefined ? {} : { clause: answer.clause };
    return { reply: { kind: "refused", id, code: answer.code, ...clause }, changed: false, news: NO_NEWS };
  }
  hosted.seq++;
  if (answer.published) bringLogUpToDate(hosted, answer.others);
  const news = { seat, mine: answer.mine, others: answer.others };
  return { reply: { kind: "accepted", id }, changed: true, news };
}

/** Steps that were taken back leave the log; new ones join it with what they told. */
function bringLogUpToDate({ match, past, pictures }: Hosted, told: readonly Told[]): void {
  const { steps } = runningSegment(match.data);
  // Steps are taken back from the end only: where the last one stands, all before it do.
  while (past.length > 1 && past.at(-1)?.step !== steps[past.length - 2]) past.pop();
  for (const [viewer, picture] of pictures)
    if (picture.entries > past.length) pictures.set(viewer, { ...picture, entries: past.length });
  const fresh = steps.slice(past.length - 1);
  fresh.forEach((step, at) => {
    // The batch tells its news in one go; its last step carries them.
    past.push({ step, told: at === fresh.length - 1 ? told : [] });
  });
}

/** The viewers who watch now. */
export function watchers(hosted: Hosted): Viewer[] {
  return [...hosted.pictures.keys()];
}

/** The whole picture for a viewer, who is a watcher from now on. */
export function shownTo(hosted: Hosted, viewer: Viewer, seen?: { epoch: number; entries: number }): HostMessage {
  const door = watcherDoor(hosted, viewer);
  const shown = door.picture();
  const { epoch } = hosted.match.data;
  // What "all" was told before the end is not all.
  const from = seen?.epoch === epoch && viewer !== "all" ? Math.min(seen.entries, hosted.past.length) : 0;
  const log = logPart(hosted, door, from);
  const seq = numberFor(hosted, viewer, shown);
  hosted.pictures.set(viewer, { seq, eyes: door.eyes, shown, epoch, entries: hosted.past.length });
  return { kind: "shown", match: hosted.id, viewer, seq, shown, log };
}

/** A seat is watched by its own people alone: hosts turn everybody else away before. */
function watcherDoor({ match }: Hosted, viewer: Viewer): Door {
  return doorFor(match, viewer, typeof viewer === "number" ? [viewer] : []);
}

/** Others with the same eyes on hold the number of the last picture; while nothing is new to them, all go on together. */
function numberFor(hosted: Hosted, viewer: Viewer, shown: Shown): number {
  const last = hosted.pictures.get(viewer);
  if (last === undefined) return 0;
  const isLogSame = last.epoch === hosted.match.data.epoch && last.entries === hosted.past.length;
  const isSame = isLogSame && makeChange(asJson(last.shown), asJson(shown)) === undefined;
  return isSame ? last.seq : last.seq + 1;
}

/** What changed for a watcher since it was last told; undefined when nothing did. */
export function updateFor(hosted: Hosted, viewer: Viewer, news: News): HostMessage | undefined {
  const last = hosted.pictures.get(viewer);
  if (last === undefined) return undefined;
  const door = watcherDoor(hosted, viewer);
  const shown = door.picture();
  const change = makeChange(asJson(last.shown), asJson(shown)) ?? null;
  const log = logSince(hosted, door, last);
  const fresh = door.events(viewer === news.seat ? news.mine : news.others);
  if (change === null && log === null && fresh.length === 0) return undefined;
  const { epoch } = hosted.match.data;
  const seq = last.seq + 1;
  hosted.pictures.set(viewer, { seq, eyes: door.eyes, shown, epoch, entries: hosted.past.length });
  const said = log !== null && isToldBy(log, fresh) ? {} : { fresh };
  return { kind: "changed", match: hosted.id, viewer, since: last.seq, seq, change, log, ...said };
}

/** The entries tell just this, and nothing needs to be said twice. */
function isToldBy({ entries }: LogPart, fresh: readonly GameEvent[]): boolean {
  const told = entries.flatMap(({ events }) => events);
  return told.length === fresh.length && told.every((event, at) => event === fresh[at]);
}

function logSince(hosted: Hosted, door: Door, last: Picture): LogPart | null {
  if (door.eyes !== last.eyes) return logPart(hosted, door, 0);
  const isSame = hosted.match.data.epoch === last.epoch && hosted.past.length === last.entries;
  return isSame ? null : logPart(hosted, door, last.entries);
}

function logPart(hosted: Hosted, door: Door, from: number): LogPart {
  const entries = hosted.past.slice(from).map((past) => entryFor(hosted, past, door));
  return { epoch: hosted.match.data.epoch, from, entries };
}

function entryFor(hosted: Hosted, { step, told }: Past, door: Door): LogEntry {
  const events = door.events(told);
  if (step === undefined) return { seat: -1, at: hosted.match.data.started, events };
  return { seat: step.seat, at: step.at, events, ...(step.by === undefined ? {} : { by: step.by }) };
}

/** Views, offers and events are plain data by contract. */
function asJson(shown: Shown): Json {
  return shown as unknown as Json;
}
