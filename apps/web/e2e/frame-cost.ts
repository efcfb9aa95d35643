// What frames cost: script, style and layout in processor time, so that other work on the machine does not count.
import { type CDPSession, expect, type Page, type TestInfo } from "@playwright/test";

export const FRAMES = Number(process.env["OUTRIGGER_SAMPLES"] ?? 60);
export const WARM_UP = 10;

export async function frameCosts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

/** Milliseconds since the page was made. */
export async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const counted = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return metrics.filter(({ name }) => counted.includes(name)).reduce((sum, { value }) => sum + 1_000 * value, 0);
}

export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** For `outrigger bench`, which reads them off the report. */
export function report(info: TestInfo, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  const figures = { name: info.title, samples: sorted.length, median: at(0.5), p95: at(0.95), most: sorted.at(-1) };
  info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
}

/** The others' last turns are shown again and again; the frames count in which something is being shown. */
export async function showTimed(page: Page, info: TestInfo): Promise<void> {
  const again = page.getByRole("button", { name: "Show me again" });
  await expect(again).toBeEnabled();
  const session = await frameCosts(page);
  const times: number[] = [];
  while (times.length < WARM_UP + FRAMES) {
    if (await again.isEnabled()) await again.click();
    const before = await spent(session);
    await nextFrame(page);
    const cost = (await spent(session)) - before;
    if ((await page.locator(".table").getAttribute("data-playing")) === "true") times.push(cost);
  }
  report(info, times.slice(WARM_UP));
  expect(times).toHaveLength(WARM_UP + FRAMES);
}
