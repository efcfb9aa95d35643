// Time for games over days: playing hours, holidays and a time bank, seen before one sits down; and ratings with their doubt.
import { enterAs, newPerson, openOnline, playRated, shareSite } from "./online-site.ts";
import { expect, test } from "./quiet.ts";
import { expectClean, go } from "./screens.ts";

const site = shareSite();

test("whoever sits down sees when the others play, and what is saved of their time", async ({ browser }) => {
  const ada = await newPerson(browser, site, { timezoneId: "Europe/Rome" });
  await enterAs(ada.page, "Ada");
  await go(ada.page, "/account");
  const form = ada.page.getByTestId("hours");
  await form.getByLabel("I have playing hours").check();
  const to = form.locator("input[type=time]").nth(1);
  await expect(to).toHaveValue("22:00");
  await to.fill("12:00");
  await to.blur();
  await expect(form.getByText("At least eight hours")).toBeVisible();
  await expect(to).toHaveValue("22:00");
  await form.getByRole("button", { name: "Take it" }).click();
  await expect(form.getByRole("listitem")).toHaveCount(1);
  await expect(form.getByText("27 days are left")).toBeVisible();
  await form.getByRole("button", { name: "Take it" }).click();
  await expect(form.getByText("does not meet another")).toBeVisible();

  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"], pace: "bank1" });
  const ben = await newPerson(browser, site);
  await ben.page.goto(invitation);
  await expect(ben.page.getByText("3 days saved to begin with, 7 days at most")).toBeVisible();
  await expect(ben.page.getByTestId("seated")).toContainText("plays 08:00–22:00, Rome · on holiday");
  await expectClean(ben.page, "gathering");

  // A computer plays on by itself; Ada's own clock stands still while she is away.
  await openOnline(ada.page, { game: "maori", chairs: ["easy"], pace: "day1" });
  await expect(ada.page.getByTitle(/The clock stands still until/).first()).toBeVisible();
  await go(ada.page, "/account");
  await form.getByRole("button", { name: /End the holiday/ }).click();
  await expect(form.getByRole("listitem")).toHaveCount(0);
});

test("a profile shows its ratings with their doubt, how they came about, and who is near", async ({ browser }) => {
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  await enterAs(ben.page, "Ben");
  await playRated(site, [ada.page, ben.page], [1, 1, 0]);
  await go(ada.page, "/account");
  await ada.page.getByRole("link", { name: "Your games" }).click();
  await ada.page.getByTestId("tally").waitFor();
  const ratings = ada.page.getByTestId("ratings");
  // What has ended counts after some seconds.
  await expect(async () => {
    await ada.page.reload();
    await expect(ratings).toContainText("after 3 games", { timeout: 2_000 });
  }).toPass();
  await expect(ratings.getByText(/^1\d{3}, give or take \d{3}, after 3 games$/)).toBeVisible();
  await expect(ratings.getByRole("img", { name: /From 1\d{3} to 1\d{3}/ })).toBeVisible();
  await expect(ratings.locator("polyline")).toHaveAttribute("points", /^\S+ \S+ \S+$/);
  await expect(ratings.locator("ol li")).toHaveText([/Ada.* ± /, /Ben.* ± /]);
  await ratings.getByRole("link", { name: "Ben" }).click();
  await expect(ada.page.getByRole("heading", { name: "Ben" })).toBeVisible();

  // Nobody must be rated.
  await go(ben.page, "/account");
  await ben.page.getByLabel("I want to be rated").uncheck();
  await expect(ben.page.getByLabel("I want to be rated")).not.toBeChecked();
  await go(ben.page, "/online/new/maori");
  await expect(ben.page.getByLabel("Rated", { exact: true })).toBeDisabled();
  const told = ada.page.waitForResponse(/\/players\/.+\/ratings$/);
  await ada.page.reload();
  expect(await (await told).json()).toEqual([]);
  await expect(ratings).toHaveCount(0);
});
