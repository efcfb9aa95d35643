// Many who share one address, as a class behind a router does; and one among them who floods.
import { fastBelow } from "@outrigger/kernel/play";
import type { TableShown } from "@outrigger/protocol";
import { describe, expect, it } from "vitest";
import type { Client } from "./testing/client.ts";
import { keptSite } from "./testing/kept-site.ts";
import { clocksAhead, openSite, twoAtTable } from "./testing/site.ts";

/** Time passes with the decisions of those who play, however slow the machine is. */
const PER_DECISION = 5;
let passed = 0;

const site = await keptSite({ limitFactor: 1, steady: () => passed });

const PAIRS = 15;

/** As a page does: it follows the lobby, asks for it when it changes, and plays. */
async function cameIn(name: string): Promise<Client> {
  const client = await site.guest(name);
  for (const path of ["/me", "/tables", "/tables/mine"]) await client.ask("GET", path);
  await client.send({ kind: "follow", topics: ["lobby", "mine"] });
  return client;
}

async function playOut(pair: readonly Client[], id: string, seed: number): Promise<void> {
  const below = fastBelow(seed);
  for (const [seat, client] of pair.entries()) await client.watch(id, seat);
  const [ada] = pair as [Client];
  while (ada.shown(id).end === null) {
    const seat = pair.findIndex((client) => client.shown(id).offers?.asked === true);
    const mover = pair[seat];
    const moves = mover?.shown(id).offers?.moves ?? [];
    const before = pair.map((client) => client.seen.get(id)?.seq);
    const reply = await mover?.move(id, seat, [moves[below(moves.length)] ?? ["none"]]);
    expect(reply).toMatchObject({ kind: "accepted" });
    passed += PER_DECISION;
    for (const [at, client] of pair.entries()) await client.until(() => client.seen.get(id)?.seq !== before[at]);
  }
}

async function playTogether(pair: readonly Client[], seed: number): Promise<void> {
  const [ada, ben] = pair as [Client, Client];
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.ask("GET", "/tables");
  const { status } = await ben.sit(id);
  expect(status).toBe("playing");
  await playOut(pair, id, seed);
}

const refusedAsTooMany = ({ received }: Client): number =>
  received.filter((text) => text.includes('"too-many"')).length;

describe("thirty guests behind one address", () => {
  it("S5.11 all get in and play, and none is told that it is too many; one who floods among them is", async () => {
    const guests = await Promise.all(Array.from({ length: 2 * PAIRS }, (_, at) => cameIn(`Guest ${at}`)));
    const pairs = Array.from({ length: PAIRS }, (_, at) => guests.slice(2 * at, 2 * at + 2));
    await Promise.all(pairs.map((pair, at) => playTogether(pair, at)));
    expect(guests.map(refusedAsTooMany)).toEqual(guests.map(() => 0));

    const mallory = await cameIn("Mallory");
    const playing = Promise.all(pairs.map((pair, at) => playTogether(pair, PAIRS + at)));
    const codes = new Set<unknown>();
    const asking = Array.from({ length: 400 }, async () => {
      const { body } = await mallory.call("GET", "/tables/mine");
      codes.add((body as { code?: unknown }).code);
    });
    for (let sent = 0; sent < 1_000; sent++)
      mallory.socket?.send(JSON.stringify({ kind: "leave", id: "x", match: "x" }));
    await mallory.until(() => mallory.isLost);
    await Promise.all([...asking, playing]);
    expect(codes).toEqual(new Set([undefined, "too-many"]));
    expect(refusedAsTooMany(mallory)).toBeGreaterThan(100);
    expect(guests.map(refusedAsTooMany)).toEqual(guests.map(() => 0));
  });
});

describe("as much as one may have at a time", () => {
  const bot = { kind: "bot", level: "random" } as const;
  const own = { kind: "me" } as const;
  const table = { game: "connect-four", clock: { kind: "turns", perMove: 86_400_000 } } as const;

  it("S5.10 tables, games, matches watched and lines are counted per person and per address", async () => {
    const few = {
      "open-tables-per-person": 2,
      "open-tables-per-address": 3,
      "running-games-per-person": 2,
      "running-games-per-address": 3,
      "watched-games-per-person": 2,
      "watched-games-per-address": 3,
      "sockets-per-person": 2,
      "sockets-per-address": 3,
    };
    const small = await openSite({ limitFactor: 1, quotas: few });
    const [ada, ben] = [await small.guest("Ada"), await small.guest("Ben")];
    const open = async (client: Client, seats: readonly object[]): Promise<unknown> => {
      const { status, body } = await client.call("POST", "/tables", { ...table, seats });
      return status === 200 ? (body as TableShown).id : (body as { code: string }).code;
    };
    const waiting = [own, { kind: "open" }];
    const opened = [await open(ada, waiting), await open(ada, waiting), await open(ada, waiting)];
    expect(opened[2]).toBe("too-many-tables");
    expect([await open(ben, waiting), await open(ben, waiting)]).toEqual([expect.any(String), "too-many-tables"]);

    const start = (client: Client, id: unknown) => client.call("POST", `/tables/${id}/start`, { level: "random" });
    const ids = opened.slice(0, 2);
    for (const id of ids) expect((await start(ada, id)).status).toBe(200);
    expect(await open(ada, [own, bot])).toBe("too-many-tables");

    for (const id of ids) expect(await ada.watch(String(id), 0)).toMatchObject({ kind: "accepted" });
    expect(await ada.watch(String(ids[0]), "spectator")).toMatchObject({ kind: "accepted" });
    expect(await ben.watch(String(ids[0]), "spectator")).toMatchObject({ kind: "accepted" });
    expect(await ben.watch(String(ids[1]), "spectator")).toMatchObject({ code: "too-many" });

    const line = small.client();
    line.cookie = ada.cookie;
    await line.connect();
    const another = small.client();
    another.cookie = ada.cookie;
    await expect(another.connect()).rejects.toThrow("429");
    another.cookie = ben.cookie;
    await expect(another.connect()).rejects.toThrow("429");
    await small.close();
  });

  it("S5.10 who was allowed more may have more; the others at the address do not", async () => {
    const small = await openSite({ limitFactor: 1, quotas: { "open-tables-per-person": 1, "sockets-per-person": 1 } });
    const [ada, ben] = [await small.guest("Ada"), await small.guest("Ben")];
    const { storage } = small.server.context;
    const quotas = "open-tables-per-person=2, sockets-per-person=2";
    await storage.changePerson({ id: ada.me?.id ?? "", quotas });
    const waiting = { ...table, seats: [own, { kind: "open" }] };
    const opened = async (client: Client) => (await client.call("POST", "/tables", waiting)).status;
    expect([await opened(ada), await opened(ada), await opened(ada)]).toEqual([200, 200, 429]);
    expect([await opened(ben), await opened(ben)]).toEqual([200, 429]);
    for (const [who, isAllowed] of [
      [ada, true],
      [ben, false],
    ] as const) {
      const line = small.client();
      line.cookie = who.cookie;
      const connected = line.connect().then(() => true);
      expect(await connected.catch(() => false)).toBe(isAllowed);
    }
    await small.close();
  });

  it("S5.12 what somebody, or everybody at an address, has written in a month is bounded", async () => {
    let ahead = 0;
    const quotas = { "stored-megabytes-per-person": 1, "stored-megabytes-per-address": 2 };
    const small = await openSite({ limitFactor: 1, quotas, ...clocksAhead(() => ahead) });
    const { storage, now } = small.server.context;
    const guests = [await small.guest("Ada"), await small.guest("Ben"), await small.guest("Cleo")];
    const [ada, ben, cleo] = guests as [Client, Client, Client];
    const { id } = await ada.openTable({ seats: [own, { kind: "open" }] });
    await ben.sit(id);
    for (const [seat, player] of [ada, ben].entries()) await player.watch(id, seat);
    const open = async (client: Client): Promise<unknown> =>
      ((await client.call("POST", "/tables", { ...table, seats: [own, bot] })).body as { code?: unknown }).code;
    const say = (client: Client) => client.send({ kind: "chat", match: id, channel: "seats", text: "hello" });
    const note = async (client: Client) => (await client.call("PATCH", `/tables/${id}/desk`, { note: "x" })).status;
    /** As if they had said so much, in letters of three bytes. */
    const fill = async (client: Client, bytes: number): Promise<void> => {
      const line = { match: "elsewhere", channel: "seats", person: client.me?.id ?? "", name: "", at: now() } as const;
      for (let left = bytes; left > 0; left -= 300_000)
        await storage.addChatLine({ ...line, text: "語".repeat(100_000) });
    };
    await fill(ada, 1_200_000);
    expect([await open(ada), await open(ben)]).toEqual(["too-much-stored", undefined]);
    expect([await say(ada), await note(ada)]).toMatchObject([{ code: "too-many" }, 429]);
    expect([(await say(ben)).kind, await note(ben)]).toEqual(["accepted", 200]);
    // What is asked often is looked up once a minute.
    await fill(ben, 900_000);
    ahead += 61_000;
    expect([await open(cleo), await say(ben)]).toMatchObject(["too-much-stored", { code: "too-many" }]);
    ahead += 31 * 24 * 3_600_000;
    expect([await open(ada), await open(ben)]).toEqual([undefined, undefined]);
    await small.close();
  });

  it("S5.12 a match takes no more inputs than many games would, and can still be ended", async () => {
    const small = await openSite();
    const { id, players } = await twoAtTable(small);
    const [ada] = players as [Client];
    await small.server.context.rooms.inRoom(id, ({ hosted }) => {
      hosted.seq += 20_000;
    });
    expect(await ada.move(id, 0, [["drop", 3]])).toMatchObject({ code: "too-many" });
    expect((await ada.send({ kind: "resign", match: id, seat: 0 })).kind).toBe("accepted");
    await small.close();
  });
});
