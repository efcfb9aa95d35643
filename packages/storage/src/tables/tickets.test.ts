import { expect, it } from "vitest";
import type { TicketRow } from "../index.ts";
import { type Here, job, onEveryDatabase, person, START } from "../testing/contract.ts";

const MINUTE = 60_000;
const ticket = (who: string, more: Partial<TicketRow> = {}): TicketRow => ({
  person: who,
  game: "maori",
  wish: "now",
  pace: "live30",
  language: "en",
  rating: null,
  rated: 0,
  computers: null,
  seed: `seed of ${who}`,
  nonce: null,
  since: START,
  expires: START + 2 * MINUTE,
  match: null,
  ...more,
});

const reach = { least: 150, perMinute: 600, language: 400 };
let made = 0;
function seeking(who: string, now = START, more: object = {}) {
  const id = `found${made++}`;
  const plans = { rated: '{"rated":true}', friendly: "{}" };
  const computer = { name: "Kiri", level: "medium" };
  const begin = { ...job(`begin ${id}`, now), kind: "begin" };
  const table = { id, key: "k", plans, firstSeat: 0, computer, job: begin } as const;
  return { person: who, game: "maori", now, expires: now + MINUTE, nonce: `nonce of ${who}`, reach, table, ...more };
}

onEveryDatabase((here: Here) => {
  const comeIn = async (...tickets: readonly TicketRow[]): Promise<void> => {
    for (const each of tickets) {
      if ((await here.storage.findPerson(each.person)) === undefined)
        await here.storage.addPerson(person(each.person, { name: each.person.toUpperCase() }));
      await here.storage.keepTicket(each);
    }
  };
  const seek = async (who: string, now = START, more = {}) =>
    (await here.storage.seek(seeking(who, now, more)))?.match ?? undefined;

  it("brings two together at one table with the luck that was laid down for who came first; the other names a number for it", async () => {
    await comeIn(ticket("ada"), ticket("ben", { since: START + 5 }));
    expect(await seek("ada")).toBeUndefined();
    const found = await seek("ben", START + 5);
    const table = await here.storage.findTable(found ?? "");
    expect(table?.row).toMatchObject({ status: "open", owner: "ada", seed: "seed of ada", rated: 0, hidden: 0 });
    expect(table?.seats.map(({ person: who, name, nonce }) => [who, name, nonce])).toEqual([
      ["ada", "ADA", "nonce of ada"],
      ["ben", "BEN", null],
    ]);
    for (const person of ["ada", "ben"])
      expect(await here.storage.ticketsOf({ person, now: START })).toMatchObject([
        { match: found, seed: "seed of ada", nonce: `nonce of ${person}` },
      ]);
    expect(await here.storage.takeJobs({ now: START + 5, lease: START + 9, most: 9 })).toMatchObject([
      { kind: "begin", id: `begin ${found}` },
    ]);
    expect(await seek("ada", START + 9)).toBe(found);
  });

  it("gives nobody two tables when many come at once, in whichever order", async () => {
    for (const order of [
      ["ada", "ben", "eve"],
      ["eve", "ben", "ada"],
      ["ben", "ada", "eve"],
    ]) {
      await comeIn(...order.map((who) => ticket(who)));
      const found = await Promise.all(order.map((who) => seek(who)));
      const met = (await Promise.all(order.map((who) => here.storage.ticketsOf({ person: who, now: START }))))
        .flat()
        .map(({ match }) => match);
      expect(met.filter((match) => match !== null)).toHaveLength(2);
      expect(new Set(met).size).toBe(2);
      const tables = await Promise.all(found.map((match) => here.storage.findTable(match ?? "")));
      const seated = tables.flatMap((table) => table?.seats.map((seat) => seat.person) ?? []);
      expect(new Set(seated).size).toBe(seated.length);
      for (const who of order) await here.storage.dropTickets({ person: who });
    }
  });

  it("a ticket that is withdrawn while somebody finds it is either gone or at the table, never both", async () => {
    await comeIn(ticket("ada"), ticket("ben"));
    await seek("ada");
    const [found] = await Promise.all([seek("ben"), here.storage.dropTickets({ person: "ada", game: "maori" })]);
    const seats = (await here.storage.findTable(found ?? ""))?.seats.map((seat) => seat.person) ?? [];
    expect(seats).toEqual(found === undefined ? [] : ["ada", "ben"]);
    expect(await here.storage.ticketsOf({ person: "ada", now: START })).toEqual([]);
  });

  it("keeps those apart who want different things, have blocked each other, or have run out of time", async () => {
    await comeIn(
      ticket("ada"),
      ticket("slow", { pace: "live90" }),
      ticket("later", { wish: "week" }),
      ticket("other", { game: "moa" }),
      ticket("blocker"),
      ticket("blocked"),
    );
    await here.storage.setBlock({ person: "blocker", other: "ada", kind: "block" });
    await here.storage.setBlock({ person: "ada", other: "blocked", kind: "block" });
    await here.storage.setBlock({ person: "blocker", other: "blocked", kind: "block" });
    for (const who of ["slow", "later", "blocker", "blocked"]) expect(await seek(who)).toBeUndefined();
    expect(await seek("other", START, { game: "moa" })).toBeUndefined();
    expect(await seek("ada")).toBeUndefined();
    await here.storage.dropTickets({ person: "ada" });
    await comeIn(ticket("late", { pace: "live10", expires: START + 1 }), ticket("eve", { pace: "live10" }));
    expect(await seek("late", START, { expires: START + 1 })).toBeUndefined();
    expect(await seek("eve", START + 2)).toBeUndefined();
    expect(await here.storage.ticketsOf({ person: "late", now: START })).toEqual([]);
  });

  it("takes whoever is nearest in strength and language, and looks further the longer both wait", async () => {
    await comeIn(
      ticket("ada", { rating: 1_500, expires: START + 9 * MINUTE }),
      ticket("strong", { rating: 2_100, expires: START + 9 * MINUTE }),
      ticket("pole", { rating: 1_500, language: "pl", expires: START + 9 * MINUTE }),
    );
    for (const who of ["strong", "pole", "ada"]) expect(await seek(who)).toBeUndefined();
    expect(await seek("ada", START + 4_000)).toBeUndefined();
    const found = await seek("ada", START + 10_000);
    expect((await here.storage.findTable(found ?? ""))?.seats.map((seat) => seat.person).sort()).toEqual([
      "ada",
      "pole",
    ]);
    await comeIn(ticket("ben", { rating: 1_650, since: START + 20_000 }));
    expect(await seek("ben", START + 20_000)).toBeDefined();
  });

  it("counts where both want it to, and a computer comes where nobody does and that was wished for", async () => {
    await comeIn(ticket("ada", { rated: 1 }), ticket("ben", { rated: 1 }), ticket("eve", { computers: MINUTE }));
    await seek("ada");
    expect((await here.storage.findTable((await seek("ben")) ?? ""))?.row).toMatchObject({
      rated: 1,
      plan: '{"rated":true}',
    });
    expect(await seek("eve", START + MINUTE - 1)).toBeUndefined();
    const found = await seek("eve", START + MINUTE);
    expect((await here.storage.findTable(found ?? ""))?.seats).toMatchObject([
      { kind: "person", person: "eve" },
      { kind: "bot", name: "Kiri", level: "medium", person: null },
    ]);
  });

  it("keeps the place in the line of whoever asks again for the same, moves with the clock, and goes with its person", async () => {
    await comeIn(ticket("ada"));
    await seek("ada");
    const later = { since: START + MINUTE, seed: "another" };
    expect(await here.storage.keepTicket(ticket("ada", later))).toMatchObject({
      since: START,
      seed: "seed of ada",
      nonce: "nonce of ada",
    });
    expect(await here.storage.keepTicket(ticket("ada", { ...later, pace: "live90" }))).toMatchObject({
      since: START + MINUTE,
      nonce: null,
    });
    await here.storage.moveTimes(-MINUTE);
    expect(await here.storage.ticketsOf({ person: "ada", now: START })).toMatchObject([
      { since: START, expires: START + MINUTE },
    ]);
    await here.storage.removePerson({ id: "ada", name: "" });
    expect(await here.storage.ticketsOf({ person: "ada", now: START })).toEqual([]);
  });
});
