import { QUIET } from "@outrigger/kernel";
import { fastChance } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { pickOne, rollDie } from "./dice.ts";
import type { TahitiEvent } from "./events.ts";
import type { TahitiPlay } from "./tahiti.ts";
import { areEnemies, BROKEN, clanOf, isCombat, isCommander, isLeader, isUnit, UNIT_KINDS } from "./vocabulary.ts";

test("TAH-DEF-1, TAH-DEF-2, TAH-DEF-3, TAH-DEF-4: Units, Combat Units, Leaders and commanders", () => {
  expect(UNIT_KINDS.every(isUnit)).toBe(true);
  expect(UNIT_KINDS.filter(isCombat)).toEqual(["militia", "slingers", "fighters", "heavy"]);
  expect(
    (["chieftain", "elder", "shaman"] as const).map((kind) => [isLeader(kind), isUnit(kind), isCommander(kind)]),
  ).toEqual([
    [true, false, true],
    [true, false, true],
    [true, false, false],
  ]);
  expect(BROKEN).toEqual({
    heavy: "militia",
    fighters: "militia",
    slingers: "militia",
    militia: "population",
    population: "population",
  });
});

test("TAH-DEF-6: every other player is an enemy, and every hostile clan; clans leave each other alone", () => {
  expect(areEnemies(0, 1)).toBe(true);
  expect(areEnemies(1, 1)).toBe(false);
  expect(areEnemies(0, clanOf(3))).toBe(true);
  expect(areEnemies(clanOf(3), clanOf(4))).toBe(false);
});

test("TAH-DEF-9: every die and every draw is told with its purpose", () => {
  const told: TahitiEvent[] = [];
  const play = {
    chance: fastChance(1),
    emit: (event: TahitiEvent) => told.push(event),
    tell: (event: () => TahitiEvent) => told.push(event()),
  } as unknown as TahitiPlay;
  const die = rollDie(play, 2, "panic");
  const chosen = pickOne(play, 1, ["a", "b", "c"]);
  expect(told).toEqual([
    { kind: "rolled", side: 2, purpose: "panic", die },
    { kind: "drawn", side: 1, of: 3, chosen: ["a", "b", "c"].indexOf(chosen) },
  ]);
});

test("TAH-DEF-10: random among several is uniform over the list; a single one needs no luck", () => {
  const asked: number[] = [];
  const chance = { pick: (count: number) => asked.push(count) - 1 };
  const play = { chance, ...QUIET } as unknown as TahitiPlay;
  expect([pickOne(play, 0, [7]), pickOne(play, 0, [4, 5, 6]), pickOne(play, 0, [4, 5, 6])]).toEqual([7, 4, 5]);
  expect(asked).toEqual([3, 3]);
});
