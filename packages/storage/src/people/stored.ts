// How much people have stored: what an address may fill the disk with is bounded by it.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

export interface StoredBy {
  readonly people: readonly string[];
  /** Only what was said, written or played since then. */
  readonly since: number;
}

/** Bytes of the tables they opened, with everything played at them, and of what they said, noted and reported. */
export async function storedBytes(db: Db, { people, since }: StoredBy): Promise<number> {
  const who = sql`(${sql.join([...people])})`;
  const tables = sql`(select id from matches where owner in ${who} and touched >= ${since})`;
  const { rows } = await sql<{ readonly bytes: number | string | null }>`
    select sum(bytes) as bytes from (
      select octet_length(plan) + octet_length(coalesce(snapshot, '')) as bytes from matches where id in ${tables}
      union all select octet_length(payload) from log where match in ${tables}
      union all select octet_length(payload) from inputs where match in ${tables}
      union all select octet_length(payload) from chronicles where match in ${tables}
      union all select octet_length(text) from chat where person in ${who} and at >= ${since}
      union all select octet_length(note) from desks where person in ${who}
      union all select octet_length(text) from reports where reporter in ${who} and at >= ${since}
    ) as parts`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
