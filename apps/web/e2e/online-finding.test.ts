// Finding people: two strangers press and sit at one table; what is waited for, and what is looked at meanwhile.
import { expect, test } from "@playwright/test";
import { faultsOf } from "./measure.ts";
import { enterAs, newPerson, type OnlineSite, openOnline, startSite } from "./online-site.ts";
import { expectClean, SIZES, settled } from "./screens.ts";

let site: OnlineSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

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
  await ben.page.getByRole("link", { name: "Play Māori now with whoever comes" }).click();
  for (const { page } of [ada, ben]) {
    await page.locator(".table").waitFor();
    await expect(page.locator(".players li")).toHaveCount(2);
  }
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

test("looking for people can be read and pressed at every size, in light and in dark", async ({ browser }) => {
  const { page, context } = await newPerson(browser, site);
  await enterAs(page, "Ada");
  const faults: string[] = [];
  for (const [path, ready] of [
    ["/online", "[data-testid=find]"],
    ["/online/find/maori", "form.wishes"],
  ] as const) {
    await page.goto(path);
    await page.locator(ready).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${path} ${size.width}: ${fault}`));
    }
    await expectClean(page, path);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectClean(page, `${path} in the dark`, "colours");
    await page.emulateMedia({ colorScheme: "light" });
  }
  expect(faults).toEqual([]);
  await context.close();
});
