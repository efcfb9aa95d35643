// Who looks after the site. Named by hand, never by chance; once there is one, one always remains.
import type { Kysely } from "kysely";
import type { PersonRow, Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

export async function administrators(db: Db, most: number): Promise<PersonRow[]> {
  return db.selectFrom("people").selectAll().where("admin", "=", 1).orderBy("created").limit(most).execute();
}

/** False where there is no such account. A link for the first one is of no more use then. */
export async function nameAdministrator(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("people")
    .set({ admin: 1 })
    .where("id", "=", id)
    .where("email", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom("tokens").where("kind", "=", "admin").execute();
  return true;
}

/** False where nobody would be left. */
export async function dismissAdministrator(db: Db, id: string): Promise<boolean> {
  if (await isLastAdministrator(db, id)) return false;
  await db.updateTable("people").set({ admin: 0 }).where("id", "=", id).execute();
  return true;
}

/** Touching the rows first makes two who leave at once go one after the other: the second sees that nobody else is left. */
export async function isLastAdministrator(db: Db, id: string): Promise<boolean> {
  const touched = await db.updateTable("people").set({ admin: 1 }).where("admin", "=", 1).returning("id").execute();
  return touched.length === 1 && touched[0]?.id === id;
}
