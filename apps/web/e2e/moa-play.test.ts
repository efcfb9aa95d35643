// Whole games of Moa in a real browser, by everything a person may have at hand.
import { rules } from "@outrigger/moa/rules";
import { parseRecord, replayRecord } from "@outrigger/records";
import { expect, test } from "@playwright/test";
import { playByEar } from "./ax-player.ts";
import { downloadRecord, openTable, playByKeys, playByPressing, readEnd } from "./driver.ts";

test("a whole game for three against bots, by mouse", async ({ page }) => {
  await openTable(page, { game: "moa", seats: ["person", "easy", "easy"] });
  await playByPressing(page, (target) => target.click());
  expect(await readEnd(page)).toContain("Territories in the last scoring");
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  const parsed = parseRecord(await downloadRecord(page));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  expect(parsed.value.end?.how).toBe("played");
  expect(replayRecord(rules, parsed.value).over).toBe(true);
});

test("a whole game for two by keyboard alone", async ({ page }) => {
  await openTable(page, { game: "moa", seats: ["person", "easy"] });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await playByKeys(page, 2);
  expect(await readEnd(page)).toContain("1st");
});

test("a script that sees only the accessibility tree finishes a game", async ({ page }) => {
  await openTable(page, { game: "moa", seats: ["person", "easy"] });
  await playByEar(page, 4);
  expect(await readEnd(page)).toContain("1st");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game round one screen by touch, with the curtain between the players", async ({ page }) => {
    await openTable(page, { game: "moa", seats: ["person", "person"] });
    await playByPressing(page, (target) => target.tap(), 5);
    expect(await readEnd(page)).toContain("1st");
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
