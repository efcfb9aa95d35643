// A game over days: somebody who has left is told by mail, comes back to what was missed, and finds the table by its badge.
import { type AddressInfo, createServer, type Server } from "node:net";
import { ASKED } from "./driver.ts";
import {
  enterAs,
  newPerson,
  type OnlineSite,
  openOnline,
  playTogether,
  playUntilAsked,
  pressOnce,
  register,
  sitDown,
  startSite,
} from "./online-site.ts";
import { expect, type Page, test } from "./quiet.ts";

const letters: string[] = [];
let smtp: Server;
let site: OnlineSite;

/** A mail server that takes everything. */
function openSink(): Promise<Server> {
  const server = createServer((socket) => {
    let body: string | undefined;
    socket.write("220 sink\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      if (body === undefined && !text.startsWith("DATA")) return void socket.write("250 ok\r\n");
      if (body === undefined) {
        body = "";
        return void socket.write("354 go on\r\n");
      }
      body += text;
      if (!body.endsWith("\r\n.\r\n")) return;
      letters.push(body);
      body = undefined;
      socket.write("250 kept\r\n");
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test.beforeAll(async () => {
  smtp = await openSink();
  const { port } = smtp.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  site = await startSite({ SMTP_URL, TELL_AFTER: "300" });
});
test.afterAll(async () => {
  await site.close();
  smtp.close();
});

/** By the link in the letter, which asks before it does anything. */
async function confirmAddress(page: Page): Promise<void> {
  const linkIn = (letter = ""): string | undefined =>
    /\/account\/confirm\/[\w-]+/.exec(letter.replaceAll("=\r\n", ""))?.[0];
  await expect.poll(() => linkIn(letters[0])).toBeDefined();
  await page.goto(linkIn(letters.shift()) ?? "");
  await page.getByRole("button", { name: "It is my address" }).click();
  await expect(page.getByText("Thank you. Letters can come now.")).toBeVisible();
}

test("by turns: a letter when it is one's turn, then what was missed, then the badge", async ({ browser }) => {
  const ada = await newPerson(browser, site);
  const ben = await newPerson(browser, site);
  await enterAs(ada.page, "Ada");
  const invitation = await openOnline(ada.page, { game: "maori", chairs: ["open"], pace: "day3" });
  await sitDown(ben.page, invitation, "Ben");
  await ben.page.locator(".table").waitFor();
  const table = ben.page.url().replace(/\/join\/.*/, "");
  await register(ben.page, "ben@example.org");
  await confirmAddress(ben.page);
  // Whoever begins: both play a few decisions, then Ben leaves in Ada's turn and she plays until it is his.
  await ben.page.goto(table);
  await playTogether([ada.page, ben.page], 8);
  await playUntilAsked(ada.page, ben.page);
  // While he confirmed his address it may have been his turn: that letter is not the one that is waited for.
  letters.length = 0;
  await ben.page.goto("/settings");
  await expect
    .poll(async () => {
      await pressOnce(ada.page);
      return letters.length;
    })
    .toBeGreaterThan(0);
  expect(letters[0]).toContain("To: ben@example.org");
  expect(letters[0]).toContain("Your_turn_in_M=C4=81ori");

  await expect(ben.page.getByTestId("waiting")).toContainText("1");
  await ben.page.goto("/online");
  await ben.page.getByRole("link", { name: /Next table/ }).click();
  await expect(ben.page.getByTestId("away")).toBeVisible();
  await ben.page.getByTestId("away").getByRole("button", { name: "Show me" }).click();
  await expect(ben.page.getByTestId("away")).toBeHidden();
  // It was asked for, so it is shown to its end, beat by beat.
  await expect(ben.page.locator(".table")).toHaveAttribute("data-playing", "false");
  await ben.page.locator(ASKED).waitFor();
  await pressOnce(ben.page);

  await ben.page.getByText("Note and notifications").click();
  await ben.page.getByLabel("A note for yourself").fill("watch the eastern column");
  await ben.page.getByLabel("A note for yourself").blur();
  await ben.page.getByLabel("Send me an e-mail when it is my turn").uncheck();
  // What a browser does not allow is said, though the wish is kept. Nobody is there to answer its own question.
  await ben.page.evaluate(() => {
    Notification.requestPermission = async () => "denied";
  });
  const push = ben.page.getByLabel("Tell this browser when it is my turn");
  await push.uncheck();
  const kept = ben.page.waitForResponse((answer) => answer.request().postDataJSON()?.push === true);
  await push.check();
  await kept;
  await expect(ben.page.getByText("The browser does not allow it.")).toBeVisible();
  await ben.page.reload();
  await ben.page.locator(".table").waitFor();
  await ben.page.getByText("Note and notifications").click();
  await expect(ben.page.getByLabel("A note for yourself")).toHaveValue("watch the eastern column");
  await expect(ben.page.getByLabel("Send me an e-mail when it is my turn")).not.toBeChecked();
});
