// How many presses a whole turn of Tahiti takes, from its order to the other's turn: counted on arranged positions with luck
// that is foreseen; and the count notices where an interface asks for more.
import { arrange } from "@outrigger/tahiti/arrange";
import { rules } from "@outrigger/tahiti/rules";
import { arrangedMatch, byteFor, foreseeLuck } from "./arranged.ts";
import { expect, type Page, test } from "./quiet.ts";
import { handRecord, wish } from "./screens.ts";
import { logOf } from "./tahiti-player.ts";

/** Noor gains Pāʻea with her Chieftain and his troops there, and has Population in a jungle; it is for her to say who begins. */
const QUIET = [
  [0, 508, "chieftain", "heavy*2", "slingers", "shaman"],
  [0, 607, "population"],
] as const;
/** Hana's troops stand in Noor's own Area, two hexes away. */
const RAIDERS = [1, 406, "fighters", "militia"] as const;
const START = [
  ["order", []],
  [
    "stack",
    [
      { phase: "rounds", next: 0 },
      { phase: "order", seat: 0 },
    ],
  ],
] as const;
/** An Elder joins, and is drawn; the attack wins. */
const LUCK = [2, 0, 1, 4];

async function sitDownAt(page: Page, pieces: readonly (readonly [number, number, ...string[]])[]): Promise<void> {
  await foreseeLuck(page, byteFor(LUCK));
  const match = arrangedMatch({ rules, arrange }, { seats: 2, arrange: { pieces }, edits: START });
  await page.goto(`/table/${await handRecord(page, match)}`);
  await page.locator(".prompt .why:enabled").waitFor();
}

/** A press, or the short way and what is to be pressed where there is none. */
type Step = string | { readonly short: string; readonly long: readonly string[] };

const SETTLED: Step = { short: "All 3 in", long: ["Population in", "Population in", "Population in"] };
const UP_TO_THE_MARCH = ["Noor first", "Take a Big Log in", "Finish building", SETTLED, "Clan Elder in 0508"];
const CHIEFTAIN = ["Hex 0508,", "Move Head Chieftain in 0508"];
const ATTACK: Step = {
  short: "March and attack",
  long: ["March there", "Finish moving", "Attack Hana"],
};
const QUIET_TURN: readonly Step[] = [...UP_TO_THE_MARCH, ...CHIEFTAIN, "To 0407", "Stop here, finish moving"];
const FIGHT = ["To 0406", ATTACK, "Pursue with all", "Finish fighting"];
const TURN_WITH_A_FIGHT: readonly Step[] = [...UP_TO_THE_MARCH, ...CHIEFTAIN, ...FIGHT];

/** Presses as a person does, once the table has answered what was pressed before. */
async function press(page: Page, name: string): Promise<void> {
  const state = async (): Promise<string> => {
    const cards = page.locator(".board .close-up section, .scene-card");
    const opened = await cards.evaluateAll((all) => all.map((each) => each.ariaLabel));
    return `${await page.locator(".table").getAttribute("data-beat")} ${opened}`;
  };
  const button = page.getByRole("button", { name: new RegExp(`^${name}`) }).filter({ visible: true });
  await button.first().waitFor();
  const before = await state();
  // The scene's own button, where the map has one of the same name.
  await button.last().click();
  await expect.poll(state).not.toBe(before);
  await expect(page.locator(".table")).toHaveAttribute("data-busy", "false");
}

/** Plays the turn to its end; the page itself counts the presses. */
async function pressesOf(page: Page, turn: readonly Step[], isShort = true): Promise<number> {
  const names = turn.flatMap((step) => (typeof step === "string" ? [step] : isShort ? [step.short] : step.long));
  const presses = await page.evaluateHandle(() => {
    const seen: string[] = [];
    addEventListener("click", ({ target }) => seen.push(String(target)), { capture: true });
    return seen;
  });
  for (const name of names) await press(page, name);
  await expect(page.getByTestId("prompt")).toContainText("Hana: Construction");
  return presses.evaluate(({ length }) => length);
}

test("a quiet turn takes nine presses at most", async ({ page }) => {
  await wish(page, {});
  await sitDownAt(page, QUIET);
  expect(await pressesOf(page, QUIET_TURN)).toBeLessThanOrEqual(9);
  await expect(logOf(page)).toContainText("takes a Big Log in 0607");
});

test("a turn with a fight takes twelve presses at most", async ({ page }) => {
  await wish(page, {});
  await sitDownAt(page, [...QUIET, RAIDERS]);
  expect(await pressesOf(page, TURN_WITH_A_FIGHT)).toBeLessThanOrEqual(12);
  await expect(logOf(page)).toContainText("Noor pursues from 0406");
});

test("with advice and the list beside it an attack can be made without scrolling, and nothing lies below the screen", async ({
  page,
}) => {
  await wish(page, { guide: true, list: true, coach: "always" });
  await sitDownAt(page, [...QUIET, RAIDERS]);
  for (const name of [...UP_TO_THE_MARCH, ...CHIEFTAIN, "To 0406"])
    await press(page, typeof name === "string" ? name : name.short);
  const attack = page.getByRole("button", { name: /^March and attack/ });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator(".side .tip")).toBeVisible();
    await expect(attack).toBeInViewport({ ratio: 1 });
    const below = () => page.locator(".table").evaluate((table) => table.scrollHeight - table.clientHeight);
    await expect.poll(below).toBeLessThanOrEqual(1);
  }
  // A phone on its side has no column: there it lies below the prompt.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(attack).toBeInViewport({ ratio: 0.9 });
  // Turned back it stands in the column again, and nowhere else.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(".side .scene-card")).toBeVisible();
  await expect(page.locator(".scene-card")).toHaveCount(1);
});

test("where the short ways are missing, a turn with a fight is found too long", async ({ page }) => {
  await wish(page, {});
  await page.addInitScript(() => {
    const hideShortWays = (): void => {
      for (const button of document.querySelectorAll<HTMLElement>(".table button"))
        if (/^\s*(All 3 in|March and attack)/.test(button.textContent ?? "")) button.style.display = "none";
    };
    new MutationObserver(hideShortWays).observe(document, { childList: true, subtree: true });
  });
  await sitDownAt(page, [...QUIET, RAIDERS]);
  expect(await pressesOf(page, TURN_WITH_A_FIGHT, false)).toBeGreaterThan(12);
});
