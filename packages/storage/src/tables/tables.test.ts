import { expect, it } from "vitest";
import type { LogRow } from "../index.ts";
import { begun, entry, job, match, onEveryDatabase, START, seat, sit, table } from "../testing/contract.ts";

onEveryDatabase((here) => {
  it("gives back what was put in, with the log after the snapshot and the newest messages", async () => {
    await here.storage.appendEntry({ entry: entry(1), seats: [{ seat: 1, waiting: 1 }] });
    await here.storage.appendEntry({
      entry: entry(2),
      snapshot: { seq: 2, snapshot: '{"steps":[1,2]}', status: "playing" },
    });
    await here.storage.appendEntry({ entry: entry(3) });
    const loaded = await here.storage.loadMatch("m1");
    const snapshot = '{"steps":[1,2]}';
    expect(loaded?.row).toEqual({ ...match, status: "playing", seq: 2, snapshot, touched: START + 2 });
    expect(loaded?.seats).toEqual([table.seats[0], seat(1, { waiting: 1 })]);
    expect(loaded?.entries).toEqual([entry(3)]);
    expect(loaded?.recent.map(({ message }) => message)).toEqual(["c1", "c2", "c3"]);
    expect(await here.storage.logAfter({ match: "m1", seq: 0 })).toEqual([entry(1), entry(2), entry(3)]);
    expect(await here.storage.newestEntries(["m1", "m2"])).toEqual([{ match: "m1", seq: 3 }]);
    expect(await here.storage.loadMatch("nobody")).toBeUndefined();
  });

  it("counts a table as touched when the turn passes on, whether or not a snapshot is written", async () => {
    await here.storage.appendEntry({ entry: entry(1) });
    expect((await here.storage.findTable("m1"))?.row.touched).toBe(START);
    await here.storage.appendEntry({ entry: entry(2), seats: [{ seat: 1, waiting: 1 }] });
    expect((await here.storage.findTable("m1"))?.row.touched).toBe(START + 2);
  });

  it("counts a table as touched, or not, where that is said", async () => {
    const seats = [{ seat: 1, kind: "person", level: null, waiting: 1, place: null, score: null }] as const;
    await here.storage.appendEntry({ entry: entry(1), seats, touches: false });
    expect((await here.storage.findTable("m1"))?.row.touched).toBe(START);
    await here.storage.appendEntry({ entry: entry(2), touches: true });
    expect((await here.storage.findTable("m1"))?.row.touched).toBe(START + 2);
  });

  it("lets only one of two entries have a number, and changes nothing for the other", async () => {
    const answers = await Promise.all(
      ["first", "second"].map((payload) => here.storage.appendEntry({ entry: entry(1, payload) })),
    );
    expect(answers.sort()).toEqual([false, true]);
    const [stored] = await here.storage.logAfter({ match: "m1", seq: 0 });
    expect(await here.storage.appendEntry({ entry: stored as LogRow })).toBe(true);
    const late = { seq: 1, snapshot: "late", status: "over" } as const;
    expect(await here.storage.appendEntry({ entry: entry(1), snapshot: late, jobs: [job("j", 1)] })).toBe(false);
    expect((await here.storage.loadMatch("m1"))?.row).toMatchObject({ seq: 0, status: "open" });
    expect(await here.storage.nextDue({ now: START })).toBeUndefined();
  });

  it("fails one operation of a commit without taking the others with it", async () => {
    const answers = await Promise.allSettled([
      here.storage.appendEntry({ entry: entry(1) }),
      here.storage.createTable(table),
      here.storage.appendEntry({ entry: entry(2) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await here.storage.logAfter({ match: "m1", seq: 0 })).toHaveLength(2);
  });

  it("keeps everything over a restart, and refuses work once closed", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => here.storage.appendEntry({ entry: entry(at + 1) })));
    await here.storage.close();
    await expect(here.storage.loadMatch("m1")).rejects.toThrow();
    here.storage = await here.place.open();
    expect(await here.storage.logAfter({ match: "m1", seq: 0 })).toHaveLength(200);
  });

  it("gives a free seat to one of two who want it, and no second seat to anybody", async () => {
    expect((await Promise.all([here.storage.takeSeat(sit("u2")), here.storage.takeSeat(sit("u3"))])).sort()).toEqual([
      false,
      true,
    ]);
    expect(await here.storage.takeSeat(sit("u1"))).toBe(false);
  });

  it("counts a table as touched by those who take or leave a seat, not by those who fail to", async () => {
    const touched = async () => (await here.storage.findTable("m1"))?.row.touched;
    const at = START + 1_000;
    expect(await here.storage.leaveSeat({ match: "m1", person: "u3", at })).toBe(false);
    expect(await here.storage.takeSeat({ ...sit("u3"), seat: 0, at })).toBe(false);
    expect(await touched()).toBe(START);
    expect(await here.storage.takeSeat({ ...sit("u2"), at: START + 1 })).toBe(true);
    expect(await touched()).toBe(START + 1);
    expect(await here.storage.leaveSeat({ match: "m1", person: "u2", at: START + 2 })).toBe(true);
    expect(await touched()).toBe(START + 2);
  });

  it("keeps a friend's seat for whoever has the key", async () => {
    await here.storage.createTable({
      row: { ...match, id: "m2" },
      seats: [seat(0, { match: "m2", kind: "person", person: "u1" }), seat(1, { match: "m2", kind: "friend" })],
    });
    expect(await here.storage.takeSeat({ ...sit("u2"), match: "m2" })).toBe(false);
    expect(await here.storage.takeSeat({ ...sit("u2"), match: "m2", kinds: ["open", "friend"] })).toBe(true);
  });

  it("starts a table once, and not when its seats have changed meanwhile", async () => {
    const start = {
      match: "m1",
      snapshot: "{}",
      entry: entry(0),
      seats: [{ seat: 1, waiting: 1 }],
      jobs: [],
      agreed: "{}",
      at: START + 5,
    };
    const before = (await here.storage.findTable("m1"))?.seats ?? [];
    await here.storage.takeSeat(sit("u2"));
    expect(await here.storage.startTable({ ...start, found: before })).toBe(false);
    const found = (await here.storage.findTable("m1"))?.seats ?? [];
    expect(await here.storage.startTable({ ...start, found })).toBe(true);
    expect(await here.storage.startTable({ ...start, found })).toBe(false);
    expect(await here.storage.leaveSeat({ match: "m1", person: "u2", at: START })).toBe(false);
    expect((await here.storage.publicTables({ status: "playing", most: 5 }))[0]?.seats[1]?.waiting).toBe(1);
  });

  it("starts many tables at once, each for itself, with whoever sits down last at it", async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `s${at}`);
    const before = (id: string) => [
      seat(0, { match: id, kind: "person", person: "u1", name: "Ada", nonce: "n1" }),
      seat(1, { match: id }),
    ];
    await Promise.all(
      ids.map((id) => here.storage.createTable({ row: { ...match, id, plan: "long" }, seats: before(id) })),
    );
    const [taken = "", changed = "", anew = "", ...others] = ids;
    await here.storage.takeSeat({ ...sit("u9"), match: taken });
    const { name, hidden, rated } = match;
    await here.storage.changeTable({ match: changed, owner: "u1", name, hidden, rated, plan: "other", at: START });
    await here.storage.changeTable({ match: anew, owner: "u9", name, hidden, rated, plan: "long", at: START });
    const start = (id: string) => ({
      match: id,
      snapshot: `of ${id}`,
      entry: { ...entry(0), match: id },
      seats: [
        { ...before(id)[0], seat: 0, waiting: 1 },
        { ...seat(1), kind: "person" as const, person: "u2", name: "Bo", nonce: "n2" },
      ].map(({ match: _, ...each }) => each),
      jobs: [job(`clock ${id}`, START), job(`clock ${id}`, START + 1)],
      found: before(id),
      agreed: "long",
      at: START + 5,
      ...(id === "s3" ? { plan: "short" } : {}),
    });
    const answers = await Promise.all(ids.map((id) => here.storage.startTable(start(id))));
    expect(answers).toEqual([false, false, false, ...others.map(() => true)]);
    for (const id of others) {
      const { row, seats, entries = [] } = (await here.storage.loadMatch(id)) ?? {};
      expect(row).toMatchObject({ status: "playing", snapshot: `of ${id}`, touched: START + 5 });
      expect(row?.plan).toBe(id === "s3" ? "short" : "long");
      expect(seats?.map(({ person, nonce, waiting }) => [person, nonce, waiting])).toEqual([
        ["u1", "n1", 1],
        ["u2", "n2", 0],
      ]);
      expect(entries.length + (await here.storage.logAfter({ match: id, seq: -1 })).length).toBe(1);
    }
    for (const id of [taken, changed, anew]) {
      expect((await here.storage.findTable(id))?.row.status).toBe("open");
      expect(await here.storage.logAfter({ match: id, seq: -1 })).toEqual([]);
    }
    const due = await here.storage.takeJobs({ now: START + 1, lease: START + 9, most: 99 });
    expect(due.map(({ id, due: at }) => `${id} ${at}`).sort()).toEqual(
      others.map((id) => `clock ${id} ${START + 1}`).sort(),
    );
  });

  it("lists open tables, and a person's own; the last to leave takes the table away", async () => {
    await here.storage.createTable({
      row: { ...match, id: "hidden", hidden: 1 },
      seats: [seat(0, { match: "hidden" })],
    });
    await here.storage.takeSeat(sit("u2"));
    const ids = (tables: readonly { row: { id: string } }[]) => tables.map(({ row }) => row.id);
    expect(ids(await here.storage.publicTables({ status: "open", most: 5 }))).toEqual(["m1"]);
    expect(ids(await here.storage.tablesOf({ person: "u2", most: 5 }))).toEqual(["m1"]);
    for (const who of ["u1", "u2"])
      expect(await here.storage.leaveSeat({ match: "m1", person: who, at: START })).toBe(true);
    expect(await here.storage.findTable("m1")).toBeUndefined();
  });

  it("counts the tables that people have opened, and the games they play, each once", async () => {
    await here.storage.createTable({
      row: { ...match, id: "m2" },
      seats: [seat(0, { match: "m2" }), seat(1, { match: "m2" })],
    });
    expect(await here.storage.countTables(["u1", "u2"])).toEqual({ open: 2, playing: 0 });
    await here.storage.takeSeat(sit("u2"));
    const found = (await here.storage.findTable("m1"))?.seats ?? [];
    await here.storage.startTable(begun("m1", found));
    expect(await here.storage.countTables(["u1", "u2"])).toEqual({ open: 1, playing: 1 });
    expect(await here.storage.countTables(["u2"])).toEqual({ open: 0, playing: 1 });
    expect(await here.storage.countTables(["nobody"])).toEqual({ open: 0, playing: 0 });
  });

  it("finds the results of rated games in the order in which they ended, page by page", async () => {
    const over = { status: "over", rated: 1, key: "k" } as const;
    const tables = [
      { ...match, ...over, id: "late", touched: START + 2 },
      { ...match, ...over, id: "b", touched: START + 1 },
      { ...match, ...over, id: "a", touched: START + 1 },
      { ...match, ...over, id: "friendly", rated: 0 },
      { ...match, ...over, id: "running", status: "playing" as const },
      { ...match, ...over, id: "new", touched: START + 9 },
    ];
    for (const row of tables)
      await here.storage.createTable({
        row,
        seats: [{ ...seat(0, { kind: "person", person: "p1", place: 1 }), match: row.id }],
      });
    const page = { after: undefined, before: START + 9, most: 2 };
    const first = await here.storage.ratedMatches(page);
    expect(first.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(first[0]?.seats).toEqual([{ kind: "person", person: "p1", level: null, place: 1 }]);
    const rest = await here.storage.ratedMatches({ ...page, after: first[1] });
    expect(rest.map(({ id }) => id)).toEqual(["late"]);
  });

  it("keeps the first rematch that was asked for", async () => {
    expect(await here.storage.nameRematch({ match: "m1", rematch: "a" })).toBe("a");
    expect(await here.storage.nameRematch({ match: "m1", rematch: "b" })).toBe("a");
  });
});
