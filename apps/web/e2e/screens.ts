// What tests of every game do with a page: wish for settings, open a record, sit down at a table, have axe look.
import { AxeBuilder } from "@axe-core/playwright";
import type { Match } from "@outrigger/kernel/match";
import { makeRecord, recordOf } from "@outrigger/records";
import { expect, type Locator, type Page } from "@playwright/test";

/** A desk, a tablet, and a phone held either way. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Settings as the page finds them from its next load on: set before any of its scripts run. Nothing is played unasked, nobody is coached. */
export async function wish(page: Page, wishes: Readonly<Record<string, unknown>>): Promise<void> {
  const all = { pace: "none", sound: false, coach: "never", ...wishes };
  await page.addInitScript((wished) => localStorage.setItem("outrigger.settings", JSON.stringify(wished)), all);
}

/** Opens the match as a record file; it lies on the page's store from then on. Returns its name there. */
export async function openRecord(page: Page, match: Match): Promise<string> {
  await go(page, "/");
  return handRecord(page, match);
}

/** The same on the home page as it stands. */
export async function handRecord(page: Page, match: Match): Promise<string> {
  const buffer = Buffer.from(makeRecord(recordOf(match)));
  await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await page.locator(".review").waitFor();
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Opens the match as a record and sits down at its table. */
export async function sitDown(page: Page, match: Match): Promise<void> {
  const id = await openRecord(page, match);
  await goWithin(page, `/table/${id}`);
  await page.locator(".table").waitFor();
}

/** Time goes on between reading the page's clock and holding it: on a busy machine for longer than one would think. */
const AHEAD = 60_000;

/** The page's own time stands still from now on, until the test lets it pass: what comes and goes stays to be looked at. */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD);
}

/** Lets the page's time pass until so many of these are there; where it is not said how many, any. */
export async function letPass(page: Page, what: Locator, count?: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const seen = await what.count();
        const isThere = count === undefined ? seen > 0 : seen === count;
        if (!isThere) await page.clock.runFor(100);
        return isThere;
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** At no size is there anything to the right of the screen. */
export async function expectNoWider(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
}

/** What was asked for has been laid out and drawn. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
  });

/** Presses and waits until the table has answered. */
export async function pressFor(page: Page, target: Locator): Promise<void> {
  const table = page.locator(".table");
  const beat = await table.getAttribute("data-beat");
  await target.click();
  await expect(table).not.toHaveAttribute("data-beat", beat ?? "");
  await expect(table).toHaveAttribute("data-busy", "false");
}

/**
 * What axe looks at. A screen looked at whole has the same elements in dark, where only colours differ, and the same
 * colours in another language, where only words do. Both: whole, and then its colours in the dark, as a machine wishes for it.
 */
export type Sight = "all" | "both" | "colours" | "words";

const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe objects to, in a form that says where. */
export async function expectClean(page: Page, screen: string, sight: Sight = "all"): Promise<void> {
  if (sight === "both") return expectCleanInBoth(page, screen);
  // The page has no frames, so no second page is needed to put their results together; what passed is not written out.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (sight === "colours") axe.withRules(COLOURS);
  if (sight === "words") axe.disableRules(COLOURS);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

async function expectCleanInBoth(page: Page, screen: string): Promise<void> {
  await expectClean(page, screen, "all");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectClean(page, `${screen} in the dark`, "colours");
  await page.emulateMedia({ colorScheme: "light" });
}

/** The word for the settings in the header of every page, by which one sees that its language has come. */
const SETTINGS = { en: "Settings", it: "Impostazioni", pl: "Ustawienia" } as const;

/** The page speaks another language from now on, as when that is chosen in another tab. */
export async function speak(page: Page, language: keyof typeof SETTINGS): Promise<void> {
  await page.evaluate((chosen) => {
    const key = "outrigger.settings";
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), language: chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, language);
  await expect(page.getByRole("navigation").getByText(SETTINGS[language], { exact: true })).toBeAttached();
}

/** Goes there as a link of the site does: the page stays, and another screen is made. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** The same where one stands at the site already; whoever comes from elsewhere loads it. */
export async function go(page: Page, path: string): Promise<void> {
  if (page.url().startsWith("http")) await goWithin(page, path);
  else await page.goto(path);
}

/** In every language, with what axe has yet to look at in it. Whatever screen is gone to is made in that language. */
export async function inEveryLanguage(
  page: Page,
  look: (sight: Sight, language: keyof typeof SETTINGS) => Promise<void>,
): Promise<void> {
  for (const language of ["en", "it", "pl"] as const) {
    await goWithin(page, "/credits");
    await page.locator("main h1").waitFor();
    await speak(page, language);
    await look(language === "en" ? "both" : "words", language);
  }
}

/** The same of a screen as it stands: in light and dark, in every language. */
export async function expectCleanInAll(page: Page, screen: string): Promise<void> {
  await expectCleanInBoth(page, screen);
  for (const language of ["it", "pl"] as const) {
    await speak(page, language);
    await expectClean(page, `${screen} in ${language}`, "words");
  }
  await speak(page, "en");
}
