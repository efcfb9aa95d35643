import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Append, openStorage, type SeatRow, type Storage } from "../index.ts";
import { entry, job, START, table } from "../testing/contract.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { newLooks } from "./looks.ts";
import type { Row } from "./lot.ts";
import { openPool } from "./pool.ts";

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

it("a node hears only of what it heeds, what was said of it just before included", async () => {
  const url = await postgres.database();
  const [one, other] = await Promise.all([openStorage({ url }), openStorage({ url })]);
  const heard: string[] = [];
  other.bus.listen((topic) => heard.push(topic));
  const hears = async (topic: string): Promise<void> => {
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(topic);
  };
  // Until then each has to find out that the other is there.
  const stopBoth = [one, other].map(({ bus }) => bus.heed("both"));
  const greeting = setInterval(() => one.bus.announce("match both 1", "both"), 20);
  await hears("match both 1");
  clearInterval(greeting);
  one.bus.announce("match m1 1", "m1");
  const stop = other.bus.heed("m1");
  await hears("match m1 1");
  one.bus.announce("match m2 1", "m2");
  one.bus.announce("match m1 2", "m1");
  await hears("match m1 2");
  stop();
  const listened = new Promise((resolve) => one.bus.listen(resolve));
  other.bus.announce("table t1");
  await listened;
  one.bus.announce("match m1 3", "m1");
  one.bus.announce("table t2");
  await hears("table t2");
  expect(heard.filter((topic) => topic !== "match both 1")).toEqual([
    "match m1 1",
    "match m1 2",
    "table t1",
    "table t2",
  ]);
  for (const each of stopBoth) each();
  await Promise.all([one.close(), other.close()]);
});

/** A node, and a connection beside it with the lines it is told. */
async function openBeside() {
  const url = await postgres.database();
  const node = await openStorage({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload = "" }) => heard.push(...payload.split("\n")));
  return { node, client, heard };
}

it("a node says what it wants to whoever it hears of later, though it has wanted that before", async () => {
  const { node, client: later, heard } = await openBeside();
  const stop = node.bus.heed("m1");
  await later.query("listen outrigger");
  await later.query("select pg_notify('outrigger', 'later' || chr(10) || '!')");
  await expect.poll(() => heard, { timeout: 10_000 }).toContain("+m1");
  stop();
  await Promise.all([node.close(), later.end()]);
});

it("a node of an earlier version, which says nothing of what it wants, hears everything", async () => {
  const { node, client: elder, heard } = await openBeside();
  await elder.query("listen outrigger");
  const mine = new Promise((resolve) => node.bus.listen(resolve));
  await elder.query("select pg_notify('outrigger', 'elder' || chr(10) || 'match m1 1')");
  expect(await mine).toBe("match m1 1");
  node.bus.announce("match m1 2", "m1");
  await expect.poll(() => heard, { timeout: 10_000 }).toContain("match m1 2");
  await elder.end();
  await node.close();
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

it("two nodes that append to the same matches at once: each number is given once, with what belongs to it", async () => {
  const url = await postgres.database();
  const nodes = await Promise.all([openStorage({ url }), openStorage({ url })]);
  const ids = Array.from({ length: 40 }, (_, at) => `t${at}`);
  const [first] = nodes as [Storage, Storage];
  for (const id of ids)
    await first.createTable({ row: { ...table.row, id }, seats: [{ ...table.seats[0], match: id } as SeatRow] });
  const append = (node: number, id: string, seq: number): Append => ({
    entry: { ...entry(seq, `of ${node}`), match: id },
    snapshot: { seq, snapshot: `of ${node}`, status: "playing" },
    jobs: [{ ...job(`clock ${id}`, START), payload: `of ${node}` }],
  });
  for (let seq = 1; seq <= 5; seq++) {
    // Each in an order of its own: neither may wait for the other in a circle.
    const given = await Promise.all(
      nodes.flatMap((storage, node) =>
        (node === 0 ? ids : ids.toReversed()).map(async (id) => ({
          id,
          node,
          isAdded: await storage.appendEntry(append(node, id, seq)),
        })),
      ),
    );
    const won = given.filter(({ isAdded }) => isAdded);
    expect(won.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const { id, node } of won) expect((await first.loadMatch(id))?.row.snapshot).toBe(`of ${node}`);
  }
  for (const { id, payload } of await first.takeJobs({ now: START, lease: START + 1, most: 99 }))
    expect(payload).toBe((await first.loadMatch(id.replace("clock ", "")))?.row.snapshot);
  await Promise.all(nodes.map((storage) => storage.close()));
});

it("a table that another version has widened meanwhile is read and written on", async () => {
  const url = await postgres.database();
  const storage = await openStorage({ url });
  await storage.createTable(table);
  for (let seq = 1; seq <= 8; seq++) {
    await storage.appendEntry({ entry: entry(seq) });
    await storage.loadMatch("m1");
  }
  const newer = new pg.Client({ connectionString: url });
  await newer.connect();
  for (const name of ["matches", "seats", "log"]) await newer.query(`alter table ${name} add column novelty text`);
  await newer.end();
  expect(await storage.appendEntry({ entry: entry(9) })).toBe(true);
  expect((await storage.loadMatch("m1"))?.entries).toHaveLength(9);
  await storage.close();
});

it("many words of one moment arrive, each once and in their order", async () => {
  const url = await postgres.database();
  const [one, other] = await Promise.all([openStorage({ url }), openStorage({ url })]);
  const said = Array.from({ length: 1_000 }, (_, at) => `match ${"m".repeat(40)}${at} 3`);
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    other.bus.listen((topic) => {
      if (heard.push(topic) === said.length) resolve();
    });
  });
  for (const topic of said) one.bus.announce(topic);
  await all;
  expect(heard).toEqual(said);
  await Promise.all([one.close(), other.close()]);
});

it("questions that many ask at once are answered each for itself", async () => {
  const storage = await openStorage({ url: await postgres.database() });
  const ids = Array.from({ length: 90 }, (_, at) => `t${at}`);
  await Promise.all(
    ids.map((id, at) =>
      storage.createTable({
        row: { ...table.row, id, owner: `u${at}` },
        seats: table.seats.map((seat) => ({ ...seat, match: id, name: `${id} ${seat.seat}` })),
      }),
    ),
  );
  // The second time, all of it has been asked before on the same line.
  for (const _ of [1, 2]) {
    const asked = ids.map(async (id, at) => {
      const [found, counts, lines, log] = await Promise.all([
        storage.findTable(id),
        storage.countTables([`u${at}`]),
        storage.chatLines({ match: id, channels: ["seats"], most: 5 }),
        storage.logAfter({ match: id, seq: 0 }),
      ]);
      expect(found?.row).toMatchObject({ id, owner: `u${at}`, touched: START, pack: null });
      expect(found?.seats.map(({ name }) => name)).toEqual([`${id} 0`, `${id} 1`]);
      expect({ counts, lines, log }).toEqual({ counts: { open: 1, playing: 0 }, lines: [], log: [] });
    });
    await Promise.all(asked);
  }
  await storage.close();
});

it("a question that cannot be asked fails alone", async () => {
  const storage = await openStorage({ url: await postgres.database() });
  await storage.createTable(table);
  const asked = ["m1", "no\u0000text", "m1"].map((id) => storage.findTable(id));
  const [one, impossible, other] = await Promise.allSettled(asked);
  expect(impossible?.status).toBe("rejected");
  for (const answer of [one, other])
    expect(answer).toMatchObject({ status: "fulfilled", value: { row: { id: "m1" } } });
  expect((await storage.findTable("m1"))?.row.id).toBe("m1");
  await storage.close();
});

it("a question about a list is asked as the driver spells it", async () => {
  const pool = openPool(await postgres.database(), { max: 1 });
  const look = newLooks(pool, async (text, values) => (await pool.query<Row>(text, values)).rows);
  expect(await look("select $1::text[] as given", [["a", "b, c"]])).toEqual([{ given: ["a", "b, c"] }]);
  await pool.end();
});

it("what is noted at many tables at once is noted at each, and a part of the luck once", async () => {
  const storage = await openStorage({ url: await postgres.database() });
  const ids = Array.from({ length: 30 }, (_, at) => `t${at}`);
  for (const id of ids)
    await storage.createTable({
      row: { ...table.row, id },
      seats: table.seats.map((seat) => ({ ...seat, match: id })),
    });
  await storage.setDesk({ match: "t0", person: "u1", note: "mine" });
  const note = (id: string, at: number) => [
    storage.setDesk({ match: id, person: "u1", epoch: 0, entries: at }),
    storage.setDesk({ match: id, person: "u1", epoch: 1, entries: at + 1 }),
    storage.nameNonce({ match: id, seat: 0, nonce: `first ${id}` }),
    storage.nameNonce({ match: id, seat: 0, nonce: `second ${id}` }),
  ];
  await Promise.all(ids.flatMap(note));
  for (const [at, id] of ids.entries()) {
    const desk = await storage.findDesk({ match: id, person: "u1" });
    expect(desk).toMatchObject({ note: at === 0 ? "mine" : "", epoch: 1, entries: at + 1, push: 1, mail: 1, badge: 1 });
    expect((await storage.findTable(id))?.seats.map(({ nonce }) => nonce)).toEqual([`first ${id}`, null]);
  }
  await storage.close();
});
