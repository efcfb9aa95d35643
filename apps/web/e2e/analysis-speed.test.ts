// The analysis thinks in a thread of its own: the review round it answers as if it were not there. `outrigger bench` runs this
// test and prints its figures.
import { fileURLToPath } from "node:url";
import { report } from "./frame-cost.ts";
import { expect, type Page, test } from "./quiet.ts";
import { wish } from "./screens.ts";

const RECORDS = { maori: "base-2", moa: "two", maasai: "long-2-greedy", tahiti: "two" } as const;
const CLICKS = Number(process.env["OUTRIGGER_SAMPLES"] ?? 6);

/** Presses a button of the review, and waits until the board stands at another moment and is laid out. */
function timedStep(page: Page, name: string): Promise<number> {
  return page.getByRole("button", { name, exact: true }).evaluate(async (button) => {
    const review = document.querySelector<HTMLElement>(".review");
    const before = review?.dataset["at"];
    const start = performance.now();
    (button as HTMLElement).click();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (review?.dataset["at"] === before) return;
        watcher.disconnect();
        resolve();
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
    document.body.getBoundingClientRect();
    return performance.now() - start;
  });
}

for (const [game, record] of Object.entries(RECORDS))
  test(`steps of a review while its game is taken apart: ${game}`, async ({ page }, info) => {
    await wish(page, { language: "en", motion: "none" });
    await page.goto("/");
    const file = fileURLToPath(new URL(`../../../games/${game}/fixtures/${record}.json`, import.meta.url));
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".review").waitFor();
    await page.getByRole("button", { name: "Analysis" }).click();
    const analysis = page.getByTestId("analysis");
    await analysis.waitFor();
    const times: number[] = [];
    while (times.length < CLICKS && (await analysis.getAttribute("data-done")) !== "true")
      times.push(await timedStep(page, times.length % 2 === 0 ? "One back" : "One forward"));
    report(info, times);
    expect(times).not.toEqual([]);
  });
