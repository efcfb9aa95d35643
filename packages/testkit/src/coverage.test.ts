import { fastChance, newPlay, newWalk } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { countingPhases, newCoverage } from "./coverage.ts";
import { type Reef, reef } from "./reference/reef.ts";

/** Tribute is due, and these cards lie on the table. */
function tribute(table: readonly number[]): Reef["state"] {
  const state = reef.setup({
    seats: 2,
    options: { cards: 16 },
    pack: reef.pack,
    chance: fastChance(1),
    emit: () => {},
    emitTo: () => {},
  });
  state.table = [...table];
  state.stack = [{ phase: "tribute", seat: 0 }];
  return state;
}

function tallied(table: readonly number[]) {
  const coverage = newCoverage();
  const own: Parameters<typeof countingPhases<Reef>>[2] = {};
  const game = countingPhases(reef, coverage, own);
  own.play = newPlay(game, game.pack, tribute(table), fastChance(1));
  newWalk(game, own.play);
  return coverage;
}

test("a phase that passed by itself counts, with what it refused until a single move was left", () => {
  expect(tallied([3, 4, 5])).toMatchObject({ phases: { tribute: 1 }, refusals: { "REEF-THREE": 2 } });
});

test("where somebody is asked, whoever asks counts what is refused", () => {
  expect(tallied([3, 4, 6])).toMatchObject({ phases: {}, refusals: {} });
});
