// Maasai on a phone: what lies over the board leaves room for each other, and a part of the board is enough to look on.
import { viewFor } from "@outrigger/kernel/match";
import { type MaasaiView, rules } from "@outrigger/maasai/rules";
import { findPosition } from "./positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { SIZES, settled, sitDown } from "./screens.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { match: TO_LAY } = findPosition(rules, { openHands: true }, ({ match, seat, phase }) => {
  return phase === "lay" && (viewFor(match, seat).view as MaasaiView).laid.length > 12;
});

/** Nothing has been done yet in this turn, so that the other's can be shown again. */
const { match: TO_BEGIN } = findPosition(rules, { openHands: true }, ({ match, seat, phase }) => {
  return phase === "remove" && (viewFor(match, seat).view as MaasaiView).laid.length > 12;
});

const table = (page: Page): Locator => page.locator(".table");
const closer = (page: Page): Locator => page.getByRole("button", { name: "Closer" });

test("what others lay is brought into sight once, also where only a part of the board is seen", async ({ page }) => {
  await sitDown(page, TO_BEGIN);
  await closer(page).tap();
  await closer(page).tap();
  const seen = page.locator(".board .maasai svg[data-pan]");
  const before = await seen.getAttribute("viewBox");
  await page.getByRole("button", { name: "Show me again" }).tap();
  await expect(table(page)).toHaveAttribute("data-playing", "true");
  await expect(table(page)).toHaveAttribute("data-playing", "false");
  expect(await seen.getAttribute("viewBox")).not.toBe(before);
});

const toolbar = (page: Page): Locator => page.locator(".board .maasai > .knobs");

/** What of `one` lies on `other`, where both are seen. */
const overlap = (one: Locator, other: Locator): Promise<number> =>
  Promise.all([one.boundingBox(), other.boundingBox()]).then(([a, b]) => {
    if (a === null || b === null) throw new Error("one of them is not seen");
    const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return Math.max(0, across) * Math.max(0, down);
  });

test("the table in words leaves its button free, and closes by it and by Escape", async ({ page }) => {
  await sitDown(page, TO_LAY);
  const words = page.locator(".board .maasai .words");
  const panel = page.getByRole("region", { name: "The table in words" });
  await words.tap();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    expect(await overlap(panel, toolbar(page))).toBe(0);
  }
  await words.tap();
  await expect(panel).toHaveCount(0);
  await words.tap();
  await panel.getByRole("list").focus();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(words).toBeFocused();
});

test("what is said of a way to lay a shield leaves the toolbar free, wherever it lies", async ({ page }) => {
  await sitDown(page, TO_LAY);
  const card = page.locator(".board .maasai .card");
  const count = await page.locator(".ways .offered").count();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (let step = 0; step < count; step++) {
      await page.keyboard.press("r");
      await expect(card).toBeVisible();
      await settled(page);
      expect(await overlap(card, toolbar(page))).toBe(0);
    }
  }
});
