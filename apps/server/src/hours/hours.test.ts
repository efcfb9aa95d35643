import { momentWithLeft, restsUntil, timeLeft } from "@outrigger/kernel/match";
import type { HoursShown, SeatedPerson } from "@outrigger/protocol";
import { describe, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { runOut } from "../testing/running-out.ts";
import { clocksAhead, openSite, twoAtTable } from "../testing/site.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
let ahead = 0;
const site = await keptSite(clocksAhead(() => ahead));

const slow = { kind: "turns", perMove: 12 * HOUR } as const;

/** Two hours of sleep from now on, then eight hours of play a day. */
function asleep(): object {
  const minute = Math.floor((site.server.context.now() % (24 * HOUR)) / MINUTE);
  return { hours: { from: (minute + 120) % 1_440, to: (minute + 600) % 1_440, zone: "UTC" } };
}

function pass(milliseconds: number): void {
  ahead += milliseconds;
  site.server.context.jobs.poke([{ due: 0 }]);
}

const clockOf = (client: Client, id: string) => {
  const { clock } = client.shown(id);
  if (clock === null) throw new Error("no clock");
  return clock;
};

/** When somebody is to be warned that an hour is left on their clock. */
async function warnedAt(id: string, client: Client): Promise<number> {
  const jobs = await site.server.context.storage.takeJobs({ now: Number.MAX_SAFE_INTEGER, lease: 0, most: 999 });
  return jobs.find((job) => job.id === `news hour ${id} ${client.me?.id}`)?.due ?? Number.NaN;
}

describe("playing hours", () => {
  it("stop one's clock in games over days, for the others' eyes too, and after a restart", async () => {
    const ada = await site.guest("Ada");
    const shown = await ada.ask<HoursShown>("PUT", "/me/hours", asleep());
    expect(await ada.ask<HoursShown>("GET", "/me/hours")).toEqual(shown);
    const ben = await site.guest("Ben");
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], clock: slow });
    // Whoever thinks of sitting down sees it.
    const seated = await ben.ask<(SeatedPerson | null)[]>("GET", `/tables/${id}/people`);
    expect(seated).toEqual([{ hours: shown.hours, holidays: [], reliability: null }, null]);
    await ben.sit(id);
    await ben.watch(id, 1);
    const { context } = site.server;
    const begun = context.now();
    // Two hours of sleep, eight of play, sixteen of sleep, four of play.
    const due = momentWithLeft(clockOf(ben, id), 0, 0);
    expect(Math.abs(due - begun - 30 * HOUR)).toBeLessThan(2 * MINUTE);
    expect(restsUntil(clockOf(ben, id), 0, begun)).toBeLessThan(begun + 121 * MINUTE);
    expect(await warnedAt(id, ada)).toBe(due - HOUR);
    pass(28 * HOUR);
    await site.restart();
    const stored = await site.server.context.rooms.inRoom(id, ({ hosted }) => hosted.match.data.clock);
    expect(stored && momentWithLeft(stored, 0, 0)).toBe(due);
    const again = site.client();
    again.cookie = ben.cookie;
    await again.connect();
    await again.watch(id, 1);
    expect(again.seen.get(id)?.log).toHaveLength(1);
    pass(2 * HOUR + MINUTE);
    await again.until(() => again.seen.get(id)?.log.at(-1)?.by === "time");
  });

  it("do not touch live games, nor turns that are shorter than a night", async () => {
    for (const clock of [
      { kind: "live", reserve: 12 * HOUR, increment: 0 },
      { kind: "turns", perMove: 11 * HOUR },
    ]) {
      const { id, players } = await twoAtTable(site, { clock });
      const [ada, ben] = players as [Client, Client];
      await ada.ask("PUT", "/me/hours", asleep());
      expect(clockOf(ben, id).calendars).toBeUndefined();
      expect(restsUntil(clockOf(ben, id), 0, site.server.context.now())).toBeUndefined();
    }
  });

  it("are refused where they are too few, changed too often, or nowhere", async () => {
    const eve = await site.guest("Eve");
    const put = async (hours: unknown) => (await eve.call("PUT", "/me/hours", { hours })).body;
    expect(await put({ from: 0, to: 479, zone: "UTC" })).toEqual({ code: "too-few-hours" });
    expect(await put({ from: 0, to: 480, zone: "Nowhere" })).toMatchObject({ code: "malformed" });
    expect(await put({ from: 0, to: 480, zone: "UTC" })).toMatchObject({ hours: { to: 480 }, changeable: null });
    ahead += HOUR;
    expect(await put({ from: 0, to: 600, zone: "UTC" })).toEqual({ code: "hours-changed" });
    expect((await site.client().call("GET", "/me/hours")).body).toEqual({ code: "not-signed-in" });
  });
});

describe("holidays", () => {
  const today = (): string => new Date(site.server.context.now()).toISOString().slice(0, 10);
  const fortnight = (): object => {
    const last = new Date(site.server.context.now() + 13 * 24 * HOUR).toISOString().slice(0, 10);
    return { first: today(), last, zone: "UTC" };
  };

  it("stop the clock of a turn at once, are shown to the others, and end when one says so", async () => {
    const { id, players } = await twoAtTable(site, { clock: slow });
    const [ada, ben] = players as [Client, Client];
    expect(await warnedAt(id, ada)).toBe(momentWithLeft(clockOf(ben, id), 0, HOUR));
    const { holidays } = await ada.ask<HoursShown>("POST", "/me/holidays", fortnight());
    const [, other] = await ben.ask<SeatedPerson[]>("GET", `/tables/${id}/people`);
    expect(other?.holidays).toEqual([]);
    expect((await ben.ask<SeatedPerson[]>("GET", `/tables/${id}/people`))[0]?.holidays).toEqual(holidays);
    await ben.until(() => clockOf(ben, id).calendars !== undefined);
    // The warning is put off with the clock.
    expect(await warnedAt(id, ada)).toBe(momentWithLeft(clockOf(ben, id), 0, HOUR));
    expect(await warnedAt(id, ada)).toBeGreaterThan(site.server.context.now() + 12 * 24 * HOUR);
    pass(48 * HOUR);
    const now = site.server.context.now();
    expect(timeLeft(clockOf(ben, id), 0, now)).toBeGreaterThan(11 * HOUR);
    expect(restsUntil(clockOf(ben, id), 0, now)).toBeGreaterThan(now + 10 * 24 * HOUR);
    expect((await ada.call("POST", "/me/holidays", fortnight())).body).toEqual({ code: "holiday-problem" });
    await ada.ask("DELETE", "/me/holidays", { first: holidays[0]?.first });
    await ben.until(() => restsUntil(clockOf(ben, id), 0, site.server.context.now()) === undefined);
    expect(ben.seen.get(id)?.log).toHaveLength(1);
  });

  it("S11.2 holidays spare nobody the last hour of a turn, and hold from its end on", async () => {
    const { id, players } = await twoAtTable(site, { clock: slow });
    const [ada, ben] = players as [Client, Client];
    pass(11 * HOUR + MINUTE);
    await ada.ask("POST", "/me/holidays", fortnight());
    expect(clockOf(ben, id).calendars).toBeUndefined();
    pass(HOUR);
    await ben.until(() => ben.seen.get(id)?.log.at(-1)?.by === "time");
    await ben.until(() => clockOf(ben, id).calendars !== undefined);
    await ben.move(id, 1, [["drop", 6]]);
    await ben.until(() => clockOf(ben, id).running[0] === 0);
    expect(restsUntil(clockOf(ben, id), 0, site.server.context.now())).toBeGreaterThan(
      site.server.context.now() + HOUR,
    );
  });
});

/** The first time this is asked of the storage it is not answered until `goOn` is called. */
function hold<Name extends "playedBy" | "changeHours">(name: Name) {
  const { storage } = site.server.context;
  const ask = storage[name] as (given: never) => Promise<unknown>;
  let [goOn, come] = [() => {}, () => {}];
  const isThere = new Promise<void>((resolve) => {
    come = resolve;
  });
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const held = async (given: never): Promise<unknown> => {
    Object.assign(storage, { [name]: ask });
    come();
    await wait;
    return ask(given);
  };
  Object.assign(storage, { [name]: held });
  return { isThere, goOn };
}

describe("S11.6 of two changes that cross each other", () => {
  const first = { hours: { from: 0, to: 600, zone: "UTC" } };

  it("S11.6 the games get the one that was written last", async () => {
    const { id, players } = await twoAtTable(site, { clock: slow });
    const [ada] = players as [Client];
    const { isThere, goOn } = hold("playedBy");
    const slowly = ada.ask<HoursShown>("PUT", "/me/hours", first);
    await isThere;
    await ada.ask("PUT", "/me/hours", { hours: { from: 60, to: 720, zone: "UTC" } });
    goOn();
    await slowly;
    const stored = await site.server.context.rooms.inRoom(id, ({ hosted }) => hosted.match.data.clock?.calendars?.[0]);
    expect(stored).toMatchObject({ from: 60, to: 720 });
  });

  it("S11.6 neither is lost, and together they take no more than the allowance", async () => {
    const ada = await site.guest("Ada");
    // All of one month of one year, and within a year from now.
    const now = new Date(site.server.context.now());
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    const holidayMonth = month < 9 ? `${year}-11` : `${year + 1}-03`;
    const day = (number: number): string => `${holidayMonth}-${String(number).padStart(2, "0")}`;
    const holiday = (from: number, to: number) => ({ first: day(from), last: day(to), zone: "UTC" });
    const hours = hold("changeHours");
    const slowly = ada.ask<HoursShown>("PUT", "/me/hours", first);
    await hours.isThere;
    await ada.ask("POST", "/me/holidays", holiday(1, 10));
    hours.goOn();
    await slowly;
    const { zone: _, ...shown } = holiday(1, 10);
    expect(await ada.ask("GET", "/me/hours")).toMatchObject({ ...first, holidays: [shown] });
    const more = hold("changeHours");
    const greedily = ada.call("POST", "/me/holidays", holiday(13, 30));
    await more.isThere;
    await ada.ask("POST", "/me/holidays", holiday(12, 12));
    more.goOn();
    expect((await greedily).body).toEqual({ code: "no-holidays-left" });
  });
});

it("S11.3 who sits at a private table, and when they play, is told to nobody without its key", async () => {
  const [ada, eve] = [await site.guest("Ada"), await site.guest("Eve")];
  await ada.ask("PUT", "/me/hours", asleep());
  const { id, key } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "friend" }], hidden: true, clock: slow });
  const none = (await eve.call("GET", "/tables/nothing/people")).body;
  expect(none).toEqual({ code: "no-such-table" });
  for (const given of ["", "?key=", "?key=guess"])
    expect((await eve.call("GET", `/tables/${id}/people${given}`)).body).toEqual(none);
  expect(await eve.ask<unknown[]>("GET", `/tables/${id}/people?key=${key}`)).toHaveLength(2);
  expect(JSON.stringify(await eve.ask("GET", `/players/${ada.me?.id}`))).not.toContain('"zone"');
});

it("S11.5 nobody makes the server write into their games again and again", async () => {
  const strict = await openSite({ limitFactor: 1 });
  const eve = await strict.guest("Eve");
  const first = new Date(strict.server.context.now() + 48 * HOUR).toISOString().slice(0, 10);
  const codes: unknown[] = [];
  for (let turn = 0; turn < 6; turn++)
    for (const [method, body] of [
      ["POST", { first, last: first, zone: "UTC" }],
      ["DELETE", { first }],
    ] as const)
      codes.push(((await eve.call(method, "/me/holidays", body)).body as { code?: string }).code);
  expect(codes.slice(0, 10)).toEqual(new Array(10).fill(undefined));
  expect(codes.slice(10)).toEqual(["too-many", "too-many"]);
  await strict.close();
});

describe("reliability", () => {
  const reliabilityOf = async (client: Client) => {
    const { id } = await client.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    const [seat] = await client.ask<SeatedPerson[]>("GET", `/tables/${id}/people`);
    await client.ask("POST", `/tables/${id}/stand`);
    return seat?.reliability;
  };

  it("is counted from the ends of games, by who brought them about, and of a few games nothing is said", async () => {
    const [ada, ben, eve] = [await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")];
    for (let game = 0; game < 4; game++) {
      const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
      await ben.sit(id);
      const loser = game % 2 === 0 ? ada : ben;
      await loser.send({ kind: "resign", match: id, seat: game % 2 });
    }
    expect(await reliabilityOf(ada)).toBeNull();

    const clock = { kind: "turns", perMove: MINUTE };
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], clock });
    await ben.sit(id);
    await ben.watch(id, 1);
    await runOut(ben, id, pass);
    expect(await reliabilityOf(ada)).toEqual({ games: 5, people: 4, time: 1, computers: 0 });
    expect(await reliabilityOf(ben)).toEqual({ games: 5, people: 5, time: 0, computers: 0 });

    const three = await ada.openTable({ game: "maori", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    await ben.sit(three.id);
    await eve.sit(three.id);
    await ada.send({ kind: "resign", match: three.id, seat: 0 });
    await ben.send({ kind: "resign", match: three.id, seat: 1 });
    expect(await reliabilityOf(ada)).toEqual({ games: 6, people: 4, time: 1, computers: 1 });
    expect(await reliabilityOf(eve)).toBeNull();
  });
});
