// Reports of lines of the chat: what was said around them, and what became of them.
import { type Kysely, sql } from "kysely";
import type { ChatRow, ReportRow, Schema } from "./schema.ts";

type Db = Kysely<Schema>;

export async function addReport(
  db: Db,
  report: Pick<ReportRow, "id" | "match" | "number" | "reporter" | "text" | "at">,
): Promise<void> {
  await db
    .insertInto("reports")
    .values({ ...report, closed: null, closer: null, note: null })
    .execute();
}

/** A report as whoever looks after the site reads it. */
export interface ReportShown extends ReportRow {
  /** Whose line it is, and what it says; null where it has gone with its table. */
  readonly speaker: string | null;
  readonly line: string | null;
  /** Lines before and after it, and itself. */
  readonly around: Pick<ChatRow, "number" | "name" | "text">[];
}

/** Lines told before and after. */
const AROUND = 3;

/** Those that are open first, then the newest. */
export async function reports(db: Db, most: number): Promise<ReportShown[]> {
  const rows = await db
    .selectFrom("reports")
    .selectAll()
    .orderBy(sql`case when closed is null then 0 else 1 end`)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
  const lines =
    rows.length === 0
      ? []
      : await linesAround(
          db,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => {
    const around = lines.filter(({ report }) => report === row.id);
    const meant = around.find(({ number }) => number === row.number);
    return {
      ...row,
      speaker: meant?.person ?? null,
      line: meant?.text ?? null,
      around: around.map(({ number, name, text }) => ({ number, name, text })),
    };
  });
}

function linesAround(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("reports")
    .innerJoin("chat", (join) =>
      join
        .onRef("chat.match", "=", "reports.match")
        .on("chat.number", ">=", sql<number>`reports.number - ${sql.lit(AROUND)}`)
        .on("chat.number", "<=", sql<number>`reports.number + ${sql.lit(AROUND)}`),
    )
    .select(["reports.id as report", "chat.number", "chat.person", "chat.name", "chat.text"])
    .where("reports.id", "in", [...ids])
    .orderBy("chat.number")
    .execute();
}

export interface CloseReport {
  readonly id: string;
  readonly closer: string;
  readonly note: string;
  readonly at: number;
}

/** False where there is no such report, or it was closed before. */
export async function closeReport(db: Db, { id, closer, note, at }: CloseReport): Promise<boolean> {
  const closed = await db
    .updateTable("reports")
    .set({ closed: at, closer, note })
    .where("id", "=", id)
    .where("closed", "is", null)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}
