// axe finds nothing on any screen of Tahiti, in any language, in light and in dark.
import { LANGUAGES } from "@outrigger/text";
import { test } from "@playwright/test";
import { expectClean, openRecord, sitDown, wish } from "./screens.ts";
import { asks, findAsked, findEnd } from "./tahiti-positions.ts";

/** Tables to look at: one a look, so that every kind of card is seen in light and in dark. */
const TABLES = {
  light: { en: "build", it: "combat", pl: "bargain" },
  dark: { en: "bargain", it: "build", pl: "combat" },
} as const;

for (const theme of ["light", "dark"] as const) {
  for (const language of LANGUAGES) {
    test(`the screens of Tahiti in ${language}, ${theme}`, async ({ page }) => {
      await wish(page, { language, theme, motion: "none" });
      await page.goto("/new/tahiti");
      await page.locator("form .start").waitFor();
      await expectClean(page, "form");
      await page.goto("/rules/tahiti");
      await page.locator("main h1").waitFor();
      await expectClean(page, "rules");
      const phase = TABLES[theme][language];
      await sitDown(page, findAsked(asks(phase)));
      await page.locator(".prompt .why:enabled").waitFor();
      if (phase === "build") await page.locator(".board g.offered").first().press("Enter");
      await page.locator(".close-up section").waitFor();
      await expectClean(page, phase);
      await page.goto(`/table/${await openRecord(page, findEnd())}`);
      await page.locator("dialog[open] .breakdown").waitFor();
      await expectClean(page, "result");
    });
  }
}
