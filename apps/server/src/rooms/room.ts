// A match in hand: takes inputs, follows those of other nodes, tells whoever looks on.
import { type Hosted, type News, type Outcome, shownTo, updateFor, watchers } from "@outrigger/host";
import type { Seat, Viewer } from "@outrigger/kernel";
import type { SiteNews } from "@outrigger/protocol";
import type { Append, KeptSnapshot, LoadedMatch, MatchRow, SeatChange, SeatRow } from "@outrigger/storage";
import { dueJobs, seatChanges } from "./duties.ts";
import { type Accepted, acceptInput, type Input, repeatInput } from "./input.ts";
import { makeSnapshot } from "./restore.ts";
import type { Room } from "./room-data.ts";

const MOST_RECENT = 64;

/** A snapshot spares the inputs before it; writing one for every turn would store the match's past over and over. */
const SNAPSHOT_EVERY = 16;

export function newRoom(hosted: Hosted, { row, seats, recent }: LoadedMatch): Room {
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

/** An input that has been carried out here and waits for its commit. */
export interface Pending {
  readonly outcome: Outcome;
  /** Absent where the input was refused: nothing is to be stored. */
  readonly append?: Append;
}

export function carryOut(room: Room, input: Input, message: string, at: number, tellAfter: number): Pending {
  const { outcome, accepted } = acceptInput(room.hosted, input, at);
  if (!outcome.changed) return { outcome };
  const { id, seq } = room.hosted;
  const seats = seatChanges(room);
  const jobs = dueJobs(room, seats, at, tellAfter);
  const snapshot = needsSnapshot(room, seats) ? { snapshot: snapshotOf(room) } : {};
  const payload = JSON.stringify(accepted);
  return { outcome, append: { input: { match: id, seq, message, payload, at }, seats, jobs, ...snapshot } };
}

function needsSnapshot({ hosted, snapshotSeq }: Room, seats: readonly SeatChange[]): boolean {
  if (hosted.match.data.end !== undefined) return true;
  return seats.length > 0 && hosted.seq - snapshotSeq >= SNAPSHOT_EVERY;
}

export function snapshotOf({ hosted }: Room): Pick<MatchRow, "seq" | "snapshot" | "status"> {
  const status = hosted.match.data.end === undefined ? "playing" : "over";
  return { seq: hosted.seq, snapshot: makeSnapshot(hosted.match), status };
}

/** What brings the rows up to a match that is ahead of them. */
export function behindBy(room: Room, at: number, tellAfter: number): KeptSnapshot {
  const seats = seatChanges(room);
  return { id: room.hosted.id, ...snapshotOf(room), seats, jobs: dueJobs(room, seats, at, tellAfter) };
}

export function noteSnapshot(room: Room, { seq, seats, jobs }: KeptSnapshot, at: number): void {
  noteSeats(room, seats, at);
  room.snapshotSeq = seq;
  room.clockDue = jobs.find(({ kind }) => kind === "clock")?.due ?? room.clockDue;
}

/** The commit has happened: what the rows hold is what the room holds. */
export function noteCommit(room: Room, { input, seats = [], jobs = [], snapshot }: Append): void {
  noteMessage(room, input.message, input.seq);
  noteSeats(room, seats, input.at);
  if (snapshot !== undefined) room.snapshotSeq = snapshot.seq;
  room.clockDue = jobs.find(({ kind }) => kind === "clock")?.due ?? room.clockDue;
}

function noteMessage(room: Room, message: string, seq: number): void {
  room.recent.set(message, seq);
  if (room.recent.size > MOST_RECENT) room.recent.delete(room.recent.keys().next().value ?? "");
}

function noteSeats(room: Room, changes: readonly SeatChange[], at: number): void {
  room.seats = changedSeats(room.seats, changes);
  for (const { seat, waiting } of changes) if (waiting === 1) room.waitingSince.set(seat, at);
}

function changedSeats(rows: readonly SeatRow[], changes: readonly SeatChange[]): readonly SeatRow[] {
  if (changes.length === 0) return rows;
  return rows.map((row) => ({ ...row, ...changes.find(({ seat }) => seat === row.seat) }));
}

/** Inputs another node has accepted, in order. */
export function follow(room: Room, inputs: readonly { seq: number; message: string; payload: string; at: number }[]) {
  for (const { seq, message, payload, at } of inputs) {
    if (seq <= room.hosted.seq) continue;
    const outcome = repeatInput(room.hosted, JSON.parse(payload) as Accepted, at);
    noteMessage(room, message, seq);
    noteSeats(room, seatChanges(room), at);
    // The other node may have put the clock's job off.
    room.clockDue = undefined;
    tellAudience(room, outcome.news);
  }
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

export function tellAudience(room: Room, news: News): void {
  for (const viewer of watchers(room.hosted)) {
    const update = updateFor(room.hosted, viewer, news);
    if (update !== undefined) sendTo(room, (eyes) => eyes === viewer, update);
  }
}

/** The whole picture anew, after the room was read again. */
export function showAudience(room: Room): void {
  for (const viewer of new Set(room.audience.values()))
    sendTo(room, (eyes) => eyes === viewer, shownTo(room.hosted, viewer));
}

/** Written once, sent to everybody it is for. */
function sendTo(room: Room, isFor: (viewer: Viewer) => boolean, message: SiteNews): void {
  const text = JSON.stringify(message);
  for (const [connection, viewer] of room.audience) if (isFor(viewer)) connection.sendText(text);
}
