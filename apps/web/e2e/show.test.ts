// What the others do is shown, beat by beat: the order of things, skipping, stillness, marks, showing again, and the log.

import { rules } from "@outrigger/maori/rules";
import { openTable, playByPressing } from "./driver.ts";
import { findPosition } from "./positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { holdTime, letPass, sitDown, wish } from "./screens.ts";

const AGAINST_ONE = { game: "maori", seats: ["person", "easy"] } as const;
/** The computer's turn comes next: who begins at a new table, and who only places the explorer ship, would be drawn by lot. */
const { match: OWN_TURN } = findPosition(rules as never, {}, ({ seat, phase }) => seat === 0 && phase === "sail", {
  level: "easy",
});
const prompt = (page: Page): Locator => page.getByTestId("prompt");
const table = (page: Page): Locator => page.locator(".table");
const spoken = (page: Page): Locator => page.locator("[role=status][aria-live=polite]").first();

/**
 * Plays with time standing still until the computer's turn is announced. Where the looker ends a whole turn, what happens
 * at its end is shown first, and its lines are told then.
 */
async function untilShown(page: Page): Promise<void> {
  await page.clock.install();
  await sitDown(page, OWN_TURN);
  await letPass(page, page.locator(".prompt .why:enabled"));
  await holdTime(page);
  for (let made = 0; made < 20; made++) {
    const beat = await table(page).getAttribute("data-beat");
    await playByPressing(page, (target) => target.click(), made, 1);
    if (await isShowing(page, beat ?? "")) return letPass(page, page.locator(".stage .banner", { hasText: "plays" }));
  }
  throw new Error("nothing is shown");
}

/** After a choice: something is shown, or the next question is asked. */
async function isShowing(page: Page, beat: string): Promise<boolean> {
  const found = await page.waitForFunction((last) => {
    const { playing, beat: now } = document.querySelector<HTMLElement>(".table")?.dataset ?? {};
    if (playing === "true") return "showing";
    return now !== last && document.querySelector(".prompt .why:enabled") !== null ? "asked" : undefined;
  }, beat);
  return (await found.jsonValue()) === "showing";
}

/** How many pieces have set out since the table stood: they fly in the browser's own time. */
const flights = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset["flights"] ?? 0));

async function countFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sky = document.querySelector(".sky");
    if (sky === null) throw new Error("there is no sky");
    const { dataset } = document.documentElement;
    const count = (changes: MutationRecord[]): void => {
      const added = changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
      dataset["flights"] = String(Number(dataset["flights"] ?? 0) + added);
    };
    new MutationObserver(count).observe(sky, { childList: true });
  });
}

test.describe("at the normal pace", () => {
  test.use({ reducedMotion: "no-preference" });
  test.beforeEach(({ page }) => wish(page, { pace: "normal", guide: false, language: "en" }));

  test("a computer's turn is announced, shown and spoken, and the prompt waits for its last beat", async ({ page }) => {
    await untilShown(page);
    await countFlights(page);
    const lines = await page.locator("ol.log .line").count();
    await expect(page.locator(".prompt .why")).toHaveCount(0);
    await expect(prompt(page)).toContainText(/sails/);
    await expect(spoken(page)).toHaveText(/^[^.]*sails[^.]*\.$/);
    await letPass(page, page.locator(".prompt").getByText(/takes a tile/));
    // The tile is on its way to its owner.
    await expect.poll(() => flights(page)).toBeGreaterThanOrEqual(1);
    expect(await page.locator("ol.log .line").count()).toBe(lines);
    await letPass(page, page.locator(".prompt .why:enabled"));
    await expect(spoken(page)).toContainText("Your turn");
    expect(await page.locator("ol.log .line").count()).toBeGreaterThan(lines);
    // Where it happened stays marked, in order, until the own first action.
    await expect(page.locator(".board .dressing .order").first()).toBeVisible();
    await expect(page).toHaveTitle(/Your turn/);
    await page.locator(".board .offered").first().click();
    await expect(page.locator(".board .dressing .order")).toHaveCount(0);
  });

  test("Escape, Skip and a press on the board lead to the end at once; shown again it is the same", async ({
    page,
  }) => {
    await untilShown(page);
    await page.keyboard.press("Escape");
    await expect(table(page)).toHaveAttribute("data-playing", "false");
    await letPass(page, page.locator(".prompt .why:enabled"));
    await expect(page.locator(".sky > div")).toHaveCount(0);
    const told = await page.locator("ol.log > li").first().innerText();
    for (const end of ["Skip", "board"]) {
      await page.getByRole("button", { name: "Show me again" }).click();
      await expect(table(page)).toHaveAttribute("data-playing", "true");
      if (end === "Skip") await page.getByRole("button", { name: "Skip" }).click();
      else await page.locator(".board .matrix .lagoon").click({ position: { x: 4, y: 30 } });
      await expect(table(page)).toHaveAttribute("data-playing", "false");
      await expect(page.locator(".prompt .why:enabled")).toBeVisible();
      expect(await page.locator("ol.log > li").first().innerText()).toBe(told);
    }
  });
});

test("with reduced motion the same beats are still frames with captions", async ({ page }) => {
  await wish(page, { pace: "normal", guide: false, language: "en" });
  await untilShown(page);
  await countFlights(page);
  await letPass(page, page.locator(".prompt").getByText(/takes a tile/));
  expect(await flights(page)).toBe(0);
  await expect(page.locator(".board .pointed").first()).toBeVisible();
  await letPass(page, page.locator(".prompt .why:enabled"));
});

test("a line of the log opens its moment, and a choice lights its place", async ({ page }) => {
  await sitDown(page, OWN_TURN);
  await page.locator(".prompt .list:enabled").click();
  await page.locator(".offer-button").first().focus();
  await expect(page.locator(".board .pointed").first()).toBeVisible();
  await page.locator(".offer-button").first().blur();
  await playByPressing(page, (target) => target.click(), 1, 6);
  const line = page.locator("ol.log .line", { hasText: / sails / }).last();
  await line.focus();
  await expect(page.locator(".board .pointed").first()).toBeVisible();
  const words = await line.innerText();
  await line.press("Enter");
  await expect(page.locator(".review")).toBeVisible();
  await expect(page.locator(".review ol.log .line").first()).toHaveText(words);
});

test("no sound is made before a gesture, and none where it is off", async ({ page }) => {
  await wish(page, { pace: "normal", sound: true, guide: false, language: "en" });
  await page.addInitScript(() => {
    const count = (): number => Number(document.documentElement.dataset["rung"] ?? 0) + 1;
    window.AudioContext = new Proxy(window.AudioContext, {
      construct(target, given) {
        document.documentElement.dataset["rung"] = String(count());
        return Reflect.construct(target, given) as object;
      },
    });
  });
  const synth = page.waitForRequest(/synth/);
  await openTable(page, AGAINST_ONE);
  await playByPressing(page, (target) => target.click(), 1, 3);
  await synth;
  await expect(page.locator("html")).toHaveAttribute("data-rung", "1");
});

test("the result waits for the last beat, also on the plain board", async ({ page }) => {
  await wish(page, { pace: "normal", guide: false, language: "en" });
  await page.clock.install();
  await openTable(page, { game: "connect-four", seats: ["person", "person"] });
  await holdTime(page);
  for (const column of [1, 2, 1, 2, 1, 2, 1]) {
    const beat = await table(page).getAttribute("data-beat");
    await page
      .locator(".offer-button")
      .nth(column - 1)
      .click();
    if (await isShowing(page, beat ?? "")) break;
  }
  await expect(table(page)).toHaveAttribute("data-playing", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await letPass(page, page.getByRole("dialog"));
  await expect(page.getByRole("dialog")).toContainText("has won");
});
