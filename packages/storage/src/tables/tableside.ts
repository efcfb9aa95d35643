// Beside the board: chat, and what each person keeps about a match.
import type { Kysely } from "kysely";
import type { ChatRow, DeskRow, Schema } from "../database/schema.ts";
import { newLook, newStatement } from "../database/statement.ts";

type Db = Kysely<Schema>;

/** The line gets the next number of its match. */
export async function addChatLine(db: Db, line: Omit<ChatRow, "number">): Promise<ChatRow> {
  const last = await db
    .selectFrom("chat")
    .select(({ fn }) => fn.max("number").as("number"))
    .where("match", "=", line.match)
    .executeTakeFirst();
  const row = { ...line, number: (last?.number ?? 0) + 1 };
  await db.insertInto("chat").values(row).execute();
  return row;
}

/** The newest lines of the channels, the oldest first. */
export async function chatLines(
  db: Db,
  { match, channels, most }: { match: string; channels: readonly ChatRow["channel"][]; most: number },
): Promise<ChatRow[]> {
  const [channel, other] = channels;
  if (channel === undefined) return [];
  const lines = await newestLines(db, { match, channel, ...(other === undefined ? {} : { other }), most });
  return lines.reverse();
}

interface ChatLook extends Pick<ChatRow, "match" | "channel"> {
  /** There are two channels. */
  readonly other?: ChatRow["channel"];
  readonly most: number;
}

const newestLines = newLook((db, { match, channel, other, most }: ChatLook) =>
  db
    .selectFrom("chat")
    .selectAll()
    .where("match", "=", match)
    .where("channel", "in", other === undefined ? [channel] : [channel, other])
    .orderBy("number", "desc")
    .limit(most),
);

export async function findDesk(
  db: Db,
  { match, person }: Pick<DeskRow, "match" | "person">,
): Promise<DeskRow | undefined> {
  return db.selectFrom("desks").selectAll().where("match", "=", match).where("person", "=", person).executeTakeFirst();
}

export interface DeskChange extends Partial<DeskRow> {
  readonly match: string;
  readonly person: string;
}

export async function setDesk(db: Db, change: DeskChange): Promise<void> {
  await upsertDesk(db, change);
}

const upsertDesk = newStatement<DeskChange>((db, change) => {
  const fresh: DeskRow = { note: "", epoch: 0, entries: 0, push: 1, mail: 1, badge: 1, ...change };
  const { match: _, person: __, ...rest } = change;
  return db
    .insertInto("desks")
    .values(fresh)
    .onConflict((conflict) => {
      const same = conflict.columns(["match", "person"]);
      return Object.keys(rest).length === 0 ? same.doNothing() : same.doUpdateSet(rest);
    });
});
