// Plays any game through what a person has: things that glow, the prompt bar, the list of choices, the accessibility tree.
import { expect, type Locator, type Page } from "@playwright/test";

/** How a choice is made: a click, a tap. */
export type Press = (target: Locator) => Promise<void>;

/** Whatever glows on the board or in the hand; then the end of a turn, and what only the prompt bar offers. */
const GLOWING = ".board .offered, .hand .offered";
/** What a press on the board has opened: the same question, asked more closely. */
const MENU = ".board :is([role=menu], .basket) .offered";
const CONFIRM = ".prompt .confirm:enabled";
const EXTRA = ".prompt .extra:enabled";
/** Something is asked of whoever looks; what glows off turn may be gone before it is pressed. */
export const ASKED = ".prompt .why:enabled";
const END = "dialog[open] .breakdown";
/** Falls between players round one screen; whoever is next says so. */
const CURTAIN = 'dialog[aria-labelledby="curtain-title"] button';
/** Shows all of a board that is seen in part. */
const WHOLE = ".board [data-part=true] ~ .knobs button:last-child";
const MOST_CHOICES = 1_500;
/** After so many choices players only want to get it over with: they pass, or whatever a game lists last. */
export const PATIENCE = 120;
/** Milliseconds between two looks: to look in every frame makes the page draw frames in which nothing changes. */
export const LOOK_EVERY = 25;
/** What may glow at once and be picked from. */
const FIRST_FEW = 4;

/** A game lists what leads on before what puts off: mostly the first entry is taken, now and then the second. */
export function pickFrom(count: number, made: number, below: (bound: number) => number, patience = PATIENCE): number {
  return made > patience ? count - 1 : Math.min(below(4) === 0 ? 1 : 0, count - 1);
}

/** A stream of numbers that is the same in every run, so that a failure can be seen again. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface TablePlan {
  readonly game: string;
  /** One entry a seat: "person", or a computer's level. */
  readonly seats: readonly ("person" | "easy" | "medium" | "hard" | "master")[];
}

/** Sets a table through the form and waits until it stands. */
export async function openTable(page: Page, { game, seats }: TablePlan): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator("form .start").waitFor();
  const count = page.getByRole("radio", { name: String(seats.length), exact: true });
  if ((await count.count()) > 0) await count.check({ force: true });
  const chairs = page.locator("form ol li select");
  await expect(chairs).toHaveCount(seats.length);
  for (const [at, who] of seats.entries()) await chairs.nth(at).selectOption(who);
  await page.locator("form .start").click();
  await page.locator(".table").waitFor();
}

/** What the page asks next: the beat it was asked at, and whether the game is over. */
interface Asked {
  readonly beat: string;
  readonly isOver: boolean;
  /** The answer is not one of the game: the same question comes again. */
  readonly isCurtain?: boolean;
}

/** What to look for, by its selector, and how to choose. */
interface Search {
  readonly last: string;
  readonly many: number;
  readonly few: number;
  readonly tired: boolean;
  readonly asked: string;
  readonly glowing: string;
  readonly menu: string;
  readonly confirm: string;
  readonly extra: string;
  readonly end: string;
  readonly curtain: string;
  readonly whole: string;
}

/** Marks one answer to what is asked now; runs in the page, so it uses nothing but what it is given. */
function markTarget(search: Search): Asked | undefined {
  const { last, many, few, tired, asked, glowing, menu, confirm, extra, end, curtain, whole } = search;
  const now = document.querySelector<HTMLElement>(".table")?.dataset["beat"] ?? "";
  const isOver = document.querySelector(end) !== null;
  if (isOver) return { beat: now, isOver };
  const ready = document.querySelector(curtain);
  const entries = [...document.querySelectorAll(menu)];
  if (ready === null && entries.length === 0 && now === last) return undefined;
  for (const marked of document.querySelectorAll("[data-pick]")) marked.removeAttribute("data-pick");
  if (ready !== null) {
    ready.setAttribute("data-pick", "");
    return { beat: now, isOver, isCurtain: true };
  }
  const isBusy = document.querySelector<HTMLElement>(".table")?.dataset["busy"] === "true";
  if (isBusy || document.querySelector(asked) === null) return undefined;
  if (entries.length > 0) {
    entries[many % entries.length]?.setAttribute("data-pick", "");
    return { beat: now, isOver };
  }
  // Of a board that is seen in part, only what is in sight can be pressed; the rest after a look at the whole.
  const isInSight = (each: Element): boolean => {
    if (each.closest("[data-pan][data-part=true]") === null) return each.checkVisibility();
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const all = [...document.querySelectorAll(glowing)];
  const shown = all.filter(isInSight).slice(0, few);
  const wholeBoard = all.length > shown.length && shown.length === 0 ? document.querySelector(whole) : null;
  if (wholeBoard !== null && document.querySelector(confirm) === null) {
    wholeBoard.setAttribute("data-pick", "");
    return { beat: now, isOver, isCurtain: true };
  }
  const other = document.querySelector(extra);
  const pick = document.querySelector(confirm) ?? (tired ? other : null) ?? shown[many % shown.length] ?? other;
  pick?.setAttribute("data-pick", "");
  return pick === null || pick === undefined ? undefined : { beat: now, isOver };
}

/** Waits for a question after `beat` and marks one answer to it, so that the press can be a real one. */
async function nextTarget(page: Page, beat: string, lot: number, isTired: boolean): Promise<Asked> {
  const found = await page.waitForFunction(
    markTarget,
    {
      last: beat,
      many: lot,
      few: FIRST_FEW,
      tired: isTired,
      asked: ASKED,
      glowing: GLOWING,
      menu: MENU,
      confirm: CONFIRM,
      extra: EXTRA,
      end: END,
      curtain: CURTAIN,
      whole: WHOLE,
    },
    { polling: LOOK_EVERY },
  );
  return (await found.jsonValue()) as Asked;
}

/** The last choice has been answered: what is read now is the table after it, not before. */
async function answered(page: Page, beat: string): Promise<void> {
  await page.waitForFunction(
    ({ last, menu }) => {
      const { beat: now, busy, playing } = document.querySelector<HTMLElement>(".table")?.dataset ?? {};
      const isAnswered = playing === "true" || (now !== last && busy === "false");
      return isAnswered || document.querySelector(menu) !== null;
    },
    { last: beat, menu: MENU },
    { polling: LOOK_EVERY },
  );
}

/** A whole game by what glows, or so many choices of it. Returns how many choices were made. */
export async function playByPressing(
  page: Page,
  press: Press,
  seed = 1,
  most = MOST_CHOICES,
  patience = PATIENCE,
): Promise<number> {
  const below = seeded(seed);
  let last = "";
  for (let made = 0; made < most; made++) {
    const { beat, isOver, isCurtain } = await nextTarget(page, last, below(FIRST_FEW * 3), made > patience);
    if (isOver) return made;
    await press(page.locator("[data-pick]"));
    if (isCurtain === true) await expect(page.locator(CURTAIN)).toHaveCount(0);
    last = isCurtain === true ? "" : beat;
  }
  if (most === MOST_CHOICES) throw new Error("the game does not come to an end");
  await answered(page, last);
  return most;
}

/** A whole game by keys alone: the list of choices is opened with the keyboard and never left. */
export async function playByKeys(page: Page, seed = 1, patience = PATIENCE): Promise<number> {
  const below = seeded(seed);
  await page.locator(".prompt .list:enabled").waitFor();
  await tabTo(page, "Choices");
  await page.keyboard.press("Enter");
  await expect(page.locator(".offer-button").first()).toBeVisible();
  await tabTo(page, await page.locator(".offer-button").first().innerText(), ".offer-button");
  let last = "";
  for (let made = 0; made < MOST_CHOICES; made++) {
    const { beat, isOver, count } = await nextFocus(page, last);
    if (isOver) return made;
    const entry = pickFrom(count, made, below, patience);
    if (entry === count - 1) await page.keyboard.press("ArrowUp");
    else for (let step = 0; step < entry; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    last = beat;
  }
  throw new Error("the game does not come to an end");
}

/** The focus stays in the list from one question to the next: at its first entry. */
async function nextFocus(page: Page, beat: string): Promise<Asked & { readonly count: number }> {
  const found = await page.waitForFunction(
    ({ last, end }) => {
      const now = document.querySelector<HTMLElement>(".table")?.dataset["beat"] ?? "";
      const isOver = document.querySelector(end) !== null;
      const entries = [...document.querySelectorAll(".offer-button")];
      if (isOver) return { beat: now, isOver, count: 0 };
      const isBusy = document.querySelector<HTMLElement>(".table")?.dataset["busy"] === "true";
      if (isBusy || now === last || entries.length === 0) return undefined;
      if (document.activeElement !== entries[0]) return undefined;
      return { beat: now, isOver, count: entries.length };
    },
    { last: beat, end: END },
    { polling: LOOK_EVERY },
  );
  return (await found.jsonValue()) as Asked & { readonly count: number };
}

const MOST_TABS = 120;

/** Presses Tab until the focus is on something of this name and, where the name alone may not tell, of this kind. */
export async function tabTo(page: Page, name: string | RegExp, kind = "*"): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate((wished) => {
      const element = document.activeElement?.matches(wished) === true ? document.activeElement : null;
      return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
    }, kind);
    if (typeof name === "string" ? focused === name.trim() : name.test(focused)) return;
  }
  throw new Error(`Tab never reaches "${name}"`);
}

/** Waits for the panel at the end and reads what it says. */
export async function readEnd(page: Page): Promise<string> {
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Play again" })).toBeVisible();
  return panel.innerText();
}

/** The same, once the page has held the record against what it saw. */
export async function readVerifiedEnd(page: Page): Promise<string> {
  await expect(page.getByRole("dialog").getByText("Luck and log verified.")).toBeVisible();
  return readEnd(page);
}

/** The record of the match on the screen, as the menu hands it out. */
export async function downloadRecord(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  return Buffer.concat(parts).toString("utf8");
}
