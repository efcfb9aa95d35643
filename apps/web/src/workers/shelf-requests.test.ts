import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openPage } from "./testing/page.ts";

const fixture = new URL("../../../../games/moa/fixtures/", import.meta.url);
const record = JSON.parse(readFileSync(new URL("five.json", fixture), "utf8"));

it.each<[string, object, string]>([
  ["chance calls nobody could count", { calls: 1e12 }, "calls: is 1000000000000, at most 1000000 are allowed"],
  ["a seat's name as long as a book", { seats: [{ kind: "person", name: "x".repeat(900) }] }, "seats[0].name: has 900"],
  [
    "very many segments",
    { segments: new Array(5_000).fill({ rules: 1, setup: [], steps: [] }) },
    "segments: has 5000 entries",
  ],
])("a record file with %s is not taken up by the page, which says why", async (_what, fields, why) => {
  const page = openPage();
  const asked = page.ask({ kind: "import", text: JSON.stringify({ ...record, ...fields }) });
  await expect(asked).rejects.toThrow(why);
  expect(page.shelf.rows.size).toBe(0);
});
