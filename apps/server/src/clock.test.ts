import { type ClockData, clockDeadline } from "@outrigger/kernel/match";
import type { SiteFacts, TableShown } from "@outrigger/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newSiteClock } from "./clock.ts";
import type { Client } from "./testing/client.ts";
import { clocksAhead, openSite, type TestSite, twoAtTable } from "./testing/site.ts";

let site: TestSite;
/** How far the server's clock is ahead of ours. */
let ahead = 0;
beforeAll(async () => {
  site = await openSite({ ...clocksAhead(() => ahead) });
});
afterAll(() => site.close());

it("a seat whose time is up takes the fallback, is finished by a bot when it stays away, and may come back", async () => {
  const { id, players } = await twoAtTable(site, { clock: { kind: "turns", perMove: 60_000 } });
  const [ada, ben] = players as [Client, Client];
  const entries = () => ada.seen.get(id)?.log.length ?? 0;
  for (let round = 0; round < 3; round++) {
    ahead += 61_000;
    site.server.context.jobs.poke([{ due: 0 }]);
    const made = 2 * round + 2;
    await ada.until(() => entries() >= made);
    expect(ada.seen.get(id)?.log.at(-1)?.by).toBe("time");
    if (round === 2) break;
    await ben.until(() => ben.shown(id).offers?.asked === true);
    await ben.move(id, 1, [["drop", 6]]);
    await ada.until(() => entries() > made);
  }
  await ben.until(() => ben.shown(id).seats[0]?.kind === "bot");
  expect(await ada.move(id, 0, [["drop", 0]], "x")).toMatchObject({ code: "not-your-seat" });
  await ada.ask("POST", `/tables/${id}/take-back-seat`);
  await ben.until(() => ben.shown(id).seats[0]?.kind === "person");
});

it("an early clock looks again, and a pause stops it", async () => {
  const { id, players } = await twoAtTable(site, { clock: { kind: "turns", perMove: 60_000 } });
  const [ada, ben] = players as [Client, Client];
  ahead += 40_000;
  await ada.move(id, 0, [["drop", 3]]);
  ahead += 40_000;
  site.server.context.jobs.poke([{ due: 0 }]);
  await ben.until(() => ben.shown(id).offers?.asked === true);
  await ada.send({ kind: "request", match: id, seat: 0, request: "pause" });
  await ben.send({ kind: "consent", match: id, seat: 1, request: "pause", yes: true });
  ahead += 3_600_000;
  site.server.context.jobs.poke([{ due: 0 }]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(ben.seen.get(id)?.log).toHaveLength(2);
});

it("a table may save time up to a cap, which its players are shown; nobody begins with more than that", async () => {
  const HOUR = 3_600_000;
  const clock = { kind: "turns", perMove: 12 * HOUR, bank: { start: 24 * HOUR, cap: 30 * HOUR } } as const;
  const { id, players } = await twoAtTable(site, { clock });
  const [ada, ben] = players as [Client, Client];
  expect((await ada.ask<TableShown>("GET", `/tables/${id}`)).clock).toEqual(clock);
  expect(ada.shown(id).clock?.left[0]).toBe(36 * HOUR);
  ahead += HOUR;
  await ada.move(id, 0, [["drop", 3]]);
  await ben.until(() => ben.shown(id).offers?.asked === true);
  await ben.move(id, 1, [["drop", 3]]);
  await ada.until(() => ada.shown(id).offers?.asked === true);
  // 35 hours were left, of which 30 are saved.
  expect(ada.shown(id).clock?.left[0]).toBe(42 * HOUR);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const greedy = { game: "connect-four", seats, clock: { ...clock, bank: { start: 2, cap: 1 } } };
  expect((await ada.call("POST", "/tables", greedy)).body).toMatchObject({ code: "malformed" });
});

it("every day the site is cleaned up", async () => {
  const { storage, jobs } = site.server.context;
  for (const day of [1, 2]) {
    const guest = await site.guest(`Gone on day ${day}`);
    await guest.ask("POST", "/sign-out");
    expect(await storage.findPerson(guest.me?.id ?? "")).toBeDefined();
    ahead += 25 * 3_600_000;
    jobs.poke([{ due: 0 }]);
    await expect.poll(() => storage.findPerson(guest.me?.id ?? "")).toBeUndefined();
  }
});

describe("the machine's clock is set", () => {
  const HOUR = 3_600_000;
  const YEAR = 365 * 24 * HOUR;
  let jump = 0;
  let set: TestSite;
  beforeAll(async () => {
    set = await openSite({ wall: () => Date.now() + jump, limitFactor: 1 });
  });
  afterAll(() => set.close());

  const jumpBy = async (by: number): Promise<void> => {
    jump += by;
    await expect.poll(() => Math.abs(set.server.context.clock.ahead())).toBeLessThan(1_000);
  };

  it.each([-2 * HOUR, 2 * HOUR, 3 * YEAR])(
    "S5.4 set by %i ms, nobody loses a turn, time, a sign-in or the way in",
    async (by) => {
      const { id, players } = await twoAtTable(set, { clock: { kind: "live", reserve: 600_000, increment: 0 } });
      const [ada, ben] = players as [Client, Client];
      await jumpBy(by);
      await ada.until(() => Math.abs((ada.shown(id).clock?.since ?? 0) - Date.now() - jump) < 60_000);
      expect(ada.seen.get(id)?.log).toHaveLength(1);
      expect((await ada.move(id, 0, [["drop", 3]])).kind).toBe("accepted");
      await ben.until(() => ben.shown(id).offers?.asked === true);
      for (const left of ben.shown(id).clock?.left ?? [0]) expect(left).toBeGreaterThan(540_000);
      expect((await ben.ask<SiteFacts>("GET", "/me")).me?.name).toBe("Ben");
      await set.guest("Cleo");

      await set.restart();
      const again = set.client();
      again.cookie = ben.cookie;
      expect((await again.ask<SiteFacts>("GET", "/me")).me?.name).toBe("Ben");
      await set.server.context.rooms.inRoom(id, ({ hosted }) => {
        expect(hosted.entries).toBe(2);
        expect(clockDeadline(hosted.match.data.clock as ClockData)?.at).toBeGreaterThan(Date.now() + jump + 540_000);
      });
      const jobs = await set.server.context.storage.takeJobs({ now: Date.now() + jump + 700_000, lease: 0, most: 99 });
      expect(jobs.find((job) => job.id === `clock ${id}`)?.due).toBeGreaterThan(Date.now() + jump + 540_000);
    },
  );
});

it("a clock that runs a little fast or slow is followed too slowly to be felt", () => {
  let [steady, wall] = [0, 1_000_000];
  const clock = newSiteClock({ steady: () => steady, wall: () => wall });
  expect(clock.now()).toBe(1_000_000);
  steady += 500;
  wall += 500 + 40;
  expect([clock.now(), clock.follow(), clock.now()]).toEqual([1_000_500, undefined, 1_000_505]);
  wall -= 40 + 5 + 3;
  expect([clock.follow(), clock.now()]).toEqual([undefined, 1_000_500]);
  wall -= 61_000;
  expect([clock.follow(), clock.now()]).toEqual([-61_008, 1_000_500]);
});
