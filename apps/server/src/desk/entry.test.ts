import { type EntryRule, type SiteFacts, TICKET_PACES } from "@outrigger/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { configFrom } from "../config.ts";
import type { Client } from "../testing/client.ts";
import { codeOf } from "../testing/refusals.ts";
import { openSite, type TestSite } from "../testing/site.ts";

const password = "long enough";
let site: TestSite;
let host: Client;
let accounts = 0;
beforeAll(async () => {
  site = await openSite();
  host = await member("Host");
  await site.server.context.storage.nameAdministrator((await host.ask<SiteFacts>("GET", "/me")).me?.id ?? "");
  await rule("invitation");
});
afterAll(() => site.close());

/** Somebody with an account, from before anybody needed an invitation. */
async function member(name: string): Promise<Client> {
  const client = await site.guest(name);
  await client.ask("POST", "/account", { email: `${accounts++}@example.org`, password });
  return client;
}
const rule = (wanted: EntryRule) => host.ask("PUT", "/admin/entry", { rule: wanted });
const enter = (client: Client, more = {}) => client.call("POST", "/guest", { name: "New", language: "en", ...more });
const register = (client: Client, more = {}) =>
  client.call("POST", "/account", { email: `${accounts++}@example.org`, password, ...more });
const invite = async (client: Client, more = {}): Promise<string> =>
  (await client.ask<{ code: string }>("POST", "/invitations", more)).code;

/** Somebody who came with a code. */
async function newcomer(): Promise<Client> {
  const client = site.client();
  await register(client, { code: await invite(host) });
  return client;
}
const clock = { kind: "live", reserve: 600_000, increment: 5_000 };

it("S12.7 by invitation nobody comes in without a code, which lets in as many as it says and no longer", async () => {
  for (const code of [undefined, "", "made up"]) {
    expect(await codeOf(enter(site.client(), { code }))).toBe("needs-invitation");
    expect(await codeOf(register(site.client(), { code }))).toBe("needs-invitation");
  }
  const code = await invite(host, { uses: 2, note: "the class" });
  const [ann, bob] = [site.client(), site.client()];
  expect((await enter(ann, { code })).status).toBe(200);
  expect((await register(bob, { code })).status).toBe(200);
  expect(await codeOf(enter(site.client(), { code }))).toBe("needs-invitation");
  // Whoever is in makes an account of it as before; only accounts invite.
  expect(await codeOf(ann.call("POST", "/invitations", {}))).toBe("not-allowed");
  expect((await register(ann)).status).toBe(200);
  const taken = await invite(ann);
  const [shown] = await ann.ask<{ id: string }[]>("GET", "/invitations");
  expect(await codeOf(bob.call("DELETE", `/invitations/${shown?.id}`))).toBe("not-found");
  await host.ask("DELETE", `/invitations/${shown?.id}`);
  expect(await codeOf(enter(site.client(), { code: taken }))).toBe("needs-invitation");
  expect(JSON.stringify(await host.ask("GET", "/admin/entry"))).not.toContain(code);
});

it("S12.8 the link to a member's table lets a guest in to sit there, and nowhere else", async () => {
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
  const ada = await newcomer();
  const table = await ada.openTable({ game: "maori", seats });
  const other = await ada.openTable({ game: "maori", seats });
  const guest = site.client();
  const by = (key: string | null) => ({ table: { id: table.id, key } });
  expect(await codeOf(enter(guest, by("wrong")))).toBe("needs-invitation");
  expect((await enter(guest, by(table.key))).status).toBe(200);
  expect(await codeOf(guest.call("POST", "/tables", { game: "maori", seats, clock }))).toBe("needs-invitation");
  const nonce = "0".repeat(64);
  expect(await codeOf(guest.call("POST", `/tables/${other.id}/sit`, { nonce }))).toBe("needs-invitation");
  const wish = { wish: "now", pace: TICKET_PACES.now[0] };
  expect(await codeOf(guest.call("POST", "/tickets/maori", wish))).toBe("needs-invitation");
  expect((await guest.sit(table.id, { key: table.key })).mine).toBe(1);
  expect(await codeOf(register(guest))).toBe("needs-invitation");
  // A visitor's own link lets nobody in, since they open no table; a code makes a member of them.
  expect((await register(guest, { code: await invite(ada) })).status).toBe(200);
  expect((await guest.openTable({ game: "maori", seats })).status).toBe("open");
});

it("hosts open and close the site, unless whoever runs it has laid it down", async () => {
  const eve = await newcomer();
  expect(await codeOf(eve.call("PUT", "/admin/entry", { rule: "open" }))).toBe("not-allowed");
  expect(await codeOf(eve.call("GET", "/admin/entry"))).toBe("not-allowed");
  await rule("open");
  expect((await enter(site.client())).status).toBe(200);
  await rule("invitation");
  expect(await site.client().ask("GET", "/me")).toMatchObject({ entry: "invitation" });
  const fixed = await openSite(configFrom({ OUTRIGGER_ENTRY: "invitation" }));
  expect(await codeOf(enter(fixed.client()))).toBe("needs-invitation");
  await fixed.close();
  expect(() => configFrom({ OUTRIGGER_ENTRY: "closed" })).toThrow("open or invitation is expected");
});

it("S12.10 how the site is, is for hosts, and names no secret", async () => {
  const eve = await newcomer();
  expect(await codeOf(eve.call("GET", "/admin/health"))).toBe("not-allowed");
  const health = await host.ask<{ site: Record<string, number>; node: Record<string, number> }>("GET", "/admin/health");
  expect(health.site).toMatchObject({ database: "sqlite", step: expect.stringMatching(/^\d{4}-/), backup: null });
  expect(health.site["accounts"]).toBeGreaterThan(3);
  expect(health.site["bytes"]).toBeGreaterThan(10_000);
  expect(health.node).toMatchObject({ failed: 0, givenUp: 0 });
  expect(JSON.stringify(health)).not.toMatch(/example\.org|seed|token|password/);
});
