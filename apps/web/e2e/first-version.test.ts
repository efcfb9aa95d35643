// The store that the first version's page left in a browser, opened by this one.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { takeUp } from "@outrigger/host";
import { rules as moa } from "@outrigger/moa/rules";
import { verifiableChance } from "@outrigger/records";
import type { OlderRow } from "../src/workers/local-store.ts";
import { playByPressing } from "./driver.ts";
import { expect, type Page, test } from "./quiet.ts";
import { openStore } from "./stored.ts";

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/testkit/fixtures/first-version/${name}`, import.meta.url));
const dump = JSON.parse(gunzipSync(fixture("page.json.gz")).toString()) as {
  readonly version: number;
  readonly stores: { readonly matches: readonly OlderRow[] };
};
const { page: ids } = JSON.parse(fixture("names.json").toString()) as { page: Record<string, string> };
const idOf = (name: string): string => ids[name] ?? "";
const rowOf = (name: string): OlderRow => {
  const row = dump.stores.matches.find(({ id }) => id === idOf(name));
  if (row === undefined) throw new Error(`there is no match "${name}"`);
  return row;
};

/** Puts the rows where the first version kept them, on a page of the site that runs nothing of it. */
async function leaveStore(page: Page, rows: readonly unknown[]): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate(
    ({ version, text }) =>
      new Promise<void>((resolve, reject) => {
        const matches = JSON.parse(text) as readonly object[];
        const opening = indexedDB.open("outrigger", version);
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore("matches", { keyPath: "id" });
          store.createIndex("touched", "touched");
          store.createIndex("state", ["id", "seq"]);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("matches", "readwrite");
          for (const match of matches) change.objectStore("matches").put(match);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { version: dump.version, text: JSON.stringify(rows) },
  );
}

/** Versions of the rules the match has been played under, as the browser keeps it now. */
async function versionsOf(page: Page, id: string): Promise<number[]> {
  return page.evaluate(
    ({ store, match }) =>
      new Promise<number[]>((resolve) => {
        const asked = store.transaction("snapshots").objectStore("snapshots").get(match);
        asked.onsuccess = () => {
          const segments = asked.result?.snapshot.data.segments ?? [];
          resolve(segments.map(({ rules }: { rules: number }) => rules));
        };
      }),
    { store: await openStore(page), match: id },
  );
}

/** The same match with a first step that today's rules do not know, as rules that have changed would leave it. */
function outdated(row: OlderRow, state?: OlderRow["state"]): OlderRow {
  const segments = row.data.segments.map((segment) => ({
    ...segment,
    steps: segment.steps.map((step, at) => (at === 0 ? { ...step, move: ["forgotten"] as const } : step)),
  }));
  return { ...row, data: { ...row.data, segments }, ...(state === undefined ? {} : { state }) };
}

test("the games of the first version are all there, and one that was running is played on", async ({ page }) => {
  await leaveStore(page, dump.stores.matches);
  await page.goto("/");
  const rows = page.locator("li[data-match]");
  await expect(rows).toHaveCount(dump.stores.matches.length);
  const finished = dump.stores.matches.filter(({ data }) => data.end !== undefined).length;
  await expect(rows.getByRole("link", { name: "Review", includeHidden: true })).toHaveCount(finished);
  await page.locator("details summary", { hasText: "more" }).click();
  const running = idOf("moa running");
  await page.locator(`li[data-match="${running}"]`).getByRole("link", { name: "Continue" }).click();
  await page.locator(".table").waitFor();
  expect(await playByPressing(page, (target) => target.click(), 1, 3)).toBe(3);
  await expect.poll(() => versionsOf(page, running)).toEqual([1, moa.version]);
});

test("a finished game of older rules is looked at as far as it was kept", async ({ page }) => {
  const luck = verifiableChance(rowOf("moa played").seed, rowOf("moa played").nonces);
  const state = takeUp(moa, rowOf("moa played"), luck)?.match.published.play.state as OlderRow["state"];
  const [whole, endOnly, resultOnly] = ["moa resigned", "moa played", "maori played"].map(idOf);
  await leaveStore(page, [
    rowOf("moa resigned"),
    outdated(rowOf("moa played"), state),
    outdated(rowOf("maori played")),
  ]);
  const review = async (id: string | undefined): Promise<void> => {
    await page.goto("/");
    await page.locator(`li[data-match="${id}"]`).getByRole("link", { name: "Review" }).click();
  };
  await review(whole);
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.getByTestId("left")).toHaveCount(0);
  await review(endOnly);
  await expect(page.getByTestId("left")).toHaveText(/older rules. Only its final position was kept/);
  await expect(page.locator(".review .board").first()).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await review(resultOnly);
  await expect(page.getByTestId("left")).toHaveText(/older rules. Only its result was kept/);
  await expect(page.getByRole("listitem").filter({ hasText: "points" })).toHaveCount(
    rowOf("maori played").data.seats.length,
  );
});
