// What is a joy to see has its flourish: petals where it happened, for as long as its beat lasts.

import { findMoa, type MoaMoment } from "./moa-positions.ts";
import { expect, test } from "./quiet.ts";
import { holdTime, letPass, sitDown, wish } from "./screens.ts";

test.use({ reducedMotion: "no-preference" });

test("a mammal that somebody has beaten is shown again with petals", async ({ page }) => {
  // The bots have beaten a mammal since the looker's last decision.
  let before = 0;
  const hasBeaten = ({ seat, phase, view }: MoaMoment): boolean => {
    if (seat !== 0) return false;
    const won = view.players.slice(1).reduce((sum, player) => sum + player.won.length, 0);
    const isNew = won > before;
    before = won;
    return isNew && phase === "turn";
  };
  await wish(page, { guide: false });
  await page.clock.install();
  await sitDown(page, findMoa({ seats: ["person", "easy", "easy"] }, hasBeaten));
  const burst = page.locator(".board .burst");
  await expect(page.getByTestId("prompt")).toContainText("Choose an action");
  await expect(burst).toHaveCount(0);
  await holdTime(page);
  await page.getByRole("button", { name: "Show me again" }).click();
  await expect(page.locator(".table")).toHaveAttribute("data-playing", "true");
  await letPass(page, burst, 1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".table")).toHaveAttribute("data-playing", "false");
  await expect(burst).toHaveCount(0);
});
