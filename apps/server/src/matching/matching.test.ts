import type { TicketShown } from "@outrigger/protocol";
import { commitmentOf, newSecret } from "@outrigger/records";
import { startPostgres, type TestPostgres } from "@outrigger/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { newAccount } from "../testing/program.ts";
import { clocksAhead, openSite, type TestSite } from "../testing/site.ts";

let postgres: TestPostgres;
/** By the database: two nodes on PostgreSQL, and one on SQLite which is both. */
const sites = new Map<string, readonly [TestSite, TestSite]>();
let ahead = 0;
beforeAll(async () => {
  const clocks = clocksAhead(() => ahead);
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const alone = await openSite(clocks);
  sites.set("SQLite", [alone, alone]);
  sites.set("PostgreSQL", [await openSite({ databaseUrl, ...clocks }), await openSite({ databaseUrl, ...clocks })]);
});
afterAll(async () => {
  await Promise.all([...new Set([...sites.values()].flat())].map((site) => site.close()));
  await postgres.stop();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GAME = "maori";

async function wish(client: Client, more: object = {}, game = GAME): Promise<TicketShown> {
  await client.ask("POST", `/tickets/${game}`, { wish: "now", pace: "live30", ...more });
  return look(client, game);
}
const look = (client: Client, game = GAME, more: object = {}) =>
  client.ask<TicketShown>("POST", `/tickets/${game}/look`, { nonce: newSecret(), ...more });
const tickets = (client: Client) => client.ask<TicketShown[]>("GET", "/tickets");
const codeOf = async (answer: Promise<{ body: unknown }>) => ((await answer).body as { code?: string }).code;
/** Word that something of theirs has changed comes over the line, as to a page. */
async function until(client: Client, isSo: () => Promise<boolean>): Promise<void> {
  for (let heard = client.stirred.length; !(await isSo()); heard = client.stirred.length)
    await client.until(() => client.stirred.length > heard);
}

describe.each(["SQLite", "PostgreSQL"])("looking for a game, on %s", (database) => {
  const both = (): readonly [TestSite, TestSite] => sites.get(database) as [TestSite, TestSite];
  async function people(...names: readonly string[]): Promise<Client[]> {
    const made: Client[] = [];
    for (const [at, name] of names.entries()) {
      const client = await (both()[at % 2] as TestSite).guest(name);
      await client.send({ kind: "follow", topics: ["mine"] });
      made.push(client);
    }
    return made;
  }
  const leave = (clients: readonly Client[]) =>
    Promise.all(clients.map((client) => client.call("DELETE", `/tickets/${GAME}`)));

  it("two strangers who press sit at the same table, over either node, and it has begun", async () => {
    const [ada, ben] = (await people("Ada", "Ben")) as [Client, Client];
    const first = await wish(ada);
    expect(first).toMatchObject({ match: null, wish: "now", pace: "live30", computers: null });
    const { match, commitment } = await wish(ben);
    expect(match).not.toBeNull();
    await look(ben, GAME, { commitment });
    await until(ada, async () => (await tickets(ada))[0]?.match === match);
    await until(ben, async () => (await ben.ask<{ status: string }>("GET", `/tables/${match}`)).status === "playing");
    const table = await ada.ask<{ seats: { name: string }[]; commitment: string }>("GET", `/tables/${match}`);
    expect(table.seats.map(({ name }) => name).sort()).toEqual(["Ada", "Ben"]);
    // S6.1: whoever waited knew the hash before naming a number.
    expect(table.commitment).toBe(first.commitment);
    await leave([ada, ben]);
  });

  it("S6.1 of two who are brought together each names a number once the hash of the table's secret is known", async () => {
    const [ada, ben] = (await people("Ada", "Ben")) as [Client, Client];
    const [early, late] = [newSecret(), newSecret()];
    await ada.ask("POST", `/tickets/${GAME}`, { wish: "now", pace: "live30" });
    const waiting = await look(ada, GAME, { nonce: early });
    await ben.ask("POST", `/tickets/${GAME}`, { wish: "now", pace: "live30" });
    const [own] = await tickets(ben);
    const found = await look(ben);
    const { storage } = both()[0].server.context;
    const table = async () => storage.findTable(found.match ?? "");
    const secret = (await table())?.row.seed ?? "";
    expect([waiting.commitment, found.commitment]).toEqual(Array(2).fill(commitmentOf(secret)));
    expect(own?.commitment).not.toBe(found.commitment);
    // A number for another secret, or for none, is not one for this.
    for (const more of [{}, { commitment: own?.commitment }]) await look(ben, GAME, more);
    expect((await table())?.seats.map(({ nonce }) => nonce).sort()).toEqual([early, null].sort());
    await look(ben, GAME, { nonce: late, commitment: found.commitment });
    await look(ben, GAME, { commitment: found.commitment });
    expect((await table())?.row.status).toBe("playing");
    expect((await table())?.seats.map(({ nonce }) => nonce).sort()).toEqual([early, late].sort());
    await leave([ada, ben]);
  });

  it("whoever is not there to name a number anew plays with the one named before", async () => {
    const [ada, ben] = (await people("Ada", "Ben")) as [Client, Client];
    const numbers = [newSecret(), newSecret()];
    for (const [at, client] of [ada, ben].entries()) {
      await client.ask("POST", `/tickets/${GAME}`, { wish: "week", pace: "day1" });
      await look(client, GAME, { nonce: numbers[at] });
    }
    const match = (await tickets(ada))[0]?.match ?? "";
    ahead += MINUTE;
    for (const { server } of both()) server.context.jobs.poke([{ due: 0 }]);
    await until(ada, async () => (await ada.ask<{ status: string }>("GET", `/tables/${match}`)).status === "playing");
    const table = await both()[0].server.context.storage.findTable(match);
    expect(table?.seats.map(({ nonce }) => nonce).sort()).toEqual(numbers.sort());
    await leave([ada, ben]);
  });

  it("S10.1 one who presses again keeps one ticket and one place; what is no wish is refused", async () => {
    const [ada] = (await people("Ada")) as [Client];
    const one = await wish(ada);
    expect(await wish(ada)).toMatchObject({ since: one.since, commitment: one.commitment });
    expect(await tickets(ada)).toHaveLength(1);
    const ask = (path: string, body: object) => codeOf(ada.call("POST", `/tickets/${path}`, body));
    expect(await ask("chess", { wish: "now", pace: "live30" })).toBe("no-such-game");
    expect(await ask(GAME, { wish: "now", pace: "day1" })).toBe("malformed");
    expect(await ask(GAME, { wish: "week", pace: "day1", computers: 1 })).toBe("malformed");
    expect(await ask("moa/look", { nonce: newSecret() })).toBe("not-found");
    const stranger = both()[0].client();
    expect(await codeOf(stranger.call("GET", "/tickets"))).toBe("not-signed-in");
    await leave([ada]);
  });

  it("S10.2 whoever waits learns nothing of others who wait, and nobody sees a ticket but their own", async () => {
    const [ada, eve, nobody] = (await people("Ada", "Eve", "Nobody")) as [Client, Client, Client];
    await eve.ask("PUT", `/shuns/${ada.me?.id}`, { kind: "block" });
    const alone = await wish(nobody, {}, "moa");
    await wish(ada);
    const beside = await wish(eve);
    const plain = ({ since: _, expires: __, commitment: ___, game: ____, ...rest }: TicketShown) => rest;
    expect(plain(beside)).toEqual(plain(alone));
    expect(await tickets(nobody)).toMatchObject([{ game: "moa" }]);
    const seen = JSON.stringify([
      await eve.ask("GET", `/players/${ada.me?.id}`),
      await eve.ask("GET", "/tables"),
      await eve.ask("GET", "/tables/mine"),
    ]);
    expect(seen).not.toContain("live30");
    await nobody.ask("DELETE", "/tickets/moa");
    await leave([ada, eve]);
  });

  it("S10.3 nobody is brought together with somebody they have blocked, whoever of them comes first", async () => {
    for (const blocker of [0, 1]) {
      const pair = (await people("Ada", "Eve")) as [Client, Client];
      await pair[blocker]?.ask("PUT", `/shuns/${pair[1 - blocker]?.me?.id}`, { kind: "block" });
      for (const client of pair) expect((await wish(client)).match).toBeNull();
      expect((await look(pair[0])).match).toBeNull();
      await leave(pair);
    }
  });

  it("S10.4 a wish to play now goes with the page, one for the week stays; both run out", async () => {
    const [ada, ben] = (await people("Ada", "Ben")) as [Client, Client];
    await wish(ada);
    await wish(ada, { wish: "week", pace: "day1" }, "moa");
    ada.disconnect();
    await expect.poll(async () => (await tickets(ada)).map(({ game }) => game)).toEqual(["moa"]);
    expect((await wish(ben)).match).toBeNull();
    ahead += 8 * 24 * HOUR;
    expect(await tickets(ada)).toEqual([]);
    expect(await codeOf(ben.call("POST", `/tickets/${GAME}/look`, { nonce: newSecret() }))).toBe("not-found");
  });

  it("those who have time are looked for again as their reach grows; a computer comes where that was wished for", async () => {
    const [ada, ben] = (await people("Ada", "Ben")) as [Client, Client];
    await ben.ask("PATCH", "/me", { name: "Ben", language: "pl" });
    for (const client of [ada, ben]) expect((await wish(client, { wish: "week", pace: "day3" })).match).toBeNull();
    ahead += 2 * HOUR;
    for (const { server } of both()) server.context.jobs.poke([{ due: 0 }]);
    await until(ada, async () => (await tickets(ada))[0]?.match !== null);
    const [eve] = (await people("Eve")) as [Client];
    await wish(eve, { computers: 1 });
    ahead += MINUTE;
    const { match } = await look(eve);
    await until(eve, async () => (await eve.ask<{ status: string }>("GET", `/tables/${match}`)).status === "playing");
    await leave([ada, ben, eve]);
  });
});

describe("looking for a game", () => {
  it("S10.1 floods are stopped by measures per person and per address, and bots are not meant", async () => {
    const strict = await openSite({ limitFactor: 1 });
    const ada = await strict.guest("Ada");
    const press = () => codeOf(ada.call("POST", `/tickets/${GAME}`, { wish: "now", pace: "live30" }));
    const codes = new Set<unknown>();
    for (let pressed = 0; pressed < 12; pressed++) codes.add(await press());
    expect([...codes]).toEqual([undefined, "too-many"]);
    await strict.close();
    const [site] = sites.get("SQLite") as [TestSite, TestSite];
    const { program, client } = await newAccount(site, "Robo", ["read", "play", "account"]);
    await client.ask("PUT", "/me/bot", { games: null, most: 4 });
    expect(await codeOf(program.call("POST", `/tickets/${GAME}`, { wish: "now", pace: "live30" }))).toBe("no-bots");
  });

  it("what is told of the luck beforehand is the hash of the secret it is made from", async () => {
    const [site] = sites.get("SQLite") as [TestSite, TestSite];
    const ada = await site.guest("Ada");
    const { commitment } = await wish(ada);
    const [row] = await site.server.context.storage.ticketsOf({ person: ada.me?.id ?? "", now: 0 });
    expect(commitmentOf(row?.seed ?? "")).toBe(commitment);
  });
});
