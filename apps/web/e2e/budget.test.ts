// What a first visit costs: compressed JavaScript over the wire, workers included.
import { expect, type Page, test } from "@playwright/test";

const HOME = 120_000;
const MAORI_TABLE = 80_000;

// The service worker would fetch everything for later; what counts is what the page waits for.
test.use({ serviceWorkers: "block" });

/** How long no script may have come before the page counts as loaded. */
const QUIET = 1_500;

/** Counts what scripts weigh on the wire from now on; the sum is taken once nothing more comes. */
function weigh(page: Page): () => Promise<number> {
  let total = 0;
  let last = Date.now();
  page.context().on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    total += Number(response.headers()["content-length"] ?? 0);
    last = Date.now();
  });
  return async () => {
    while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET / 5);
    return total;
  };
}

test("the home page and the Māori table keep to their budgets", async ({ page }, info) => {
  const weight = weigh(page);
  await page.goto("/");
  await page.locator("[data-game=maori]").waitFor();
  const home = await weight();
  await page.locator("[data-game=maori] .primary").click();
  await page.locator(".table").waitFor();
  await page.locator(".prompt .why:enabled").waitFor();
  const table = (await weight()) - home;
  info.annotations.push({ type: "compressed JavaScript", description: `home ${home} bytes, table ${table} more` });
  console.log(`compressed JavaScript: home ${home} bytes, the Māori table ${table} more`);
  expect(home).toBeGreaterThan(20_000);
  expect(home).toBeLessThanOrEqual(HOME);
  expect(table).toBeGreaterThan(10_000);
  expect(table).toBeLessThanOrEqual(MAORI_TABLE);
});
