// One match with its watchers: takes inputs, answers them, and says what each viewer gets to see. Its log lies in the
// host's storage and is read when a viewer needs it.
import { copyJson, type GameEvent, type Json, type Seat, type Viewer } from "@outrigger/kernel";
import {
  type Answer,
  followSteps,
  type Match,
  type MatchData,
  type Opened,
  runningSegment,
  segmentsWithoutPast,
  stepCount,
  type ToldStep,
} from "@outrigger/kernel/match";
import type { Told } from "@outrigger/kernel/play";
import {
  applyChange,
  type Change,
  copyChange,
  type HostMessage,
  type LogEntry,
  type LogPart,
  makeChange,
  type Shown,
} from "@outrigger/protocol";
import { extendPublicLog } from "@outrigger/records";
import { type Kept, keep, pictureBefore } from "./last-pictures.ts";
import type { Chronicle } from "./stored/chronicle.ts";
import { type Entry, type Log, type Past, pastOf, segmentsOf } from "./stored/log.ts";
import { type Head, headOf } from "./stored/snapshot.ts";
import { type Viewpoint, viewpointOf } from "./viewpoint.ts";

export interface Hosted {
  readonly id: string;
  readonly match: Match;
  readonly log: Log;
  /** Goes up with every accepted input. */
  seq: number;
  /** How much there is to tell: the start of the running segment and every step of it. */
  entries: number;
  /** The match's data as the log has it. */
  head: Head;
  /** The newest link of the public log; matches stored before links were sent have none. */
  link: string | undefined;
  /** The last picture each watching viewer got, to send only what changes. */
  readonly pictures: Map<Viewer, Picture>;
  /** What a finished match of older rules is looked at from. */
  readonly chronicle?: Chronicle;
}

interface Picture {
  /** How often this viewer was shown something new: drafts and orders of others do not count. */
  readonly seq: number;
  /** Through whose eyes it was made: at the end some are opened. */
  readonly viewer: Viewer;
  readonly kept: Kept;
  readonly epoch: number;
  /** How much of the log it was sent and is still there. */
  readonly entries: number;
}

/** What came of an input: the reply, and whether there is something new to show. */
export interface InputResult {
  readonly reply: HostMessage;
  readonly changed: boolean;
  readonly news: News;
  /** For the log, where something changed. */
  readonly entry?: Entry;
}

/** What is new to the seat that acted, and to everybody else. */
export interface News {
  readonly seat?: Seat;
  readonly mine: readonly Told[];
  readonly others: readonly Told[];
  /** Steps that joined the log, after so many entries. */
  readonly steps: readonly ToldStep[];
  readonly from: number;
}

export const NO_NEWS: News = { mine: [], others: [], steps: [], from: 0 };

/** A new match; `entry` is the first of its log, `link` the first of its public log. */
export function hostOpened(
  id: string,
  { match, told }: Opened,
  log: Log,
  link?: string,
): { hosted: Hosted; entry: Entry } {
  const { steps: _, ...begins } = runningSegment(match.data);
  return { hosted: { ...hostMatch(id, match, 0, log), link }, entry: { begins, told: [told] } };
}

/** Takes up a match that is stored. */
export function hostMatch(id: string, match: Match, seq: number, log: Log, chronicle?: Chronicle): Hosted {
  const hosted = { id, match, log, seq, entries: stepCount(match.data) + 1, link: undefined, pictures: new Map() };
  return { ...hosted, head: copyHead(match.data), ...(chronicle === undefined ? {} : { chronicle }) };
}

function copyHead(data: MatchData): Head {
  return copyJson(headOf(data));
}

/** Steps that nobody can take back alone leave the memory; the log has them. */
export function forgetPast({ match: { data } }: Hosted): void {
  data.segments.splice(0, data.segments.length, ...segmentsWithoutPast(data));
}

/** All steps come back into memory: a take-back that all agree to may go far. */
export async function recallPast({ match: { data }, log }: Hosted): Promise<void> {
  data.segments.splice(0, data.segments.length, ...segmentsOf(await log.read()));
}

/** The match with all its steps. */
export async function wholeMatch({
  match: { game, pack, data },
  log,
}: Hosted): Promise<Pick<Match, "game" | "pack" | "data">> {
  return { game, pack, data: { ...data, segments: segmentsOf(await log.read()) } };
}

/** Turns the match's answer into a reply and an entry of the log. Hosts use it for their own inputs too. */
export function settleAnswer(hosted: Hosted, id: string, seat: Seat, answer: Answer): InputResult {
  if (!answer.ok) {
    const clause = answer.clause === undefined ? {} : { clause: answer.clause };
    return { reply: { kind: "refused", id, code: answer.code, ...clause }, changed: false, news: NO_NEWS };
  }
  const { mine, others, steps } = answer;
  const from = stepCount(hosted.match.data) - steps.length + 1;
  const entry = newEntry(hosted, steps, from);
  hosted.seq++;
  noteEntries(hosted, from);
  return { reply: { kind: "accepted", id }, changed: true, news: { seat, mine, others, steps, from }, entry };
}

function newEntry(hosted: Hosted, steps: readonly ToldStep[], from: number): Entry {
  // Only what has changed is copied, and nothing else of a head that hardly changes is new to the memory with every move.
  const made = makeChange(asJson(hosted.head), asJson(headOf(hosted.match.data)));
  const change = made === undefined ? undefined : copyChange(made);
  hosted.head = headAfter(hosted.head, change);
  return {
    ...(from < hosted.entries ? { stands: from - 1 } : {}),
    ...(steps.length === 0 ? {} : { steps: steps.map(({ step }) => step), told: steps.map(({ told }) => told) }),
    ...(change === undefined ? {} : { change }),
  };
}

/** Steps that were taken back leave the log. */
function noteEntries(hosted: Hosted, from: number): void {
  const { pictures, match } = hosted;
  for (const [viewer, picture] of pictures)
    if (picture.entries > from) pictures.set(viewer, { ...picture, entries: from });
  hosted.entries = stepCount(match.data) + 1;
}

/** Whether a match in hand can follow an entry that came about elsewhere; otherwise it is read again. */
export function canFollow({ begins, stands }: Entry): boolean {
  return begins === undefined && stands === undefined;
}

/** Of entries without steps all that counts is the last: what they change is carried along, and nothing is worked out. */
export function passEntry(hosted: Hosted, { change }: Entry): void {
  hosted.head = headAfter(hosted.head, change);
  hosted.seq++;
}

function headAfter(head: Head, change: Change | undefined): Head {
  return change === undefined ? head : (applyChange(asJson(head), change) as unknown as Head);
}

/** Says what is new by it. `adapt` fits the data to rules that are not those it was played under. */
export function followEntry(hosted: Hosted, entry: Entry, adapt: (head: Head) => Head = (head) => head): News {
  const { match } = hosted;
  const { steps = [], told = [], change } = entry;
  const head = headAfter(hosted.head, change);
  const seat = steps[0]?.seat;
  const drafted = match.data.drafts.find((draft) => draft.seat === seat)?.moves.length ?? 0;
  const { pack } = match.data;
  followSteps(match, steps, { ...copyJson(adapt(head)), ...(pack === undefined ? {} : { pack }) });
  const from = hosted.entries;
  hosted.head = head;
  hosted.seq++;
  noteEntries(hosted, from);
  if (hosted.link !== undefined) hosted.link = extendPublicLog(hosted.link, told.flat());
  const tellings = steps.map((step, at) => ({ step, told: told[at] ?? [] }));
  const own = seat === undefined ? {} : { seat };
  return { ...own, mine: told.slice(drafted).flat(), others: told.flat(), steps: tellings, from };
}

/** The viewers who watch now. */
export function watchers(hosted: Hosted): Viewer[] {
  return [...hosted.pictures.keys()];
}

/** The whole picture for a viewer, who is a watcher from now on. */
export async function shownTo(
  hosted: Hosted,
  viewer: Viewer,
  seen?: { epoch: number; entries: number },
): Promise<HostMessage> {
  const viewpoint = watcherViewpoint(hosted, viewer);
  const shown = viewpoint.picture();
  const { epoch } = hosted.match.data;
  // What "all" was told before the end is not all.
  const from = seen?.epoch === epoch && viewer !== "all" ? Math.min(seen.entries, hosted.entries) : 0;
  const log = await readPart(hosted, viewpoint, from);
  const kept = keepOf(hosted, shown);
  const seq = numberFor(hosted, viewer, shown, kept);
  hosted.pictures.set(viewer, { seq, viewer: viewpoint.viewer, kept, epoch, entries: hosted.entries });
  return { kind: "shown", match: hosted.id, viewer, seq, shown, log, ...linkIn(hosted) };
}

/** A seat is watched by its own people alone: hosts turn everybody else away before. */
function watcherViewpoint({ match }: Hosted, viewer: Viewer): Viewpoint {
  return viewpointOf(match, viewer, typeof viewer === "number" ? [viewer] : []);
}

/** Others with the same eyes on hold the number of the last picture; while nothing is new to them, all go on together. */
function numberFor(hosted: Hosted, viewer: Viewer, shown: Shown, kept: Kept): number {
  const last = hosted.pictures.get(viewer);
  if (last === undefined) return 0;
  const isLogSame = last.epoch === hosted.match.data.epoch && last.entries === hosted.entries;
  const isSame = isLogSame && changeSince(last, kept, shown) === undefined;
  return isSame ? last.seq : last.seq + 1;
}

function keepOf(hosted: Hosted, shown: Shown): Kept {
  return keep(shown, keptOf(hosted));
}

/** Gone through only where a picture is large. */
function* keptOf({ pictures }: Hosted): Iterable<Kept> {
  for (const { kept } of pictures.values()) yield kept;
}

function changeSince(last: Picture, kept: Kept, shown: Shown): Change | undefined {
  return makeChange(asJson(pictureBefore(last.kept, kept, shown)), asJson(shown));
}

/** What changed for a watcher since it was last told; undefined when nothing did. At once, unless the log has to be read for it. */
export function updateFor(
  hosted: Hosted,
  viewer: Viewer,
  news: News,
): HostMessage | undefined | Promise<HostMessage | undefined> {
  const last = hosted.pictures.get(viewer);
  if (last === undefined) return undefined;
  const viewpoint = watcherViewpoint(hosted, viewer);
  const log = logSince(hosted, viewpoint, last, news);
  const fresh = viewpoint.events(viewer === news.seat ? news.mine : news.others);
  return log instanceof Promise
    ? log.then((part) => updateSince(hosted, viewer, last, { viewpoint, log: part, fresh }))
    : updateSince(hosted, viewer, last, { viewpoint, log, fresh });
}

interface Since {
  readonly viewpoint: Viewpoint;
  readonly log: LogPart | null;
  readonly fresh: readonly GameEvent[];
}

function updateSince(
  hosted: Hosted,
  viewer: Viewer,
  last: Picture,
  { viewpoint, log, fresh }: Since,
): HostMessage | undefined {
  const shown = viewpoint.picture();
  const kept = keepOf(hosted, shown);
  const change = changeSince(last, kept, shown) ?? null;
  if (change === null && log === null && fresh.length === 0) return undefined;
  const { epoch } = hosted.match.data;
  const seq = last.seq + 1;
  hosted.pictures.set(viewer, { seq, viewer: viewpoint.viewer, kept, epoch, entries: hosted.entries });
  const said = log !== null && isToldBy(log, fresh) ? {} : { fresh };
  return { kind: "changed", match: hosted.id, viewer, since: last.seq, seq, change, log, ...said, ...linkIn(hosted) };
}

function linkIn({ link }: Hosted): { readonly link?: string } {
  return link === undefined ? {} : { link };
}

/** The entries tell just this, and nothing needs to be said twice. */
function isToldBy({ entries }: LogPart, fresh: readonly GameEvent[]): boolean {
  let count = 0;
  for (const { events } of entries) for (const event of events) if (event !== fresh[count++]) return false;
  return count === fresh.length;
}

function logSince(
  hosted: Hosted,
  viewpoint: Viewpoint,
  last: Picture,
  { steps, from }: News,
): LogPart | null | Promise<LogPart> {
  if (viewpoint.viewer !== last.viewer) return readPart(hosted, viewpoint, 0);
  const { data } = hosted.match;
  if (data.epoch === last.epoch && hosted.entries === last.entries) return null;
  return last.entries === from ? makePart(hosted, viewpoint, from, steps) : readPart(hosted, viewpoint, last.entries);
}

async function readPart(hosted: Hosted, viewpoint: Viewpoint, from: number): Promise<LogPart> {
  const past = from === hosted.entries ? [] : pastOf(await hosted.log.read()).slice(from);
  return makePart(hosted, viewpoint, from, past);
}

function makePart({ match: { data } }: Hosted, viewpoint: Viewpoint, from: number, past: readonly Past[]): LogPart {
  return { epoch: data.epoch, from, entries: past.map((each) => logEntry(data, each, viewpoint)) };
}

/** One entry as a viewer may have it. */
export function logEntry({ started }: MatchData, { step, told }: Past, viewpoint: Viewpoint): LogEntry {
  const events = viewpoint.events(told);
  if (step === undefined) return { seat: -1, at: started, events };
  return { seat: step.seat, at: step.at, events, ...(step.by === undefined ? {} : { by: step.by }) };
}

/** Views, offers, events and what is stored of a match are plain data by contract. */
function asJson(plain: Shown | Head): Json {
  return plain as unknown as Json;
}
