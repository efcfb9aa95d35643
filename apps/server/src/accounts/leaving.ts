// Taking one's games along, and leaving nothing behind.
import type { PersonRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { keptIn, showHours } from "../hours/playing-hours.ts";
import { showTable } from "../lobby/shown.ts";
import { tellingOf } from "../notifications/wishes.ts";
import { Refused } from "../refusals.ts";
import { recordText } from "../tables/record.ts";
import { meOf } from "./me.ts";
import { NAMELESS } from "./names.ts";

/** What stands in lists where somebody used to. */
const MOST_TABLES = 10_000;

/** Everything kept about a person: who they are, their tables, the records of games that are over. */
export async function exportOf(context: Context, me: PersonRow): Promise<unknown> {
  const tables = await context.storage.tablesOf({ person: me.id, most: MOST_TABLES });
  const games = [];
  for (const table of tables) {
    const desk = await context.storage.findDesk({ match: table.row.id, person: me.id });
    const record = table.row.status === "over" ? await context.rooms.inRoom(table.row.id, recordText) : undefined;
    games.push({
      table: showTable(table, me.id),
      note: desk?.note ?? "",
      ...(record && { record: JSON.parse(record) }),
    });
  }
  const hours = showHours(keptIn(me.hours), context.now());
  return {
    me: meOf(me),
    created: me.created,
    hours,
    telling: tellingOf(me),
    shuns: await context.storage.blocksOf(me.id),
    ...(await findingOf(context, me)),
    games,
  };
}

/** Whom they follow, who may see them, and what they wish to play. */
async function findingOf({ storage, now }: Context, { id }: PersonRow) {
  const [follows, showing, tickets] = await Promise.all([
    storage.followsOf(id),
    storage.isShowing(id),
    storage.ticketsOf({ person: id, now: now() }),
  ]);
  return { follows, showing, tickets: tickets.map(({ game, wish, pace, since }) => ({ game, wish, pace, since })) };
}

/** Bots finish what is running; open seats are free again; the name goes. The last administrator has to name another first. */
export async function forget(context: Context, person: string): Promise<void> {
  const [first, second] = await context.storage.administrators(2);
  if (first?.id === person && second === undefined) throw new Refused("last-administrator");
  const tables = await context.storage.tablesOf({ person, most: MOST_TABLES });
  for (const { row, seats } of tables) {
    const seat = seats.findIndex((each) => each.person === person);
    if (row.status === "open") await context.storage.leaveSeat({ match: row.id, person, at: context.now() });
    else if (row.status === "playing")
      await context.rooms.inRoom(row.id, async (room) => {
        const occupant = { kind: "bot", name: NAMELESS, level: "medium" } as const;
        await context.rooms.take(room, { kind: "occupy", seat, occupant });
        room.seats = room.seats.map((each) => (each.seat === seat ? { ...each, person: null, name: NAMELESS } : each));
      });
  }
  if (!(await context.storage.removePerson({ id: person, name: NAMELESS }))) throw new Refused("last-administrator");
  context.storage.bus.announce(`signout person ${person}`);
}
