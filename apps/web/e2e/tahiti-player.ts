// Plays Tahiti as a person does: presses what glows on the map, in the party and on the cards, and ends phases.
import { expect, type Locator, type Page } from "@playwright/test";
import { seeded } from "./driver.ts";

const CARD = ".board .close-up button.offered";
const GLOWING = ".board g.offered, .board .tray button.offered";
const CONFIRM = ".prompt .confirm:enabled";
const END = "dialog[open] .breakdown";
/** How often something is tried before a phase is ended, in percent. */
export interface Manner {
  readonly zeal: number;
  readonly seed: number;
  readonly press: (target: Locator) => Promise<void>;
  /** Looked at after every press. */
  readonly check?: () => Promise<void>;
}

interface Moment {
  readonly beat: string;
  readonly isOver: boolean;
  readonly isMine: boolean;
  readonly season: string;
}

function readMoment(page: Page): Promise<Moment> {
  return page.evaluate((end) => {
    const table = document.querySelector<HTMLElement>(".table");
    return {
      beat: `${table?.dataset["beat"]}/${document.querySelectorAll(".close-up").length}`,
      isOver: document.querySelector(end) !== null,
      isMine: document.querySelector(".prompt .why:enabled") !== null && table?.dataset["busy"] === "false",
      season: document.querySelector(".track .sr")?.textContent ?? "",
    };
  }, END);
}

/** The next thing to press: a card once it is open, else by zeal something that glows, else the end of the phase. */
async function nextTarget(page: Page, below: (bound: number) => number, zeal: number): Promise<Locator | undefined> {
  const cards = page.locator(CARD);
  if ((await cards.count()) > 0) return cards.nth(below(Math.min(2, await cards.count())));
  const [glowing, confirm] = [page.locator(GLOWING), page.locator(CONFIRM)];
  const [many, ends] = [await glowing.count(), await confirm.count()];
  if (many > 0 && (ends === 0 || below(100) < zeal)) return glowing.nth(below(many));
  return ends > 0 ? confirm : undefined;
}

/** Presses until the season asked for has begun or the game is over; returns how often. */
export async function playSeasons(page: Page, seasons: number, manner: Manner): Promise<number> {
  const below = seeded(manner.seed);
  let missed = 0;
  const goal = `Season ${seasons + 1},`;
  for (let pressed = 0; pressed < 1_500; ) {
    const moment = await readMoment(page);
    if (moment.isOver || moment.season.startsWith(goal)) return pressed;
    const target = moment.isMine ? await nextTarget(page, below, manner.zeal) : undefined;
    if (target === undefined) {
      await page.waitForTimeout(40);
      continue;
    }
    await manner.press(target);
    pressed++;
    // Where counters overlap a press may hit the neighbour, which only shows itself: then another is tried.
    if (!(await hasChanged(page, moment))) missed++;
    expect(missed).toBeLessThan(15 + pressed / 3);
    await manner.check?.();
  }
  throw new Error("the seasons do not pass");
}

const PATIENCE = 4_000;

async function hasChanged(page: Page, before: Moment): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
    const now = await readMoment(page);
    if (now.isOver || !now.isMine || now.beat !== before.beat) return true;
    await page.waitForTimeout(20);
  }
  return false;
}

/** What the log says by now, all lines. */
export function logOf(page: Page): Locator {
  return page.getByRole("list", { name: "Log" });
}
