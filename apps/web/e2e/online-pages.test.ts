// Every page for people who play together, with something on it: read and pressed at every size, in light and dark, in every language.

import { faultsOf } from "./measure.ts";
import { makeAccount, newHost, newPerson, openOnline, playRated, shareSite, talk } from "./online-site.ts";
import { type Browser, expect, type Page, test } from "./quiet.ts";
import { expectCleanInAll, go, SIZES, settled, speak } from "./screens.ts";

const site = shareSite();

const PHONE = { width: 390, height: 844 };

/** What cannot be read or pressed: at every size in English, on a phone in the other languages, whose words are longer. */
async function faultsAt(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    await settled(page);
    faults.push(...(await faultsOf(page)).map((fault) => `${name} ${where}: ${fault}`));
  };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(`${size.width}x${size.height}`);
  }
  await page.setViewportSize(PHONE);
  for (const language of ["it", "pl"] as const) {
    await speak(page, language);
    await look(language);
  }
  await speak(page, "en");
  return faults;
}

async function newMember(browser: Browser, name: string): Promise<Page> {
  const { page } = await newPerson(browser, site);
  await makeAccount(page, site, name);
  return page;
}

/** A report of what was said at a table, by somebody who sat there. */
async function report(ada: Page, ben: Page): Promise<void> {
  await ben.goto(await openOnline(ada, { game: "maori", chairs: ["open", "open"] }));
  await ben.getByRole("button", { name: "Sit down" }).click();
  await talk(ben, "Something rude");
  await ada.getByRole("button", { name: "Report this line of Benedikta" }).click();
  await expect(ada.getByText("Somebody will look at it")).toBeVisible();
}

test("the lobby, a search, an invitation, ratings, an account, the desk and a game handed over", async ({
  browser,
}) => {
  test.slow();
  const host = await newHost(browser, site);
  const [ada, ben] = [await newMember(browser, "Ada"), await newMember(browser, "Benedikta")];
  const { me } = (await (await ada.request.get("/api/me")).json()) as { me: { id: string } };
  const stranger = (await newPerson(browser, site)).page;
  await playRated(site, [ada, ben], [1, 1, 0]);
  await report(ada, ben);
  const invited = await openOnline(ada, { game: "tahiti", chairs: ["open", "friend"], pace: "bank1" });
  await ada.getByLabel("Or keep a seat for a member, by name").fill("Benedikta");
  await ada.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ada.getByTestId("chairs")).toContainText("kept for Benedikta");
  const faults: string[] = [];
  const see = async (page: Page, name: string): Promise<void> => {
    faults.push(...(await faultsAt(page, name)));
    await expectCleanInAll(page, name);
  };
  await see(ada, "a table that gathers");
  await go(ben, "/online");
  await expect(ben.getByTestId("invitations")).toBeVisible();
  await see(ben, "the lobby");
  await go(ben, "/online/find/maori");
  await ben.locator("form.wishes").waitFor();
  await see(ben, "a search");
  await stranger.goto(invited);
  await stranger.getByRole("button", { name: "Sit down" }).waitFor();
  await see(stranger, "an invitation");
  await go(ada, `/player/${me.id}`);
  await expect(async () => {
    await ada.reload();
    await expect(ada.getByTestId("ratings")).toContainText("after 3 games", { timeout: 2_000 });
  }).toPass();
  await see(ada, "ratings");
  await go(ada, "/account");
  await ada.getByTestId("hours").getByLabel("I have playing hours").check();
  await ada.getByTestId("hours").getByRole("button", { name: "Take it" }).click();
  await expect(ada.getByTestId("hours").getByRole("listitem")).toHaveCount(1);
  await see(ada, "an account");
  await go(host, "/desk");
  await expect(host.getByTestId("desk")).toContainText("Something rude");
  await see(host, "the desk");
  await host.getByRole("button", { name: "Health" }).click();
  await expect(host.getByTestId("desk")).toContainText("Games running");
  await see(host, "health");
  await go(ada, "/");
  await ada.getByRole("button", { name: "Play Moa" }).click();
  await ada.locator(".table").waitFor();
  await go(ada, ada.url().replace("/table/", "/online/handover/"));
  await ada.getByRole("button", { name: "Open the table" }).waitFor();
  await see(ada, "a game handed over");
  expect(faults).toEqual([]);
});
