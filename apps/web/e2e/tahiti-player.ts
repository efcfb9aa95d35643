// Plays Tahiti as a person does: presses what glows within reach on the map, in the party and on the cards, and ends phases.
import { expect, type Locator, type Page } from "@playwright/test";
import { LOOK_EVERY, seeded } from "./driver.ts";

/** What a player can lay a finger on at this moment. */
interface Moment {
  /** Differs after every press that did something. */
  readonly sign: string;
  readonly isOver: boolean;
  readonly clock: string;
  /** The names of what glows and can be pressed, cards before the map. */
  readonly names: readonly string[];
  readonly canEnd: boolean;
  /** What should be in sight but is not: the prompt bar, or part of the page. */
  readonly outOfSight: readonly string[];
}

/** What to press of what glows; undefined for the end of the phase, if it can be ended. */
export type Policy = (
  moment: Pick<Moment, "names" | "canEnd" | "clock">,
  below: (bound: number) => number,
) => number | undefined;

export interface Manner {
  readonly policy: Policy;
  readonly seed: number;
  readonly press: (target: Locator) => Promise<void>;
}

/** Something that glows is tried so often, in percent; else the phase is ended. */
export function wander(zeal: number): Policy {
  return ({ names, canEnd }, below) => (canEnd && below(100) >= zeal ? undefined : below(names.length));
}

/** Stays at home, trains whoever can be trained, and sends nobody out but Population in the last turn. */
export function holdOut(home: string): Policy {
  const wishes = [
    /^(Heavy Troops|Fighters|Slingers|Militia)(?! in)/,
    new RegExp(`^Hex ${home}, |^(?!Move ).* in ${home}`),
  ];
  const late = [/^Send Population/, /^To \d{4}/];
  return ({ names, canEnd, clock }, below) => {
    const hoped = clock.endsWith("turn 6") ? [...wishes, ...late] : wishes;
    const found = hoped.map((wish) => names.findIndex((name) => wish.test(name))).find((at) => at >= 0);
    return canEnd ? found : (found ?? below(names.length));
  };
}

const MOST_PRESSES = 1_500;
const WHOLE = ".board .knobs button:last-child";

/** Presses until the season asked for has begun or the game is over; returns how often. */
export async function playSeasons(page: Page, seasons: number, { policy, seed, press }: Manner): Promise<number> {
  const below = seeded(seed);
  const goal = `Season ${seasons + 1},`;
  let last = "";
  for (let pressed = 0; pressed < MOST_PRESSES; pressed++) {
    const moment = await nextMoment(page, last, goal);
    if (moment.isOver || moment.clock.startsWith(goal)) return pressed;
    expect(moment.outOfSight).toEqual([]);
    last = moment.sign;
    await press(await targetOf(page, moment, policy, below));
  }
  throw new Error("the seasons do not pass");
}

/** Whatever does not lie within reach does when the whole map is shown. */
async function targetOf(
  page: Page,
  { names, canEnd, clock }: Moment,
  policy: Policy,
  below: (bound: number) => number,
): Promise<Locator> {
  if (names.length === 0 && !canEnd) return page.locator(WHOLE);
  const picked = names.length === 0 ? undefined : policy({ names, canEnd, clock }, below);
  return page.locator(picked === undefined ? ".prompt .confirm" : `[data-pick="${picked}"]`);
}

/** The question after the sign `before`, or the season `date`; runs in the page, so it uses nothing from outside. */
function readMoment([before, date]: readonly [string, string]): Moment | undefined {
  const table = document.querySelector<HTMLElement>(".table");
  const clock = document.querySelector(".track .sr")?.textContent ?? "";
  const isOver = document.querySelector("dialog[open] .breakdown") !== null;
  const isMine = document.querySelector(".prompt .why:enabled") !== null && table?.dataset["busy"] === "false";
  const sign = [
    table?.dataset["beat"],
    document.querySelector(".close-up section")?.getAttribute("aria-label"),
    document.querySelector(".scene-card")?.getAttribute("aria-label"),
    document.querySelector(".board .map svg")?.getAttribute("viewBox"),
  ].join("/");
  if (!isOver && !clock.startsWith(date) && (!isMine || sign === before)) return undefined;

  const isWithinReach = (each: Element): boolean => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && each.contains(hit);
  };
  const wordsOf = (each: Element): string => {
    const copy = each.cloneNode(true) as Element;
    for (const drawn of copy.querySelectorAll("[aria-hidden]")) drawn.remove();
    return (copy.textContent ?? "").trim();
  };
  for (const marked of document.querySelectorAll("[data-pick]")) marked.removeAttribute("data-pick");
  const within = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isWithinReach);
  const cards = within(".board .close-up button.offered, .scene-card button.offered");
  const shown = cards.length > 0 ? cards : within(".board g.offered, .board .tray button.offered");
  const names = shown.map((each, at) => {
    each.setAttribute("data-pick", String(at));
    return each.getAttribute("aria-label") ?? wordsOf(each);
  });
  const bar = [...document.querySelectorAll(".prompt, .prompt button")].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  const page = document.documentElement;
  const isLong = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
  return {
    sign,
    isOver,
    clock,
    names,
    canEnd: within(".prompt .confirm:enabled").length > 0,
    outOfSight: [...bar.map(({ textContent }) => textContent ?? ""), ...(isLong ? ["the page scrolls"] : [])],
  };
}

/** Waits for the next question after the last press, for the season asked for, or for the end. */
async function nextMoment(page: Page, last: string, goal: string): Promise<Moment> {
  const found = await page.waitForFunction(readMoment, [last, goal] as const, { polling: LOOK_EVERY });
  return (await found.jsonValue()) as Moment;
}

/** What the log says by now, all lines. */
export function logOf(page: Page): Locator {
  return page.getByRole("list", { name: "Log" });
}
