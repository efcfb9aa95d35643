// What cannot be taken back asks twice, and a double click is one press: on every such button of the site.

import { openTable } from "./driver.ts";
import { enterAs, newPerson, openOnline, registerAs, shareSite } from "./online-site.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";

const site = shareSite();

const sheet = (page: Page): Locator => page.getByTestId("sure");
const sure = (page: Page): Locator => sheet(page).locator(".sure");

/** A double click opens the question beside the button and answers nothing; nor does a third press in the same place. */
async function pressInHaste(page: Page, button: Locator): Promise<void> {
  await button.dblclick();
  await expect(sheet(page)).toBeVisible();
  const [first, second] = [await button.boundingBox(), await sheet(page).boundingBox()];
  if (first === null || second === null) throw new Error("nothing to see");
  const isApart =
    second.x >= first.x + first.width ||
    second.x + second.width <= first.x ||
    second.y >= first.y + first.height ||
    second.y + second.height <= first.y;
  expect(isApart).toBe(true);
}

async function thinkAgain(page: Page): Promise<void> {
  await sheet(page).getByRole("button", { name: "No, leave it" }).click();
  await expect(sheet(page)).toHaveCount(0);
}

const inMenu = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name, exact: true });

for (const entry of ["Resign", "Propose to end the game"])
  test(`alone against computers: ${entry}`, async ({ page }) => {
    await openTable(page, { game: "maori", seats: ["person", "easy"] });
    await page.getByRole("button", { name: "Menu" }).click();
    await pressInHaste(page, inMenu(page, entry));
    await thinkAgain(page);
    await expect(inMenu(page, entry)).toBeFocused();
    await pressInHaste(page, inMenu(page, entry));
    await sure(page).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
    if (entry === "Resign") await expect(page.getByRole("dialog")).toContainText("by resignation");
    // No computer gives a game away that has just begun.
    else await expect(page.getByRole("status").filter({ hasText: "the game goes on" })).toBeVisible();
  });

test("on a phone, where the menu lies at the bottom of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, { game: "maori", seats: ["person", "easy"] });
  await page.getByRole("button", { name: "Menu" }).click();
  await pressInHaste(page, inMenu(page, "Resign"));
  await expect(sure(page)).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(inMenu(page, "Resign")).toBeVisible();
});

test("a game is removed from the browser", async ({ page }) => {
  await openTable(page, { game: "maori", seats: ["person", "easy"] });
  await page.goto("/");
  const remove = page.getByRole("button", { name: /Remove this game/ });
  await pressInHaste(page, remove);
  await thinkAgain(page);
  await pressInHaste(page, remove);
  await sure(page).click();
  await expect(remove).toHaveCount(0);
});

test("a seat at a table that gathers is left, and the table closed", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await enterAs(page, "Ada");
  await openOnline(page, { game: "maori", chairs: ["open"] });
  const leave = page.getByRole("button", { name: "Leave the table" });
  await pressInHaste(page, leave);
  await expect(sheet(page)).toContainText("the table is closed");
  await thinkAgain(page);
  await expect(page.getByTestId("chairs")).toContainText("Ada");
  await pressInHaste(page, leave);
  await sure(page).click();
  await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
  await expect(page.getByTestId("mine").locator("[data-table]")).toHaveCount(0);
});

test("a guest signs out, and a guest's account is deleted", async ({ browser }) => {
  for (const name of ["Sign out", "Delete my account"]) {
    const { page } = await newPerson(browser, site);
    await enterAs(page, "Gaia");
    await page.goto("/account");
    const button = page.getByRole("button", { name, exact: true });
    await pressInHaste(page, button);
    await thinkAgain(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Gaia" })).toBeVisible();
    await pressInHaste(page, button);
    await sure(page).click();
    await expect(button).toHaveCount(0);
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  }
});

test("an account goes by its password alone", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await registerAs(page, "Hugo");
  await pressInHaste(page, page.getByRole("button", { name: "Delete my account" }));
  await sheet(page).getByLabel("Password").fill("not this one");
  await sure(page).click();
  await expect(page.getByText("not your present password")).toBeVisible();
  await pressInHaste(page, page.getByRole("button", { name: "Delete my account" }));
  await sheet(page).getByLabel("Password").fill("long enough");
  await expect(sure(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Four games, one table" })).toBeVisible();
});

test("the link the server prints names the administrator, who passes letters on, names another and is dismissed", async ({
  browser,
}) => {
  const [ida, jon] = [await newPerson(browser, site), await newPerson(browser, site)];
  await registerAs(jon.page, "Jon");
  await expect(jon.page.getByTestId("admin")).toHaveCount(0);
  await expect.poll(site.said).toMatch(/\/account\/admin\/\S+/);
  const [link = ""] = /http\S*\/account\/admin\/\S+/.exec(site.said()) ?? [];
  await ida.page.goto(link);
  await expect(ida.page.getByTestId("claim")).toContainText("Sign in below first");
  await registerAs(ida.page, "Ida");
  await ida.page.goto(link);
  await ida.page.getByRole("button", { name: "Become the administrator" }).click();
  await expect(ida.page).toHaveURL(/\/account$/);
  const admin = ida.page.getByTestId("admin");
  await expect(admin).toContainText("ida@example.org");

  // Without another nobody may go.
  await pressInHaste(ida.page, ida.page.getByRole("button", { name: "Delete my account" }));
  await sheet(ida.page).getByLabel("Password").fill("long enough");
  await sure(ida.page).click();
  await expect(ida.page.getByText("name another first")).toBeVisible();

  const stranger = await newPerson(browser, site);
  await stranger.page.goto("/account");
  await stranger.page.getByLabel("E-mail").fill("jon@example.org");
  await stranger.page.getByRole("button", { name: "I have forgotten it" }).click();
  await expect(stranger.page.getByText("a link is on its way")).toBeVisible();
  await expect(async () => {
    await ida.page.reload();
    await expect(admin.getByText("/account/reset/")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await pressInHaste(ida.page, admin.getByRole("button", { name: "Passed on", exact: true }));
  await thinkAgain(ida.page);
  await expect(admin.getByText("/account/reset/")).toBeVisible();
  await pressInHaste(ida.page, admin.getByRole("button", { name: "Passed on", exact: true }));
  await sure(ida.page).click();
  await expect(admin.getByText("/account/reset/")).toHaveCount(0);

  await admin.getByLabel("Address of an account").fill("jon@example.org");
  await admin.getByRole("button", { name: "Make it an administrator" }).click();
  await expect(admin.getByRole("button", { name: "Dismiss Jon" })).toBeVisible();
  await pressInHaste(ida.page, admin.getByRole("button", { name: "Dismiss Ida" }));
  await sure(ida.page).click();
  await expect(admin).toHaveCount(0);
  await jon.page.reload();
  await expect(jon.page.getByTestId("admin")).toContainText("jon@example.org");
});
