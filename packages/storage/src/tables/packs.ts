// Component packs: kept once by their hash, whatever number of tables plays with them, and read only to play.
import type { Json } from "@outrigger/kernel";
import { hashJson } from "@outrigger/records";
import type { Kysely } from "kysely";
import type { PackRow, Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

export function packRow(pack: Json): PackRow {
  const data = JSON.stringify(pack);
  return { hash: hashJson(pack), data, bytes: Buffer.byteLength(data) };
}

export async function keepPack(db: Db, row: PackRow): Promise<void> {
  await db
    .insertInto("packs")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The data of a pack. JSON. */
export async function findPack(db: Db, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom("packs").select("data").where("hash", "=", hash).executeTakeFirst();
  return row?.data;
}

/** Bytes of the packs that these people have opened tables with, each counted once. */
export async function packBytes(db: Db, owners: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom("packs")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .where("hash", "in", ({ selectFrom }) =>
      selectFrom("matches")
        .select("pack")
        .where("owner", "in", [...owners])
        .where("pack", "is not", null)
        .$castTo<{
          pack: string;
        }>(),
    )
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** Packs that no table plays with any more. */
export async function dropLostPacks(db: Db): Promise<void> {
  await db
    .deleteFrom("packs")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("matches").select("matches.id").whereRef("matches.pack", "=", "packs.hash"))),
    )
    .execute();
}

/** Packs that still lie in the plans of tables, as in the first version. */
export async function movePacks(db: Kysely<Schema>): Promise<void> {
  const rows = await db.selectFrom("matches").select(["id", "plan"]).where("plan", "like", '%"pack":%').execute();
  for (const { id, plan } of rows) {
    const { pack, ...rest } = JSON.parse(plan) as { readonly pack?: Json };
    if (pack === undefined) continue;
    const row = packRow(pack);
    await keepPack(db, row);
    await db
      .updateTable("matches")
      .set({ plan: JSON.stringify(rest), pack: row.hash })
      .where("id", "=", id)
      .execute();
  }
}
