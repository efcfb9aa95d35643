// What is to be told beside somebody's turn, as jobs: written down where it happens, looked at again when they fall due.
import { momentWithLeft } from "@outrigger/kernel/match";
import type { ToldKind } from "@outrigger/protocol";
import type { JobRow, SeatRow } from "@outrigger/storage";
import { newJob } from "../jobs/job.ts";
import type { Room } from "../rooms/room.ts";

export interface NewsAt {
  readonly kind: ToldKind;
  readonly match: string;
  readonly person: string;
}

export const newsJob = (at: NewsAt, due: number): JobRow =>
  newJob("news", `${at.kind} ${at.match} ${at.person}`, at, due);

export const HOUR = 3_600_000;

type Seats = readonly Pick<SeatRow, "person">[];

/** For the people of these seats. */
export function newsFor(kind: ToldKind, match: string, seats: Seats, due: number): JobRow[] {
  return seats.flatMap(({ person }) => (person === null ? [] : [newsJob({ kind, match, person }, due)]));
}

/** When this seat's clock has an hour left; undefined where it does not run. */
export function hourLeft({ hosted }: Pick<Room, "hosted">, seat: number): number | undefined {
  const { clock, paused, end } = hosted.match.data;
  const isRunning = clock?.running.includes(seat) === true && !paused && end === undefined;
  return isRunning ? momentWithLeft(clock, seat, HOUR) : undefined;
}

/** The same, unless that is soon: whose turn has just begun knows. */
export function lastHour(room: Pick<Room, "hosted">, seat: number, at: number): number | undefined {
  const due = hourLeft(room, seat);
  return due === undefined || due - at < HOUR ? undefined : due;
}
