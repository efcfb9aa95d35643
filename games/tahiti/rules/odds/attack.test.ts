import type { Chance } from "@outrigger/kernel";
import { fastChance } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { rules } from "../index.ts";
import { addVillage } from "../markers.ts";
import type { AttackOdds } from "../notes.ts";
import { type Fight, type Fought, fightOnce, randomClanFight, randomFight } from "../testing/fights.ts";
import { printedFleets } from "../testing/printed.ts";
import { areaIndex, fighting } from "../testing/situation.ts";
import { clanOf } from "../vocabulary.ts";
import { attackOdds } from "./attack.ts";

/** OUTRIGGER_ODDS=full runs the whole proof: 200 situations, 20,000 combats each. */
const [SITUATIONS, COMBATS] = process.env["OUTRIGGER_ODDS"] === "full" ? [200, 20_000] : [25, 800];
const TIMEOUT = 1_200_000;

function oddsOf({ state, ...plan }: Fight): AttackOdds {
  return attackOdds({ state, pack: rules.pack }, plan);
}

/**
 * Every course of a combat on the real rules, with its chance. The two combat dice take all six faces; of the dice after
 * them only odd and even matter, which a test of its own makes sure of.
 */
function everyCourse(fight: Fight): { value: Fought; chance: number }[] {
  const courses: { value: Fought; chance: number }[] = [];
  const path: { taken: number; faces: number }[] = [];
  do {
    let depth = 0;
    const die = (): number => {
      const faces = depth < 2 ? 6 : 2;
      if (depth === path.length) path.push({ taken: 0, faces });
      return (path[depth++] as { taken: number }).taken + 1;
    };
    const chance: Chance = { die, pick: () => 0, draw: (bag) => bag[0] as never };
    const value = fightOnce(fight, chance);
    // In 36ths, so that halves stay exact.
    courses.push({ value, chance: path.slice(2).reduce((product, { faces }) => product / faces, 1) });
  } while (nextCourse(path));
  return courses;
}

function nextCourse(path: { taken: number; faces: number }[]): boolean {
  for (let last = path.pop(); last !== undefined; last = path.pop()) {
    if (last.taken + 1 < last.faces) {
      path.push({ ...last, taken: last.taken + 1 });
      return true;
    }
  }
  return false;
}

/** What became of a side in courses that were played, as its odds say it: chances, of so many in all. */
function seenBy(attacker: boolean, courses: readonly { value: Fought; chance: number }[], of: number) {
  const counted = (count: (fought: Fought) => number): number[] => {
    const chances: number[] = [];
    for (const { value, chance } of courses) {
      const at = count(value);
      while (chances.length <= at) chances.push(0);
      chances[at] = (chances[at] as number) + chance;
    }
    return chances.map((chance) => chance / of);
  };
  const whenLost = (count: (fought: Fought) => number) =>
    counted((fought) => (fought.attackerWins === attacker ? 0 : count(fought)));
  return {
    wins: counted(({ attackerWins }) => (attackerWins === attacker ? 1 : 0))[1] ?? 0,
    retreat: whenLost(({ hexes }) => hexes),
    panics: whenLost(({ panics }) => panics),
    captured: whenLost(({ captured }) => captured),
    leadersTaken: whenLost(({ leadersTaken }) => (leadersTaken ? 1 : 0))[1] ?? 0,
  };
}

const SIDES: [name: "attacker" | "defender", isAttacker: boolean][] = [
  ["attacker", true],
  ["defender", false],
];

test("odds equal every course of the real combat exactly, up to 4 Units over 2 hexes", { timeout: TIMEOUT }, () => {
  let compared = 0;
  for (let seed = 0; compared < 8; seed++) {
    const fight = randomFight(seed, 4);
    const odds = oddsOf(fight);
    // Longer retreats have too many courses to be counted one by one.
    if (odds.attacker.retreat.length > 3 || odds.defender.retreat.length > 3) continue;
    compared++;
    const courses = everyCourse(fight);
    for (const [side, isAttacker] of SIDES) expect(odds[side]).toMatchObject(seenBy(isAttacker, courses, 36));
  }
});

test("TAH-PANIC-1: of a panic die only odd and even matter", () => {
  const fight = randomFight(3, 4);
  for (const faces of [
    [1, 3, 5],
    [2, 4, 6],
  ]) {
    const results = faces.map((face) => {
      let thrown = 0;
      return fightOnce(fight, { die: () => (thrown++ < 2 ? 4 : face), pick: () => 0, draw: (bag) => bag[0] as never });
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  }
});

test.each([
  ["between players", randomFight],
  ["TAH-SOLO-11, TAH-SOLO-12, TAH-SOLO-15: between a player and a clan", randomClanFight],
])("odds agree with simulated combats within five standard errors, %s", { timeout: TIMEOUT }, (_, randomOne) => {
  for (let situationNumber = 0; situationNumber < SITUATIONS; situationNumber++) {
    const fight = randomOne(1000 + situationNumber, 8);
    const odds = oddsOf(fight);
    const chance = fastChance(situationNumber + 1);
    const played = Array.from({ length: COMBATS }, () => ({ value: fightOnce(fight, chance), chance: 1 }));
    for (const [side, isAttacker] of SIDES)
      for (const [name, seen] of Object.entries(seenBy(isAttacker, played, COMBATS)))
        near([odds[side][name as keyof ReturnType<typeof seenBy>]].flat(), [seen].flat());
  }
});

function near(expected: readonly number[], seen: readonly number[]): void {
  for (let at = 0; at < Math.max(expected.length, seen.length); at++) {
    const p = expected[at] ?? 0;
    const error = Math.sqrt(Math.max(0, p * (1 - p)) / COMBATS);
    expect(Math.abs((seen[at] ?? 0) - p)).toBeLessThanOrEqual(5 * error + 1e-9);
  }
}

test("chances add up, and asking changes nothing", { timeout: TIMEOUT }, () => {
  for (let seed = 0; seed < 20; seed++) {
    const fight = randomFight(seed, 6);
    const before = JSON.stringify(fight.state);
    const odds = oddsOf(fight);
    expect(JSON.stringify(fight.state)).toBe(before);
    for (const [side] of SIDES)
      for (const list of [odds[side].retreat, odds[side].panics, odds[side].captured, odds[side].sunk])
        expect(list.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(odds.attacker.wins + odds.defender.wins).toBeCloseTo(1, 12);
  }
});

test("Shamans count as declared", () => {
  const { state } = fighting("0@508 militia shaman; 1@508 militia shaman");
  const strengths = (...shamans: [boolean, boolean]) =>
    attackOdds({ state, pack: rules.pack }, { attacker: 0, defender: 1, hex: 508, shamans }).strengths;
  expect([strengths(true, true), strengths(true, false), strengths(false, false)]).toEqual([
    [2, 2],
    [2, 1],
    [1, 1],
  ]);
});

test("EX-3 TAH-SCOM-7: the odds of a sea combat count the canoes that sink", () => {
  const scene = printedFleets();
  const odds = attackOdds({ state: scene.state, pack: rules.pack }, { attacker: 0, defender: 1, hex: 307 });
  expect(odds.strengths).toEqual([9, 3]);
  expect(odds.attacker.wins).toBe(1);
  // The winner loses a canoe only on a 6.
  expect(odds.attacker.sunk).toEqual([5 / 6, 1 / 6].map((chance) => expect.closeTo(chance, 12)));
  expect(odds.defender.panics).toEqual([1]);
});

const MAHINA = areaIndex("mahina");

test("TAH-SOLO-12: a clan beaten at home is captured whole, wherever in its Area its people are", () => {
  const odds = (theirs = "") => {
    const { state } = fighting(
      `0@704 heavy*2; ${clanOf(MAHINA)}@704 ${theirs}; ${clanOf(MAHINA)}@705 population*2; ${clanOf(MAHINA)}@804 population`,
      {
        seats: 1,
        homes: [407],
        edit: (before) => {
          before.clans.push({ area: MAHINA, active: true, since: 0, camp: 704 });
          before.control[MAHINA] = clanOf(MAHINA);
          addVillage(before, 704, clanOf(MAHINA));
        },
      },
    );
    return attackOdds({ state, pack: rules.pack }, { attacker: 0, defender: clanOf(MAHINA), hex: 704 });
  };
  // Fighters and Population in the hex, two next door and the Village's own people; whoever is in Papenoo stays free.
  const armed = odds("fighters population");
  expect(armed.defender.captured).toEqual([
    expect.closeTo(armed.defender.wins, 12),
    0,
    0,
    0,
    0,
    expect.closeTo(armed.attacker.wins, 12),
  ]);
  const bare = odds();
  expect(bare.defender.captured).toEqual([0, expect.closeTo(bare.attacker.wins, 12)]);
});

test("TAH-SOLO-11: where a clan has won, equal ways are equally likely", () => {
  // Two ways of 9t from 0910 to the Home Village in 1008: by 1010, where friends stand, and by 0909.
  const { state } = fighting(`0@910 chieftain; 0@1010 population; ${clanOf(MAHINA)}@910 heavy*2`, {
    seats: 1,
    homes: [1008],
    edit: (before) => {
      before.clans.push({ area: MAHINA, active: true, since: 0, camp: 704 });
    },
  });
  const odds = attackOdds({ state, pack: rules.pack }, { attacker: 0, defender: clanOf(MAHINA), hex: 910 });
  expect(odds.attacker.wins).toBe(0);
  // In 1010 he is not alone; retreats of more than one hex lead past 0909 all the same.
  const oneHex = odds.attacker.retreat[1] ?? 0;
  expect(odds.attacker.leadersTaken).toBeGreaterThan(oneHex / 2);
  expect(odds.attacker.leadersTaken).toBeLessThan(1);
});

test("TAH-SOLO-15: with his last Village the player leaves; nobody is captured, as he is with another to run to", () => {
  const odds = (...villages: number[]) => {
    const { state } = fighting(`0@407 militia population; ${clanOf(MAHINA)}@407 heavy*2`, {
      seats: 1,
      homes: [407],
      villages: villages.map((hex) => [0, hex] as const),
    });
    return attackOdds({ state, pack: rules.pack }, { attacker: clanOf(MAHINA), defender: 0, hex: 407 }).defender;
  };
  expect([odds().wins, odds().captured, odds().leadersTaken]).toEqual([0, [1], 0]);
  expect(odds(409).captured.length).toBeGreaterThan(1);
});

test("EX-1 TAH-RETR-1: the odds tell the way the beaten would run", () => {
  const { state } = fighting("0@608 heavy*2 slingers; 1@608 fighters*2 militia", { homes: [1310, 409] });
  const odds = attackOdds({ state, pack: rules.pack }, { attacker: 0, defender: 1, hex: 608 });
  expect(odds.defender.route).toEqual([508, 409]);
  // Ten against seven: the attacker never runs further than one hex.
  expect(odds.attacker.route).toHaveLength(1);
});
