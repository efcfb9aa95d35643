// An account in the browser: another address and password, the same person.

import { enterAs, newPerson, registerAs, shareSite, signIn } from "./online-site.ts";
import { expect, test } from "./quiet.ts";

// Where it is kept from coming, the console says so.
test.use({ serviceWorkers: "allow" });

const site = shareSite();

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
  await registerAs(page, "Kim");

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
  await signIn(other.page, "kim@new.example", "longer than that");
  await expect(other.page.getByRole("heading", { name: "Kim" })).toBeVisible();
});
