// The desk of whoever looks after the site: a report with its context, what is done about it, and what people are told.
import { enterAs, newHost, newPerson, type OnlineSite, openOnline, sitDown, startSite, talk } from "./online-site.ts";
import { expect, test } from "./quiet.ts";
import { expectClean, go } from "./screens.ts";

let site: OnlineSite;
// Each has a site of its own: what a host lays down holds for everybody there.
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(() => site.close());

test("a host reads a report with its context, mutes and suspends, and takes it back; the person is told at once", async ({
  browser,
}) => {
  const host = await newHost(browser, site);
  const [ada, ben] = [await newPerson(browser, site), await newPerson(browser, site)];
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open", "open"] });
  await sitDown(ben.page, invitation, "Ben");
  await talk(ben.page, "Something rude");
  await ada.page.getByRole("button", { name: "Report this line of Ben" }).click();
  await expect(ada.page.getByText("Somebody will look at it")).toBeVisible();

  await host.getByRole("link", { name: "The desk" }).click();
  const desk = host.getByTestId("desk");
  await expect(desk).toContainText("Reported by Ada");
  await expect(desk).toContainText("Something rude");
  await expect(desk).toContainText("At the table: Māori");
  await expectClean(host, "a report");
  await desk.getByRole("link", { name: "See to Ben" }).click();

  const act = async (kind: string, reason: string): Promise<void> => {
    await desk.getByLabel("What to do").selectOption(kind);
    await desk.getByLabel("Reason").fill(reason);
    await desk.getByRole("button", { name: "Do it" }).click();
    await expect(host.getByText("Done. Ben is told.")).toBeVisible();
  };
  await act("mute", "Be kind.");
  const told = ben.page.getByTestId("told");
  await expect(told).toContainText("You cannot write in any chat until");
  await expect(told).toContainText("Be kind.");
  await expectClean(ben.page, "muted");
  await told.getByRole("button", { name: "I have read it" }).click();
  await expect(told).toHaveCount(0);
  await talk(ben.page, "Again");
  await expect(ben.page.getByText("You cannot write in chats for now.")).toBeVisible();

  await act("suspend", "A day away.");
  await expect(ben.page.getByTestId("suspended")).toContainText("A day away.");
  await expectClean(ben.page, "suspended");
  await ben.page.goto("/online");
  await expect(ben.page.getByRole("heading", { name: "You cannot be here for now" })).toBeVisible();
  await expectClean(host, "acts");

  await host.getByTestId("acts").getByRole("button", { name: "Take it back: Ida suspended Ben" }).click();
  const sure = host.getByTestId("sure");
  await sure.getByLabel("Reason").fill("It was another Ben.");
  await sure.getByRole("button", { name: "Take it back" }).click();
  await expect(host.getByTestId("acts")).toContainText("(taken back)");
  await ben.page.goto("/online");
  await expect(ben.page.getByTestId("told")).toContainText("A day away.");
  await go(ada.page, "/desk");
  await expect(ada.page.getByText("The desk is for the administrators of this site.")).toBeVisible();
});

test("a host sees how the site is, and opens it by invitation; a link lets somebody in", async ({ browser }) => {
  const host = await newHost(browser, site);
  await go(host, "/desk");
  const desk = host.getByTestId("desk");
  await host.getByRole("button", { name: "Health" }).click();
  await expect(desk).toContainText("Games running");
  await expect(desk).toContainText("none was noted");
  await expectClean(host, "health");
  await host.getByRole("button", { name: "Coming in" }).click();
  await desk.getByLabel("Those with an invitation").check();
  await expect(host.getByText("Done.")).toBeVisible();
  await expectClean(host, "coming in");

  const { page } = await newPerson(browser, site);
  await page.goto("/online");
  await expect(page.getByText("This site is open by invitation.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveCount(0);
  await go(host, "/account");
  await host.getByRole("button", { name: "Make an invitation" }).click();
  await page.goto(await host.getByLabel("The link").inputValue());
  await page.getByLabel("Your name").fill("Lou");
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("heading", { name: "Lou" })).toBeVisible();
});
