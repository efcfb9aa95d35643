// Tahiti's battles in a real browser: the scene from the march to the pursuit, attacked and attacking, at every size.
import { viewFor, waitedFor } from "@outrigger/kernel/match";
import type { TahitiView } from "@outrigger/tahiti/rules";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { expectClean, SIZES, sitDown, wish } from "./screens.ts";
import { type Asked, asks, findAsked } from "./tahiti-positions.ts";

const scene = (page: Page): Locator => page.locator(".scene-card");

/** The defender is asked whether his Shaman takes part. */
const isAttacked = (asked: Asked): boolean =>
  asks("shaman", "shamanIn")(asked) && asked.view.stack.some((frame) => frame.phase === "shaman" && frame.role === 1);

test("whoever is attacked sees both sides, and the odds of either answer", async ({ page }) => {
  await wish(page, {});
  await sitDown(page, findAsked(isAttacked));
  await expect(scene(page)).toContainText(/Battle at/);
  await expect(scene(page).locator(".side")).toHaveCount(2);
  await expect(scene(page).getByRole("button", { name: /^The Shaman takes part.*you win \d+ of 36/ })).toBeVisible();
  await expect(scene(page).getByRole("button", { name: /^The Shaman stays out.*you win \d+ of 36/ })).toBeVisible();
  await expectClean(page, "attacked");
  await page.reload();
  await scene(page)
    .getByRole("button", { name: /^The Shaman takes part/ })
    .press("Enter");
  await expect(scene(page).locator(".dice")).toContainText(/\+\d/);
  await expect(scene(page)).toContainText(/Shaman takes part/);
  await expect(scene(page)).not.toContainText(/[a-z]·|·[a-z]/i);
});

test("the scene never lies over the hex it is about, at any size", async ({ page }) => {
  await wish(page, {});
  const match = findAsked(isAttacked);
  const [seat = 0] = waitedFor(match);
  const { stack } = viewFor(match, seat).view as unknown as TahitiView;
  const battle = stack.find((frame) => frame.phase === "battle");
  await sitDown(page, match);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await scene(page).waitFor();
    const hidden = () =>
      page.evaluate(
        (hex) => {
          const place = document.querySelector(`[data-place="hex:${hex}"]`)?.getBoundingClientRect();
          const card = document.querySelector(".scene-card")?.getBoundingClientRect();
          if (place === undefined || card === undefined) return "gone";
          const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
          const isUnder = x > card.left && x < card.right && y > card.top && y < card.bottom;
          return isUnder ? "covered" : "free";
        },
        battle?.phase === "battle" ? battle.at : 0,
      );
    await expect.poll(hidden, { message: `${size.width}x${size.height}` }).toBe("free");
  }
});

test("the track shows the seasons of this game, and the list says names as the buttons do", async ({ page }) => {
  await wish(page, { list: true });
  await sitDown(page, findAsked(asks("order"), { seasonLimit: 2 }));
  await expect(page.locator(".board .track .row").first().locator("i")).toHaveCount(2);
  await expect(page.locator(".offer-button", { hasText: "Noor first" })).toBeVisible();
  await expect(page.locator(".offer-button", { hasText: "player 1" })).toHaveCount(0);
});
