// What if: lines of moves tried out for a seat, on a sample of what it sees. Bots' threads do it, and bots' time is shared
// out: whoever asks much waits behind those who ask little.
import { viewFor } from "@outrigger/kernel/match";
import type { SiteMessage } from "@outrigger/protocol";
import type { PreviewTask } from "../bots/previews.ts";
import type { Context } from "../context.ts";
import { seatOf } from "../rooms/room.ts";
import { atTable } from "./at-table.ts";
import { type Connection, refuse } from "./connections.ts";

export async function showPreviews(
  context: Context,
  connection: Connection,
  message: Extract<SiteMessage, { kind: "whatIf" }>,
): Promise<void> {
  const { id, match, seat, lines, views = false } = message;
  const { person, address } = connection.speaker;
  if (person === undefined) return refuse(connection, id, "not-signed-in");
  const asked: Omit<PreviewTask, "id">[] = [];
  await atTable(context, connection, message, (room) => {
    if (seatOf(room, person) !== seat) return refuse(connection, id, "not-your-seat");
    const { match: held } = room.hosted;
    const { game, data } = held;
    asked.push({
      asks: "previews",
      game: game.id,
      pack: data.pack,
      seat,
      view: viewFor(held, seat).view,
      lines,
      views,
    });
  });
  const [task] = asked;
  if (task === undefined) return;
  const asker = { network: address, owner: person, table: match, isAttended: () => true };
  const previews = await context.bots.inTurn(asker, (_think, preview) => preview(task));
  connection.send({ kind: "previews", id, previews });
}
