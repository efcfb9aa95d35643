// axe finds nothing on any screen of Tahiti, in any language, in light and in dark.
import { type Page, test } from "./quiet.ts";
import { expectClean, goWithin, inEveryLanguage, openRecord, wish } from "./screens.ts";
import { asks, findAsked, findEnd } from "./tahiti-positions.ts";

/** Tables to look at: one a language, so that every kind of card is seen. */
const TABLES = { en: "build", it: "combat", pl: "bargain" } as const;

async function lookAtTable(page: Page, match: string, phase: string): Promise<void> {
  await goWithin(page, `/table/${match}`);
  await page.locator(".prompt .why:enabled").waitFor();
  if (phase === "build") await page.locator(".board g.offered").first().press("Enter");
  await page.locator(".close-up section, .scene-card").first().waitFor();
  await expectClean(page, phase, "both");
}

test("form, rules and result of Tahiti", async ({ page }) => {
  await wish(page, { motion: "none" });
  const over = await openRecord(page, findEnd());
  const screens = {
    "/new/tahiti": "form .start",
    "/rules/tahiti": "main h1",
    [`/table/${over}`]: "dialog[open] .breakdown",
  };
  await inEveryLanguage(page, async (sight, language) => {
    for (const [path, ready] of Object.entries(screens)) {
      // The rules hold the same elements in every language: one look is enough.
      if (path.startsWith("/rules") && language !== "en") continue;
      await goWithin(page, path);
      await page.locator(ready).waitFor();
      await expectClean(page, path, sight);
    }
  });
});

test("the cards of Tahiti's tables", async ({ page }) => {
  await wish(page, { motion: "none" });
  const matches: string[] = [];
  for (const phase of Object.values(TABLES)) matches.push(await openRecord(page, findAsked(asks(phase))));
  await inEveryLanguage(page, (_, language) => {
    const phase = TABLES[language];
    return lookAtTable(page, matches[Object.values(TABLES).indexOf(phase)] ?? "", phase);
  });
});
