import { readFileSync } from "node:fs";
import { comparePlans, courseOf, loadAnalyst } from "@outrigger/analysis";
import { findGame } from "@outrigger/games";
import type { Move } from "@outrigger/kernel";
import { parseRecord } from "@outrigger/records";
import { expect, test } from "vitest";
import { isTrue, loadReasoning } from "./reasons.ts";

const GAMES = ["maori", "moa", "tahiti", "maasai"] as const;

test.each(GAMES)("%s: what is quoted as a reason changes most, on other samples too", async (game) => {
  const { quick, reasonIn } = await loadReasoning(game);
  const all = quick.map(reasonIn);
  expect(all.filter((each) => !isTrue(each))).toEqual([]);
  expect(all.filter(({ quoted }) => quoted !== undefined).length).toBeGreaterThan(all.length / 2);
});

test("tahiti: in the last turn an end is held against an end, and what is quoted speaks for the better plan", async () => {
  const entry = await findGame("tahiti");
  const guide = entry && (await loadAnalyst(entry));
  if (entry === undefined || guide === undefined) throw new Error("nobody has written how this game is judged");
  const { rules: game } = await entry.rules();
  const file = new URL("../../games/tahiti/fixtures/two.json", import.meta.url);
  const record = parseRecord(readFileSync(file, "utf8"));
  const course = record.ok ? courseOf(game, record.value) : undefined;
  const last = course?.stretches.find(({ from }) => from === 382);
  if (course === undefined || last === undefined) throw new Error("another record");
  const { seat, before, moves } = last;
  const { pack } = course;
  const request = { game, pack, seat, view: game.view(before, seat, pack), seed: 1 };
  // Two Areas further there is somebody to fight.
  const further: Move[] = [...moves.slice(0, -1), ["sail", 510], ["sail", 610], ["done"]];
  const compared = comparePlans(request, guide, moves, further, { samples: 96 });
  expect(compared?.lost).toBeLessThan(0.15);
  expect(compared?.reason).toMatchObject({ seat: 1 });
  expect(compared?.reason?.change).toBeLessThan(0);
});
