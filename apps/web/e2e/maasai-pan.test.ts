// What it costs to pan a table of a hundred shields, and to show a turn on it. `outrigger bench` runs these tests and prints
// their figures.
import { rules } from "@outrigger/maasai/rules";
import { type CDPSession, expect, type Page, type TestInfo, test } from "@playwright/test";
import { findPosition } from "./positions.ts";
import { sitDown } from "./screens.ts";

const FRAMES = Number(process.env["OUTRIGGER_SAMPLES"] ?? 60);
const WARM_UP = 10;
const SHIELDS = 100;

/** Milliseconds of script, style and layout since the page was made. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = (await session.send("Performance.getMetrics")) as {
    metrics: { name: string; value: number }[];
  };
  const counted = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return metrics.filter(({ name }) => counted.includes(name)).reduce((sum, { value }) => sum + 1_000 * value, 0);
}

/** Sits down at a table on which a hundred shields lie. */
async function sitAtHundred(page: Page): Promise<void> {
  const isBig = ({ match }: { match: { published: { play: { state: object } } } }): boolean =>
    (match.published.play.state as { laid: unknown[] }).laid.length >= SHIELDS;
  const { match } = findPosition(rules, { openHands: true }, isBig);
  await sitDown(page, match);
  await page
    .locator(".board .ground > g")
    .nth(SHIELDS - 1)
    .waitFor();
}

function report(info: TestInfo, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  const figures = { samples: sorted.length, median: at(0.5), p95: at(0.95) };
  info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

test("panning a hundred shields", async ({ page }, info) => {
  await sitAtHundred(page);
  const box = await page.locator(".board .maasai").boundingBox();
  if (box === null) throw new Error("there is no board");
  await page.getByRole("button", { name: "Closer" }).click();

  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  const window = page.locator(".board .maasai svg[viewBox]").first();
  const start = await window.getAttribute("viewBox");
  const times: number[] = [];
  for (let frame = 0; frame < WARM_UP + FRAMES; frame++) {
    const before = await spent(session);
    const turn = (2 * Math.PI * frame) / 40;
    await page.mouse.move(x + 30 + 120 * Math.sin(turn), y + 90 * (1 - Math.cos(turn)));
    await nextFrame(page);
    times.push((await spent(session)) - before);
  }
  expect(await window.getAttribute("viewBox")).not.toBe(start);
  await page.mouse.up();
  const counted = times.slice(WARM_UP);
  report(info, counted);
  expect(counted).toHaveLength(FRAMES);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a turn shown on a hundred shields", async ({ page }, info) => {
    await sitAtHundred(page);
    const again = page.getByRole("button", { name: "Show me again" });
    await expect(again).toBeEnabled();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const times: number[] = [];
    while (times.length < WARM_UP + FRAMES) {
      if (await again.isEnabled()) await again.click();
      const before = await spent(session);
      await nextFrame(page);
      times.push((await spent(session)) - before);
    }
    report(info, times.slice(WARM_UP));
    expect(times).toHaveLength(WARM_UP + FRAMES);
  });
});
