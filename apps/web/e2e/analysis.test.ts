// A finished game taken apart in its review: the curve, luck, mistakes, what would have been better, and from there on.
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "./quiet.ts";
import { expectClean, expectNoWider, pressFor, SIZES, wish } from "./screens.ts";
import { openStore } from "./stored.ts";

/** Four turns in which everybody passed: each of them a mistake. */
const RECORD = fileURLToPath(new URL("../../../games/maori/fixtures/random-2-stagnation.json", import.meta.url));

/** Until everything has been thought over. */
async function untilDone(page: Page): Promise<void> {
  await expect(page.getByTestId("analysis")).toHaveAttribute("data-done", "true", { timeout: 150_000 });
}

/** How many analyses this browser keeps. */
async function keptIn(page: Page): Promise<number> {
  return page.evaluate(
    (store) =>
      new Promise<number>((resolve) => {
        const counting = store.transaction("analyses").objectStore("analyses").count();
        counting.onsuccess = () => resolve(counting.result);
      }),
    await openStore(page),
  );
}

test("a finished game is taken apart, walked along its curve, and gone on with from its dearest mistake", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await wish(page, { language: "en", motion: "none" });
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(RECORD);
  const review = page.locator(".review");
  await review.waitFor();
  await page.getByRole("button", { name: "Analysis" }).click();
  await untilDone(page);
  await expect.poll(() => keptIn(page)).toBe(1);

  const curve = page.getByRole("slider", { name: "Turn on the curve" });
  await curve.focus();
  await page.keyboard.press("Home");
  await expect(review).toHaveAttribute("data-at", "0");
  await expect(curve).toHaveAttribute("aria-valuetext", "Start");
  await page.keyboard.press("ArrowRight");
  await expect(review).toHaveAttribute("data-at", "2");
  await expect(curve).toHaveAttribute(
    "aria-valuetext",
    /^Turn 1, random 1: random 1 \d+% to \d+%, random 2 \d+% to \d+%\. Luck /,
  );
  await page.getByText("The curve in words").click();
  await page.getByRole("button", { name: /^Turn 4, / }).click();
  await expect(review).toHaveAttribute("data-at", "12");

  await page.getByRole("button", { name: "Points, pieces and time by turn" }).click();
  await curve.focus();
  await page.keyboard.press("End");
  await expect(review).toHaveAttribute("data-at", "12");
  await expect(curve).toHaveAttribute("aria-valuetext", /turn 4\. .*Pieces on the board: random 1 \d+, random 2 \d+\./);
  await page.keyboard.press("Home");
  await expect(curve).toHaveAttribute("aria-valuetext", /^Start /);
  await expect(page.locator(".chart polyline")).toHaveCount(12);
  await expectClean(page, "charts of a game");
  await page.getByRole("button", { name: "Win share by turn" }).click();

  await expect(page.getByRole("heading", { name: "Dearest mistake" })).toBeVisible();
  await expect(page.locator(".mistake .made")).not.toBeEmpty();
  await expect(page.locator(".mistake .better")).not.toBeEmpty();
  await expect(page.locator(".mistake .why")).toContainText(/MAO-SCORE-\d/);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByText(/^What would have been better\. /)).toHaveCount(1);
  await page.getByRole("button", { name: "Back to what was played" }).click();
  await expect(page.getByRole("button", { name: "Show it" })).toBeVisible();

  await expectClean(page, "analysis", "both");
  await expectNoWider(page);
  await page.setViewportSize(SIZES[0]);
  for (const language of ["it", "pl"]) {
    await wish(page, { language, motion: "none" });
    await page.reload();
    await untilDone(page);
    await page.locator(".mistake .why").waitFor();
    await expectClean(page, `analysis in ${language}`, "words");
  }
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(page.getByTestId("try")).toContainText("znajdź");
  await decide(page);
  await expect(page.getByTestId("try")).toContainText(/Dobrze znalezione|To oddaje \d+%/, { timeout: 60_000 });
  await page.getByRole("button", { name: "Graj dalej" }).click();
  await expect(page.getByTestId("try")).toHaveCount(0);
});

/** Presses what glows until the turn is somebody else's. */
async function decide(page: Page): Promise<void> {
  const [asked, weighed] = [
    page.locator(".prompt .why:enabled"),
    page.getByTestId("try").getByText(/ważona|Dobrze|oddaje/),
  ];
  for (;;) {
    await asked.or(weighed).first().waitFor();
    if ((await weighed.count()) > 0) return;
    const confirm = page.locator(".prompt .confirm:enabled");
    const target = (await confirm.count()) > 0 ? confirm : page.locator(".board .offered");
    await pressFor(page, target.first());
  }
}
