// What the page of the first version left in the browser, under this version's host.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { GAME_IDS, loadRules } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { askedOf, runningSegment, viewFor } from "@outrigger/kernel/match";
import type { MatchHistory, MatchMoment } from "@outrigger/protocol";
import { parseRecord, verifyRecord } from "@outrigger/records";
import { risenRules } from "@outrigger/testkit";
import { describe, expect, it } from "vitest";
import type { OlderRow } from "./local-store.ts";
import type { StoredMatch } from "./store-requests.ts";
import { newMemoryStore } from "./testing/memory-store.ts";
import { openPage, type Page } from "./testing/page.ts";

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../packages/testkit/fixtures/first-version/${name}`, import.meta.url));
const dump = JSON.parse(gunzipSync(fixture("page.json.gz")).toString()) as { stores: { matches: OlderRow[] } };
const { page: names } = JSON.parse(fixture("names.json").toString()) as { page: Record<string, string> };
const records = JSON.parse(gunzipSync(fixture("records.json.gz")).toString()) as Record<string, string>;
const idOf = (name: string): string => names[name] ?? "";

const loadRisen = async (game: string): Promise<Game> => risenRules(await loadRules(game));

const matchIn = (page: Page, id: string) => {
  const room = page.host.rooms.inHand(id);
  if (room === undefined) throw new Error("the match is not open");
  return room.hosted.match;
};

/** Moves of people, whoever is asked. */
async function playOn(page: Page, id: string, count: number): Promise<void> {
  await page.ask({ kind: "history", match: id, viewer: "spectator" });
  for (let made = 0; made < count; made++) {
    const match = matchIn(page, id);
    const seat = askedOf(match)[0]?.seat;
    if (seat === undefined || match.data.seats[seat]?.kind === "bot") return;
    const { base = "", moves = [] } = viewFor(match, seat).offers ?? {};
    const message = { kind: "move", match: id, seat, base, moves: [moves[made % moves.length]] };
    expect(await page.say(message)).toMatchObject({ kind: "accepted" });
  }
}

async function expectLookedAt(page: Page, id: string): Promise<MatchHistory> {
  const history = await page.ask<MatchHistory>({ kind: "history", match: id, viewer: "all" });
  expect(history.left).toBeUndefined();
  expect(history.log.flatMap(({ events }) => events).length).toBeGreaterThan(0);
  for (const at of [0, 3, history.log.length]) {
    const { view } = await page.ask<MatchMoment>({ kind: "moment", match: id, at, viewer: "all" });
    expect(view).toBeTypeOf("object");
  }
  return history;
}

const RUNNING = ["running", "undone", "against a bot", "own pack", "forked"] as const;
const FINISHED = ["played", "resigned", "imported"] as const;

describe("the store of the first version", () => {
  it("is listed whole, whatever the rules", async () => {
    for (const rules of [loadRules, loadRisen]) {
      const entries = await openPage(newMemoryStore(dump.stores.matches), rules).ask<StoredMatch[]>({ kind: "list" });
      expect(entries).toHaveLength(dump.stores.matches.length);
      for (const { end, waitsFor } of entries) expect(end !== null || waitsFor.length > 0).toBe(true);
    }
  });

  describe.each(GAME_IDS)("%s", (game) => {
    const page = openPage(newMemoryStore(dump.stores.matches));

    it.each(RUNNING)("a match that was left %s goes on", async (what) => {
      const id = idOf(`${game} ${what}`);
      await playOn(page, id, 5);
      const { version } = await loadRules(game);
      const versions = matchIn(page, id).data.segments.map(({ rules }) => rules);
      expect(versions).toEqual(version === 1 ? [1] : [1, version]);
    });

    it.each(FINISHED)("a match that was %s can be looked at, and its record had", async (what) => {
      const id = idOf(`${game} ${what}`);
      await expectLookedAt(page, id);
      const parsed = parseRecord(await page.ask<string>({ kind: "record", match: id }));
      if (!parsed.ok) throw new Error(parsed.problems.join("; "));
      const rules = { ...(await loadRules(game)), version: 1 };
      if (what !== "imported") expect(verifyRecord(rules, parsed.value).problems).toEqual([]);
    });

    it("records of the first version can be opened", async () => {
      const own = Object.entries(records).filter(([name]) => name.startsWith(game));
      expect(own.length).toBeGreaterThan(0);
      for (const [name, text] of own) {
        const id = await page.ask<string>({ kind: "import", text });
        const { log } = await page.ask<MatchHistory>({ kind: "history", match: id, viewer: "spectator" });
        expect(log.length, name).toBeGreaterThan(0);
      }
    });
  });
});

describe.each(GAME_IDS)("%s, after a change of the rules", (game) => {
  it("a running match goes on from the steps that still fit, later from its state", async () => {
    const id = idOf(`${game} running`);
    const page = openPage(newMemoryStore(dump.stores.matches), loadRisen);
    await playOn(page, id, 3);
    const once = matchIn(page, id).data.segments.length;
    expect(once).toBe(2);
    const later = openPage(newMemoryStore([], page.localStore), async (name) =>
      risenRules(risenRules(await loadRules(name))),
    );
    await later.ask({ kind: "history", match: id, viewer: "spectator" });
    expect(matchIn(later, id).published.play.state).toEqual(matchIn(page, id).published.play.state);
    expect(matchIn(later, id).data.segments).toHaveLength(3);
  });

  it("a match that ended under today's rules is looked at from what was kept, and its record is the one it had", async () => {
    const id = idOf(`${game} running`);
    const page = openPage(newMemoryStore(dump.stores.matches));
    await playOn(page, id, game === "connect-four" ? 2 : 40);
    await page.say({ kind: "resign", match: id, seat: 0 });
    const before = await expectLookedAt(page, id);
    const record = await page.ask<string>({ kind: "record", match: id });
    const later = openPage(newMemoryStore([], page.localStore), loadRisen);
    expect(await expectLookedAt(later, id)).toEqual(before);
    expect(await later.ask<string>({ kind: "record", match: id })).toBe(record);
    expect(runningSegment(matchIn(later, id).data).rules).toBe((await loadRules(game)).version);
  });

  it("a match of which nothing was kept is no more than its result", async () => {
    const page = openPage(newMemoryStore(dump.stores.matches), loadRisen);
    const history = await page.ask<MatchHistory>({ kind: "history", match: idOf(`${game} played`), viewer: "all" });
    expect(history).toMatchObject({ left: "result", end: { how: "played" } });
  });
});
