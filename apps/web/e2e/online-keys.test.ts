// Playing together by the keys alone: looking for somebody, the first move, turning away, a report closed, hours set.

import { tabTo } from "./driver.ts";
import { enterAs, makeAccount, newHost, newPerson, openOnline, shareSite } from "./online-site.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";

const site = shareSite();

const MOST_TABS = 120;

/** Presses Tab until it has the focus. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${target}`);
}

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
}

async function write(page: Page, target: Locator, words: string): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

test("from the lobby to the first move with somebody who was looking, too", async ({ browser }) => {
  const [ada, ben] = [(await newPerson(browser, site)).page, (await newPerson(browser, site)).page];
  for (const [page, name] of [
    [ada, "Ada"],
    [ben, "Ben"],
  ] as const) {
    await page.goto("/online");
    await write(page, page.getByLabel("Your name"), name);
    await page.keyboard.press("Enter");
    await pressOn(page, page.getByRole("link", { name: "Play Māori now with whoever comes" }));
    if (page === ada) await expect(page.getByTestId("seeking")).toBeVisible();
  }
  for (const page of [ada, ben]) await page.locator(".table").waitFor();
  const list = (page: Page): Locator => page.locator(".prompt .list:enabled");
  await expect.poll(async () => (await list(ada).count()) + (await list(ben).count())).toBeGreaterThan(0);
  const asked = (await list(ada).count()) > 0 ? ada : ben;
  await pressOn(asked, list(asked));
  const first = asked.locator(".offer-button").first();
  await tabTo(asked, await first.innerText(), ".offer-button");
  const beat = await asked.locator(".table").getAttribute("data-beat");
  await asked.keyboard.press("Enter");
  await expect(asked.locator(".table")).not.toHaveAttribute("data-beat", beat ?? "");
});

test("whoever opened a table turns somebody away, and keeps the place on the page", async ({ browser }) => {
  const [ada, ben] = [(await newPerson(browser, site)).page, (await newPerson(browser, site)).page];
  await enterAs(ada, "Ada");
  await ben.goto(await openOnline(ada, { game: "maori", chairs: ["open", "open"] }));
  await write(ben, ben.getByLabel("Your name"), "Ben");
  await ben.keyboard.press("Enter");
  await pressOn(ada, ada.getByRole("button", { name: "Turn Ben away" }));
  const sure = ada.getByTestId("sure").getByRole("button", { name: "Turn away" });
  await expect(sure).toBeEnabled();
  await pressOn(ada, sure);
  await expect(ada.getByTestId("chairs")).not.toContainText("Ben");
  await pressOn(ben, ben.getByRole("button", { name: "Sit down" }));
  await expect(ben.getByText("has turned you away")).toBeVisible();
});

test("a host closes a report with a note; somebody sets their hours and takes a holiday", async ({ browser }) => {
  const host = await newHost(browser, site);
  const [ada, ben] = [(await newPerson(browser, site)).page, (await newPerson(browser, site)).page];
  for (const [page, name] of [
    [ada, "Ann"],
    [ben, "Bob"],
  ] as const)
    await makeAccount(page, site, name);
  await ben.goto(await openOnline(ada, { game: "maori", chairs: ["open", "open"] }));
  await pressOn(ben, ben.getByRole("button", { name: "Sit down" }));
  await write(ben, ben.getByLabel("Say something"), "Something rude");
  await ben.keyboard.press("Enter");
  await pressOn(ada, ada.getByRole("button", { name: "Report this line of Bob" }));
  await expect(ada.getByText("Somebody will look at it")).toBeVisible();
  await pressOn(host, host.getByRole("link", { name: "The desk" }));
  const desk = host.getByTestId("desk");
  await expect(desk).toContainText("Something rude");
  await write(host, desk.locator("input[name=note]"), "Spoken to.");
  await host.keyboard.press("Enter");
  await expect(desk.locator("input[name=note]")).toHaveCount(0);
  await pressOn(host, desk.locator("summary").last());
  await expect(desk.getByText("Spoken to.")).toBeVisible();

  await ada.goto("/account");
  const hours = ada.getByTestId("hours");
  await pressOn(ada, hours.getByLabel("I have playing hours"), "Space");
  const to = hours.locator("input[type=time]").nth(1);
  await walkTo(ada, to);
  // An hour later, whichever way the machine writes a time.
  await ada.keyboard.press("ArrowUp");
  await pressOn(ada, hours.getByRole("button", { name: "Take it" }));
  await expect(hours.getByRole("listitem")).toHaveCount(1);
  await ada.reload();
  await expect(to).toHaveValue("23:00");
});
