// One's own results on the home page: they come from the games the browser keeps, and go with them.
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "./quiet.ts";
import { expectClean, expectNoWider, wish } from "./screens.ts";
import { openStore } from "./stored.ts";

const RECORD = fileURLToPath(new URL("../../../games/maori/fixtures/random-2-stagnation.json", import.meta.url));

/** The one game there is becomes one of a person against a computer of this level. */
async function sitDown(page: Page, level: string): Promise<void> {
  const seats = [
    { kind: "person", name: "Kea" },
    { kind: "bot", name: "Tui", level },
  ];
  await page.evaluate(
    ([store, seated]) =>
      new Promise<void>((resolve) => {
        const change = store.transaction("matches", "readwrite");
        const rows = change.objectStore("matches");
        const asked = rows.getAll();
        asked.onsuccess = () => {
          for (const row of asked.result) rows.put({ ...row, seats: seated });
        };
        change.oncomplete = () => resolve();
      }),
    [await openStore(page), seats] as const,
  );
}

test("results against the computer stand on the home page, and go with their games", async ({ page }) => {
  await wish(page, {});
  await page.goto("/");
  await expect(page.locator("[data-game]").first()).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(RECORD);
  await page.locator(".review").waitFor();
  await page.goto("/");
  await expect(page.locator("li[data-match]")).toHaveCount(1);
  await sitDown(page, "hard");
  await page.reload();
  const result = page.locator('[data-result="maori hard"]');
  await expect(result).toContainText(/Māori\s+computer, hard\s+[\d.]+ of 1 won\s+\d+% to \d+% of wins/);
  await expectClean(page, "own results", "all");
  await expectNoWider(page);
  await page.getByRole("button", { name: /Remove this game/ }).click();
  await page.getByRole("button", { name: "Remove for good" }).click();
  await expect(result).toHaveCount(0);
});
