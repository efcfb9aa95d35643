// What people are told beside their turn: somebody has sat down, a game has begun or is over, an hour is left, a request was
// answered. Each is a job that looks again when it falls due: whoever has seen it meanwhile is not told.
import type { ToldKind } from "@outrigger/protocol";
import type { TableRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { isPresent } from "../presence/presence.ts";
import type { Room } from "../rooms/room.ts";
import { hourLeft, type NewsAt, newsFor, newsJob } from "./news-jobs.ts";
import type { News } from "./notifier.ts";

const MINUTE = 60_000;

/** Who asked is told that somebody has answered. */
export async function tellAnswered(
  context: Context,
  room: Room,
  asker: number | undefined,
  seat: number,
): Promise<void> {
  const person = asker === undefined || asker === seat ? null : room.seats[asker]?.person;
  if (person === null || person === undefined) return;
  await context.jobs.set([
    newsJob({ kind: "answered", match: room.hosted.id, person }, context.now() + context.config.tellAfter),
  ]);
}

/** What a table has to be for it. */
export const STATUS: Readonly<Partial<Record<ToldKind, TableRow["row"]["status"]>>> = {
  seated: "open",
  invited: "open",
  begun: "playing",
  hour: "playing",
  answered: "playing",
  over: "over",
};

/** Undefined where it is not so any more, or they have seen it. */
export async function newsOf(
  context: Context,
  { kind, match, person }: NewsAt,
  since: number,
): Promise<News | undefined> {
  const table = await context.storage.findTable(match);
  const seat = table?.seats.findIndex((each) => (kind === "invited" ? each.invited : each.person) === person) ?? -1;
  if (table === undefined || seat < 0 || table.row.status !== STATUS[kind]) return undefined;
  if (kind === "invited" && table.seats[seat]?.kind !== "friend") return undefined;
  if (table.row.status === "open" ? isAround(context, person) : isThere(context, match, seat, since)) return undefined;
  // Whose turn it is hears of that.
  if (kind === "begun" && table.seats[seat]?.waiting === 1) return undefined;
  if (kind === "hour" && !(await isRunningOut(context, match, seat))) return undefined;
  const others = table.seats.filter((each) => each.seat !== seat && each.name !== "").map(({ name }) => name);
  return { kind, person, match, game: table.row.game, others };
}

/** They look at a page of ours, which shows it. */
const isAround = ({ connections }: Context, person: string): boolean =>
  connections.of("person", person).some(({ isAway }) => isAway !== true);

/** Of a match that is in nobody's hands here nothing is known, and none is opened to find that out. */
function isThere({ rooms }: Context, match: string, seat: number, since: number): boolean {
  const room = rooms.inHand(match);
  return room !== undefined && isPresent(room, seat, since);
}

/** A clock that has stood still meanwhile is looked at again when it has an hour left. */
async function isRunningOut({ rooms, jobs, now }: Context, match: string, seat: number): Promise<boolean> {
  const isSo = await rooms.inRoom(match, async (room) => {
    const due = hourLeft(room, seat);
    if (due === undefined || due - now() <= MINUTE) return due !== undefined;
    await jobs.set(newsFor("hour", match, room.seats.slice(seat, seat + 1), due));
    return false;
  });
  return isSo === true;
}
