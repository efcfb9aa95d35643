// Playwright's tests, on pages where what happens is seen at once and makes no sound, and nobody is coached: unless a test is about that.
import { type BrowserContext, expect, test as loud } from "@playwright/test";

export type { Browser, Locator, Page, Request } from "@playwright/test";
export { expect };

const QUIET = JSON.stringify({ pace: "none", sound: false, coach: "never" });

/** What no script of a page caught, since the test began. */
let uncaught: string[] = [];

/** Said by a script before the page's own: a storage state would open a page of its own in every browser, for nothing else. */
export function hush(context: BrowserContext): Promise<unknown> {
  context.on("weberror", (broken) => uncaught.push(String(broken.error())));
  return context.addInitScript((quiet) => {
    if (location.protocol === "http:") localStorage["outrigger.settings"] ??= quiet;
  }, QUIET);
}

export const test = loud.extend<{ leave: undefined }>({
  /**
   * Whoever was let in leaves with the test: a page that stays goes on asking after a site that is gone, until the last test.
   * An error that no page showed fails the test all the same.
   */
  leave: [
    async ({ browser }, use) => {
      uncaught = [];
      await use(undefined);
      await Promise.all(browser.contexts().map((each) => each.close()));
      expect(uncaught, "errors that no script caught").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await hush(context);
    await use(context);
  },
});
