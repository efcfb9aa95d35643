// It is one's turn: sound, shiver and badge, never before somebody has done something, and never against their wish.

import { openTable, playByPressing } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { wish } from "./screens.ts";

/** Notes what the page asks of the device instead of doing it. */
async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    const note = (name: string) => (): Promise<void> => {
      calls.push(name);
      return Promise.resolve();
    };
    Object.assign(navigator, {
      vibrate: () => calls.push("vibrate") > 0,
      setAppBadge: note("badge"),
      clearAppBadge: note("no badge"),
    });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (when?: number): void {
      calls.push("sound");
      start.call(this, when);
    };
  });
}

const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly calls: string[] }).calls);

/** Plays until the computer has moved and it is the person's turn again. */
async function playRound(page: Page): Promise<void> {
  const turns = page.locator("ol.log > li");
  const before = await turns.count();
  for (let made = 0; made < 12 && (await turns.count()) < before + 2; made++) {
    await page.locator(".prompt p").getByText("Your turn").waitFor();
    await playByPressing(page, (target) => target.click(), made, 1);
  }
  await page.locator(".prompt p").getByText("Your turn").waitFor();
}

test("one's turn is called by sound, shiver and badge once somebody has done something here", async ({ page }) => {
  await noteCalls(page);
  await wish(page, { language: "en", sound: true, vibrate: true });
  await openTable(page, { game: "maori", seats: ["person", "easy"] });
  await page.locator(".prompt p").getByText("Your turn").waitFor();
  expect(await callsOf(page)).not.toContain("sound");
  expect(await callsOf(page)).not.toContain("vibrate");
  await playRound(page);
  await expect.poll(() => callsOf(page)).toEqual(expect.arrayContaining(["badge", "no badge", "vibrate", "sound"]));
});

test("whoever wishes for neither sound nor shiver gets none", async ({ page }) => {
  await noteCalls(page);
  await wish(page, { language: "en", sound: false, vibrate: false });
  await openTable(page, { game: "maori", seats: ["person", "easy"] });
  await page.locator(".prompt p").getByText("Your turn").waitFor();
  await playRound(page);
  await expect.poll(() => callsOf(page)).toEqual(expect.arrayContaining(["badge", "no badge"]));
  expect((await callsOf(page)).filter((call) => call === "sound" || call === "vibrate")).toEqual([]);
});
