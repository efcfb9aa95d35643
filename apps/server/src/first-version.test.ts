// A site that ran the first version, served by this one: running matches go on, finished ones can be looked at.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { GAME_IDS } from "@outrigger/games";
import { pastOf } from "@outrigger/host";
import type { Game } from "@outrigger/kernel";
import { runningSegment, stepCount } from "@outrigger/kernel/match";
import type { MatchHistory, MatchMoment, SiteFacts } from "@outrigger/protocol";
import { parseRecord, verifiableChance, verifyRecord } from "@outrigger/records";
import { openStorage } from "@outrigger/storage";
import { risenRules } from "@outrigger/testkit";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tidyNames } from "./accounts/older-names.ts";
import { rulesOf } from "./games.ts";
import { newRooms, type Rooms } from "./rooms/rooms.ts";
import type { Client } from "./testing/client.ts";
import { openSite, type TestSite } from "./testing/site.ts";

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/testkit/fixtures/first-version/${name}`, import.meta.url));
const { site: names } = JSON.parse(fixture("names.json").toString()) as { site: Record<string, string> };
const idOf = (name: string): string => names[name] ?? "";

/** Nobody's time has run out since it was stopped. */
const STOPPED = 1_794_764_500_000;
const begun = Date.now();
const wall = (): number => STOPPED + Date.now() - begun;

let folder: string;
let site: TestSite;
let ada: Client;
let ben: Client;

function newData(): string {
  const data = mkdtempSync(join(folder, "data-"));
  writeFileSync(join(data, "outrigger.db"), gunzipSync(fixture("outrigger.db.gz")));
  return data;
}

async function signIn(email: string): Promise<Client> {
  const client = site.client();
  client.me = await client.ask("POST", "/sign-in", { email, password: "first version" });
  await client.connect();
  return client;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "outrigger-first-"));
  site = await openSite({ data: newData(), wall });
  [ada, ben] = [await signIn("ada@example.org"), await signIn("ben@example.org")];
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const playersOf = (name: string): readonly [Client, Client] => (name.endsWith("hidden") ? [ben, ada] : [ada, ben]);

async function playOn(name: string, moves: number): Promise<void> {
  const id = idOf(name);
  const players = playersOf(name);
  for (const [seat, client] of players.entries())
    expect(await client.watch(id, seat)).toMatchObject({ kind: "accepted" });
  const isOver = (): boolean => players.some((client) => client.shown(id).end !== null);
  const isAsked = (client: Client): boolean => client.shown(id).offers?.asked === true;
  for (let made = 0; made < moves; made++) {
    await expect.poll(() => isOver() || players.some(isAsked)).toBe(true);
    const client = players.find(isAsked);
    if (client === undefined) return;
    const before = client.seen.get(id)?.seq;
    const open = client.shown(id).offers?.moves ?? [];
    const move = open[made % open.length] as [string];
    expect(await client.move(id, players.indexOf(client), [move])).toMatchObject({ kind: "accepted" });
    await client.until(() => client.seen.get(id)?.seq !== before);
  }
}

describe.each(GAME_IDS)("%s", (game) => {
  it.each(["running", "just begun", "hidden"])("a match that is %s goes on", async (what) => {
    await playOn(`${game} ${what}`, 6);
    const { version } = await rulesOf(game);
    const room = site.server.context.rooms.inHand(idOf(`${game} ${what}`));
    const rules = room?.hosted.match.data.segments.map((segment) => segment.rules);
    expect(rules).toEqual(version === 1 ? [1] : [1, version]);
  });

  it("a paused match stays paused until both want to go on", async () => {
    const id = idOf(`${game} paused`);
    expect(await ada.watch(id, 0)).toMatchObject({ kind: "accepted" });
    expect(ada.shown(id).paused).toBe(true);
    await ada.send({ kind: "request", match: id, seat: 0, request: "pause" });
    await ben.send({ kind: "consent", match: id, seat: 1, request: "pause", yes: true });
    await ada.until(() => !ada.shown(id).paused);
  });

  it.each(["played", "resigned"])("a match that was %s can be looked at, and its record had", async (what) => {
    const id = idOf(`${game} ${what}`);
    const history = await ada.ask<MatchHistory>("GET", `/tables/${id}/history?viewer=all`);
    expect(history.left).toBeUndefined();
    expect(history.end?.how).toBe(what);
    expect(history.log.flatMap(({ events }) => events).length).toBeGreaterThan(0);
    for (const at of [0, 3, history.log.length]) {
      const moment = await ada.ask<MatchMoment>("GET", `/tables/${id}/moment?viewer=all&at=${at}`);
      expect(moment.view).toBeTypeOf("object");
    }
    const parsed = parseRecord(JSON.stringify(await ada.ask("GET", `/tables/${id}/record`)));
    if (!parsed.ok) throw new Error(parsed.problems.join("; "));
    const rules = await rulesOf(game);
    expect(verifyRecord({ ...rules, version: 1 }, parsed.value)).toMatchObject({ problems: [], luck: "checked" });
  });
});

it("push services know the site by the key it had", async () => {
  const { pushKey } = await ada.ask<SiteFacts>("GET", "/me");
  expect(pushKey).toBe("BIgI2A4WzqxtiQVsOiGXiThU4hcNSSdw2UG-5LtbOCbz6GaUMO7Vf7aVLo-qsB1dtJ9WHxO6KEOBzlqhyO6IT6s");
});

describe("names that were possible then", () => {
  const running = idOf("maori running");
  const played = idOf("maori played");
  let old: TestSite;
  beforeAll(async () => {
    const data = newData();
    const file = new DatabaseSync(join(data, "outrigger.db"));
    const rename = (email: string, name: string): void => {
      const person = "(select id from people where email = ?)";
      file.prepare(`update seats set name = ? where person = ${person}`).run(name, email);
      file.prepare(`update chat set name = ? where person = ${person}`).run(name, email);
      file.prepare("update people set name = ? where email = ?").run(name, email);
    };
    // Written from right to left, and blank to the eye; then both read the same.
    rename("ada@example.org", "\u202EA\u3164nn");
    rename("ben@example.org", "A\u200Bnn");
    file.close();
    old = await openSite({ data, wall });
  });
  afterAll(() => old.close());

  it("are people's in today's form, and nobody at a table is called like another", async () => {
    const client = old.client();
    client.me = await client.ask("POST", "/sign-in", { email: "ada@example.org", password: "first version" });
    expect(client.me).toMatchObject({ name: "Ann" });
    for (const id of [running, played]) {
      const { seats } = await client.ask<{ seats: { name: string }[] }>("GET", `/tables/${id}`);
      expect(seats.map(({ name }) => name)).toEqual(["Ann", "Ann 2"]);
    }
    await client.connect();
    await client.watch(running, 0);
    expect(client.shown(running).seats.map(({ name }) => name)).toEqual(["Ann", "Ann 2"]);
    await client.watch(played, "spectator");
    await client.until(() => client.chat.length > 0);
    expect(new Set(client.chat.map(({ name }) => name))).toEqual(new Set(["Ann"]));
    const record = await client.ask<{ seats: { name: string }[] }>("GET", `/tables/${played}/record`);
    expect(record.seats.map(({ name }) => name)).toEqual(["Ann", "Ann 2"]);
    expect(client.received.join("")).not.toMatch(/[\u202E\u3164\u200B]/);
  });

  it("are looked at once", async () => {
    const { storage } = old.server.context;
    expect(await storage.findSetting("names-tidied")).toBe("1");
    expect(await tidyNames(storage)).toBe(0);
  });
});

async function withRooms<Value>(
  data: string,
  change: (game: Game) => Game,
  work: (rooms: Rooms) => Promise<Value>,
): Promise<Value> {
  const storage = await openStorage({ file: join(data, "outrigger.db") });
  const rooms = newRooms({
    storage,
    log: pino({ level: "silent" }),
    tellAfter: 1_000,
    luck: verifiableChance,
    rulesOf: async (id) => change(await rulesOf(id)),
    now: wall,
    poke: () => {},
  });
  try {
    return await work(rooms);
  } finally {
    await rooms.close();
    await storage.close();
  }
}

describe("rules that take stored inputs otherwise", () => {
  it("carry every running match over, once, and leave none behind", async () => {
    const data = newData();
    const running = Object.entries(names).filter(([name]) => /running|begun|paused|hidden|three/.test(name));
    const standing = (rooms: Rooms) =>
      Promise.all(
        running.map(([, id]) =>
          rooms.inRoom(id, ({ hosted: { match, seq } }) => ({
            seq,
            segments: match.data.segments.map(({ rules }) => rules),
            steps: stepCount(match.data),
            state: structuredClone(match.published.play.state),
            isOn: match.data.end !== undefined || match.published.decision !== undefined,
          })),
        ),
      );
    const carried = await withRooms(data, risenRules, standing);
    for (const match of carried) {
      expect(match?.isOn).toBe(true);
      expect(match?.segments).toHaveLength(2);
    }
    expect(await withRooms(data, risenRules, standing)).toEqual(carried);
  });

  it("show a match that ended under today's from what was kept of it", async () => {
    const data = newData();
    const id = idOf("maasai running");
    const before = await withRooms(
      data,
      (game) => game,
      (rooms) =>
        rooms.inRoom(id, async (room) => {
          await rooms.take(room, {
            kind: "seat",
            message: { kind: "resign", id: "x", match: id, seat: 0 },
          });
          return pastOf(await room.hosted.log.read());
        }),
    );
    await withRooms(data, risenRules, (rooms) =>
      rooms.inRoom(id, async ({ hosted }) => {
        expect(hosted.chronicle).toMatchObject({ rules: runningSegment(hosted.match.data).rules });
        expect(hosted.entries).toBe(before?.length);
        expect(pastOf(await hosted.log.read())).toEqual(before);
        expect(hosted.match.data.end?.how).toBe("resigned");
      }),
    );
  });

  it("show no more than the end of a match of which nothing else was kept", async () => {
    const data = newData();
    await withRooms(data, risenRules, (rooms) =>
      rooms.inRoom(idOf("moa played"), ({ hosted }) => {
        expect(hosted.chronicle?.endOnly).toBe(true);
        expect(hosted.match.data.end?.how).toBe("played");
      }),
    );
  });
});
