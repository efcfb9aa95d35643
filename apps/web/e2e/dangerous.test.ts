// What cannot be taken back asks twice, and a double click is one press: on every such button of the site.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openTable } from "./driver.ts";
import { enterAs, newPerson, type OnlineSite, openOnline, startSite } from "./online-site.ts";

let site: OnlineSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

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
  await enterAs(page, "Hugo");
  await page.goto("/account");
  await page.getByLabel("E-mail").fill("hugo@example.org");
  await page.getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Make it an account" }).click();
  await expect(page.getByText("All your games came along")).toBeVisible();
  await pressInHaste(page, page.getByRole("button", { name: "Delete my account" }));
  await sheet(page).getByLabel("Password").fill("not this one");
  await sure(page).click();
  await expect(page.getByText("do not go together")).toBeVisible();
  await pressInHaste(page, page.getByRole("button", { name: "Delete my account" }));
  await sheet(page).getByLabel("Password").fill("long enough");
  await expect(sure(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Four games, one table" })).toBeVisible();
});
