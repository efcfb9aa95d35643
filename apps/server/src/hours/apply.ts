// Playing hours and holidays where they count: on the clocks of somebody's games over days.
import { type Calendar, isOverDays, momentWithLeft, timeLeft } from "@outrigger/kernel/match";
import type { TableClock } from "@outrigger/protocol";
import type { SeatRow, Storage } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { HOUR, hourLeft, newsFor } from "../notifications/news-jobs.ts";
import type { Room } from "../rooms/room.ts";
import { calendarOf, type KeptHours, keptIn } from "./playing-hours.ts";

/** For a game that begins; undefined where nobody's clock ever stands still. */
export async function calendarsAt(
  { storage, now }: { readonly storage: Pick<Storage, "hoursOf">; now(): number },
  seats: readonly Pick<SeatRow, "person">[],
  clock: TableClock,
): Promise<(Calendar | null)[] | undefined> {
  if (clock.kind === "none" || !isOverDays(clock)) return undefined;
  const kept = new Map(
    (await storage.hoursOf(seats.flatMap(({ person }) => person ?? []))).map(({ id, hours }) => [id, keptIn(hours)]),
  );
  const calendars = seats.map(({ person }) => {
    const hours = kept.get(person ?? "");
    return hours === undefined ? null : calendarOf(hours, now());
  });
  return calendars.every((calendar) => calendar === null) ? undefined : calendars;
}

interface AtMatch {
  readonly match: string;
  readonly person: string;
}

export function hoursJobs(context: Context): Record<string, JobHandler> {
  return {
    hours: async (payload) => {
      const { match, person } = payload as AtMatch;
      await applyAt(context, match, person);
    },
  };
}

/** In every game the person is playing. */
export async function applyHours(context: Context, person: string): Promise<void> {
  for (const { match } of await context.storage.playedBy(person)) await applyAt(context, match, person);
}

/** Read when the game's turn comes: another change may have been written meanwhile, and the last one holds. */
async function applyAt(context: Context, match: string, person: string): Promise<void> {
  await context.rooms.inRoom(match, async (room) => {
    const plan = room.hosted.match.data.clock?.plan;
    const row = plan !== undefined && isOverDays(plan) ? await context.storage.findPerson(person) : undefined;
    if (row === undefined) return;
    const kept = keptIn(row.hours);
    for (const { seat } of room.seats.filter((each) => each.person === person))
      await applyTo(context, room, seat, person, kept);
  });
}

/** A clock with less than an hour left goes on as it did until that hour is over: nobody dodges it by going to bed. */
async function applyTo(context: Context, room: Room, seat: number, person: string, kept: KeptHours): Promise<void> {
  const { id, match } = room.hosted;
  const { clock, paused } = match.data;
  const now = context.now();
  if (clock === undefined) return;
  if (!paused && clock.running.includes(seat) && timeLeft(clock, seat, now) < HOUR) {
    const due = momentWithLeft(clock, seat, 0) + 1;
    return context.jobs.set([newJob("hours", `${id} ${person}`, { match: id, person }, due)]);
  }
  await context.rooms.take(room, { kind: "calendar", seat, calendar: calendarOf(kept, now) });
  const due = hourLeft(room, seat);
  if (due !== undefined && due > context.now())
    await context.jobs.set(newsFor("hour", id, room.seats.slice(seat, seat + 1), due));
}
