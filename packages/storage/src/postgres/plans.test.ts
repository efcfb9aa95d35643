import { Kysely } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Schema } from "../database/schema.ts";
import { openStorage } from "../index.ts";
import { writeOwnTables } from "../tables/tables.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { APPEND_TOGETHER } from "./group-appends.ts";
import { NAME, SEE } from "./group-notes.ts";
import { LOCK, START } from "./group-tables.ts";
import { dialectOn, openPool } from "./pool.ts";
import { WRITER_SETTINGS } from "./postgres.ts";

/** Plans are made once a connection, when there may be nothing in the tables, and have to do when there are millions of rows. */
let postgres: TestPostgres;
let client: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  await (await openStorage({ url })).close();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set plan_cache_mode = force_generic_plan");
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

const STORED = ["matches", "seats", "log", "jobs", "chronicles"];

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How the stored rows are found, before any are there. */
async function waysIn(statement: string, count: number): Promise<string[]> {
  await client.query(`prepare planned as ${statement}`);
  const { rows } = await client.query(
    `explain (format json) execute planned(${Array.from({ length: count }, () => "null").join(", ")})`,
  );
  await client.query("deallocate planned");
  const [{ "QUERY PLAN": plans }] = rows as [{ readonly "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }];
  return nodesOf(plans[0].Plan).flatMap((node) => {
    const isScan = node["Node Type"].endsWith("Scan") && !node["Node Type"].startsWith("CTE");
    const isOfRows = node["Index Name"] !== undefined || STORED.includes(node["Relation Name"] ?? "");
    if (!isScan || !isOfRows || node["Node Type"] === "Bitmap Heap Scan") return [];
    return `${node["Index Name"] ?? node["Relation Name"]}: ${node["Index Cond"] ?? "all of them"}`;
  });
}

it.each([
  ["moves are stored", APPEND_TOGETHER, 27],
  ["tables that begin are locked", LOCK, 1],
  ["tables begin", START, 5],
  ["parts of the luck are named", NAME, 3],
  ["it is noted who has seen what", SEE, 4],
])("%s without going through rows of other tables", async (_, statement, count) => {
  for (const setting of WRITER_SETTINGS) await client.query(setting);
  for (const way of await waysIn(statement, count)) expect(way).toMatch(/_key: .*\b(id|match)\b/);
});

it("a person's tables are counted without going through everybody's", async () => {
  await client.query("reset all");
  await client.query("set plan_cache_mode = force_generic_plan");
  const pool = openPool("postgres://nobody@localhost/none", { max: 1 });
  const { sql } = writeOwnTables(new Kysely<Schema>({ dialect: dialectOn(pool) }), { person: "u1" }).compile();
  const ways = await waysIn(sql, 4);
  expect(ways).toHaveLength(3);
  for (const way of ways) expect(way).toMatch(/_by_owner: .*owner|_by_person: .*person|matches_key: .*id/);
});
