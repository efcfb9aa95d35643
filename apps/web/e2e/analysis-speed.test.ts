// The analysis thinks in a thread of its own: the review round it answers as if it were not there. `outrigger bench` runs this
// test and prints its figures.
import { fileURLToPath } from "node:url";
import { report } from "./frame-cost.ts";
import { expect, type Page, test } from "./quiet.ts";
import { wish } from "./screens.ts";

const RECORD = fileURLToPath(new URL("../../../games/moa/fixtures/two.json", import.meta.url));
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

test("steps of a review while its game is taken apart", async ({ page }, info) => {
  await wish(page, { language: "en", motion: "none" });
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(RECORD);
  await page.locator(".review").waitFor();
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.getByTestId("analysis").waitFor();
  const times: number[] = [];
  for (let made = 0; made < CLICKS; made++)
    times.push(await timedStep(page, made % 2 === 0 ? "One back" : "One forward"));
  report(info, times);
  expect(times).toHaveLength(CLICKS);
});
