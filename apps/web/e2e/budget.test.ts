// What a first visit costs: compressed JavaScript over the wire, workers included.
import { expect, type Page, type Request, test } from "@playwright/test";

const HOME = 120_000;
/** What a game's table may weigh on top of the home page, the bot's code included where a computer begins. */
const TABLES = { maori: 80_000, moa: 105_000, maasai: 80_000, tahiti: 120_000 } as const;

// The service worker would fetch everything for later; what counts is what the page waits for.
test.use({ serviceWorkers: "block" });

/** The last scripts that come: what the worker of the home page's list checks messages by, then the table's previews. */
const LAST = { home: /\/schemas-/, table: /\/rules-worker-/ };

/** Counts what scripts weigh on the wire from now on; the sum is taken once the last one is there and none is under way. */
function weigh(page: Page): (last: RegExp) => Promise<number> {
  const weights = new Map<string, number>();
  const underWay = new Set<Request>();
  const context = page.context();
  context.on("request", (request) => underWay.add(request));
  context.on("requestfailed", (request) => underWay.delete(request));
  context.on("requestfinished", async (request) => {
    const headers = (await request.response())?.headers() ?? {};
    // A second worker finds what the first has fetched in the browser's cache.
    if (/javascript/.test(headers["content-type"] ?? ""))
      weights.set(request.url(), Number(headers["content-length"] ?? 0));
    underWay.delete(request);
  });
  return async (last) => {
    await expect.poll(() => underWay.size === 0 && [...weights.keys()].some((url) => last.test(url))).toBe(true);
    return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  };
}

for (const [game, budget] of Object.entries(TABLES)) {
  test(`the home page and the table of ${game} keep to their budgets`, async ({ page }, info) => {
    const weight = weigh(page);
    await page.goto("/");
    await page.locator(`[data-game=${game}]`).waitFor();
    const home = await weight(LAST.home);
    await page.locator(`[data-game=${game}] .play`).click();
    await page.locator(".prompt .why:enabled").waitFor();
    const table = (await weight(LAST.table)) - home;
    const description = `home ${home} bytes, the table of ${game} ${table} more`;
    info.annotations.push({ type: "compressed JavaScript", description });
    console.log(`compressed JavaScript: ${description}`);
    expect(home).toBeGreaterThan(20_000);
    expect(home).toBeLessThanOrEqual(HOME);
    expect(table).toBeGreaterThan(10_000);
    expect(table).toBeLessThanOrEqual(budget);
  });
}

/** What a lesson may weigh on top of the table it is played at. */
const LESSON = 25_000;

test("a lesson costs little more than its table, and the home page nothing", async ({ page }, info) => {
  const weight = weigh(page);
  const fetched: string[] = [];
  page.context().on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await page.locator("[data-game=maori]").waitFor();
  await weight(LAST.home);
  expect(fetched.filter((url) => /learn|lesson|-sail-/.test(url))).toEqual([]);
  await page.locator("[data-game=maori] .play").click();
  await page.locator(".prompt .why:enabled").waitFor();
  const table = await weight(LAST.table);
  await page.locator("header .brand").click();
  await page.locator("[data-game=maori] .learn").click();
  await page.locator(".light[data-lit='berth:2']").waitFor();
  const lesson = (await weight(/-sail-/)) - table;
  const description = `the first lesson of maori ${lesson} bytes over its table`;
  info.annotations.push({ type: "compressed JavaScript", description });
  console.log(`compressed JavaScript: ${description}`);
  expect(lesson).toBeGreaterThan(1_000);
  expect(lesson).toBeLessThanOrEqual(LESSON);
});
