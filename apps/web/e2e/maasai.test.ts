// Maasai in the browser: whole games by mouse, keys and ear, bomas, whole turns taken back, and how a shield is laid.
import { fileURLToPath } from "node:url";
import { refusalsFor, viewFor } from "@outrigger/kernel/match";
import { type MaasaiView, rules } from "@outrigger/maasai/rules";
import { build } from "vite";
import { playByEar } from "./ax-player.ts";
import { playByKeys, playByPressing, readEnd } from "./driver.ts";
import { sitDownLate } from "./late.ts";
import { gameBySeed, type hashesHere } from "./maasai-games.ts";
import { findPosition, type Position } from "./positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { expectClean, goWithin, inEveryLanguage, openRecord, sitDown, wish } from "./screens.ts";

const SHORT = { seats: ["person", "easy"], options: { length: "short" } };

async function openShortGame(page: Page): Promise<void> {
  await page.goto("/new/maasai");
  const chairs = page.locator("form ol li select");
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await expect(chairs).toHaveCount(2);
  await chairs.nth(0).selectOption("person");
  await chairs.nth(1).selectOption("easy");
  await page.getByLabel("Length").selectOption("short");
  await page.locator("form .start").click();
  await page.locator(".table").waitFor();
}

const viewOf = ({ match, seat }: Position): MaasaiView => viewFor(match, seat).view as MaasaiView;
const offersOf = ({ match, seat }: Position) => viewFor(match, seat).offers?.moves ?? [];
const find = (isWished: (position: Position) => boolean): Position =>
  findPosition(rules, { openHands: true }, isWished);

const rack = (page: Page): Locator => page.locator(".hand button");
const ways = (page: Page): Locator => page.locator(".ways .offered");
const laid = (page: Page): Locator => page.locator(".board .ground > g");
const card = (page: Page): Locator => page.locator(".card [role=status]");
const middle = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to point at");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Ways overlap and land is bent: it is pressed where the pointer meets it, and by key where it cannot be met. */
async function pressWhereMet(target: Locator): Promise<void> {
  const position = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const spots = parts.flatMap((across) => parts.map((down) => ({ x: width * across, y: height * down })));
    return spots.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
  });
  // Under the pointer the table may move, so the press makes sure of what it meets.
  const isMet =
    position !== undefined &&
    (await target.click({ position, timeout: 5_000 }).then(
      () => true,
      () => false,
    ));
  if (!isMet) await target.press("Enter");
}

/** Choices of a short game from its start: the first shields, and the bot's turn between them. */
const OPENING = 16;

test("the opening of a short game for two by mouse, from the form", async ({ page }) => {
  await openShortGame(page);
  expect(await playByPressing(page, pressWhereMet, 5, OPENING)).toBe(OPENING);
});

test("a short game for two by mouse against a bot, to its end", async ({ page }) => {
  const patience = await sitDownLate(page, rules, SHORT);
  await playByPressing(page, pressWhereMet, 5, undefined, patience);
  expect(await readEnd(page)).toContain("1st");
});

test("a short game for two by keyboard alone, to its end", async ({ page }) => {
  const patience = await sitDownLate(page, rules, SHORT);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await playByKeys(page, 2, patience);
  expect(await readEnd(page)).toContain("1st");
});

test("a script that sees only the accessibility tree finishes a game", async ({ page }) => {
  const patience = await sitDownLate(page, rules, SHORT);
  await playByEar(page, 4, patience);
  expect(await readEnd(page)).toContain("1st");
});

test("a boma is built, on the board or from the prompt, and its fence rises", async ({ page }) => {
  const position = find((found) => found.phase === "act" && offersOf(found).some(([kind]) => kind === "build"));
  const before = viewOf(position);
  await sitDown(page, position.match);
  const loop = page.getByRole("button", { name: /^Build the boma/ });
  await expect(loop.first()).toBeVisible();
  await expect(page.locator(".thorns")).toHaveCount(before.bomas.length);
  // The middle of a fence's box lies beside the fence: how large the table is must not decide what is looked at.
  await page
    .locator(".board")
    .getByRole("button", { name: /^Build the boma/ })
    .first()
    .focus();
  await expect(card(page)).toContainText("brings out");
  await page.locator(".prompt .extra").filter({ hasText: "Build the boma" }).first().click();
  await expect(page.locator(".thorns")).toHaveCount(before.bomas.length + 1);
  await expect(page.locator("section.log")).toContainText(/builds a (large )?boma of/);
});

test("a turn is taken back whole", async ({ page }) => {
  const position = find((found) => found.phase === "remove" && viewOf(found).laid.length > 12);
  await sitDown(page, position.match);
  const look = async (): Promise<unknown> => ({
    shields: await laid(page).count(),
    rack: await rack(page).evaluateAll((buttons) => buttons.map((each) => each.getAttribute("aria-label"))),
    pieces: await page
      .locator(".board .maasai svg use")
      .evaluateAll((uses) => uses.map((use) => use.getAttribute("href"))),
    players: await page.locator(".players-area").innerText(),
  });
  const before = await look();
  for (let sequence = 1; sequence <= 2; sequence++) {
    await rack(page).first().click();
    await ways(page).first().click({ force: true });
    await expect(ways(page)).toHaveCount(0);
    const place = page.locator(".board").getByRole("button", { name: /^Put a / });
    if (sequence === 1 && (await place.count()) > 0) await place.first().click({ force: true });
    else await page.getByRole("button", { name: "Do nothing" }).click();
  }
  await expect(page.getByRole("button", { name: "Confirm the turn" })).toBeEnabled();
  await expect(laid(page)).toHaveCount(viewOf(position).laid.length + 2);
  await page.locator(".prompt .undo-turn").click();
  await expect(laid(page)).toHaveCount(viewOf(position).laid.length);
  await expect.poll(look).toEqual(before);
});

test("a shield is dragged onto the table, exchanged for another, and turned by a key", async ({ page }) => {
  const position = find((found) => found.phase === "shield" && viewOf(found).laid.length > 20);
  const { length } = viewOf(position).laid;
  await sitDown(page, position.match);
  await rack(page).nth(1).click();
  await expect(rack(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await rack(page).nth(0).click();
  await expect(rack(page).nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(rack(page).nth(1)).toHaveAttribute("aria-pressed", "false");

  await ways(page).first().hover({ force: true });
  await expect(card(page)).not.toBeEmpty();
  const first = await page.locator(".eyed polygon.chosen").getAttribute("points");
  await page.keyboard.press("r");
  await expect(page.locator(".eyed polygon.chosen")).not.toHaveAttribute("points", first ?? "");
  await page.keyboard.press("Shift+R");
  await expect(page.locator(".eyed polygon.chosen")).toHaveAttribute("points", first ?? "");

  const [from, to] = [await middle(rack(page).nth(0)), await middle(ways(page).nth(1))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(page.locator(".held")).toBeVisible();
  await page.mouse.up();
  await expect(laid(page)).toHaveCount(length + 1);
  await expect(page.locator(".held")).toHaveCount(0);
});

test("land that is pointed at says whose it is and where it is open; an edge that takes nothing says why", async ({
  page,
}) => {
  const position = find(
    (found) =>
      found.phase === "lay" &&
      found.clauses.some((clause) => clause.startsWith("MAS-LAY")) &&
      viewOf(found).edges.some(({ wide, narrow }) => wide === -1 && narrow === -1) &&
      viewOf(found).parcels.some(({ owner }) => owner !== null),
  );
  const claimed = viewOf(position).parcels.find(({ owner }) => owner !== null);
  await sitDown(page, position.match);
  await page.locator(`.board [data-patch="${claimed?.patches[0]}"]`).hover({ force: true });
  await expect(card(page)).toContainText(/(open on|closed on).*; held by (Noor|Hana)/);
  await page.keyboard.press("p");
  await expect(card(page)).toContainText(/land of (Noor|Hana) on shields? .*open edge|enclosed/);
  await expect(page.locator(".board .dead path")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Mark gaps" }).click();
  await expect(page.locator(".board .dead path")).toHaveCount(0);
  await page.locator(".board [aria-hidden] > [role=button]").first().click({ force: true });
  await expect(page.locator("[data-clause]").first()).toHaveAttribute("data-clause", /^MAS-LAY-[567]$/);
});

test("land on which nobody may be placed says why", async ({ page }) => {
  const barred = ({ match, seat }: Position) =>
    refusalsFor(match, seat).find(({ move, clause }) => move[0] === "place" && clause.startsWith("MAS-CLM"));
  const position = find((found) => found.phase === "act" && barred(found) !== undefined);
  const { move, clause } = barred(position) ?? { move: ["place", 0, "a"], clause: "" };
  const place = { a: 0, m: 1, m1: 1, m3: 2, c: 3 }[String(move[2])] ?? 0;
  await sitDown(page, position.match);
  await page.locator(`.board [data-patch="${4 * Number(move[1]) + place}"]`).dispatchEvent("click");
  await expect(page.locator("[data-clause]").first()).toHaveAttribute("data-clause", clause);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap looks, steps go on to the next way, and a button lays it", async ({ page }) => {
    const position = find((found) => found.phase === "lay" && viewOf(found).laid.length > 12);
    await sitDown(page, position.match);
    await ways(page).first().tap({ force: true });
    await expect(card(page)).not.toBeEmpty();
    await expect(laid(page)).toHaveCount(viewOf(position).laid.length);
    await page.getByRole("button", { name: "Next way" }).tap();
    await page.getByRole("button", { name: "Lay it here" }).tap();
    await expect(laid(page)).toHaveCount(viewOf(position).laid.length + 1);
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("axe finds nothing on the rules, the table and in its words", async ({ page }) => {
  await wish(page, { motion: "none" });
  const isLively = ({ laid, people }: MaasaiView): boolean => laid.length > 5 && people.length > 0;
  const { match } = find((found) => found.phase === "lay" && isLively(viewOf(found)));
  const table = await openRecord(page, match);
  await inEveryLanguage(page, async (sight, language) => {
    // The rules hold the same elements in every language: one look is enough.
    if (language === "en") {
      await goWithin(page, "/rules/maasai");
      await page.locator("svg.figure").first().waitFor();
      await expectClean(page, "rules", sight);
    }
    await goWithin(page, `/table/${table}`);
    await ways(page).first().hover({ force: true });
    await expect(card(page)).not.toBeEmpty();
    await expectClean(page, "table", sight);
    await page.locator(".maasai .words").click();
    await expectClean(page, "in words", sight);
  });
});

test.describe("the same everywhere", () => {
  // The page allows no scripts but its own.
  test.use({ bypassCSP: true });

  test("a hundred recorded games have the same state hashes in Node and in Chromium", async ({ page }) => {
    const records = Array.from({ length: 100 }, (_, seed) => gameBySeed(seed));
    const states = records.map(({ state }) => state);
    expect(new Set(states).size).toBe(100);
    const bundle = await build({
      configFile: false,
      logLevel: "silent",
      build: {
        write: false,
        lib: {
          entry: fileURLToPath(new URL("maasai-games.ts", import.meta.url)),
          formats: ["iife"],
          name: "maasaiGames",
        },
      },
    });
    const [{ output }] = bundle as unknown as [{ output: readonly [{ code: string }] }];
    await page.goto("/");
    await page.addScriptTag({ content: output[0].code });
    const there = await page.evaluate(
      (all) =>
        (globalThis as unknown as { maasaiGames: { hashesHere: typeof hashesHere } }).maasaiGames.hashesHere(all),
      JSON.stringify(records),
    );
    expect(there.replayed).toEqual(states);
    expect(there.played).toEqual(states);
  });
});
