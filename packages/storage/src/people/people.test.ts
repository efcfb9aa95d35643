import { expect, it } from "vitest";
import { entry, idAndName, match, onEveryDatabase, person, START, seat } from "../testing/contract.ts";

onEveryDatabase((here) => {
  it("knows people, their sessions and tokens; an e-mail address belongs to one of them", async () => {
    for (const id of ["p1", "p2"]) await here.storage.addPerson(person(id));
    expect(await here.storage.changePerson({ id: "p1", email: "a@example.org" })).toBe(true);
    expect(await here.storage.changePerson({ id: "p2", email: "a@example.org" })).toBe(false);
    await here.storage.addSession({ hash: "h", person: "p1", created: 1, expires: 10 });
    expect((await here.storage.findSession({ hash: "h", now: 9 }))?.id).toBe("p1");
    expect(await here.storage.findSession({ hash: "h", now: 10 })).toBeUndefined();
    await here.storage.dropSessionsOf("p1");
    expect(await here.storage.findSession({ hash: "h", now: 9 })).toBeUndefined();
    await here.storage.addToken({ hash: "t", person: "p1", kind: "reset", expires: 10 });
    expect(await here.storage.takeToken({ hash: "t", kind: "reset", now: 5 })).toBe("p1");
    expect(await here.storage.takeToken({ hash: "t", kind: "reset", now: 5 })).toBeUndefined();
  });

  it("adds a token unless there is a newer one; whoever uses one has used them all", async () => {
    const token = (hash: string, expires: number) => ({ hash, person: "p1", kind: "reset", expires }) as const;
    expect(await here.storage.addToken({ ...token("a", 10), unlessAfter: 5 })).toBe(true);
    expect(await here.storage.addToken({ ...token("b", 14), unlessAfter: 9 })).toBe(false);
    expect(await here.storage.addToken({ ...token("c", 15), unlessAfter: 10 })).toBe(true);
    expect(await here.storage.takeToken({ hash: "b", kind: "reset", now: 5 })).toBeUndefined();
    expect(await here.storage.takeToken({ hash: "a", kind: "reset", now: 5 })).toBe("p1");
    expect(await here.storage.takeToken({ hash: "c", kind: "reset", now: 5 })).toBeUndefined();
    await here.storage.addToken(token("d", 20));
    await here.storage.dropToken("d");
    expect(await here.storage.takeToken({ hash: "d", kind: "reset", now: 5 })).toBeUndefined();
  });

  it("keeps one letter for each address, the newest", async () => {
    const letter = (id: string, email: string, at: number) => ({ id, email, subject: "s", body: id, at });
    await here.storage.addLetter(letter("l1", "a@example.org", 1));
    await here.storage.addLetter(letter("l2", "b@example.org", 2));
    await here.storage.addLetter(letter("l3", "a@example.org", 3));
    expect((await here.storage.letters(9)).map(({ id }) => id)).toEqual(["l3", "l2"]);
  });

  it("names administrators, and never lets the last one go", async () => {
    for (const id of ["p1", "p2", "p3"]) await here.storage.addPerson(person(id));
    for (const id of ["p1", "p2"]) await here.storage.changePerson({ id, email: `${id}@example.org` });
    expect(await here.storage.administrators(9)).toEqual([]);
    await here.storage.addToken({ hash: "a", person: "", kind: "admin", expires: 10 });
    expect(await here.storage.nameAdministrator("p3")).toBe(false);
    expect(await here.storage.nameAdministrator("p1")).toBe(true);
    expect(await here.storage.takeToken({ hash: "a", kind: "admin", now: 5 })).toBeUndefined();
    expect(await here.storage.dismissAdministrator("p1")).toBe(false);
    expect(await here.storage.removePerson({ id: "p1", name: "—" })).toBe(false);
    await here.storage.nameAdministrator("p2");
    // Both want to go at once: one of them has to stay.
    const gone = await Promise.all(["p1", "p2"].map((id) => here.storage.removePerson({ id, name: "—" })));
    expect(gone.sort()).toEqual([false, true]);
    expect(await here.storage.administrators(9)).toHaveLength(1);
  });

  it("sees a block from both sides, and a mute from neither", async () => {
    for (const id of ["p1", "p2"]) await here.storage.addPerson(person(id));
    await here.storage.setBlock({ person: "p1", other: "p2", kind: "mute" });
    expect(await here.storage.isBlockedAmong({ person: "p2", others: ["p1"] })).toBe(false);
    await here.storage.setBlock({ person: "p1", other: "p2", kind: "block" });
    expect(await here.storage.isBlockedAmong({ person: "p1", others: ["p2"] })).toBe(true);
    expect(await here.storage.isBlockedAmong({ person: "p2", others: ["x", "p1"] })).toBe(true);
    expect((await here.storage.blocksOf("p1"))[0]).toMatchObject({ other: "p2", name: "p2", kind: "block" });
    await here.storage.dropBlock({ person: "p1", other: "p2" });
    expect(await here.storage.isBlockedAmong({ person: "p2", others: ["p1"] })).toBe(false);
  });

  it("numbers chat lines, shows the channels asked for, and ties reports to lines", async () => {
    const line = { match: "m1", person: "p1", name: "Ada", at: START } as const;
    await here.storage.addChatLine({ ...line, channel: "seats", text: "hello" });
    const second = await here.storage.addChatLine({ ...line, channel: "spectators", text: "oh" });
    expect(second.number).toBe(2);
    const seats = await here.storage.chatLines({ match: "m1", channels: ["seats"], most: 10 });
    expect(seats.map(({ text }) => text)).toEqual(["hello"]);
    await here.storage.addReport({ id: "r", match: "m1", number: 2, reporter: "p2", text: "rude", at: START });
    const told = { id: "r", line: "oh", closed: null, speaker: "p1", table: { id: "m1", name: "Lagoon table" } };
    expect((await here.storage.reports(5))[0]).toMatchObject(told);
    const close = { id: "r", closer: "host", note: "spoken to", at: 9 };
    expect(await here.storage.closeReport({ ...close, id: "none" })).toBe(false);
    expect(await here.storage.closeReport(close)).toBe(true);
    expect(await here.storage.closeReport({ ...close, note: "otherwise" })).toBe(false);
    expect(await here.storage.reports(5)).toMatchObject([{ id: "r", closed: 9, closer: "host", note: "spoken to" }]);
  });

  it("keeps a desk per person and match, changed field by field", async () => {
    await here.storage.setDesk({ match: "m1", person: "p1" });
    await here.storage.setDesk({ match: "m1", person: "p1", note: "watch the reef", mail: 0 });
    await here.storage.setDesk({ match: "m1", person: "p1", epoch: 1, entries: 7 });
    expect(await here.storage.findDesk({ match: "m1", person: "p1" })).toEqual({
      match: "m1",
      person: "p1",
      note: "watch the reef",
      epoch: 1,
      entries: 7,
      push: 1,
      mail: 0,
      badge: 1,
    });
  });

  it("knows when people play, what they are playing, and how their last games ended", async () => {
    for (const id of ["u1", "u2"]) await here.storage.addPerson(person(id));
    await here.storage.changePerson({ id: "u1", hours: '{"hours":null}', unrated: 1 });
    expect(await here.storage.findPerson("u1")).toMatchObject({ hours: '{"hours":null}', unrated: 1 });
    expect(await here.storage.hoursOf(["u1", "u2", "x"])).toEqual([{ id: "u1", hours: '{"hours":null}' }]);
    const seats = [seat(0, { kind: "person", person: "u1" }), seat(1, { kind: "bot", person: "u2" })];
    const start = { snapshot: "{}", seats, jobs: [], found: seats, agreed: "{}", at: START };
    for (const id of ["m2", "m3"]) {
      const mine = seats.map((each) => ({ ...each, match: id }));
      await here.storage.createTable({ row: { ...match, id }, seats: mine });
      await here.storage.startTable({ ...start, match: id, entry: { ...entry(0), match: id }, seats: mine });
    }
    expect((await here.storage.playedBy("u1")).map((each) => each.match).sort()).toEqual(["m2", "m3"]);
    const over = { seq: 1, snapshot: "{}", status: "over" } as const;
    const ended = [{ seat: 1, ended: "time" }] as const;
    await here.storage.appendEntry({ entry: { ...entry(1), match: "m2" }, snapshot: over, seats: ended });
    await here.storage.appendEntry({ entry: { ...entry(2), match: "m3" }, snapshot: over });
    expect(await here.storage.playedBy("u1")).toEqual([]);
    expect(await here.storage.endingsOf({ person: "u2", most: 5 })).toEqual([
      { kind: "bot", ended: null },
      { kind: "bot", ended: "time" },
    ]);
    expect(await here.storage.endingsOf({ person: "u1", most: 1 })).toEqual([{ kind: "person", ended: null }]);
  });

  it("forgets a person and leaves the match to the others", async () => {
    await here.storage.addPerson(person("u1"));
    await here.storage.addSubscription({ endpoint: "https://push.example", person: "u1", keys: "{}", created: 1 });
    await here.storage.addChatLine({ match: "m1", channel: "seats", person: "u1", name: "Ada", text: "hi", at: 1 });
    await here.storage.removePerson({ id: "u1", name: "—" });
    expect(await here.storage.findPerson("u1")).toBeUndefined();
    expect(await here.storage.subscriptionsOf("u1")).toEqual([]);
    expect(await here.storage.chatLines({ match: "m1", channels: ["seats"], most: 5 })).toEqual([]);
    expect((await here.storage.findTable("m1"))?.seats[0]).toMatchObject({ person: null, name: "—" });
  });

  it("puts a session's end off, but not again and again", async () => {
    await here.storage.addPerson(person("p1"));
    await here.storage.addSession({ hash: "h", person: "p1", created: 1, expires: START });
    const renew = (expires: number, unlessAfter: number) =>
      here.storage.renewSession({ hash: "h", expires, unlessAfter });
    expect(await renew(START + 10, START + 5)).toBe(true);
    expect(await renew(START + 11, START + 6)).toBe(false);
    expect(await here.storage.findSession({ hash: "h", now: START + 9 })).toMatchObject({ id: "p1" });
    expect(await here.storage.findSession({ hash: "h", now: START + 10 })).toBeUndefined();
  });

  it("adds up what people have stored of late: the tables they opened, what was played there, what they wrote", async () => {
    const stored = (people: readonly string[], since = START) => here.storage.storedBytes({ people, since });
    const before = await stored(["u1"]);
    expect(before).toBeGreaterThan(0);
    expect(await stored(["nobody"])).toBe(0);
    await here.storage.appendEntry({ entry: entry(1), chronicle: "12345" });
    const played = Buffer.byteLength(entry(1).payload) + 5;
    expect(await stored(["u1"])).toBe(before + played);
    await here.storage.addChatLine({ match: "m1", channel: "seats", person: "p2", name: "", text: "Māori", at: START });
    await here.storage.setDesk({ match: "m1", person: "p2", note: "1234" });
    await here.storage.addReport({ id: "r1", match: "m1", number: 1, reporter: "p2", text: "123", at: START });
    expect([await stored(["p2"]), await stored(["p2"], START + 1)]).toEqual([6 + 4 + 3, 4]);
    expect(await stored(["u1", "p2", "nobody"])).toBe(before + played + 13);
    expect(await stored(["u1"], START + 100_000)).toBe(0);
  });

  it("goes through names, and changes them wherever they stand", async () => {
    for (const id of ["p1", "p2", "p3"]) await here.storage.addPerson(person(id));
    await here.storage.addChatLine({ match: "m1", channel: "seats", person: "p2", name: "p2", text: "hi", at: 1 });
    expect(await here.storage.namedPeople({ after: "", most: 2 })).toEqual([person("p1"), person("p2")].map(idAndName));
    expect(await here.storage.namedPeople({ after: "p2", most: 2 })).toEqual([idAndName(person("p3"))]);
    await here.storage.renamePerson({ id: "p2", name: "Ben" });
    expect(await here.storage.findPerson("p2")).toMatchObject({ name: "Ben" });
    expect(await here.storage.chatLines({ match: "m1", channels: ["seats"], most: 9 })).toMatchObject([
      { name: "Ben" },
    ]);
    await here.storage.createTable({ row: { ...match, id: "m2" }, seats: [seat(0, { match: "m2", name: "Ada" })] });
    await here.storage.renameSeat({ match: "m2", seat: 0, name: "Eve" });
    expect(await here.storage.namedSeats({ after: "", most: 1 })).toEqual([
      { match: "m1", seat: 0, name: "Ada" },
      { match: "m1", seat: 1, name: "" },
    ]);
    expect(await here.storage.namedSeats({ after: "m1", most: 9 })).toEqual([{ match: "m2", seat: 0, name: "Eve" }]);
    expect(await here.storage.namedSeats({ after: "m2", most: 9 })).toEqual([]);
  });

  it("knows who may have more than others", async () => {
    for (const id of ["p1", "p2"]) await here.storage.addPerson(person(id));
    await here.storage.changePerson({ id: "p2", quotas: "sockets-per-person=40" });
    expect(await here.storage.favoured(9)).toMatchObject([{ id: "p2", quotas: "sockets-per-person=40" }]);
    await here.storage.changePerson({ id: "p2", quotas: null });
    expect(await here.storage.favoured(9)).toEqual([]);
  });
});
