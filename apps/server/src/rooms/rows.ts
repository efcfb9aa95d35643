// A match and its rows: what is read from them, what is to be written of it, and what is known of them once it is.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  type AcceptedInput,
  type Archived,
  type Entry,
  type FoundMatch,
  type Room as HostRoom,
  makeSnapshot,
  type OlderInput,
  type Snapshot,
} from "@outrigger/host";
import type { Json } from "@outrigger/kernel";
import type {
  Append,
  JobRow,
  KeptSnapshot,
  LoadedMatch,
  LogRow,
  MatchRow,
  SeatChange,
  TableRow,
} from "@outrigger/storage";
import type { Connection } from "../sockets/connections.ts";
import { dueJobs, seatChanges } from "./duties.ts";
import type { Room } from "./room.ts";

export function readEntry({ payload }: Pick<LogRow, "payload">): Entry {
  return JSON.parse(payload) as Entry;
}

/** What is kept of a match that ended is compressed. */
const packArchived = (kept: Archived): string => deflateRawSync(JSON.stringify(kept)).toString("base64");

export function readArchived(payload: string | undefined): Archived | undefined {
  if (payload === undefined) return undefined;
  return JSON.parse(inflateRawSync(Buffer.from(payload, "base64")).toString()) as Archived;
}

/** Undefined where the match has not begun. */
export function foundIn(loaded: LoadedMatch): FoundMatch<Room, Connection> | undefined {
  const { seats, pack, entries, inputs, recent } = loaded;
  const { snapshot, ...row } = loaded.row;
  if (snapshot === null) return undefined;
  return {
    game: row.game,
    seq: row.seq,
    snapshot: JSON.parse(snapshot) as Snapshot,
    pack: pack === undefined ? undefined : (JSON.parse(pack) as Json),
    after: entries.map(readEntry),
    inputs: inputs.map(({ seq, at, payload }) => ({ ...(JSON.parse(payload) as OlderInput), seq, at })),
    luck: { seed: row.seed, nonces: seats.map(({ nonce }) => nonce ?? "") },
    recent: recent.map(({ message, seq }) => [message, seq]),
    room: (base, before) => newRoom(base, { row, seats }, before),
  };
}

/** With the rows beside the match; who looks on over other nodes is known from before. */
export function newRoom(base: HostRoom<Connection>, { row, seats }: TableRow, before?: Room): Room {
  nameSeats(base, seats);
  return {
    ...base,
    row,
    seats,
    clockDue: undefined,
    waitingSince: new Map(before?.waitingSince),
    elsewhere: new Map(before?.elsewhere),
  };
}

/** The rows know best what people are called: somebody may have taken their name with them. */
function nameSeats({ hosted }: HostRoom<Connection>, seats: TableRow["seats"]): void {
  const { data } = hosted.match;
  for (const { seat, name } of seats) {
    const occupant = data.seats[seat];
    if (occupant !== undefined && occupant.name !== name) data.seats[seat] = { ...occupant, name };
  }
}

/** What is written when this input counts. */
export function appendOf(room: Room, accepted: AcceptedInput, tellAfter: number): Append & Rows {
  const { entry, at, message, touches, snapshot, kept } = accepted;
  const { id, seq } = room.hosted;
  return {
    entry: { match: id, seq, message, payload: JSON.stringify(entry), at },
    ...rowsOf(room, at, tellAfter),
    touches,
    ...(snapshot === undefined ? {} : { snapshot: snapshotRow(room, snapshot) }),
    ...(kept === undefined ? {} : { chronicle: packArchived(kept) }),
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
export function noteRows(room: Room, { seats, jobs }: Rows, at: number): Room {
  noteSeats(room, seats, at);
  if (room.hosted.match.data.end !== undefined) room.endedAt ??= at;
  room.clockDue = jobs.find(({ kind }) => kind === "clock")?.due ?? room.clockDue;
  return room;
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
