import { expect, it } from "vitest";
import { onEveryDatabase, person, START, seat, sit } from "../testing/contract.ts";

const token = (hash: string, more = {}) => ({
  hash,
  id: `id ${hash}`,
  person: "p1",
  name: "my bot",
  scopes: "read play",
  created: START,
  used: null,
  ...more,
});

onEveryDatabase((here) => {
  it("knows a personal token by its hash until it is revoked, and only by its owner", async () => {
    for (const id of ["p1", "p2"]) await here.storage.addPerson(person(id));
    expect(await here.storage.addApiToken({ ...token("a"), most: 2 })).toBe(true);
    expect(await here.storage.addApiToken({ ...token("b", { created: START + 1 }), most: 2 })).toBe(true);
    expect(await here.storage.addApiToken({ ...token("c"), most: 2 })).toBe(false);
    expect(await here.storage.addApiToken({ ...token("d", { person: "p2" }), most: 2 })).toBe(true);
    expect(await here.storage.findApiToken("a")).toEqual({ token: token("a"), person: person("p1") });
    await here.storage.noteApiTokenUse({ hash: "a", at: START + 5 });
    expect((await here.storage.apiTokensOf("p1")).map(({ hash, used }) => [hash, used])).toEqual([
      ["b", null],
      ["a", START + 5],
    ]);
    expect(await here.storage.dropApiToken({ id: "id a", person: "p2" })).toBeUndefined();
    expect(await here.storage.dropApiToken({ id: "id a", person: "p1" })).toBe("a");
    expect(await here.storage.findApiToken("a")).toBeUndefined();
    await here.storage.removePerson({ id: "p1", name: "—" });
    expect(await here.storage.findApiToken("b")).toBeUndefined();
    expect(await here.storage.findApiToken("d")).toBeDefined();
  });

  it("lists accounts that are bots, and the seats kept for one of them until they come or decline", async () => {
    await here.storage.addPerson(person("p1", { bot: "{}" }));
    await here.storage.addPerson(person("p2"));
    expect((await here.storage.botAccounts(9)).map(({ id }) => id)).toEqual(["p1"]);
    const kept = { match: "m2", kind: "friend", invited: "p1", name: "p1" } as const;
    const { row } = (await here.storage.findTable("m1")) ?? {};
    if (row === undefined) throw new Error("no table");
    const seats = [seat(0, { match: "m2", kind: "person", person: "p2" }), seat(1, kept), seat(2, kept)];
    await here.storage.createTable({ row: { ...row, snapshot: null, id: "m2" }, seats });
    const challenges = async () =>
      (await here.storage.challengesOf({ person: "p1", most: 9 })).map((each) => each.row.id);
    expect(await challenges()).toEqual(["m2"]);
    const taken = { ...sit("p1", 1), match: "m2", kinds: ["friend"] as const, automatic: 1 };
    expect(await here.storage.takeSeat(taken)).toBe(true);
    expect((await here.storage.findTable("m2"))?.seats[1]).toMatchObject({ person: "p1", automatic: 1 });
    expect(await challenges()).toEqual(["m2"]);
    expect(await here.storage.declineSeat({ match: "m2", person: "p2" })).toBe(false);
    expect(await here.storage.declineSeat({ match: "m2", person: "p1" })).toBe(true);
    expect(await challenges()).toEqual([]);
    expect((await here.storage.findTable("m2"))?.seats[2]).toMatchObject({ kind: "friend", invited: null, name: "" });
  });
});
