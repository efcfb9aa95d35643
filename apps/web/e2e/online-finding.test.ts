// Finding people: two strangers press and sit at one table; what is waited for, and what is looked at meanwhile.
import { enterAs, newPerson, openOnline, playTogether, pressOnce, shareSite } from "./online-site.ts";
import { expect, test } from "./quiet.ts";
import { go } from "./screens.ts";

const site = shareSite();

test("two strangers press and sit at the same table: one from home without a name, one from the lobby", async ({
  browser,
}) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await ada.page.goto("/");
  await ada.page.getByRole("link", { name: "Play Māori with people now" }).click();
  await ada.page.getByLabel("Your name").fill("Ada");
  await ada.page.getByRole("button", { name: "Play now" }).click();
  await expect(ada.page.getByTestId("seeking")).toContainText("Looking for somebody");
  await enterAs(ben.page, "Ben");
  const pressed = performance.now();
  await ben.page.getByRole("link", { name: "Play Māori now with whoever comes" }).click();
  for (const { page } of [ada, ben]) {
    await page.locator(".table").waitFor();
    await expect(page.locator(".players li")).toHaveCount(2);
  }
  console.log(`both sit at one table ${(performance.now() - pressed).toFixed(0)} ms after the second press`);
  expect(new URL(ada.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  await Promise.all([ada.context.close(), ben.context.close()]);
});

test("who leaves the page waits no more; a wish for the week stays until it is taken back", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  const { request } = ada.page;
  const waiting = async () =>
    ((await (await request.get("/api/tickets")).json()) as { wish: string }[]).map(({ wish }) => wish);
  await ada.page.getByRole("link", { name: "Play Māori now with whoever comes" }).click();
  await expect(ada.page.getByTestId("seeking")).toBeVisible();
  await ada.page.getByRole("link", { name: "Play together" }).click();
  await expect.poll(waiting).toEqual([]);
  await ada.page.getByRole("link", { name: "Play Māori this week with whoever comes" }).click();
  await expect(ada.page.getByTestId("seeking")).toContainText("You are in the line");
  await ada.page.getByRole("link", { name: "Play together" }).click();
  await expect(ada.page.getByTestId("find")).toContainText("you are in the line until");
  expect(await waiting()).toEqual(["week"]);
  await ada.page.getByRole("link", { name: "Play Māori this week with whoever comes" }).click();
  await ada.page.getByRole("button", { name: "Stop looking" }).click();
  // By the keys alone, and to a computer where nobody comes.
  await ada.page.getByLabel("After 2 minutes a computer will do").check();
  await ada.page.getByRole("button", { name: "Play now" }).press("Enter");
  await expect(ada.page.getByTestId("seeking")).toContainText("a computer will do");
  expect(await waiting()).toEqual(["now"]);
  await Promise.all([ada.context.close(), ben.context.close()]);
});

test("the lobby shows the tables one wants to see, and remembers which these are", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  await openOnline(ada.page, { game: "maori", chairs: ["open", "open"], pace: "day1" });
  await openOnline(ada.page, { game: "moa", chairs: ["open"], pace: "live30" });
  await enterAs(ben.page, "Ben");
  const { page } = ben;
  const rows = page.getByTestId("open").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await page.getByText("Show only some").click();
  await page.getByLabel("Free seats").selectOption("two and more");
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toContainText("Māori");
  await page.getByLabel("Game").selectOption("Moa");
  await expect(page.getByText("2 tables are open")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("Pace").selectOption("live");
  await expect(rows).toContainText("Moa");
  await page.getByLabel("Language").selectOption("mine");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Rated").selectOption("yes");
  await expect(rows).toHaveCount(0);
  await Promise.all([ada.context.close(), ben.context.close()]);
});

test("a member is invited by name and declines, is followed and lets herself be seen", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  const account = (name: string) => ({ email: `${name}@example.org`, password: "long enough", name });
  for (const [{ page }, name] of [
    [ada, "Alma"],
    [ben, "Bruno"],
  ] as const) {
    const headers = { "x-outrigger": "1", origin: site.origin };
    const made = await page.request.post("/api/account", { data: account(name), headers });
    expect(made.ok()).toBe(true);
  }
  await openOnline(ada.page, { game: "maori", chairs: ["friend"], hidden: true });
  await ada.page.getByLabel("Or keep a seat for a member, by name").fill("Nobody");
  await ada.page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ada.page.getByRole("alert")).toContainText("no member called Nobody");
  await ben.page.goto("/online");
  await ada.page.getByLabel("Or keep a seat for a member, by name").fill("Bruno");
  await ada.page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ada.page.getByTestId("chairs")).toContainText("kept for Bruno");
  await expect(ben.page.getByTestId("invitations")).toBeVisible();
  await ada.page.getByRole("button", { name: "Take the invitation of Bruno back" }).press("Enter");
  await expect(ben.page.getByTestId("invitations")).toHaveCount(0);
  await ada.page.getByLabel("Or keep a seat for a member, by name").fill("Bruno");
  await ada.page.getByRole("button", { name: "Invite", exact: true }).click();
  await ben.page.getByTestId("invitations").getByRole("button", { name: "No, thank you" }).click();
  await expect(ben.page.getByTestId("invitations")).toHaveCount(0);
  await expect(ada.page.getByTestId("chairs")).not.toContainText("kept for Bruno");
  await ada.page.getByLabel("Or keep a seat for a member, by name").fill("Bruno");
  await ada.page.getByRole("button", { name: "Invite", exact: true }).click();
  await ben.page.getByTestId("invitations").getByRole("link", { name: "Have a look" }).click();
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.locator(".table").waitFor();
  await go(ben.page, "/online");
  await ben.page.getByLabel("Those who follow me see").check();
  const { me } = (await (await ben.page.request.get("/api/me")).json()) as { me: { id: string } };
  await go(ada.page, `/player/${me.id}`);
  await ada.page.getByRole("button", { name: "Follow" }).click();
  await expect(ada.page.getByRole("button", { name: "Do not follow any more" })).toBeVisible();
  await go(ada.page, "/online");
  await expect(ada.page.getByTestId("followed")).toContainText("Bruno");
  await expect(ada.page.getByTestId("followed")).toContainText("here");
  await Promise.all([ada.context.close(), ben.context.close()]);
});

test("a game in front of one goes on with a friend who comes by link", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  const { page } = ada;
  await enterAs(page, "Ada");
  await go(page, "/");
  await page.getByRole("button", { name: "Play Moa" }).click();
  await page.locator(".table").waitFor();
  await pressOnce(page);
  await go(page, page.url().replace("/table/", "/online/handover/"));
  await expect(page.getByText("drawn anew")).toBeVisible();
  await expect(page.getByRole("option", { name: "Ada (you)" }).first()).toBeAttached();
  await page.getByRole("button", { name: "Open the table" }).click();
  const invitation = await page.locator(".invitation").inputValue();
  await ben.page.goto(invitation);
  await expect(ben.page.getByTestId("set-up")).toContainText("goes on from Ada’s screen");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  for (const each of [page, ben.page]) await each.locator(".table").waitFor();
  await playTogether([page, ben.page], 3);
  await Promise.all([ada.context.close(), ben.context.close()]);
});
