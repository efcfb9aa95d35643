// What an accepted input leaves to be written beside it: who is waited for, and the jobs that fall due.
import { ANSWER_PAUSE, clockDue, dutiesOf, standingsOf, waitingSeats } from "@outrigger/host";
import type { Seat } from "@outrigger/kernel";
import type { JobRow, SeatChange, SeatRow } from "@outrigger/storage";
import { newJob } from "../jobs/job.ts";
import { lastHour, newsFor } from "../notifications/news-jobs.ts";
import { FORGET_AFTER, isPresent } from "../presence/presence.ts";
import type { Room } from "./room.ts";

/** A standing order answers after this long; the hand has no part in it. */
const ORDER_DELAY = 2_000;

/** What of a room counts here; one that has just begun has nobody in it yet. */
type Standing = Pick<Room, "hosted" | "seats" | "audience" | "elsewhere" | "clockDue"> & {
  readonly row: Pick<Room["row"], "owner">;
};

/** Changes of the seats' rows: who is waited for, who sits there, how it ended. */
export function seatChanges({ hosted, seats }: Pick<Room, "hosted" | "seats">): SeatChange[] {
  const changes: SeatChange[] = [];
  for (const [seat, standing] of standingsOf(hosted.match).entries()) {
    const { kind, level, place, score, isWaitedFor, ended } = standing;
    const isOver = ended !== null && seats[seat]?.person !== null;
    const now = { seat, kind, level, waiting: isWaitedFor ? 1 : 0, place, score, ...(isOver ? { ended } : {}) };
    if (!isSaid(now, seats[seat])) changes.push(now);
  }
  return changes;
}

/** The row says so already. */
function isSaid(change: SeatChange, row: SeatRow | undefined): boolean {
  for (const key in change) if (row?.[key as keyof SeatChange] !== change[key as keyof SeatChange]) return false;
  return true;
}

/** Jobs to be set along with an input, given what changed about the seats. */
export function dueJobs(room: Standing, changes: readonly SeatChange[], at: number, tellAfter: number): JobRow[] {
  const { match, id } = room.hosted;
  const { owner } = room.row;
  if (match.data.end !== undefined) {
    // Whoever is there sees it.
    const away = room.seats.filter(({ seat }) => !isPresent(room, seat, at - FORGET_AFTER));
    return newsFor("over", id, away, at + tellAfter);
  }
  const jobs = dutiesOf(match).map(({ kind, seat }) =>
    kind === "order"
      ? tableJob(kind, { match: id, seat }, at + ORDER_DELAY)
      : tableJob(kind, { match: id, owner }, at + ANSWER_PAUSE),
  );
  for (const seat of waitingSeats(match)) {
    const isNew = changes.some((change) => change.seat === seat && change.waiting === 1);
    const isPerson = match.data.seats[seat]?.kind === "person" && room.seats[seat]?.person !== null;
    if (isNew && isPerson && !isPresent(room, seat, at - FORGET_AFTER))
      jobs.push(tableJob("tell", { match: id, seat }, at + tellAfter));
    const hour = isNew && isPerson ? lastHour(room, seat, at) : undefined;
    if (hour !== undefined) jobs.push(...newsFor("hour", id, room.seats.slice(seat, seat + 1), hour));
  }
  const deadline = clockDue(match)?.at;
  // A clock that comes too early looks again; only an earlier deadline must be written down.
  if (deadline !== undefined && (room.clockDue === undefined || deadline < room.clockDue))
    jobs.push(tableJob("clock", { match: id }, deadline));
  return jobs;
}

/** What a job is about. */
export interface AtTable {
  readonly match: string;
  readonly seat?: Seat;
  /** On whose account bots think: the match need not be read to find out whose turn it is. */
  readonly owner?: string;
}

export function tableJob(kind: string, at: AtTable, due: number): JobRow {
  return newJob(kind, at.seat === undefined ? at.match : `${at.match} ${at.seat}`, at, due);
}
