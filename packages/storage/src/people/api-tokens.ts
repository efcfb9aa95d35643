// Tokens with which programs act in a person's name, and the accounts that are programs themselves.
import type { Kysely } from "kysely";
import type { ApiTokenRow, PersonRow, Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

export interface AddApiToken extends ApiTokenRow {
  /** Nothing is added where the person has so many. */
  readonly most: number;
}

export async function addApiToken(db: Db, { most, ...token }: AddApiToken): Promise<boolean> {
  if ((await apiTokensOf(db, token.person)).length >= most) return false;
  await db.insertInto("api_tokens").values(token).execute();
  return true;
}

/** Whose token it is, and what may be done with it. */
export async function findApiToken(
  db: Db,
  hash: string,
): Promise<{ readonly token: ApiTokenRow; readonly person: PersonRow } | undefined> {
  const token = await db.selectFrom("api_tokens").selectAll().where("hash", "=", hash).executeTakeFirst();
  if (token === undefined) return undefined;
  const person = await db.selectFrom("people").selectAll().where("id", "=", token.person).executeTakeFirst();
  return person && { token, person };
}

/** The newest first. */
export async function apiTokensOf(db: Db, person: string): Promise<ApiTokenRow[]> {
  const own = db.selectFrom("api_tokens").selectAll().where("person", "=", person);
  return own.orderBy("created", "desc").orderBy("id").execute();
}

export async function noteApiTokenUse(
  db: Db,
  { hash, at }: { readonly hash: string; readonly at: number },
): Promise<void> {
  await db.updateTable("api_tokens").set({ used: at }).where("hash", "=", hash).execute();
}

/** The hash of the one that went, so that whoever speaks by it can be cut off. */
export async function dropApiToken(
  db: Db,
  { id, person }: { readonly id: string; readonly person: string },
): Promise<string | undefined> {
  const gone = await db
    .deleteFrom("api_tokens")
    .where("id", "=", id)
    .where("person", "=", person)
    .returning("hash")
    .executeTakeFirst();
  return gone?.hash;
}

/** Accounts that have declared themselves bots, by name. */
export async function botAccounts(db: Db, most: number): Promise<PersonRow[]> {
  return db.selectFrom("people").selectAll().where("bot", "is not", null).orderBy("name").limit(most).execute();
}
