import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type JobRow, type LogRow, type MatchRow, openStorage, packRow, type SeatRow, type Storage } from "./index.ts";
import { migrations } from "./migrations.ts";
import type { Schema } from "./schema.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";

const START = 1_900_000_000_000;

const match: MatchRow = {
  id: "m1",
  game: "maori",
  name: "Lagoon table",
  status: "open",
  hidden: 0,
  owner: "u1",
  key: "k1",
  plan: "{}",
  pack: null,
  seq: 0,
  snapshot: null,
  seed: "5eed",
  rematch: null,
  created: START,
  touched: START,
};
const seat = (number: number, more: Partial<SeatRow> = {}): SeatRow => ({
  match: "m1",
  seat: number,
  kind: "open",
  person: null,
  name: "",
  level: null,
  nonce: null,
  waiting: 0,
  place: null,
  score: null,
  ...more,
});
const table = { row: match, seats: [seat(0, { kind: "person", person: "u1", name: "Ada" }), seat(1)] };
const sit = (person: string, at = 1) => ({
  match: "m1",
  seat: at,
  person,
  name: person,
  nonce: "n",
  kinds: ["open"] as const,
  at: START + 1,
});
const entry = (seq: number, payload = `{"n":${seq}}`): LogRow => ({
  match: "m1",
  seq,
  message: `c${seq}`,
  payload,
  at: START + seq,
});
const job = (id: string, due: number): JobRow => ({ id, kind: "clock", due, payload: "{}", lease: 0, attempts: 0 });
const person = (id: string, more = {}) => ({
  id,
  name: id,
  email: null,
  password: null,
  admin: 0,
  language: "en",
  created: START,
  quotas: null,
  ...more,
});

const idAndName = ({ id, name }: ReturnType<typeof person>) => ({ id, name });

interface Place {
  open(): Promise<Storage>;
  /** The database itself, for steps that came before the present one. */
  dialect(): Dialect;
  clear(): void;
}

const places: Record<string, () => Promise<Place>> = {
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), "outrigger-storage-"));
    return {
      open: () => openStorage({ file: join(folder, "outrigger.db") }),
      dialect: () => new SqliteDialect({ database: new Database(join(folder, "outrigger.db")) }),
      clear: () => rmSync(folder, { recursive: true }),
    };
  },
  postgres: async () => {
    const url = await postgres.database();
    return {
      open: () => openStorage({ url }),
      dialect: () => new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
      clear: () => {},
    };
  },
};

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(Object.keys(places))("storage on %s", (kind) => {
  let place: Place;
  let storage: Storage;

  beforeEach(async () => {
    place = await (places[kind] as () => Promise<Place>)();
    storage = await place.open();
    await storage.createTable(table);
  });
  afterEach(async () => {
    await storage.close();
    place.clear();
  });

  it("gives back what was put in, with the log after the snapshot and the newest messages", async () => {
    await storage.appendEntry({ entry: entry(1), seats: [{ seat: 1, waiting: 1 }] });
    await storage.appendEntry({
      entry: entry(2),
      snapshot: { seq: 2, snapshot: '{"steps":[1,2]}', status: "playing" },
    });
    await storage.appendEntry({ entry: entry(3) });
    const loaded = await storage.loadMatch("m1");
    const snapshot = '{"steps":[1,2]}';
    expect(loaded?.row).toEqual({ ...match, status: "playing", seq: 2, snapshot, touched: START + 2 });
    expect(loaded?.seats).toEqual([table.seats[0], seat(1, { waiting: 1 })]);
    expect(loaded?.entries).toEqual([entry(3)]);
    expect(loaded?.recent.map(({ message }) => message)).toEqual(["c1", "c2", "c3"]);
    expect(await storage.logAfter({ match: "m1", seq: 0 })).toEqual([entry(1), entry(2), entry(3)]);
    expect(await storage.newestEntries(["m1", "m2"])).toEqual([{ match: "m1", seq: 3 }]);
    expect(await storage.loadMatch("nobody")).toBeUndefined();
  });

  it("counts a table as touched when the turn passes on, whether or not a snapshot is written", async () => {
    await storage.appendEntry({ entry: entry(1) });
    expect((await storage.findTable("m1"))?.row.touched).toBe(START);
    await storage.appendEntry({ entry: entry(2), seats: [{ seat: 1, waiting: 1 }] });
    expect((await storage.findTable("m1"))?.row.touched).toBe(START + 2);
  });

  it("lets only one of two entries have a number, and changes nothing for the other", async () => {
    const answers = await Promise.all(
      ["first", "second"].map((payload) => storage.appendEntry({ entry: entry(1, payload) })),
    );
    expect(answers.sort()).toEqual([false, true]);
    const [stored] = await storage.logAfter({ match: "m1", seq: 0 });
    expect(await storage.appendEntry({ entry: stored as LogRow })).toBe(true);
    const late = { seq: 1, snapshot: "late", status: "over" } as const;
    expect(await storage.appendEntry({ entry: entry(1), snapshot: late, jobs: [job("j", 1)] })).toBe(false);
    expect((await storage.loadMatch("m1"))?.row).toMatchObject({ seq: 0, status: "open" });
    expect(await storage.nextDue({ now: START })).toBeUndefined();
  });

  it("fails one operation of a commit without taking the others with it", async () => {
    const answers = await Promise.allSettled([
      storage.appendEntry({ entry: entry(1) }),
      storage.createTable(table),
      storage.appendEntry({ entry: entry(2) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await storage.logAfter({ match: "m1", seq: 0 })).toHaveLength(2);
  });

  it("keeps everything over a restart, and refuses work once closed", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => storage.appendEntry({ entry: entry(at + 1) })));
    await storage.close();
    await expect(storage.loadMatch("m1")).rejects.toThrow();
    storage = await place.open();
    expect(await storage.logAfter({ match: "m1", seq: 0 })).toHaveLength(200);
  });

  it("gives a free seat to one of two who want it, and no second seat to anybody", async () => {
    expect((await Promise.all([storage.takeSeat(sit("u2")), storage.takeSeat(sit("u3"))])).sort()).toEqual([
      false,
      true,
    ]);
    expect(await storage.takeSeat(sit("u1"))).toBe(false);
  });

  it("counts a table as touched by those who take or leave a seat, not by those who fail to", async () => {
    const touched = async () => (await storage.findTable("m1"))?.row.touched;
    const at = START + 1_000;
    expect(await storage.leaveSeat({ match: "m1", person: "u3", at })).toBe(false);
    expect(await storage.takeSeat({ ...sit("u3"), seat: 0, at })).toBe(false);
    expect(await touched()).toBe(START);
    expect(await storage.takeSeat({ ...sit("u2"), at: START + 1 })).toBe(true);
    expect(await touched()).toBe(START + 1);
    expect(await storage.leaveSeat({ match: "m1", person: "u2", at: START + 2 })).toBe(true);
    expect(await touched()).toBe(START + 2);
  });

  it("keeps a friend's seat for whoever has the key", async () => {
    await storage.createTable({
      row: { ...match, id: "m2" },
      seats: [seat(0, { match: "m2", kind: "person", person: "u1" }), seat(1, { match: "m2", kind: "friend" })],
    });
    expect(await storage.takeSeat({ ...sit("u2"), match: "m2" })).toBe(false);
    expect(await storage.takeSeat({ ...sit("u2"), match: "m2", kinds: ["open", "friend"] })).toBe(true);
  });

  it("starts a table once, and not when its seats have changed meanwhile", async () => {
    const start = {
      match: "m1",
      snapshot: "{}",
      entry: entry(0),
      seats: [{ seat: 1, waiting: 1 }],
      jobs: [],
      at: START + 5,
    };
    expect(await storage.startTable({ ...start, people: ["u1", "u2"] })).toBe(false);
    await storage.takeSeat(sit("u2"));
    expect(await storage.startTable({ ...start, people: ["u1", "u2"] })).toBe(true);
    expect(await storage.startTable({ ...start, people: ["u1", "u2"] })).toBe(false);
    expect(await storage.leaveSeat({ match: "m1", person: "u2", at: START })).toBe(false);
    expect((await storage.publicTables({ status: "playing", most: 5 }))[0]?.seats[1]?.waiting).toBe(1);
  });

  it("lists open tables, and a person's own; the last to leave takes the table away", async () => {
    await storage.createTable({ row: { ...match, id: "hidden", hidden: 1 }, seats: [seat(0, { match: "hidden" })] });
    await storage.takeSeat(sit("u2"));
    const ids = (tables: readonly { row: { id: string } }[]) => tables.map(({ row }) => row.id);
    expect(ids(await storage.publicTables({ status: "open", most: 5 }))).toEqual(["m1"]);
    expect(ids(await storage.tablesOf({ person: "u2", most: 5 }))).toEqual(["m1"]);
    for (const who of ["u1", "u2"]) expect(await storage.leaveSeat({ match: "m1", person: who, at: START })).toBe(true);
    expect(await storage.findTable("m1")).toBeUndefined();
  });

  it("counts the tables that people have opened, and the games they play, each once", async () => {
    await storage.createTable({
      row: { ...match, id: "m2" },
      seats: [seat(0, { match: "m2" }), seat(1, { match: "m2" })],
    });
    expect(await storage.countTables(["u1", "u2"])).toEqual({ open: 2, playing: 0 });
    await storage.takeSeat(sit("u2"));
    const people = (await storage.findTable("m1"))?.seats.map(({ person }) => person) ?? [];
    await storage.startTable({
      match: "m1",
      snapshot: "{}",
      entry: { ...entry(0), match: "m1" },
      seats: [],
      jobs: [],
      people,
      at: START,
    });
    expect(await storage.countTables(["u1", "u2"])).toEqual({ open: 1, playing: 1 });
    expect(await storage.countTables(["u2"])).toEqual({ open: 0, playing: 1 });
    expect(await storage.countTables(["nobody"])).toEqual({ open: 0, playing: 0 });
  });

  it("keeps the first rematch that was asked for", async () => {
    expect(await storage.nameRematch({ match: "m1", rematch: "a" })).toBe("a");
    expect(await storage.nameRematch({ match: "m1", rematch: "b" })).toBe("a");
  });

  it("leaves out kinds that a node has enough of", async () => {
    await storage.setJobs([job("clock", 10), { ...job("bot", 5), kind: "bot" }]);
    expect(await storage.nextDue({ now: 20, except: ["bot"] })).toBe(10);
    const taken = await storage.takeJobs({ now: 20, lease: 100, most: 5, except: ["bot"] });
    expect(taken.map(({ id }) => id)).toEqual(["clock"]);
    expect(
      await storage.renewLeases({
        jobs: [
          { id: "clock", lease: 100 },
          { id: "bot", lease: 100 },
        ],
        lease: 200,
      }),
    ).toEqual(["clock"]);
    await storage.releaseJobs([{ id: "clock", lease: 200 }]);
    expect(await storage.takeJobs({ now: 20, lease: 100, most: 5 })).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  it("hands a job to one taker, again when the lease has run out, and never a renewed one to the broom", async () => {
    await storage.setJobs([job("late", 30), job("early", 10), job("middle", 20)]);
    const taken = await Promise.all([1, 2, 3].map(() => storage.takeJobs({ now: 25, lease: 100, most: 5 })));
    expect(
      taken
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["early", "middle"]);
    expect(await storage.nextDue({ now: 25 })).toBe(30);
    await storage.endJob({ id: "early", lease: 100 });
    await storage.setJobs([job("middle", 40)]);
    await storage.endJob({ id: "middle", lease: 100 });
    const again = await storage.takeJobs({ now: 101, lease: 200, most: 5 });
    expect(again.map(({ id, attempts }) => [id, attempts]).sort()).toEqual([
      ["late", 1],
      ["middle", 1],
    ]);
  });

  it("knows people, their sessions and tokens; an e-mail address belongs to one of them", async () => {
    for (const id of ["p1", "p2"]) await storage.addPerson(person(id));
    expect(await storage.changePerson({ id: "p1", email: "a@example.org" })).toBe(true);
    expect(await storage.changePerson({ id: "p2", email: "a@example.org" })).toBe(false);
    await storage.addSession({ hash: "h", person: "p1", created: 1, expires: 10 });
    expect((await storage.findSession({ hash: "h", now: 9 }))?.id).toBe("p1");
    expect(await storage.findSession({ hash: "h", now: 10 })).toBeUndefined();
    await storage.dropSessionsOf("p1");
    expect(await storage.findSession({ hash: "h", now: 9 })).toBeUndefined();
    await storage.addToken({ hash: "t", person: "p1", kind: "reset", expires: 10 });
    expect(await storage.takeToken({ hash: "t", kind: "reset", now: 5 })).toBe("p1");
    expect(await storage.takeToken({ hash: "t", kind: "reset", now: 5 })).toBeUndefined();
  });

  it("adds a token unless there is a newer one; whoever uses one has used them all", async () => {
    const token = (hash: string, expires: number) => ({ hash, person: "p1", kind: "reset", expires }) as const;
    expect(await storage.addToken({ ...token("a", 10), unlessAfter: 5 })).toBe(true);
    expect(await storage.addToken({ ...token("b", 14), unlessAfter: 9 })).toBe(false);
    expect(await storage.addToken({ ...token("c", 15), unlessAfter: 10 })).toBe(true);
    expect(await storage.takeToken({ hash: "b", kind: "reset", now: 5 })).toBeUndefined();
    expect(await storage.takeToken({ hash: "a", kind: "reset", now: 5 })).toBe("p1");
    expect(await storage.takeToken({ hash: "c", kind: "reset", now: 5 })).toBeUndefined();
    await storage.addToken(token("d", 20));
    await storage.dropToken("d");
    expect(await storage.takeToken({ hash: "d", kind: "reset", now: 5 })).toBeUndefined();
  });

  it("keeps one letter for each address, the newest", async () => {
    const letter = (id: string, email: string, at: number) => ({ id, email, subject: "s", body: id, at });
    await storage.addLetter(letter("l1", "a@example.org", 1));
    await storage.addLetter(letter("l2", "b@example.org", 2));
    await storage.addLetter(letter("l3", "a@example.org", 3));
    expect((await storage.letters(9)).map(({ id }) => id)).toEqual(["l3", "l2"]);
  });

  it("names administrators, and never lets the last one go", async () => {
    for (const id of ["p1", "p2", "p3"]) await storage.addPerson(person(id));
    for (const id of ["p1", "p2"]) await storage.changePerson({ id, email: `${id}@example.org` });
    expect(await storage.administrators(9)).toEqual([]);
    await storage.addToken({ hash: "a", person: "", kind: "admin", expires: 10 });
    expect(await storage.nameAdministrator("p3")).toBe(false);
    expect(await storage.nameAdministrator("p1")).toBe(true);
    expect(await storage.takeToken({ hash: "a", kind: "admin", now: 5 })).toBeUndefined();
    expect(await storage.dismissAdministrator("p1")).toBe(false);
    expect(await storage.removePerson({ id: "p1", name: "—" })).toBe(false);
    await storage.nameAdministrator("p2");
    // Both want to go at once: one of them has to stay.
    const gone = await Promise.all(["p1", "p2"].map((id) => storage.removePerson({ id, name: "—" })));
    expect(gone.sort()).toEqual([false, true]);
    expect(await storage.administrators(9)).toHaveLength(1);
  });

  it("sees a block from both sides, and a mute from neither", async () => {
    for (const id of ["p1", "p2"]) await storage.addPerson(person(id));
    await storage.setShun({ person: "p1", other: "p2", kind: "mute" });
    expect(await storage.isBlockedAmong({ person: "p2", others: ["p1"] })).toBe(false);
    await storage.setShun({ person: "p1", other: "p2", kind: "block" });
    expect(await storage.isBlockedAmong({ person: "p1", others: ["p2"] })).toBe(true);
    expect(await storage.isBlockedAmong({ person: "p2", others: ["x", "p1"] })).toBe(true);
    expect((await storage.shunsOf("p1"))[0]).toMatchObject({ other: "p2", name: "p2", kind: "block" });
    await storage.dropShun({ person: "p1", other: "p2" });
    expect(await storage.isBlockedAmong({ person: "p2", others: ["p1"] })).toBe(false);
  });

  it("numbers chat lines, shows the channels asked for, and ties reports to lines", async () => {
    const line = { match: "m1", person: "p1", name: "Ada", at: START } as const;
    await storage.addChatLine({ ...line, channel: "seats", text: "hello" });
    const second = await storage.addChatLine({ ...line, channel: "spectators", text: "oh" });
    expect(second.number).toBe(2);
    const seats = await storage.chatLines({ match: "m1", channels: ["seats"], most: 10 });
    expect(seats.map(({ text }) => text)).toEqual(["hello"]);
    await storage.addReport({ id: "r", match: "m1", number: 2, reporter: "p2", text: "rude", at: START });
    expect((await storage.reports(5))[0]).toMatchObject({ id: "r", line: "oh" });
  });

  it("keeps a desk per person and match, changed field by field", async () => {
    await storage.setDesk({ match: "m1", person: "p1" });
    await storage.setDesk({ match: "m1", person: "p1", note: "watch the reef", mail: 0 });
    await storage.setDesk({ match: "m1", person: "p1", epoch: 1, entries: 7 });
    expect(await storage.findDesk({ match: "m1", person: "p1" })).toEqual({
      match: "m1",
      person: "p1",
      note: "watch the reef",
      epoch: 1,
      entries: 7,
      push: 1,
      mail: 0,
    });
  });

  it("forgets a person and leaves the match to the others", async () => {
    await storage.addPerson(person("u1"));
    await storage.addSubscription({ endpoint: "https://push.example", person: "u1", keys: "{}", created: 1 });
    await storage.addChatLine({ match: "m1", channel: "seats", person: "u1", name: "Ada", text: "hi", at: 1 });
    await storage.removePerson({ id: "u1", name: "—" });
    expect(await storage.findPerson("u1")).toBeUndefined();
    expect(await storage.subscriptionsOf("u1")).toEqual([]);
    expect(await storage.chatLines({ match: "m1", channels: ["seats"], most: 5 })).toEqual([]);
    expect((await storage.findTable("m1"))?.seats[0]).toMatchObject({ person: null, name: "—" });
  });

  it("puts a session's end off, but not again and again", async () => {
    await storage.addPerson(person("p1"));
    await storage.addSession({ hash: "h", person: "p1", created: 1, expires: START });
    const renew = (expires: number, unlessAfter: number) => storage.renewSession({ hash: "h", expires, unlessAfter });
    expect(await renew(START + 10, START + 5)).toBe(true);
    expect(await renew(START + 11, START + 6)).toBe(false);
    expect(await storage.findSession({ hash: "h", now: START + 9 })).toMatchObject({ id: "p1" });
    expect(await storage.findSession({ hash: "h", now: START + 10 })).toBeUndefined();
  });

  it("adds up what people have stored of late: the tables they opened, what was played there, what they wrote", async () => {
    const stored = (people: readonly string[], since = START) => storage.storedBytes({ people, since });
    const before = await stored(["u1"]);
    expect(before).toBeGreaterThan(0);
    expect(await stored(["nobody"])).toBe(0);
    await storage.appendEntry({ entry: entry(1), chronicle: "12345" });
    const played = Buffer.byteLength(entry(1).payload) + 5;
    expect(await stored(["u1"])).toBe(before + played);
    await storage.addChatLine({ match: "m1", channel: "seats", person: "p2", name: "", text: "Māori", at: START });
    await storage.setDesk({ match: "m1", person: "p2", note: "1234" });
    await storage.addReport({ id: "r1", match: "m1", number: 1, reporter: "p2", text: "123", at: START });
    expect([await stored(["p2"]), await stored(["p2"], START + 1)]).toEqual([6 + 4 + 3, 4]);
    expect(await stored(["u1", "p2", "nobody"])).toBe(before + played + 13);
    expect(await stored(["u1"], START + 100_000)).toBe(0);
  });

  it("goes through names, and changes them wherever they stand", async () => {
    for (const id of ["p1", "p2", "p3"]) await storage.addPerson(person(id));
    await storage.addChatLine({ match: "m1", channel: "seats", person: "p2", name: "p2", text: "hi", at: 1 });
    expect(await storage.namedPeople({ after: "", most: 2 })).toEqual([person("p1"), person("p2")].map(idAndName));
    expect(await storage.namedPeople({ after: "p2", most: 2 })).toEqual([idAndName(person("p3"))]);
    await storage.renamePerson({ id: "p2", name: "Ben" });
    expect(await storage.findPerson("p2")).toMatchObject({ name: "Ben" });
    expect(await storage.chatLines({ match: "m1", channels: ["seats"], most: 9 })).toMatchObject([{ name: "Ben" }]);
    await storage.createTable({ row: { ...match, id: "m2" }, seats: [seat(0, { match: "m2", name: "Ada" })] });
    await storage.renameSeat({ match: "m2", seat: 0, name: "Eve" });
    expect(await storage.namedSeats({ after: "", most: 1 })).toEqual([
      { match: "m1", seat: 0, name: "Ada" },
      { match: "m1", seat: 1, name: "" },
    ]);
    expect(await storage.namedSeats({ after: "m1", most: 9 })).toEqual([{ match: "m2", seat: 0, name: "Eve" }]);
    expect(await storage.namedSeats({ after: "m2", most: 9 })).toEqual([]);
  });

  it("knows who may have more than others", async () => {
    for (const id of ["p1", "p2"]) await storage.addPerson(person(id));
    await storage.changePerson({ id: "p2", quotas: "sockets-per-person=40" });
    expect(await storage.favoured(9)).toMatchObject([{ id: "p2", quotas: "sockets-per-person=40" }]);
    await storage.changePerson({ id: "p2", quotas: null });
    expect(await storage.favoured(9)).toEqual([]);
  });

  describe("component packs", () => {
    const pack = packRow({ game: "maori", tiles: [1, 2] });
    const packed = (id: string, more: Partial<MatchRow> = {}) => ({
      row: { ...match, id, pack: pack.hash, ...more },
      seats: [seat(0, { match: id, kind: "person", person: "u1" })],
      pack,
    });

    it("are kept once, found by hash, and counted once for whoever opened tables with them", async () => {
      await storage.createTable(packed("m2"));
      await storage.createTable(packed("m3"));
      expect(await storage.findPack(pack.hash)).toBe(pack.data);
      expect(await storage.findPack("nobody")).toBeUndefined();
      expect([await storage.packBytes(["u1", "u3"]), await storage.packBytes(["u2"])]).toEqual([pack.bytes, 0]);
      expect((await storage.loadMatch("m2"))?.pack).toBe(pack.data);
      expect((await storage.loadMatch("m1"))?.pack).toBeUndefined();
      const listed = await storage.publicTables({ status: "open", most: 10 });
      expect(JSON.stringify(listed)).not.toContain("tiles");
      expect(listed.map(({ row }) => row.pack !== null).sort()).toEqual([false, true, true]);
    });

    it("go with the last table that plays with them", async () => {
      await storage.createTable(packed("m2", { touched: START - 10 }));
      const sweep = { now: START, tablesBefore: START - 20, lettersBefore: 0, idleBefore: 0 };
      await storage.sweep(sweep);
      expect(await storage.findPack(pack.hash)).toBe(pack.data);
      await storage.sweep({ ...sweep, tablesBefore: START - 5 });
      expect(await storage.findPack(pack.hash)).toBeUndefined();
    });

    it("that lay in the plans of an older database are moved out of them", async () => {
      const older = await (places[kind] as () => Promise<Place>)();
      const db = new Kysely<Schema>({ dialect: older.dialect() });
      await new Migrator({ db, provider: migrations }).migrateTo("0005-lean-seats");
      const { pack: _, ...row } = match;
      const plan = (more: object) => JSON.stringify({ options: {}, ...more, clock: { kind: "turns" } });
      const rows = [
        { ...row, id: "old1", plan: plan({ pack: JSON.parse(pack.data) }) },
        { ...row, id: "old2", plan: plan({ pack: JSON.parse(pack.data) }) },
        { ...row, id: "old3", plan: plan({}) },
      ];
      await db
        .insertInto("matches")
        .values(rows as unknown as MatchRow[])
        .execute();
      await db.destroy();
      const opened = await older.open();
      const found = await Promise.all(rows.map(({ id }) => opened.findTable(id)));
      expect(found.map((table) => table?.row.pack)).toEqual([pack.hash, pack.hash, null]);
      expect(new Set(found.map((table) => table?.row.plan))).toEqual(new Set([plan({})]));
      expect(await opened.findPack(pack.hash)).toBe(pack.data);
      await opened.close();
      older.clear();
    });
  });

  it("sweeps what nobody can come back to, and nothing else", async () => {
    const session = (hash: string, owner: string, expires: number) => ({ hash, person: owner, created: 1, expires });
    for (const id of ["lost", "here", "idle", "seated", "playing"]) await storage.addPerson(person(id));
    await storage.addPerson(person("account", { email: "a@example.org" }));
    await storage.addSession(session("old", "lost", START));
    await storage.addSession(session("new", "here", START + 10));
    await storage.addSession(session("early", "here", START + 5));
    for (const id of ["idle", "seated"]) await storage.addSession(session(id, id, START + 5));
    await storage.createTable({
      row: { ...match, id: "m2" },
      seats: [
        { ...seat(0), match: "m2", person: "lost", name: "Lost" },
        { ...seat(1), match: "m2", person: "seated" },
      ],
    });
    await storage.startTable({
      match: "m2",
      snapshot: "{}",
      entry: { ...entry(0), match: "m2" },
      seats: [],
      jobs: [],
      people: ["lost"],
      at: START,
    });
    await storage.appendEntry({
      entry: { ...entry(1), match: "m2" },
      snapshot: { seq: 1, snapshot: "{}", status: "over" },
    });
    await storage.createTable({ row: { ...match, id: "m3" }, seats: [{ ...seat(0), match: "m3", person: "playing" }] });
    await storage.startTable({
      match: "m3",
      snapshot: "{}",
      entry: { ...entry(0), match: "m3" },
      seats: [],
      jobs: [],
      people: ["playing"],
      at: START,
    });
    const before = { tablesBefore: START + 1, lettersBefore: START, idleBefore: START + 10 };
    expect(await storage.sweep({ now: START, ...before })).toEqual({ sessions: 1, guests: 2, tables: 1 });
    expect(await storage.findTable("m1")).toBeUndefined();
    expect((await storage.findTable("m2"))?.seats[0]).toMatchObject({ person: null, name: "Lost" });
    for (const id of ["lost", "idle"]) expect(await storage.findPerson(id)).toBeUndefined();
    expect(await storage.findSession({ hash: "idle", now: START })).toBeUndefined();
    for (const id of ["here", "seated", "playing", "account"]) expect(await storage.findPerson(id)).toBeDefined();
    expect(await storage.sweep({ now: START, ...before })).toEqual({ sessions: 0, guests: 0, tables: 0 });
  });

  it("moves what falls due and what runs out along with a clock that was set", async () => {
    await storage.setJobs([job("j", START + 10), job("taken", START)]);
    await storage.takeJobs({ now: START, lease: START + 5, most: 1 });
    await storage.addPerson(person("ada"));
    await storage.addSession({ hash: "s", person: "ada", created: START, expires: START + 100 });
    await storage.createTable({ row: { ...match, id: "m2" }, seats: [{ ...seat(0), match: "m2", person: "ada" }] });
    await storage.startTable({
      match: "m2",
      snapshot: "{}",
      entry: { ...entry(0), match: "m2" },
      seats: [],
      jobs: [],
      people: ["ada"],
      at: START,
    });
    expect(await storage.moveTimes(-1_000)).toEqual({ playing: ["m2"] });
    expect(await storage.findSession({ hash: "s", now: START - 900 })).toBeUndefined();
    expect(await storage.findSession({ hash: "s", now: START - 901 })).toBeDefined();
    expect(await storage.takeJobs({ now: START - 996, lease: 1, most: 9 })).toEqual([]);
    const taken = await storage.takeJobs({ now: START - 990, lease: START, most: 9 });
    expect(taken.map(({ id }) => id).sort()).toEqual(["j", "taken"]);
  });

  it("keeps the first value of a setting, and letters until they are passed on", async () => {
    expect(await storage.findSetting("k")).toBeUndefined();
    expect(await storage.keepSetting({ key: "k", value: "a" })).toBe("a");
    expect(await storage.findSetting("k")).toBe("a");
    expect(await storage.keepSetting({ key: "k", value: "b" })).toBe("a");
    await storage.addLetter({ id: "l", email: "a@example.org", subject: "s", body: "b", at: 1 });
    expect(await storage.letters(5)).toHaveLength(1);
    await storage.dropLetter("l");
    expect(await storage.letters(5)).toEqual([]);
  });

  it("closes when what is in hand is done, and takes nothing more", async () => {
    const work = Array.from({ length: 6 }, (_, at) => storage.setDesk({ match: "m1", person: `p${at}`, note: "kept" }));
    await storage.close();
    expect((await Promise.allSettled(work)).map(({ status }) => status)).toEqual(Array(6).fill("fulfilled"));
    await expect(storage.findDesk({ match: "m1", person: "p0" })).rejects.toThrow("the storage is closed");
    storage = await place.open();
    expect(await storage.findDesk({ match: "m1", person: "p5" })).toMatchObject({ note: "kept" });
  });

  it("brings word of changes to everybody who listens", async () => {
    const heard: string[] = [];
    const stop = storage.bus.listen((topic) => heard.push(topic));
    storage.bus.announce("match m1 3");
    stop();
    storage.bus.announce("match m1 4");
    expect(heard).toEqual(["match m1 3"]);
  });
});

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
