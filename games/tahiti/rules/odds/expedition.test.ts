import type { Chance } from "@outrigger/kernel";
import { fastChance } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { pack } from "../components.ts";
import { afterLeaving, afterStorm, canoeCrews, isLost } from "../endings/crew.ts";
import { discover, maySailOn, type Predecessors, settleOccupied } from "../endings/expedition-tables.ts";
import { rankOf } from "../endings/levels.ts";
import { type Crew, LEVELS, type Level, type UnitKind } from "../vocabulary.ts";
import { expeditionOdds } from "./expedition.ts";

const crewOf = (canoes: number, units: Partial<Record<UnitKind, number>>, leaders: number): Crew => ({
  canoes,
  units: { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0, ...units },
  leaders,
});

/** One voyage, told straight from the book. */
function sail(start: Crew, target: Level, before: Predecessors, chance: Chance): Level {
  let crew = start;
  while (!isLost(crew)) {
    const first = chance.die(6);
    if (first <= 2) return "TD";
    if (first === 3) crew = afterStorm(crew, chance.pick(canoeCrews(crew).length));
    else if (first === 4) crew = afterLeaving(crew, 1);
    else {
      const found =
        first === 6
          ? discover(pack, chance.die(6), before)
          : settleOccupied(pack, crew, chance.die(6), chance.die(6), before);
      if (found === undefined) continue;
      if (rankOf(found.level) >= rankOf(target) || !maySailOn(found, crew)) return found.level;
      if (found.cell === "MD") crew = afterLeaving(crew, 2);
    }
  }
  return "TD";
}

test("chances of an Expedition add up to one", () => {
  for (const target of LEVELS) {
    const odds = expeditionOdds(pack, crewOf(4, { heavy: 3, militia: 2, population: 2 }, 3), target);
    expect(LEVELS.reduce((sum, level) => sum + odds[level], 0)).toBeCloseTo(1, 12);
  }
});

test("TAH-EXP-6, TAH-EXP-11: one canoe that takes whatever comes, by hand", () => {
  const odds = expeditionOdds(pack, crewOf(1, { population: 1 }, 1), "TD");
  // Of 216 third rolls: 1 to 4 lose (storm and leak take the only canoe), 5 leads to Table C, 6 to Table A.
  // The atoll (1 in 36) sends back to the same roll: everything is divided by 35/36.
  const again = 1 - 1 / 36;
  expect(odds.TV).toBeCloseTo(1 / 36 / again, 12);
  expect(odds.SV).toBeCloseTo((1 / 36 + tableC("SV") / 6) / again, 12);
  expect(odds.SD).toBeCloseTo((1 / 36 + tableC("SD") / 6) / again, 12);
});

/** The share of Table B and C that ends with a level, for the weakest column. */
function tableC(level: Level): number {
  let ways = 0;
  for (let place = 1; place <= 6; place++)
    for (let die = 1; die <= 6; die++)
      if (settleOccupied(pack, crewOf(1, { population: 1 }, 1), place, die, {}).level === level) ways++;
  return ways / 36;
}

test("the odds of an Expedition agree with 20,000 voyages within five standard errors", () => {
  const cases: [Crew, Level, Predecessors][] = [
    [crewOf(1, { population: 1, fighters: 1 }, 2), "MV", {}],
    [crewOf(3, { population: 2, heavy: 2, slingers: 2 }, 3), "MV", {}],
    [crewOf(5, { population: 1, heavy: 4, militia: 4 }, 4), "SV", { samoa: ["SV"], hawaii: ["TV"], fiji: ["TV"] }],
    [crewOf(4, { population: 5, militia: 1 }, 1), "TV", {}],
    [crewOf(6, { population: 1 }, 1), "SD", {}],
  ];
  const voyages = 20_000;
  cases.forEach(([crew, target, before], seed) => {
    const chance = fastChance(seed + 1);
    const seen: Record<string, number> = {};
    for (let count = 0; count < voyages; count++) {
      const level = sail(crew, target, before, chance);
      seen[level] = (seen[level] ?? 0) + 1;
    }
    const odds = expeditionOdds(pack, crew, target, before);
    for (const level of LEVELS) {
      const error = Math.sqrt((odds[level] * (1 - odds[level])) / voyages);
      expect(Math.abs((seen[level] ?? 0) / voyages - odds[level])).toBeLessThanOrEqual(5 * error + 1e-9);
    }
  });
});

test("a crew that is lost already has only one level", () => {
  expect(expeditionOdds(pack, crewOf(0, {}, 1))).toMatchObject({ TD: 1, TV: 0 });
});
