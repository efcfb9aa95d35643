// The clock of the machine was set: whatever falls due or runs out does so as much later, or earlier, as before.
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import { FOR_GOOD } from "./people/acts.ts";

type Db = Kysely<Schema>;

/** Says which matches are being played: their clocks are their own. */
export async function moveTimes(db: Db, by: number): Promise<{ readonly playing: readonly string[] }> {
  await db
    .updateTable("jobs")
    .set(({ eb }) => ({ due: eb("due", "+", by) }))
    .execute();
  await db
    .updateTable("jobs")
    .set(({ eb }) => ({ lease: eb("lease", "+", by) }))
    .where("lease", ">", 0)
    .execute();
  await db
    .updateTable("tickets")
    .set(({ eb }) => ({ since: eb("since", "+", by) }))
    .execute();
  for (const table of ["sessions", "tokens", "tickets", "entry_codes"] as const)
    await db
      .updateTable(table)
      .set(({ eb }) => ({ expires: eb("expires", "+", by) }))
      .execute();
  for (const column of ["muted", "suspended"] as const)
    await db
      .updateTable("people")
      .set(({ eb }) => ({ [column]: eb(column, "+", by) }))
      .where(column, "<", FOR_GOOD)
      .execute();
  // A table that waits for players is swept away when nobody has touched it for long.
  await db
    .updateTable("matches")
    .set(({ eb }) => ({ touched: eb("touched", "+", by) }))
    .where("status", "=", "open")
    .execute();
  const rows = await db.selectFrom("matches").select("id").where("status", "=", "playing").execute();
  return { playing: rows.map(({ id }) => id) };
}
