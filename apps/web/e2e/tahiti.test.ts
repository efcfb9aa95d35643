// Tahiti in a real browser: seasons alone and in company, by mouse, touch, keys and ear, and the scenes that are hard to reach.
import { AxeBuilder } from "@axe-core/playwright";
import type { Move } from "@outrigger/kernel";
import { rules } from "@outrigger/tahiti/rules";
import { expect, type Page, test } from "@playwright/test";
import { playByEar } from "./ax-player.ts";
import { openTable, tabTo } from "./driver.ts";
import { logOf, playSeasons } from "./tahiti-player.ts";
import { findAsked, newMatch, sitDown } from "./tahiti-positions.ts";

const asks =
  (phase: string, ...kinds: string[]) =>
  (asked: { readonly phase: string; readonly moves: readonly Move[] }): boolean =>
    asked.phase === phase && kinds.every((kind) => asked.moves.some((move) => move[0] === kind));

const reefs = new Set(rules.pack.map.hexes.filter(({ reef }) => reef).map(({ id }) => id));

/** Presses a hex of the map, wherever on it something lies. */
async function pressHex(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().press("Enter");
}

test("a season alone by mouse", async ({ page }) => {
  await openTable(page, { game: "tahiti", seats: ["person"] });
  const pressed = await playSeasons(page, 1, { zeal: 40, seed: 3, press: (target) => target.click({ force: true }) });
  expect(pressed).toBeGreaterThan(20);
  await expect(page.locator(".track .sr")).toHaveText("Season 2, turn 1");
});

test("a game against the computer by mouse, to the end of a season or of a Chieftain", async ({ page }) => {
  await openTable(page, { game: "tahiti", seats: ["person", "easy"] });
  const pressed = await playSeasons(page, 1, { zeal: 15, seed: 5, press: (target) => target.click({ force: true }) });
  expect(pressed).toBeGreaterThan(8);
  const result = page.locator("dialog[open] .breakdown");
  if ((await result.count()) > 0) await expect(result).toContainText(/Victory|Defeat/);
  else await expect(page.locator(".track .sr")).toHaveText("Season 2, turn 1");
  await expect(page.getByRole("list", { name: "Log" })).toContainText(/has the initiative/);
});

test("a march by keys alone", async ({ page }) => {
  await sitDown(page, findAsked(asks("movement", "activate")));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, /^Move Head Chieftain|choices$/);
  await page.keyboard.press("Enter");
  const chieftain = page.getByRole("button", { name: /^Move Head Chieftain/ });
  if ((await chieftain.count()) > 0 && (await page.locator(".close-up").count()) > 0)
    await chieftain.last().press("Enter");
  await expect(page.getByTestId("prompt")).toContainText("Where does Head Chieftain go?");
  await tabTo(page, /^To \d{4}/);
  await page.keyboard.press("Enter");
  await expect(logOf(page)).toContainText(/Head Chieftain.* from \d{4} to \d{4}/);
});

test("odds before an attack; then its dice", async ({ page }) => {
  await sitDown(page, findAsked(asks("combat", "fight")));
  const card = page.locator(".close-up");
  await expect(card.getByRole("img", { name: /^wins \d+ of 36$/ })).toBeVisible();
  await card.getByRole("button", { name: /^Attack (Noor|Hana)/ }).click();
  for (const answer of ["The Shaman takes part", "The Shaman stays out"]) {
    const shaman = page.getByRole("button", { name: answer });
    await Promise.race([shaman.waitFor(), page.locator("section.story .fight").waitFor()]);
    if (await shaman.isVisible()) await shaman.click();
  }
  await expect(page.locator("section.story .fight")).toContainText(/strength \d+/);
  await expect(logOf(page)).toContainText(/wins, (Noor|Hana) retreats/);
});

test("retreat, pursuit and panic", async ({ page }) => {
  await sitDown(page, findAsked(asks("pursuit", "pursueAll")));
  await expect(logOf(page)).toContainText(/retreats from \d{4} to \d{4}/);
  await page.getByRole("button", { name: "Pursue with all" }).click();
  await expect(page.locator("section.story")).toContainText(/Panic in \d{4}/);
  await expect(logOf(page)).toContainText(/pursues from \d{4} to \d{4}/);
});

test("a canoe trip over a reef", async ({ page }) => {
  let reef = 0;
  await sitDown(
    page,
    findAsked(({ moves }) => {
      const found = moves.find((move) => move[0] === "sail" && reefs.has(Number(move[1])));
      reef = Number(found?.[1] ?? 0);
      return found !== undefined;
    }),
  );
  const name = String(reef).padStart(4, "0");
  await pressHex(page, new RegExp(`^Sail to ${name}`));
  await expect(logOf(page)).toContainText(new RegExp(`sails from \\d{4} to ${name}`));
});

test("an Expedition of one's own will", async ({ page }) => {
  await sitDown(page, findAsked(asks("movement", "depart")));
  await page.getByRole("button", { name: "Leave on an Expedition …" }).click();
  await page.locator(".confirm:enabled", { hasText: "No more deals" }).click();
  await page
    .locator(".close-up")
    .getByRole("button", { name: /^Take as many as the canoes hold/ })
    .click();
  await page.locator(".confirm:enabled", { hasText: "Set sail" }).click();
  const settle = page.locator(".close-up").getByRole("button", { name: /^Settle here/ });
  const end = page.locator("dialog[open] .breakdown");
  await Promise.race([settle.waitFor(), end.waitFor()]);
  if (await settle.isVisible()) await settle.click();
  await end.waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(logOf(page)).toContainText(/leaves Tahiti with/);
});

test("bargaining over a captive Chieftain: an offer, a counter-offer written out, and an agreement", async ({
  page,
}) => {
  await sitDown(page, findAsked(asks("bargain", "propose")));
  const talk = page.locator(".close-up");
  await talk.getByRole("button", { name: /^Offer: generous/ }).click();
  await expect(talk).toContainText("On the table:");
  await talk.getByRole("button", { name: "Change “scorched earth” …" }).click();
  await expect(talk).toContainText("The offer so far:");
  await talk.locator("button.offered").first().click();
  await page.locator(".confirm:enabled", { hasText: "Make this offer" }).click();
  await talk.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(logOf(page)).toContainText(/(Noor|Hana) and (Noor|Hana) agree/);
});

test("a season by nothing but the accessibility tree", async ({ page }) => {
  await sitDown(page, newMatch(1, { seasonLimit: 1 }));
  expect(await playByEar(page, 2, 40)).toBeGreaterThan(40);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("four seasons alone by touch, without the page ever scrolling", async ({ page }) => {
    await openTable(page, { game: "tahiti", seats: ["person"] });
    await playSeasons(page, 4, {
      zeal: 12,
      seed: 8,
      press: (target) => target.tap({ force: true }),
      check: async () => {
        const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    });
    await expect(page.locator("dialog[open] .breakdown")).toContainText(/Victory|Defeat/);
  });
});

for (const [language, theme, ...phases] of [
  ["en", "light", "build", "combat"],
  ["it", "dark", "march"],
  ["pl", "light", "bargain"],
] as const) {
  test(`axe finds nothing on the tables of Tahiti in ${language}, ${theme}`, async ({ page }) => {
    await page.goto("/");
    const wishes = { language, theme, motion: "none" };
    await page.evaluate((wished) => localStorage.setItem("outrigger.settings", JSON.stringify(wished)), wishes);
    for (const phase of phases) {
      await sitDown(page, findAsked(asks(phase)));
      if (phase === "build") await page.locator(".board g.target").first().dispatchEvent("click");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${phase}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      ).toEqual([]);
    }
  });
}
