// What an accepted input leaves to be written beside it: who is waited for, and the jobs that fall due.
import { BREATH, clockDue, dutiesOf, waitingSeats } from "@outrigger/host";
import type { Seat } from "@outrigger/kernel";
import type { JobRow, SeatChange, SeatRow } from "@outrigger/storage";
import { FORGET_AFTER, isPresent } from "./presence.ts";
import type { Room } from "./room-data.ts";

/** A standing order answers after this long; the hand has no part in it. */
const ORDER_DELAY = 2_000;

const STANDING = ["kind", "level", "waiting", "place", "score"] as const;

/** What of a room counts here; one that has just begun has nobody in it yet. */
type Standing = Pick<Room, "hosted" | "seats" | "audience" | "elsewhere" | "clockDue"> & {
  readonly row: Pick<Room["row"], "owner">;
};

/** Changes of the seats' rows: who is waited for, who sits there, how it ended. */
export function seatChanges(room: Pick<Room, "hosted" | "seats">): SeatChange[] {
  const { match } = room.hosted;
  const waiting = waitingSeats(match);
  const { end } = match.data;
  // A game that no person was left in counts for nobody.
  const counted = end?.how === "abandoned" ? undefined : end?.result;
  return room.seats.flatMap((row, seat) => {
    const occupant = match.data.seats[seat];
    if (occupant === undefined) return [];
    const now: Pick<SeatRow, (typeof STANDING)[number]> = {
      kind: occupant.kind,
      level: occupant.level ?? null,
      waiting: waiting.includes(seat) ? 1 : 0,
      place: counted?.places[seat] ?? null,
      score: counted?.scores[seat] ?? null,
    };
    return STANDING.every((key) => row[key] === now[key]) ? [] : [{ seat, ...now }];
  });
}

/** Jobs to be set along with an input, given what changed about the seats. */
export function dueJobs(room: Standing, changes: readonly SeatChange[], at: number, tellAfter: number): JobRow[] {
  const { match, id } = room.hosted;
  if (match.data.end !== undefined) return [];
  const jobs = dutiesOf(match).map(({ kind, seat }) =>
    kind === "order" ? newJob(kind, id, at + ORDER_DELAY, seat) : newBotJob(kind, room, at + BREATH),
  );
  for (const seat of waitingSeats(match)) {
    const isNew = changes.some((change) => change.seat === seat && change.waiting === 1);
    const isPerson = match.data.seats[seat]?.kind === "person" && room.seats[seat]?.person !== null;
    if (isNew && isPerson && !isPresent(room, seat, at - FORGET_AFTER))
      jobs.push(newJob("tell", id, at + tellAfter, seat));
  }
  const deadline = clockDue(match)?.at;
  // A clock that comes too early looks again; only an earlier deadline must be written down.
  if (deadline !== undefined && (room.clockDue === undefined || deadline < room.clockDue))
    jobs.push(newJob("clock", id, deadline));
  return jobs;
}

export function newJob(kind: string, match: string, due: number, seat?: Seat): JobRow {
  const id = seat === undefined ? `${kind} ${match}` : `${kind} ${match} ${seat}`;
  const payload = JSON.stringify(seat === undefined ? { match } : { match, seat });
  return { id, kind, due, payload, lease: 0, attempts: 0 };
}

/** It says on whose account a bot thinks, so that the match need not be read to find out whose turn it is. */
function newBotJob(kind: "bot" | "consent", { hosted, row }: Standing, due: number): JobRow {
  return { ...newJob(kind, hosted.id, due), payload: JSON.stringify({ match: hosted.id, owner: row.owner }) };
}

/** Somebody leaves a table that waits for them: if they can hardly have seen it, they are told like everybody away. */
export function partingJobs(room: Room, seat: Seat, isBroken: boolean, at: number, tellAfter: number): JobRow[] {
  if (!waitingSeats(room.hosted.match).includes(seat) || isPresent(room, seat, at - FORGET_AFTER)) return [];
  const since = room.waitingSince.get(seat) ?? 0;
  return isBroken || at - since < tellAfter ? [newJob("tell", room.hosted.id, at + tellAfter, seat)] : [];
}
