// axe finds nothing on any screen of Tahiti, in any language, in light and in dark.
import { LANGUAGES } from "@outrigger/text";
import { type Page, test } from "./quiet.ts";
import { expectClean, openRecord, type Sight, sitDown, wish } from "./screens.ts";
import { asks, findAsked, findEnd } from "./tahiti-positions.ts";

/** Tables to look at: one a language, so that every kind of card is seen. */
const TABLES = { en: "build", it: "combat", pl: "bargain" } as const;

async function lookRound(page: Page, sight: Sight): Promise<void> {
  await page.goto("/new/tahiti");
  await page.locator("form .start").waitFor();
  await expectClean(page, "form", sight);
  await page.goto("/rules/tahiti");
  await page.locator("main h1").waitFor();
  await expectClean(page, "rules", sight);
  await page.goto(`/table/${await openRecord(page, findEnd())}`);
  await page.locator("dialog[open] .breakdown").waitFor();
  await expectClean(page, "result", sight);
}

async function lookAtTable(page: Page, phase: string): Promise<void> {
  await sitDown(page, findAsked(asks(phase)));
  await page.locator(".prompt .why:enabled").waitFor();
  if (phase === "build") await page.locator(".board g.offered").first().press("Enter");
  await page.locator(".close-up section, .scene-card").first().waitFor();
  await expectClean(page, phase, "both");
}

for (const language of LANGUAGES)
  test(`the screens of Tahiti in ${language}`, async ({ page }) => {
    await wish(page, { language, motion: "none" });
    await lookRound(page, language === "en" ? "both" : "words");
    await lookAtTable(page, TABLES[language]);
  });
