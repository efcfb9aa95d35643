// Work that falls due. A job is taken by an atomic update, so that of many nodes one gets it.
import type { Kysely } from "kysely";
import type { JobRow, Schema } from "./database/schema.ts";
import { newStatement } from "./database/statement.ts";

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
  /** Kinds this node has enough of. */
  readonly except?: readonly string[];
  /** Until when they are this node's. */
  readonly lease: number;
  readonly most: number;
}

export async function takeJobs(db: Db, { now, lease, most, except = [] }: TakeJobs): Promise<JobRow[]> {
  return db
    .updateTable("jobs")
    .set(({ eb }) => ({ lease, attempts: eb("attempts", "+", 1) }))
    .where("lease", "<=", now)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("jobs")
        .select("id")
        .where("due", "<=", now)
        .where("lease", "<=", now)
        .$if(except.length > 0, (query) => query.where("kind", "not in", [...except]))
        .orderBy("due")
        .limit(most),
    )
    .returningAll()
    .execute();
}

type Held = Pick<JobRow, "id" | "lease">;

/** Done: it goes, unless it was renewed meanwhile. */
export async function endJob(db: Db, { id, lease }: Held): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("lease", "=", lease).execute();
}

/** Still at work on these; says which of them nobody has set anew meanwhile. */
export async function renewLeases(
  db: Db,
  { jobs, lease }: { readonly jobs: readonly Held[]; readonly lease: number },
): Promise<string[]> {
  const renewed: string[] = [];
  for (const job of jobs) {
    const changed = await holding(db, job).set({ lease }).executeTakeFirst();
    if (changed.numUpdatedRows === 1n) renewed.push(job.id);
  }
  return renewed;
}

/** Not done after all, through no fault of their own: anybody may take them at once. */
export async function releaseJobs(db: Db, jobs: readonly Held[]): Promise<void> {
  for (const job of jobs)
    await holding(db, job)
      .set(({ eb }) => ({ lease: 0, attempts: eb("attempts", "-", 1) }))
      .execute();
}

function holding(db: Db, { id, lease }: Held) {
  return db.updateTable("jobs").where("id", "=", id).where("lease", "=", lease);
}

export interface NextDue {
  readonly now: number;
  readonly except?: readonly string[];
}

/** When the next job falls due that nobody works on. */
export async function nextDue(db: Db, { now, except = [] }: NextDue): Promise<number | undefined> {
  const next = await db
    .selectFrom("jobs")
    .select(["due", "lease"])
    .where("lease", "<=", now)
    .$if(except.length > 0, (query) => query.where("kind", "not in", [...except]))
    .orderBy("due")
    .limit(1)
    .executeTakeFirst();
  return next?.due;
}
