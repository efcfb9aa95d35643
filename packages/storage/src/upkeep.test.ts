import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { migrations } from "./database/migrations.ts";
import type { Schema } from "./database/schema.ts";
import { type MatchRow, packRow, type SeatRow } from "./index.ts";
import { begun, entry, job, match, onEveryDatabase, person, START, seat } from "./testing/contract.ts";

onEveryDatabase((here) => {
  it("is opened by an earlier version than the one that widened it, unless that took something away", async () => {
    const laterStep = async (name: string): Promise<void> => {
      const db = new Kysely<never>({ dialect: here.place.dialect() });
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${"2030-01-01"})`.execute(db);
      await db.destroy();
    };
    await here.storage.close();
    await laterStep("9998-widened");
    here.storage = await here.place.open();
    expect((await here.storage.findTable("m1"))?.row.id).toBe("m1");
    await laterStep("9999-contract-seats");
    await expect(here.place.open()).rejects.toThrow("taken away what this one needs (9999-contract-seats)");
  });

  it("leaves out kinds that a node has enough of", async () => {
    await here.storage.setJobs([job("clock", 10), { ...job("bot", 5), kind: "bot" }]);
    expect(await here.storage.nextDue({ now: 20, except: ["bot"] })).toBe(10);
    const taken = await here.storage.takeJobs({ now: 20, lease: 100, most: 5, except: ["bot"] });
    expect(taken.map(({ id }) => id)).toEqual(["clock"]);
    expect(
      await here.storage.renewLeases({
        jobs: [
          { id: "clock", lease: 100 },
          { id: "bot", lease: 100 },
        ],
        lease: 200,
      }),
    ).toEqual(["clock"]);
    await here.storage.releaseJobs([{ id: "clock", lease: 200 }]);
    expect(await here.storage.takeJobs({ now: 20, lease: 100, most: 5 })).toMatchObject([
      { attempts: 1 },
      { attempts: 1 },
    ]);
  });

  it("hands a job to one taker, again when the lease has run out, and never a renewed one to the cleanup", async () => {
    await here.storage.setJobs([job("late", 30), job("early", 10), job("middle", 20)]);
    const taken = await Promise.all([1, 2, 3].map(() => here.storage.takeJobs({ now: 25, lease: 100, most: 5 })));
    expect(
      taken
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["early", "middle"]);
    expect(await here.storage.nextDue({ now: 25 })).toBe(30);
    await here.storage.endJob({ id: "early", lease: 100 });
    await here.storage.setJobs([job("middle", 40)]);
    await here.storage.endJob({ id: "middle", lease: 100 });
    const again = await here.storage.takeJobs({ now: 101, lease: 200, most: 5 });
    expect(again.map(({ id, attempts }) => [id, attempts]).sort()).toEqual([
      ["late", 1],
      ["middle", 1],
    ]);
  });

  describe("component packs", () => {
    const pack = packRow({ game: "maori", tiles: [1, 2] });
    const packed = (id: string, more: Partial<MatchRow> = {}) => ({
      row: { ...match, id, pack: pack.hash, ...more },
      seats: [seat(0, { match: id, kind: "person", person: "u1" })],
      pack,
    });

    it("are kept once, found by hash, and counted once for whoever opened tables with them", async () => {
      await here.storage.createTable(packed("m2"));
      await here.storage.createTable(packed("m3"));
      expect(await here.storage.findPack(pack.hash)).toBe(pack.data);
      expect(await here.storage.findPack("nobody")).toBeUndefined();
      expect([await here.storage.packBytes(["u1", "u3"]), await here.storage.packBytes(["u2"])]).toEqual([
        pack.bytes,
        0,
      ]);
      expect((await here.storage.loadMatch("m2"))?.pack).toBe(pack.data);
      expect((await here.storage.loadMatch("m1"))?.pack).toBeUndefined();
      const listed = await here.storage.publicTables({ status: "open", most: 10 });
      expect(JSON.stringify(listed)).not.toContain("tiles");
      expect(listed.map(({ row }) => row.pack !== null).sort()).toEqual([false, true, true]);
    });

    it("go with the last table that plays with them", async () => {
      await here.storage.createTable(packed("m2", { touched: START - 10 }));
      const sweep = { now: START, tablesBefore: START - 20, lettersBefore: 0, idleBefore: 0 };
      await here.storage.sweep(sweep);
      expect(await here.storage.findPack(pack.hash)).toBe(pack.data);
      await here.storage.sweep({ ...sweep, tablesBefore: START - 5 });
      expect(await here.storage.findPack(pack.hash)).toBeUndefined();
    });

    it("that lay in the plans of an older database are moved out of them", async () => {
      const older = await here.newPlace();
      const db = new Kysely<Schema>({ dialect: older.dialect() });
      await new Migrator({ db, provider: migrations }).migrateTo("0005-lean-seats");
      const { pack: _, rated: __, ...row } = match;
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

  it("rated games of before there was a column for them are found by their plans", async () => {
    const older = await here.newPlace();
    const db = new Kysely<Schema>({ dialect: older.dialect() });
    await new Migrator({ db, provider: migrations }).migrateTo("0011-closed-reports");
    const { rated: _, ...row } = { ...match, status: "over", snapshot: "{}" };
    const plans = {
      one: { rated: true, bots: false },
      two: { options: { rated: "true" } },
      three: {},
      four: { rated: true },
    };
    const rows = Object.entries(plans).map(([id, plan], at) => ({
      ...row,
      id,
      plan: JSON.stringify({ options: {}, ...plan }),
      touched: START + at,
    }));
    await db
      .insertInto("matches")
      .values(rows as unknown as MatchRow[])
      .execute();
    const { ended: __, ...place } = seat(0, { match: "one", kind: "person", person: "u1", place: 1 });
    await db
      .insertInto("seats")
      .values(place as SeatRow)
      .execute();
    await db.destroy();
    const opened = await older.open();
    const found = await opened.ratedMatches({ after: undefined, before: START + 9, most: 9 });
    expect(found.map(({ id }) => id)).toEqual(["one", "four"]);
    expect(found[0]?.seats).toEqual([{ kind: "person", person: "u1", level: null, place: 1 }]);
    expect((await opened.findTable("one"))?.seats[0]?.ended).toBeNull();
    await opened.close();
    older.clear();
  });

  it("sweeps what nobody can come back to, and nothing else", async () => {
    const session = (hash: string, owner: string, expires: number) => ({ hash, person: owner, created: 1, expires });
    for (const id of ["lost", "here", "idle", "seated", "playing"]) await here.storage.addPerson(person(id));
    await here.storage.addPerson(person("account", { email: "a@example.org" }));
    await here.storage.addSession(session("old", "lost", START));
    await here.storage.addSession(session("new", "here", START + 10));
    await here.storage.addSession(session("early", "here", START + 5));
    for (const id of ["idle", "seated"]) await here.storage.addSession(session(id, id, START + 5));
    await here.storage.createTable({
      row: { ...match, id: "m2" },
      seats: [
        { ...seat(0), match: "m2", person: "lost", name: "Lost" },
        { ...seat(1), match: "m2", person: "seated" },
      ],
    });
    await here.storage.startTable(begun("m2", []));
    await here.storage.appendEntry({
      entry: { ...entry(1), match: "m2" },
      snapshot: { seq: 1, snapshot: "{}", status: "over" },
    });
    await here.storage.createTable({
      row: { ...match, id: "m3" },
      seats: [{ ...seat(0), match: "m3", person: "playing" }],
    });
    await here.storage.startTable(begun("m3", [{ ...seat(0), person: "playing" }]));
    const before = { tablesBefore: START + 1, lettersBefore: START, idleBefore: START + 10 };
    expect(await here.storage.sweep({ now: START, ...before })).toEqual({ sessions: 1, guests: 2, tables: 1 });
    expect(await here.storage.findTable("m1")).toBeUndefined();
    expect((await here.storage.findTable("m2"))?.seats[0]).toMatchObject({ person: null, name: "Lost" });
    for (const id of ["lost", "idle"]) expect(await here.storage.findPerson(id)).toBeUndefined();
    expect(await here.storage.findSession({ hash: "idle", now: START })).toBeUndefined();
    for (const id of ["here", "seated", "playing", "account"]) expect(await here.storage.findPerson(id)).toBeDefined();
    expect(await here.storage.sweep({ now: START, ...before })).toEqual({ sessions: 0, guests: 0, tables: 0 });
  });

  it("moves what falls due and what runs out along with a clock that was set", async () => {
    await here.storage.setJobs([job("j", START + 10), job("taken", START)]);
    await here.storage.takeJobs({ now: START, lease: START + 5, most: 1 });
    await here.storage.addPerson(person("ada"));
    await here.storage.addSession({ hash: "s", person: "ada", created: START, expires: START + 100 });
    await here.storage.createTable({
      row: { ...match, id: "m2" },
      seats: [{ ...seat(0), match: "m2", person: "ada" }],
    });
    await here.storage.startTable(begun("m2", [{ ...seat(0), person: "ada" }]));
    expect(await here.storage.moveTimes(-1_000)).toEqual({ playing: ["m2"] });
    expect(await here.storage.findSession({ hash: "s", now: START - 900 })).toBeUndefined();
    expect(await here.storage.findSession({ hash: "s", now: START - 901 })).toBeDefined();
    expect(await here.storage.takeJobs({ now: START - 996, lease: 1, most: 9 })).toEqual([]);
    const taken = await here.storage.takeJobs({ now: START - 990, lease: START, most: 9 });
    expect(taken.map(({ id }) => id).sort()).toEqual(["j", "taken"]);
  });

  it("keeps the first value of a setting, and letters until they are passed on", async () => {
    expect(await here.storage.findSetting("k")).toBeUndefined();
    expect(await here.storage.keepSetting({ key: "k", value: "a" })).toBe("a");
    expect(await here.storage.findSetting("k")).toBe("a");
    expect(await here.storage.keepSetting({ key: "k", value: "b" })).toBe("a");
    await here.storage.addLetter({ id: "l", email: "a@example.org", subject: "s", body: "b", at: 1 });
    expect(await here.storage.letters(5)).toHaveLength(1);
    await here.storage.dropLetter("l");
    expect(await here.storage.letters(5)).toEqual([]);
  });

  it("closes when what is in hand is done, and takes nothing more", async () => {
    const work = Array.from({ length: 6 }, (_, at) =>
      here.storage.setDesk({ match: "m1", person: `p${at}`, note: "kept" }),
    );
    await here.storage.close();
    expect((await Promise.allSettled(work)).map(({ status }) => status)).toEqual(Array(6).fill("fulfilled"));
    await expect(here.storage.findDesk({ match: "m1", person: "p0" })).rejects.toThrow("the storage is closed");
    here.storage = await here.place.open();
    expect(await here.storage.findDesk({ match: "m1", person: "p5" })).toMatchObject({ note: "kept" });
  });

  it("brings word of changes to everybody who listens", async () => {
    const heard: string[] = [];
    const stop = here.storage.bus.listen((topic) => heard.push(topic));
    here.storage.bus.announce("match m1 3");
    stop();
    here.storage.bus.announce("match m1 4");
    expect(heard).toEqual(["match m1 3"]);
  });
});
