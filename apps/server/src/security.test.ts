// A test for each line of docs/security.md; the titles are its numbers. Some lie beside what they test.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json } from "@outrigger/kernel";
import { VERSION } from "@outrigger/protocol";
import { newSecret, parseRecord } from "@outrigger/records";
import { packRow } from "@outrigger/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { rulesOf } from "./games.ts";
import { LIMIT_KINDS, newLimits } from "./limits.ts";
import { Client } from "./testing/client.ts";
import { sendRequest } from "./testing/fuzz.ts";
import { openSite, type TestSite, twoAtTable } from "./testing/site.ts";

let site: TestSite;
let strict: TestSite;
beforeAll(async () => {
  site = await openSite();
  strict = await openSite({ limitFactor: 1 });
});
afterAll(async () => {
  await site.close();
  await strict.close();
});

const closing = (socket: WebSocket): Promise<{ code: number; reason: string }> =>
  new Promise((resolve) => socket.once("close", (code, reason) => resolve({ code, reason: String(reason) })));
const openSocket = (client: Client, headers: Record<string, string>): WebSocket => {
  const socket = new WebSocket(`${client.origin.replace("http", "ws")}/api/socket?version=${VERSION}`, { headers });
  socket.on("error", () => {});
  return socket;
};
/** How a socket is turned away before it becomes one. */
const turnedAway = (socket: WebSocket): Promise<number | undefined> =>
  new Promise((resolve) => {
    socket.once("unexpected-response", (request, response) => {
      request.destroy();
      resolve(response.statusCode);
    });
    socket.once("open", () => resolve(101));
    socket.once("error", () => resolve(undefined));
  });
const codeOf = async (answer: Promise<{ body: unknown }>): Promise<unknown> =>
  ((await answer).body as { code?: unknown }).code;

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
    const { seed } = (await site.server.house.storage.findTable(id))?.row ?? { seed: "" };
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

describe("S3 accounts", () => {
  it("S3.1 the database holds no password and no token that opens anything", async () => {
    const ada = await site.guest("Ada");
    await ada.ask("POST", "/account", { email: "s31@example.org", password: "secret words" });
    const person = await site.server.house.storage.findPersonByEmail("s31@example.org");
    expect(person?.password).toMatch(/^\$argon2id\$/);
    const token = ada.cookie.split("=")[1] ?? "";
    expect(await site.server.house.storage.findSession({ hash: token, now: Date.now() })).toBeUndefined();
  });

  it("S3.2 guessing passwords is slowed down, per address and per account", async () => {
    const client = strict.client();
    const codes = [];
    for (let guess = 0; guess < 14; guess++)
      codes.push(await codeOf(client.call("POST", "/sign-in", { email: "x@example.org", password: `p${guess}` })));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill("wrong-password"));
    expect(codes.at(-1)).toBe("too-many");
  });

  it("S3.2 whoever guesses at an account does not keep its owner out of a browser they have used", async () => {
    const guessed = await openSite({ limitFactor: 1 });
    const [owner, attacker] = [await guessed.guest("Owner"), guessed.client()];
    const right = { email: "s32@example.org", password: "secret words" };
    await owner.ask("POST", "/account", right);
    await owner.ask("POST", "/sign-out");
    while ((await codeOf(attacker.call("POST", "/sign-in", { ...right, password: "guess" }))) !== "too-many");
    // Everybody else has to wait, also with the right password and with a mark made for another account.
    expect(await codeOf(guessed.client().call("POST", "/sign-in", right))).toBe("too-many");
    attacker.device = owner.device.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(await codeOf(attacker.call("POST", "/sign-in", right))).toBe("too-many");
    expect(await owner.ask("POST", "/sign-in", right)).toMatchObject({ name: "Owner" });
    // A stolen mark has no more guesses than anybody.
    attacker.device = owner.device;
    const codes = [];
    for (let guess = 0; guess < 12; guess++)
      codes.push(await codeOf(attacker.call("POST", "/sign-in", { ...right, password: `p${guess}` })));
    expect(codes.at(-1)).toBe("too-many");
    await guessed.close();
  });

  it("S3.3 a reset does the same for a known and an unknown address before it answers: it leaves a job", async () => {
    const quiet = await openSite();
    const ada = await quiet.guest("Ada");
    await ada.ask("POST", "/account", { email: "s33@example.org", password: "secret words" });
    const { jobs, storage, now } = quiet.server.house;
    await jobs.close();
    for (const email of ["s33@example.org", "unknown@example.org"])
      expect(await quiet.client().ask("POST", "/reset", { email })).toEqual({ ok: true });
    const left = await storage.takeJobs({ now: now(), lease: now() + 1_000, most: 9 });
    expect(left.filter(({ kind }) => kind === "reset")).toHaveLength(2);
    expect(await storage.letters(9)).toEqual([]);
    await quiet.close();
  });

  it("S3.3 an unknown address and a wrong password are answered alike, and so is a reset", async () => {
    const ada = await site.guest("Ada");
    await ada.ask("POST", "/account", { email: "s33@example.org", password: "secret words" });
    const answers = [];
    for (const email of ["s33@example.org", "unknown@example.org"]) {
      answers.push(await codeOf(site.client().call("POST", "/sign-in", { email, password: "wrong" })));
      answers.push((await site.client().call("POST", "/reset", { email })).body);
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  });

  it("S3.4 a change of password or of standing ends every other session", async () => {
    const ada = await site.guest("Ada");
    const old = ada.cookie;
    await ada.ask("POST", "/account", { email: "s34@example.org", password: "secret words" });
    const thief = new Client(site.server.port);
    thief.cookie = old;
    expect((await thief.ask<{ me: unknown }>("GET", "/me")).me).toBeNull();
  });

  it("S3.5 only administrators see letters and reports, and nobody becomes one by registering", async () => {
    const first = await site.guest("First");
    const made = await first.ask("POST", "/account", { email: "s35@example.org", password: "secret words" });
    expect(made).toMatchObject({ admin: false });
    expect(await site.server.house.storage.administrators(1)).toEqual([]);
    expect(await codeOf(first.call("GET", "/admin"))).toBe("not-allowed");
    expect(await codeOf(first.call("POST", "/admin/claim", { token: "guessed" }))).toBe("token-used");
    const guest = await site.guest("Guest");
    expect(await codeOf(guest.call("GET", "/admin"))).toBe("not-allowed");
    expect(await codeOf(site.client().call("GET", "/admin"))).toBe("not-signed-in");
  });
});

describe("S3 letters", () => {
  it("S3.6 the address in a letter is the site's own, whatever host the request names", async () => {
    const ada = await site.guest("Ada");
    await ada.ask("POST", "/account", { email: "s36@example.org", password: "secret words" });
    await ada.call("POST", "/reset", { email: "s36@example.org" }, { "x-forwarded-host": "evil.example" });
    const letter = async () =>
      (await site.server.house.storage.letters(10)).find(({ email }) => email === "s36@example.org");
    await expect.poll(letter).toMatchObject({ body: expect.stringMatching(/^\/account\/reset\//m) });
    await expect(openSite({ smtp: "smtp://127.0.0.1:1" })).rejects.toThrow("OUTRIGGER_ORIGIN");
  });
});

describe("S3 changing an account", () => {
  it("S3.7 a session alone changes neither password nor address, and cannot guess without end", async () => {
    const guarded = await openSite({ limitFactor: 1 });
    const [owner, thief] = [await guarded.guest("Owner"), guarded.client()];
    await owner.ask("POST", "/account", { email: "s37@example.org", password: "secret words" });
    thief.cookie = owner.cookie;
    const take = (password: string) => thief.call("POST", "/me/credentials", { password, email: "thief@example.org" });
    const codes = [];
    for (let guess = 0; guess < 12; guess++) codes.push(await codeOf(take(`p${guess}`)));
    expect([codes[0], codes.at(-1)]).toEqual(["wrong-password", "too-many"]);
    expect(await guarded.server.house.storage.findPersonByEmail("thief@example.org")).toBeUndefined();
    await guarded.close();
  });
});

describe("S4 input", () => {
  it("S4.1 what does not fit its schema is refused before anything looks at it", async () => {
    const ada = await site.guest("Ada");
    for (const body of [
      {},
      { name: 5, language: "en" },
      { name: "x", language: "xx" },
      { name: "x", language: "en", admin: 1 },
    ])
      expect(await codeOf(site.client().call("POST", "/guest", body))).toBe("malformed");
    for (const path of ["/tables/%ff", `/players/${"x".repeat(300)}`, "/%zz"])
      expect(await codeOf(ada.call("GET", path))).toBe("malformed");
    ada.socket?.send("{");
    ada.socket?.send(JSON.stringify({ id: "q", kind: "grant" }));
    await ada.until(() => ada.received.length >= 2);
    expect(ada.received.map((text) => JSON.parse(text))).toEqual([
      { kind: "refused", id: "", code: "malformed" },
      { kind: "refused", id: "q", code: "malformed" },
    ]);
  });

  it("S2.5 no answer of the interface is kept on the way, refusals neither", async () => {
    for (const path of ["/me", "/admin", "/nothing", "/tables/none", "/tables/%ff"])
      expect((await site.client().call("GET", path)).headers.get("cache-control")).toBe("no-store");
  });

  it("S4.2 bodies and messages have a size they may not exceed", async () => {
    const ada = await site.guest("Ada");
    expect(await codeOf(ada.call("PATCH", "/me", { name: "x".repeat(20_000) }))).toBe("too-large");
    // What counts is the size once it is unpacked.
    for (const compress of [false, true]) {
      const socket = openSocket(ada, { origin: ada.origin, cookie: ada.cookie });
      socket.on("open", () => socket.send("x".repeat(70_000), { compress }));
      expect((await closing(socket)).code).toBe(1009);
    }
  });

  it("S4.3 names are printable and plain, and text stays text", async () => {
    const stacked = `Z${"\u0301".repeat(10)}`;
    for (const name of ["", "   ", "a\u0007b", "\u202Eevil", "\u3164", "\u2800", "a\uD83D", stacked, "x".repeat(31)])
      expect(await codeOf(site.client().call("POST", "/guest", { name, language: "en" }))).toBe("malformed");
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    await ada.send({ kind: "chat", match: id, channel: "seats", text: "<script>alert(1)</script>" });
    await ben.until(() => ben.chat.length === 1);
    expect(ben.chat[0]?.text).toBe("<script>alert(1)</script>");
  });

  it("S4.3 nobody at a table, or looking on, is called what looks like somebody else's name", async () => {
    const [ann, twin, eve] = [await site.guest("Ann"), await site.guest("\u0410nn"), await site.guest("ANN")];
    const { id } = await ann.openTable({
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const { seats } = await twin.sit(id);
    expect(seats.map(({ name }) => name)).toEqual(["Ann", "\u0410nn 2"]);
    for (const [client, viewer] of [
      [ann, 0],
      [twin, 1],
      [eve, "spectator"],
    ] as const)
      await client.watch(id, viewer);
    await twin.send({ kind: "chat", match: id, channel: "seats", text: "hello" });
    await eve.send({ kind: "chat", match: id, channel: "spectators", text: "hello" });
    await eve.until(() => eve.chat.length === 2);
    expect(new Set(eve.chat.map(({ name }) => name))).toEqual(new Set(["\u0410nn 2", "ANN 3"]));
  });

  const packedTable = (game: string, pack: unknown) => ({
    game,
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { kind: "live", reserve: 600_000, increment: 0 },
    pack,
  });

  it("S4.6 packs that ask for endless work are refused, with an end to the complaints", async () => {
    const ada = await site.guest("Ada");
    const cards = structuredClone((await rulesOf("moa")).pack.source) as { birdCards: { items: { count: number }[] } };
    Object.assign(cards.birdCards.items[0] ?? {}, { count: 1e9 });
    const rows = structuredClone((await rulesOf("tahiti")).pack.source) as {
      tables: { expeditionB: { rows: object } };
    };
    Object.assign(rows.tables.expeditionB.rows, { "1": { territory: "southAmerica", drm: 1e9 } });
    const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => [inner], 1);
    for (const [game, pack] of [
      ["moa", cards],
      ["tahiti", rows],
      ["maori", deep],
      ["maori", Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, at]))],
    ] as const) {
      const { body } = await ada.call("POST", "/tables", packedTable(game, pack));
      expect(body).toMatchObject({ code: "table-problems" });
      expect(JSON.stringify(body).length).toBeLessThan(30_000);
    }
  });

  it("S4.7 a pack is kept once and lists do not carry it; nobody stores more than a megabyte", async () => {
    const { storage } = strict.server.house;
    const ada = await strict.guest("Ada");
    const pack = { ...((await rulesOf("maori")).pack.source as object), name: "mine" };
    for (let count = 0; count < 2; count++) await ada.ask("POST", "/tables", packedTable("maori", pack));
    const { bytes, hash } = packRow(pack as Json);
    const [mine] = (await ada.ask("GET", "/tables/mine")) as { id: string }[];
    const table = await storage.findTable(mine?.id ?? "");
    if (table === undefined) throw new Error("no table");
    expect(await storage.packBytes([table.row.owner])).toBe(bytes);
    expect(JSON.stringify(await ada.ask("GET", "/tables"))).not.toContain("tileProvenance");
    expect(await storage.findPack(hash)).toContain("tileProvenance");
    const large = { hash: "large", data: "{}", bytes: 1_000_000 - bytes };
    await storage.createTable({
      row: { ...table.row, id: "large", snapshot: null, pack: large.hash },
      seats: table.seats.map((seat) => ({ ...seat, match: "large" })),
      pack: large,
    });
    const another = packedTable("maori", { ...pack, name: "another" });
    expect(await codeOf(ada.call("POST", "/tables", another))).toBe("too-much-stored");
    expect(await codeOf(ada.call("POST", "/tables", packedTable("maori", pack)))).toBeUndefined();
  });

  it("S4.4 no path leads out of the site, nor to what is hidden in it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "outrigger-paths-"));
    const inside = join(folder, "dist");
    mkdirSync(join(inside, "assets"), { recursive: true });
    writeFileSync(join(inside, "index.html"), "the page");
    for (const file of ["secret.txt", "dist/.secret", "dist-secret.txt"]) writeFileSync(join(folder, file), "secret");
    const served = await openSite({ site: inside });
    const ways = [
      "..",
      "%2e%2e",
      "..%2f..",
      "..%5c..",
      "%252e%252e",
      "....",
      "assets/..",
      "assets/../..",
      "./..",
      "%00",
    ];
    const paths = ["/.secret", "/%2esecret", "/../dist-secret.txt", `//${inside}/../secret.txt`].concat(
      ways.flatMap((way) => [`/${way}/secret.txt`, `/assets/${way}/secret.txt`, `/${way}%2fsecret.txt`]),
    );
    for (const path of paths) {
      const { text } = await sendRequest(served.server.port, { method: "GET", path, headers: {}, body: undefined });
      expect([path, text]).not.toEqual([path, expect.stringContaining("secret")]);
    }
    const page = { method: "GET", path: "/", headers: {}, body: undefined };
    expect(await sendRequest(served.server.port, page)).toEqual({ status: 200, text: "the page" });
    await served.close();
    rmSync(folder, { recursive: true });
  });

  it("S4.8 a record that asks for endless work is refused by its path, and the server takes none at all", async () => {
    const ada = await site.guest("Ada");
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
    await ada.watch(id, 0);
    await ada.send({ kind: "resign", match: id, seat: 0 });
    const record = await ada.ask<object>("GET", `/tables/${id}/record`);
    const problemsOf = (text: string): readonly string[] => {
      const parsed = parseRecord(text);
      return parsed.ok ? [] : parsed.problems;
    };
    expect(problemsOf(JSON.stringify(record))).toEqual([]);
    expect(problemsOf(JSON.stringify({ ...record, calls: 1e12 }))).toEqual([
      expect.stringMatching(/^calls: is 1000000000000/),
    ]);
    const deep = JSON.stringify({ ...record, state: 0 }).replace(
      '"state":0',
      `"state":${"[".repeat(9e4)}${"]".repeat(9e4)}`,
    );
    expect(problemsOf(deep)).toEqual([expect.stringMatching(/^state(\[0\])+: is nested deeper than 30 levels/)]);
    for (const { method, path, body } of site.server.routes)
      if (body !== undefined)
        expect((await ada.call(String(method), path.replaceAll(/:\w+/g, id), record)).status, path).toBe(400);
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
    const busy = site.server.house.rooms.inRoom(id, () => new Promise<void>((resolve) => (release = resolve)));
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
    const { seq } = (await site.server.house.rooms.inRoom(id, ({ hosted }) => ({ seq: hosted.seq }))) ?? {};
    const { offers } = ada.shown(id);
    site.server.house.connections.signOut({ person: ada.me?.id ?? "" });
    // The client has not read the close yet: this goes out after it.
    ada.socket?.send(
      JSON.stringify({ kind: "move", id: "late", match: id, seat: 0, base: offers?.base, moves: [["drop", 1]] }),
    );
    await ada.until(() => ada.isLost);
    expect(await site.server.house.rooms.inRoom(id, ({ hosted }) => hosted.seq)).toBe(seq);
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
  const lines = readFileSync(new URL("../../../docs/security.md", import.meta.url), "utf8").match(/S\d+\.\d+/g) ?? [];
  const here = new URL(".", import.meta.url);
  const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
  const tests = files.flatMap((file) => [...readFileSync(new URL(file, here), "utf8").matchAll(/"(S\d+\.\d+) /g)]);
  expect([...new Set(tests.map(([, number]) => number))].sort()).toEqual([...new Set(lines)].sort());
});
