// "Why can't I?" is answered with the clause of the rules that forbids it, in the player's language.
import { refusalsFor, viewFor } from "@outrigger/kernel/match";
import { rules } from "@outrigger/maori/rules";
import { text } from "@outrigger/maori/text";
import { findPosition } from "./positions.ts";
import { expect, type Page, test } from "./quiet.ts";
import { sitDown, wish } from "./screens.ts";

const phases = ["sail", "action", "destination"] as const;

/** A clause whose words are still on the way. */
const NUMBER = /^[A-Z]+(-[A-Z0-9]+)+$/;

/** What the popover says, clause by clause. */
async function readReasons(page: Page): Promise<Map<string, string>> {
  const reasons = page.locator("[role=dialog] [data-clause]");
  await reasons.first().waitFor();
  const folded = page.locator("[role=dialog] details > summary");
  if ((await folded.count()) > 0) await folded.click();
  const found = new Map<string, string>();
  for (const reason of await reasons.all()) {
    const words = reason.locator("p").first();
    await expect(words).not.toHaveText(NUMBER);
    found.set((await reason.getAttribute("data-clause")) ?? "", await words.innerText());
  }
  return found;
}

test("every refusal of a decision is named with its clause", async ({ page }) => {
  const clauses = await text.clauses("en");
  const seen = new Set<string>();
  for (const phase of phases) {
    const position = findPosition(rules, { variant: 1 }, (at) => at.phase === phase && at.clauses.length >= 4);
    await sitDown(page, position.match);
    await page.getByRole("button", { name: "Why not?" }).click();
    const reasons = await readReasons(page);
    expect([...reasons.keys()].sort()).toEqual([...position.clauses].sort());
    for (const [clause, words] of reasons) expect(words).toBe(clauses[clause]);
    for (const such of await page.locator("[data-clause] .soft.small").allInnerTexts())
      expect(such).not.toMatch(/: ?(,|$)|free/);
    for (const clause of reasons.keys()) seen.add(clause);
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-clause]")).toHaveCount(0);
  }
  expect(seen.size).toBeGreaterThanOrEqual(8);
});

test("a click on what is not offered answers with the one clause that forbids it", async ({ page }) => {
  const position = findPosition(rules, {}, (at) => at.phase === "action" && at.clauses.includes("MAO-LINE-1"));
  const far = refusalsFor(position.match, position.seat).find(
    ({ move, clause }) => move[0] === "take" && clause === "MAO-LINE-1",
  );
  if (far === undefined) throw new Error("no tile lies outside the line");
  await sitDown(page, position.match);
  const cell = String(far.move[1]);
  await page.locator(`.board [aria-disabled="true"][aria-label*="${cell}"]`).first().click({ force: true });
  const reasons = await readReasons(page);
  expect([...reasons]).toEqual([["MAO-LINE-1", (await text.clauses("en"))["MAO-LINE-1"]]]);
  await page.getByRole("link", { name: "MAO-LINE-1" }).click();
  await expect(page.locator("#MAO-LINE-1")).toBeInViewport();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page.locator(".table .prompt")).toBeVisible();
});

test("a tile of the matrix is named by taking it while it is on offer, else by what it is", async ({ page }) => {
  const named = page.locator('.board .target:has([data-place^="cell:"])[aria-label]');
  const labels = async (phase: "sail" | "action"): Promise<string[]> => {
    const { match, seat } = findPosition(
      rules,
      {},
      (at) => at.phase === phase && (phase === "sail" || at.clauses.includes("MAO-LINE-1")),
    );
    await sitDown(page, match);
    await expect(named).toHaveCount(16);
    const all = await named.evaluateAll((each) => each.map((tile) => tile.getAttribute("aria-label") ?? ""));
    const takes = (viewFor(match, seat).offers?.moves ?? []).filter(([kind]) => kind === "take");
    expect(all.filter((label) => label.startsWith("Take "))).toHaveLength(takes.length);
    return all;
  };
  for (const label of await labels("sail")) expect(label).toMatch(/^m\d\d [a-z]/);
  expect((await labels("action")).filter((label) => /(free|for \d+ shells?)$/.test(label)).length).toBeGreaterThan(0);
});

test("the answer speaks the language of the player", async ({ page }) => {
  const position = findPosition(rules, {}, (at) => at.phase === "sail");
  await sitDown(page, position.match);
  await wish(page, { language: "pl" });
  await page.reload();
  await page.locator(".prompt .why").click();
  const clauses = await text.clauses("pl");
  for (const [clause, words] of await readReasons(page)) expect(words).toBe(clauses[clause]);
});

test("a tile that is pressed before the ship has sailed says what comes first", async ({ page }) => {
  const position = findPosition(rules, {}, (at) => at.phase === "sail");
  await wish(page, { language: "en" });
  await sitDown(page, position.match);
  await page.locator('.board [aria-disabled="true"]:has([data-place^="cell:"])').first().click({ force: true });
  expect([...(await readReasons(page)).keys()]).toEqual(["MAO-TURN-2"]);
});
