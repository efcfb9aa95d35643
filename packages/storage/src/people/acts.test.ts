import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { type ActKind, type ActRow, FOR_GOOD } from "../index.ts";
import { onEveryDatabase, person, START } from "../testing/contract.ts";

const act = (id: string, kind: ActKind, more: Partial<ActRow> = {}): ActRow => ({
  ...{ id, kind, at: START, host: "h", person: "p1", match: null, reason: "rude", until: null },
  ...{ before: null, undoes: null, ...more },
});

onEveryDatabase((here) => {
  const doTo = (row: ActRow, about = "") => here.storage.actOn({ act: row, notice: { id: `n${row.id}`, about } });
  const undo = (undoes: string) =>
    here.storage.undoAct({ id: `u${undoes}`, at: START, host: "h", reason: "a mistake", undoes, notice: `v${undoes}` });
  const p1 = () => here.storage.findPerson("p1");

  it("somebody is muted or suspended as long as the longest act that stands, and told of each", async () => {
    await here.storage.addPerson(person("p1"));
    await doTo(act("a", "mute", { until: START + 10 }));
    await doTo(act("b", "mute", { until: START + 5 }));
    expect(await p1()).toMatchObject({ muted: START + 10, suspended: null });
    expect((await undo("a"))?.kind).toBe("mute");
    expect(await p1()).toMatchObject({ muted: START + 5 });
    expect(await undo("a")).toBeUndefined();
    expect(await undo("ua")).toBeUndefined();
    await doTo(act("c", "suspend"));
    expect(await p1()).toMatchObject({ suspended: FOR_GOOD });
    expect(await here.storage.suspensionOf("p1")).toMatchObject({ id: "c", until: null });
    await here.storage.moveTimes(100);
    expect(await p1()).toMatchObject({ muted: START + 105, suspended: FOR_GOOD });
    await undo("c");
    expect(await p1()).toMatchObject({ suspended: null });
    const told = await here.storage.noticesOf("p1");
    expect(told.map(({ id, kind, about }) => [id, kind, about])).toContainEqual(["vc", "undo", "suspend"]);
    expect(told).toHaveLength(5);
    await here.storage.dropNotice({ id: "vc", person: "p2" });
    await here.storage.dropNotice({ id: "va", person: "p1" });
    expect(await here.storage.noticesOf("p1")).toHaveLength(4);
  });

  it("a name is given, also to what was said, and given back", async () => {
    await here.storage.addPerson(person("p1"));
    await here.storage.addChatLine({ match: "m1", person: "p1", name: "p1", at: START, channel: "seats", text: "hi" });
    await doTo(act("a", "rename"), "Lou");
    const line = async () => (await here.storage.chatLines({ match: "m1", channels: ["seats"], most: 1 }))[0]?.name;
    expect([await p1(), await line()]).toMatchObject([{ name: "Lou", named: 1 }, "Lou"]);
    expect(await here.storage.acts({ most: 5 })).toMatchObject([{ before: "p1", personName: "Lou", undone: 0 }]);
    await undo("a");
    expect([await p1(), await line()]).toMatchObject([{ name: "p1", named: null }, "p1"]);
    expect(await here.storage.acts({ most: 5, person: "p2" })).toEqual([]);
  });

  it("nothing is done to whoever looks after the site, and what was written down cannot be changed", async () => {
    for (const id of ["p1", "p2"]) await here.storage.addPerson(person(id, { email: `${id}@example.org` }));
    await here.storage.nameAdministrator("p2");
    expect(await doTo(act("a", "suspend", { person: "p2" }))).toBeUndefined();
    expect(await doTo(act("b", "warn", { person: "nobody" }))).toBeUndefined();
    expect((await doTo(act("c", "warn")))?.id).toBe("p1");
    const db = new Kysely<never>({ dialect: here.place.dialect() });
    for (const change of ["update acts set reason = 'none'", "delete from acts"])
      await expect(sql.raw(change).execute(db)).rejects.toThrow("what was written down stays");
    await db.destroy();
    expect(await here.storage.acts({ most: 5 })).toMatchObject([{ id: "c", reason: "rude" }]);
    expect(await here.storage.removePerson({ id: "p1", name: "—" })).toBe(true);
    expect(await here.storage.noticesOf("p1")).toEqual([]);
    expect(await here.storage.acts({ most: 5 })).toMatchObject([{ id: "c", personName: null }]);
  });

  it("a code lets in so many, until it has run out; a person has so many of them", async () => {
    const code = { hash: "h", id: "i", maker: "p1", note: "class", uses: 2, expires: START + 10, created: START };
    expect(await here.storage.addEntryCode({ ...code, most: 1 })).toBe(true);
    expect(await here.storage.addEntryCode({ ...code, hash: "h2", id: "i2", most: 1 })).toBe(false);
    expect(await here.storage.useEntryCode({ hash: "h", now: START + 10 })).toBe(false);
    const used = await Promise.all([1, 2, 3].map(() => here.storage.useEntryCode({ hash: "h", now: START })));
    expect(used.filter((isIn) => isIn)).toHaveLength(2);
    expect(await here.storage.dropEntryCode({ id: "i", maker: "p2" })).toBe(false);
    expect(await here.storage.entryCodes({ maker: "p1", most: 5 })).toMatchObject([{ id: "i", uses: 0 }]);
    expect(await here.storage.dropEntryCode({ id: "i", maker: undefined })).toBe(true);
  });

  it("people are found by a part of their name, their address or their id", async () => {
    await here.storage.addPerson(person("p1", { name: "Ada Lovelace" }));
    await here.storage.addPerson(person("p2", { name: "100%", email: "b@example.org" }));
    const found = async (like: string) => (await here.storage.findPeople({ like, most: 5 })).map(({ id }) => id);
    expect(await found("LOVE")).toEqual(["p1"]);
    expect(await found("%")).toEqual(["p2"]);
    expect(await found("B@example.org")).toEqual(["p2"]);
    expect(await found("p1")).toEqual(["p1"]);
  });

  it("a report keeps its line when the table goes, and knows of earlier ones about the same person", async () => {
    await here.storage.addPerson(person("p1"));
    const line = { match: "m1", person: "p1", name: "Ada", at: START, channel: "seats" } as const;
    for (const text of ["one", "two"]) await here.storage.addChatLine({ ...line, text });
    const report = { match: "m1", reporter: "p2", text: "" };
    await here.storage.addReport({ ...report, id: "r1", number: 1, at: START });
    await here.storage.addReport({ ...report, id: "r2", number: 2, at: START + 1 });
    expect(await here.storage.closeOpenTable("m1")).toBe(true);
    expect(await here.storage.closeOpenTable("m1")).toBe(false);
    const [second, first] = await here.storage.reports(5);
    expect(second).toMatchObject({ line: "two", speakerName: "p1", table: null, earlier: [{ id: "r1" }] });
    expect(second?.around.map(({ text }) => text)).toEqual(["one", "two"]);
    expect(first?.earlier).toEqual([]);
  });
});
