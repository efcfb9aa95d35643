// Choosing at a table of Moa: a card pressed first, tiles bought by pressing them, a menu beside its territory.

import { findMoa, type MoaMoment } from "./moa-positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { expectClean, pressFor, SIZES, settled, sitDown, wish } from "./screens.ts";

const AGAINST_BOTS = { seats: ["person", "easy", "easy"] };
const hasKinds = ({ moves }: MoaMoment, ...kinds: string[]): boolean =>
  kinds.every((kind) => moves.some((move) => move[0] === kind));
const isOwnTurn = ({ seat, phase }: MoaMoment): boolean => seat === 0 && phase === "turn";

const prompt = (page: Page): Locator => page.getByTestId("prompt");
const card = (page: Page, name: string): Locator =>
  page.locator(".hand .cards").getByRole("button", { name, exact: true }).first();
const lit = (page: Page): Locator => page.locator(".board .target.offered");

test.beforeEach(({ page }) => wish(page, { guide: false }));

/** A kiwi bears honour and karakia, and neither birds nor fight; birds can be placed somewhere. */
function kiwiMatch() {
  return findMoa(AGAINST_BOTS, (moment) => {
    const hand = moment.view.players[0]?.hand ?? [];
    const lands = moment.moves.filter(([kind]) => kind === "leader").map(([, land]) => land);
    const places = new Set(
      moment.moves
        .filter(([kind]) => ["leader", "sell", "attack", "place"].includes(String(kind)))
        .map(([, land]) => land),
    );
    return (
      isOwnTurn(moment) &&
      hand.includes("kiwi") &&
      hand.includes("pukeko") &&
      lands.length > 0 &&
      places.size > lands.length &&
      hasKinds(moment, "place", "buy") &&
      !hasKinds(moment, "sell")
    );
  });
}

test("a card pressed first lights where it serves, and pays for what is pressed then", async ({ page }) => {
  const match = kiwiMatch();
  await sitDown(page, match);
  const all = await lit(page).count();
  await card(page, "kiwi").click();
  await expect(card(page, "kiwi")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".serves")).toContainText(/^kiwi: pays at \d+ places, which glow/);
  expect(await lit(page).count()).toBeLessThan(all);
  await page.keyboard.press("Escape");
  await expect(card(page, "kiwi")).toHaveAttribute("aria-pressed", "false");
  await expect(lit(page)).toHaveCount(all);

  // By keys: the card, then the place it lights.
  await card(page, "kiwi").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".serves")).toBeVisible();
  const leader = page.locator(".board").getByRole("button", { name: /^Place a leader in .* \(2 honour\)/ });
  await leader.first().focus();
  await page.keyboard.press("Enter");
  await expect(prompt(page)).toContainText(/Pay 2 honour for a leader .* Paid: 2\./);
  await expect(page.locator(".serves")).toHaveCount(0);
  await expect(page.locator(".hand .cards .picked")).toHaveCount(1);
});

test("karakia tiles are bought by pressing them, two at once for one price", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, (moment) => {
    return isOwnTurn(moment) && moment.moves.some((move) => move.join() === "buy,draw_one,two_fight");
  });
  await sitDown(page, match);
  const tile = (name: RegExp): Locator => page.locator(".market .tiles").getByRole("button", { name });
  const purchase = page.getByRole("group", { name: "Buy tiles" });
  await tile(/^draw one card/).click();
  await expect(tile(/^draw one card/)).toHaveAttribute("aria-pressed", "true");
  await expect(purchase).toContainText("Buy it for 2 karakia");
  await expect(purchase).toContainText("Press a second tile");
  await tile(/^two fight/).click();
  await expect(purchase).toContainText("Buy both for 4 karakia");
  await expectClean(page, "two tiles picked");
  await tile(/^draw one card/).click();
  await expect(purchase).toContainText("Buy it for 2 karakia");
  await tile(/^draw one card/).click();
  await pressFor(page, purchase.getByRole("button", { name: "Buy: draw one card and two fight (4 karakia)" }));
  await expect(prompt(page)).toContainText("Pay 4 karakia for the purchase. Paid: 0.");
  await expect(purchase).toHaveCount(0);
});

/** How many cards of the hand lie under the one to their right. */
const covered = (page: Page): Promise<number> =>
  page.locator(".hand .cards button").evaluateAll((cards) => {
    const boxes = cards.map((each) => each.getBoundingClientRect());
    return boxes.filter(({ right }, at) => right > (boxes[at + 1]?.left ?? right) + 1).length;
  });
const lefts = (page: Page): Promise<number[]> =>
  page.locator(".hand .cards li").evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().left));

test("the names of the cards can be read as long as there is room", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, (moment) => isOwnTurn(moment) && moment.view.players[0]?.hand?.length === 9);
  await sitDown(page, match);
  await settled(page);
  expect(await covered(page)).toBe(0);
  // What is said of a card has its place already: the cards stay where they are.
  const before = await lefts(page);
  await page.locator(".hand .cards button").nth(4).click();
  await expect(page.locator(".serves")).toBeVisible();
  expect(await lefts(page)).toEqual(before);
  expect(await covered(page)).toBe(0);

  // On a tablet the cards take that place until it is needed.
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.keyboard.press("Escape");
  await settled(page);
  expect(await covered(page)).toBe(0);
});

test("how many birds are placed is chosen among all that are paid for, none cut", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, (moment) => {
    const hand = moment.view.players[0]?.hand ?? [];
    return isOwnTurn(moment) && hand.includes("tui") && hand.includes("kakapo") && hasKinds(moment, "place");
  });
  await sitDown(page, match);
  await page.locator(".prompt .list").click();
  await pressFor(page, page.getByRole("button", { name: /^Place birds in/ }).first());
  for (const bird of [/^Pay with tūī/, /^Pay with kākāpō/])
    await pressFor(page, page.locator(".hand .cards").getByRole("button", { name: bird }).first());
  await expect(page.locator(".pays button")).toHaveCount(5);
  expect(await page.locator(".pays").evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
});

/** Pixels between the menu and its territory; less than nothing where one lies over the other. */
async function gapBetween(menu: Locator, land: Locator): Promise<number> {
  const [over, under] = [await menu.boundingBox(), await land.boundingBox()];
  if (over === null || under === null) return Number.NEGATIVE_INFINITY;
  const gapX = Math.max(over.x - under.x - under.width, under.x - over.x - over.width);
  const gapY = Math.max(over.y - under.y - under.height, under.y - over.y - over.height);
  return Math.max(gapX, gapY);
}

test("a menu opens beside its territory at every size, with prices and what they bring", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, (moment) => {
    const { moves } = moment;
    const lands = moves.filter(([kind]) => kind === "place").map(([, land]) => land);
    return isOwnTurn(moment) && moves.some(([kind, land]) => kind === "leader" && lands.includes(land));
  });
  await sitDown(page, match);
  const menu = page.getByRole("menu");
  const land = page
    .locator(".board")
    .getByRole("button", { name: /, \d choices$/ })
    .first();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await land.focus();
    await settled(page);
    const sight = await page.locator("[data-pan]").getAttribute("viewBox");
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    const leader = menu.getByRole("menuitem", { name: /^Place a leader in .*\(2 honour\)/ });
    await expect(leader).toContainText("Place a leader");
    await expect(leader.locator(".deal")).toContainText("2");
    await expect(leader.locator(".deal")).toContainText("→");
    await settled(page);
    const gap = await gapBetween(menu, land.locator(".land"));
    expect(gap, `${size.width}x${size.height}`).toBeGreaterThanOrEqual(0);
    expect(gap, `${size.width}x${size.height}`).toBeLessThan(40);
    expect(await menu.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(page.locator("[data-pan]")).toHaveAttribute("viewBox", sight ?? "");
  }
});

test("one bird or two: both stand beside each other", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, (moment) => {
    const { moves, view } = moment;
    const isTwo = (land: unknown): boolean => (view.territories[Number(land) - 1]?.birds[0] ?? 0) > 1;
    return isOwnTurn(moment) && moves.some(([kind, land]) => kind === "moveBirds" && isTwo(land));
  });
  await sitDown(page, match);
  await page.locator(".prompt .list").click();
  for (const choice of await page.getByRole("button", { name: /^Use the tile: move birds out of/ }).all()) {
    await pressFor(page, choice);
    if ((await prompt(page).innerText()).includes("How many birds")) break;
    await pressFor(page, page.getByRole("button", { name: "Undo", exact: true }));
  }
  await expect(page.locator(".prompt .extra").filter({ hasText: "Move 1 bird" })).toBeEnabled();
  await expect(page.locator(".prompt .confirm")).toHaveText(/Move 2 birds/);
});

test("without a tile to use, the end of the turn is all that is asked", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, (moment) => isOwnTurn(moment) && moment.view.players[0]?.karakia.length === 0);
  await sitDown(page, match);
  await pressFor(page, page.getByRole("button", { name: "Pass", exact: true }));
  await expect(prompt(page)).toContainText("Your action is done: end the turn.");
});
