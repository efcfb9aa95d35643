// A match in hand, its rows and its audience: what is to be written of it, and who is told.
import {
  canFollow,
  type Entry,
  followEntry,
  forgetPast,
  type Hosted,
  makeSnapshot,
  type News,
  type Snapshot,
  shownTo,
  type Taken,
  updateFor,
  watchers,
} from "@outrigger/host";
import type { Seat, Viewer } from "@outrigger/kernel";
import type { SiteNews } from "@outrigger/protocol";
import type { Append, JobRow, KeptSnapshot, LoadedMatch, LogRow, MatchRow, SeatChange } from "@outrigger/storage";
import { dueJobs, seatChanges } from "./duties.ts";
import { packKeepsake } from "./keepsake.ts";
import { readEntry } from "./restore.ts";
import type { Room } from "./room-data.ts";

const MOST_RECENT = 64;

export function newRoom(hosted: Hosted, { row, seats, recent }: Pick<LoadedMatch, "row" | "seats" | "recent">): Room {
  const { snapshot: _, ...facts } = row;
  return {
    hosted,
    row: facts,
    seats,
    recent: new Map(recent.map(({ message, seq }) => [message, seq])),
    snapshotSeq: row.seq,
    clockDue: undefined,
    waitingSince: new Map(),
    audience: new Map(),
    elsewhere: new Map(),
    usedAt: 0,
  };
}

/** What is written when this input counts. */
export function appendOf(
  room: Room,
  entry: Entry,
  taken: Taken,
  message: string,
  at: number,
  tellAfter: number,
): Append {
  const { id, seq } = room.hosted;
  const seats = seatChanges(room);
  return {
    entry: { match: id, seq, message, payload: JSON.stringify(entry), at },
    seats,
    jobs: dueJobs(room, seats, at, tellAfter),
    ...(taken.snapshot === undefined ? {} : { snapshot: snapshotRow(room, taken.snapshot) }),
    ...(taken.kept === undefined ? {} : { chronicle: packKeepsake(taken.kept) }),
  };
}

function snapshotRow({ hosted }: Room, snapshot: Snapshot): Pick<MatchRow, "seq" | "snapshot" | "status"> {
  const status = hosted.match.data.end === undefined ? "playing" : "over";
  return { seq: hosted.seq, snapshot: JSON.stringify(snapshot), status };
}

/** The rows of a match as it stands, whatever they hold. */
export function standing(room: Room): Pick<KeptSnapshot, "id" | "seq" | "snapshot" | "status"> {
  return { id: room.hosted.id, ...snapshotRow(room, makeSnapshot(room.hosted)) };
}

/** What brings the rows up to a match that is ahead of them, by entries the log does not have. */
export function behindBy(room: Room, entries: readonly Entry[], at: number, tellAfter: number): KeptSnapshot {
  const { id, seq } = room.hosted;
  const seats = seatChanges(room);
  const first = seq - entries.length + 1;
  return {
    ...standing(room),
    seats,
    jobs: dueJobs(room, seats, at, tellAfter),
    entries: entries.map((entry, more) => ({
      match: id,
      seq: first + more,
      message: `host ${first + more}`,
      payload: JSON.stringify(entry),
      at,
    })),
  };
}

/** The commit has happened: what the rows hold is what the room holds. */
export function noteCommit(room: Room, { entry, seats = [], jobs = [], snapshot }: Append): void {
  noteMessage(room, entry.message, entry.seq);
  noteRows(room, { seats, jobs, seq: snapshot?.seq ?? room.snapshotSeq }, entry.at);
}

interface Rows {
  readonly seats: readonly SeatChange[];
  readonly jobs: readonly JobRow[];
  readonly seq: number;
}

export function noteRows(room: Room, { seats, jobs, seq }: Rows, at: number): void {
  noteSeats(room, seats, at);
  room.snapshotSeq = seq;
  room.clockDue = jobs.find(({ kind }) => kind === "clock")?.due ?? room.clockDue;
}

function noteMessage(room: Room, message: string, seq: number): void {
  room.recent.set(message, seq);
  if (room.recent.size > MOST_RECENT) room.recent.delete(room.recent.keys().next().value ?? "");
}

function noteSeats(room: Room, changes: readonly SeatChange[], at: number): void {
  for (const { seat, waiting } of changes) if (waiting === 1) room.waitingSince.set(seat, at);
  if (changes.length > 0)
    room.seats = room.seats.map((row) => ({ ...row, ...changes.find(({ seat }) => seat === row.seat) }));
}

/** Entries another node has written, in order. False where the match has to be read again. */
export async function follow(room: Room, rows: readonly LogRow[]): Promise<boolean> {
  for (const row of rows) {
    const { seq, message, at } = row;
    if (seq <= room.hosted.seq) continue;
    const entry = readEntry(row);
    if (seq !== room.hosted.seq + 1 || !canFollow(entry)) return false;
    const news = followEntry(room.hosted, entry);
    forgetPast(room.hosted);
    noteMessage(room, message, seq);
    noteSeats(room, seatChanges(room), at);
    // The other node may have put the clock's job off.
    room.clockDue = undefined;
    await tellAudience(room, news);
  }
  return true;
}

export function seatOf(room: Room, person: string | undefined): Seat | undefined {
  const at = person === undefined ? -1 : room.seats.findIndex((seat) => seat.person === person);
  return at < 0 ? undefined : at;
}

/** The seats the person speaks for. */
export function seatsOf(room: Room, person: string | undefined): Seat[] {
  const seat = seatOf(room, person);
  return seat === undefined ? [] : [seat];
}

export async function tellAudience(room: Room, news: News): Promise<void> {
  for (const viewer of watchers(room.hosted)) {
    const update = await updateFor(room.hosted, viewer, news);
    if (update !== undefined) sendTo(room, viewer, update);
  }
}

/** The whole picture anew, after the room was read again. */
export async function showAudience(room: Room): Promise<void> {
  for (const viewer of new Set(room.audience.values())) sendTo(room, viewer, await shownTo(room.hosted, viewer));
}

/** Written once, sent to everybody it is for. */
function sendTo(room: Room, eyes: Viewer, message: SiteNews): void {
  const text = JSON.stringify(message);
  for (const [connection, viewer] of room.audience) if (viewer === eyes) connection.sendText(text);
}
