// The lines S3 of docs/security.md: accounts, passwords and letters.

import { describe, expect, it } from "vitest";
import { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { codeOf } from "../testing/refusals.ts";
import { openSite } from "../testing/site.ts";

const site = await keptSite();
const strict = await keptSite({ limitFactor: 1 });

describe("S3 accounts", () => {
  it("S3.1 the database holds no password and no token that opens anything", async () => {
    const ada = await site.guest("Ada");
    await ada.ask("POST", "/account", { email: "s31@example.org", password: "secret words" });
    const person = await site.server.context.storage.findPersonByEmail("s31@example.org");
    expect(person?.password).toMatch(/^\$argon2id\$/);
    const token = ada.cookie.split("=")[1] ?? "";
    expect(await site.server.context.storage.findSession({ hash: token, now: Date.now() })).toBeUndefined();
  });

  it("S3.2 guessing passwords is slowed down, per address and per account", async () => {
    const client = strict.client();
    const codes = [];
    for (let guess = 0; guess < 14; guess++)
      codes.push(await codeOf(client.call("POST", "/sign-in", { email: "x@example.org", password: `p${guess}` })));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill("wrong-password"));
    expect(codes.at(-1)).toBe("too-many");
  });

  it("S3.2 whoever guesses at an account does not keep its owner out of a browser they have used", async () => {
    const guessed = await openSite({ limitFactor: 1 });
    const [owner, attacker] = [await guessed.guest("Owner"), guessed.client()];
    const right = { email: "s32@example.org", password: "secret words" };
    await owner.ask("POST", "/account", right);
    await owner.ask("POST", "/sign-out");
    while ((await codeOf(attacker.call("POST", "/sign-in", { ...right, password: "guess" }))) !== "too-many");
    // Everybody else has to wait, also with the right password and with a mark made for another account.
    expect(await codeOf(guessed.client().call("POST", "/sign-in", right))).toBe("too-many");
    attacker.device = owner.device.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(await codeOf(attacker.call("POST", "/sign-in", right))).toBe("too-many");
    expect(await owner.ask("POST", "/sign-in", right)).toMatchObject({ name: "Owner" });
    // A stolen mark has no more guesses than anybody.
    attacker.device = owner.device;
    const codes = [];
    for (let guess = 0; guess < 12; guess++)
      codes.push(await codeOf(attacker.call("POST", "/sign-in", { ...right, password: `p${guess}` })));
    expect(codes.at(-1)).toBe("too-many");
    await guessed.close();
  });

  it("S3.3 a reset does the same for a known and an unknown address before it answers: it leaves a job", async () => {
    const quiet = await openSite();
    const ada = await quiet.guest("Ada");
    await ada.ask("POST", "/account", { email: "s33@example.org", password: "secret words" });
    const { jobs, storage, now } = quiet.server.context;
    await jobs.close();
    for (const email of ["s33@example.org", "unknown@example.org"])
      expect(await quiet.client().ask("POST", "/reset", { email })).toEqual({ ok: true });
    const left = await storage.takeJobs({ now: now(), lease: now() + 1_000, most: 9 });
    expect(left.filter(({ kind }) => kind === "reset")).toHaveLength(2);
    expect(await storage.letters(9)).toEqual([]);
    await quiet.close();
  });

  it("S3.3 an unknown address and a wrong password are answered alike, and so is a reset", async () => {
    const ada = await site.guest("Ada");
    await ada.ask("POST", "/account", { email: "s33@example.org", password: "secret words" });
    const answers = [];
    for (const email of ["s33@example.org", "unknown@example.org"]) {
      answers.push(await codeOf(site.client().call("POST", "/sign-in", { email, password: "wrong" })));
      answers.push((await site.client().call("POST", "/reset", { email })).body);
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  });

  it("S3.4 a change of password or of standing ends every other session", async () => {
    const ada = await site.guest("Ada");
    const old = ada.cookie;
    await ada.ask("POST", "/account", { email: "s34@example.org", password: "secret words" });
    const thief = new Client(site.server.port);
    thief.cookie = old;
    expect((await thief.ask<{ me: unknown }>("GET", "/me")).me).toBeNull();
  });

  it("S3.5 only administrators see letters and reports, and nobody becomes one by registering", async () => {
    const first = await site.guest("First");
    const made = await first.ask("POST", "/account", { email: "s35@example.org", password: "secret words" });
    expect(made).toMatchObject({ admin: false });
    expect(await site.server.context.storage.administrators(1)).toEqual([]);
    expect(await codeOf(first.call("GET", "/admin"))).toBe("not-allowed");
    expect(await codeOf(first.call("POST", "/admin/claim", { token: "guessed" }))).toBe("token-used");
    const guest = await site.guest("Guest");
    expect(await codeOf(guest.call("GET", "/admin"))).toBe("not-allowed");
    expect(await codeOf(site.client().call("GET", "/admin"))).toBe("not-signed-in");
  });
});

describe("S3 letters", () => {
  it("S3.6 the address in a letter is the site's own, whatever host the request names", async () => {
    const ada = await site.guest("Ada");
    await ada.ask("POST", "/account", { email: "s36@example.org", password: "secret words" });
    await ada.call("POST", "/reset", { email: "s36@example.org" }, { "x-forwarded-host": "evil.example" });
    const letter = async () =>
      (await site.server.context.storage.letters(10)).find(({ email }) => email === "s36@example.org");
    await expect.poll(letter).toMatchObject({ body: expect.stringMatching(/^\/account\/reset\//m) });
    await expect(openSite({ smtp: "smtp://127.0.0.1:1" })).rejects.toThrow("OUTRIGGER_ORIGIN");
  });
});

describe("S3 changing an account", () => {
  it("S3.7 a session alone changes neither password nor address, and cannot guess without end", async () => {
    const guarded = await openSite({ limitFactor: 1 });
    const [owner, thief] = [await guarded.guest("Owner"), guarded.client()];
    await owner.ask("POST", "/account", { email: "s37@example.org", password: "secret words" });
    thief.cookie = owner.cookie;
    const take = (password: string) => thief.call("POST", "/me/credentials", { password, email: "thief@example.org" });
    const codes = [];
    for (let guess = 0; guess < 12; guess++) codes.push(await codeOf(take(`p${guess}`)));
    expect([codes[0], codes.at(-1)]).toEqual(["wrong-password", "too-many"]);
    expect(await guarded.server.context.storage.findPersonByEmail("thief@example.org")).toBeUndefined();
    await guarded.close();
  });
});
