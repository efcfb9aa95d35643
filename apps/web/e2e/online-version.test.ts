// Pages of another version than the server: they say so and load themselves anew, once, and never under somebody's hands.

import { enterAs, newPerson, openOnline, PRESSABLE, shareSite } from "./online-site.ts";
import { expect, type Page, test } from "./quiet.ts";

// What loads anew renews its service worker first.
test.use({ serviceWorkers: "allow" });

const site = shareSite();

/** From now on, or from the next load on, the server takes this page for an older one, until it is made young again. */
async function canGrowOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      constructor(address: string | URL, protocols?: string | string[]) {
        const isOld = sessionStorage.getItem("old") !== null;
        super(isOld ? String(address).replace(/version=\d+/, "version=1") : address, protocols);
      }
    };
  });
}
const growOld = (page: Page) => page.evaluate(() => sessionStorage.setItem("old", ""));
const growYoung = (page: Page) => page.evaluate(() => sessionStorage.removeItem("old"));

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

const notice = (page: Page) => page.locator(".other-version");

test("an old page in the lobby loads itself anew at once, and only once while it stays old", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await canGrowOld(page);
  await enterAs(page, "Ada");
  const loads = countLoads(page);
  await growOld(page);
  await page.goto("/online");
  await expect(notice(page)).toContainText("do not go together");
  // The one that was asked for, and the page's own.
  await expect.poll(loads).toBe(2);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("outrigger.settings") ?? "{}");
    localStorage.setItem("outrigger.settings", JSON.stringify({ ...settings, language: "pl" }));
  });
  await page.reload();
  await expect(notice(page)).toContainText("nie pasują");
  expect(loads()).toBe(3);
  await growYoung(page);
  await page.getByRole("button", { name: "Wczytaj teraz" }).click();
  await expect.poll(loads).toBe(4);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(notice(page)).toBeHidden();
  await page.context().close();
});

test("somebody's own turn is not disturbed: the page says so, and loads anew once nobody looks", async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser, site);
  await canGrowOld(page);
  await enterAs(page, "Ben");
  await openOnline(page, { game: "maori", chairs: ["easy"] });
  await page.locator(PRESSABLE).first().waitFor();
  const loads = countLoads(page);
  await growOld(page);
  await context.setOffline(true);
  await page.getByText("Connection lost").waitFor();
  await context.setOffline(false);
  await expect(notice(page)).toContainText("as soon as your turn is over");
  await expect(page.locator(PRESSABLE).first()).toBeVisible();
  expect(loads()).toBe(0);
  await growYoung(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(loads).toBe(1);
  await page.locator(PRESSABLE).first().waitFor();
  await expect(notice(page)).toBeHidden();
  await context.close();
});
