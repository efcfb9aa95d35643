// The ways into a game and through it: what the home page says, the form, keys on a board, and the review.
import type { Move } from "@outrigger/kernel";
import { rules } from "@outrigger/maori/rules";
import { openTable } from "./driver.ts";
import { findMoa } from "./moa-positions.ts";
import { findPosition } from "./positions.ts";
import { expect, type Page, test } from "./quiet.ts";
import { openRecord, SIZES, sitDown, wish } from "./screens.ts";

const GAMES = ["maasai", "maori", "moa", "tahiti"] as const;

test.beforeEach(({ page }) => wish(page, { language: "en" }));

test("a card says how many play, how long, how heavy it is, and what starts", async ({ page }) => {
  await page.goto("/");
  for (const game of GAMES) {
    const card = page.locator(`[data-game=${game}]`);
    await expect(card.locator(".meta")).toHaveText(/\d–\d players · \d+–\d+ min · (light|medium|heavy)/);
    await expect(card.locator(".starts")).toContainText("you against");
  }
  await page.locator("[data-game=moa] .play").click();
  await expect(page.locator(".table .players > li")).toHaveCount(3);
  await page.goto("/");
  // One's own name is no news; how strong the others are is.
  const row = page.getByRole("region", { name: "Your unfinished games" }).getByRole("listitem");
  await expect(row).toContainText("against Tia (computer, medium), Hana (computer, medium)");
  await expect(row).not.toContainText("Guest");
});

test("the first screen has a way into a game, whichever way a phone is held", async ({ page }) => {
  await page.goto("/");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator("[data-game] .learn").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-game] .play").first()).toBeInViewport({ ratio: 1 });
  }
});

test("the button that starts is in sight at every size, and what experts choose is folded", async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`/new/${game}`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator("form .start")).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator("form .option:visible")).toHaveCount(game === "maori" ? 2 : 1);
  }
  await page.goto("/new/maori");
  await page.getByText("More options").click();
  await expect(page.getByLabel("Printed ships on the atoll")).toHaveCount(0);
  await page.getByLabel("Board").selectOption("atoll");
  await expect(page.getByLabel("Printed ships on the atoll")).toBeVisible();
});

/** Presses Tab until something that can be chosen on the board has the focus. */
async function tabsToChoice(page: Page): Promise<number> {
  for (let tabs = 1; tabs <= 30; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".board .offered, .prompt button") ?? false))
      return tabs;
  }
  throw new Error("no choice in thirty tabs");
}

for (const game of GAMES)
  test(`on the board of ${game} a choice is near, arrows lead to the next one, and ? lists the keys`, async ({
    page,
  }) => {
    await openTable(page, { game, seats: ["person", "easy"] });
    await page.locator(".prompt p").getByText("Your turn").waitFor();
    expect(await tabsToChoice(page)).toBeLessThanOrEqual(8);
    const places = page.locator(".board .target.offered");
    if ((await places.count()) > 1) {
      await places.first().focus();
      const start = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
      await expect(page.locator(".target.offered:focus")).toHaveCount(1);
      const names = new Set([start]);
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
        await page.keyboard.press(key);
        names.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")));
      }
      expect(names.size).toBeGreaterThan(1);
    }
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toContainText("from place to place");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
  });

test("where no tile of Moa can be bought, those for sale do not stand before what can be chosen", async ({ page }) => {
  const kinds = (moves: readonly Move[]): Set<string> => new Set(moves.map(([kind]) => kind));
  const match = findMoa({ seats: ["person", "easy"] }, ({ seat, moves }) => {
    const offered = kinds(moves);
    return seat === 0 && offered.has("place") && !offered.has("buy");
  });
  await sitDown(page, match);
  await page.locator(".prompt p").getByText("Your turn").waitFor();
  expect(await tabsToChoice(page)).toBeLessThanOrEqual(8);
});

test("a review is walked by keys, has its turns by name, leads back to the result, and goes on as it was", async ({
  page,
}) => {
  const { match } = findPosition(rules, {}, (at) => (at.match.data.segments[0]?.steps.length ?? 0) > 40);
  const seats = match.data.seats.map((seat, at) =>
    at === 1 ? { ...seat, kind: "bot" as const, level: "hard" } : seat,
  );
  await openRecord(page, { ...match, data: { ...match.data, seats } });
  const review = page.locator(".review");
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await expect(review).toHaveAttribute("data-at", String(last - 1));
  await page.keyboard.press("Home");
  await expect(review).toHaveAttribute("data-at", "0");
  await page.keyboard.press("ArrowRight");
  await expect(review).toHaveAttribute("data-at", "1");
  await page.keyboard.press("PageDown");
  await expect(review).not.toHaveAttribute("data-at", "1");
  await page.keyboard.press("End");
  await expect(review).toHaveAttribute("data-at", String(last));
  const turns = page.getByRole("combobox", { name: "Turn" }).locator("option");
  await expect(turns.nth(2)).toHaveText(/^Turn \d+ – /);
  await expect(page.locator("#turns option")).toHaveCount((await turns.count()) - 1);
  await page.getByRole("button", { name: "Continue from here" }).click();
  const me = seats.findIndex(({ kind }) => kind === "person");
  await expect(page.getByRole("combobox", { name: "You play" })).toHaveValue(String(me));
  await expect(page.getByRole("combobox", { name: "The others" })).toHaveValue("same");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.locator(".table").waitFor();
  await expect(page.locator(".players-area")).toContainText("computer, hard");
});
