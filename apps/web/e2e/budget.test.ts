// What a first visit costs: compressed JavaScript over the wire, workers included.
import { expect, type Page, test } from "@playwright/test";

const HOME = 120_000;
const MAORI_TABLE = 80_000;

// The service worker would fetch everything for later; what counts is what the page waits for.
test.use({ serviceWorkers: "block" });

/** Counts what scripts weigh on the wire from now on. */
function weigh(page: Page): () => number {
  let total = 0;
  page.context().on("response", async (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    total += Number(response.headers()["content-length"] ?? 0);
  });
  return () => total;
}

test("the home page and the Māori table keep to their budgets", async ({ page }, info) => {
  const weight = weigh(page);
  await page.goto("/");
  await page.locator("[data-game=maori]").waitFor();
  await page.waitForLoadState("networkidle");
  const home = weight();
  await page.locator("[data-game=maori] .primary").click();
  await page.locator(".table").waitFor();
  await page.waitForLoadState("networkidle");
  const table = weight() - home;
  info.annotations.push({ type: "compressed JavaScript", description: `home ${home} bytes, table ${table} more` });
  console.log(`compressed JavaScript: home ${home} bytes, the Māori table ${table} more`);
  expect(home).toBeGreaterThan(20_000);
  expect(home).toBeLessThanOrEqual(HOME);
  expect(table).toBeGreaterThan(10_000);
  expect(table).toBeLessThanOrEqual(MAORI_TABLE);
});
