// What it costs to pan a table of a hundred shields. `outrigger bench` runs this test and prints its figures.
import { rules } from "@outrigger/maasai/rules";
import { type CDPSession, expect, test } from "@playwright/test";
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

test("panning a hundred shields", async ({ page }, info) => {
  const isBig = ({ match }: { match: { published: { play: { state: object } } } }): boolean =>
    (match.published.play.state as { laid: unknown[] }).laid.length >= SHIELDS;
  const { match } = findPosition(rules, { openHands: true }, isBig);
  await sitDown(page, match);
  await page
    .locator(".board .ground > g")
    .nth(SHIELDS - 1)
    .waitFor();
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
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    times.push((await spent(session)) - before);
  }
  expect(await window.getAttribute("viewBox")).not.toBe(start);
  await page.mouse.up();
  const counted = times.slice(WARM_UP).sort((one, other) => one - other);
  const at = (part: number): number => counted[Math.floor(counted.length * part)] ?? 0;
  const figures = { samples: counted.length, median: at(0.5), p95: at(0.95) };
  info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
  expect(counted).toHaveLength(FRAMES);
});
