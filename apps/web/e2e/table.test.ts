// What every table has round its board: requests, resigning, advice, the end of turns, motion.

import { openTable, playByPressing } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { wish } from "./screens.ts";

const ROUND_ONE_SCREEN = { game: "maori", seats: ["person", "person"] } as const;

const prompt = (page: Page) => page.locator(".prompt p");

/** What lies on the table, without whose eyes are looking. */
async function readBoards(page: Page): Promise<string> {
  return [await page.locator(".board figure").first().innerText(), await page.locator(".side > .log").innerText()].join(
    "\n",
  );
}

/** Ends one turn; by then two people have names on the screen: whose turn it was and whose it is. */
async function playOneTurn(page: Page): Promise<readonly [string, string]> {
  const whose = async (): Promise<string> => {
    // While the eyes go round the screen nobody is asked.
    await page.locator(".prompt .why:enabled").waitFor();
    return (await prompt(page).locator("b").innerText()).replace(/:$/, "");
  };
  const before = await whose();
  for (let made = 0; made < 30; made++) {
    await playByPressing(page, (target) => target.click(), 8 + made, 1);
    await expect(page.locator(".table")).toHaveAttribute("data-busy", "false");
    const now = await whose();
    if (now !== before) return [before, now];
  }
  throw new Error("the turn does not come to an end");
}

async function chooseInMenu(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of names) await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

test("a turn is taken back when everybody at the screen agrees, and stays when somebody does not", async ({ page }) => {
  await openTable(page, ROUND_ONE_SCREEN);
  await playOneTurn(page);
  const start = await readBoards(page);
  const [first, second] = await playOneTurn(page);
  const played = await readBoards(page);
  expect(played).not.toBe(start);

  await chooseInMenu(page, `Take back ${first}’s last turn`);
  const request = page.getByRole("group", { name: "Request" });
  await expect(request).toContainText(first);
  await request.getByRole("button", { name: "Withdraw" }).click();
  await expect(request).toHaveCount(0);
  expect(await readBoards(page)).toBe(played);

  await chooseInMenu(page, `Take back ${first}’s last turn`);
  await request.getByRole("button", { name: `${second} agrees` }).click();
  await expect(request).toHaveCount(0);
  await expect(prompt(page)).toContainText(first);
  await expect.poll(() => readBoards(page)).toBe(start);
});

test("a game ends where everybody agrees to end it", async ({ page }) => {
  await openTable(page, ROUND_ONE_SCREEN);
  const [, asking] = await playOneTurn(page);
  await chooseInMenu(page, "Propose to end the game");
  const request = page.getByRole("group", { name: "Request" });
  await expect(request.getByRole("button", { name: `${asking} agrees` })).toHaveCount(0);
  await request.getByRole("button", { name: / agrees$/ }).click();
  await expect(page.getByRole("dialog")).toContainText("All players agreed");
  await expect(page.getByRole("dialog").getByRole("table")).toContainText("number, points");
});

test("whoever resigns has lost, after a second thought", async ({ page }) => {
  await openTable(page, ROUND_ONE_SCREEN);
  const [other, giving] = await playOneTurn(page);
  await chooseInMenu(page, "Resign", "Yes, resign");
  const end = page.getByRole("dialog");
  await expect(end).toContainText("by resignation");
  await expect(end.locator("li.first")).toContainText(other);
  await expect(end.locator("li").last()).toContainText(giving);
});

test("pointing at a line of the log lights the place it speaks of", async ({ page }) => {
  await openTable(page, ROUND_ONE_SCREEN);
  await playOneTurn(page);
  await playOneTurn(page);
  const lit = page.locator(".board .pointed");
  await expect(lit).toHaveCount(0);
  await page
    .locator("ol.log")
    .getByText(/ sails /)
    .first()
    .hover();
  await expect(lit.first()).toBeVisible();
  await page.locator(".prompt").hover();
  await expect(lit).toHaveCount(0);
});

test("advice stays until it is understood, and does not come at all if unwanted", async ({ page }) => {
  await openTable(page, ROUND_ONE_SCREEN);
  const tip = page.getByRole("complementary", { name: "Advice" });
  const first = await tip.locator("p").innerText();
  await page.reload();
  await expect(tip.locator("p")).toHaveText(first);
  const given = new Set<string>();
  for (let made = 0; made < 12; made++) {
    await expect(page.locator(".table")).toHaveAttribute("data-busy", "false");
    // Advice may come a moment after the decision it is for: then it stays for the next one, or goes with its own.
    if ((await tip.count()) > 0) {
      const line = await tip.locator("p").innerText();
      expect(given).not.toContain(line);
      given.add(line);
      await tip.getByRole("button", { name: "Got it" }).click();
      await expect(tip.getByText(line)).toHaveCount(0);
    }
    await playByPressing(page, (target) => target.click(), made, 1);
  }
  expect(given.size).toBeGreaterThanOrEqual(4);

  await page.evaluate(() => localStorage.removeItem("outrigger.seen"));
  await openTable(page, ROUND_ONE_SCREEN);
  await tip.getByRole("button", { name: "No more advice" }).click();
  await playByPressing(page, (target) => target.click(), 1, 6);
  await expect(tip).toHaveCount(0);
});

const AIMS = { maori: "Palms on finished islands", tahiti: "Areas" } as const;

for (const [game, aim] of Object.entries(AIMS))
  test(`a first game of ${game} says and shows its aim`, async ({ page }) => {
    await openTable(page, { game, seats: ["person", "easy"] });
    const tip = page.getByRole("complementary", { name: "Advice" });
    await expect(tip).toContainText(aim);
    await expect(tip.locator(".picture svg").first()).toBeVisible();
    await tip.getByRole("button", { name: "Got it" }).click();
    await expect(tip.locator(".picture")).toHaveCount(0);
  });

test("without the wish to confirm, a turn of which only the end is left ends by itself", async ({ page }) => {
  const confirmed = async (wish: boolean): Promise<boolean> => {
    await openTable(page, ROUND_ONE_SCREEN);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("checkbox", { name: "Confirm the end of a turn" }).setChecked(wish);
    await page.keyboard.press("Escape");
    const first = await prompt(page).locator("b").innerText();
    // The first turn is one choice: a corner for the explorer's ship.
    await page.locator(".board .offered").first().click();
    const confirm = page.locator(".prompt .confirm:enabled");
    await expect
      .poll(async () => (await confirm.count()) > 0 || (await prompt(page).locator("b").innerText()) !== first)
      .toBe(true);
    return (await prompt(page).locator("b").innerText()) === first;
  };
  expect(await confirmed(true)).toBe(true);
  expect(await confirmed(false)).toBe(false);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("Escape brings whatever moves to where it was going", async ({ page }) => {
    await wish(page, { pace: "normal" });
    await openTable(page, ROUND_ONE_SCREEN);
    await expect(page.locator("html")).toHaveAttribute("data-motion", "full");
    // Slow motion, so that a look in between cannot come too late.
    const chrome = await page.context().newCDPSession(page);
    await chrome.send("Animation.enable");
    await chrome.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    const moving = (): Promise<number> =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
            ).length,
      );
    await expect
      .poll(async () => {
        if ((await moving()) === 0) await playByPressing(page, (target) => target.click({ force: true }), 3, 1);
        return moving();
      })
      .toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect.poll(moving).toBe(0);
  });
});

test("a new table asks only for options that mean something to so many players", async ({ page }) => {
  await page.goto("/new/moa");
  const neutral = page.locator("form label", { hasText: "neutral colour" });
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await expect(neutral).not.toHaveCount(0);
  await page.getByRole("radio", { name: "5", exact: true }).check({ force: true });
  await expect(neutral).toHaveCount(0);
});
