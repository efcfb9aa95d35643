import type { Me } from "@outrigger/protocol";
import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { mailingSite } from "../testing/kept-site.ts";

const password = "correct horse";
const newPassword = "battery staple";
const { site, mail } = await mailingSite();

async function account(name: string): Promise<Client> {
  const client = site.client();
  await client.guest(name);
  client.me = await client.ask<Me>("POST", "/account", { email: `${name}@example.org`, password });
  return client;
}
const signIn = (email: string, given: string) => site.client().call("POST", "/sign-in", { email, password: given });
const codeOf = async (client: Client, body: object): Promise<unknown> =>
  ((await client.call("POST", "/me/credentials", body)).body as { code?: string }).code;
/** But those that ask whether the address is right. */
const lettersTo = (email: string): string[] =>
  mail.letters.filter((letter) => letter.includes(`To: ${email}`) && !letter.includes("Is this your address?"));

it("a password is changed with the present one; every other session ends, this one goes on", async () => {
  const ada = await account("ada");
  const other = site.client();
  await other.ask("POST", "/sign-in", { email: "ada@example.org", password });
  const old = ada.cookie;
  expect(await codeOf(ada, { password: "wrong horse", newPassword })).toBe("wrong-password");
  expect(await ada.ask("POST", "/me/credentials", { password, newPassword })).toMatchObject({ name: "ada" });
  expect((await other.ask<{ me: unknown }>("GET", "/me")).me).toBeNull();
  expect((await ada.ask<{ me: Me }>("GET", "/me")).me.name).toBe("ada");
  expect(ada.cookie).not.toBe(old);
  expect((await signIn("ada@example.org", password)).status).toBe(401);
  expect((await signIn("ada@example.org", newPassword)).status).toBe(200);
  await expect.poll(() => lettersTo("ada@example.org")).toHaveLength(1);
});

it("an address is changed with the password; the old one is told, and opens nothing any more", async () => {
  const ben = await account("ben");
  await account("eve");
  await ben.ask("POST", "/reset", { email: "ben@example.org" });
  await expect.poll(() => lettersTo("ben@example.org")).toHaveLength(1);
  const token = /reset\/(\S+)/.exec((lettersTo("ben@example.org")[0] ?? "").replace(/=\r\n/g, ""))?.[1];
  expect(await codeOf(ben, { password, email: "eve@example.org" })).toBe("email-taken");
  expect(await ben.ask("POST", "/me/credentials", { password, email: "Ben@New.example" })).toMatchObject({
    email: "ben@new.example",
  });
  expect((await signIn("ben@example.org", password)).status).toBe(401);
  expect((await signIn("ben@new.example", password)).status).toBe(200);
  await expect.poll(() => lettersTo("ben@example.org")).toHaveLength(2);
  expect(lettersTo("ben@new.example")).toEqual([]);
  const late = await site.client().call("POST", "/reset/confirm", { token, password: "a third password" });
  expect(late.body).toEqual({ code: "token-used" });
});

it("a guest has nothing to change, and a request that changes nothing is none", async () => {
  const guest = site.client();
  expect(await codeOf(guest, { password, newPassword })).toBe("not-signed-in");
  await guest.guest("Guest");
  expect(await codeOf(guest, { password, newPassword })).toBe("not-allowed");
  const zoe = await account("zoe");
  expect(await codeOf(zoe, { password })).toBe("malformed");
  expect(await codeOf(zoe, { password, newPassword: "short" })).toBe("malformed");
  expect(await codeOf(zoe, { password, email: "nowhere" })).toBe("malformed");
});
