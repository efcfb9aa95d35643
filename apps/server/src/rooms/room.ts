// The rows of a match in hand: what is to be written of it, and what is known of them once it is.
import { type Accepted, type Entry, makeSnapshot, type Snapshot } from "@outrigger/host";
import type { Seat } from "@outrigger/kernel";
import type { Append, JobRow, KeptSnapshot, LogRow, MatchRow, SeatChange } from "@outrigger/storage";
import { dueJobs, seatChanges } from "./duties.ts";
import { packKeepsake } from "./keepsake.ts";
import type { Room } from "./room-data.ts";

/** What is written when this input counts. */
export function appendOf(room: Room, accepted: Accepted, tellAfter: number): Append & Rows {
  const { entry, at, message, snapshot, kept } = accepted;
  const { id, seq } = room.hosted;
  return {
    entry: { match: id, seq, message, payload: JSON.stringify(entry), at },
    ...rowsOf(room, at, tellAfter),
    ...(snapshot === undefined ? {} : { snapshot: snapshotRow(room, snapshot) }),
    ...(kept === undefined ? {} : { chronicle: packKeepsake(kept) }),
  };
}

/** Rows beside the match's own. */
interface Rows {
  readonly seats: readonly SeatChange[];
  readonly jobs: readonly JobRow[];
}

function rowsOf(room: Room, at: number, tellAfter: number): Rows {
  const seats = seatChanges(room);
  return { seats, jobs: dueJobs(room, seats, at, tellAfter) };
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
  const { id: match, seq } = room.hosted;
  const first = seq - entries.length + 1;
  const rows = entries.map((entry, more): LogRow => {
    const seq = first + more;
    return { match, seq, message: `host ${seq}`, payload: JSON.stringify(entry), at };
  });
  return { ...standing(room), ...rowsOf(room, at, tellAfter), entries: rows };
}

/** The commit has happened: what the rows hold is what the room holds. */
export function noteRows(room: Room, { seats, jobs }: Rows, at: number): void {
  noteSeats(room, seats, at);
  room.clockDue = jobs.find(({ kind }) => kind === "clock")?.due ?? room.clockDue;
}

function noteSeats(room: Room, changes: readonly SeatChange[], at: number): void {
  for (const { seat, waiting } of changes) if (waiting === 1) room.waitingSince.set(seat, at);
  if (changes.length > 0)
    room.seats = room.seats.map((row) => ({ ...row, ...changes.find(({ seat }) => seat === row.seat) }));
}

/** The match has followed an entry of another node, who may have put the clock's job off. */
export function noteFollowed(room: Room, { at }: Pick<LogRow, "at">): void {
  noteSeats(room, seatChanges(room), at);
  room.clockDue = undefined;
}

export function seatOf(room: Pick<Room, "seats">, person: string | undefined): Seat | undefined {
  const at = person === undefined ? -1 : room.seats.findIndex((seat) => seat.person === person);
  return at < 0 ? undefined : at;
}

/** The seats the person speaks for. */
export function seatsOf(room: Room, person: string | undefined): Seat[] {
  const seat = seatOf(room, person);
  return seat === undefined ? [] : [seat];
}
