// From click to changed board. `outrigger bench` runs these tests and prints their figures; the usual run holds the shortest of
// them to coming to an end, beyond the end of a game.
import { rules } from "@outrigger/maori/rules";
import { openTable, playByPressing, type TablePlan } from "./driver.ts";
import { report } from "./frame-cost.ts";
import { sitDownLate } from "./late.ts";
import { expect, type Locator, type Page, test } from "./quiet.ts";
import { wish } from "./screens.ts";

const isBench = process.env["OUTRIGGER_SAMPLES"] !== undefined;
const CLICKS = Number(process.env["OUTRIGGER_SAMPLES"] ?? 70);
/** Clicks before the clock counts: the first ones load code and compile it. */
const WARM_UP = isBench ? 12 : 0;
const GAMES = isBench ? ["maori", "moa", "maasai", "tahiti"] : ["maori"];

for (const game of GAMES) {
  test(`from click to changed board: ${game}`, async ({ page }, info) => {
    const plan: TablePlan = { game, seats: ["person", "person"] };
    await wish(page, { guide: false });
    if (isBench) await openTable(page, plan);
    else await sitDownLate(page, rules, plan);
    const times = await clickTimed(page, plan, WARM_UP + CLICKS);
    report(info, times.slice(WARM_UP));
    expect(times.length).toBeGreaterThanOrEqual(WARM_UP + CLICKS);
  });
}

/** So many moves by pressing, at as many tables as it takes. */
async function clickTimed(page: Page, plan: TablePlan, clicks: number): Promise<number[]> {
  const times: number[] = [];
  const press = async (target: Locator): Promise<void> => {
    const time = await target.evaluate(timedClick);
    if (time !== undefined) times.push(time);
  };
  for (let made = 0; times.length < clicks; made++) {
    const left = clicks - times.length;
    if ((await playByPressing(page, press, made + 1, left)) < left) await openTable(page, plan);
  }
  return times;
}

/**
 * Runs in the page: presses, and waits until the board has changed and is laid out, ready to be painted. A press that only
 * asks more closely, or lifts a curtain, sends no move and has no time.
 */
async function timedClick(target: Element): Promise<number | undefined> {
  const table = document.querySelector<HTMLElement>(".table");
  const before = table?.dataset["beat"];
  const start = performance.now();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const hasChanged = (): boolean => table?.dataset["beat"] !== before;
  // What is sent makes the table busy at once; the page says so when the handlers are through.
  await Promise.resolve();
  if (table === null || (table.dataset["busy"] !== "true" && !hasChanged())) return undefined;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!hasChanged() && document.querySelector(".refusal") === null) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  if (!hasChanged()) throw new Error("what glows was refused");
  document.body.getBoundingClientRect();
  return performance.now() - start;
}
