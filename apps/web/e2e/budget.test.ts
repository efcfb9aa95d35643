// What a first visit costs: compressed JavaScript over the wire, workers included.
import { fileURLToPath } from "node:url";
import { findGame } from "@outrigger/games";
import { expect, type Page, type Request, test } from "./quiet.ts";
import { goWithin, wish } from "./screens.ts";

const HOME = 120_000;
/** What a game's table may weigh on top of the home page, the bot's code included where a computer begins. */
const TABLES = { maori: 80_000, moa: 105_000, maasai: 80_000, tahiti: 120_000 } as const;
/** What the coach brings to a table and the analysis to a review, in Māori; and what both judge by, which is the game's own. */
const LATE = { coach: 15_000, analysis: 15_000, judgement: 55_000 } as const;
/** What a lesson may weigh on top of the table it is played at. */
const LESSON = 25_000;

// The service worker would fetch everything for later; what counts is what the page waits for.
test.use({ serviceWorkers: "block" });

/** The last scripts that come: what the worker of the home page's list checks messages by, then the table's previews. */
const LAST = { home: /\/schemas-/, table: /\/rules-worker-/ };

/** Counts what scripts weigh on the wire from now on; the sum is taken once the last one is there and none is under way. */
function weigh(page: Page): (last: RegExp, only?: RegExp) => Promise<number> {
  const weights = new Map<string, number>();
  const underWay = new Set<Request>();
  const context = page.context();
  context.on("request", (request) => underWay.add(request));
  // Of what another page has cut off the end is never told.
  page.on("framenavigated", () => underWay.clear());
  context.on("requestfailed", (request) => underWay.delete(request));
  context.on("requestfinished", async (request) => {
    // What ends after the test has nobody left to answer.
    const headers = (await request.response().catch(() => null))?.headers() ?? {};
    // A second worker finds what the first has fetched in the browser's cache.
    if (/javascript/.test(headers["content-type"] ?? ""))
      weights.set(request.url(), Number(headers["content-length"] ?? 0));
    underWay.delete(request);
  });
  return async (last, only = /./) => {
    await expect.poll(() => underWay.size === 0 && [...weights.keys()].some((url) => last.test(url))).toBe(true);
    return [...weights].reduce((sum, [url, weight]) => (only.test(url) ? sum + weight : sum), 0);
  };
}

for (const [game, budget] of Object.entries(TABLES)) {
  test(`the home page, the table and the lessons of ${game} keep to their budgets`, async ({ page }, info) => {
    const weight = weigh(page);
    const fetched: string[] = [];
    page.context().on("request", (request) => fetched.push(request.url()));
    await page.goto("/");
    await page.locator(`[data-game=${game}]`).waitFor();
    const home = await weight(LAST.home);
    expect(fetched.filter((url) => /learn|lesson|scene|rules-page/.test(url))).toEqual([]);
    await page.locator(`[data-game=${game}] .play`).click();
    await page.locator(".prompt .why:enabled").waitFor();
    const table = (await weight(LAST.table)) - home;
    const lessons = await weighLessons(page, game, weight);
    const description = `home ${home} bytes, the table of ${game} ${table} more, its lessons ${lessons.join(", ")} over that`;
    info.annotations.push({ type: "compressed JavaScript", description });
    console.log(`compressed JavaScript: ${description}`);
    expect(home).toBeGreaterThan(20_000);
    expect(home).toBeLessThanOrEqual(HOME);
    expect(table).toBeGreaterThan(10_000);
    expect(table).toBeLessThanOrEqual(budget);
    expect(Math.min(...lessons)).toBeGreaterThan(1_000);
    expect(Math.max(...lessons)).toBeLessThanOrEqual(LESSON);
  });
}

const RECORD = fileURLToPath(new URL("../../../games/maori/fixtures/random-2-stagnation.json", import.meta.url));
/** By their names; what they share with others is in the sum. */
const OWN = {
  coach: /\/(coach|spotlight)/,
  analysis: /\/(analysis|spoken-(plan|reason))-/,
  judgement: /\/(network|learned)-/,
} as const;

test("the coach and the analysis come late, and keep to their budgets", async ({ page }, info) => {
  const weight = weigh(page);
  const fetched: string[] = [];
  page.context().on("request", (request) => fetched.push(request.url()));
  const asked = (name: keyof typeof OWN) => fetched.filter((url) => OWN[name].test(url));
  await wish(page, { coach: "never", guide: false });
  await page.goto("/");
  await page.locator("[data-game=maori]").waitFor();
  const home = await weight(LAST.home);
  await page.locator("[data-game=maori] .play").click();
  await page.locator(".prompt .why:enabled").waitFor();
  await weight(LAST.table);
  expect([...asked("coach"), ...asked("analysis")]).toEqual([]);
  await wish(page, { coach: "always", guide: false });
  await page.reload();
  await expect(page.getByTestId("standing")).toHaveAttribute("data-known", "true");
  const coached = (await weight(OWN.coach)) - home;

  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(RECORD);
  await page.locator(".review").waitFor();
  expect(asked("analysis").filter((url) => !/spoken/.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.getByRole("slider", { name: "Turn on the curve" }).waitFor();
  const own = {
    coach: await weight(OWN.coach, OWN.coach),
    analysis: await weight(OWN.analysis, OWN.analysis),
    judgement: await weight(OWN.judgement, OWN.judgement),
  };
  const description = `a coached table of maori ${coached} bytes over the home page, of their own ${JSON.stringify(own)}`;
  info.annotations.push({ type: "compressed JavaScript", description });
  console.log(`compressed JavaScript: ${description}`);
  expect(Math.min(...Object.values(own))).toBeGreaterThan(1_000);
  for (const name of ["coach", "analysis", "judgement"] as const)
    expect(own[name], name).toBeLessThanOrEqual(LATE[name]);
  expect(coached).toBeLessThanOrEqual(TABLES.maori + LATE.coach + LATE.judgement);
});

/** The file of a lesson: its number begins the name. */
const fileOf = (number: number): RegExp => new RegExp(`/assets/${number}-[a-z]+-`);

/** What each lesson brings that the table has not: its own file, and what is the same for all of them. */
async function weighLessons(page: Page, game: string, weight: ReturnType<typeof weigh>): Promise<number[]> {
  const count = (await (await findGame(game))?.lessons?.())?.book.lessons.length ?? 0;
  const table = await weight(LAST.table);
  await page.goto(`/learn/${game}/1`);
  await page.locator(".strip").waitFor();
  const shared = (await weight(fileOf(1))) - (await weight(fileOf(1), fileOf(1))) - table;
  const own: number[] = [];
  for (let number = 1; number <= count; number++) {
    if (number > 1) await goWithin(page, `/learn/${game}/${number}`);
    await page.locator(".strip").waitFor();
    own.push(await weight(fileOf(number), fileOf(number)));
  }
  return own.map((each) => shared + each);
}
