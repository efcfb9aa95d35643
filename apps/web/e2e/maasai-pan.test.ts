// What it costs to pan a table of a hundred shields, and to show a turn on it. `outrigger bench` runs these tests and prints
// their figures.
import { rules } from "@outrigger/maasai/rules";
import { FRAMES, frameCosts, nextFrame, report, showTimed, spent, WARM_UP } from "./frame-cost.ts";
import { findPosition } from "./positions.ts";
import { expect, type Page, test } from "./quiet.ts";
import { sitDown } from "./screens.ts";

const SHIELDS = 100;

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

test("panning a hundred shields", async ({ page }, info) => {
  await sitAtHundred(page);
  const box = await page.locator(".board .maasai").boundingBox();
  if (box === null) throw new Error("there is no board");
  await page.getByRole("button", { name: "Closer" }).click();

  const session = await frameCosts(page);
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
    await showTimed(page, info);
  });
});
