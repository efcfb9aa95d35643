import { afterEach, beforeEach, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { type MailServer, openMailServer } from "../testing/mail-server.ts";
import { clocksAhead, openSite, type TestSite } from "../testing/site.ts";

const MINUTE = 60_000;
const origin = "https://outrigger.example";
const email = "lea@example.org";

let mail: MailServer;
let site: TestSite;
let lea: Client;
let ahead = 0;
beforeEach(async () => {
  mail = await openMailServer();
  ahead = 0;
  site = await openSite({ smtp: mail.url, origin, logLevel: "silent", ...clocksAhead(() => ahead) });
  lea = site.client();
  await lea.guest("Lea");
  await lea.ask("POST", "/account", { email, password: "correct horse" });
  // The one that asks whether the address is right is not meant here.
  await expect.poll(() => mail.letters.length).toBe(1);
  mail.letters.length = 0;
});
afterEach(async () => {
  await site.close();
  mail.close();
});

const forgot = (address = email) => site.client().ask("POST", "/reset", { email: address });
const pass = (milliseconds: number): void => {
  ahead += milliseconds;
  site.server.context.jobs.poke([{ due: 0 }]);
};
/** A line that is longer than a letter's is broken with "=". */
const tokenIn = (letter = ""): string => /reset\/(\S+)/.exec(letter.replace(/=\r\n/g, ""))?.[1] ?? "";
/** Every reset asked for so far has been looked at. */
const done = () =>
  expect
    .poll(async () => {
      const { storage, now } = site.server.context;
      const due = await storage.nextDue({ now: now() });
      return due === undefined || due > now();
    })
    .toBe(true);

it("letters do not pile up: one in a quarter of an hour, and nobody else is written to", async () => {
  for (let asked = 0; asked < 6; asked++) await forgot();
  await forgot("nobody@example.org");
  await expect.poll(() => mail.letters.length).toBe(1);
  await forgot();
  await done();
  expect(mail.letters).toHaveLength(1);
  pass(16 * MINUTE);
  await forgot();
  await expect.poll(() => mail.letters.length).toBe(2);
  await done();
  expect(mail.letters.every((letter) => letter.includes(`To: ${email}`))).toBe(true);
});

it("a link stays good when somebody asks for another, until one of them is used", async () => {
  await forgot();
  await expect.poll(() => mail.letters.length).toBe(1);
  pass(16 * MINUTE);
  await forgot();
  await expect.poll(() => mail.letters.length).toBe(2);
  const [first, second] = mail.letters.map(tokenIn);
  expect(first).not.toBe(second);
  const confirm = (token: string | undefined) =>
    site.client().call("POST", "/reset/confirm", { token, password: "a new password" });
  expect((await confirm(first)).status).toBe(200);
  expect((await confirm(second)).body).toEqual({ code: "token-used" });
});

it("a letter the mail server did not take is sent later", async () => {
  mail.isDown = true;
  await forgot();
  await expect.poll(() => mail.refused).toBe(1);
  mail.isDown = false;
  // The job is free again once its lease has run out.
  await expect
    .poll(() => {
      pass(31_000);
      return mail.letters.length;
    })
    .toBe(1);
});
