// Maasai on a phone: what lies over the board leaves room for each other, and a part of the board is enough to look on.
import { viewFor } from "@outrigger/kernel/match";
import { type MaasaiView, rules } from "@outrigger/maasai/rules";
import { findPosition } from "./positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { sitDown } from "./screens.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
