// axe finds nothing on any screen of Tahiti, in any language, in light and in dark.
import { AxeBuilder } from "@axe-core/playwright";
import { LANGUAGES } from "@outrigger/text";
import { expect, type Page, test } from "@playwright/test";
import { asks, findAsked, findEnd, openRecord, sitDown } from "./tahiti-positions.ts";

async function expectClean(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** Tables to look at: each phase in one look at least, the card of a hex in all. */
const TABLES = {
  light: { en: "combat", it: "march", pl: "bargain" },
  dark: { en: "bargain", it: "combat", pl: "march" },
} as const;

for (const theme of ["light", "dark"] as const) {
  for (const language of LANGUAGES) {
    test(`the screens of Tahiti in ${language}, ${theme}`, async ({ page }) => {
      const wishes = JSON.stringify({ language, theme, motion: "none" });
      await page.addInitScript((wished) => localStorage.setItem("outrigger.settings", wished), wishes);
      await page.goto("/new/tahiti");
      await page.locator("form .start").waitFor();
      await expectClean(page, "form");
      await page.goto("/rules/tahiti");
      await page.locator("main h1").waitFor();
      await expectClean(page, "rules");
      await sitDown(page, findAsked(asks("build", "build")));
      await page.locator(".board g.offered").first().press("Enter");
      await page.locator(".close-up [data-item]").first().waitFor();
      await expectClean(page, "building");
      const phase = TABLES[theme][language];
      await sitDown(page, findAsked(asks(phase)));
      await expectClean(page, phase);
      await page.goto(`/table/${await openRecord(page, findEnd())}`);
      await page.locator("dialog[open] .breakdown").waitFor();
      await expectClean(page, "result");
    });
  }
}
