// Games of Māori in a real browser to their end, by everything a person may have at hand.
import { rules } from "@outrigger/maori/rules";
import { parseRecord, replayRecord } from "@outrigger/records";
import { playByEar } from "./ax-player.ts";
import { downloadRecord, openTable, playByKeys, playByPressing, readEnd } from "./driver.ts";
import { sitDownLate } from "./late.ts";
import { expect, test } from "./quiet.ts";

const ROUND_ONE_SCREEN = { game: "maori", seats: ["person", "person"] } as const;

/** The record is of a whole game that the rules agree with. */
function expectWholeGame(text: string): void {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  expect(parsed.value.end?.how).toBe("played");
  expect(replayRecord(rules, parsed.value).over).toBe(true);
}

test("a whole game for two by mouse", async ({ page }) => {
  await openTable(page, ROUND_ONE_SCREEN);
  await playByPressing(page, (target) => target.click());
  expect(await readEnd(page)).toContain("1st");
  await expect(page.getByTestId("proof")).toHaveText("Luck and log verified.");
  await page.getByRole("button", { name: "Close" }).click();
  expectWholeGame(await downloadRecord(page));
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Finished games" }).getByRole("listitem")).toHaveCount(1);
});

test("a game for two by keyboard alone, to its end", async ({ page }) => {
  const patience = await sitDownLate(page, rules, ROUND_ONE_SCREEN);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await playByKeys(page, 2, patience);
  expect(await readEnd(page)).toContain("1st");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a game for two by touch, to its end, without the page ever scrolling", async ({ page }) => {
    const patience = await sitDownLate(page, rules, ROUND_ONE_SCREEN);
    await playByPressing(page, (target) => target.tap(), 3, undefined, patience);
    expect(await readEnd(page)).toContain("1st");
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("a script that sees only the accessibility tree finishes a game", async ({ page }) => {
  const patience = await sitDownLate(page, rules, ROUND_ONE_SCREEN);
  await playByEar(page, 4, patience);
  expect(await readEnd(page)).toContain("1st");
});
