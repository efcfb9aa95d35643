import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobsFor, nameOf, type Wish } from "./jobs.ts";
import { openLines } from "./lines.ts";

const WISH: Wish = {
  games: ["maori", "moa"],
  proofs: ["luck", "blunders"],
  seed: 7,
  plant: "turn",
  count: (game, proof) => (proof === "luck" ? 2 : game === "moa" ? 2 : 1),
};

const SEEN = { hasPoints: true, sums: [], mistakes: [], curve: 1, whole: 2 };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outrigger-lines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("blunders come before luck, and every game has its turn", () => {
  expect(jobsFor(WISH).map(nameOf)).toEqual([
    "maori blunders medium turn 7",
    "moa blunders medium turn 7",
    "moa blunders medium turn 8",
    "maori luck greedy 7",
    "moa luck greedy 7",
    "maori luck greedy 8",
    "moa luck greedy 8",
  ]);
});

test("what was seen is kept and not done again, after half a line too", () => {
  const [first, second] = jobsFor(WISH);
  if (first === undefined || second === undefined) throw new Error("no jobs");
  const file = join(folder, "lines.jsonl");
  openLines(file).add(first, { seen: SEEN });
  appendFileSync(file, '{"version":1,"na');
  expect(openLines(file).has(second)).toBe(false);
  openLines(file).add(second, { seen: SEEN });
  for (const job of [first, second]) expect(openLines(file).get(job)).toEqual({ seen: SEEN });
});

test("what another version of the analysis saw does not count", () => {
  const [job] = jobsFor(WISH);
  if (job === undefined) throw new Error("no jobs");
  const file = join(folder, "lines.jsonl");
  writeFileSync(file, `${JSON.stringify({ version: 0, name: nameOf(job), found: { seen: SEEN } })}\n`);
  expect(openLines(file).has(job)).toBe(false);
});
