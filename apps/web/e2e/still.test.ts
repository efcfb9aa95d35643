// The table stands still: from one decision to the next neither the board nor the buttons of the prompt move by a pixel, and the
// camera moves only where something would lie outside.

import { fileURLToPath } from "node:url";
import { openTable, playByPressing, type TablePlan } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { SIZES, settled, wish } from "./screens.ts";

const PLANS: readonly TablePlan[] = [
  { game: "maori", seats: ["person", "easy"] },
  { game: "moa", seats: ["person", "easy"] },
  { game: "maasai", seats: ["person", "easy"] },
  { game: "tahiti", seats: ["person", "person"] },
];
const DECISIONS = 9;

/** Edges on the screen, by what they are the edges of. */
type Edges = Readonly<Record<string, number>>;

/** Where the board and the buttons that are always there lie. The confirming button says what it does: its end stays. */
const edgesOf = (page: Page): Promise<Edges> =>
  page.evaluate(() => {
    const found: Record<string, number> = {};
    const boards = ["main.board", "[data-pan]", "main svg.matrix", "main svg.board"];
    const buttons = [".prompt .undo", ".prompt .why", ".prompt .list"];
    for (const name of [...boards, ...buttons]) {
      const box = document.querySelector(name)?.getBoundingClientRect();
      if (box === undefined) continue;
      for (const edge of ["left", "top", "right", "bottom"] as const) found[`${name} ${edge}`] = box[edge];
    }
    const end = document.querySelector(".prompt .confirm")?.getBoundingClientRect();
    if (end !== undefined && end.width > 0) found[".prompt .confirm right"] = end.right;
    return found;
  });

/** What lies elsewhere than before, and by how many pixels. */
function movesBetween(before: Edges, after: Edges): string[] {
  return Object.entries(before).flatMap(([name, at]) => {
    const far = Math.abs((after[name] ?? at) - at);
    return far > 0.5 ? [`${name}: ${far.toFixed(1)} px`] : [];
  });
}

interface Sight {
  readonly window: string;
  /** What lies on the board, in its own units. */
  readonly laid: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const sightOf = (page: Page): Promise<Sight | null> =>
  page.evaluate(() => {
    const drawing = document.querySelector("[data-pan]");
    const ground = drawing?.querySelector<SVGGElement>(".ground");
    if (!drawing || !ground) return null;
    const { x, y, width, height } = ground.getBBox();
    return { window: drawing.getAttribute("viewBox") ?? "", laid: { x, y, width, height } };
  });

/** The room that is kept free round the shields, where the next ones go. */
const RIM = 112;

function layInside({ window }: Sight, { laid }: Sight): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = window.split(" ").map(Number);
  const isLeft = laid.x - RIM >= left - 1 && laid.y - RIM >= top - 1;
  return isLeft && laid.x + laid.width + RIM <= left + width + 1 && laid.y + laid.height + RIM <= top + height + 1;
}

for (const plan of PLANS) {
  test(`the table of ${plan.game} stands still`, async ({ page }) => {
    await wish(page, { language: "en" });
    await openTable(page, plan);
    for (const [at, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      await page.locator(".prompt .why:enabled").waitFor();
      await settled(page);
      const first = await edgesOf(page);
      let seen = await sightOf(page);
      const moved: string[] = [];
      let press = 0;
      await playByPressing(
        page,
        async (target) => {
          press++;
          moved.push(...movesBetween(first, await edgesOf(page)).map((what) => `decision ${press}: ${what}`));
          const now = await sightOf(page);
          if (seen !== null && now !== null && now.window !== seen.window && layInside(seen, now))
            moved.push(`decision ${press}: the camera`);
          seen = now;
          // What is pressed is another test's business: places of a board may lie over each other.
          await target.dispatchEvent("click");
        },
        at + 3,
        DECISIONS,
      );
      expect(moved, `${size.width}x${size.height}`).toEqual([]);
    }
    const last = await edgesOf(page);
    await page.locator(".prompt").evaluate((prompt) => prompt.insertAdjacentHTML("beforebegin", "<p>A line more</p>"));
    expect(movesBetween(last, await edgesOf(page))).not.toEqual([]);
  });
}

test("a player of Moa takes as much room with tiles as without", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await wish(page, { language: "en", motion: "none" });
  await page.goto("/");
  const record = fileURLToPath(new URL("../../../games/moa/fixtures/two.json", import.meta.url));
  await page.locator("input[type=file]").setInputFiles(record);
  const review = page.locator(".review");
  await review.waitFor();
  const heights = new Set<number>();
  const tiles = new Set<number>();
  for (const share of [0, 0.4, 0.5, 0.9]) {
    const at = await page.locator("input[type=range]").evaluate((slider: HTMLInputElement, part) => {
      slider.value = String(Math.round(part * Number(slider.max)));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      return slider.value;
    }, share);
    await expect(review).toHaveAttribute("data-at", at);
    for (const facts of await page.locator(".facts").all()) {
      heights.add(await facts.evaluate((line) => line.getBoundingClientRect().height));
      tiles.add(await facts.locator(".tile").count());
    }
  }
  expect(tiles.size).toBeGreaterThan(2);
  expect([...heights]).toHaveLength(1);
});
