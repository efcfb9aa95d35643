import type { TableShown } from "@outrigger/protocol";
import { startPostgres, type TestPostgres } from "@outrigger/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "./testing/client.ts";
import { newPlayer } from "./testing/player.ts";
import { openSite, type TestSite, twoAtTable } from "./testing/site.ts";
import { startNode } from "./testing/start-node.ts";

let postgres: TestPostgres;
let nodes: TestSite[];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  nodes = await Promise.all([openSite({ databaseUrl, tellAfter: 100 }), openSite({ databaseUrl, tellAfter: 100 })]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
});

describe.each(["SQLite", "PostgreSQL"])("text and numbers that cannot be kept, on %s", (database) => {
  it("S4.5 are malformed in every place, and nothing fails", async () => {
    const site = database === "SQLite" ? await openSite() : (nodes[0] as TestSite);
    const { id, players } = await twoAtTable(site);
    const [ada] = players as [Client];
    const codeOf = async (method: string, path: string, body?: unknown): Promise<unknown> =>
      ((await ada.call(method, path, body)).body as { code?: unknown }).code;
    for (const odd of ["\0", "a\0b", "\ud800"]) {
      for (const [method, path, body] of [
        ["PATCH", `/tables/${id}/desk`, { note: odd }],
        ["POST", `/tables/${id}/report`, { number: 1, text: odd }],
        ["POST", "/reset/confirm", { token: odd, password: "long enough" }],
        ["PATCH", "/me", { [odd]: 1 }],
      ] as const)
        expect([path, await codeOf(method, path, body)]).toEqual([path, "malformed"]);
      for (const message of [
        { kind: "watch", match: odd, viewer: 0 },
        { kind: "chat", match: id, channel: "seats", text: odd },
        { kind: "leave", match: odd },
      ] as const)
        expect(await ada.send(message)).toMatchObject({ code: "malformed" });
    }
    for (const path of ["/tables/%00", "/players/%00", `/tables/${id}?key=%00`])
      expect([path, await codeOf("GET", path)]).toEqual([path, "malformed"]);
    for (const number of [2 ** 31, 2 ** 53, 1e300])
      expect(await codeOf("POST", `/tables/${id}/report`, { number, text: "rude" })).toBe("malformed");
    expect(await codeOf("POST", `/tables/${id}/report`, { number: 2 ** 31 - 1, text: "\\u0000" })).toBeUndefined();
    if (database === "SQLite") await site.close();
  });
});

describe("two nodes on one PostgreSQL", () => {
  it("share a table: players on different nodes, moves, chat, bots and lists alike", async () => {
    const [here, there] = nodes as [TestSite, TestSite];
    const [ada, ben] = [await here.guest("Ada"), await there.guest("Ben")];
    await ben.send({ kind: "follow", topics: ["lobby"] });
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await ben.until(() => ben.stirred.includes("lobby"));
    expect((await ben.ask<{ open: TableShown[] }>("GET", "/tables")).open.map((table) => table.id)).toEqual([id]);
    await ben.sit(id);
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    for (const player of [ada, ben]) await player.until(() => player.presence?.seats.length === 2);
    for (let turn = 0; turn < 6; turn++) {
      const [player, seat] = turn % 2 === 0 ? ([ada, 0] as const) : ([ben, 1] as const);
      await player.until(() => player.shown(id).offers?.asked === true);
      expect((await player.move(id, seat, [["drop", turn]])).kind).toBe("accepted");
    }
    await ada.until(() => ada.seen.get(id)?.seq === 6);
    await ben.until(() => ben.seen.get(id)?.seq === 6);
    expect(ada.seen.get(id)?.log).toEqual(ben.seen.get(id)?.log);
    await ada.send({ kind: "chat", match: id, channel: "seats", text: "hello from here" });
    await ben.until(() => ben.chat.length === 1);
  });

  it("count a clock alike that stands still since somebody went on holiday over one of them", async () => {
    const [here, there] = nodes as [TestSite, TestSite];
    const [ada, ben] = [await here.guest("Ada"), await there.guest("Ben")];
    const clock = { kind: "turns", perMove: 86_400_000 };
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], clock });
    await ben.sit(id);
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    const first = new Date().toISOString().slice(0, 10);
    await ada.ask("POST", "/me/holidays", { first, last: first, zone: "Pacific/Pago_Pago" });
    for (const each of [ada, ben]) await each.until(() => each.shown(id).clock?.calendars !== undefined);
    expect(ben.shown(id).clock).toEqual(ada.shown(id).clock);
    const clocks = await Promise.all(
      [here, there].map(({ server }) => server.context.rooms.inRoom(id, ({ hosted }) => hosted.match.data.clock)),
    );
    expect(clocks[0]).toEqual(clocks[1]);
  });

  it("a node hears nothing of a match that it has not in hand, and of every move once somebody watches there", async () => {
    // Nobody is told of a turn here: a node that sees to that takes the match in hand.
    const databaseUrl = await postgres.database();
    const [here, there] = [await openSite({ databaseUrl }), await openSite({ databaseUrl })];
    const words: string[] = [];
    const stop = there.server.context.storage.bus.listen((word) => words.push(word));
    const { id, players } = await twoAtTable(here);
    const [ada, ben] = players as [Client, Client];
    const wordsOf = (kind: string): string[] => words.filter((word) => word.startsWith(`${kind} ${id}`));
    await ada.move(id, 0, [["drop", 3]]);
    const { id: next } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await expect.poll(() => words.some((word) => word.startsWith(`table ${next}`))).toBe(true);
    expect(wordsOf("match")).toEqual([]);
    const cleo = await there.guest("Cleo");
    await cleo.watch(id, "spectator");
    await ben.until(() => ben.shown(id).offers?.asked === true);
    await ben.move(id, 1, [["drop", 3]]);
    await cleo.until(() => (cleo.seen.get(id)?.log.length ?? 0) === 3);
    expect(wordsOf("match")).toContain(`match ${id} 2`);
    stop();
    await Promise.all([here.close(), there.close()]);
  });

  it("of two moves at once on two nodes one is stale, and both nodes go on from the same state", async () => {
    const [here, there] = nodes as [TestSite, TestSite];
    const ada = await here.guest("Ada");
    const twin = there.client();
    twin.cookie = ada.cookie;
    await twin.connect();
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
    await ada.watch(id, 0);
    await twin.watch(id, 0);
    await ada.until(() => ada.seen.has(id));
    await twin.until(() => twin.seen.has(id));
    const base = ada.shown(id).offers?.base;
    const replies = await Promise.all([ada.move(id, 0, [["drop", 1]], base), twin.move(id, 0, [["drop", 2]], base)]);
    expect(replies.map(({ kind }) => kind).sort()).toEqual(["accepted", "refused"]);
    expect(replies.find(({ kind }) => kind === "refused")).toMatchObject({ code: "stale" });
    await ada.until(() => (ada.seen.get(id)?.log.length ?? 0) === 3);
    await twin.until(() => (twin.seen.get(id)?.log.length ?? 0) === 3);
    expect(twin.shown(id).view).toEqual(ada.shown(id).view);
  });

  it("nobody is told over one node what they see over the other", async () => {
    const [here, there] = nodes as [TestSite, TestSite];
    const [ada, ben] = [await here.guest("Ada"), await there.guest("Ben")];
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await ben.sit(id);
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    await ada.until(() => ada.presence?.seats.length === 2);
    const told: string[] = [];
    for (const { server } of [here, there]) {
      const { waysTo } = server.context.notifier;
      server.context.notifier.waysTo = (turn) => {
        told.push(turn.match);
        return waysTo(turn);
      };
    }
    const dueNow = { id: `tell ${id} 1`, kind: "tell", due: 0, payload: JSON.stringify({ match: id, seat: 1 }) };
    await ada.move(id, 0, [["drop", 3]]);
    const { storage, jobs } = here.server.context;
    await storage.setJobs([{ ...dueNow, lease: 0, attempts: 0 }]);
    jobs.poke([{ due: 0 }]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(told).toEqual([]);
    ben.disconnect();
    await expect.poll(() => told).toEqual([id]);
  });

  it("goes on through the other node when one is killed in the middle of a game", async () => {
    const [here] = nodes as [TestSite];
    const { databaseUrl = "" } = here.server.context.config;
    const third = await startNode({ data: "", databaseUrl });
    const ada = await here.guest("Ada");
    const ben = new Client(third.port);
    await ben.guest("Ben");
    await ben.connect();
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await ben.sit(id);
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    await ada.move(id, 0, [["drop", 3]]);
    await ben.until(() => ben.shown(id).offers?.asked === true);
    third.child.kill("SIGKILL");
    await ben.until(() => ben.isLost);
    const moved = here.client();
    moved.cookie = ben.cookie;
    await moved.connect();
    await moved.watch(id, 1);
    await moved.until(() => moved.seen.has(id));
    expect((await moved.move(id, 1, [["drop", 3]])).kind).toBe("accepted");
    await ada.until(() => ada.shown(id).offers?.asked === true);
  });

  it("a PostgreSQL that is started again under load costs time, and nobody notices more", async () => {
    const [here, there] = nodes as [TestSite, TestSite];
    const one = await newPlayer(here.server.port, "one", 1);
    const other = await newPlayer(there.server.port, "other", 2);
    const tables: string[] = [];
    for (let table = 0; table < 20; table++) {
      const { id } = await one.client.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
      await other.client.sit(id);
      tables.push(id);
    }
    let isBack = false;
    const restarting = postgres.restart().then(() => {
      isBack = true;
    });
    for (const id of tables) {
      const wasBack = isBack;
      await Promise.all([one.play(id, 0), other.play(id, 1)]);
      if (wasBack) break;
    }
    expect(isBack).toBe(true);
    await restarting;
    for (const { client, problems, acknowledged, reconnects } of [one, other]) {
      expect(problems).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(2);
      expect(reconnects()).toBe(0);
      client.disconnect();
    }
  });
});
