// What a table of Māori shows: one price at a time, turning at the space, points and races, tiles that lie apart.
import { viewFor } from "@outrigger/kernel/match";
import { type MaoriView, rules } from "@outrigger/maori/rules";
import { findPosition, type Position } from "./positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { expectClean, pressFor, SIZES, settled, sitDown, wish } from "./screens.ts";

const viewOf = ({ match, seat }: Position): MaoriView => viewFor(match, seat).view as MaoriView;
const movesOf = ({ match, seat }: Position) => viewFor(match, seat).offers?.moves ?? [];
const find = (isWished: (position: Position) => boolean): Position => findPosition(rules, {}, isWished);
const prices = (page: Page): Locator => page.getByTestId("price");

test.beforeEach(({ page }) => wish(page, { guide: false }));

test("while sailing only voyages have prices; a ring that is pointed at shows its line with the whole price", async ({
  page,
}) => {
  // One free position for each ship, and shells for one more.
  const position = find((found) => found.phase === "sail" && (viewOf(found).seats[found.seat]?.shells ?? 0) > 2);
  await sitDown(page, position.match);
  await expect(page.locator(".matrix .target.offered").first()).toBeVisible();
  await expect(prices(page)).toHaveCount(0);
  const dear = page.locator(".matrix").getByRole("button", { name: /^Sail .*, 1 shell$/ });
  await dear.focus();
  await expect(prices(page).first()).toBeVisible();
  const whole = await prices(page).allTextContents();
  expect(whole).not.toContain("free");
  await pressFor(page, dear);
  await expect(prices(page)).toHaveCount(whole.length);
  const left = await prices(page).allTextContents();
  const worth = (text: string): number => (text.trim() === "free" ? 0 : Number(text));
  expect(left.map(worth)).toEqual(whole.map((text) => worth(text) - 1));
  await expectClean(page, "prices along the line");
});

test("the price of a tile covers no hut", async ({ page }) => {
  const position = find((found) => found.phase === "sail" && (viewOf(found).seats[found.seat]?.shells ?? 0) > 2);
  await sitDown(page, position.match);
  let huts = 0;
  for (const ring of await page.locator(".matrix .target.offered").all()) {
    await ring.focus();
    await expect(prices(page).first()).toBeVisible();
    const hidden = await page.locator("svg.matrix").evaluate((matrix) => {
      const boxes = (wanted: string): DOMRect[] =>
        [...matrix.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect());
      const tags = boxes("[data-testid=price] rect");
      return boxes('[href="#mao-hut"]').flatMap((hut) => {
        const tag = tags.find(
          ({ left, right, top }) => left < hut.right && right > hut.left && Math.abs(top - hut.bottom) < hut.height,
        );
        return tag === undefined ? [] : [(hut.bottom - tag.top) / hut.height];
      });
    });
    huts += hidden.length;
    expect(Math.max(0, ...hidden)).toBeLessThan(0.25);
  }
  expect(huts).toBeGreaterThan(0);
});

test("which way round a tile lies is chosen at its space", async ({ page }) => {
  const position = find((found) => found.phase === "rotation" && movesOf(found).length > 1);
  await sitDown(page, position.match);
  const ways = page.locator(".own").getByRole("group", { name: "Which way round?" });
  const all = ways.getByRole("button");
  await expect(all).toHaveCount(movesOf(position).length);
  const frame = viewOf(position).stack.at(-1);
  const space = page.locator(
    `.own [data-place="space:${position.seat}:${frame !== undefined && "space" in frame ? frame.space : ""}"]`,
  );
  const [row, place] = [await ways.boundingBox(), await space.boundingBox()];
  if (row === null || place === null) throw new Error("nothing to see");
  expect(row.y).toBeLessThanOrEqual(place.y + 1);
  expect(row.y + row.height).toBeGreaterThanOrEqual(place.y + place.height - 1);
  await all.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(ways).toHaveCount(0);
});

test("everybody's points stand at their names, and who leads the two races", async ({ page }) => {
  const position = find((found) => {
    const [one, other] = viewOf(found).seats;
    return found.phase === "sail" && one?.shells !== other?.shells && one?.score.total !== other?.score.total;
  });
  await sitDown(page, position.match);
  const { seats } = viewOf(position);
  const shown = page.locator(".players-area .points b");
  await expect(shown).toHaveText(seats.map(({ score }) => String(score.total).replace("-", "−")));
  const leaders = seats.filter(({ score }) => score.shellPoints > 0).length;
  await expect(page.locator(".players-area").getByRole("img", { name: /^Most shells: \+\d/ })).toHaveCount(leaders);
});

test("another player's board is as large as the screen allows, and all of it is seen", async ({ page }) => {
  await sitDown(page, find(({ phase }) => phase === "sail").match);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator(".players li button").nth(1).click();
    await settled(page);
    const dialog = page.getByRole("dialog");
    const board = await dialog.locator("svg.board").boundingBox();
    if (board === null) throw new Error("no board is seen");
    const share = Math.max(board.width / size.width, board.height / size.height);
    expect(share, `${size.width}x${size.height}`).toBeGreaterThan(0.58);
    expect(await dialog.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
});

test("tiles of the matrix lie apart", async ({ page }) => {
  await sitDown(page, find((found) => found.phase === "sail").match);
  const [one, next] = [page.locator('[data-place="cell:m11"]'), page.locator('[data-place="cell:m12"]')];
  const [left, right] = [await one.boundingBox(), await next.boundingBox()];
  if (left === null || right === null) throw new Error("nothing to see");
  expect(right.x - left.x - left.width).toBeGreaterThan(5);
});
