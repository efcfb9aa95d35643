// A server that cannot start: what it says, and that its process ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startServer } from "./server.ts";

let data = "";
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "outrigger-start-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const START = `
  import(process.argv[1])
    .then(({ startServer }) => startServer(JSON.parse(process.argv[2])))
    .catch(({ message }) => {
      console.error(message);
      process.exitCode = 1;
    });`;

/** Tries in a process of its own, which has to end by itself. */
async function tryToStart(config: object): Promise<{ code: unknown; said: string }> {
  const server = new URL("./server.ts", import.meta.url).href;
  const args = ["--eval", START, server, JSON.stringify(config)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, "close")) as [unknown];
  return { code, said };
}

/** As a full disk does: the statement fails, and what it belongs to is rolled back. */
const FULL = "create trigger full before insert on settings begin select raise(rollback, 'disk is full'); end";

const here = { address: "127.0.0.1", logLevel: "fatal" } as const;

it("S7.1 a port that is taken is named, and the process ends", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as { port: number };
  const ended = await tryToStart({ ...here, data, port });
  other.close();
  expect(ended).toEqual({ code: 1, said: `port ${port} is taken by another program\n` });
});

it("S7.1 a database that cannot be written is named, and the process ends", async () => {
  const server = await startServer({ ...here, data, port: 0 });
  await server.close();
  const file = new DatabaseSync(join(data, "outrigger.db"));
  // Also root, whom no file mode stops, meets a table that takes nothing.
  file.exec(FULL);
  file.close();
  const ended = await tryToStart({ ...here, data, port: 0 });
  expect(ended).toEqual({
    code: 1,
    said: `the database ${join(data, "outrigger.db")} cannot be written: disk is full\n`,
  });
});

it("S7.2 a disk that is full later is noticed, named in its own words, and forgotten when there is room", async () => {
  let passed = 0;
  const server = await startServer({ ...here, data, port: 0, steady: () => performance.now() + passed });
  const ready = async (): Promise<number> => {
    passed += 10_000;
    return (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status;
  };
  expect(await ready()).toBe(200);
  const file = new DatabaseSync(join(data, "outrigger.db"));
  file.exec(FULL);
  expect(await ready()).toBe(503);
  await expect(server.context.storage.tryWriting(1)).rejects.toThrow("disk is full");
  file.exec("drop trigger full");
  file.close();
  expect(await ready()).toBe(200);
  await server.close();
});

it("S7.3 the database is readable for its owner only, also one that was made otherwise", async () => {
  const path = join(data, "outrigger.db");
  writeFileSync(path, "", { mode: 0o644 });
  const server = await startServer({ ...here, data, port: 0 });
  for (const file of readdirSync(data)) expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);
  await server.close();
});
