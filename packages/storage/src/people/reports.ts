// Reports of lines of the chat: what was said around them, at which table, whom they are about, and what became of them.
import { type Kysely, sql } from "kysely";
import type { ChatRow, MatchRow, ReportRow, Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

type ChatLine = Pick<ChatRow, "number" | "person" | "name" | "text">;

/** Lines told before and after. */
const AROUND = 3;
/** Of a line; PostgreSQL takes none beyond, even to look for it. */
const MOST_NUMBER = 2 ** 31 - 1;

export async function addReport(
  db: Db,
  report: Pick<ReportRow, "id" | "match" | "number" | "reporter" | "text" | "at">,
): Promise<void> {
  const lines: ChatLine[] = await db
    .selectFrom("chat")
    .select(["number", "person", "name", "text"])
    .where("match", "=", report.match)
    .where("number", ">=", report.number - AROUND)
    .where("number", "<=", Math.min(report.number + AROUND, MOST_NUMBER))
    .orderBy("number")
    .execute();
  const speaker = lines.find(({ number }) => number === report.number)?.person ?? null;
  const kept = { speaker, lines: JSON.stringify(lines) };
  await db
    .insertInto("reports")
    .values({ ...report, ...kept, closed: null, closer: null, note: null })
    .execute();
}

/** A report as whoever looks after the site reads it. */
export interface ReportShown extends Omit<ReportRow, "lines"> {
  readonly reporterName: string | null;
  readonly speakerName: string | null;
  /** What the line says; null where nobody knows any more. */
  readonly line: string | null;
  /** Lines before and after it, and itself. */
  readonly around: ChatLine[];
  /** Null where it has gone. */
  readonly table: Pick<MatchRow, "id" | "game" | "name" | "status"> | null;
  /** Earlier reports about the same person, the newest first. */
  readonly earlier: Pick<ReportRow, "id" | "at" | "text" | "note">[];
}

/** Those that are open first, then the newest. */
export async function reports(db: Db, most: number): Promise<ReportShown[]> {
  const rows = await reportRows(db, most);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesAround(db, ids), ({ report }) => report);
  const before = await aboutSamePeople(db, [...new Set(rows.flatMap(({ speaker }) => speaker ?? []))]);
  return rows.map(({ lines: kept, tableId, game, tableName, status, ...row }) => {
    const live = (lines.get(row.id) ?? []).map(({ report: _, ...line }) => line);
    const around = live.some(({ number }) => number === row.number) ? live : (JSON.parse(kept ?? "[]") as ChatLine[]);
    return {
      ...row,
      line: around.find(({ number }) => number === row.number)?.text ?? null,
      around,
      table:
        tableId === null || game === null || tableName === null || status === null
          ? null
          : { id: tableId, game, name: tableName, status },
      earlier: earlierThan(row, before),
    };
  });
}

function reportRows(db: Db, most: number) {
  return db
    .selectFrom("reports")
    .leftJoin("people as reporter", "reporter.id", "reports.reporter")
    .leftJoin("people as speaker", "speaker.id", "reports.speaker")
    .leftJoin("matches", "matches.id", "reports.match")
    .selectAll("reports")
    .select(["reporter.name as reporterName", "speaker.name as speakerName"])
    .select(["matches.id as tableId", "matches.game", "matches.name as tableName", "matches.status"])
    .orderBy(sql`case when closed is null then 0 else 1 end`)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}

type Earlier = Pick<ReportRow, "id" | "at" | "text" | "note" | "speaker">;
const MOST_EARLIER = 10;

async function aboutSamePeople(db: Db, people: readonly string[]): Promise<Earlier[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom("reports")
    .select(["id", "at", "text", "note", "speaker"])
    .where("speaker", "in", [...people])
    .orderBy("at", "desc")
    .execute();
}

function earlierThan({ id, at, speaker }: Pick<ReportRow, "id" | "at" | "speaker">, all: readonly Earlier[]) {
  if (speaker === null) return [];
  const before = all.filter((each) => each.speaker === speaker && each.id !== id && each.at <= at);
  return before.slice(0, MOST_EARLIER).map(({ speaker: _, ...each }) => each);
}

function linesAround(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("reports")
    .innerJoin("chat", (join) =>
      join
        .onRef("chat.match", "=", "reports.match")
        // A line's number is the house's own; a report's may be as large as PostgreSQL takes, and one more would fail.
        .on("reports.number", "<=", sql<number>`chat.number + ${sql.lit(AROUND)}`)
        .on("reports.number", ">=", sql<number>`chat.number - ${sql.lit(AROUND)}`),
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
