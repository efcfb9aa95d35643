// Programs that act for a person: tokens in the account page, and an account that says it is a bot.

import { enterAs, newPerson, registerAs, shareSite } from "./online-site.ts";
import { expect, test } from "./quiet.ts";
import { expectClean, go, SIZES } from "./screens.ts";

const site = shareSite();

/** How the site answers a program that shows this token. */
const statusFor = async (token: string): Promise<number> =>
  (await fetch(`${site.origin}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;

test("a token is made, seen once, used and revoked", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await registerAs(page, "Ari");
  const tokens = page.getByTestId("tokens");
  const rows = tokens.getByRole("listitem");
  const shown = tokens.getByLabel("The token");
  const make = tokens.getByRole("button", { name: "Make a token" });

  for (const scope of ["look at your tables", "take seats"]) await tokens.getByLabel(scope).uncheck();
  await expect(make).toBeDisabled();
  await tokens.getByLabel("look at your tables").check();
  await tokens.getByLabel("What is it for?").fill("my engine");
  await make.click();
  await expect(shown).toHaveValue(/^outrigger_\S{20,}$/);
  await expect(rows).toHaveText([/my engine read\s*Not used yet/]);
  const token = await shown.inputValue();
  expect(await statusFor(token)).toBe(200);
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide(), JSON.stringify(size)).toBeLessThanOrEqual(0);
    if (size.width !== 390) continue;
    await expectClean(page, "tokens");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectClean(page, "tokens in the dark", "colours");
    await page.emulateMedia({ colorScheme: "light" });
  }

  await page.reload();
  await expect(rows).toHaveText([/my engine read\s*Last used/]);
  await expect(shown).toHaveCount(0);
  expect(await page.content()).not.toContain(token);

  await tokens.getByRole("button", { name: "Revoke my engine" }).click();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(rows).toHaveCount(0);
  expect(await statusFor(token)).toBe(401);
});

test("an account says that it is a bot, everybody sees it, and it is a person's again", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await registerAs(page, "Robo");
  const bot = page.getByTestId("bot");
  await bot.getByLabel("Moa").uncheck();
  await bot.getByLabel("Games at the same time").fill("3");
  await bot.getByRole("button", { name: "It is a bot" }).click();
  await expect(page.getByText("Everybody sees that it is a bot")).toBeVisible();
  await expect(bot.getByText("anybody may challenge it")).toBeVisible();
  await page.reload();
  await expect(bot.getByLabel("Moa")).not.toBeChecked();
  await expect(bot.getByLabel("Games at the same time")).toHaveValue("3");
  const profile = (await page.getByRole("link", { name: "Your games" }).getAttribute("href")) ?? "";

  const other = await newPerson(browser, site);
  await enterAs(other.page, "Uma");
  await go(other.page, profile);
  await expect(other.page.getByRole("heading", { name: "Robo (bot)" })).toBeVisible();
  const challenge = other.page.locator(".chair").first().getByRole("option", { name: "Robo (bot)" });
  for (const [game, challenged] of [
    ["maori", 1],
    ["moa", 0],
  ] as const) {
    const listed = other.page.waitForResponse(/\/api\/bots/);
    await go(other.page, `/online/new/${game}`);
    await (await listed).finished();
    await expect(challenge).toHaveCount(challenged);
  }

  await bot.getByRole("button", { name: "It is a person’s again" }).click();
  await expect(page.getByText("The account is a person’s")).toBeVisible();
  await go(other.page, profile);
  await expect(other.page.getByRole("heading", { name: "Robo", exact: true })).toBeVisible();
});
