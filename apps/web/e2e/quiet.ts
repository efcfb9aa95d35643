// Playwright's tests, on pages where what happens is seen at once and makes no sound, and nobody is coached: unless a test is about that.
import { type BrowserContext, test as loud } from "@playwright/test";

export { type Browser, expect, type Locator, type Page, type Request } from "@playwright/test";

const QUIET = JSON.stringify({ pace: "none", sound: false, coach: "never" });

/** Said by a script before the page's own: a storage state would open a page of its own in every browser, for nothing else. */
export const hush = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((quiet) => {
    if (location.protocol === "http:") localStorage["outrigger.settings"] ??= quiet;
  }, QUIET);

export const test = loud.extend<{ leave: undefined }>({
  /** Whoever was let in leaves with the test: a page that stays goes on asking after a site that is gone, until the last test. */
  leave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((each) => each.close()));
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await hush(context);
    await use(context);
  },
});
