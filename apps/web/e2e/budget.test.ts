// What a first visit costs: compressed JavaScript over the wire, workers included.
import { expect, type Page, test } from "@playwright/test";

const HOME = 120_000;
/** What a game's table may weigh on top of the home page. */
const TABLES = { maori: 70_000, moa: 95_000, maasai: 65_000, tahiti: 110_000 } as const;

// The service worker would fetch everything for later; what counts is what the page waits for.
test.use({ serviceWorkers: "block" });

/** How long no script may have come before the page counts as loaded. */
const QUIET = 1_500;

/** Counts what scripts weigh on the wire from now on; the sum is taken once nothing more comes. */
function weigh(page: Page): () => Promise<number> {
  const weights = new Map<string, number>();
  let last = Date.now();
  page.context().on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    // A second worker finds what the first has fetched in the browser's cache.
    weights.set(response.url(), Number(response.headers()["content-length"] ?? 0));
    last = Date.now();
  });
  return async () => {
    while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET / 5);
    return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  };
}

for (const [game, budget] of Object.entries(TABLES)) {
  test(`the home page and the table of ${game} keep to their budgets`, async ({ page }, info) => {
    const weight = weigh(page);
    await page.goto("/");
    await page.locator(`[data-game=${game}]`).waitFor();
    const home = await weight();
    await page.locator(`[data-game=${game}] .primary`).click();
    await page.locator(".prompt .why:enabled").waitFor();
    const table = (await weight()) - home;
    const description = `home ${home} bytes, the table of ${game} ${table} more`;
    info.annotations.push({ type: "compressed JavaScript", description });
    console.log(`compressed JavaScript: ${description}`);
    expect(home).toBeGreaterThan(20_000);
    expect(home).toBeLessThanOrEqual(HOME);
    expect(table).toBeGreaterThan(10_000);
    expect(table).toBeLessThanOrEqual(budget);
  });
}
