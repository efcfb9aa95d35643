// What hosts do about people and tables, on one node over SQLite and over two nodes on PostgreSQL.
import type { Me, Notice, SiteFacts, TableShown } from "@outrigger/protocol";
import { startPostgres, type TestPostgres } from "@outrigger/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstAdministratorPath } from "../accounts/administration.ts";
import type { Client } from "../testing/client.ts";
import { type MailServer, openMailServer } from "../testing/mail-server.ts";
import { codeOf } from "../testing/refusals.ts";
import { openSite, type TestSite } from "../testing/site.ts";

const password = "long enough";
// The site says it lives elsewhere: clients have to speak from there.
const origin = "http://outrigger.example";
let postgres: TestPostgres;
let smtp: MailServer;
beforeAll(async () => {
  [postgres, smtp] = await Promise.all([startPostgres(), openMailServer()]);
});
afterAll(async () => {
  smtp.close();
  await postgres.stop();
});

describe.each(["SQLite", "two nodes on PostgreSQL"])("on %s", (where) => {
  let nodes: TestSite[];
  let here: TestSite;
  let there: TestSite;
  let host: Client;
  beforeAll(async () => {
    const mail = { smtp: smtp.url, origin };
    const config = where === "SQLite" ? mail : { ...mail, databaseUrl: await postgres.database() };
    nodes = [await openSite(config)];
    if (where !== "SQLite") nodes.push(await openSite(config));
    [here, there] = [nodes[0] as TestSite, nodes.at(-1) as TestSite];
    host = await account("Host");
    const { storage, now } = here.server.context;
    const token = (await firstAdministratorPath(storage, now()))?.split("/").at(-1);
    await host.ask("POST", "/admin/claim", { token });
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  async function account(name: string, site = here): Promise<Client> {
    const client = site.client();
    await client.guest(name);
    const email = `${name}@${where.length}.example.org`;
    client.me = await client.ask<Me>("POST", "/account", { email, password });
    await site.server.context.storage.changePerson({ id: client.me.id, confirmed: 1 });
    await client.connect({ origin });
    return client;
  }
  const idOf = (client: Client): string => client.me?.id ?? "";
  const act = async (client: Client, kind: string, more = {}): Promise<string> =>
    (await host.ask<{ act: string }>("POST", `/admin/people/${idOf(client)}/acts`, { kind, reason: "rude", ...more }))
      .act;
  const takeBack = (id: string) => host.ask("POST", `/admin/acts/${id}/undo`, { reason: "a mistake" });
  const noticesOf = async (client: Client): Promise<readonly Notice[]> =>
    (await client.ask<SiteFacts>("GET", "/me")).notices;
  const told = (client: Client) => client.until(() => client.stirred.includes("me"));
  const say = (client: Client, match: string, channel: "seats" | "spectators") =>
    client.send({ kind: "chat", match, channel, text: "hello" });

  /** Ada on the one node, Ben on the other, at a table that has begun. */
  async function playing(ada: Client, ben: Client, table = {}): Promise<string> {
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], ...table });
    await ben.sit(id);
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    return id;
  }

  it("S12.1 only an administrator acts, and nothing is done to one; what was done is on a list nobody changes", async () => {
    const [eve, ben] = [await account("Eve"), await account("Ben", there)];
    for (const [method, path, body] of [
      ["GET", "/admin/people?like=e"],
      ["GET", "/admin/acts"],
      ["GET", "/admin/reports"],
      ["POST", `/admin/people/${idOf(ben)}/acts`, { kind: "warn", reason: "x" }],
      ["POST", "/admin/acts/x/undo", { reason: "x" }],
      ["POST", "/admin/tables/x/close", { reason: "x" }],
    ] as const)
      expect([path, await codeOf(eve.call(method, path, body))]).toEqual([path, "not-allowed"]);
    const suspend = { kind: "suspend", reason: "x", until: null };
    for (const [id, code] of [
      [idOf(host), "is-administrator"],
      ["nobody", "not-found"],
    ] as const)
      expect(await codeOf(host.call("POST", `/admin/people/${id}/acts`, suspend))).toBe(code);
    const late = { kind: "mute", reason: "x", until: 5 };
    expect(await codeOf(host.call("POST", `/admin/people/${idOf(ben)}/acts`, late))).toBe("malformed");
    const id = await act(ben, "warn");
    await told(ben);
    const wrote = () => smtp.letters.some((letter) => letter.includes(`To: ${ben.me?.email}`));
    await expect.poll(wrote).toBe(true);
    expect(await noticesOf(ben)).toMatchObject([{ kind: "warn", reason: "rude" }]);
    await takeBack(id);
    expect(await codeOf(host.call("POST", `/admin/acts/${id}/undo`, { reason: "again" }))).toBe("not-undone");
    const list = await host.ask<object[]>("GET", `/admin/acts?person=${idOf(ben)}`);
    expect(list).toHaveLength(2);
    expect(list).toContainEqual(expect.objectContaining({ id, kind: "warn", hostName: "Host", undone: true }));
    for (const notice of await noticesOf(ben)) await ben.ask("DELETE", `/me/notices/${notice.id}`);
    expect(await noticesOf(ben)).toEqual([]);
  });

  it("S12.2 whoever is muted says nothing anywhere, and everything else as before", async () => {
    const [ada, ben, cleo] = [await account("Ann"), await account("Bob", there), await account("Cleo")];
    const id = await playing(ada, ben);
    const other = await playing(cleo, await account("Dan"));
    const open = await ben.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await ben.watch(other, "spectator");
    const mute = await act(ben, "mute", { until: Date.now() + 3_600_000 });
    const places = [
      [id, "seats"],
      [other, "spectators"],
      [open.id, "seats"],
    ] as const;
    for (const [match, channel] of places) expect(await say(ben, match, channel)).toMatchObject({ code: "muted" });
    await ada.until(() => ada.shown(id).offers?.asked === true);
    await ada.move(id, 0, [["drop", 1]]);
    await ben.until(() => ben.shown(id).offers?.asked === true);
    expect(await ben.move(id, 1, [["drop", 1]])).toMatchObject({ kind: "accepted" });
    await takeBack(mute);
    for (const [match, channel] of places) expect(await say(ben, match, channel)).toMatchObject({ kind: "accepted" });
  });

  it("S12.3 whoever is suspended is out at once on every node: pages, sockets, programs, and no guest instead", async () => {
    const [ada, ben] = [await account("Abe"), await account("Bea", there)];
    const id = await playing(ada, ben);
    const gathering = await ben.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    const { token } = await ben.ask<{ token: string }>("POST", "/tokens", { name: "bot", scopes: ["read", "play"] });
    const until = Date.now() + 3_600_000;
    const suspension = await act(ben, "suspend", { until });
    await ben.until(() => ben.isLost);
    const facts = await ben.ask<SiteFacts>("GET", "/me");
    expect(facts).toMatchObject({ me: null, suspended: { reason: "rude", until } });
    const refused = { code: "suspended", reason: "rude", until };
    expect((await ben.call("GET", "/tables")).body).toEqual(refused);
    for (const [path, body] of [
      ["/guest", { name: "Zed", language: "en" }],
      ["/account", { email: "zed@example.org", password }],
      ["/sign-out", undefined],
      [`/tables/${id}/take-back-seat`, undefined],
    ] as const)
      expect([path, await codeOf(ben.call("POST", path, body))]).toEqual([path, "suspended"]);
    await expect(ben.connect({ origin })).rejects.toThrow("403");
    const elsewhere = there.client();
    const signIn = { email: ben.me?.email, password };
    expect((await elsewhere.call("POST", "/sign-in", signIn)).body).toEqual(refused);
    const program = { authorization: `Bearer ${token}` };
    expect(await codeOf(elsewhere.call("GET", "/tables", undefined, program))).toBe("suspended");
    await expect(elsewhere.connect(program)).rejects.toThrow("403");
    // A computer plays on for them, and where the table only gathers they have gone.
    await ada.until(() => ada.shown(id).seats[1]?.kind === "bot");
    await expect.poll(() => codeOf(ada.call("GET", `/tables/${gathering.id}`))).toBe("no-such-table");
    await takeBack(suspension);
    expect(await ben.ask<SiteFacts>("GET", "/me")).toMatchObject({ me: { id: idOf(ben) }, suspended: null });
    await ben.ask<TableShown>("POST", `/tables/${id}/take-back-seat`);
    await ada.until(() => ada.shown(id).seats[1]?.kind === "person");
  });

  it("S12.4 a guest who is suspended stays so; whoever is cannot be made an administrator", async () => {
    const guest = there.client();
    await guest.guest("Gus");
    await guest.connect({ origin });
    await act(guest, "suspend", { until: null });
    await guest.until(() => guest.isLost);
    expect(await guest.ask("GET", "/me")).toMatchObject({ me: null, suspended: { until: null } });
    expect(await codeOf(guest.call("POST", "/guest", { name: "Gus", language: "en" }))).toBe("suspended");
    const kim = await account("Kim");
    await kim.ask("PUT", "/me/bot", {});
    await act(kim, "suspend", { until: null });
    const seats = [{ kind: "me" }, { kind: "challenge", person: idOf(kim) }];
    const table = { game: "connect-four", clock: { kind: "live", reserve: 600_000, increment: 5_000 }, seats };
    expect(await codeOf(host.call("POST", "/tables", table))).toBe("not-accepting");
    expect(await codeOf(host.call("POST", "/admin/administrators", { email: kim.me?.email }))).toBe("not-allowed");
  });

  it("S12.5 a name that is given stands everywhere and is kept; one that is given back is the person's own again", async () => {
    const [ada, ben] = [await account("Art"), await account("Rude", there)];
    const id = await playing(ada, ben);
    const over = await playing(ada, ben);
    await ada.send({ kind: "resign", match: over, seat: 0 });
    await say(ben, id, "seats");
    const rename = await act(ben, "rename", { name: "Art" });
    await ada.until(() => ada.shown(id).seats[1]?.name === "Art 2");
    const seatsOf = async (match: string) =>
      (await ada.ask<TableShown>("GET", `/tables/${match}`)).seats.map(({ name }) => name);
    await expect.poll(() => seatsOf(over)).toEqual(["Art", "Art 2"]);
    await told(ben);
    expect((await ben.ask<SiteFacts>("GET", "/me")).me?.name).toBe("Art");
    expect(await codeOf(ben.call("PATCH", "/me", { name: "Ruder" }))).toBe("name-kept");
    await say(ben, id, "seats");
    await ada.until(() => ada.chat.at(-1)?.name === "Art 2");
    await takeBack(rename);
    await ada.until(() => ada.shown(id).seats[1]?.name === "Rude");
    expect(await ben.ask("PATCH", "/me", { name: "Kind" })).toMatchObject({ name: "Kind" });
  });

  it("S12.6 a table is closed: one that gathers is gone, a rated game ends and counts for nobody", async () => {
    const [ada, ben] = [await account("Amy"), await account("Bert", there)];
    const { id: open } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], name: "Bad name" });
    const close = (id: string) => host.call("POST", `/admin/tables/${id}/close`, { reason: "a bad name" });
    expect((await close(open)).status).toBe(200);
    await expect.poll(() => codeOf(ada.call("GET", `/tables/${open}`))).toBe("no-such-table");
    await told(ada);
    expect(await noticesOf(ada)).toMatchObject([{ kind: "close", about: "Bad name", reason: "a bad name" }]);
    const id = await playing(ada, ben, { rated: true });
    expect((await close(id)).status).toBe(200);
    await ben.until(() => ben.shown(id).end?.how === "abandoned");
    expect(await codeOf(close(id))).toBe("not-open");
    expect(await codeOf(close("nothing"))).toBe("no-such-table");
    const { storage, now } = here.server.context;
    expect(await storage.ratedMatches({ after: undefined, before: now() + 1_000, most: 9 })).toEqual([]);
  });
});
