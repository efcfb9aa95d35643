// axe finds nothing on any screen, in any language, in light and in dark.
import { rules } from "@outrigger/maori/rules";
import { openTable, playByPressing } from "./driver.ts";
import { findPosition } from "./positions.ts";
import { test } from "./quiet.ts";
import { expectClean, goWithin, inEveryLanguage, openRecord, wish } from "./screens.ts";

const { match: unfinished } = findPosition(
  rules,
  {},
  ({ match, phase }) => phase === "destination" && match.data.calls > 30,
);
const finished = endedMatch();

/** A whole game, ended as random play ends it. */
function endedMatch() {
  let last = unfinished;
  try {
    findPosition(rules, { stagnationRounds: 1 }, ({ match }) => {
      last = match;
      return match.data.end !== undefined;
    });
  } catch {
    // Nobody is asked any more once a game has ended, so the search goes on to the next: the last one seen is whole.
  }
  return last;
}

test.beforeEach(({ page }) => wish(page, { motion: "none" }));

test("home, with games to go on with and to look at again; review", async ({ page }) => {
  const match = await openRecord(page, finished);
  await openRecord(page, unfinished);
  await inEveryLanguage(page, async (sight) => {
    await goWithin(page, `/review/${match}`);
    await page.locator(".review svg").first().waitFor();
    await expectClean(page, "review", sight);
    await goWithin(page, "/");
    await page.locator("[data-match]").nth(1).waitFor();
    await expectClean(page, "home", sight);
  });
});

test("new game, rules, settings, credits, and nothing", async ({ page }) => {
  await page.goto("/");
  await inEveryLanguage(page, async (sight) => {
    for (const path of ["new/maori", "rules/maori", "settings", "credits", "nowhere"]) {
      await goWithin(page, `/${path}`);
      await page.locator("main h1").waitFor();
      if (path === "new/maori") await page.locator("form .start").waitFor();
      await expectClean(page, path, sight);
    }
  });
});

test("a table with its list, its answers, its menu and a player large", async ({ page }) => {
  const match = await openRecord(page, unfinished);
  await inEveryLanguage(page, async (sight, language) => {
    await goWithin(page, `/table/${match}`);
    // It stays open from one table to the next.
    if (language === "en") await page.locator(".prompt .list").click();
    await page.locator(".offer-button").first().waitFor();
    await expectClean(page, "table", sight);
    await page.locator(".prompt .why").click();
    await page.locator("[data-clause]").first().waitFor();
    await expectClean(page, "why-not", sight);
    await page.keyboard.press("Escape");
    await page.locator(".table > header nav button").last().click();
    await page.locator("dialog[open] .wishes").waitFor();
    await expectClean(page, "menu", sight);
    await page.keyboard.press("Escape");
    await page.locator(".players-area li button").first().click();
    await expectClean(page, "a player large", sight);
  });
});

test("the end of a game", async ({ page }) => {
  const over = await openRecord(page, finished);
  await inEveryLanguage(page, async (sight) => {
    await goWithin(page, `/table/${over}`);
    await page.locator("dialog[open] .breakdown").waitFor();
    await expectClean(page, "end", sight);
  });
});

test("every number of a pack", async ({ page }) => {
  await page.goto("/new/maori");
  await page.locator("form details summary").first().click();
  await expectClean(page, "pack");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a table, its list and its log", async ({ page }) => {
    await openTable(page, { game: "maori", seats: ["person", "person"] });
    await playByPressing(page, (target) => target.tap(), 9, 8);
    await expectClean(page, "table");
    await page.locator(".prompt .list").tap();
    await page.locator("header .log").tap();
    await expectClean(page, "list and log");
  });
});
