// What a site keeps of itself: a value by its key.
import type { Kysely } from "kysely";
import type { Schema, SettingRow } from "./database/schema.ts";

type Db = Kysely<Schema>;

export async function findSetting(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

/** The value of a setting; the given one where there was none, whichever node asks first. */
export async function keepSetting(db: Db, { key, value }: SettingRow): Promise<string> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirstOrThrow();
  return row.value;
}

/** From now on the setting has this value. */
export async function changeSetting(db: Db, { key, value }: SettingRow): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
