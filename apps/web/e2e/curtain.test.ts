// Round one screen in a game with hidden hands: a curtain falls before each player's turn.

import { openTable } from "./driver.ts";
import { expect, test } from "./quiet.ts";

test("nobody's hand is in the page until its owner has said to be there", async ({ page }) => {
  await openTable(page, { game: "moa", seats: ["person", "person"] });
  const curtain = page.getByRole("dialog");
  await expect(curtain.getByRole("heading")).toContainText("’s turn");
  await expect(page.locator(".hand .offered, .prompt .confirm:enabled")).toHaveCount(0);
  const hidden = await page.locator(".table").innerText();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(curtain).toBeVisible();
  await curtain.getByRole("button").click();
  await expect(curtain).toHaveCount(0);
  await expect(page.locator(".prompt p")).toContainText(":");
  expect(await page.locator(".table").innerText()).not.toBe(hidden);
  // A reload may bring somebody else to the screen.
  await page.reload();
  await expect(curtain.getByRole("heading")).toContainText("’s turn");
});
