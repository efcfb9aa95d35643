// Tahiti in a real browser: seasons alone and in company, by mouse, touch, keys and ear, and the scenes that are hard to reach.
import { fileURLToPath } from "node:url";
import type { AttackOdds } from "@outrigger/tahiti/rules";
import { rules } from "@outrigger/tahiti/rules";
import { playByEar } from "./ax-player.ts";
import { openTable, readEnd, tabTo } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { pressFor, sitDown, wish } from "./screens.ts";
import { holdOut, logOf, playSeasons, wander } from "./tahiti-player.ts";
import { type Asked, asks, findAsked, newMatch } from "./tahiti-positions.ts";

const reefs = new Set(rules.pack.map.hexes.filter(({ reef }) => reef).map(({ id }) => id));
/** At opposite ends of the island: a season is too short for much to happen between them. */
const FAR_APART = { homeAreas: "tautira,faaa", seasonLimit: 1 };
const HOMES = ["1311", "0405"];

/** The Home Area is what dice said; its one site for a Home Village is taken without a question. */
async function homeOf(page: Page): Promise<string> {
  const line = logOf(page).getByText(/Noor sets up the Home Village in \d{4}/);
  const home = /\d{4}/.exec(await line.first().innerText())?.[0];
  if (home === undefined || !HOMES.includes(home)) throw new Error(`no home is known in ${home}`);
  return home;
}

/** The last turn of the first season was played, and nobody was lost before it. */
async function expectWholeSeason(page: Page): Promise<void> {
  const end = await readEnd(page);
  expect(end).toContain("The game was played to its end.");
  expect(end).toMatch(/Areas held\s+\d+\s+\d+/);
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.locator(".track .sr")).toHaveText("Season 1, turn 6");
  await expect(logOf(page)).not.toContainText("Head Chieftain captive");
}

test("a season alone by mouse", async ({ page }) => {
  await openTable(page, { game: "tahiti", seats: ["person"] });
  const pressed = await playSeasons(page, 1, { policy: wander(40), seed: 3, press: (target) => target.click() });
  expect(pressed).toBeGreaterThan(20);
  await expect(page.locator(".track .sr")).toHaveText("Season 2, turn 1");
  await expect(page.locator(".scene-card")).toContainText("The season is over");
});

test("a game against the computer by mouse, to the end of a season", async ({ page }) => {
  await wish(page, {});
  await sitDown(page, newMatch(1, FAR_APART, ["person", "easy"]));
  const policy = holdOut(await homeOf(page));
  const pressed = await playSeasons(page, 1, { policy, seed: 5, press: (target) => target.click() });
  expect(pressed).toBeGreaterThan(20);
  await expectWholeSeason(page);
  // Turns of a while ago are folded.
  const folded = logOf(page).locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(logOf(page)).toContainText(/Hana builds in/);
  await expect(logOf(page)).toContainText(/Noor builds in/);
});

/** Whoever can be moved stands with others, so that his hex is opened first. */
const chieftainInCompany = ({ phase, moves, view }: Asked): boolean => {
  const chieftain = view.pieces.find(({ kind, owner }) => kind === "chieftain" && owner === view.active);
  const others = view.pieces.filter(({ id, at }) => at === chieftain?.at && id !== chieftain.id);
  const canMove = (id: number | undefined): boolean => moves.some((move) => move[0] === "activate" && move[1] === id);
  return phase === "movement" && canMove(chieftain?.id) && others.some(({ id }) => canMove(id));
};

test("a march by keys alone", async ({ page }) => {
  await sitDown(page, findAsked(chieftainInCompany));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let hex = 0; (await page.getByRole("button", { name: /^Move Head Chieftain/ }).count()) === 0; hex++) {
    expect(hex).toBeLessThan(20);
    await tabTo(page, /^Hex \d{4}, \d+ choices$/);
    await page.keyboard.press("Enter");
  }
  await tabTo(page, /^Move Head Chieftain/);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("prompt")).toContainText("Where does Head Chieftain go?");
  await tabTo(page, /^To \d{4}/);
  await page.keyboard.press("Enter");
  await expect(logOf(page)).toContainText(/Head Chieftain.* from \d{4} to \d{4}/);
});

const ARMED: readonly string[] = ["militia", "slingers", "fighters", "heavy"];

/** An attack that cannot fail, upon Combat Units: they run two hexes at least, and panic does not end their flight. */
const isRout = ({ phase, moves, notes, view }: Asked): boolean =>
  phase === "combat" &&
  moves.some(([kind, hex, side], at) => {
    const odds = (notes[at] as { readonly odds?: AttackOdds } | null)?.odds;
    if (kind !== "fight" || odds?.attacker.wins !== 1) return false;
    const isArmed = view.pieces.some((piece) => piece.at === hex && piece.owner === side && ARMED.includes(piece.kind));
    return isArmed && odds.defender.retreat.slice(0, 2).every((chance) => chance === 0);
  });

test("odds before an attack; then its dice, the retreat, the pursuit and panic", async ({ page }) => {
  await sitDown(page, findAsked(isRout));
  const card = page.locator(".scene-card");
  await expect(card.getByRole("img", { name: "wins 36 of 36" })).toBeVisible();
  await expect(page.locator(".board .flight")).not.toHaveCount(0);
  await card.getByRole("button", { name: /^Attack (Noor|Hana)/ }).click();
  const pursue = card.getByRole("button", { name: "Pursue with all" });
  const answers = page
    .getByRole("button", { name: /^(The Shaman takes part|The Shaman stays out|They retreat to)/ })
    .or(pursue)
    .first();
  for (await answers.waitFor(); !(await pursue.isVisible()); await answers.waitFor()) {
    const beat = await page.locator(".table").getAttribute("data-beat");
    await answers.press("Enter");
    await expect(page.locator(".table")).not.toHaveAttribute("data-beat", beat ?? "");
  }
  await expect(card.locator(".dice")).toContainText(/\+\d/);
  await expect(card).toContainText(/Within reach: /);
  await expect(logOf(page)).toContainText(/wins, (Noor|Hana) retreats/);
  await expect(logOf(page)).toContainText(/retreats from \d{4} to \d{4}/);
  await page.locator(".board .map").getByRole("button", { name: "Pursue with all" }).press("Enter");
  await expect(card).toContainText(/Panic in \d{4}/);
  await expect(logOf(page)).toContainText(/pursues from \d{4} to \d{4}/);
});

test("a canoe trip over a reef", async ({ page }) => {
  let reef = 0;
  await sitDown(
    page,
    findAsked(({ moves }) => {
      const found = moves.find((move) => move[0] === "sail" && reefs.has(Number(move[1])));
      reef = Number(found?.[1] ?? 0);
      return found !== undefined;
    }),
  );
  const name = String(reef).padStart(4, "0");
  await page
    .getByRole("button", { name: new RegExp(`^Sail to ${name}`) })
    .first()
    .press("Enter");
  await expect(logOf(page)).toContainText(new RegExp(`sails from \\d{4} to ${name}`));
});

/** A recorded game in which flotillas meet, and the moment at which their crews are seated. */
const SEA_FIGHT = { file: new URL("../../../games/tahiti/fixtures/two-sea-combat.json", import.meta.url), at: 398 };

test("crews are seated canoe by canoe before a fight at sea", async ({ page }) => {
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(fileURLToPath(SEA_FIGHT.file));
  await page.getByRole("slider").fill(String(SEA_FIGHT.at));
  await expect(page.locator(".review")).toHaveAttribute("data-at", String(SEA_FIGHT.at));
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("button", { name: "Seat the crews yourself …" }).click();
  const crews = page.getByRole("region", { name: "The crews of the canoes" });
  const second = crews.getByRole("button").nth(1);
  await expect(second).toHaveAccessibleName(/^(Heavy Troops|Fighters) into canoe 2$/);
  // What is offered next is known once the table has answered: the same button may be shut then.
  await pressFor(page, second);
  const go = page.locator(".confirm:enabled", { hasText: "Go" });
  const open = crews.locator("button.offered:enabled").last();
  while (!(await go.isVisible())) await pressFor(page, open);
  await expect(crews.getByRole("button", { name: /^Canoe \d$/ })).toHaveCount(2);
  await go.click();
  await expect(page.getByTestId("prompt")).not.toContainText("How are your crews seated?");
});

test("an Expedition of one's own will", async ({ page }) => {
  await sitDown(page, findAsked(asks("movement", "depart")));
  await page.getByRole("button", { name: "Leave on an Expedition …" }).click();
  await page.locator(".confirm:enabled", { hasText: "No more deals" }).click();
  await page
    .locator(".close-up")
    .getByRole("button", { name: /^Take as many as the canoes hold/ })
    .click();
  await page.locator(".confirm:enabled", { hasText: "Set sail" }).click();
  const settle = page.locator(".close-up").getByRole("button", { name: /^Settle here/ });
  const end = page.locator("dialog[open] .breakdown");
  await settle.or(end).first().waitFor();
  if (await settle.isVisible()) await settle.click();
  await end.waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(logOf(page)).toContainText(/leaves Tahiti with/);
});

test("bargaining over a captive Chieftain: an offer, a counter-offer written out, and an agreement", async ({
  page,
}) => {
  await sitDown(page, findAsked(asks("bargain", "propose")));
  const talk = page.locator(".close-up");
  await talk.getByRole("button", { name: /^Offer: standard terms/ }).click();
  await expect(talk).toContainText("On the table:");
  await talk.getByRole("button", { name: "Change “scorched earth” …" }).click();
  await expect(talk).toContainText("The offer so far:");
  await talk.locator("button.offered").first().click();
  await page.locator(".confirm:enabled", { hasText: "Make this offer" }).click();
  await talk.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(logOf(page)).toContainText(/(Noor|Hana) and (Noor|Hana) agree/);
});

test("a season by nothing but the accessibility tree", async ({ page }) => {
  await sitDown(page, newMatch(1, FAR_APART));
  expect(await playByEar(page, 2, 40)).toBeGreaterThan(40);
  await expectWholeSeason(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("four seasons alone by touch, without the page ever scrolling", async ({ page }) => {
    await openTable(page, { game: "tahiti", seats: ["person"] });
    const pressed = await playSeasons(page, 4, { policy: wander(12), seed: 8, press: (target) => target.tap() });
    // Twenty-four turns of building, moving and fighting.
    expect(pressed).toBeGreaterThan(48);
    const end = await readEnd(page);
    expect(end).toMatch(/Victory|Defeat/);
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).first().tap();
    await expect(page.locator(".track .sr")).toHaveText("Season 4, turn 6");
  });
});
