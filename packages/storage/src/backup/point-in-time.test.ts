// The restore to a point in time as docs/operations.md has it: a log that is kept, a backup, a moment.
import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { openStorage, type Storage } from "../index.ts";
import { adminOf, copyRunning, putInto } from "../testing/base-backup.ts";
import { type Cluster, newCluster, newFolder, startServer, stopServer } from "../testing/cluster.ts";
import { entry, table } from "../testing/contract.ts";

const open = ({ folder }: Cluster): Promise<Storage> =>
  openStorage({ url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}` });

async function ask(cluster: Cluster, question: string): Promise<unknown> {
  const client = adminOf(cluster);
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

async function append(storage: Storage, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) expect(await storage.appendEntry({ entry: entry(number) })).toBe(true);
}

const numbersIn = async (storage: Storage): Promise<number[]> =>
  (await storage.logAfter({ match: "m1", seq: 0 })).map(({ seq }) => seq);

it("brings back all that was acknowledged before the moment, and nothing after it; the site goes on from there", async () => {
  const [site, archive] = [await newCluster(), newFolder()];
  onTestFinished(() => {
    for (const folder of [site.folder, archive]) rmSync(folder, { recursive: true, force: true });
  });
  putInto(
    site,
    "postgresql.auto.conf",
    `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && /bin/cp %p ${archive}/%f'\n`,
  );
  const server = await startServer(site);
  onTestFinished(() => stopServer(server, true));
  const storage = await open(site);
  await storage.createTable(table);
  await append(storage, 1, 2, 3);
  const restored = await copyRunning(site);
  onTestFinished(() => rmSync(restored.folder, { recursive: true, force: true }));
  await append(storage, 4, 5, 6);
  const moment = await ask(site, "select clock_timestamp()::text");
  await append(storage, 7, 8, 9);
  await ask(site, "delete from log where seq < 8 returning seq");
  expect(await numbersIn(storage)).toEqual([8, 9]);
  await storage.close();
  await stopServer(server);
  putInto(
    restored,
    "postgresql.auto.conf",
    `restore_command = '/bin/cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  putInto(restored, "recovery.signal", "");
  const again = await startServer(restored);
  onTestFinished(() => stopServer(again, true));
  await expect.poll(() => ask(restored, "select pg_is_in_recovery()"), { timeout: 20_000 }).toBe(false);
  const back = await open(restored);
  expect(await numbersIn(back)).toEqual([1, 2, 3, 4, 5, 6]);
  await append(back, 7);
  await back.close();
});
