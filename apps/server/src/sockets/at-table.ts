// A table as whoever speaks may have it in hand.
import type { House } from "../house.ts";
import { maySee } from "../lobby/visible.ts";
import type { Room } from "../rooms/room.ts";
import { type Connection, refuse } from "./connections.ts";

/** With the match in hand, if the speaker may know of it; otherwise the message is refused as if there were none. */
export async function atTable(
  house: House,
  connection: Connection,
  { id, match }: { readonly id: string; readonly match: string },
  work: (room: Room) => Promise<void> | void,
): Promise<void> {
  const { person } = connection.speaker;
  const isThere = await house.rooms.inRoom(match, async (room) => {
    if (!(await maySee(house, room, person))) return false;
    await work(room);
    return true;
  });
  if (isThere === undefined) await refuseUnstarted(house, connection, id, match);
  else if (!isThere) refuse(connection, id, "no-such-match");
}

async function refuseUnstarted(house: House, connection: Connection, id: string, match: string): Promise<void> {
  const table = await house.storage.findTable(match);
  const isWaiting = table?.row.status === "open" && (await maySee(house, table, connection.speaker.person));
  refuse(connection, id, isWaiting ? "not-started" : "no-such-match");
}
