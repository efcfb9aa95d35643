// The rules can be asked, show themselves on a small table, and open where the game stands.
import { rules } from "@outrigger/maori/rules";
import { findPosition } from "./positions.ts";
import { expect, test } from "./quiet.ts";
import { expectClean, sitDown, wish } from "./screens.ts";

test("a question is answered by clauses, and a clause by the table", async ({ page }) => {
  await wish(page, { language: "en", motion: "none" });
  await page.goto("/rules/maori");
  await page.getByLabel("Ask the rules").fill("how far can the ship go for free?");
  const answer = page.locator(".answers [data-clause=MAO-SHIP-4]");
  // A number does not break at its hyphen.
  await expect(answer.locator(".clause")).toHaveCSS("white-space", "nowrap");
  await answer.getByRole("button", { name: "Show me MAO-SHIP-4" }).click();
  const scene = page.locator("dialog .scene");
  await expect(scene).toHaveAttribute("data-picture", "0");
  await expect(scene.getByText("Not allowed:")).toBeVisible();
  await expectClean(page, "a scene");
  await scene.getByRole("button", { name: /^Allowed: Sail 2 positions: .*, (free|\d shells?)$/ }).click();
  await expect(scene).toHaveAttribute("data-picture", "1");
  await expect(scene.getByText("Player 1 sails 2 positions")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(scene).toHaveCount(0);
});

test("clauses are folded behind their chapters, and a link unfolds its own", async ({ page }) => {
  await page.goto("/rules/moa#MOA-VOL-2");
  await expect(page.locator("#MOA-VOL-2")).toBeInViewport();
  await expect(page.locator("#MOA-SEL-1")).toHaveCount(0);
  await page.getByText("Selling land").last().click();
  await expect(page.locator("#MOA-SEL-1")).toBeVisible();
});

test("opened from a table, the rules begin where the game stands and lead back", async ({ page }) => {
  const { match } = findPosition(rules, {}, (at) => at.phase === "sail");
  await sitDown(page, match);
  await page.getByRole("link", { name: "Rules" }).first().click();
  await expect(page.locator("#section-3.now")).toBeInViewport();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.locator(".table .prompt .why").click();
  await page
    .locator("[role=dialog]")
    .getByRole("button", { name: /^Show me/ })
    .first()
    .click();
  await expect(page.locator("dialog .scene")).toBeVisible();
});

test("every game shows a turn in pictures", async ({ page }) => {
  for (const game of ["maori", "moa", "maasai", "tahiti"]) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator("#turn figure").nth(1)).toBeVisible();
    await expect(page.locator("#turn figcaption").nth(1)).not.toBeEmpty();
  }
});

test("a scene on a phone lights what it is about, and the way to its next picture is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/rules/moa#MOA-VOL-2");
  await page.getByRole("button", { name: "Show me MOA-VOL-2" }).click();
  await expect(page.locator("dialog [data-place=volcano]")).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator("dialog .dressing").first()).toBeAttached();
  const allowed = page.getByRole("button", { name: "Allowed: End the turn" });
  await expect(allowed).toBeInViewport({ ratio: 1 });
  await allowed.click();
  await expect(page.locator("dialog .scene")).toHaveAttribute("data-picture", "1");
});
