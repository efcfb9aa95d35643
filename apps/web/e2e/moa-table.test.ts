// Single deeds at a table of Moa: defences, sales, tiles off turn, eruptions, scorings, standing orders.
import type { Json } from "@outrigger/kernel";
import { rules } from "@outrigger/moa/rules";
import { parseRecord } from "@outrigger/records";
import { downloadRecord } from "./driver.ts";
import { findMoa, idly, type MoaMoment } from "./moa-positions.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import {
  expectClean,
  goWithin,
  holdTime,
  inEveryLanguage,
  letPass,
  openRecord,
  pressFor,
  sitDown,
  wish,
} from "./screens.ts";

const AGAINST_BOTS = { seats: ["person", "easy", "easy"] };

const prompt = (page: Page) => page.getByTestId("prompt");
const log = (page: Page) => page.getByRole("list", { name: "Log" });
const mayDefend = ({ seat, phase, moves }: MoaMoment): boolean =>
  seat === 0 && phase === "defenceOffer" && moves.some(([kind]) => kind === "defend");

const confirm = (page: Page, name: string) => page.locator(".prompt .confirm:enabled", { hasText: name });

/** Adds the first card or tile that glows until the payment can be confirmed. */
async function payUp(page: Page, name: string): Promise<void> {
  const glowing = page.locator(".hand .offered");
  for (let paid = 0; paid < 10; paid++) {
    await glowing.first().or(confirm(page, name)).first().waitFor();
    if (await confirm(page, name).isVisible()) break;
    await pressFor(page, glowing.first());
  }
  await confirm(page, name).click();
}

test("the spaces of the volcano lie within its edge, which may be traced", async ({ page }) => {
  await sitDown(
    page,
    findMoa(AGAINST_BOTS, ({ seat }) => seat === 0),
  );
  const outside = await page.locator("[data-place=volcano]").evaluate((mountain) => {
    const slope = mountain as SVGGeometryElement;
    return [...(slope.parentElement?.querySelectorAll("circle") ?? [])].flatMap((space) => {
      const { x, y, width, height } = space.getBBox();
      const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
        const turn = (step * Math.PI) / 4;
        return new DOMPoint(x + (width / 2) * (1 + Math.cos(turn)), y + (height / 2) * (1 + Math.sin(turn)));
      });
      return corners.every((corner) => slope.isPointInFill(corner)) ? [] : [`${x} ${y}`];
    });
  });
  expect(outside).toEqual([]);
});

test("what is marked of the last turn covers no count of pieces", async ({ page }) => {
  await sitDown(
    page,
    findMoa(AGAINST_BOTS, ({ seat, phase, view }) => seat === 0 && phase === "turn" && view.round > 1),
  );
  await expect(page.locator(".board .dressing .mark").first()).toBeAttached();
  const over = await page.locator(".board [data-pan]").evaluate((map) => {
    const marks = [...map.querySelectorAll(".dressing .mark")].filter((each) => each.localName === "polygon");
    const counts = [...map.querySelectorAll(".things")];
    const isBefore = (one: Element, other: Element): boolean =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return { marks: marks.length, above: marks.filter((mark) => !counts.every((each) => isBefore(mark, each))).length };
  });
  expect(over.marks).toBeGreaterThan(0);
  expect(over.above).toBe(0);
});

test("the forecast says that it is of land, within the map of a phone too", async ({ page }) => {
  const FORECAST = {
    en: "Land if the period ended now",
    it: "Territori se il periodo finisse ora",
    pl: "Terytoria, gdyby okres skończył się teraz",
  };
  const isLater = ({ seat, phase, view }: MoaMoment): boolean => seat === 0 && phase === "turn" && view.round > 2;
  const match = await openRecord(page, findMoa({ seats: ["person", "easy", "easy", "easy", "easy"] }, isLater));
  await page.setViewportSize({ width: 390, height: 844 });
  await inEveryLanguage(page, async (_sight, language) => {
    await goWithin(page, `/table/${match}`);
    await page.locator(".switches button").first().click();
    const totals = page.locator(".switches").getByRole("status");
    await expect(totals.getByText(FORECAST[language])).toBeVisible();
    await expect(totals.locator("b")).toHaveCount(5);
    const map = await page.locator(".moa .map").first().boundingBox();
    const box = await totals.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
  });
});

test("a defence declined: the territory falls", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, mayDefend);
  await sitDown(page, match);
  await expect(prompt(page)).toContainText("Defend territory");
  const number = /Defend territory (\d+)/.exec(await prompt(page).innerText())?.[1];
  await page.getByRole("button", { name: "Do not defend" }).click();
  await expect(log(page)).toContainText(`Noor does not defend territory ${number}`);
});

test("a defence paid: the mammal is beaten and a stronghold stands", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, mayDefend);
  await sitDown(page, match);
  await page.getByRole("button", { name: "Defend", exact: true }).click();
  await expect(prompt(page)).toContainText("for the defence");
  const strongholds = await page.locator('.board [href="#moa-i-stronghold"]').count();
  await payUp(page, "Pay and defend");
  await expect(log(page)).toContainText("Noor defends territory");
  await expect
    .poll(() => page.locator('.board .map [href="#moa-i-stronghold"]').count())
    .toBeGreaterThanOrEqual(strongholds);
});

test("a payment shows its sum, and says which card it could do without", async ({ page }) => {
  const isWasteful = ({ seat, phase, moves, view }: MoaMoment): boolean => {
    if (seat !== 0 || phase !== "turn") return false;
    const hand = view.players[0]?.hand ?? [];
    const canPay = hand.includes("haasts_eagle") && (hand.includes("kea") || hand.includes("tui"));
    return canPay && moves.some(([kind, number]) => kind === "attack" && fightIn(view, Number(number)) === 4);
  };
  const fightIn = (view: MoaMoment["view"], number: number): number =>
    view.printed.mammals[view.territories[number - 1]?.mammal ?? "rat"].fight;
  const match = findMoa(AGAINST_BOTS, isWasteful);
  await sitDown(page, match);
  await page.locator(".prompt .list").click();
  await page
    .getByRole("button", { name: /^Attack .*\(4 fight\)$/ })
    .first()
    .click();
  await page
    .locator(".hand .cards")
    .getByRole("button", { name: /^Pay with (kea|tūī)/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "of 4" })).toBeVisible();
  await page
    .locator(".hand .cards")
    .getByRole("button", { name: /^Pay with Haast/ })
    .first()
    .click();
  await expect(page.locator(".payment .parts")).toHaveText(/^[12] \+ 4 =$/);
  await expect(page.locator(".payment")).toContainText(/Not needed: (kea|tūī)/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator(".payment")).not.toContainText("Not needed");
});

test("a sale", async ({ page }) => {
  const match = findMoa(
    AGAINST_BOTS,
    ({ seat, phase, moves }) => seat === 0 && phase === "turn" && moves.some(([kind]) => kind === "sell"),
  );
  await sitDown(page, match);
  await page.locator(".prompt .list").click();
  await page
    .getByRole("button", { name: /^Sell / })
    .first()
    .click();
  await payUp(page, "Pay and sell the territory");
  await confirm(page, "End the turn").click();
  await expect(log(page)).toContainText(/Noor sells territory \d+/);
});

test.describe("over the network", () => {
  test.use({ serviceWorkers: "block" });

  test("a tile that draws cards, used while a bot decides", async ({ page }) => {
    const holdsTile = ({ seat, phase, view }: MoaMoment): boolean =>
      seat === 1 && phase === "turn" && view.players[0]?.karakia.includes("draw_one") === true;
    // The bot thinks for as long as its own part of the game does not come.
    let comes: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.context().route(/\/assets\/bot-(?!names)/, async (route) => {
      await arrival;
      await route.continue();
    });
    await sitDown(page, findMoa(AGAINST_BOTS, holdsTile));
    await expect(prompt(page)).toContainText("Hana is thinking");
    const cards = page.locator(".hand .cards li");
    const held = await cards.count();
    await page
      .locator(".hand .tiles")
      .getByRole("button", { name: /draw one card/i })
      .click();
    await expect(cards).toHaveCount(held + 1);
    await expect(log(page)).toContainText("Noor uses a karakia tile: draw one card");
    await expect(prompt(page)).toContainText("Hana is thinking");
    comes();
    await expect(prompt(page)).not.toContainText("Hana is thinking");
    const parsed = parseRecord(await downloadRecord(page));
    if (!parsed.ok) throw new Error(parsed.problems.join("; "));
    const { steps } = parsed.value.segments[0] ?? { steps: [] };
    expect(steps.find(({ off }) => off === true)).toMatchObject({ seat: 0, move: ["drawOne"] });
  });
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" } as object);

  /** A pack whose terrain cards all lift the volcano: it erupts in the third round. */
  function restless(): Json {
    const pack = structuredClone(rules.pack.source) as { terrainCards: { items: { instruction: Json }[] } };
    for (const card of pack.terrainCards.items) card.instruction = { type: "volcanoUp" };
    return pack as unknown as Json;
  }

  /** The volcano erupts at the end of this turn. */
  const isLastTurn = ({ seat, phase, view }: MoaMoment): boolean =>
    view.volcano === 4 && phase === "turn" && (seat + 1) % view.players.length === view.first;

  test.beforeEach(({ page }) => wish(page, { pace: "normal", guide: false }));

  /** Ends the turn while time stands still: what follows is shown as far as the test lets it pass. */
  async function endTurn(page: Page): Promise<void> {
    const pass = page.getByRole("button", { name: "Pass", exact: true });
    await expect(pass).toBeEnabled();
    await holdTime(page);
    await pressFor(page, pass);
    await confirm(page, "End the turn").click();
    await expect(page.locator(".table")).toHaveAttribute("data-playing", "true");
  }

  const idle = (page: Page): Locator => page.locator('.table[data-playing="false"]');

  test("an eruption is seen with its beat, and territory 12 is gone", async ({ page }) => {
    await page.clock.install();
    const plan = { seats: ["person", "person", "person"], options: { openHands: "on" }, pack: restless() };
    await sitDown(page, findMoa(plan, isLastTurn, idly));
    await endTurn(page);
    await expect(log(page)).not.toContainText("erupts");
    await letPass(page, page.getByTestId("eruption"), 1);
    await expect(prompt(page)).toContainText("erupts");
    await letPass(page, idle(page), 1);
    await expect(page.getByTestId("eruption")).toHaveCount(0);
    await expect(log(page)).toContainText("erupts");
  });

  test("what a turn led to is shown before the curtain falls for the next player", async ({ page }) => {
    await page.clock.install();
    const plan = { seats: ["person", "person", "person"], pack: restless() };
    // Where nobody lives nobody is asked for a defence: the next question is the next player's.
    await sitDown(page, findMoa(plan, isLastTurn, idly));
    const ready = page.getByRole("dialog").getByRole("button");
    await ready.click();
    await endTurn(page);
    await letPass(page, page.getByTestId("eruption"), 1);
    await expect(ready).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(ready).toBeVisible();
    await expect(page.getByTestId("eruption")).toHaveCount(0);
  });

  test("the end of a period is scored territory by territory, and the totals grow with it", async ({ page }) => {
    await page.clock.install();
    const isLastOfPeriod = ({ seat, phase, view }: MoaMoment): boolean =>
      view.period === 1 && view.round === 7 && phase === "turn" && (seat + 1) % 3 === view.first;
    await sitDown(
      page,
      findMoa({ seats: ["person", "person", "person"], options: { openHands: "on" } }, isLastOfPeriod),
    );
    const totals = async (): Promise<number> =>
      (await page.locator(".players-area .score").allInnerTexts()).reduce(
        (sum, text) => sum + Number.parseInt(text, 10),
        0,
      );
    await endTurn(page);
    const show = page.getByRole("region", { name: "Scoring of period 1" });
    await letPass(page, show.locator("tbody tr"), 1);
    await expect(page.locator(".board .pointed").first()).toBeVisible();
    const first = await totals();
    await letPass(page, show.locator("tbody tr"), 2);
    await expect(show.locator("tfoot")).toHaveCount(0);
    await letPass(page, show.locator("tfoot"), 1);
    await expect(show.locator("tfoot")).toContainText("Total");
    expect(await totals()).toBeGreaterThan(first);
    await page.keyboard.press("Escape");
    // Presses go through it to the map, and it goes when the next player decides something: with some terrain cards, whether to defend.
    await expect(show).toHaveCSS("pointer-events", "none");
    await page.getByRole("button", { name: /^(Pass|Do not defend)$/ }).click();
    await page.keyboard.press("Escape");
    await expect(show).toHaveCount(0);
  });
});

test("MOA-INFO-2 MOA-INFO-3 MOA-2P-16: the piles can be looked through, and the neutral colour has its points", async ({
  page,
}) => {
  const isLate = ({ seat, phase, view }: MoaMoment): boolean =>
    seat === 0 && phase === "turn" && view.period === 2 && view.terrainUsed.length > 2 && view.neutralScore > 0;
  const match = findMoa({ seats: ["person", "easy"], options: { neutralScoring: "on" } }, isLate);
  const { mammalCards, terrainUsed, terrainDeckSize, neutralScore } = rules.view(
    match.published.play.state as never,
    0,
    rules.pack,
  );
  await sitDown(page, match);
  await expect(page.getByRole("group", { name: "Neutral colour" }).locator("b")).toHaveText(String(neutralScore));
  const pile = (name: string) => page.getByRole("button", { name });
  await pile(`Mammal cards: ${mammalCards.deckSize} in the deck, ${mammalCards.discardSize} discarded`).click();
  const open = page.getByRole("group", { name: /^(Mammal|Terrain) cards/ });
  await expect(open.getByRole("listitem")).toHaveCount(new Set(mammalCards.discard).size);
  await pile(`Terrain cards: ${terrainDeckSize} in the deck, ${terrainUsed.length} used`).click();
  await expect(open).toContainText(/mammal card|invade|volcano rises/);
});

/** Against computers alone they are behind the menu. */
async function openOrders(page: Page): Promise<void> {
  await page.locator("header button[aria-haspopup=dialog]").last().click();
  await page.locator("dialog .orders").click();
}

test("standing orders are given, answer, and are withdrawn", async ({ page }) => {
  const match = findMoa(AGAINST_BOTS, mayDefend);
  await sitDown(page, match);
  await openOrders(page);
  const dialog = page.getByRole("dialog", { name: "Standing orders" });
  await dialog.getByRole("radio", { name: /Decline unless/ }).check();
  const asked = /Defend territory (\d+)/.exec(await prompt(page).innerText())?.[1] ?? "";
  await dialog.getByRole("combobox", { name: "Territory" }).selectOption(asked);
  await dialog.getByRole("button", { name: "Give this order" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: /^Withdraw: Decline unless/ }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await dialog.getByRole("radio", { name: /Defend if/ }).check();
  await dialog.getByRole("combobox", { name: "Cards and tiles" }).selectOption("5");
  await dialog.getByRole("button", { name: "Give this order" }).click();
  await expect(log(page)).toContainText("Noor defends territory");
  await expect(log(page)).toContainText("A standing order answered.");
  await page.keyboard.press("Escape");
  const bar = page.getByRole("group", { name: "Standing orders" });
  await expect(bar).toContainText("Defend if it takes at most so many cards (Cards and tiles: 5)");
  await page.reload();
  await bar.getByRole("button", { name: "Withdraw" }).click();
  await expect(bar).toHaveCount(0);
});

test("axe finds nothing at a table and on the rules page", async ({ page }) => {
  await wish(page, { motion: "none", guide: true });
  const isRich = ({ seat, phase, view, moves }: MoaMoment): boolean =>
    seat === 0 && phase === "turn" && view.period === 2 && view.round > 2 && moves.some(([kind]) => kind === "attack");
  const match = await openRecord(page, findMoa(AGAINST_BOTS, isRich));
  await inEveryLanguage(page, async (sight, language) => {
    await goWithin(page, `/table/${match}`);
    await page.locator(".board .target.offered").first().waitFor();
    await expectClean(page, "table", sight);
    await page.locator(".switches button").first().click();
    await openOrders(page);
    await page.locator("dialog form").waitFor();
    await expectClean(page, "forecast and orders", sight);
    // The rules hold the same elements in every language: one look is enough.
    if (language !== "en") return;
    await goWithin(page, "/rules/moa");
    await page.locator("figure").first().waitFor();
    await expectClean(page, "rules", sight);
  });
});
