// A copy of a PostgreSQL while it runs, as pg_basebackup makes one: what a standby begins with, and a restored database.
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Cluster, dataOf, newFolder, own } from "./cluster.ts";

export const adminOf = ({ folder }: Cluster): pg.Client =>
  new pg.Client({ host: folder, user: "postgres", database: "postgres" });

/** Into a folder of its own where none is named. */
export async function copyRunning(from: Cluster, folder = newFolder()): Promise<Cluster> {
  const cluster = { ...from, folder };
  const client = adminOf(from);
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  copyFolder(dataOf(from), dataOf(cluster));
  const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
  await client.end();
  const [{ labelfile } = { labelfile: "" }] = rows as { labelfile: string }[];
  putInto(cluster, "backup_label", labelfile);
  return cluster;
}

/** A file of a cluster's; settings are added to those that are there. */
export function putInto(cluster: Cluster, name: string, text: string): void {
  const path = join(dataOf(cluster), name);
  writeFileSync(path, text, { flag: name.endsWith(".conf") ? "a" : "w" });
  own(path);
}

/** Files may go while they are being copied; the log that is copied last makes up for it. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  own(to);
  const names = readdirSync(from).filter((name) => name !== "postmaster.pid");
  // The log comes last.
  for (const name of names.sort((one, other) => Number(one === "pg_wal") - Number(other === "pg_wal")))
    copyEntry(join(from, name), join(to, name));
}

function copyEntry(from: string, to: string): void {
  try {
    if (statSync(from).isDirectory()) copyFolder(from, to);
    else {
      copyFileSync(from, to);
      own(to);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
