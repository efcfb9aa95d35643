// Programs from outside: tokens, messages by HTTP, the stream, accounts that are bots. Titles with numbers are lines of
// docs/security.md.
import { PassThrough } from "node:stream";
import type { Me, Scope, TableShown, TokenShown } from "@outrigger/protocol";
import type { Streamed } from "@outrigger/protocol/answers";
import { newSecret } from "@outrigger/records";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../testing/client.ts";
import { newAccount, newProgram, newToken, type Program } from "../testing/program.ts";
import { closing, openSocket, turnedAway } from "../testing/refusals.ts";
import { clocksAhead, openSite, type TestSite } from "../testing/site.ts";
import { StreamNotifier } from "./stream.ts";

let site: TestSite;
let ahead = 0;
beforeAll(async () => {
  site = await openSite({ ...clocksAhead(() => ahead) });
});
afterAll(() => site.close());

const ALL: readonly Scope[] = ["read", "play", "tables", "account"];
const code = ({ body }: { body: unknown }): unknown => (body as { code?: unknown }).code;
const seats = [{ kind: "me" }, { kind: "open" }];
const table = { game: "connect-four", clock: { kind: "turns", perMove: 60_000 }, seats };

/** Two programs at a table that has begun; the first is to move. */
async function twoPrograms(): Promise<{ id: string; one: Program; other: Program }> {
  const { program: one } = await newAccount(site, "One", ALL);
  const { program: other } = await newAccount(site, "Other", ALL);
  const { id } = await one.ask<TableShown>("POST", "/tables", table);
  await one.ask("POST", `/tables/${id}/nonce`, { nonce: newSecret() });
  await other.ask("POST", `/tables/${id}/sit`, { nonce: newSecret() });
  return { id, one, other };
}

interface Shown {
  readonly kind: string;
  readonly shown: { readonly offers: { base: string; asked: boolean; moves: [string, ...unknown[]][] } | null };
}
const look = async (program: Program, match: string, seat: number): Promise<Shown["shown"]> =>
  ((await program.say({ kind: "watch", match, viewer: seat })) as unknown as Shown).shown;
const entries = async (match: string): Promise<number | undefined> =>
  site.server.context.rooms.inRoom(match, ({ hosted }) => hosted.seq);

describe("tokens", () => {
  it("S8.1 a token is told once, kept as a hash, and listed with its last use", async () => {
    const { client, program } = await newAccount(site, "Ada", ["read", "play"]);
    const before = await client.ask<TokenShown[]>("GET", "/tokens");
    expect(before).toMatchObject([{ name: "mine", scopes: ["read", "play"], used: null }]);
    expect(await program.ask("GET", "/me")).toMatchObject({ me: { name: "Ada" } });
    const [after] = await client.ask<TokenShown[]>("GET", "/tokens");
    expect(after?.used).toBeGreaterThan(0);
    const kept = JSON.stringify(await site.server.context.storage.apiTokensOf(client.me?.id ?? ""));
    expect(JSON.stringify(after) + kept).not.toContain(program.token);
  });

  it("S8.2 a revoked token is refused at once, and every line it had is closed", async () => {
    const { client, program, tokenId } = await newAccount(site, "Ada", ALL);
    const lines = await program.stream();
    const socket = openSocket(client, { authorization: `Bearer ${program.token}` });
    expect(await turnedAway(socket)).toBe(101);
    const parted = closing(socket);
    await client.ask("DELETE", `/tokens/${tokenId}`);
    await lines.closed;
    expect(await parted).toMatchObject({ code: 1008 });
    for (const path of ["/me", "/tables/mine", "/stream"])
      expect(code(await program.call("GET", path))).toBe("no-such-token");
    expect(await turnedAway(openSocket(client, { authorization: `Bearer ${program.token}` }))).toBe(401);
    expect(code(await program.call("POST", "/tables", table))).toBe("no-such-token");
    // A cookie that came along does not help.
    const both = await client.call("GET", "/me", undefined, { authorization: `Bearer ${program.token}` });
    expect(code(both)).toBe("no-such-token");
  });

  it("S8.2 what looks like a token and is none opens nothing", async () => {
    const { client, program } = await newAccount(site, "Ada", ALL);
    const wrong = ["Bearer ", "Bearer x", `Bearer ${program.token}x`, `Basic ${program.token}`, program.token, ""];
    for (const authorization of wrong.slice(0, -1))
      expect(code(await client.call("GET", "/me", undefined, { authorization }))).toBe("no-such-token");
    const { storage } = site.server.context;
    const [row] = await storage.apiTokensOf(client.me?.id ?? "");
    const byHash = newProgram(site.server.port, row?.hash ?? "");
    expect(code(await byHash.call("GET", "/me"))).toBe("no-such-token");
  });

  it("S8.3 a token does what it was made for and nothing else", async () => {
    const { client } = await newAccount(site, "Ada", ["read"]);
    const { program: reader } = await newToken(site, client, ["read"]);
    const { program: player } = await newToken(site, client, ["play"]);
    const { program: whole } = await newToken(site, client, ALL);
    expect(code(await reader.call("POST", "/tables", table))).toBe("wrong-scope");
    expect(code(await player.call("GET", "/tables/mine"))).toBe("wrong-scope");
    expect(code(await reader.call("PATCH", "/me", { name: "Eve" }))).toBe("wrong-scope");
    // Over the socket as by HTTP.
    const line = new Client(site.server.port);
    await line.connect({ authorization: `Bearer ${reader.token}` });
    expect(await line.send({ kind: "resign", match: "x", seat: 0 })).toMatchObject({ code: "wrong-scope" });
    expect(await line.send({ kind: "follow", topics: ["mine"] })).toMatchObject({ kind: "accepted" });
    line.disconnect();
    expect(await reader.say({ kind: "resign", match: "x", seat: 0 })).toMatchObject({ code: "wrong-scope" });
    const own = [
      ["GET", "/tokens"],
      ["POST", "/tokens", { name: "more", scopes: ["read"] }],
      ["DELETE", "/tokens/x"],
      ["DELETE", "/me", { password: "long enough" }],
      ["GET", "/me/export"],
      ["POST", "/me/credentials", { password: "long enough", newPassword: "another one" }],
      ["GET", "/admin"],
      ["POST", "/sign-out-everywhere"],
      ["POST", "/guest", { name: "Eve", language: "en" }],
    ] as const;
    for (const [method, path, body] of own) expect(code(await whole.call(method, path, body))).toBe("wrong-scope");
    expect((await client.ask<Me[]>("GET", "/tokens")).length).toBe(4);
    expect(await whole.ask("GET", "/me")).toMatchObject({ me: { name: "Ada" } });
  });

  it("S8.4 other people's tables stay theirs, whatever a token allows", async () => {
    const { id, one } = await twoPrograms();
    const { program: eve } = await newAccount(site, "Eve", ALL);
    const { offers } = await look(one, id, 0);
    const before = await entries(id);
    const move = { kind: "move", match: id, seat: 0, base: offers?.base, moves: [["drop", 0]] };
    expect(await eve.say(move)).toMatchObject({ code: "not-your-seat" });
    expect(await eve.say({ kind: "watch", match: id, viewer: 0 })).toMatchObject({ code: "not-your-seat" });
    expect(await eve.say({ kind: "whatIf", match: id, seat: 0, lines: [[["drop", 0]]] })).toMatchObject({
      code: "not-your-seat",
    });
    expect(await eve.say({ kind: "resign", match: id, seat: 1 })).toMatchObject({ code: "not-your-seat" });
    expect(code(await eve.call("POST", `/tables/${id}/take-back-seat`))).toBe("not-allowed");
    const hidden = await one.ask<TableShown>("POST", "/tables", { ...table, hidden: true });
    expect(code(await eve.call("GET", `/tables/${hidden.id}`))).toBe("no-such-table");
    expect(await eve.say({ kind: "watch", match: hidden.id, viewer: "spectator" })).toMatchObject({
      code: "no-such-match",
    });
    expect(await entries(id)).toBe(before);
  });

  it("S8.5 a token has its own measure, and every answer tells how much of it is left", async () => {
    // Time stands still: what is left grows again with time, on a slow machine faster than it is asked for.
    const strict = await openSite({ limitFactor: 1, steady: () => 0 });
    const { client, program } = await newAccount(strict, "Ada", ALL);
    const { program: other } = await newToken(strict, client, ALL);
    const first = await program.call("GET", "/me");
    const limit = Number(first.headers.get("ratelimit-limit"));
    expect(Number(first.headers.get("ratelimit-remaining"))).toBe(limit - 1);
    const answers = await Promise.all(Array.from({ length: limit + 60 }, () => program.call("GET", "/me")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers.get("retry-after")) >= 1)).toBe(true);
    expect(refused[0]?.headers.get("ratelimit-remaining")).toBe("0");
    expect((await other.call("GET", "/me")).status).toBe(200);
    await strict.close();
  });

  it("there are so many and no more, and none for a guest", async () => {
    const { client } = await newAccount(site, "Ada", ["read"]);
    for (let more = 1; more < 20; more++) await newToken(site, client, ["read"]);
    const wish = { name: "one more", scopes: ["read"] };
    expect(code(await client.call("POST", "/tokens", wish))).toBe("too-many-tokens");
    const guest = await site.guest("Guest");
    expect(code(await guest.call("POST", "/tokens", wish))).toBe("not-allowed");
    expect(code(await client.call("DELETE", "/tokens/nothing"))).toBe("not-found");
  });
});

describe("messages by HTTP", () => {
  it("a program looks, asks why not and what if, moves, and is shown what came of it", async () => {
    const { id, one, other } = await twoPrograms();
    const { offers } = await look(one, id, 0);
    expect(offers).toMatchObject({ asked: true });
    const moves = offers?.moves ?? [];
    const lines = [[], ...moves.map((move) => [move]), [["fly"]]];
    const tried = await one.say({ kind: "whatIf", match: id, seat: 0, lines, views: true });
    const previews = tried["previews"] as (object | null)[];
    expect(previews).toHaveLength(lines.length);
    const counts = [expect.any(Number), expect.any(Number)];
    expect(previews[0]).toMatchObject({ scores: counts, standing: counts, next: { moves } });
    expect(previews[1]).toMatchObject({ scores: counts, standing: counts, next: null, view: expect.anything() });
    expect(previews.at(-1)).toBeNull();
    expect(await one.say({ kind: "whyNot", match: id, seat: 0 })).toMatchObject({ kind: "refusals", refused: [] });
    const move = { kind: "move", match: id, seat: 0, base: offers?.base, moves: [moves[0]] };
    expect(await other.say({ ...move, seat: 1 })).toMatchObject({ kind: "refused", code: "stale" });
    expect(await one.say({ ...move, id: "mine" })).toEqual({ kind: "accepted", id: "mine" });
    expect(await one.say({ ...move, id: "mine" })).toEqual({ kind: "accepted", id: "mine" });
    expect(await one.say(move)).toMatchObject({ code: "stale" });
    expect((await look(one, id, 0)).offers?.asked ?? false).toBe(false);
    const watch = { kind: "watch", match: id, viewer: 0 };
    expect(await one.say(watch)).toMatchObject({ log: { from: 2, entries: [] } });
    const whole = (await one.say({ ...watch, seen: { epoch: 0, entries: 0 } })) as { log?: { entries: unknown[] } };
    expect(whole.log?.entries).toHaveLength(2);
    expect((await look(other, id, 1)).offers).toMatchObject({ asked: true });
  });

  it("what needs a line that stays is refused, and a table that has not begun says so", async () => {
    const { program } = await newAccount(site, "Ada", ALL);
    expect(await program.say({ kind: "follow", topics: ["mine"] })).toMatchObject({ code: "not-allowed" });
    const { id } = await program.ask<TableShown>("POST", "/tables", table);
    expect(await program.say({ kind: "watch", match: id, viewer: 0 })).toMatchObject({ code: "not-started" });
    expect(code(await program.call("POST", "/messages", { kind: "dance", id: "x" }))).toBe("malformed");
  });
});

describe("the stream", () => {
  const kinds = (heard: readonly Streamed[]): string[] => heard.map(({ kind }) => kind);
  const has = (kind: string) => (heard: readonly Streamed[]) => kinds(heard).includes(kind);

  it("tells what waits when it is opened, then starts, turns and ends", async () => {
    const { id, one, other } = await twoPrograms();
    const [first, second] = [await one.stream(), await other.stream()];
    await first.until(has("turn"));
    await second.until(has("beat"));
    expect(kinds(second.heard)).toEqual(["beat"]);
    const { offers } = await look(one, id, 0);
    await one.say({ kind: "move", match: id, seat: 0, base: offers?.base, moves: [["drop", 3]] });
    await second.until(has("turn"));
    await other.say({ kind: "resign", match: id, seat: 1 });
    for (const lines of [first, second]) {
      await lines.until(has("end"));
      expect(lines.heard.at(-1)).toMatchObject({ table: { id, status: "over" } });
    }
    const { id: next } = await one.ask<TableShown>("POST", "/tables", table);
    await one.ask("POST", `/tables/${next}/nonce`, { nonce: newSecret() });
    await other.ask("POST", `/tables/${next}/sit`, { nonce: newSecret() });
    await second.until(has("start"));
    expect(second.heard.find(({ kind }) => kind === "start")).toMatchObject({ table: { id: next, mine: 1 } });
    for (const lines of [first, second]) lines.close();
  });

  it("S8.6 whoever does not read it is let go, and the next one begins with all that waits", async () => {
    const { one } = await twoPrograms();
    const { me } = await one.ask<{ me: Me }>("GET", "/me");
    const unread = new PassThrough();
    const notifier = new StreamNotifier(site.server.context, me.id, unread);
    for (let looks = 0; !unread.destroyed && looks < 5_000; looks++) await notifier.lookAround();
    expect(unread.destroyed).toBe(true);
    const lines = await one.stream();
    await lines.until(has("turn"));
    lines.close();
  });
});

describe("bot accounts", () => {
  const bot = async (name: string, rule: object = {}) => {
    const account = await newAccount(site, name, ALL);
    const me = await account.program.ask<Me>("PUT", "/me/bot", rule);
    return { ...account, me };
  };
  const challenge = (person: string, more: object = {}) => ({
    ...table,
    seats: [{ kind: "me" }, { kind: "challenge", person }],
    ...more,
  });

  it("is challenged, told of it over the stream, and sits down or declines", async () => {
    const { program, me } = await bot("Robo", { games: ["connect-four"], most: 2 });
    expect(await site.client().ask("GET", "/bots")).toContainEqual({ id: me.id, name: "Robo", bot: me.bot });
    const lines = await program.stream();
    const ada = await site.guest("Ada");
    const { id } = await ada.openTable(challenge(me.id, { hidden: true }));
    await lines.until((heard) => heard.some(({ kind }) => kind === "challenge"));
    expect(lines.heard.find(({ kind }) => kind === "challenge")).toMatchObject({ table: { id, game: "connect-four" } });
    expect(await program.ask("GET", "/challenges")).toMatchObject([{ id }]);
    const started = await program.ask<TableShown>("POST", `/tables/${id}/sit`, { nonce: newSecret() });
    expect(started).toMatchObject({ status: "playing", mine: 1, seats: [{ automatic: false }, { automatic: true }] });
    const { id: second } = await ada.openTable(challenge(me.id));
    await program.ask("POST", `/tables/${second}/decline`);
    expect(await program.ask("GET", "/challenges")).toEqual([]);
    expect(await ada.ask("GET", `/tables/${second}`)).toMatchObject({ seats: [{}, { kind: "friend", invited: null }] });
    expect(await ada.ask("GET", `/players/${me.id}`)).toMatchObject({ bot: { games: ["connect-four"], most: 2 } });
    lines.close();
  });

  it("sits down before its challenger has named a nonce, and the game waits for it", async () => {
    const { program, me } = await bot("Quick");
    const { program: owner } = await newAccount(site, "Ada", ALL);
    const { id } = await owner.ask<TableShown>("POST", "/tables", challenge(me.id));
    const sat = await program.ask<TableShown>("POST", `/tables/${id}/sit`, { nonce: newSecret() });
    expect(sat.status).toBe("open");
    const begun = await owner.ask<TableShown>("POST", `/tables/${id}/nonce`, { nonce: newSecret() });
    expect(begun.status).toBe("playing");
  });

  it("is not challenged to what it does not play, nor beyond what it plays at a time, nor is a person", async () => {
    const { program, me } = await bot("Picky", { games: ["maori"], most: 1 });
    const ada = await site.guest("Ada");
    const open = (wish: object) => ada.call("POST", "/tables", wish);
    expect(code(await open(challenge(me.id)))).toBe("not-accepting");
    expect(code(await open(challenge(ada.me?.id ?? "")))).toBe("not-found");
    const ben = await site.guest("Ben");
    expect(code(await open(challenge(ben.me?.id ?? "")))).toBe("not-accepting");
    const { id } = await ada.openTable(challenge(me.id, { game: "maori" }));
    await program.ask("POST", `/tables/${id}/sit`, { nonce: newSecret() });
    expect(code(await open(challenge(me.id, { game: "maori" })))).toBe("not-accepting");
  });

  it("S8.7 nobody is a bot in secret: what an account is does not change at the table", async () => {
    const { program } = await newAccount(site, "Sly", ALL);
    await program.ask("POST", "/tables", table);
    expect(code(await program.call("PUT", "/me/bot", {}))).toBe("not-allowed");
    const guest = await site.guest("Guest");
    expect(code(await guest.call("PUT", "/me/bot", {}))).toBe("not-allowed");
    const { program: robot, me } = await bot("Robo");
    const { id } = await robot.ask<TableShown>("POST", "/tables", table);
    expect(await robot.ask("GET", `/tables/${id}`)).toMatchObject({ seats: [{ automatic: true, person: me.id }, {}] });
    expect(code(await robot.call("DELETE", "/me/bot"))).toBe("not-allowed");
    await robot.ask("POST", `/tables/${id}/stand`);
    expect(await robot.ask("DELETE", "/me/bot")).toMatchObject({ bot: null });
  });

  it("S8.7 sits down at a rated table only where that was agreed to", async () => {
    const { program, me } = await bot("Robo");
    const ada = await site.guest("Ada");
    const rated = await ada.openTable({ ...table, rated: true });
    expect(rated).toMatchObject({ rated: true, bots: false });
    expect(code(await program.call("POST", `/tables/${rated.id}/sit`, { nonce: newSecret() }))).toBe("no-bots");
    expect(code(await program.call("POST", "/tables", { ...table, rated: true }))).toBe("no-bots");
    expect(code(await ada.call("POST", "/tables", challenge(me.id, { rated: true })))).toBe("no-bots");
    const agreed = await ada.openTable(challenge(me.id, { rated: true, bots: true }));
    const sat = await program.ask<TableShown>("POST", `/tables/${agreed.id}/sit`, { nonce: newSecret() });
    expect(sat.status).toBe("playing");
  });
});

it("S8.6 a program that is silent or lies loses its turn by the clock, and nobody else does", async () => {
  const silent = await twoPrograms();
  const lively = await twoPrograms();
  const before = await entries(silent.id);
  const { offers } = await look(silent.one, silent.id, 0);
  const lies = [
    { kind: "move", seat: 0, base: offers?.base, moves: [["drop", 99]] },
    { kind: "move", seat: 0, base: "made up", moves: [["drop", 0]] },
    { kind: "move", seat: 1, base: offers?.base, moves: [["drop", 0]] },
    { kind: "orders", seat: 0, orders: [{ kind: "win", values: {} }] },
  ];
  for (const lie of lies) expect(await silent.one.say({ match: silent.id, ...lie })).toMatchObject({ kind: "refused" });
  expect(await entries(silent.id)).toBe(before);
  const news = await silent.other.stream();
  ahead += 30_000;
  const { offers: open } = await look(lively.one, lively.id, 0);
  const move = { kind: "move", match: lively.id, seat: 0, base: open?.base, moves: [["drop", 0]] };
  expect(await lively.one.say(move)).toMatchObject({ kind: "accepted" });
  ahead += 31_000;
  site.server.context.jobs.poke([{ due: 0 }]);
  await news.until((heard) => heard.some(({ kind }) => kind === "turn"));
  const seen = await silent.other.ask<{ log: { by?: string; seat: number }[] }>(
    "GET",
    `/tables/${silent.id}/history?viewer=1`,
  );
  expect(seen.log.at(-1)).toMatchObject({ by: "time", seat: 0 });
  expect((await look(silent.other, silent.id, 1)).offers).toMatchObject({ asked: true });
  expect((await look(lively.other, lively.id, 1)).offers).toMatchObject({ asked: true });
  news.close();
});
