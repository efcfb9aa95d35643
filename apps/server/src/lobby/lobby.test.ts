import type { TableShown } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { describe, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { twoAtTable } from "../testing/site.ts";

const site = await keptSite();

const seats = [{ kind: "me" }, { kind: "open" }];
const listed = async (client: Client) =>
  (await client.ask<{ open: TableShown[] }>("GET", "/tables")).open.map(({ id }) => id);

describe("tables", () => {
  it("are listed while open, hear of every change, and start when the last seat is taken", async () => {
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    await ben.send({ kind: "follow", topics: ["lobby", "mine"] });
    const { id, commitment } = await ada.openTable({ seats, name: "Reef" });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await ben.until(() => ben.stirred.includes("lobby"));
    expect(await listed(ben)).toContain(id);
    const begun = await ben.sit(id);
    expect(begun).toMatchObject({ status: "playing", mine: 1, name: "Reef" });
    await ben.until(() => ben.stirred.includes("mine"));
    expect(await listed(ben)).not.toContain(id);
    const mine = await ada.ask<TableShown[]>("GET", "/tables/mine");
    expect(mine[0]?.seats[0]).toMatchObject({ waiting: true, name: "Ada" });
  });

  it("keep a friend's seat for the bearer of the key, and hidden ones are hidden from everybody else", async () => {
    const [ada, ben, eve] = [await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")];
    const { id, key } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "friend" }], hidden: true });
    expect(await listed(eve)).not.toContain(id);
    for (const [method, path, body] of [
      ["GET", `/tables/${id}`, undefined],
      ["GET", `/tables/${id}?key=wrong`, undefined],
      ["POST", `/tables/${id}/sit`, { nonce: newSecret() }],
      ["GET", `/tables/${id}/history?viewer=spectator`, undefined],
    ] as const)
      expect((await eve.call(method, path, body)).body).toEqual({ code: "no-such-table" });
    const shown = await ben.ask<TableShown>("GET", `/tables/${id}?key=${key}`);
    expect(shown).toMatchObject({ mine: null, key: null });
    expect((await ben.call("POST", `/tables/${id}/sit`, { nonce: newSecret() })).body).toEqual({ code: "seat-taken" });
    expect(await ben.sit(id, { key })).toMatchObject({ status: "playing" });
    expect(await eve.watch(id, "spectator")).toMatchObject({ code: "no-such-match" });
  });

  it("do without a clock where they are private and not rated, and nowhere else", async () => {
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    const clock = { kind: "none" };
    for (const table of [{ seats }, { seats, hidden: true, rated: true }])
      expect((await ada.call("POST", "/tables", { game: "maori", clock, ...table })).body).toMatchObject({
        code: "table-problems",
      });
    const { id, key, clock: shown } = await ada.openTable({ seats, hidden: true, clock });
    expect(shown).toEqual(clock);
    await ben.sit(id, { key });
    await ada.watch(id, 0);
    expect(ada.shown(id).clock).toBeNull();
    expect(await ada.move(id, 0, [["drop", 3]])).toMatchObject({ kind: "accepted" });
    expect(await site.server.context.rooms.inRoom(id, ({ clockDue }) => ({ clockDue }))).toEqual({
      clockDue: undefined,
    });
  });

  it("S8.10 let everybody be coached where that was said before anybody sat down, and never where they are rated", async () => {
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    const clock = { kind: "turns", perMove: 24 * 60 * 60 * 1000 };
    const rated = { game: "maori", seats, clock, rated: true, coach: true };
    expect((await ada.call("POST", "/tables", rated)).body).toMatchObject({ code: "table-problems" });
    expect(await ada.openTable({ seats })).toMatchObject({ coach: false });
    const { id } = await ada.openTable({ seats, clock, coach: true });
    expect(await ben.ask<TableShown>("GET", `/tables/${id}`)).toMatchObject({ coach: true, mine: null });
    const settings = `/tables/${id}/settings`;
    const change = { clock, coach: true, rated: true };
    expect((await ada.call("PUT", settings, change)).body).toMatchObject({ code: "table-problems" });
    expect(await ada.ask<TableShown>("PUT", settings, { clock, rated: true })).toMatchObject({
      coach: false,
      rated: true,
    });
  });

  it("let bots take the seats that are left, when whoever opened them says so", async () => {
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    const { id } = await ada.openTable({ game: "maori", seats: [...seats, { kind: "open" }] });
    await ben.sit(id);
    expect((await ben.call("POST", `/tables/${id}/start`, {})).body).toEqual({ code: "not-allowed" });
    const started = await ada.ask<TableShown>("POST", `/tables/${id}/start`, { level: "easy" });
    expect(started.seats.map(({ kind }) => kind)).toEqual(["person", "person", "bot"]);
    expect((await ada.call("POST", `/tables/${id}/start`, {})).body).toEqual({ code: "not-open" });
  });

  it("can be left before they start, and are gone when nobody is left", async () => {
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    const { id } = await ada.openTable({ game: "maori", seats: [...seats, { kind: "open" }] });
    await ben.sit(id);
    await ben.ask("POST", `/tables/${id}/stand`);
    await ada.ask("POST", `/tables/${id}/stand`);
    expect((await ada.call("GET", `/tables/${id}`)).body).toEqual({ code: "no-such-table" });
  });

  it("refuse options, seats and packs that do not fit, with all that is wrong", async () => {
    const ada = await site.guest("Ada");
    const clock = { kind: "turns", perMove: 86_400_000 };
    const wrong = [
      { game: "chess", clock, seats },
      { game: "maori", clock, seats: [{ kind: "me" }, { kind: "me" }] },
      { game: "maori", clock, seats, options: { nothing: 1 } },
      { game: "maori", clock, seats, pack: { tiles: [] } },
    ];
    const codes = [];
    for (const table of wrong) codes.push(((await ada.call("POST", "/tables", table)).body as { code: string }).code);
    expect(codes).toEqual(["no-such-game", "table-problems", "table-problems", "table-problems"]);
  });

  it("keep the blocked away from those who blocked them", async () => {
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    await ada.ask("PUT", `/shuns/${ben.me?.id}`, { kind: "block" });
    const { id } = await ada.openTable({ seats });
    expect((await ben.call("POST", `/tables/${id}/sit`, { nonce: newSecret() })).body).toEqual({ code: "blocked" });
    await ada.ask("DELETE", `/shuns/${ben.me?.id}`);
    expect((await ben.sit(id)).status).toBe("playing");
  });
});

describe("at the table", () => {
  /** Two who play, and Eve who looks on. */
  async function watchedTable() {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    const eve = await site.guest("Eve");
    await eve.watch(id, "spectator");
    return { id, ada, ben, eve };
  }

  it("chat goes to the seats, spectators have their own, and mute closes the ears", async () => {
    const { id, ada, ben, eve } = await watchedTable();
    await ben.send({ kind: "chat", match: id, channel: "seats", text: "  good luck " });
    await eve.send({ kind: "chat", match: id, channel: "spectators", text: "go for the left" });
    await ada.until(() => ada.chat.length > 0);
    await eve.until(() => eve.chat.length === 2);
    expect(ada.chat.map(({ text, name }) => [name, text])).toEqual([["Ben", "good luck"]]);
    expect(eve.chat.map(({ text }) => text)).toEqual(["good luck", "go for the left"]);
    expect(await eve.send({ kind: "chat", match: id, channel: "seats", text: "hm" })).toMatchObject({
      code: "not-allowed",
    });
    await ada.ask("PUT", `/shuns/${ben.me?.id}`, { kind: "mute" });
    await ben.send({ kind: "chat", match: id, channel: "seats", text: "still here?" });
    await eve.until(() => eve.chat.length === 3);
    expect(ada.chat).toHaveLength(1);
    await ada.ask("POST", `/tables/${id}/report`, { number: 1, text: "rude" });
  });

  it("a player who also looks on as a spectator does not read what spectators say until the game is over", async () => {
    const { id, ada, ben, eve } = await watchedTable();
    await eve.send({ kind: "chat", match: id, channel: "spectators", text: "Ben holds the left" });
    await eve.until(() => eve.chat.length === 1);
    const second = site.client();
    second.cookie = ada.cookie;
    await second.connect();
    for (const viewer of ["spectator", "all"] as const) await second.watch(id, viewer);
    await eve.send({ kind: "chat", match: id, channel: "spectators", text: "and now the right" });
    await ben.send({ kind: "chat", match: id, channel: "seats", text: "hello" });
    await second.until(() => second.chat.length > 0);
    expect(second.chat.map(({ text }) => text)).toEqual(["hello"]);
    await ben.send({ kind: "resign", match: id, seat: 1 });
    await second.watch(id, "spectator");
    await second.until(() => second.chat.length === 4);
  });

  it("take-back, pause and an agreed end take everybody's consent; resigning does not", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    await ada.move(id, 0, [["drop", 3]]);
    await ada.send({ kind: "request", match: id, seat: 0, request: "takeBack" });
    await ben.until(() => ben.shown(id).requests.length === 1);
    await ben.send({ kind: "consent", match: id, seat: 1, request: "takeBack", yes: true });
    await ada.until(() => ada.shown(id).offers?.asked === true);
    await ada.send({ kind: "request", match: id, seat: 0, request: "pause" });
    await ben.send({ kind: "consent", match: id, seat: 1, request: "pause", yes: true });
    await ada.until(() => ada.shown(id).paused);
    expect(ada.shown(id).clock?.running).toEqual([]);
    expect(await ada.move(id, 0, [["drop", 1]], "x")).toMatchObject({ code: "paused" });
    await ben.send({ kind: "resign", match: id, seat: 1 });
    await ada.until(() => ada.shown(id).end !== null);
    expect(ada.shown(id).end).toMatchObject({ how: "resigned", result: { places: [1, 2] } });
  });

  it("S5.9 a game that no person is left in ends, its spectators see that, and it counts for nobody", async () => {
    const [ada, eve] = [await site.guest("Ada"), await site.guest("Eve")];
    const bot = { kind: "bot", level: "hard" };
    const { id } = await ada.openTable({ game: "maasai", seats: [{ kind: "me" }, bot, bot] });
    await ada.watch(id, 0);
    await eve.watch(id, "spectator");
    await ada.send({ kind: "resign", match: id, seat: 0 });
    await eve.until(() => eve.shown(id).end !== null);
    expect(eve.shown(id).end?.how).toBe("abandoned");
    expect(await eve.ask("GET", `/tables/${id}`)).toMatchObject({
      status: "over",
      seats: Array(3).fill({ place: null }),
    });
    expect(await eve.ask("GET", `/players/${ada.me?.id}`)).toMatchObject({ games: [], history: [{ id }] });
    expect((await eve.call("GET", `/tables/${id}/record`)).status).toBe(200);
  });

  it("a note is one's own, and looking away is remembered", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    await ada.move(id, 0, [["drop", 3]]);
    await ada.ask("PATCH", `/tables/${id}/desk`, { note: "watch the middle", mail: false });
    await ada.send({ kind: "leave", match: id });
    expect(await ada.ask("GET", `/tables/${id}/desk`)).toEqual({
      note: "watch the middle",
      epoch: 0,
      entries: 2,
      push: true,
      mail: false,
      badge: true,
    });
    expect(await ben.ask("GET", `/tables/${id}/desk`)).toMatchObject({ note: "", mail: true });
    await ben.until(() => ben.presence?.seats.length === 1);
  });

  it("a rematch finds the same people at the same table", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    expect((await ada.call("POST", `/tables/${id}/rematch`, { nonce: newSecret() })).body).toEqual({
      code: "not-over",
    });
    await ben.send({ kind: "resign", match: id, seat: 1 });
    const first = await ben.ask<TableShown>("POST", `/tables/${id}/rematch`, { nonce: newSecret() });
    expect(first).toMatchObject({ status: "open", mine: 1, seats: [{ kind: "friend", name: "Ada" }, { name: "Ben" }] });
    // Its commitment is known only now.
    await ben.ask("POST", `/tables/${first.id}/nonce`, { nonce: newSecret() });
    const second = await ada.ask<TableShown>("POST", `/tables/${id}/rematch`, { nonce: newSecret() });
    expect(second).toMatchObject({ id: first.id, status: "playing", mine: 0 });
  });

  it("after the end everybody may look through any eyes, and download the record; before it nobody may", async () => {
    const { id, players } = await twoAtTable(site, { game: "moa" });
    const [ada, ben] = players as [Client, Client];
    const moment = (client: Client, viewer: unknown) =>
      client.ask<{ view: unknown }>("GET", `/tables/${id}/moment?at=0&viewer=${viewer}`);
    const foreign = await moment(ben, 0);
    expect(foreign).toEqual(await moment(ben, "spectator"));
    expect(foreign).not.toEqual(await moment(ada, 0));
    expect((await ben.call("GET", `/tables/${id}/record`)).body).toEqual({ code: "not-over" });
    await ben.send({ kind: "resign", match: id, seat: 1 });
    await ada.until(() => ada.shown(id).end !== null);
    expect(await moment(ben, 0)).toEqual(await moment(ada, 0));
    expect((await ben.call("GET", `/tables/${id}/record`)).status).toBe(200);
    const profile = await ben.ask<{ games: unknown[] }>("GET", `/players/${ada.me?.id}`);
    expect(profile.games).toContainEqual({ game: "moa", played: 1, won: 1 });
  });
});
