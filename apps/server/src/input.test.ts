// The lines S4 of docs/security.md: what is sent in.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json } from "@outrigger/kernel";
import { parseRecord } from "@outrigger/records";
import { packRow } from "@outrigger/storage";
import { describe, expect, it } from "vitest";
import { rulesOf } from "./games.ts";
import type { Client } from "./testing/client.ts";
import { sendRequest } from "./testing/fuzz.ts";
import { keptSite } from "./testing/kept-site.ts";
import { closing, codeOf, openSocket } from "./testing/refusals.ts";
import { openSite, twoAtTable } from "./testing/site.ts";

const site = await keptSite();
const strict = await keptSite({ limitFactor: 1 });

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
    const deep = `${"[".repeat(5_000)}1${"]".repeat(5_000)}`;
    for (const asked of [
      packedTable("moa", cards),
      packedTable("tahiti", rows),
      // As text: what nests so deep is more than a process can write.
      JSON.stringify(packedTable("maori", "deep")).replace('"deep"', deep),
      packedTable("maori", Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, at]))),
    ]) {
      const { body } = await ada.call("POST", "/tables", asked);
      expect(body).toMatchObject({ code: "table-problems" });
      expect(JSON.stringify(body).length).toBeLessThan(30_000);
    }
  });

  it("S4.7 a pack is kept once and lists do not carry it; nobody stores more than a megabyte", async () => {
    const { storage } = strict.server.context;
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
