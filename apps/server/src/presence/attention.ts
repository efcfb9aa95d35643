// Whether somebody looks at the pages that show a table: a tab in the background keeps nobody from being told.
import { waitingSeats } from "@outrigger/host";
import type { SiteMessage } from "@outrigger/protocol";
import type { Context } from "../context.ts";
import { newsFor } from "../notifications/news-jobs.ts";
import { tableJob } from "../rooms/duties.ts";
import type { Room } from "../rooms/room.ts";
import { type Connection, refuse } from "../sockets/connections.ts";
import { announcePresence, FORGET_AFTER, isPresent } from "./presence.ts";

/** They cannot have seen anything. */
export const UNSEEN = Number.NEGATIVE_INFINITY;

export async function noteAttention(
  context: Context,
  connection: Connection,
  { id, here, unused }: Extract<SiteMessage, { kind: "attention" }>,
): Promise<void> {
  if (connection.isBrief) return refuse(connection, id, "not-allowed");
  const isAway = !here;
  if ((connection.isAway ?? false) !== isAway) {
    connection.isAway = isAway;
    const seen = context.now() - unused;
    for (const match of connection.watching)
      await context.rooms.inRoom(match, (room) => noteIn(context, room, connection, seen));
  }
  connection.send({ kind: "accepted", id });
}

async function noteIn(context: Context, room: Room, connection: Connection, seen: number): Promise<void> {
  announcePresence(room, context.node, context.storage.bus, context.now());
  const viewer = room.audience.get(connection);
  if (connection.isAway && typeof viewer === "number") await tellLater(context, room, viewer, seen);
}

/** Somebody turns away from a table that waits for them: if they can hardly have seen it, they are told like everybody away. */
export async function tellLater(context: Context, room: Room, seat: number, seen: number): Promise<void> {
  const { now, jobs, config } = context;
  if (room.hosted.match.data.end !== undefined) return tellEnd(context, room, seat, seen);
  if (!waitingSeats(room.hosted.match).includes(seat) || isPresent(room, seat, now() - FORGET_AFTER)) return;
  const since = room.waitingSince.get(seat) ?? 0;
  if (seen - since >= config.tellAfter) return;
  await jobs.set([tableJob("tell", { match: room.hosted.id, seat }, now() + config.tellAfter)]);
}

/** Whose line was lost, or who had looked away, shortly before the game was over has not seen its end. */
async function tellEnd({ now, jobs, config }: Context, room: Room, seat: number, seen: number): Promise<void> {
  const { endedAt = 0, hosted } = room;
  if (seen >= endedAt || now() - endedAt >= FORGET_AFTER || isPresent(room, seat, now() - FORGET_AFTER)) return;
  await jobs.set(newsFor("over", hosted.id, room.seats.slice(seat, seat + 1), now() + config.tellAfter));
}
