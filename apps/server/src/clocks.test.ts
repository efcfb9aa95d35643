import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "./drive/client.ts";
import { openSite, type TestSite, twoAtTable } from "./testing/site.ts";

let site: TestSite;
/** How far the server's clock is ahead of ours. */
let ahead = 0;
beforeAll(async () => {
  site = await openSite({ now: () => Date.now() + ahead });
});
afterAll(() => site.close());

it("a seat whose time is up takes the fallback, is finished by a bot when it stays away, and may come back", async () => {
  const { id, players } = await twoAtTable(site, { clock: { kind: "turns", perMove: 60_000 } });
  const [ada, ben] = players as [Client, Client];
  const entries = () => ada.seen.get(id)?.log.length ?? 0;
  for (let round = 0; round < 3; round++) {
    ahead += 61_000;
    site.server.house.jobs.poke(0);
    const made = 2 * round + 2;
    await ada.until(() => entries() >= made, 10_000);
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
}, 40_000);

it("an early clock looks again, and a pause stops it", async () => {
  const { id, players } = await twoAtTable(site, { clock: { kind: "turns", perMove: 60_000 } });
  const [ada, ben] = players as [Client, Client];
  ahead += 40_000;
  await ada.move(id, 0, [["drop", 3]]);
  ahead += 40_000;
  site.server.house.jobs.poke(0);
  await ben.until(() => ben.shown(id).offers?.asked === true);
  await ada.send({ kind: "request", match: id, seat: 0, request: "pause" });
  await ben.send({ kind: "consent", match: id, seat: 1, request: "pause", yes: true });
  ahead += 3_600_000;
  site.server.house.jobs.poke(0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(ben.seen.get(id)?.log).toHaveLength(2);
});

it("every day the house is swept", async () => {
  const { storage, jobs } = site.server.house;
  for (const day of [1, 2]) {
    const guest = await site.guest(`Gone on day ${day}`);
    await guest.ask("POST", "/sign-out");
    expect(await storage.findPerson(guest.me?.id ?? "")).toBeDefined();
    ahead += 25 * 3_600_000;
    jobs.poke(0);
    await expect.poll(() => storage.findPerson(guest.me?.id ?? ""), { timeout: 10_000 }).toBeUndefined();
  }
}, 30_000);
