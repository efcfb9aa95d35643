// Work that falls due. A job is taken by an atomic update, so that of many nodes one gets it.
import type { Kysely } from "kysely";
import type { JobRow, Schema } from "./schema.ts";
import { newStatement } from "./statement.ts";

type Db = Kysely<Schema>;

/** Puts jobs in, or puts off and renews those that are there: whoever works on the old one ends nothing. */
export async function setJobs(db: Db, jobs: readonly JobRow[]): Promise<void> {
  for (const job of jobs) await upsertJob(db, job);
}

const upsertJob = newStatement<JobRow>((db, job) => {
  const { id: _, ...rest } = job;
  return db
    .insertInto("jobs")
    .values(job)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest));
});

export interface TakeJobs {
  readonly now: number;
  /** Until when they are this node's. */
  readonly lease: number;
  readonly most: number;
}

export async function takeJobs(db: Db, { now, lease, most }: TakeJobs): Promise<JobRow[]> {
  return db
    .updateTable("jobs")
    .set(({ eb }) => ({ lease, attempts: eb("attempts", "+", 1) }))
    .where("lease", "<=", now)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("jobs").select("id").where("due", "<=", now).where("lease", "<=", now).orderBy("due").limit(most),
    )
    .returningAll()
    .execute();
}

/** Done: it goes, unless it was renewed meanwhile. */
export async function endJob(db: Db, { id, lease }: Pick<JobRow, "id" | "lease">): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("lease", "=", lease).execute();
}

/** When the next job falls due that nobody works on. */
export async function nextDue(db: Db, now: number): Promise<number | undefined> {
  const next = await db
    .selectFrom("jobs")
    .select(["due", "lease"])
    .where("lease", "<=", now)
    .orderBy("due")
    .limit(1)
    .executeTakeFirst();
  return next?.due;
}
