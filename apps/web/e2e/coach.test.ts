// The coach of a first game: a hint in steps, how it stands, a question before a decision that loses a lot; and where it is not.
import { type Match, newMatchData, restoreMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { rules as moa } from "@outrigger/moa/rules";
import { completeOptions } from "@outrigger/scene";
import { standingBefore, type TacticBook } from "@outrigger/testkit/tactics";
import { openTable, tabTo } from "./driver.ts";
import { enterAs, newPerson, startSite } from "./online-site.ts";
import { expect, type Page, test } from "./quiet.ts";
import { expectClean, pressFor, SIZES, settled, sitDown, wish } from "./screens.ts";

const hint = (page: Page) => page.getByTestId("hint");
const standing = (page: Page) => page.getByTestId("standing");
/** What is lit, by the names of its places. */
const light = (page: Page) => page.locator(".table > .light");
const warning = (page: Page) => page.getByTestId("warning");

const boxOf = (page: Page) =>
  page.locator("main.board").evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return { left, top, width, height };
  });

/** The scripts in which the coach thinks, or others of this name, come only when they are let through. */
async function holdCoach(page: Page, scripts = /coach-worker/): Promise<() => void> {
  let letThrough = (): void => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(scripts, async (route) => {
    await open;
    await route.continue();
  });
  return letThrough;
}

test("a first game is coached: how it stands, and a hint in three presses by keyboard, while the board stands still", async ({
  page,
}) => {
  await wish(page, { coach: "first", guide: false });
  const letThrough = await holdCoach(page);
  await openTable(page, { game: "maori", seats: ["person", "easy"] });
  await page.locator(".prompt .hint:enabled").waitFor();
  await settled(page);
  const box = await boxOf(page);
  letThrough();
  await expect(standing(page)).toHaveAttribute("data-known", "true");
  await expect(page.getByRole("img", { name: /^How it stands: .* \d+%, .* \d+%$/ })).toBeVisible();

  await tabTo(page, "What should I do?");
  await page.keyboard.press("Enter");
  await expect(hint(page)).toContainText("Look at what is lit.");
  await expect(page.locator(".board .pointed, .board .lit-place").first()).toBeAttached();
  await tabTo(page, "What should I do?", ".more");
  await page.keyboard.press("Enter");
  await expect(hint(page)).toContainText("A strong player would do this:");
  await page.keyboard.press("Enter");
  await expect(hint(page).getByRole("link", { name: /^MAO-/ })).toBeVisible();
  expect(await boxOf(page)).toEqual(box);
  await expectClean(page, "coached", "both");

  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    const before = await boxOf(page);
    await hint(page).getByRole("button", { name: "Close the hint" }).click();
    await expect(hint(page)).toHaveCount(0);
    expect(await boxOf(page), `${size.width}x${size.height}`).toEqual(before);
    const ask = page.getByRole("button", { name: "What should I do?" }).and(page.locator(":visible"));
    await ask.click();
    await expect(hint(page)).toBeVisible();
    expect(await boxOf(page), `${size.width}x${size.height}`).toEqual(before);
  }
  await page.setViewportSize(SIZES[0]);
  for (const language of ["it", "pl"]) {
    await wish(page, { coach: "first", guide: false, language });
    await page.reload();
    await expect(standing(page)).toHaveAttribute("data-known", "true");
    await page.locator(".prompt .hint:enabled").click();
    await hint(page).locator(".more").click();
    await hint(page).locator(".more").click();
    await hint(page).getByRole("link").waitFor();
    await expectClean(page, `coached in ${language}`, "words");
  }
  await standing(page).getByRole("button").click();
  await expect(standing(page)).toHaveCount(0);
});

test("a coach that comes late, after the picture has changed a few times, says how it stands", async ({ page }) => {
  await wish(page, { coach: "always", guide: false, list: true });
  const letThrough = await holdCoach(page, /\/coach-(?!worker)[^/]*\.js/);
  await openTable(page, { game: "maori", seats: ["person", "person"] });
  for (let times = 0; times < 2; times++) {
    await pressFor(page, page.locator(".offer-button").first());
    await pressFor(page, page.locator(".prompt .undo:enabled"));
  }
  letThrough();
  await expect(standing(page)).toHaveAttribute("data-known", "true");
});

test("a hint follows a plan from move to move, and goes when that is taken back", async ({ page }) => {
  await wish(page, { coach: "always", guide: false, list: true });
  await openTable(page, { game: "maori", seats: ["person", "person"] });
  await page.locator(".prompt .hint:enabled").click();
  await hint(page).locator(".more").click();
  const plan = (await hint(page).locator("p").innerText()).replace(/^.*?: /, "");
  await pressFor(page, page.locator(".offer-button").filter({ hasText: plan }).first());
  await expect(hint(page).locator("p")).toHaveText("A strong player would do this: Confirm the position");
  await pressFor(page, page.locator(".prompt .undo:enabled"));
  await expect(hint(page)).toHaveCount(0);
});

/** A position of Moa in which to pass is as good as lost. */
async function lastRound(): Promise<Match> {
  const file = new URL("../../../games/moa/tactics/index.ts", import.meta.url);
  const { book } = (await import(file.href)) as { book: TacticBook };
  const tactic = book.tactics.find(({ name }) => name === "take the majority (601, 78)");
  if (tactic === undefined) throw new Error("the book has no such tactic");
  const { play, decision } = standingBefore({ rules: moa as never, arranging: undefined }, book, tactic);
  const seats = ["Noor", "Hana"].map((name, seat) =>
    seat === decision?.seat ? { kind: "person" as const, name } : { kind: "bot" as const, name, level: "easy" },
  );
  const segment = { rules: moa.version, snapshot: play.state as never, steps: [] };
  const data = newMatchData({ game: "moa", options: completeOptions(moa, { seats: 2 }) }, seats, 0, [segment]);
  return restoreMatch(moa as never, data, fastChance);
}

test("a decision that loses a lot is asked about once more, and can be made all the same", async ({ page }) => {
  await wish(page, { coach: "always", guide: false });
  await sitDown(page, await lastRound());
  const pass = page.getByRole("button", { name: "Pass", exact: true });
  await expect(page.getByTestId("coach")).toHaveAttribute("data-ready", "true");
  await pass.click();
  await expect(warning(page)).toContainText(/gives away about \d\d% of a win/);
  await expect(warning(page).getByRole("link", { name: "MOA-SCO-2" })).toBeVisible();
  await expectClean(page, "warned", "all");
  await page.keyboard.press("Escape");
  await expect(warning(page)).toHaveCount(0);
  await expect(pass).toBeEnabled();
  await page.reload();
  await expect(page.getByTestId("coach")).toHaveAttribute("data-ready", "true");
  await pass.click();
  await pressFor(page, warning(page).getByRole("button", { name: "Do it anyway" }));
  await expect(warning(page)).toHaveCount(0);
});

/** Whether the middle of what is lit lies in the window of the board. */
function isInSight(page: Page): Promise<boolean> {
  return light(page).evaluate((svg) => {
    const names = svg.getAttribute("data-lit")?.split(" ") ?? [];
    const rim = document.querySelector("svg[data-pan]")?.getBoundingClientRect();
    const places = names.map((name) => document.querySelector(`svg[data-pan] [data-place="${name}"]`));
    if (rim === undefined || places.length === 0) return false;
    return places.every((place) => {
      const { x, y, width, height } = place?.getBoundingClientRect() ?? new DOMRect(-1);
      const [left, top] = [x + width / 2, y + height / 2];
      return left > rim.left && left < rim.right && top > rim.top && top < rim.bottom;
    });
  });
}

test("on a phone what a hint is about comes into sight, wherever the board stands", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wish(page, { coach: "always", guide: false });
  await sitDown(page, await lastRound());
  const board = page.locator("svg[data-pan]");
  const ask = page.getByRole("button", { name: "What should I do?" }).and(page.locator(":visible"));
  for (const corner of [
    ["ArrowLeft", "ArrowUp"],
    ["ArrowRight", "ArrowDown"],
  ]) {
    await board.focus();
    for (const key of Array.from({ length: 8 }, () => ["+", ...corner]).flat()) await page.keyboard.press(key);
    await expect(board).toHaveAttribute("data-part", "true");
    await ask.click();
    await expect.poll(() => isInSight(page)).toBe(true);
    await hint(page).getByRole("button", { name: "Close the hint" }).click();
    await expect(light(page)).toHaveCount(0);
  }
});

test("a move waits for no thought: what the coach does not know yet, it does not ask about", async ({ page }) => {
  await wish(page, { coach: "always", guide: false });
  await holdCoach(page);
  await sitDown(page, await lastRound());
  await expect(page.getByTestId("coach")).toHaveAttribute("data-ready", "false");
  await pressFor(page, page.getByRole("button", { name: "Pass", exact: true }));
  await expect(warning(page)).toHaveCount(0);
});

test("online everybody is coached where the table says so, and nobody where it is rated", async ({ browser }) => {
  const site = await startSite();
  const { page } = await newPerson(browser, site);
  await wish(page, { coach: "always", guide: false });
  await enterAs(page, "Ada");
  const open = async (coached: boolean): Promise<void> => {
    await page.goto("/online/new/maori");
    await page.locator("form .start").waitFor();
    const wished = page.getByLabel("Everybody may be coached");
    await page.getByLabel("Rated", { exact: true }).check();
    await expect(wished).toBeDisabled();
    await page.getByLabel("Rated", { exact: true }).uncheck();
    await wished.setChecked(coached);
    await page.locator("form .start").click();
    await page.locator(".invitation").waitFor();
    await expect(page.locator(".lead")).toContainText(coached ? "with a coach" : /^(?!.*coach)/);
    await page.getByRole("button", { name: /computers|bots/i }).click();
    await page.locator(".prompt .why").waitFor();
  };
  await open(true);
  await expect(standing(page)).toHaveAttribute("data-known", "true");
  await open(false);
  await expect(page.getByRole("button", { name: "What should I do?" })).toHaveCount(0);
  await expect(standing(page)).toHaveCount(0);
  await site.close();
});
