// What whoever looks after the site does about people: each act is written down with its reason, does its work and leaves
// word for the person, all at once. How long somebody is muted or suspended follows from the acts that were not taken back.
import { type Kysely, sql } from "kysely";
import type { ActKind, ActRow, NoticeRow, PersonRow, Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

/** The last moment of the year 9999: until then is for good. */
export const FOR_GOOD = 253_402_300_799_000;

export interface ActOn {
  readonly act: ActRow;
  /** What the person is told. */
  readonly notice: Pick<NoticeRow, "id" | "about">;
}

/** The person as they were before; undefined where there is none, or where they look after the site themselves. */
export async function actOn(db: Db, { act, notice }: ActOn): Promise<PersonRow | undefined> {
  const person = await db
    .selectFrom("people")
    .selectAll()
    .where("id", "=", act.person)
    .where("admin", "=", 0)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  await db
    .insertInto("acts")
    .values({ ...act, before: act.kind === "rename" ? person.name : null })
    .execute();
  if (act.kind === "rename") await rename(db, person.id, notice.about, 1);
  await restrict(db, act.kind, person.id);
  await addNotice(db, { ...notice, ...act, person: person.id, id: notice.id });
  return person;
}

async function rename(db: Db, id: string, name: string, named: number | null): Promise<void> {
  await db.updateTable("people").set({ name, named }).where("id", "=", id).execute();
  await db.updateTable("chat").set({ name }).where("person", "=", id).execute();
}

const COLUMN = { mute: "muted", suspend: "suspended" } as const;

/** As long as the longest that stands. */
async function restrict(db: Db, kind: ActKind, person: string): Promise<void> {
  if (kind !== "mute" && kind !== "suspend") return;
  const standing = await db
    .selectFrom("acts")
    .select("until")
    .where("person", "=", person)
    .where("kind", "=", kind)
    .where("id", "not in", (taken) => taken.selectFrom("acts").select("undoes").where("undoes", "is not", null))
    .execute();
  const until = standing.map((row) => row.until ?? FOR_GOOD);
  const longest = until.length === 0 ? null : Math.max(...until);
  await db
    .updateTable("people")
    .set({ [COLUMN[kind]]: longest })
    .where("id", "=", person)
    .execute();
}

async function addNotice(db: Db, { id, person, kind, reason, until, about, at }: NoticeRow): Promise<void> {
  await db.insertInto("notices").values({ id, person, kind, reason, until, about, at }).execute();
}

export interface UndoAct extends Pick<ActRow, "id" | "at" | "host" | "reason"> {
  readonly undoes: string;
  /** The id of what the person is told. */
  readonly notice: string;
}

/** The act that is taken back; undefined where there is none that can be, or it was before. */
export async function undoAct(db: Db, { undoes, notice, ...undo }: UndoAct): Promise<ActRow | undefined> {
  const act = await db.selectFrom("acts").selectAll().where("id", "=", undoes).executeTakeFirst();
  if (act === undefined || act.person === null || act.kind === "undo") return undefined;
  const { kind, person, match, before } = act;
  const row: ActRow = { ...undo, kind: "undo", person, match, until: null, before: null, undoes };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("acts")
    .values(row)
    .onConflict((conflict) => conflict.column("undoes").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  if (kind === "rename" && before !== null) await rename(db, person, before, null);
  await restrict(db, kind, person);
  const isThere = await db.selectFrom("people").select("id").where("id", "=", person).executeTakeFirst();
  if (isThere !== undefined) await addNotice(db, { ...row, id: notice, person, about: kind });
  return act;
}

/** An act about a table: its people are told. */
export async function actAtTable(
  db: Db,
  { act, notices }: { readonly act: ActRow; readonly notices: readonly NoticeRow[] },
): Promise<void> {
  await db.insertInto("acts").values(act).execute();
  for (const notice of notices) await addNotice(db, notice);
  // Whatever it has come to, it counts for nobody.
  await db.updateTable("matches").set({ rated: 0 }).where("id", "=", act.match).execute();
}

/** An act as it is read. */
export interface ActShown extends ActRow {
  /** What they are called now; null for whoever has gone. */
  readonly hostName: string | null;
  readonly personName: string | null;
  readonly undone: number;
}

/** The newest first; about one person where that is given. */
export async function acts(db: Db, { most, person }: { most: number; person?: string }): Promise<ActShown[]> {
  let rows = db
    .selectFrom("acts")
    .leftJoin("people as host", "host.id", "acts.host")
    .leftJoin("people as person", "person.id", "acts.person")
    .leftJoin("acts as undo", "undo.undoes", "acts.id")
    .selectAll("acts")
    .select(["host.name as hostName", "person.name as personName", "undo.id as undo"]);
  if (person !== undefined) rows = rows.where("acts.person", "=", person);
  const found = await rows.orderBy("acts.at", "desc").orderBy("acts.id").limit(most).execute();
  return found.map(({ undo, ...act }) => ({ ...act, undone: undo === null ? 0 : 1 }));
}

export async function noticesOf(db: Db, person: string): Promise<NoticeRow[]> {
  return db.selectFrom("notices").selectAll().where("person", "=", person).orderBy("at").orderBy("id").execute();
}

export async function findNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom("notices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** They have read it. */
export async function dropNotice(db: Db, { id, person }: Pick<NoticeRow, "id" | "person">): Promise<void> {
  await db.deleteFrom("notices").where("id", "=", id).where("person", "=", person).execute();
}

/** Why, and until when, somebody is suspended: the act that lasts longest. */
export async function suspensionOf(db: Db, person: string): Promise<ActRow | undefined> {
  const standing = (await acts(db, { most: 1_000, person })).filter(
    ({ kind, undone }) => kind === "suspend" && undone === 0,
  );
  return standing.sort((one, other) => (other.until ?? FOR_GOOD) - (one.until ?? FOR_GOOD))[0];
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** People by a part of their name, an address or an id. */
export async function findPeople(db: Db, { like, most }: { like: string; most: number }): Promise<PersonRow[]> {
  // SQLite makes only our own letters small; as they were typed they are found too.
  const [small, typed] = [likeText(like.toLowerCase()), likeText(like)];
  return db
    .selectFrom("people")
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb("id", "=", like),
        eb("email", "=", like.toLowerCase()),
        sql<boolean>`lower(name) like ${small} escape '\\'`,
        sql<boolean>`name like ${typed} escape '\\'`,
      ]),
    )
    .orderBy("created", "desc")
    .limit(most)
    .execute();
}
