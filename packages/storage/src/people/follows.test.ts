import { expect, it } from "vitest";
import { match, onEveryDatabase, person, START, seat } from "../testing/contract.ts";

onEveryDatabase((here) => {
  const comeIn = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await here.storage.addPerson(person(name, { email: `${name}@example.org` }));
  };
  const follow = (who: string, other: string, most = 9) =>
    here.storage.setFollow({ person: who, other, since: START, most });

  it("keeps whom one follows, so many, and who lets themselves be seen; a block ends it on both sides", async () => {
    await comeIn("ada", "ben", "eve");
    expect([await follow("ada", "ben"), await follow("ada", "ben", 1), await follow("ada", "eve", 1)]).toEqual([
      true,
      true,
      false,
    ]);
    await follow("ben", "ada");
    await here.storage.setShowing({ person: "ben", isShown: true });
    await here.storage.setShowing({ person: "ben", isShown: true });
    expect(await here.storage.followsOf("ada")).toEqual([{ id: "ben", name: "ben", isShowing: true }]);
    expect(await here.storage.isShowing("ben")).toBe(true);
    await here.storage.setShowing({ person: "ben", isShown: false });
    expect(await here.storage.isShowing("ben")).toBe(false);
    await here.storage.setBlock({ person: "eve", other: "ada", kind: "mute" });
    expect(await here.storage.followsOf("ada")).toHaveLength(1);
    await here.storage.setBlock({ person: "ben", other: "ada", kind: "block" });
    expect([await here.storage.followsOf("ada"), await here.storage.followsOf("ben")]).toEqual([[], []]);
    await follow("ada", "eve");
    await here.storage.removePerson({ id: "eve", name: "" });
    expect(await here.storage.followsOf("ada")).toEqual([]);
  });

  it("finds what people have opened, and members by their whole name", async () => {
    await comeIn("ada", "ben");
    await here.storage.createTable({
      row: { ...match, id: "secret", hidden: 1 },
      seats: [seat(0, { match: "secret", kind: "person", person: "u1" })],
    });
    const opened = await here.storage.openedBy({ people: ["u1", "ben"], most: 9 });
    expect(opened.map(({ row }) => row.id)).toEqual(["m1"]);
    expect(await here.storage.openedBy({ people: [], most: 9 })).toEqual([]);
    expect((await here.storage.membersNamed({ name: "ada", most: 9 })).map(({ id }) => id)).toEqual(["ada"]);
    expect(await here.storage.membersNamed({ name: "ad", most: 9 })).toEqual([]);
  });

  it("keeps one seat for whoever was invited, and gives it to nobody twice", async () => {
    await comeIn("ben", "eve");
    const keep = (who: string) => here.storage.keepSeat({ match: "m1", seat: 1, person: who, name: who });
    expect((await Promise.all([keep("ben"), keep("eve")])).sort()).toEqual([false, true]);
    expect(await here.storage.keepSeat({ match: "m1", seat: 1, person: "u1", name: "u1" })).toBe(false);
    const kept = (await here.storage.findTable("m1"))?.seats[1];
    expect(kept).toMatchObject({ kind: "friend", person: null });
    expect(await here.storage.challengesOf({ person: kept?.invited ?? "", most: 9 })).toHaveLength(1);
  });
});
