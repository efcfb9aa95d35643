import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorage } from "./index.ts";
import { entry, table } from "./testing/contract.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it("two nodes on one PostgreSQL hear each other, and migrate it once", async () => {
  const url = await postgres.database();
  const [one, other] = await Promise.all([openStorage({ url }), openStorage({ url })]);
  const heard = new Promise((resolve) => other.bus.listen(resolve));
  one.bus.announce("match m1 3");
  expect(await heard).toBe("match m1 3");
  await Promise.all([one.close(), other.close()]);
});

it("a PostgreSQL that is started again costs time, and loses nothing it was given", async () => {
  const url = await postgres.database();
  const storage = await openStorage({ url });
  await storage.createTable(table);
  const heard: string[] = [];
  const other = await openStorage({ url });
  other.bus.listen((topic) => heard.push(topic));
  let isBack = false;
  const restarting = postgres.restart().then(() => {
    isBack = true;
  });
  let seq = 0;
  while (!isBack || seq < 50) expect(await storage.appendEntry({ entry: entry(++seq) })).toBe(true);
  await restarting;
  const stored = await storage.logAfter({ match: "m1", seq: 0 });
  expect(stored.map((row) => row.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
  while (heard.length === 0) {
    storage.bus.announce("match m1 3");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all([storage.close(), other.close()]);
});
