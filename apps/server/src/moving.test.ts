import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { SiteFacts } from "@outrigger/protocol";
import { parseRecord, verifyRecord } from "@outrigger/records";
import { type DatabaseLocation, moveSite, readBackup, writeBackup } from "@outrigger/storage";
import { startPostgres, type TestPostgres } from "@outrigger/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actOnPerson, COMMAND_LINE } from "./desk/acts.ts";
import { rulesOf } from "./games.ts";
import { laddersFrom } from "./ratings/ratings.ts";
import type { Client } from "./testing/client.ts";
import { newAccount, newProgram } from "./testing/program.ts";
import { openSite, type TestSite, twoAtTable } from "./testing/site.ts";

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), "outrigger-moving-"));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

let made = 0;
const newFolder = (): DatabaseLocation => ({ file: join(folder, `site${made++}`, "outrigger.db") });
const newPlace = async (kind: string): Promise<DatabaseLocation> =>
  kind === "sqlite" ? newFolder() : { url: await postgres.database() };
const configOf = (place: DatabaseLocation) =>
  "file" in place ? { data: join(place.file, "..") } : { databaseUrl: place.url };

const hours = { from: 480, to: 1_320, zone: "Europe/Rome" };
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const holiday = { first: inAMonth, last: inAMonth };

interface Left {
  readonly site: TestSite;
  readonly id: string;
  readonly players: readonly Client[];
  readonly token: string;
  /** What everybody was rated. */
  readonly rated: unknown;
}

/** A match in play: some moves made, somebody's turn, a word said. */
async function sitePlaying(place: DatabaseLocation): Promise<Left> {
  const site = await openSite(configOf(place));
  const { program } = await newAccount(site, "Robo", ["read"]);
  const { id, players } = await twoAtTable(site);
  const [ada, ben] = players as [Client, Client];
  for (const [turn, column] of [3, 3, 4].entries()) {
    const player = turn % 2 === 0 ? ada : ben;
    await player.until(() => player.shown(id).offers?.asked === true);
    await player.move(id, turn % 2, [["drop", column]]);
  }
  await ada.send({ kind: "chat", match: id, channel: "seats", text: "to be continued" });
  await ada.ask("POST", "/tickets/maori", { wish: "week", pace: "day3" });
  await ada.ask("PUT", `/follows/${ben.me?.id}`);
  await ben.ask("PUT", "/me/showing", { showing: true });
  await ada.ask("PUT", "/me/hours", { hours });
  await ada.ask("POST", "/me/holidays", { ...holiday, zone: hours.zone });
  await ada.ask("PATCH", `/tables/${id}/desk`, { badge: false });
  await leaveRated(site);
  const kept = await ada.openTable({ seats: [{ kind: "me" }, { kind: "friend" }], name: "Kept" });
  await ada.ask("POST", `/tables/${kept.id}/invite`, { name: "Robo" });
  await ben.ask("PATCH", "/me", { rated: false });
  await leaveAtDesk(site, ben.me?.id ?? "");
  return { site, id, players, token: program.token, rated: await ratedAt(site) };
}

/** A rated game was given up. */
async function leaveRated(site: TestSite): Promise<void> {
  const { id, players } = await twoAtTable(site, { rated: true });
  await players[1]?.send({ kind: "resign", match: id, seat: 1 });
}

/** What everybody is rated, from all results there are. */
async function ratedAt({ server: { context } }: TestSite): Promise<unknown> {
  const ladders = await laddersFrom(context.storage, Number.MAX_SAFE_INTEGER);
  const all = ladders.map(({ game, members }) => ({ game, members: [...members] }));
  expect(all).toMatchObject([{ game: "connect-four", members: { length: 2 } }]);
  return all;
}

/** Somebody is muted, a report was closed, and an invitation to the site was made. */
async function leaveAtDesk({ server: { context } }: TestSite, person: string): Promise<void> {
  const { storage, jobs, now } = context;
  const act = { kind: "mute", host: COMMAND_LINE, person, reason: "rude", until: null } as const;
  await actOnPerson({ storage, poke: jobs.poke.bind(jobs), now }, act);
  await storage.addReport({ id: "1", reporter: person, match: "", number: 0, text: "rude words", at: now() });
  await storage.closeReport({ id: "1", closer: person, note: "spoken to", at: now() });
  const code = { hash: "code", id: "invitation", maker: person, note: "", uses: 1, created: now() };
  await storage.addEntryCode({ ...code, expires: now() + 86_400_000, most: 1 });
}

async function expectDesk({ server: { context } }: TestSite, match: string, ben: Client | undefined): Promise<void> {
  const { me, notices } = (await ben?.ask<SiteFacts>("GET", "/me")) ?? {};
  expect(notices).toMatchObject([{ kind: "mute", reason: "rude" }]);
  expect(await context.storage.acts({ most: 9 })).toMatchObject([{ kind: "mute", person: me?.id, undone: 0 }]);
  expect(await ben?.send({ kind: "chat", match, channel: "seats", text: "x" })).toMatchObject({ code: "muted" });
  expect(await context.storage.reports(9)).toMatchObject([{ text: "rude words", note: "spoken to" }]);
  expect(await context.storage.useEntryCode({ hash: "code", now: context.now() })).toBe(true);
}

/** The same people over the other site: the match stands where it stood, goes on, and its luck can still be checked. */
async function goesOn(place: DatabaseLocation, { id, players: before, token, rated }: Left): Promise<void> {
  const site = await openSite(configOf(place));
  const program = newProgram(site.server.port, token);
  expect(await program.ask("GET", "/me")).toMatchObject({ me: { name: "Robo" } });
  expect(await program.ask("GET", "/challenges")).toMatchObject([{ name: "Kept" }]);
  expect(await ratedAt(site)).toEqual(rated);
  const players: Client[] = [];
  for (const [seat, old] of before.entries()) {
    const client = site.client();
    client.cookie = old.cookie;
    await client.connect();
    await client.watch(id, seat);
    expect(client.shown(id).view).toEqual(old.shown(id).view);
    expect(client.seen.get(id)?.log).toEqual(old.seen.get(id)?.log);
    players.push(client);
  }
  await players[1]?.until(() => players[1]?.chat[0]?.text === "to be continued");
  expect(await players[0]?.ask("GET", "/follows")).toMatchObject({ people: [{ name: "Ben", here: true }] });
  expect(await players[0]?.ask("GET", "/me/hours")).toMatchObject({ hours, holidays: [holiday] });
  expect(await players[0]?.ask("GET", `/tables/${id}/desk`)).toMatchObject({ badge: false, push: true });
  expect(await players[1]?.ask("GET", "/me")).toMatchObject({ me: { rated: false } });
  expect(await players[0]?.ask("GET", "/tickets")).toMatchObject([{ game: "maori", wish: "week", pace: "day3" }]);
  await expectDesk(site, id, players[1]);
  while (players[0]?.shown(id).end === null) {
    for (const [seat, player] of players.entries()) {
      const { offers } = player.shown(id);
      if (offers?.asked !== true) continue;
      const before = players.map((each) => each.seen.get(id)?.seq);
      expect((await player.move(id, seat, [offers.moves[0] as ["drop", number]])).kind).toBe("accepted");
      for (const [at, each] of players.entries()) await each.until(() => each.seen.get(id)?.seq !== before[at]);
    }
  }
  const record = await players[0]?.call("GET", `/tables/${id}/record`);
  const parsed = parseRecord(JSON.stringify(record?.body));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  expect(verifyRecord(await rulesOf("connect-four"), parsed.value)).toMatchObject({ problems: [], luck: "checked" });
  await site.close();
}

const ways = [
  ["sqlite", "sqlite"],
  ["postgres", "postgres"],
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const;

describe.each(ways)("a backup of %s, restored to %s", (from, to) => {
  it("is taken while the site is in use, and its matches go on", async () => {
    const [source, target] = [await newPlace(from), await newPlace(to)];
    const left = await sitePlaying(source);
    const file = join(folder, `backup${made++}`);
    const written = await writeBackup(source, file);
    await left.site.close();
    expect(await readBackup(file, target)).toBe(written);
    await goesOn(target, left);
    await expect(readBackup(file, target)).rejects.toThrow("in use already");
  });
});

it("a site moves from SQLite to PostgreSQL once nobody uses it, and its matches go on", async () => {
  const [source, target] = [newFolder() as { file: string }, await newPlace("postgres")];
  const left = await sitePlaying(source);
  await expect(moveSite(source, target)).rejects.toThrow("stop the server first");
  await left.site.close();
  await moveSite(source, target);
  await goesOn(target, left);
});

it("half a backup is known for what it is, and leaves nothing behind", async () => {
  const [source, target] = [newFolder(), newFolder()];
  const { site } = await sitePlaying(source);
  await site.close();
  const file = join(folder, "whole");
  await writeBackup(source, file);
  const lines = gunzipSync(readFileSync(file)).toString().split("\n");
  writeFileSync(file, gzipSync(lines.slice(0, 4).join("\n")));
  await expect(readBackup(file, target)).rejects.toThrow("not whole");
  writeFileSync(file, gzipSync(lines.join("\n")).subarray(0, 500));
  await expect(readBackup(file, target)).rejects.toThrow("unexpected end");
  writeFileSync(file, gzipSync(lines.join("\n")));
  expect(await readBackup(file, target)).toBeGreaterThan(5);
});
