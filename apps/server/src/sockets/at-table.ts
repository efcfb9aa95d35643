// A table as whoever speaks may have it in hand.
import type { TableRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { maySee } from "../lobby/visible.ts";
import type { Room } from "../rooms/room.ts";
import { type Connection, refuse } from "./connections.ts";

/** With the match in hand, if the speaker may know of it; otherwise the message is refused as if there were none. */
export async function atTable(
  context: Context,
  connection: Connection,
  { id, match }: { readonly id: string; readonly match: string },
  work: (room: Room) => Promise<void> | void,
  /** What may be done before the game has begun. */
  gathering?: (table: TableRow) => Promise<void>,
): Promise<void> {
  const { person } = connection.speaker;
  const isThere = await context.rooms.inRoom(match, async (room) => {
    const isSeen = maySee(context, room, person);
    if (!(isSeen instanceof Promise ? await isSeen : isSeen)) return false;
    await work(room);
    return true;
  });
  if (isThere === undefined) await beforeStart(context, connection, { id, match }, gathering);
  else if (!isThere) refuse(connection, id, "no-such-match");
}

async function beforeStart(
  context: Context,
  connection: Connection,
  { id, match }: { readonly id: string; readonly match: string },
  gathering: ((table: TableRow) => Promise<void>) | undefined,
): Promise<void> {
  const table = await context.storage.findTable(match);
  const isWaiting = table?.row.status === "open" && (await maySee(context, table, connection.speaker.person));
  if (!isWaiting) return refuse(connection, id, "no-such-match");
  await (gathering?.(table) ?? refuse(connection, id, "not-started"));
}
