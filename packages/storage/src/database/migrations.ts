// The steps from an empty database to the present one; each runs once, in order, whichever node comes first.
import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration, MigrationProvider } from "kysely/migration";
import { movePacks } from "../tables/packs.ts";
import type { Schema } from "./schema.ts";

/** `text!` must be there, `text` may be null. */
type Column = ColumnDataType | `${"text" | "integer" | "bigint"}!`;

function createTable(db: Kysely<unknown>, name: string, columns: Readonly<Record<string, Column>>, key: string[]) {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const isNeeded = String(type).endsWith("!");
    const plain = String(type).replace("!", "") as ColumnDataType;
    table = table.addColumn(column, plain, (made) => (isNeeded ? made.notNull() : made));
  }
  return table.addPrimaryKeyConstraint(`${name}_key`, key as never).execute();
}

const matches: Migration = {
  up: async (db: Kysely<unknown>) => {
    const match = { id: "text!", game: "text!", name: "text!", status: "text!", hidden: "integer!", owner: "text!" };
    const play = { key: "text!", plan: "text!", seq: "integer!", snapshot: "text", seed: "text!", rematch: "text" };
    const columns = { ...match, ...play, created: "bigint!", touched: "bigint!" } as const;
    await createTable(db, "matches", columns as Readonly<Record<string, Column>>, ["id"]);
    await db.schema.createIndex("matches_by_status").on("matches").columns(["status", "touched"]).execute();
    const seat = { match: "text!", seat: "integer!", kind: "text!", person: "text", name: "text!", level: "text" };
    const standing = { nonce: "text", waiting: "integer!", place: "integer", score: "integer" };
    await createTable(db, "seats", { ...seat, ...standing } as Readonly<Record<string, Column>>, ["match", "seat"]);
    await db.schema.createIndex("seats_by_person").on("seats").columns(["person", "waiting"]).execute();
    const input = { match: "text!", seq: "integer!", message: "text!", payload: "text!", at: "bigint!" } as const;
    await createTable(db, "inputs", input, ["match", "seq"]);
  },
};

const people: Migration = {
  up: async (db: Kysely<unknown>) => {
    const person = { id: "text!", name: "text!", email: "text", password: "text", admin: "integer!" } as const;
    await createTable(db, "people", { ...person, language: "text!", created: "bigint!" }, ["id"]);
    await db.schema.createIndex("people_by_email").on("people").column("email").unique().execute();
    const session = { hash: "text!", person: "text!", created: "bigint!", expires: "bigint!" } as const;
    await createTable(db, "sessions", session, ["hash"]);
    await db.schema.createIndex("sessions_by_person").on("sessions").column("person").execute();
    const token = { hash: "text!", person: "text!", kind: "text!", expires: "bigint!" } as const;
    await createTable(db, "tokens", token, ["hash"]);
    await createTable(db, "shuns", { person: "text!", other: "text!", kind: "text!" }, ["person", "other"]);
  },
};

const tableside: Migration = {
  up: async (db: Kysely<unknown>) => {
    const desk = { match: "text!", person: "text!", note: "text!", epoch: "integer!", entries: "integer!" } as const;
    await createTable(db, "desks", { ...desk, push: "integer!", mail: "integer!" }, ["match", "person"]);
    const line = { match: "text!", number: "integer!", channel: "text!", person: "text!", name: "text!" } as const;
    await createTable(db, "chat", { ...line, text: "text!", at: "bigint!" }, ["match", "number"]);
    const report = { id: "text!", match: "text!", number: "integer!", reporter: "text!", text: "text!" } as const;
    await createTable(db, "reports", { ...report, at: "bigint!" }, ["id"]);
  },
};

const work: Migration = {
  up: async (db: Kysely<unknown>) => {
    const job = { id: "text!", kind: "text!", due: "bigint!", payload: "text!" } as const;
    await createTable(db, "jobs", { ...job, lease: "bigint!", attempts: "integer!" }, ["id"]);
    await db.schema.createIndex("jobs_by_due").on("jobs").column("due").execute();
    const subscription = { endpoint: "text!", person: "text!", keys: "text!", created: "bigint!" } as const;
    await createTable(db, "subscriptions", subscription, ["endpoint"]);
    const letter = { id: "text!", email: "text!", subject: "text!", body: "text!", at: "bigint!" } as const;
    await createTable(db, "letters", letter, ["id"]);
    await createTable(db, "settings", { key: "text!", value: "text!" }, ["key"]);
  },
};

/** Nobody looks for seats by whether they are waited for, and every move would have to keep such an index in order. */
const leanSeats: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex("seats_by_person").execute();
    await db.schema.createIndex("seats_by_person").on("seats").column("person").execute();
  },
};

/** What matches were like, kept when they end: later rules may play them otherwise. */
const chronicles: Migration = {
  up: (db: Kysely<unknown>) => createTable(db, "chronicles", { match: "text!", payload: "text!" }, ["match"]),
};

/** Packs lay in the plan of every table, and were read with every list of them. */
const packs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createTable(db, "packs", { hash: "text!", data: "text!", bytes: "integer!" }, ["hash"]);
    await db.schema.alterTable("matches").addColumn("pack", "text").execute();
    await db.schema.createIndex("matches_by_pack").on("matches").column("pack").execute();
    await movePacks(db as Kysely<Schema>);
  },
};

/** What somebody has stored is asked for by who they are; and an account may be allowed more than others. */
const stored: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex("matches_by_owner").on("matches").columns(["owner", "touched"]).execute();
    await db.schema.createIndex("chat_by_person").on("chat").columns(["person", "at"]).execute();
    await db.schema.createIndex("desks_by_person").on("desks").column("person").execute();
    await db.schema.createIndex("reports_by_reporter").on("reports").columns(["reporter", "at"]).execute();
    await db.schema.alterTable("people").addColumn("quotas", "text").execute();
  },
};

/** One log for record, history and recovery; the messages that were kept before are made into it match by match. */
const log: Migration = {
  up: async (db: Kysely<unknown>) => {
    const entry = { match: "text!", seq: "integer!", message: "text!", payload: "text!", at: "bigint!" } as const;
    await createTable(db, "log", entry, ["match", "seq"]);
  },
};

/** Programs act in somebody's name, accounts may be bots, and a seat may be kept for one of them. */
const programs: Migration = {
  up: async (db: Kysely<unknown>) => {
    const token = { hash: "text!", id: "text!", person: "text!", name: "text!", scopes: "text!" } as const;
    await createTable(db, "api_tokens", { ...token, created: "bigint!", used: "bigint" }, ["hash"]);
    await db.schema.createIndex("api_tokens_by_person").on("api_tokens").column("person").execute();
    await db.schema.alterTable("people").addColumn("bot", "text").execute();
    await db.schema.alterTable("seats").addColumn("invited", "text").execute();
    const yesOrNo = db.schema.alterTable("seats");
    await yesOrNo.addColumn("automatic", "integer", (column) => column.notNull().defaultTo(0)).execute();
    await db.schema.createIndex("seats_by_invited").on("seats").column("invited").execute();
  },
};

/** Whoever looks after the site closes a report with a note. */
const closedReports: Migration = {
  up: async (db: Kysely<unknown>) => {
    const columns = { closed: "bigint", closer: "text", note: "text" } as const;
    for (const [column, type] of Object.entries(columns))
      await db.schema.alterTable("reports").addColumn(column, type).execute();
  },
};

/** Ratings are worked out from the results of rated games: they are found without reading every plan. */
const ratedMatches: Migration = {
  up: async (db: Kysely<unknown>) => {
    const yesOrNo = db.schema.alterTable("matches");
    await yesOrNo.addColumn("rated", "integer", (column) => column.notNull().defaultTo(0)).execute();
    await sql`update matches set rated = 1 where plan like '%"rated":true%'`.execute(db);
    await db.schema.createIndex("matches_by_rated").on("matches").columns(["rated", "status", "touched"]).execute();
  },
};

/** What somebody wants to be told, by which ways, and when not. */
const telling: Migration = {
  up: (db: Kysely<unknown>) => db.schema.alterTable("people").addColumn("telling", "text").execute(),
};

/** People find each other: tickets of those who look for a game, and whom somebody follows. */
const finding: Migration = {
  up: async (db: Kysely<unknown>) => {
    const wish = { person: "text!", game: "text!", wish: "text!", pace: "text!", language: "text!" } as const;
    const terms = { rating: "integer", rated: "integer!", computers: "bigint", seed: "text!", nonce: "text" } as const;
    const times = { since: "bigint!", expires: "bigint!", match: "text" } as const;
    await createTable(db, "tickets", { ...wish, ...terms, ...times }, ["person", "game"]);
    await db.schema.createIndex("tickets_by_game").on("tickets").columns(["game", "since"]).execute();
    await createTable(db, "lines", { game: "text!" }, ["game"]);
    await createTable(db, "follows", { person: "text!", other: "text!", since: "bigint!" }, ["person", "other"]);
    await db.schema.createIndex("follows_by_other").on("follows").column("other").execute();
    await createTable(db, "sights", { person: "text!" }, ["person"]);
  },
};

/** What whoever looks after the site does: to whom, why and until when. What was written down there stays as it is. */
const desk: Migration = {
  up: async (db: Kysely<unknown>) => {
    const standing = { muted: "bigint", suspended: "bigint", named: "integer", visitor: "integer" } as const;
    for (const [column, type] of Object.entries({ ...standing, confirmed: "bigint" } as const))
      await db.schema.alterTable("people").addColumn(column, type).execute();
    // Addresses from before anybody was asked are taken for their owners'.
    await sql`update people set confirmed = created where email is not null`.execute(db);
    await db.schema.createIndex("people_by_suspended").on("people").column("suspended").execute();
    for (const column of ["speaker", "lines"])
      await db.schema.alterTable("reports").addColumn(column, "text").execute();
    await sql`update reports set speaker = (select person from chat
      where chat.match = reports.match and chat.number = reports.number)`.execute(db);
    await db.schema.createIndex("reports_by_speaker").on("reports").column("speaker").execute();
    await createActs(db);
    const notice = { id: "text!", person: "text!", kind: "text!", reason: "text!", until: "bigint" } as const;
    await createTable(db, "notices", { ...notice, about: "text!", at: "bigint!" }, ["id"]);
    await db.schema.createIndex("notices_by_person").on("notices").column("person").execute();
    const code = { hash: "text!", id: "text!", maker: "text!", note: "text!", uses: "integer!" } as const;
    await createTable(db, "entry_codes", { ...code, expires: "bigint!", created: "bigint!" }, ["hash"]);
    await db.schema.createIndex("entry_codes_by_maker").on("entry_codes").column("maker").execute();
  },
};

async function createActs(db: Kysely<unknown>): Promise<void> {
  const act = { id: "text!", at: "bigint!", host: "text!", kind: "text!", person: "text", match: "text" } as const;
  const why = { reason: "text!", until: "bigint", before: "text", undoes: "text" } as const;
  await createTable(db, "acts", { ...act, ...why }, ["id"]);
  await db.schema.createIndex("acts_by_person").on("acts").columns(["person", "at"]).execute();
  await db.schema.createIndex("acts_by_undoes").on("acts").column("undoes").unique().execute();
  const isSqlite = !db.getExecutor().adapter.supportsMultipleConnections;
  if (!isSqlite)
    await sql`create function acts_stay() returns trigger language plpgsql as
      $$ begin raise exception 'what was written down stays'; end $$`.execute(db);
  for (const change of ["update", "delete"]) {
    const when = sql.raw(`create trigger acts_stay_${change} before ${change} on acts`);
    if (isSqlite) await sql`${when} begin select raise(abort, 'what was written down stays'); end`.execute(db);
    else await sql`${when} for each row execute function acts_stay()`.execute(db);
  }
}

/** When people play, whether they want to be rated, how they left games, and whether a table shows on the app's badge. */
const hours: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("people").addColumn("hours", "text").execute();
    await db.schema.alterTable("seats").addColumn("ended", "text").execute();
    const unrated = db.schema.alterTable("people");
    await unrated.addColumn("unrated", "integer", (column) => column.notNull().defaultTo(0)).execute();
    const badge = db.schema.alterTable("desks");
    await badge.addColumn("badge", "integer", (column) => column.notNull().defaultTo(1)).execute();
  },
};

const STEPS = {
  "0001-matches": matches,
  "0002-people": people,
  "0003-tableside": tableside,
  "0004-work": work,
  "0005-lean-seats": leanSeats,
  "0006-chronicles": chronicles,
  "0007-packs": packs,
  "0008-stored": stored,
  "0009-log": log,
  "0010-programs": programs,
  "0011-closed-reports": closedReports,
  "0012-rated-matches": ratedMatches,
  "0013-telling": telling,
  "0014-finding": finding,
  "0015-desk": desk,
  "0016-hours": hours,
};

export const migrations: MigrationProvider = { getMigrations: async () => STEPS };

/** In order. */
export const STEP_NAMES: readonly string[] = Object.keys(STEPS);

/** The step a database is at that this version has opened. */
export const LATEST = STEP_NAMES.at(-1) ?? "";
