// What the two combat dice mean, worked out once: how often the stronger side wins, how far the loser runs, and who is caught.
import { at } from "@outrigger/kernel";
import { resolve } from "../rules/combat/outcome.ts";

/** Modifiers beyond this decide nothing any more. */
const MOST = 16;
const LONGEST = 12;

interface Row {
  /** The attacker's chance. */
  readonly wins: number;
  /** The chance that he wins and the defender runs so many hexes. */
  readonly flights: readonly number[];
}

function rowFor(difference: number): Row {
  const flights = new Array<number>(LONGEST + 1).fill(0);
  let wins = 0;
  for (let attack = 1; attack <= 6; attack++) {
    for (let defence = 1; defence <= 6; defence++) {
      const { attackerWins, hexes } = resolve(Math.max(0, difference), Math.max(0, -difference), attack, defence);
      if (!attackerWins) continue;
      wins++;
      const length = Math.min(hexes, LONGEST);
      flights[length] = (flights[length] ?? 0) + 1;
    }
  }
  return { wins: wins / 36, flights: flights.map((ways) => ways / 36) };
}

const ROWS: readonly Row[] = Array.from({ length: 2 * MOST + 1 }, (_, place) => rowFor(place - MOST));

function rowOf(attack: number, defence: number): Row {
  return at(ROWS, Math.max(-MOST, Math.min(MOST, attack - defence)) + MOST);
}

export function chanceToWin(attack: number, defence: number): number {
  return rowOf(attack, defence).wins;
}

/** CAUGHT[hexes][panics]: the chance of at least so many odd dice on the way. */
const CAUGHT: readonly (readonly [number, number, number, number])[] = Array.from(
  { length: LONGEST + 1 },
  (_, hexes) => [atLeast(hexes, 0), atLeast(hexes, 1), atLeast(hexes, 2), atLeast(hexes, 3)],
);

function atLeast(hexes: number, least: number): number {
  let sum = 0;
  for (let odd = least; odd <= hexes; odd++) sum += choose(hexes, odd);
  return sum / 2 ** hexes;
}

function choose(of: number, count: number): number {
  let ways = 1;
  for (let at = 1; at <= count; at++) ways = (ways * (of - count + at)) / at;
  return ways;
}

/** Units of a stack by the number of panics that lead to capture: Population 1, Militia 2, trained 3. */
export interface Guards {
  readonly population: number;
  readonly militia: number;
  readonly trained: number;
}

/** The chance that the attacker wins and hunts the defenders down to the last Unit, so that Leaders are left alone. */
export function chanceToCatch(attack: number, defence: number, guards: Guards, hexesHome: number): number {
  const { flights } = rowOf(attack, defence);
  let sum = 0;
  for (let hexes = 1; hexes <= LONGEST; hexes++) {
    const chance = flights[hexes] ?? 0;
    if (chance === 0) continue;
    const [, once, twice, thrice] = at(CAUGHT, Math.min(hexes, hexesHome));
    sum += chance * power(once, guards.population) * power(twice, guards.militia) * power(thrice, guards.trained);
  }
  return sum;
}

/** By multiplication alone: the engines' own powers may differ in the last bit. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let at = 0; at < exponent; at++) product *= base;
  return product;
}
