// People at a table: who looks and who does not, a table among friends, a game that one goes on with alone.

import { faultsOf } from "./measure.ts";
import { enterAs, newPerson, openOnline, playTogether, shareSite, sitDown, talk } from "./online-site.ts";
import { type Browser, expect, type Page, test } from "./quiet.ts";
import { go, SIZES, settled } from "./screens.ts";

const site = shareSite();

const here = (page: Page) => page.locator(".players").getByTitle("here", { exact: true });

/** Ada has opened a table, and Ben has the link to it. */
async function inviteBen(browser: Browser, table: Parameters<typeof openOnline>[1]) {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  return { ada, ben, invitation: await openOnline(ada.page, table) };
}

/** As when somebody looks at another tab, or comes back. */
async function turn(page: Page, visibility: "hidden" | "visible"): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);
}

test("whoever looks at another tab, or has not touched the page for two minutes, is not at the table", async ({
  browser,
}) => {
  const { ada, ben, invitation } = await inviteBen(browser, { game: "maori", chairs: ["open"] });
  await ben.page.clock.install();
  await sitDown(ben.page, invitation, "Ben");
  await ben.page.locator(".table").waitFor();
  await expect(here(ada.page)).toHaveCount(2);
  await turn(ben.page, "hidden");
  await expect(here(ada.page)).toHaveCount(1);
  await turn(ben.page, "visible");
  await expect(here(ada.page)).toHaveCount(2);
  await ben.page.clock.runFor(125_000);
  await expect(here(ada.page)).toHaveCount(1);
  await ben.page.mouse.move(40, 40);
  await expect(here(ada.page)).toHaveCount(2);
});

test("among friends a table does without a clock, and is private then", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  await go(ada.page, "/online/new/maori");
  await ada.page.locator(".pace").selectOption("none");
  await expect(ada.page.getByLabel("Private")).toBeChecked();
  await expect(ada.page.getByLabel("Private")).toBeDisabled();
  await ada.page.locator("form .start").click();
  await expect(ada.page.getByText("no clock · Private")).toBeVisible();
  await sitDown(ben.page, await ada.page.locator(".invitation").inputValue(), "Ben");
  await expect(here(ben.page)).toHaveCount(2);
  await expect(ben.page.locator("time")).toHaveCount(0);
});

test("a player goes on alone from a running game, with what the own seat saw of it", async ({ browser }) => {
  const { ada, ben, invitation } = await inviteBen(browser, { game: "moa", chairs: ["open"] });
  await sitDown(ben.page, invitation, "Ben");
  await ben.page.locator(".table").waitFor();
  await playTogether([ada.page, ben.page], 2);
  const asked: string[] = [];
  ada.page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await ada.page.goto(invitation.replace(/\/join\/.*/, "/review"));
  await ada.page.getByRole("button", { name: "Continue from here" }).click();
  const form = ada.page.getByRole("dialog");
  await expect(form.getByLabel("You play").locator("option")).toHaveText(["Ada"]);
  await form.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(ada.page).toHaveURL(/\/table\//);
  await expect(ada.page.locator(".players li")).toHaveCount(2);
  const looks = asked.filter((each) => /\/api\/.*(moment|messages)/.test(each));
  expect(looks.filter((each) => !/viewer"?[=:]0/.test(each))).toEqual([]);
  expect(looks.length).toBeGreaterThan(1);
  expect(asked.some((each) => each.includes("/record"))).toBe(false);
  // Whoever only watches knows too little to go on.
  const eve = await newPerson(browser, site);
  await eve.page.goto(invitation.replace(/\/join\/.*/, "/review"));
  await expect(eve.page.getByRole("button", { name: "Continue from here" })).toBeDisabled();
});

test("an invitation says what it is to; those who gather talk, and whoever opened the table changes it and turns away", async ({
  browser,
}) => {
  const { ada, ben, invitation } = await inviteBen(browser, { game: "maori", chairs: ["open", "open"] });
  await ada.page.getByRole("button", { name: "QR code" }).click();
  await expect(ada.page.getByRole("img", { name: "QR code" }).locator("path")).toHaveAttribute("d", /^M4 4h1/);
  // What a messenger makes of the link: words, and a picture that is there.
  const head = await (await ben.page.request.get(invitation)).text();
  expect(head).toContain('og:title" content="Ada invites you to Māori"');
  const picture = await ben.page.request.get(/og:image" content="([^"]+)"/.exec(head)?.[1] ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/webp"]);
  await ben.page.goto(invitation);
  await expect(ben.page.getByTestId("set-up")).toContainText("Ada invites you.");
  await expect(ben.page.getByTestId("set-up")).toContainText("Everything is set up as usual.");
  await expect(ben.page.getByRole("link", { name: "Read the rules" })).toBeVisible();
  await talk(ada.page, "Come in");
  await expect(ada.page.getByTestId("chat")).toContainText("Come in");
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  // It was said before he sat down.
  await expect(ben.page.getByTestId("chat")).toContainText("Come in");
  await talk(ben.page, "Hello there");
  await expect(ada.page.getByTestId("chat")).toContainText("Hello there");

  await ada.page.getByRole("button", { name: "Change the settings" }).click();
  await ada.page.getByLabel("Board").selectOption("atoll");
  await ada.page.getByRole("button", { name: "Change them" }).click();
  await expect(ada.page.getByTestId("chairs")).toContainText("has yet to agree");
  await expect(ben.page.getByTestId("set-up")).toContainText("Atoll");
  await ben.page.getByRole("button", { name: "I agree" }).click();
  await expect(ada.page.getByTestId("chairs")).not.toContainText("has yet to agree");

  await ada.page.getByRole("button", { name: "Turn Ben away" }).click();
  await ada.page.getByRole("dialog").getByRole("button", { name: "Turn away" }).click();
  await expect(ada.page.getByTestId("chairs")).not.toContainText("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.page.getByText("has turned you away")).toBeVisible();
});

test("everybody chooses what they are told, and quiet hours; the choice is kept", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await enterAs(page, "Gil");
  await go(page, "/account");
  const form = page.getByTestId("telling");
  const over = form.getByRole("group", { name: "A game is over" }).getByLabel("Browser");
  await expect(over).toBeChecked();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith("/me/telling") && response.request().method() === "PUT",
  );
  await over.uncheck();
  await kept;
  await form.getByLabel("tell me afterwards").check();
  await expect(form.getByLabel("from")).toHaveValue("22:00");
  await page.reload();
  await expect(over).not.toBeChecked();
  await expect(form.getByLabel("from")).toHaveValue("22:00");
  await page.goto("/unsubscribe/nobody~turn~nothing");
  await page.getByRole("button", { name: "No more letters of this kind" }).click();
  await expect(page.getByText("The link has been used or is too old.")).toBeVisible();
});

test("what is chosen in one tab is not undone by a choice in another", async ({ browser }) => {
  const { page, context } = await newPerson(browser, site);
  await enterAs(page, "Hal");
  const other = await context.newPage();
  for (const tab of [page, other]) await go(tab, "/settings");
  await page.getByLabel("Colours", { exact: true }).selectOption("dark");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.getByLabel("Language", { exact: true }).selectOption("Italiano");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.getByLabel("Lingua", { exact: true }).selectOption("English");
  await page.reload();
  await expect(page.getByLabel("Colours", { exact: true })).toHaveValue("dark");
  // The same of what is kept on the site.
  const told = (tab: Page, news: string) =>
    tab.getByTestId("telling").getByRole("group", { name: news }).getByLabel("Browser");
  for (const tab of [page, other]) {
    await go(tab, "/account");
    await expect(told(tab, "A game is over")).toBeChecked();
  }
  for (const [tab, news] of [
    [page, "A game is over"],
    [other, "A game begins"],
  ] as const) {
    const kept = tab.waitForResponse((answer) => answer.request().method() === "PUT");
    await told(tab, news).uncheck();
    await kept;
  }
  await page.reload();
  for (const news of ["A game is over", "A game begins"]) await expect(told(page, news)).not.toBeChecked();
});

test("the page of a table that gathers can be read and pressed, by whoever opened it and whoever is invited", async ({
  browser,
}) => {
  const { ada, ben, invitation } = await inviteBen(browser, { game: "moa", chairs: ["open", "open"] });
  await ben.page.goto(invitation);
  await ben.page.getByLabel("Your name").fill("Ben");
  const faults: string[] = [];
  const see = async (page: Page, who: string): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${who} ${size.width}x${size.height}: ${fault}`));
    }
  };
  await see(ben.page, "invited");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.getByLabel("Say something").fill("Hello");
  await ben.page.keyboard.press("Enter");
  await expect(ada.page.getByTestId("chat")).toContainText("Hello");
  await see(ada.page, "opener");
  expect(faults).toEqual([]);
  // Whoever has finished no game has no empty list of them.
  await ada.page.getByTestId("chairs").getByRole("link", { name: "Ada" }).click();
  await expect(ada.page.getByTestId("tally")).toHaveText("No finished game yet.");
  await expect(ada.page.getByRole("heading", { name: "Finished games" })).toHaveCount(0);
});
