// The list of matches in the browser reads rows. `outrigger bench` runs this test and prints its figures.

import { openTable, playByPressing } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { openStore } from "./stored.ts";

const GAMES = 50;
const LISTS = Math.min(60, Number(process.env["OUTRIGGER_SAMPLES"] ?? 20));

/** Writes the one match there is so many times more, each of its rows under another name. */
async function copyMatch(page: Page, times: number): Promise<void> {
  await page.evaluate(
    ({ store, count }) =>
      new Promise<void>((resolve) => {
        const change = store.transaction(["matches", "snapshots", "log"], "readwrite");
        for (const [table, key] of [
          ["matches", "id"],
          ["snapshots", "id"],
          ["log", "match"],
        ] as const) {
          const asked = change.objectStore(table).getAll();
          asked.onsuccess = () => {
            for (let copy = 0; copy < count; copy++)
              for (const row of asked.result) change.objectStore(table).put({ ...row, [key]: `${row[key]}-${copy}` });
          };
        }
        change.oncomplete = () => resolve();
      }),
    { store: await openStore(page), count: times },
  );
}

test("the list of fifty unfinished games", async ({ page }, info) => {
  await page.addInitScript(() => {
    const { Worker: Plain } = window;
    // The page's own worker, to be asked once more.
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        if (given[1]?.name === "host") Object.assign(window, { host: this });
      }
    };
  });
  await openTable(page, { game: "maori", seats: ["person", "person"] });
  await playByPressing(page, (target) => target.click(), 1, 6);
  await copyMatch(page, GAMES - 1);
  await page.goto("/");
  await expect(page.locator("li[data-match]")).toHaveCount(GAMES);
  const lists = await page.evaluate(async (count) => {
    const { host } = window as unknown as { host: Worker };
    const times: number[] = [];
    for (let at = 0; at < count; at++) {
      const begun = performance.now();
      await new Promise<void>((resolve) => {
        const id = `list ${at}`;
        const hear = ({ data }: MessageEvent<{ readonly id?: string }>): void => {
          if (data.id !== id) return;
          host.removeEventListener("message", hear);
          resolve();
        };
        host.addEventListener("message", hear);
        host.postMessage({ kind: "list", id });
      });
      times.push(performance.now() - begun);
    }
    return times;
  }, LISTS);
  const counted = lists.sort((one, other) => one - other);
  const at = (part: number): number => counted[Math.floor(counted.length * part)] ?? 0;
  const figures = { samples: counted.length, median: at(0.5), p95: at(0.95) };
  info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
});
