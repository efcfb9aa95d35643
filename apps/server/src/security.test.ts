// A test for each line of docs/security.md; the titles are its numbers. Some lie beside what they test.
import { readdirSync, readFileSync } from "node:fs";
import { newSecret } from "@outrigger/records";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { LIMIT_KINDS, newLimits } from "./limits.ts";
import type { Client } from "./testing/client.ts";
import { keptSite } from "./testing/kept-site.ts";
import { closing, codeOf, openSocket, turnedAway } from "./testing/refusals.ts";
import { openSite, type TestSite, twoAtTable } from "./testing/site.ts";

const site = await keptSite();
const strict = await keptSite({ limitFactor: 1 });

describe("S1 seats", () => {
  it("S1.1 a seat is moved by its own person only, over any line", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    const base = ada.shown(id).offers?.base ?? "";
    expect(await ben.move(id, 0, [["drop", 1]], base)).toMatchObject({ code: "not-your-seat" });
    const nobody = site.client();
    await nobody.connect();
    expect(await nobody.move(id, 0, [["drop", 1]], base)).toMatchObject({ code: "not-signed-in" });
  });

  it("S1.2 nobody watches through another seat's eyes, live or looking back", async () => {
    const { id, players } = await twoAtTable(site, { game: "moa" });
    const [ada, ben] = players as [Client, Client];
    expect(await ben.watch(id, 0)).toMatchObject({ code: "not-your-seat" });
    const back = (viewer: unknown) => ben.ask("GET", `/tables/${id}/history?viewer=${viewer}`);
    expect(await back(0)).toEqual(await back("spectator"));
    expect(await back("all")).toEqual(await back("spectator"));
    const seen = JSON.stringify(ada.shown(id).view);
    for (const text of ben.received) expect(text).not.toContain(seen);
    const [stranger, spectator] = [site.client(), site.client()];
    for (const client of [stranger, spectator]) await client.connect();
    await stranger.watch(id, "all");
    await spectator.watch(id, "spectator");
    expect({ ...stranger.seen.get(id), viewer: "spectator" }).toEqual(spectator.seen.get(id));
  });

  it("S1.3 a hidden table answers strangers as if it were not there", async () => {
    const ada = await site.guest("Ada");
    const { id } = await ada.openTable({ hidden: true, seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
    const eve = await site.guest("Eve");
    expect(await codeOf(eve.call("GET", `/tables/${id}`))).toBe("no-such-table");
    expect(await eve.watch(id, "spectator")).toMatchObject({ code: "no-such-match" });
    expect(await eve.watch("nothing", "spectator")).toMatchObject({ code: "no-such-match" });
  });

  it("S1.4 the record, with its seed and every card, is there only when the game is over", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada] = players as [Client];
    expect(await codeOf(ada.call("GET", `/tables/${id}/record`))).toBe("not-over");
    const exported = JSON.stringify(await ada.ask("GET", "/me/export"));
    const { seed } = (await site.server.context.storage.findTable(id))?.row ?? { seed: "" };
    expect(exported).not.toContain(seed);
    for (const text of ada.received) expect(text).not.toContain(seed);
  });
});

describe("S1 beside the seats", () => {
  it("S1.7 drafts, second thoughts and standing orders change no number, clock or time that others see", async () => {
    const { id, players } = await twoAtTable(site, { game: "moa" });
    const seat = players.findIndex((player) => player.shown(id).offers?.asked === true);
    const [mover, other] = [players[seat] as Client, players[1 - seat] as Client];
    const { touched } = await other.ask<{ touched: number }>("GET", `/tables/${id}`);
    // Word of who is there comes when it comes.
    await other.until(() => other.presence?.seats.length === 2);
    const heard = other.received.length;
    const orders = [{ kind: "defendIf", values: { items: 2 } }];
    expect(await mover.send({ kind: "orders", match: id, seat, orders })).toMatchObject({ kind: "accepted" });
    const [draft = ["nothing"]] = mover.shown(id).offers?.moves ?? [];
    expect(await mover.move(id, seat, [draft])).toMatchObject({ kind: "accepted" });
    expect(await mover.send({ kind: "undo", match: id, seat, all: false })).toMatchObject({ kind: "accepted" });
    await other.send({ kind: "leave", match: "nothing" });
    expect(other.received.slice(heard).map((text) => JSON.parse(text).kind)).toEqual(["accepted"]);
    expect((await other.ask<{ touched: number }>("GET", `/tables/${id}`)).touched).toBe(touched);
  });

  it("S1.6 somebody who cannot take or leave a seat does not move a table up", async () => {
    const ada = await site.guest("Ada");
    const { id, touched } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    const eve = await site.guest("Eve");
    expect(await codeOf(eve.call("POST", `/tables/${id}/stand`))).toBe("not-open");
    expect(await codeOf(eve.call("POST", `/tables/${id}/sit`, { seat: 0, nonce: newSecret() }))).toBe("seat-taken");
    expect((await eve.ask<{ touched: number }>("GET", `/tables/${id}`)).touched).toBe(touched);
  });

  it("S1.5 a player hears nothing of the spectators' chat, through any eyes", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    const eve = await site.guest("Eve");
    await eve.watch(id, "spectator");
    const second = site.client();
    second.cookie = ada.cookie;
    await second.connect();
    await second.watch(id, "spectator");
    await eve.send({ kind: "chat", match: id, channel: "spectators", text: "Ben holds the left" });
    await ben.send({ kind: "chat", match: id, channel: "seats", text: "hello" });
    await second.until(() => second.chat.length > 0);
    expect(second.chat.map(({ text }) => text)).toEqual(["hello"]);
  });
});

describe("S2 other sites", () => {
  it("S2.1 a page of another site cannot make a browser write: origin, header and content type are checked", async () => {
    const ada = await site.guest("Ada");
    const evil = { origin: "https://evil.example" };
    expect(await codeOf(ada.call("POST", "/sign-out", {}, evil))).toBe("wrong-origin");
    expect(await codeOf(ada.call("POST", "/sign-out", {}, { "x-outrigger": "0" }))).toBe("wrong-origin");
    expect(await codeOf(ada.call("PATCH", "/me", "name=x", { "content-type": "text/plain" }))).toBe("malformed");
    expect((await ada.ask<{ me: unknown }>("GET", "/me")).me).not.toBeNull();
  });

  it("S2.2 a socket is opened by our own pages only", async () => {
    const ada = await site.guest("Ada");
    for (const headers of [{ origin: "https://evil.example", cookie: ada.cookie }, { cookie: ada.cookie }])
      expect(await turnedAway(openSocket(ada, headers))).toBe(403);
  });

  it("S2.3 the session's cookie is out of reach of scripts and of other sites", async () => {
    const client = site.client();
    const { headers } = await client.call("POST", "/guest", { name: "Ada", language: "en" });
    const cookie = headers.get("set-cookie") ?? "";
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/"]) expect(cookie).toContain(part);
    const secure = await openSite({ origin: "https://outrigger.example" });
    const answer = await secure.client().call("POST", "/guest", { name: "Ada", language: "en" });
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-outrigger=.*; Secure(;|$)/);
    await secure.close();
  });

  it("S2.4 every answer carries a strict content policy and cannot be framed or sniffed", async () => {
    for (const path of ["/", "/api/me", "/api/nothing"]) {
      const { headers } = await fetch(`${site.client().origin}${path}`);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("strict-transport-security")).toBeNull();
    }
  });
});

describe("S5 too much", () => {
  it("S5.1 tables, chat, moves and requests each have their measure, and it refills", () => {
    let now = 0;
    const limits = newLimits(() => now);
    for (const kind of LIMIT_KINDS) {
      let allowed = 0;
      while (limits.allows(kind, "ada")) allowed++;
      expect(allowed).toBeGreaterThan(5);
      expect(limits.allows(kind, "ben")).toBe(true);
    }
    now = 60_000;
    expect(limits.allows("chat", "ada")).toBe(true);
  });

  it("S5.2 whoever opens tables or talks without end is told so", async () => {
    const ada = await strict.guest("Ada");
    const codes = new Set<unknown>();
    for (let made = 0; made < 12; made++)
      codes.add(
        await codeOf(
          ada.call("POST", "/tables", {
            game: "connect-four",
            clock: { kind: "turns", perMove: 86_400_000 },
            seats: [{ kind: "me" }, { kind: "open" }],
          }),
        ),
      );
    expect(codes).toContain("too-many");
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => ada.send({ kind: "chat", match: "m", channel: "seats", text: "hi" })),
    );
    expect(replies.at(-1)).toMatchObject({ code: "too-many" });
  });
});

describe("S5 sockets", () => {
  it("S5.3 whoever is turned away never gets a socket; one that is closed, or says more than is heard, holds nothing", async () => {
    const ada = await site.guest("Ada");
    const { clients } = site.server.app.websocketServer;
    const before = clients.size;
    const evil = Array.from({ length: 20 }, () => openSocket(ada, { origin: "https://evil.example" }));
    expect(new Set(await Promise.all(evil.map(turnedAway)))).toEqual(new Set([403]));
    expect(clients.size).toBe(before);
    const elsewhere = new WebSocket(`${ada.origin.replace("http", "ws")}/api/me`, { origin: ada.origin });
    elsewhere.on("error", () => {});
    expect(await turnedAway(elsewhere)).toBe(404);

    // The table is busy, so nothing of this is answered.
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
    let release = (): void => {};
    const busy = site.server.context.rooms.inRoom(id, () => new Promise<void>((resolve) => (release = resolve)));
    const text = JSON.stringify({ kind: "watch", id: "b", match: id, viewer: 0, padding: "x".repeat(60_000) });
    const bomb = openSocket(ada, { origin: ada.origin, cookie: ada.cookie });
    // The fifth is more than is heard, and the last: what lies unread when a line is cut takes the parting word with it.
    bomb.on("open", () => {
      for (let sent = 0; sent < 5; sent++) bomb.send(text);
    });
    const closed = await closing(bomb);
    release();
    await busy;
    expect(closed).toEqual({ code: 1013, reason: "too-many" });
  });

  it("S5.3 what is said over a line after it was closed is not heard", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada] = players as [Client];
    const { seq } = (await site.server.context.rooms.inRoom(id, ({ hosted }) => ({ seq: hosted.seq }))) ?? {};
    const { offers } = ada.shown(id);
    site.server.context.connections.signOut({ person: ada.me?.id ?? "" });
    // The client has not read the close yet: this goes out after it.
    ada.socket?.send(
      JSON.stringify({ kind: "move", id: "late", match: id, seat: 0, base: offers?.base, moves: [["drop", 1]] }),
    );
    await ada.until(() => ada.isLost);
    expect(await site.server.context.rooms.inRoom(id, ({ hosted }) => hosted.seq)).toBe(seq);
  });
});

describe("S5 addresses", () => {
  const sentThrough = (client: Client, header: string) =>
    client.call("POST", "/guest", { name: "Eve", language: "en" }, { "x-forwarded-for": header });

  it.each([{ proxies: 1 }, { proxies: ["127.0.0.1"] }, { proxies: undefined }])(
    "S5.5 behind %o a client cannot choose the address it is counted by",
    async ({ proxies }) => {
      const behind = await openSite({ limitFactor: 1, proxies });
      const codes = [];
      // What a proxy makes of a header that the client sent: it appends the address it sees.
      for (let one = 0; one < 200; one++)
        codes.push(await codeOf(sentThrough(behind.client(), `198.51.100.${one}, 203.0.113.9`)));
      expect(codes.at(-1)).toBe("too-many");
      const other = await sentThrough(behind.client(), "198.51.100.1, 203.0.113.10");
      expect(other.status).toBe(proxies === undefined ? 429 : 200);
      await behind.close();
    },
  );

  it("S5.5 the addresses of one IPv6 network are counted as one", () => {
    const limits = newLimits(() => 0);
    let allowed = 0;
    while (limits.allows("guests", `2001:db8:0:1::${allowed.toString(16)}`)) allowed++;
    expect(limits.allows("guests", "2001:db8:0:1:ffff::1")).toBe(false);
    expect(limits.allows("guests", "2001:db8:0:2::1")).toBe(true);
  });

  it("S5.6 figures are not for the world, wherever it seems to come from", async () => {
    const figures = async (from: TestSite, headers: Record<string, string> = {}) =>
      (await fetch(`${from.client().origin}/metrics`, { headers })).status;
    expect(await figures(site)).toBe(404);
    const watched = await openSite({ metricsToken: "a long token", metricsAddress: "127.0.0.1:0", proxies: 1 });
    expect(await figures(watched, { "x-forwarded-for": "127.0.0.1" })).toBe(404);
    expect(await figures(watched, { authorization: "Bearer a long tokem" })).toBe(404);
    expect(await figures(watched, { authorization: "Bearer a long token" })).toBe(200);
    await watched.close();
  });
});

describe("S6 luck", () => {
  it("S6.1 the seed is fixed before any nonce is known, and each seat's nonce counts once", async () => {
    const ada = await site.guest("Ada");
    const table = {
      game: "maori",
      clock: { kind: "turns", perMove: 86_400_000 },
      seats: [{ kind: "me" }, { kind: "open" }],
    };
    const { id, commitment } = await ada.ask<{ id: string; commitment: string }>("POST", "/tables", table);
    const first = await ada.ask<{ commitment: string }>("POST", `/tables/${id}/nonce`, { nonce: newSecret() });
    expect(first.commitment).toBe(commitment);
    expect(await codeOf(ada.call("POST", `/tables/${id}/nonce`, { nonce: newSecret() }))).toBe("not-open");
  });
});

it("every line of docs/security.md has its test, and every test its line", () => {
  const root = new URL("../../../", import.meta.url);
  const lines = readFileSync(new URL("docs/security.md", root), "utf8").match(/S\d+\.\d+/g) ?? [];
  const tests = ["apps/server/src/", "apps/cli/src/", "packages/engines/src/"].flatMap((folder) => {
    const here = new URL(folder, root);
    const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
    return files.flatMap((file) => [...readFileSync(new URL(file, here), "utf8").matchAll(/"(S\d+\.\d+) /g)]);
  });
  expect([...new Set(tests.map(([, number]) => number))].sort()).toEqual([...new Set(lines)].sort());
});
