import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../config.ts";
import { openPushBrowser } from "../testing/browser.ts";
import type { Client } from "../testing/client.ts";
import { type MailServer, openMailServer } from "../testing/mail-server.ts";
import { openPushService, type PushService } from "../testing/push-service.ts";
import { clocksAhead, openSite, type TestSite } from "../testing/site.ts";
import { isPushEndpoint } from "./push.ts";

const origin = "https://outrigger.example";
let smtp: MailServer;
let push: PushService;
let site: TestSite;

beforeAll(async () => {
  smtp = await openMailServer();
  push = await openPushService();
  site = await openSite({ smtp: smtp.url, pushHosts: [push.host], pushAgent: push.agent, tellAfter: 50, origin });
});
afterAll(async () => {
  await site.close();
  smtp.close();
  push.close();
});

let accounts = 0;

/** An account, with an address that was confirmed. */
async function becomeAccount(client: Client, email: string, where: Pick<TestSite, "server">): Promise<void> {
  const { id } = await client.ask<{ id: string }>("POST", "/account", { email, password: "long enough" });
  await where.server.context.storage.changePerson({ id, confirmed: 1 });
}

/** Ben has an account, a browser that wants push messages, and is not at the table when his turn comes. */
async function benIsAway(desk: object, where = site, wishes = (kinds: Record<string, object>) => kinds) {
  const [ada, ben] = await people(where);
  const email = `ben${accounts++}@example.org`;
  await becomeAccount(ben, email, where);
  const browser = await openPushBrowser();
  await ben.ask("POST", "/push", { endpoint: `https://${push.host}/${email}`, keys: browser.keys });
  const { kinds } = await ben.ask<{ kinds: Record<string, object> }>("GET", "/me/telling");
  await ben.ask("PUT", "/me/telling", { kinds: wishes(kinds), quiet: null });
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.sit(id);
  await ben.ask("PATCH", `/tables/${id}/desk`, desk);
  await ada.watch(id, 0);
  await ada.move(id, 0, [["drop", 3]]);
  return { id, email, ben, browser };
}

/** The one makes the first move at a table where the other sits and looks. */
async function moveBefore(ada: Client, ben: Client): Promise<string> {
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.sit(id);
  await ada.watch(id, 0);
  await ben.watch(id, 1);
  await ada.move(id, 0, [["drop", 3]]);
  return id;
}

async function people(where = site): Promise<[Client, Client]> {
  // The site says it lives elsewhere: clients have to speak from there.
  const made: Client[] = [];
  for (const name of ["Ada", "Ben"]) {
    const client = where.client();
    await client.guest(name);
    await client.connect({ origin });
    made.push(client);
  }
  return made as [Client, Client];
}

const soon = async (isSo: () => boolean): Promise<boolean> => {
  await expect.poll(isSo).toBe(true);
  return true;
};
/** But those that ask whether the address is right. */
const lettersTo = (email: string) =>
  smtp.letters.filter((letter) => letter.includes(`To: ${email}`) && !letter.includes("Is this your address?"));
const mailTo = (email: string) => lettersTo(email)[0];
const pushesTo = (email: string) => push.pushed.filter(({ path }) => path === `/${email}`);

/** A site whose time can be put forward, so that what was put off falls due. */
async function openLater(config: Partial<Config>): Promise<TestSite & { pass(milliseconds: number): void }> {
  let ahead = 0;
  const later = await openSite({ origin, ...config, ...clocksAhead(() => ahead) });
  const pass = (milliseconds: number): void => {
    ahead += milliseconds;
    later.server.context.jobs.poke([{ due: 0 }]);
  };
  return { ...later, pass };
}

describe("telling somebody that it is their turn", () => {
  it("sends an e-mail and a push message that the browser can read", async () => {
    const { id, email, browser } = await benIsAway({});
    expect(await soon(() => mailTo(email) !== undefined && pushesTo(email).length > 0)).toBe(true);
    expect(mailTo(email)).toMatch(/Subject: Your turn in/);
    expect(mailTo(email)).toContain(`https://outrigger.example/online/${id}`);
    const [pushed] = pushesTo(email);
    expect(pushed?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", topic: id });
    expect(pushed?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    const said = JSON.parse(await browser.read(pushed?.body ?? new Uint8Array()));
    expect(said).toEqual({
      title: "Your turn in Connect four",
      body: "Ada is waiting for you.",
      path: `/online/${id}`,
      tag: id,
      badge: true,
    });
  });

  it("marks the app's icon for the kinds and the tables one wants that of", async () => {
    const badgeFor = async (desk: object, badge: boolean) => {
      const { email, browser } = await benIsAway(desk, site, (kinds) => ({
        ...kinds,
        turn: { ...kinds["turn"], badge },
      }));
      expect(await soon(() => pushesTo(email).length > 0)).toBe(true);
      return JSON.parse(await browser.read(pushesTo(email)[0]?.body ?? new Uint8Array())).badge;
    };
    expect(await badgeFor({ badge: true }, true)).toBe(true);
    expect(await badgeFor({}, false)).toBe(false);
    expect(await badgeFor({ badge: false }, true)).toBe(false);
  });

  it("keeps to what the table's switches say", async () => {
    const { email: quiet } = await benIsAway({ mail: false });
    expect(await soon(() => pushesTo(quiet).length > 0)).toBe(true);
    const { email: quieter } = await benIsAway({ push: false });
    expect(await soon(() => mailTo(quieter) !== undefined)).toBe(true);
    expect(mailTo(quiet)).toBeUndefined();
    expect(pushesTo(quieter)).toEqual([]);
  });

  it("forgets a browser that has withdrawn", async () => {
    for (const gone of [404, 410]) {
      push.answers.set(`/ben${accounts}@example.org`, gone);
      const { email, ben } = await benIsAway({});
      const { id = "" } = (await ben.ask("GET", "/me")) as { id?: string };
      expect(await soon(() => pushesTo(email).length > 0)).toBe(true);
      await expect.poll(() => site.server.context.storage.subscriptionsOf(id)).toEqual([]);
    }
  });

  it("tries again later where the push service is busy or out of order, without a second letter", async () => {
    const later = await openLater({ smtp: smtp.url, pushHosts: [push.host], pushAgent: push.agent, tellAfter: 50 });
    const path = `/ben${accounts}@example.org`;
    push.answers.set(path, 503);
    const { email, browser } = await benIsAway({}, later);
    expect(await soon(() => pushesTo(email).length === 1 && mailTo(email) !== undefined)).toBe(true);
    push.answers.set(path, 429);
    await expect
      .poll(() => later.server.context.storage.nextDue({ now: Number.MAX_SAFE_INTEGER }))
      .toBeGreaterThan(Date.now() + 50_000);
    later.pass(61_000);
    expect(await soon(() => pushesTo(email).length === 2)).toBe(true);
    push.answers.delete(path);
    await expect
      .poll(() => later.server.context.storage.nextDue({ now: Number.MAX_SAFE_INTEGER }))
      .toBeGreaterThan(Date.now() + 150_000);
    later.pass(121_000);
    expect(await soon(() => pushesTo(email).length === 3)).toBe(true);
    expect(await browser.read(pushesTo(email)[2]?.body ?? new Uint8Array())).toContain("Your turn");
    later.pass(3_600_000 - 300_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(pushesTo(email).length).toBe(3);
    expect(lettersTo(email).length).toBe(1);
    await later.close();
  });

  it("says nothing to somebody who sits at the table", async () => {
    const [ada, ben] = await people();
    const email = "here@example.org";
    await becomeAccount(ben, email, site);
    await ben.connect({ origin });
    await moveBefore(ada, ben);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(mailTo(email)).toBeUndefined();
  });

  it("tells whoever leaves before they can have seen it, or whose line breaks, but nobody who takes their leave", async () => {
    const slow = await openLater({ smtp: smtp.url, tellAfter: 60_000 });
    for (const how of ["at-once", "broken", "after-a-while"]) {
      const [ada, ben] = await people(slow);
      await becomeAccount(ben, `${how}@example.org`, slow);
      await ben.connect({ origin });
      const id = await moveBefore(ada, ben);
      if (how !== "at-once") slow.pass(61_000);
      if (how === "broken") ben.disconnect();
      else await ben.send({ kind: "leave", match: id });
      await ada.until(() => ada.presence?.seats.length === 1);
      // The job is set before anything else is done at this table.
      await ada.send({ kind: "whyNot", match: id, seat: 0 });
    }
    slow.pass(61_000);
    expect(await soon(() => mailTo("at-once@example.org") !== undefined)).toBe(true);
    expect(await soon(() => mailTo("broken@example.org") !== undefined)).toBe(true);
    expect(mailTo("after-a-while@example.org")).toBeUndefined();
    await slow.close();
  });

  it("tells whoever has the table open in a tab that nobody looks at, and nobody who looks at theirs", async () => {
    const slow = await openLater({ smtp: smtp.url, pushHosts: [push.host], pushAgent: push.agent, tellAfter: 20_000 });
    for (const how of ["hidden", "unused", "looking", "back"]) {
      const [ada, ben] = await people(slow);
      await becomeAccount(ben, `${how}@example.org`, slow);
      const { keys } = await openPushBrowser();
      await ben.ask("POST", "/push", { endpoint: `https://${push.host}/${how}@example.org`, keys });
      await ben.connect({ origin });
      const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
      await ben.sit(id);
      await ada.watch(id, 0);
      await ben.watch(id, 1);
      if (how === "hidden" || how === "back") await ben.send({ kind: "attention", here: false, unused: 0 });
      await ada.move(id, 0, [["drop", 3]]);
      // The turn came while the page stood there untouched; that is noticed a minute later.
      if (how === "unused") slow.pass(60_000);
      if (how === "unused") await ben.send({ kind: "attention", here: false, unused: 120_000 });
      if (how === "back") await ben.send({ kind: "attention", here: true, unused: 0 });
      const seats = how === "looking" || how === "back" ? [0, 1] : [0];
      await ada.until(() => JSON.stringify(ada.presence?.seats) === JSON.stringify(seats));
    }
    slow.pass(21_000);
    expect(await soon(() => mailTo("hidden@example.org") !== undefined)).toBe(true);
    expect(await soon(() => mailTo("unused@example.org") !== undefined)).toBe(true);
    for (const how of ["hidden", "unused"])
      expect(await soon(() => pushesTo(`${how}@example.org`).length === 1)).toBe(true);
    await expect
      .poll(() => slow.server.context.storage.nextDue({ now: Number.MAX_SAFE_INTEGER }))
      .toBeGreaterThan(Date.now() + 90_000);
    for (const how of ["looking", "back"])
      expect([mailTo(`${how}@example.org`), pushesTo(`${how}@example.org`)]).toEqual([undefined, []]);
    await slow.close();
  });

  it("tells of whoever sits down, of the beginning, the last hour, an answer and the end, each once", async () => {
    const days = await openLater({ smtp: smtp.url, tellAfter: 20_000 });
    const [ada, ben] = await people(days);
    const email = "days@example.org";
    await becomeAccount(ada, email, days);
    ada.disconnect();
    const all = { push: true, mail: true };
    const kinds = { turn: all, hour: all, begun: all, over: all, seated: all, answered: all };
    await ada.ask("PUT", "/me/telling", { kinds, quiet: null });
    const told = (words: string) =>
      smtp.letters.filter((letter) => letter.includes(`To: ${email}`) && letter.includes(words)).length;
    const next = async (milliseconds: number, words: string) => {
      days.pass(milliseconds);
      await expect.poll(() => told(words)).toBe(1);
    };
    const clock = { kind: "turns", perMove: 86_400_000 };
    const three = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const slow = { kind: "turns", perMove: 3 * 86_400_000 };
    const gathering = await ada.openTable({ game: "maori", seats: three, clock: slow });
    await ben.sit(gathering.id);
    await next(21_000, "At the table now");
    const eve = days.client();
    await eve.guest("Eve");
    await eve.sit(gathering.id);
    const { seats = [] } = (await days.server.context.storage.findTable(gathering.id)) ?? {};
    // Whose turn it is hears of that instead.
    await next(21_000, seats[0]?.waiting === 1 ? "are waiting for you" : "Your table is full");
    // Ben begins, and Ada's seat was taken before the last one.
    const { id } = await ben.openTable({ game: "connect-four", seats: [{ kind: "me" }, { kind: "open" }], clock });
    await ada.sit(id);
    await ben.watch(id, 0);
    await ben.move(id, 0, [["drop", 3]]);
    await next(21_000, "Ben is waiting for you");
    await next(82_790_000, "runs out within the hour");
    await ada.connect({ origin });
    await ada.send({ kind: "request", match: id, seat: 1, request: "pause" });
    ada.disconnect();
    await ben.until(() => ben.shown(id).requests.length > 0);
    await ben.send({ kind: "consent", match: id, seat: 0, request: "pause", yes: true });
    await next(21_000, "has answered what you asked for");
    await ben.send({ kind: "resign", match: id, seat: 0 });
    await next(21_000, "has come to its end");
    await days.close();
  });

  it("writes down no word of the end for whoever is there, and does for whoever's line is lost with it", async () => {
    const later = await openSite({ tellAfter: 3_600_000, origin });
    const [ada, ben] = await people(later);
    const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }] });
    await ben.sit(id);
    for (const [seat, client] of [ada, ben].entries()) await client.watch(id, seat);
    await ben.send({ kind: "resign", match: id, seat: 1 });
    await ada.until(() => ada.shown(id).end !== null);
    const { storage } = later.server.context;
    const toTell = async () => {
      const jobs = await storage.takeJobs({ now: Number.MAX_SAFE_INTEGER, lease: 0, most: 100 });
      return jobs.filter((job) => job.id.startsWith("news over")).length;
    };
    expect(await toTell()).toBe(0);
    ben.disconnect();
    await expect.poll(toTell).toBe(1);
    await later.close();
  });

  it("keeps quiet in somebody's quiet hours, and tells afterwards", async () => {
    const night = await openLater({ smtp: smtp.url, pushHosts: [push.host], pushAgent: push.agent, tellAfter: 1_000 });
    const [ada, ben] = await people(night);
    const email = "night@example.org";
    await becomeAccount(ben, email, night);
    const { keys } = await openPushBrowser();
    await ben.ask("POST", "/push", { endpoint: `https://${push.host}/${email}`, keys });
    const { kinds } = await ben.ask<{ kinds: object }>("GET", "/me/telling");
    const minute = Math.floor((night.server.context.now() % 86_400_000) / 60_000);
    const quiet = { from: (minute + 1_439) % 1_440, to: (minute + 60) % 1_440, zone: "UTC" };
    expect((await ben.call("PUT", "/me/telling", { kinds, quiet: { ...quiet, zone: "Nowhere" } })).status).toBe(400);
    await ben.ask("PUT", "/me/telling", { kinds, quiet });
    const { id } = await ada.openTable({
      seats: [{ kind: "me" }, { kind: "open" }],
      clock: { kind: "turns", perMove: 86_400_000 },
    });
    await ben.sit(id);
    await ada.watch(id, 0);
    await ada.move(id, 0, [["drop", 3]]);
    night.pass(2_000);
    const { storage, now } = night.server.context;
    // It was looked at, and put off to the end of the quiet hour.
    await expect.poll(() => storage.nextDue({ now: Number.MAX_SAFE_INTEGER })).toBeGreaterThan(now() + 30 * 60_000);
    expect([mailTo(email), pushesTo(email)]).toEqual([undefined, []]);
    night.pass(62 * 60_000);
    expect(await soon(() => mailTo(email) !== undefined && pushesTo(email).length === 1)).toBe(true);
    await night.close();
  });

  it("S9.4 a link in a letter ends letters of its kind without signing in, and does nothing else; a made-up one nothing", async () => {
    const { email, ben } = await benIsAway({});
    expect(await soon(() => mailTo(email) !== undefined)).toBe(true);
    const letter = (mailTo(email) ?? "").replace(/=\r\n/g, "").replaceAll("=3D", "=");
    expect(letter).toMatch(/List-Unsubscribe:\s+<https:\/\/outrigger.example\/unsubscribe\//i);
    const [, token = ""] = /\/unsubscribe\/([\w~-]+)/.exec(letter.slice(letter.indexOf("without signing in"))) ?? [];
    const stranger = site.client();
    const end = (given: string) => stranger.call("POST", "/unsubscribe", { token: given }, { origin });
    const forged = token.replace("~turn~", "~hour~");
    for (const wrong of ["", "x~turn~y", forged, `${token}x`])
      expect((await end(wrong)).body).toEqual({ code: "token-used" });
    expect((await end(token)).status).toBe(200);
    const { kinds } = await ben.ask<{ kinds: Record<string, object> }>("GET", "/me/telling");
    expect(kinds).toMatchObject({ turn: { push: true, mail: false }, hour: { mail: true } });
    expect(stranger.cookie).toBe("");
  });

  it("posts only to push services, never to an address of the asker's choosing", async () => {
    const none = { pushHosts: [] };
    expect(isPushEndpoint("https://fcm.googleapis.com/fcm/send/x", none)).toBe(true);
    for (const endpoint of [
      "https://127.0.0.1/x",
      "http://fcm.googleapis.com/x",
      "https://fcm.googleapis.com.evil.example/x",
      "nonsense",
    ])
      expect(isPushEndpoint(endpoint, none)).toBe(false);
    const [ada] = await people();
    const { keys } = await openPushBrowser();
    const subscribe = async (endpoint: string, given: object) =>
      (await ada.call("POST", "/push", { endpoint, keys: given })).body;
    expect(await subscribe("https://localhost:1/x", keys)).toEqual({ code: "not-allowed" });
    expect(await subscribe(`https://${push.host}/x`, { ...keys, p256dh: "x" })).toEqual({ code: "malformed" });
  });
});
