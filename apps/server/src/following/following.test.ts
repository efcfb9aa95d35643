import type { FollowsShown, TableShown } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { startPostgres, type TestPostgres } from "@outrigger/storage/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { newAccount } from "../testing/program.ts";
import { openSite, type TestSite } from "../testing/site.ts";

let postgres: TestPostgres;
let nodes: readonly [TestSite, TestSite];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  nodes = [await openSite({ databaseUrl, tellAfter: 1 }), await openSite({ databaseUrl, tellAfter: 1 })];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
});

async function member(name: string, at = 0): Promise<Client> {
  const { client } = await newAccount(nodes[at] as TestSite, name, ["read"]);
  return client;
}
const follows = (client: Client) => client.ask<FollowsShown>("GET", "/follows");
const codeOf = async (answer: Promise<{ body: unknown }>) => ((await answer).body as { code?: string }).code;
const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];

it("S10.5 whoever follows somebody sees them, over either node, only where they allow it; a block ends it", async () => {
  const [ada, ben] = [await member("Ada"), await member("Ben", 1)];
  await ben.connect();
  await ben.openTable({ game: "maori", seats });
  await ben.openTable({ game: "maori", seats, hidden: true });
  await ada.ask("PUT", `/follows/${ben.me?.id}`);
  const unseen = [{ person: ben.me?.id, name: "Ben", here: null, tables: [] }];
  expect(await follows(ada)).toEqual({ showing: false, people: unseen });
  await ben.ask("PUT", "/me/showing", { showing: true });
  const [seen] = (await follows(ada)).people;
  expect(seen).toMatchObject({ here: true, tables: [{ hidden: false }] });
  expect(seen?.tables).toHaveLength(1);
  ben.disconnect();
  await expect.poll(async () => (await follows(ada)).people[0]?.here).toBe(false);
  expect(await codeOf(ada.call("PUT", `/follows/${ada.me?.id}`))).toBe("not-found");
  await ben.ask("PUT", `/shuns/${ada.me?.id}`, { kind: "block" });
  expect((await follows(ada)).people).toEqual([]);
  expect(await codeOf(ada.call("PUT", `/follows/${ben.me?.id}`))).toBe("not-found");
  expect(await codeOf((nodes[0] as TestSite).client().call("GET", "/follows"))).toBe("not-signed-in");
});

it("a seat is kept for a member by name, who is told of it, and comes or declines", async () => {
  const [ada, cleo, dora] = [await member("Ada"), await member("Cleo", 1), await member("Dora", 1)];
  const told: string[] = [];
  for (const { server } of nodes) {
    const { waysTo } = server.context.notifier;
    server.context.notifier.waysTo = (news) => {
      told.push(`${news.kind} ${news.person}`);
      return waysTo(news);
    };
  }
  const { id } = await ada.openTable({ game: "maori", seats, hidden: true });
  const invite = (name: string) => ada.ask<TableShown>("POST", `/tables/${id}/invite`, { name });
  await invite("Cleo");
  expect((await invite("Dora")).seats.map(({ name, invited }) => [name, invited])).toEqual([
    ["Ada", null],
    ["Cleo", cleo.me?.id],
    ["Dora", dora.me?.id],
  ]);
  await expect.poll(() => told.sort()).toEqual([`invited ${cleo.me?.id}`, `invited ${dora.me?.id}`].sort());
  expect(await cleo.ask("GET", "/challenges")).toMatchObject([{ id }]);
  await cleo.sit(id);
  await dora.ask("POST", `/tables/${id}/decline`);
  expect(await dora.ask("GET", "/challenges")).toEqual([]);
  expect(await codeOf(dora.call("GET", `/tables/${id}`))).toBe("no-such-table");
});

it("an invitation is taken back: the seat is anybody's by the link again, and whoever was asked finds no table any more", async () => {
  const [ada, cleo, eve] = [await member("Ada"), await member("Cleopatra", 1), await member("Eve")];
  const { id, key } = await ada.openTable({ game: "maori", seats: [{ kind: "me" }, { kind: "friend" }], hidden: true });
  const takeBack = (who: Client, seat: number) => who.call("POST", `/tables/${id}/take-back`, { seat });
  await ada.ask("POST", `/tables/${id}/invite`, { name: "Cleopatra" });
  expect(await codeOf(takeBack(cleo, 1))).toBe("not-allowed");
  expect(await codeOf(takeBack(eve, 1))).toBe("no-such-table");
  // Until then it is hers alone, whoever else was given the link.
  expect(await codeOf(eve.call("POST", `/tables/${id}/sit`, { nonce: newSecret(), key }))).toBe("seat-taken");
  for (const seat of [0, 7]) expect(await codeOf(takeBack(ada, seat))).toBe("not-allowed");
  expect((await takeBack(ada, 1)).body).toMatchObject({ seats: [{}, { kind: "friend", name: "", invited: null }] });
  expect(await codeOf(takeBack(ada, 1))).toBe("not-allowed");
  expect(await cleo.ask("GET", "/challenges")).toEqual([]);
  expect(await codeOf(cleo.call("POST", `/tables/${id}/sit`, { nonce: newSecret() }))).toBe("no-such-table");
  await eve.ask("POST", `/tables/${id}/sit`, { nonce: newSecret(), key });
});

it("S10.6 nobody learns by inviting who has an account or a block, and only whoever opened the table invites, within a measure", async () => {
  const strict = await openSite({ limitFactor: 1 });
  const people: Client[] = [];
  for (const name of ["Ada", "Ben", "Twin", "Twin"]) people.push((await newAccount(strict, name, ["read"])).client);
  const [ada, ben, twin] = people as [Client, Client, Client];
  const guest = await strict.guest("Gus");
  const { id } = await ada.openTable({ game: "maori", seats });
  const invite = (who: Client, name: string) => codeOf(who.call("POST", `/tables/${id}/invite`, { name }));
  await ben.ask("PUT", `/shuns/${ada.me?.id}`, { kind: "block" });
  expect(await Promise.all(["Nobody", "Ben", "Gus", "Ada"].map((name) => invite(ada, name)))).toEqual(
    Array(4).fill("not-found"),
  );
  expect(await invite(ada, "Twin")).toBe("several-people");
  await ada.ask("PUT", `/follows/${twin.me?.id}`);
  expect(await invite(ada, "Twin")).toBeUndefined();
  expect(await invite(ada, "Twin")).toBe("seat-taken");
  expect(await invite(guest, "Twin")).toBe("not-allowed");
  const codes: unknown[] = [];
  for (let asked = 0; asked < 12; asked++) codes.push(await invite(ada, newSecret().slice(0, 8)));
  expect(codes.at(-1)).toBe("too-many");
  await strict.close();
});
