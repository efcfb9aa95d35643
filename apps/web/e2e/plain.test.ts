// A game that draws no board is played like any other: against a computer, round one screen, online, by keys alone.

import { openTable, playByPressing, readEnd, readVerifiedEnd, tabTo } from "./driver.ts";
import { enterAs, newPerson, openOnline, sitDown, startSite } from "./online-site.ts";
import { expect, type Page, test } from "./quiet.ts";
import { expectClean, wish } from "./screens.ts";

const GAME = "connect-four";
const column = (page: Page, number: number) =>
  page.locator(".board").getByRole("button", { name: `Column ${number}`, exact: true });
const position = (page: Page) => page.getByRole("region", { name: "The table in words" });

test("from its card against a computer: what glows is pressed until somebody has won", async ({ page }) => {
  await page.goto("/");
  const card = page.locator(`[data-game=${GAME}]`);
  await expect(card).toContainText("Reference game");
  await expect(card).toContainText("2 players");
  await card.getByRole("button", { name: "Play Connect four now" }).click();
  await page.locator(".table").waitFor();
  await expect(position(page)).toContainText("Columns: 1 2 3 4 5 6 7");
  await expectClean(page, "the plain board");
  const made = await playByPressing(page, (target) => target.click());
  expect(made).toBeGreaterThanOrEqual(4);
  const end = await readEnd(page);
  expect(end).toContain("1st");
  expect(end).toMatch(/Row 1: +.*[●○]/);
});

test("round one screen, from the form: a full column is explained, and four in one win", async ({ page }) => {
  await openTable(page, { game: GAME, seats: ["person", "person"] });
  for (const number of [1, 1, 1, 1, 1, 1]) await column(page, number).click();
  await expect(column(page, 1)).toHaveCount(0);
  await expect(page.locator(".board .offered")).toHaveCount(6);
  await page.getByRole("button", { name: "Why not?" }).click();
  await expect(page.getByText("A column holds six discs; a full one takes no more.")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const number of [2, 3, 2, 3, 2, 3, 2]) await column(page, number).click();
  const end = await readEnd(page);
  expect(end).toContain("has won");
});

test("by keys alone: the focus goes from one question to the next", async ({ page }) => {
  await openTable(page, { game: GAME, seats: ["person", "person"] });
  await tabTo(page, "Column 1", ".offer-button");
  for (const steps of [0, 1, 0, 1, 0, 1, 0]) {
    await expect(column(page, 1)).toBeFocused();
    for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowRight");
    const beat = await page.locator(".table").getAttribute("data-beat");
    await page.keyboard.press("Enter");
    await expect(page.locator(".table")).not.toHaveAttribute("data-beat", beat ?? "");
  }
  await expect(page.getByRole("dialog")).toContainText("has won");
});

test("online, between two people", async ({ browser }) => {
  const site = await startSite();
  try {
    const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
    await enterAs(ada.page, "Ada");
    await sitDown(ben.page, await openOnline(ada.page, { game: GAME, chairs: ["open"] }), "Ben");
    await Promise.all([ada.page.locator(".table").waitFor(), ben.page.locator(".table").waitFor()]);
    for (let disc = 1; disc <= 4; disc++) {
      await column(ada.page, 1).click();
      if (disc < 4) await column(ben.page, 2).click();
    }
    const [end, other] = await Promise.all([readVerifiedEnd(ada.page), readVerifiedEnd(ben.page)]);
    expect(end).toContain("You have won");
    expect(other).toBe(end.replace("You have won", "Ada has won"));
    await Promise.all([ada.context.close(), ben.context.close()]);
  } finally {
    await site.close();
  }
});

test("its rules page has the game's words and a way to the table", async ({ page }) => {
  await wish(page, { language: "it" });
  await page.goto(`/rules/${GAME}`);
  await expect(page.getByText("C4-FULL")).toBeVisible();
  await page.locator("main a.primary").click();
  await expect(page.locator("h1")).toContainText("Forza quattro");
  await page.locator("form .start").waitFor();
});
