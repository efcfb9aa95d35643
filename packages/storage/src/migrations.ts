// The steps from an empty database to the present one; each runs once, in order, whichever node comes first.
import type { Kysely } from "kysely";
import type { Migration, MigrationProvider } from "kysely/migration";

const matches: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("matches")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("hidden", "integer", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("snapshot", "text")
      .addColumn("seed", "text", (column) => column.notNull())
      .addColumn("nonces", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("touched", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("matches_by_status").on("matches").columns(["status", "touched"]).execute();
    await db.schema
      .createTable("inputs")
      .addColumn("match", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("inputs_key", ["match", "seq"])
      .execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: async () => ({ "0001-matches": matches }),
};
