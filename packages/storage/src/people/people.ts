// People, their sessions, and whom they want nothing to do with.
import type { Kysely } from "kysely";
import type { BlockRow, PersonRow, Schema, SessionRow, TokenRow } from "../database/schema.ts";
import { newLook } from "../database/statement.ts";
import { isLastAdministrator } from "./administrators.ts";

type Db = Kysely<Schema>;

export async function addPerson(db: Db, person: PersonRow): Promise<void> {
  await db.insertInto("people").values(person).execute();
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom("people").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Accounts that may have more than others. */
export async function favoured(db: Db, most: number): Promise<PersonRow[]> {
  return db.selectFrom("people").selectAll().where("quotas", "is not", null).orderBy("created").limit(most).execute();
}

export interface PersonChange extends Partial<Omit<PersonRow, "id" | "created" | "admin">> {
  readonly id: string;
}

/** False when somebody else has the e-mail address. */
export async function changePerson(db: Db, { id, ...change }: PersonChange): Promise<boolean> {
  if (change.email !== undefined && change.email !== null) {
    const other = await findPersonByEmail(db, change.email);
    if (other !== undefined && other.id !== id) return false;
  }
  await db.updateTable("people").set(change).where("id", "=", id).execute();
  return true;
}

/** What is the person's alone goes; matches stay for those who played them, without the name. False for the last administrator. */
export async function removePerson(
  db: Db,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  if (await isLastAdministrator(db, id)) return false;
  for (const table of [
    "sessions",
    "tokens",
    "api_tokens",
    "desks",
    "subscriptions",
    "chat",
    "shuns",
    "notices",
  ] as const)
    await db.deleteFrom(table).where("person", "=", id).execute();
  await db.deleteFrom("entry_codes").where("maker", "=", id).execute();
  await db.deleteFrom("shuns").where("other", "=", id).execute();
  await dropFinding(db, id);
  await db.updateTable("seats").set({ person: null, name }).where("person", "=", id).execute();
  await db.updateTable("seats").set({ invited: null, name: "" }).where("invited", "=", id).execute();
  await db.deleteFrom("people").where("id", "=", id).execute();
  return true;
}

/** Nobody finds this person any more, and they nobody. */
export async function dropFinding(db: Db, person: string): Promise<void> {
  for (const table of ["tickets", "follows", "sights"] as const)
    await db.deleteFrom(table).where("person", "=", person).execute();
  await db.deleteFrom("follows").where("other", "=", person).execute();
}

export async function addSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Whose session it is, if it has not expired. */
export async function findSession(
  db: Db,
  { hash, now }: { readonly hash: string; readonly now: number },
): Promise<PersonRow | undefined> {
  const [person] = await personOf(db, { hash, now });
  return person;
}

const personOf = newLook((db, { hash, now }: { readonly hash: string; readonly now: number }) =>
  db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person")
    .selectAll("people")
    .where("hash", "=", hash)
    .where("expires", ">", now),
);

/** Puts the session's end off; true when that made a difference, so that it is done now and then only. */
export async function renewSession(
  db: Db,
  { hash, expires, unlessAfter }: { readonly hash: string; readonly expires: number; readonly unlessAfter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ expires })
    .where("hash", "=", hash)
    .where("expires", "<=", unlessAfter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom("sessions").where("hash", "=", hash).execute();
}

export async function dropSessionsOf(db: Db, person: string): Promise<void> {
  await db.deleteFrom("sessions").where("person", "=", person).execute();
}

export interface AddToken extends TokenRow {
  /** Nothing is added where the person has one that is good for longer. */
  readonly unlessAfter?: number;
}

/** Says whether it was added; others of the same person and kind stay good. */
export async function addToken(db: Db, { unlessAfter, ...token }: AddToken): Promise<boolean> {
  if (unlessAfter !== undefined) {
    const { person, kind } = token;
    const own = db.selectFrom("tokens").select("hash").where("person", "=", person).where("kind", "=", kind);
    if ((await own.where("expires", ">", unlessAfter).limit(1).executeTakeFirst()) !== undefined) return false;
  }
  await db.insertInto("tokens").values(token).execute();
  return true;
}

export async function dropToken(db: Db, hash: string): Promise<void> {
  await db.deleteFrom("tokens").where("hash", "=", hash).execute();
}

export async function dropTokensOf(db: Db, { person, kind }: Pick<TokenRow, "person" | "kind">): Promise<void> {
  await db.deleteFrom("tokens").where("person", "=", person).where("kind", "=", kind).execute();
}

/** A token opens once; with it go the others of the same person and kind. */
export async function takeToken(
  db: Db,
  { hash, kind, now }: { readonly hash: string; readonly kind: TokenRow["kind"]; readonly now: number },
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("tokens")
    .where("hash", "=", hash)
    .where("kind", "=", kind)
    .returningAll()
    .executeTakeFirst();
  if (taken === undefined || taken.expires <= now) return undefined;
  await dropTokensOf(db, taken);
  return taken.person;
}

/** Whoever blocks somebody is not followed by them any more, nor follows them. */
export async function setBlock(db: Db, block: BlockRow): Promise<void> {
  const pair = [block.person, block.other];
  if (block.kind === "block")
    await db.deleteFrom("follows").where("person", "in", pair).where("other", "in", pair).execute();
  await db
    .insertInto("shuns")
    .values(block)
    .onConflict((conflict) => conflict.columns(["person", "other"]).doUpdateSet({ kind: block.kind }))
    .execute();
}

export async function dropBlock(db: Db, { person, other }: Omit<BlockRow, "kind">): Promise<void> {
  await db.deleteFrom("shuns").where("person", "=", person).where("other", "=", other).execute();
}

export async function blocksOf(db: Db, person: string): Promise<(BlockRow & { readonly name: string })[]> {
  return blocked(db, { person });
}

const blocked = newLook((db, { person }: Pick<BlockRow, "person">) =>
  db
    .selectFrom("shuns")
    .innerJoin("people", "people.id", "shuns.other")
    .select(["shuns.person", "shuns.other", "shuns.kind", "people.name"])
    .where("shuns.person", "=", person),
);

/** Whether one of these has blocked the person, or the person one of them. */
export async function isBlockedAmong(
  db: Db,
  { person, others }: { readonly person: string; readonly others: readonly string[] },
): Promise<boolean> {
  const [other] = others;
  if (other === undefined) return false;
  if (others.length === 1) return (await blockBetween(db, { person, other })).length > 0;
  const found = await db
    .selectFrom("shuns")
    .select("kind")
    .where("kind", "=", "block")
    .where(({ or, and, eb }) =>
      or([
        and([eb("person", "=", person), eb("other", "in", [...others])]),
        and([eb("other", "=", person), eb("person", "in", [...others])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Asked with everybody who sits down at a table of two. */
const blockBetween = newLook((db, { person, other }: Pick<BlockRow, "person" | "other">) =>
  db
    .selectFrom("shuns")
    .select("kind")
    .where("kind", "=", "block")
    .where(({ or, and, eb }) =>
      or([
        and([eb("person", "=", person), eb("other", "=", other)]),
        and([eb("other", "=", person), eb("person", "=", other)]),
      ]),
    ),
);
