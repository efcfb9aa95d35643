// What a table of Maasai shows of land and shields: who holds what, numbers on wish, and a prompt that does not press on.
import { viewFor } from "@outrigger/kernel/match";
import { type MaasaiView, rules } from "@outrigger/maasai/rules";
import { findPosition, type Position } from "./positions.ts";
import { expect, test } from "./quiet.ts";
import { expectClean, sitDown, wish } from "./screens.ts";

const viewOf = ({ match, seat }: Position): MaasaiView => viewFor(match, seat).view as MaasaiView;
const find = (isWished: (position: Position) => boolean): Position =>
  findPosition(rules, { openHands: true }, isWished);

test.beforeEach(({ page }) => wish(page, { guide: false }));

test("land is marked by its holder, shields are numbered on wish, and both wishes are kept", async ({ page }) => {
  const position = find(
    (found) => found.phase === "remove" && viewOf(found).parcels.filter(({ owner }) => owner !== null).length > 2,
  );
  const { parcels, laid } = viewOf(position);
  const held = parcels.filter(({ owner }) => owner !== null);
  await sitDown(page, position.match);
  const marked = page.locator(".board path.owned");
  await expect(marked).toHaveCount(held.length);
  for (const seat of [0, 1])
    await expect(page.locator(`.board path.owned[data-owner="${seat}"]`)).toHaveCount(
      held.filter(({ owner }) => owner === seat).length,
    );
  const land = page.getByRole("button", { name: "Mark land by its holder" });
  const numbers = page.getByRole("button", { name: "Number the shields, as the log calls them" });
  await expect(land).toHaveAttribute("aria-pressed", "true");
  await land.press("Enter");
  await expect(marked).toHaveCount(0);
  await expect(page.locator(".board .numbers")).toHaveCount(0);
  await numbers.press("Enter");
  await expect(page.locator(".board .numbers text")).toHaveCount(laid.length);
  await expectClean(page, "numbered");
  await page.reload();
  await expect(page.locator(".board .numbers text")).toHaveCount(laid.length);
  await expect(marked).toHaveCount(0);
});

test("going on to the shield is a choice like others; taking one up is enough", async ({ page }) => {
  const position = find((found) => found.phase === "remove" && viewOf(found).laid.length > 12);
  await sitDown(page, position.match);
  await expect(page.locator(".prompt .extra").filter({ hasText: "Go on to the shield" })).toBeEnabled();
  await expect(page.locator(".prompt .confirm")).toBeDisabled();
  await page.locator(".hand button.offered").first().click();
  await expect(page.getByTestId("prompt")).toContainText("Choose where the framed shield goes.");
});
