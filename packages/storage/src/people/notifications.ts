// How people are reached: push subscriptions, and letters that wait for the administrator.
import type { Kysely } from "kysely";
import type { LetterRow, Schema, SubscriptionRow } from "../database/schema.ts";

type Db = Kysely<Schema>;

export async function addSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { endpoint: _, ...rest } = row;
  await db
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(rest))
    .execute();
}

export async function dropSubscription(
  db: Db,
  { endpoint, person }: Pick<SubscriptionRow, "endpoint" | "person">,
): Promise<void> {
  await db.deleteFrom("subscriptions").where("endpoint", "=", endpoint).where("person", "=", person).execute();
}

export async function subscriptionsOf(db: Db, person: string): Promise<SubscriptionRow[]> {
  return db.selectFrom("subscriptions").selectAll().where("person", "=", person).execute();
}

/** One letter waits for each address: the newest. */
export async function addLetter(db: Db, letter: LetterRow): Promise<void> {
  await db.deleteFrom("letters").where("email", "=", letter.email).execute();
  await db.insertInto("letters").values(letter).execute();
}

export async function letters(db: Db, most: number): Promise<LetterRow[]> {
  return db.selectFrom("letters").selectAll().orderBy("at", "desc").limit(most).execute();
}

export async function dropLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom("letters").where("id", "=", id).execute();
}

/** Some pages, so that a disk with hardly any room left is noticed too. */
const PROBE = 16 * 1024;

/** Whether anything can be stored at all: something is. */
export async function tryWriting(db: Db, at: number): Promise<void> {
  const value = String(at).padEnd(PROBE);
  await db
    .insertInto("settings")
    .values({ key: "written", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
