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
  expect(page.localStore.rows.size).toBe(0);
});

it("a game elsewhere goes on from what a seat saw of it: the seat sees the same, and the rest is dealt anew", async () => {
  const page = openPage();
  const people = ["Ada", "Ben"].map((name) => ({ kind: "person", name }) as const);
  const match = await page.ask<string>({ kind: "create", game: "moa", name: "", seats: people, options: {} });
  const see = (where: string, viewer: number) =>
    page.ask<{ view: object }>({ kind: "moment", match: where, at: 0, viewer });
  const { view } = await see(match, 0);
  const theirs = handOf((await see(match, 1)).view, 1);
  const fork = await page.ask<string>({ kind: "forkSeen", game: "moa", options: {}, view, seats: people });
  expect((await see(fork, 0)).view).toEqual(view);
  const dealt = handOf((await see(fork, 1)).view, 1);
  expect(dealt).toHaveLength(theirs.length);
  expect(dealt).not.toEqual(theirs);
});

function handOf(view: object, seat: number): readonly unknown[] {
  return (view as { players: { hand: readonly unknown[] }[] }).players[seat]?.hand ?? [];
}
