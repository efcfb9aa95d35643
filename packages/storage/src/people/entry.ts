// Who may come in: codes that let people in where the site is open by invitation.
import type { Kysely } from "kysely";
import type { EntryCodeRow, Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

export interface AddEntryCode extends EntryCodeRow {
  /** Nothing is added where the maker has so many. */
  readonly most: number;
}

export async function addEntryCode(db: Db, { most, ...code }: AddEntryCode): Promise<boolean> {
  if ((await entryCodes(db, { maker: code.maker, most })).length >= most) return false;
  await db.insertInto("entry_codes").values(code).execute();
  return true;
}

/** A person's own, or all of them; the newest first. */
export async function entryCodes(
  db: Db,
  { maker, most }: { readonly maker: string | undefined; readonly most: number },
): Promise<(EntryCodeRow & { readonly makerName: string | null })[]> {
  const all = db
    .selectFrom("entry_codes")
    .leftJoin("people", "people.id", "entry_codes.maker")
    .selectAll("entry_codes")
    .select("people.name as makerName");
  const own = maker === undefined ? all : all.where("maker", "=", maker);
  return own.orderBy("entry_codes.created", "desc").orderBy("entry_codes.id").limit(most).execute();
}

/** One of those it lets in; false where it lets nobody in any more. */
export async function useEntryCode(
  db: Db,
  { hash, now }: { readonly hash: string; readonly now: number },
): Promise<boolean> {
  const used = await db
    .updateTable("entry_codes")
    .set(({ eb }) => ({ uses: eb("uses", "-", 1) }))
    .where("hash", "=", hash)
    .where("uses", ">", 0)
    .where("expires", ">", now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** By its maker, or with none given by whoever looks after the site. */
export async function dropEntryCode(
  db: Db,
  { id, maker }: { readonly id: string; readonly maker: string | undefined },
): Promise<boolean> {
  const all = db.deleteFrom("entry_codes").where("id", "=", id);
  const gone = await (maker === undefined ? all : all.where("maker", "=", maker)).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
