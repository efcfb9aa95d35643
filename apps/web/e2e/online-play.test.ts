// Playing together in real browsers: a whole game, a lost network, somebody who watches, bots, a phone, a link.
import { rules } from "@outrigger/maori/rules";
import { parseRecord, verifyRecord } from "@outrigger/records";
import { downloadRecord, playByPressing, readVerifiedEnd } from "./driver.ts";
import {
  enterAs,
  newPerson,
  openOnline,
  PRESSABLE,
  playTogether,
  pressOnce,
  register,
  shareSite,
  signIn,
  sitDown,
  talk,
} from "./online-site.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { go } from "./screens.ts";

const site = shareSite();

/** A player's choices before the game is to be ended soon: whole games at one screen are other tests' business. */
const PATIENCE = 25;

const click = (page: Page, choices?: number) =>
  playByPressing(page, (target) => target.click({ timeout: 5_000 }).catch(() => {}), 1, choices, PATIENCE);

/** The dots of those who are at the table. */
const here = (page: Page) => page.locator(".players").getByTitle("here", { exact: true });

interface Heard {
  readonly kind: string;
  readonly viewer?: unknown;
  readonly shown?: object;
  readonly change?: object | null;
}

/** Every message a page got over its socket. */
function listenIn(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The title speaks to whoever won; what stands below is the same for all. */
const belowTitle = (end: string): string => end.slice(end.indexOf("\n"));

test("two people play a whole game of Māori; one loses the network and reloads; a third only watches", async ({
  browser,
}) => {
  const ada = await newPerson(browser, site);
  const ben = await newPerson(browser, site);
  const eve = await newPerson(browser, site);
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"] });
  await sitDown(ben.page, invitation, "Ben");
  await Promise.all([ada.page.locator(".table").waitFor(), ben.page.locator(".table").waitFor()]);
  // Whoever shares the address bar now shares the table, not the key to it.
  const address = invitation.replace(/\/join\/.*/, "");
  await expect(ben.page).toHaveURL(address);

  const heard = listenIn(eve.page);
  await eve.page.goto(address);
  await eve.page.locator(".table").waitFor();
  await expect(ada.page.getByText("1 person watches")).toBeVisible();

  await playTogether([ada.page, ben.page], 10);
  await ben.context.setOffline(true);
  await expect(ben.page.getByText("Connection lost")).toBeVisible();
  await expect(here(ben.page)).toHaveCount(0);
  await ben.context.setOffline(false);
  await expect(ben.page.getByText("Connection lost")).toBeHidden();
  await expect(here(ben.page)).toHaveCount(2);
  await ben.page.reload();
  await ben.page.locator(".table").waitFor();

  await Promise.all([click(ada.page), click(ben.page)]);
  const [end, other] = await Promise.all([readVerifiedEnd(ada.page), readVerifiedEnd(ben.page)]);
  expect(end).toContain("1st");
  expect(belowTitle(other)).toBe(belowTitle(end));
  await expect(eve.page.getByRole("dialog")).toContainText("1st");

  // Whoever watches hears of no choices, no drafts and no orders, neither whole nor as a change.
  for (const text of heard) {
    const { kind, viewer, shown, change } = JSON.parse(text) as Heard;
    if (kind !== "shown" && kind !== "changed") continue;
    expect(viewer).toBe("spectator");
    if (shown !== undefined) expect(shown).toMatchObject({ offers: null, draft: [], orders: [] });
    for (const key of ["offers", "draft", "orders"]) expect(Object.keys(change ?? {})).not.toContain(key);
  }
  expect(heard.filter((text) => text.includes('"changed"')).length).toBeGreaterThan(10);
  await ada.page.getByRole("button", { name: "Close" }).click();
  const parsed = parseRecord(await downloadRecord(ada.page));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  expect(verifyRecord(rules, parsed.value)).toMatchObject({ problems: [], luck: "checked" });

  await go(ada.page, "/online");
  await ada.page.getByRole("link", { name: "Ada", exact: true }).click();
  await ada.page.getByRole("link", { name: "Your games" }).click();
  await expect(ada.page.getByTestId("tally")).toContainText("1 game");
  await ada.page.getByRole("link", { name: "Review" }).click();
  await expect(ada.page.getByTestId("step")).toBeVisible();
  await ada.page.getByRole("button", { name: "To the start" }).click();
  await ada.page.getByRole("button", { name: "One forward" }).click();
  await expect(ada.page).toHaveURL(/\/review\/1$/);
  await go(eve.page, ada.page.url());
  await expect(eve.page.getByTestId("step")).toContainText("Step 1 of");
});

test("whoever is told of nothing yet when the game begins sees it begin all the same", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let held = 0;
  // The server hears that they want to be told of the table only once it has told everybody that the game begins.
  for (const { page } of [ada, ben])
    await page.routeWebSocket(/\/api\/socket/, (line) => {
      const server = line.connectToServer();
      line.onMessage(async (message) => {
        if (String(message).includes("table:")) {
          held++;
          await begun;
        }
        server.send(message);
      });
    });
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"] });
  await expect.poll(() => held).toBeGreaterThan(0);
  const address = invitation.replace(/\/online\/([^/?#]+).*/, "/api/tables/$1");
  const key = invitation.replace(/.*\/join\//, "");
  const before = await ben.page.request.get(`${address}?key=${key}`);
  let isBegun = false;
  await ben.page.route(`${address}?*`, (route) => (isBegun ? route.continue() : route.fulfill({ response: before })));
  await ben.page.route(`${address}/sit`, async (route) => {
    const response = await route.fetch();
    isBegun = true;
    begin();
    await route.fulfill({ response });
  });
  await sitDown(ben.page, invitation, "Ben");
  await Promise.all([ada, ben].map(({ page }) => page.locator(".table").waitFor()));
});

test("an answer that was overtaken on the way does not bring an older table back", async ({ browser }) => {
  const [ada, ben, eve] = [
    await newPerson(browser, site),
    await newPerson(browser, site),
    await newPerson(browser, site),
  ];
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open", "open"] });
  const address = invitation.replace(/\/online\/([^/?#]+).*/, "/api/tables/$1");
  const before = await ada.page.request.get(address);
  expect(await before.json()).toMatchObject({ status: "open" });
  // The answer from before Ben sat down lies on the way until Ada has been told that the game has begun.
  let looks = 0;
  let letGo = (): void => {};
  const begun = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await ada.page.route(address, async (route) => {
    if (looks++ > 0) return route.continue();
    await begun;
    return route.fulfill({ response: before });
  });
  await sitDown(ben.page, invitation, "Ben");
  await expect.poll(() => looks).toBeGreaterThan(0);
  await sitDown(eve.page, invitation, "Eve");
  await ada.page.locator(".table").waitFor();
  expect(looks).toBeGreaterThan(1);
  const late = ada.page.waitForResponse(address);
  letGo();
  await (await late).finished();
  // By the time another answer has come, the page has dealt with this one.
  await ada.page.evaluate(async () => (await fetch("/api/me")).text());
  await expect(ada.page.locator(".prompt")).toBeVisible();
  await expect(ada.page.locator(".invitation")).toHaveCount(0);
  await Promise.all([ada, ben, eve].map(({ context }) => context.close()));
});

test("after a resignation nothing is said of equal points, and the next table keeps a seat by name", async ({
  browser,
}) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"] });
  await sitDown(ben.page, invitation, "Ben");
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: "Resign" }).click();
  await ben.page.getByRole("button", { name: "Yes, resign" }).click();
  const end = ada.page.getByRole("dialog");
  await expect(end).toContainText("Ben resigned");
  await expect(end).toContainText("by resignation");
  await expect(end).not.toContainText("Equal points");
  await end.getByRole("button", { name: "Play again" }).click();
  await expect(ada.page.getByTestId("chairs")).toContainText("kept for Ben");
  await ben.page.getByRole("button", { name: "Play again" }).click();
  await expect(ben.page.locator(".players")).toContainText("Ada");
});

test("one person and two computers at a table", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await enterAs(page, "Cleo");
  await openOnline(page, { game: "maori", chairs: ["easy", "easy"] });
  await page.locator(".table").waitFor();
  expect(await click(page, 8)).toBe(8);
  await expect(page.locator(".players li")).toHaveCount(3);
});

test("from an invitation to the first move on a phone: at most three presses and 20 s, without an account", async ({
  browser,
}) => {
  const host = await newPerson(browser, site);
  await enterAs(host.page, "Dora");
  const invitation = await openOnline(host.page, { game: "maori", chairs: ["friend"], hidden: true });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await newPerson(browser, site, phone);
  const begun = Date.now();
  const rest = () => ({ timeout: Math.max(1, begun + 20_000 - Date.now()) });
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    await target.tap(rest());
    presses++;
  };
  await page.goto(invitation, rest());
  // A name is there already; whoever has another writes over it.
  await expect(page.getByLabel("Your name")).toHaveValue(/^Guest \d{3}$/, rest());
  await press(page.getByRole("button", { name: "Sit down" }));
  const table = page.locator(".table");
  await table.waitFor(rest());
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const mine = page.locator(PRESSABLE).first();
  // Whoever begins, the newcomer's own first move follows.
  while (!(await mine.isVisible())) await pressOnce(host.page);
  const beat = await table.getAttribute("data-beat");
  await press(mine);
  await expect(table).not.toHaveAttribute("data-beat", beat ?? "", rest());
  expect(presses).toBeLessThanOrEqual(3);
  await go(page, "/online");
  await expect(page.getByTestId("mine").getByRole("listitem")).toHaveCount(1);

  const stranger = await newPerson(browser, site);
  await stranger.page.goto(invitation.replace(/\/join\/.*/, ""));
  await expect(stranger.page.getByRole("heading", { name: "Nothing lies here" })).toBeVisible();
});

test("who is here and what was said is known however late the table stands on the screen", async ({ browser }) => {
  const ada = await newPerson(browser, site, { viewport: { width: 390, height: 844 } });
  const ben = await newPerson(browser, site);
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"] });
  await sitDown(ben.page, invitation, "Ben");
  await expect(here(ada.page)).toHaveCount(2);
  await expect(here(ben.page)).toHaveCount(2);
  await expect(ada.page.locator(".prompt time")).toBeVisible();
  await expect(ada.page.locator(".players time")).toHaveText([/^\d+:\d\d$/, /^\d+:\d\d$/]);
  for (const clock of await ada.page.locator(".players time").all()) await expect(clock).toBeInViewport({ ratio: 1 });

  await expect(ben.page.getByRole("button", { name: "Send" })).toBeDisabled();
  await talk(ben.page, "Good luck!");
  await ada.page.getByRole("button", { name: "Log 1 new line in the chat" }).click();
  await expect(ada.page.getByTestId("chat")).toContainText("Good luck!");
  await ada.page.reload();
  await expect(here(ada.page)).toHaveCount(2);
  await ada.page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(ada.page.getByTestId("chat")).toContainText("Good luck!");
});

test("chat reaches the table, mute stops it, and markup stays words", async ({ browser }) => {
  const ada = await newPerson(browser, site);
  const ben = await newPerson(browser, site);
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"] });
  await sitDown(ben.page, invitation, "<b>Ben</b>");
  // Until the game begins, those who gather have a chat of their own.
  await ben.page.locator(".table").waitFor();
  await ben.page.getByLabel("Say something").fill("<img src=x onerror=alert(1)>");
  await ben.page.getByLabel("Say something").press("Enter");
  await expect(ada.page.getByTestId("chat")).toContainText("<img src=x onerror=alert(1)>");
  await ada.page.getByRole("button", { name: /Hear no more from/ }).click();
  await expect(ada.page.getByTestId("chat").getByRole("listitem")).toHaveCount(0);
  await ben.page.getByLabel("Say something").fill("are you there?");
  await ben.page.getByLabel("Say something").press("Enter");
  await expect(ben.page.getByTestId("chat").getByRole("listitem")).toHaveCount(2);
  await expect(ada.page.getByTestId("chat").getByRole("listitem")).toHaveCount(0);
});

test("a guest becomes an account and finds the tables again in another browser", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await enterAs(page, "Gaia");
  await openOnline(page, { game: "maori", chairs: ["open"] });
  await register(page, "gaia@example.org");
  const other = await newPerson(browser, site);
  await signIn(other.page, "gaia@example.org");
  await expect(other.page.getByRole("heading", { name: "Gaia" })).toBeVisible();
  await go(other.page, "/online");
  await expect(other.page.getByTestId("mine").getByRole("listitem")).toHaveCount(1);
});
