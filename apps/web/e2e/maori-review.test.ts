// Looking at games again, going on from a moment of them, record files; and component packs.
import { rules } from "@outrigger/maori/rules";
import { parseRecord, replayRecord } from "@outrigger/records";
import { playByPressing } from "./driver.ts";
import { findPosition } from "./positions.ts";
import { expect, test } from "./quiet.ts";
import { openRecord } from "./screens.ts";

const { match: longGame } = findPosition(rules, {}, ({ match }) => (match.data.segments[0]?.steps.length ?? 0) > 60);

test("a game is scrubbed in both directions, played, and seen by anybody who may look", async ({ page }) => {
  await openRecord(page, longGame);
  const review = page.locator(".review");
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  await expect(review).toHaveAttribute("data-at", String(last));
  const board = page.locator(".review .players-area");
  const atTheEnd = await board.innerText();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(review).toHaveAttribute("data-at", "0");
  await expect.poll(() => board.innerText()).not.toBe(atTheEnd);
  await page.getByRole("button", { name: "One forward" }).click();
  await page.getByRole("button", { name: "One forward" }).click();
  await page.getByRole("button", { name: "One back" }).click();
  await expect(review).toHaveAttribute("data-at", "1");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await review.getAttribute("data-at"))).toBeGreaterThanOrEqual(3);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider").fill(String(last));
  await expect(review).toHaveAttribute("data-at", String(last));
  await expect.poll(() => board.innerText()).toBe(atTheEnd);
  await page.getByRole("combobox", { name: "Turn" }).selectOption({ index: 3 });
  await expect(review).not.toHaveAttribute("data-at", String(last));
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ label: "Hana" });
  await expect(page.locator(".review .board h2").last()).toContainText(/Your board|Hana/);
});

test("a game goes on from any of its moments against bots", async ({ page }) => {
  await openRecord(page, longGame);
  await page.getByRole("slider").fill("24");
  await expect(page.locator(".review")).toHaveAttribute("data-at", "24");
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("combobox", { name: "You play" }).selectOption({ label: "Noor" });
  await page.getByRole("combobox", { name: "The others" }).selectOption({ label: "Computer, easy" });
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.locator(".table").waitFor();
  await playByPressing(page, (target) => target.click(), 8, 6);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Your unfinished games" }).getByRole("listitem")).toHaveCount(2);
});

test("a record goes home as a file that the rules agree with, and a broken one is refused", async ({ page }) => {
  await openRecord(page, longGame);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
  const parsed = parseRecord(Buffer.concat(parts).toString("utf8"));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  expect(replayRecord(rules, parsed.value).over).toBe(false);
  await page.goto("/");
  const broken = { name: "broken.json", mimeType: "application/json", buffer: Buffer.from('{"format":1}') };
  await page.locator("input[type=file]").setInputFiles(broken);
  await expect(page.getByRole("alert")).toContainText("could not be opened");
});

test("a corrected component pack is checked, used and recorded", async ({ page }) => {
  await page.goto("/new/maori");
  await page.getByText("More options").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the pack" }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
  const pack = JSON.parse(Buffer.concat(parts).toString("utf8"));
  const upload = (source: unknown) =>
    page.locator("input[type=file]").setInputFiles({
      name: "mine.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(source)),
    });
  await upload({ ...pack, tokens: { ...pack.tokens, startingShells: "seven" } });
  await expect(page.getByRole("alert")).toContainText("startingShells");
  await upload({ ...pack, tokens: { ...pack.tokens, startingShells: 6 } });
  await expect(page.getByText("Your pack: mine.json")).toBeVisible();
  await page.getByText("Show every number").click();
  const numbers = page.locator("details details").first();
  await expect(numbers).toContainText("startingShells 6");
  await expect(numbers).toContainText("from the rulebook");
  await page.locator(".start").click();
  await page.locator(".table").waitFor();
  await expect(page.locator(".players-area li").first()).toContainText("6");
});
