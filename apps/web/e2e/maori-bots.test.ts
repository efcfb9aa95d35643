// Against a computer player: reloads, languages, no network.
import { rules } from "@outrigger/maori/rules";
import { text } from "@outrigger/maori/text";
import { openTable, playByPressing, readEnd } from "./driver.ts";
import { sitDownLate } from "./late.ts";
import { expect, type Page, test } from "./quiet.ts";

const AGAINST_A_BOT = { game: "maori", seats: ["person", "easy"] } as const;
const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

/** Everything on the table that a reload must bring back. */
async function readTable(page: Page): Promise<string> {
  const parts = [".prompt p", ".table > main", ".players-area", ".side > .log"];
  return (await Promise.all(parts.map((part) => page.locator(part).innerText()))).join("\n");
}

const isMine = (page: Page) => page.locator(".prompt p").getByText("Your turn:").waitFor();

/** On into an own turn, so that there is a draft to take back. */
async function draftTurn(page: Page): Promise<void> {
  for (let made = 0; made < 20; made++) {
    await isMine(page);
    if (await page.locator(".prompt .undo").isEnabled()) return;
    await playByPressing(page, click, 5, 1);
  }
  throw new Error("there is never a draft");
}

test("a game against a computer player, with a reload in the middle of a turn, to its end", async ({ page }) => {
  const patience = await sitDownLate(page, rules, AGAINST_A_BOT);
  await draftTurn(page);
  const before = await readTable(page);
  await page.reload();
  await isMine(page);
  await expect.poll(() => readTable(page)).toBe(before);
  await playByPressing(page, click, 6, undefined, patience);
  expect(await readEnd(page)).toContain("1st");
});

test("the language changes in the middle of a game", async ({ page }) => {
  await openTable(page, AGAINST_A_BOT);
  await isMine(page);
  const languages = { Italiano: "it", Polski: "pl", English: "en" } as const;
  for (const [label, language] of Object.entries(languages)) {
    await page.locator(".table > header nav button").last().click();
    await page.locator("dialog select").first().selectOption({ label });
    await page.keyboard.press("Escape");
    const messages = await text.messages(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".board h2").first()).toHaveText(messages["ui.matrix"] ?? "");
  }
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("nothing needs the network after the first load", async ({ page, context }) => {
    await page.goto("/");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller !== null) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    await context.setOffline(true);
    await page.goto("/rules/maori");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Māori");
    await openTable(page, AGAINST_A_BOT);
    await playByPressing(page, click, 7, 8);
    await page.reload();
    await page.locator(".table").waitFor();
  });
});
