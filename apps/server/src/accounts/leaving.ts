// Taking one's games along, and leaving nothing behind.
import type { PersonRow } from "@outrigger/storage";
import { keptIn, showHours } from "../hours/kept.ts";
import type { House } from "../house.ts";
import { showTable } from "../lobby/shown.ts";
import { Refused } from "../refusals.ts";
import { recordText } from "../tables/record.ts";
import { tellingOf } from "../telling/wishes.ts";
import { meOf } from "./me.ts";
import { NAMELESS } from "./names.ts";

/** What stands in lists where somebody used to. */
const MOST_TABLES = 10_000;

/** Everything kept about a person: who they are, their tables, the records of games that are over. */
export async function exportOf(house: House, me: PersonRow): Promise<unknown> {
  const tables = await house.storage.tablesOf({ person: me.id, most: MOST_TABLES });
  const games = [];
  for (const table of tables) {
    const desk = await house.storage.findDesk({ match: table.row.id, person: me.id });
    const record = table.row.status === "over" ? await house.rooms.inRoom(table.row.id, recordText) : undefined;
    games.push({
      table: showTable(table, me.id),
      note: desk?.note ?? "",
      ...(record && { record: JSON.parse(record) }),
    });
  }
  const hours = showHours(keptIn(me.hours), house.now());
  return {
    me: meOf(me),
    created: me.created,
    hours,
    telling: tellingOf(me),
    shuns: await house.storage.shunsOf(me.id),
    ...(await findingOf(house, me)),
    games,
  };
}

/** Whom they follow, who may see them, and what they wish to play. */
async function findingOf({ storage, now }: House, { id }: PersonRow) {
  const [follows, showing, tickets] = await Promise.all([
    storage.followsOf(id),
    storage.isShowing(id),
    storage.ticketsOf({ person: id, now: now() }),
  ]);
  return { follows, showing, tickets: tickets.map(({ game, wish, pace, since }) => ({ game, wish, pace, since })) };
}

/** Bots finish what is running; open seats are free again; the name goes. The last administrator has to name another first. */
export async function forget(house: House, person: string): Promise<void> {
  const [first, second] = await house.storage.administrators(2);
  if (first?.id === person && second === undefined) throw new Refused("last-administrator");
  const tables = await house.storage.tablesOf({ person, most: MOST_TABLES });
  for (const { row, seats } of tables) {
    const seat = seats.findIndex((each) => each.person === person);
    if (row.status === "open") await house.storage.leaveSeat({ match: row.id, person, at: house.now() });
    else if (row.status === "playing")
      await house.rooms.inRoom(row.id, async (room) => {
        const occupant = { kind: "bot", name: NAMELESS, level: "medium" } as const;
        await house.rooms.take(room, { kind: "occupy", seat, occupant });
        room.seats = room.seats.map((each) => (each.seat === seat ? { ...each, person: null, name: NAMELESS } : each));
      });
  }
  if (!(await house.storage.removePerson({ id: person, name: NAMELESS }))) throw new Refused("last-administrator");
  house.storage.bus.announce(`signout person ${person}`);
}
