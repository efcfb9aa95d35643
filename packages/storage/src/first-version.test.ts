// The file and the backup of a site that ran the first version, opened by this one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseLocation, openStorage, readBackup, type Storage, writeBackup } from "./index.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../testkit/fixtures/first-version/${name}`, import.meta.url));
const { site: names } = JSON.parse(readFileSync(fixture("names.json"), "utf8")) as { site: Record<string, string> };

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "outrigger-first-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const newFile = (): { readonly file: string } => {
  const home = join(folder, String(made++));
  mkdirSync(home);
  return { file: join(home, "outrigger.db") };
};

async function expectWhole(storage: Storage): Promise<void> {
  for (const [name, id] of Object.entries(names)) {
    const loaded = await storage.loadMatch(id);
    expect([name, loaded?.row.name]).toEqual([name, name]);
    expect(loaded?.seats.length).toBeGreaterThan(0);
  }
  const ada = await storage.findPersonByEmail("ada@example.org");
  // Nobody of then is silenced or shut out, and their addresses are taken for theirs.
  const standing = { muted: null, suspended: null, named: null, visitor: null, confirmed: ada?.created };
  expect(ada).toMatchObject({ name: "Ada", admin: 1, hours: null, unrated: 0, ...standing });
  expect(await storage.acts({ most: 1 })).toEqual([]);
  const played = names["maori played"] ?? "";
  const lines = await storage.chatLines({ match: played, channels: ["seats"], most: 10 });
  expect(lines.map(({ text }) => text)).toEqual(["A good game", "Another?"]);
  expect(await storage.findDesk({ match: played, person: ada?.id ?? "" })).toMatchObject({
    note: "Huts first",
    badge: 1,
  });
  expect((await storage.findTable(played))?.seats.map(({ ended }) => ended)).toContain(null);
  expect(await storage.findChronicle(played)).toBeUndefined();
  const person = ada?.id ?? "";
  // Nobody of then waits for a game, follows anybody, lets themselves be seen or is invited.
  expect(await storage.ticketsOf({ person, now: 0 })).toEqual([]);
  expect(await storage.followsOf(person)).toEqual([]);
  expect(await storage.isShowing(person)).toBe(false);
  expect(await storage.challengesOf({ person, most: 9 })).toEqual([]);
}

/** A match that is opened gets its log, and what it was kept by goes. */
async function expectAdopted(storage: Storage): Promise<void> {
  const all = await Promise.all(Object.values(names).map((id) => storage.loadMatch(id)));
  const { row, inputs } = all.find((loaded) => (loaded?.inputs.length ?? 0) > 0) ?? {};
  if (row === undefined || inputs === undefined) throw new Error("nothing was left to be adopted");
  const seq = (inputs.at(-1)?.seq ?? row.seq) + 1;
  const entry = { match: row.id, seq, message: "host", payload: "{}", at: 1 };
  const kept = { id: row.id, seq, snapshot: "{}", status: row.status, seats: [], jobs: [], entries: [entry] };
  expect(await storage.keepSnapshot(kept)).toBe(true);
  expect(await storage.keepSnapshot(kept)).toBe(false);
  expect(await storage.loadMatch(row.id)).toMatchObject({ row: { seq }, inputs: [], entries: [] });
  expect(await storage.logAfter({ match: row.id, seq: -1 })).toEqual([entry]);
}

describe("a site of the first version", () => {
  it("opens from its file, which is brought up to date", async () => {
    const place = newFile();
    writeFileSync(place.file, gunzipSync(readFileSync(fixture("outrigger.db.gz"))));
    const storage = await openStorage(place);
    await expectWhole(storage);
    await storage.close();
    expect(await writeBackup(place, join(folder, "again"))).toBeGreaterThan(100);
  });

  it.each(["sqlite", "postgres"])("opens from its backup on %s", async (kind) => {
    const place: DatabaseLocation = kind === "sqlite" ? newFile() : { url: await postgres.database() };
    const rows = await readBackup(fixture("backup.gz"), place);
    expect(rows).toBeGreaterThan(100);
    const storage = await openStorage(place);
    await expectWhole(storage);
    await expectAdopted(storage);
    await storage.close();
    await expect(readBackup(fixture("backup.gz"), place)).rejects.toThrow(/already/);
  });
});
