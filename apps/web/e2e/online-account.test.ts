// An account in the browser: another address and password, the same person.
import { expect, test } from "@playwright/test";
import { enterAs, newPerson, type OnlineSite, startSite } from "./online-site.ts";

let site: OnlineSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.close());

test("making and deleting an account leaves no fault in the console", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  await enterAs(page, "Lou");
  await page.getByRole("link", { name: "Lou", exact: true }).click();
  await page.getByLabel("E-mail").fill("lou@example.org");
  await page.getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Make it an account" }).click();
  await expect(page.getByText("All your games came along")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByTestId("sure").getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByRole("heading", { name: "Four games, one table" })).toBeVisible();
  await page.getByRole("link", { name: "Online", exact: true }).click();
  await expect(page.getByLabel("Your name")).toBeVisible();
  expect(faults).toEqual([]);
});

test("address and password are changed while signed in, and only with the present password", async ({ browser }) => {
  const { page } = await newPerson(browser, site);
  await enterAs(page, "Kim");
  await page.goto("/account");
  await page.getByLabel("E-mail").fill("kim@example.org");
  await page.getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Make it an account" }).click();
  await expect(page.getByText("All your games came along")).toBeVisible();

  const form = page.getByTestId("credentials");
  const change = form.getByRole("button", { name: "Change" });
  await expect(change).toBeDisabled();
  await form.getByLabel("E-mail").fill("kim@new.example");
  await form.getByLabel("A new password").fill("longer than that");
  await form.getByLabel("Present password").fill("wrong one");
  await change.click();
  await expect(page.getByText("not your present password")).toBeVisible();
  await form.getByLabel("Present password").fill("long enough");
  await change.click();
  await expect(page.getByText("signed out everywhere else")).toBeVisible();
  await expect(page.getByText("kim@new.example")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Kim" })).toBeVisible();

  const other = await newPerson(browser, site);
  await other.page.goto("/account");
  await other.page.getByLabel("E-mail").fill("kim@new.example");
  await other.page.getByLabel("Password").fill("longer than that");
  await other.page.getByRole("button", { name: "Sign in" }).click();
  await expect(other.page.getByRole("heading", { name: "Kim" })).toBeVisible();
});

test("a token is seen once, listed, and revoked by the keyboard; an account says that it is a bot", async ({
  browser,
}) => {
  const { page } = await newPerson(browser, site);
  await enterAs(page, "Rob");
  await page.goto("/account");
  await expect(page.getByTestId("tokens")).toBeHidden();
  await page.getByLabel("E-mail").fill("rob@example.org");
  await page.getByLabel("Password").fill("long enough");
  await page.getByRole("button", { name: "Make it an account" }).click();

  const tokens = page.getByTestId("tokens");
  await tokens.getByLabel("What is it for?").fill("my bot");
  await tokens.getByLabel("open tables and start them").press("Space");
  await tokens.getByRole("button", { name: "Make a token" }).press("Enter");
  const token = await tokens.getByLabel("The token").inputValue();
  const asked = await page.request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
  expect(await asked.json()).toMatchObject({ me: { name: "Rob" } });
  await page.reload();
  await expect(tokens.getByText("read play tables")).toBeVisible();
  await expect(tokens.getByText("Last used")).toBeVisible();
  await expect(tokens.getByLabel("The token")).toBeHidden();
  await tokens.getByRole("button", { name: "Revoke my bot" }).press("Enter");
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(tokens.getByText("my bot")).toBeHidden();
  const refused = await page.request.get("/api/me", { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status(), await refused.json()]).toEqual([401, { code: "no-such-token" }]);

  const bot = page.getByTestId("bot");
  await bot.getByLabel("Tahiti").press("Space");
  await bot.getByRole("button", { name: "It is a bot" }).press("Enter");
  await expect(page.getByText("Everybody sees that it is a bot")).toBeVisible();
  await page.getByRole("link", { name: "Your games" }).click();
  await expect(page.getByRole("heading", { name: "Rob (bot)" })).toBeVisible();

  const other = await newPerson(browser, site);
  await enterAs(other.page, "Ann");
  await other.page.goto("/online/new/maori");
  await other.page.getByLabel("Seat 2").selectOption({ label: "Rob (bot)" });
  await other.page.getByRole("button", { name: "Open the table" }).click();
  await expect(other.page.getByTestId("chairs")).toContainText("kept for Rob");
});
