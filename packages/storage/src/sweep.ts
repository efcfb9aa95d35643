// What nobody comes back to goes: sessions and links that have run out, guests without a session, guests who have never
// sat down anywhere and have not been here for long, forgotten tables.
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import { dropFinding } from "./people/people.ts";
import { dropLostPacks } from "./tables/packs.ts";
import { removeTable } from "./tables/tables.ts";

type Db = Kysely<Schema>;

export interface Sweep {
  readonly now: number;
  /** Open tables nobody has touched since then. */
  readonly tablesBefore: number;
  /** Letters the administrator has not passed on since then; their links are long dead. */
  readonly lettersBefore: number;
  /** A session that ends before then has not been used for long: it does not keep a guest who never sat down. */
  readonly idleBefore: number;
}

export interface Swept {
  readonly sessions: number;
  readonly guests: number;
  readonly tables: number;
}

/** At most so many guests and tables at a time, so that nobody waits long for it. */
const AT_ONCE = 500;

export async function sweep(db: Db, { now, tablesBefore, lettersBefore, idleBefore }: Sweep): Promise<Swept> {
  const sessions = await db.deleteFrom("sessions").where("expires", "<=", now).executeTakeFirst();
  await db.deleteFrom("tokens").where("expires", "<=", now).execute();
  await db.deleteFrom("entry_codes").where("expires", "<=", now).execute();
  await db.deleteFrom("letters").where("at", "<", lettersBefore).execute();
  await db.deleteFrom("tickets").where("expires", "<=", now).execute();
  const tables = await db
    .selectFrom("matches")
    .select("id")
    .where("status", "=", "open")
    .where("touched", "<", tablesBefore)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of tables) await removeTable(db, id);
  await dropLostPacks(db);
  const guests = [...(await lostGuests(db)), ...(await idleGuests(db, idleBefore, now))];
  for (const id of guests) await forgetGuest(db, id);
  return { sessions: Number(sessions.numDeletedRows), guests: guests.length, tables: tables.length };
}

/** Without a session nobody can be them again; those a game still waits for are kept until it is over. */
async function lostGuests(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where("email", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("sessions").select("hash").whereRef("sessions.person", "=", "people.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("seats")
            .innerJoin("matches", "matches.id", "seats.match")
            .select("seats.seat")
            .whereRef("seats.person", "=", "people.id")
            .where("matches.status", "!=", "over"),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** They chose a name, looked around and left. Whoever is suspended stays so. */
async function idleGuests(db: Db, idleBefore: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("people")
    .innerJoin("sessions", "sessions.person", "people.id")
    .select("people.id")
    .where("email", "is", null)
    .where(({ or, eb }) => or([eb("suspended", "is", null), eb("suspended", "<=", now)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("seats").select("seat").whereRef("seats.person", "=", "people.id"))),
    )
    .groupBy("people.id")
    .having(({ fn }) => fn.max("sessions.expires"), "<", idleBefore)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Their games and words stay with the others, under the name they had. */
async function forgetGuest(db: Db, id: string): Promise<void> {
  for (const table of ["sessions", "tokens", "desks", "subscriptions", "shuns", "notices"] as const)
    await db.deleteFrom(table).where("person", "=", id).execute();
  await db.deleteFrom("shuns").where("other", "=", id).execute();
  await dropFinding(db, id);
  await db.updateTable("seats").set({ person: null }).where("person", "=", id).execute();
  await db.deleteFrom("people").where("id", "=", id).execute();
}
