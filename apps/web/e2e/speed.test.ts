// From click to changed board. `outrigger bench` runs this test and prints its figures.
import { expect, test } from "@playwright/test";
import { openTable } from "./driver.ts";

/** Clicks before the clock counts: the first ones load code and compile it. */
const WARM_UP = 12;
const CLICKS = Number(process.env["OUTRIGGER_SAMPLES"] ?? 60);
test("from click to changed board", async ({ page }, info) => {
  await openTable(page, { game: "maori", seats: ["person", "person"] });
  const times = await page.evaluate(playTimed, CLICKS + WARM_UP);
  const counted = times.slice(WARM_UP).sort((one, other) => one - other);
  const at = (part: number): number => counted[Math.floor(counted.length * part)] ?? 0;
  const figures = { samples: counted.length, median: at(0.5), p95: at(0.95) };
  info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
  expect(counted.length).toBeGreaterThan(CLICKS / 2);
});

/** Runs in the page: clicks what glows, and waits until the board has changed and is laid out, ready to be painted. */
async function playTimed(clicks: number): Promise<number[]> {
  const times: number[] = [];
  const beat = (): string | undefined => document.querySelector<HTMLElement>(".table")?.dataset["beat"];
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        watcher.disconnect();
        resolve();
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
  const next = (): Element | null =>
    document.querySelector("dialog[open]") ??
    document.querySelector(".prompt .confirm:enabled") ??
    document.querySelector(".board .offered") ??
    document.querySelector(".prompt .extra:enabled");
  while (times.length < clicks) {
    await until(() => next() !== null);
    const target = next();
    if (target === null || target instanceof HTMLDialogElement) break;
    const before = beat();
    const start = performance.now();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await until(() => beat() !== before);
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}
