// Small screens: the board keeps its room, and nothing that can be pressed or read is cut off.

import { ASKED, openTable } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { goWithin, speak, wish } from "./screens.ts";

const TABLES = [
  { game: "maasai", seats: 3 },
  { game: "maori", seats: 5 },
  { game: "moa", seats: 5 },
  { game: "tahiti", seats: 4 },
] as const;

/** Upright and on its side, in the language with the longer words; what the board has at least. */
const SCREENS = [
  { width: 390, height: 844, language: "pl", board: 280 },
  { width: 844, height: 390, language: "it", board: 240 },
] as const;

/** What is asked is asked of the person; the computers before them have played. */
async function sitAt(page: Page, game: string, seats: number): Promise<void> {
  await openTable(page, { game, seats: ["person", ...Array<"easy">(seats - 1).fill("easy")] });
  await page.locator(ASKED).waitFor();
}

/** Names of what reaches over the edge of the box it belongs to. */
function cutOff(page: Page, pairs: readonly (readonly [part: string, whole: string])[]): Promise<string[]> {
  return page.evaluate((wished) => {
    const edges = (element: Element): DOMRect => element.getBoundingClientRect();
    return wished.flatMap(([part, whole]) =>
      [...document.querySelectorAll(part)].flatMap((element) => {
        const holder = element.closest(whole);
        if (holder === null || !element.checkVisibility()) return [];
        const [inner, outer] = [edges(element), edges(holder)];
        // A fact for which there is no room at all lies below the line, out of sight as a whole.
        if (inner.top >= outer.bottom) return [];
        const isInside =
          inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
        return isInside ? [] : [`${part}: ${element.textContent?.trim()}`];
      }),
    );
  }, pairs);
}

for (const { game, seats } of TABLES)
  test(`${game} with ${seats} players fits a phone, upright and on its side`, async ({ page }) => {
    await page.setViewportSize(SCREENS[0]);
    await wish(page, { language: SCREENS[0].language });
    await sitAt(page, game, seats);
    const table = new URL(page.url()).pathname;
    for (const { width, height, language, board } of SCREENS) {
      await goWithin(page, "/credits");
      await page.setViewportSize({ width, height });
      await speak(page, language);
      await goWithin(page, table);
      await page.locator(ASKED).waitFor();
      const box = await page.locator("main.board").boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), language).toBeGreaterThanOrEqual(board);
      expect(
        await cutOff(page, [
          [".prompt button", "body"],
          [".table header button", "body"],
          [".table dl dd", "dl"],
          [".players b", ".players button"],
        ]),
      ).toEqual([]);
      const scroll = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(scroll).toBe(0);
    }
  });
