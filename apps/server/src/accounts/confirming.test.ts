import type { Me, SiteFacts } from "@outrigger/protocol";
import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { mailingSite } from "../testing/kept-site.ts";
import { codeOf } from "../testing/refusals.ts";

const password = "long enough";
const { site, mail } = await mailingSite();

const lettersTo = (email: string): string[] => mail.letters.filter((letter) => letter.includes(`To: ${email}`));
async function tokenTo(email: string): Promise<string> {
  const tokens = (): string[] =>
    lettersTo(email).flatMap((letter) => /confirm\/([\w-]+)/.exec(letter.replaceAll("=\r\n", ""))?.[1] ?? []);
  await expect.poll(() => tokens().length).toBeGreaterThan(0);
  return tokens().at(-1) ?? "";
}
const isConfirmed = async (client: Client) => (await client.ask<SiteFacts>("GET", "/me")).me?.confirmed;

it("S12.9 an address counts as somebody's own once a letter has reached it, and anew when it is changed", async () => {
  const ada = site.client();
  await ada.guest("Ada");
  expect(await codeOf(ada.call("POST", "/me/confirm"))).toBe("not-allowed");
  const me = await ada.ask<Me>("POST", "/account", { email: "ada@example.org", password });
  expect(me.confirmed).toBe(false);
  const first = await tokenTo("ada@example.org");
  // Asked for again at once, there is no second letter.
  await ada.ask("POST", "/me/confirm");
  const stranger = site.client();
  expect(await codeOf(stranger.call("POST", "/confirm", { token: "made up" }))).toBe("token-used");
  await ada.ask("POST", "/me/credentials", { password, email: "ada@new.example" });
  expect(await codeOf(stranger.call("POST", "/confirm", { token: first }))).toBe("token-used");
  const token = await tokenTo("ada@new.example");
  expect(await isConfirmed(ada)).toBe(false);
  await stranger.ask("POST", "/confirm", { token });
  expect(stranger.cookie).toBe("");
  expect(await isConfirmed(ada)).toBe(true);
  expect(await codeOf(ada.call("POST", "/me/confirm"))).toBe("not-allowed");
  expect(lettersTo("ada@example.org").filter((letter) => letter.includes("Is this your address?"))).toHaveLength(1);
  await ada.ask("POST", "/me/credentials", { password, newPassword: "another long one" });
  expect(await isConfirmed(ada)).toBe(true);
});
