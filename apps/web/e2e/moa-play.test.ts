// Games of Moa in a real browser to their end, by everything a person may have at hand.
import { rules } from "@outrigger/moa/rules";
import { parseRecord, replayRecord } from "@outrigger/records";
import { playByEar } from "./ax-player.ts";
import { downloadRecord, openTable, playByKeys, playByPressing, readEnd } from "./driver.ts";
import { sitDownLate } from "./late.ts";
import { expect, type Locator, test } from "./quiet.ts";

/** Choices: the first tiles, fights and a turn or two more. */
const OPENING = 16;

/** The scoring of a period lies over the map; presses go through it, but not through the button that closes it. */
async function clearMap(target: Locator): Promise<void> {
  const close = target.page().locator(".board .scoring button");
  const isOnMap = await target.evaluate((element) => element.closest(".board .map") !== null);
  if (isOnMap && (await close.isVisible())) await close.click();
}

async function click(target: Locator): Promise<void> {
  await clearMap(target);
  await target.click();
}

/** Cards overlap: what shows of each is its edge with the icons. */
async function tap(target: Locator): Promise<void> {
  await clearMap(target);
  const isCard = await target.evaluate((element) => element.closest(".cards") !== null);
  await target.tap(isCard ? { position: { x: 14, y: 60 } } : {});
}

test("the opening of a game for three against bots, by mouse", async ({ page }) => {
  await openTable(page, { game: "moa", seats: ["person", "easy", "easy"] });
  expect(await playByPressing(page, click, 1, OPENING)).toBe(OPENING);
});

test("a game for three against bots by mouse, to its end", async ({ page }) => {
  const patience = await sitDownLate(page, rules, { seats: ["person", "easy", "easy"] });
  await playByPressing(page, click, 1, undefined, patience);
  expect(await readEnd(page)).toContain("Territories in the last scoring");
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  const parsed = parseRecord(await downloadRecord(page));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  expect(parsed.value.end?.how).toBe("played");
  expect(replayRecord(rules, parsed.value).over).toBe(true);
});

test("a game for two by keyboard alone, to its end", async ({ page }) => {
  const patience = await sitDownLate(page, rules, { seats: ["person", "easy"] });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await playByKeys(page, 2, patience);
  expect(await readEnd(page)).toContain("1st");
});

test("a script that sees only the accessibility tree finishes a game", async ({ page }) => {
  const patience = await sitDownLate(page, rules, { seats: ["person", "easy"] });
  await playByEar(page, 4, patience);
  expect(await readEnd(page)).toContain("1st");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a game round one screen by touch, to its end, with the curtain between the players", async ({ page }) => {
    const patience = await sitDownLate(page, rules, { seats: ["person", "person"] });
    await playByPressing(page, tap, 5, undefined, patience);
    expect(await readEnd(page)).toContain("1st");
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
