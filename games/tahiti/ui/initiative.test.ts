import { expect, test } from "vitest";
import { rules, type TahitiEvent } from "../rules/index.ts";
import { initiativeRolls, MODIFIERS } from "./initiative.ts";

const rolled = (side: number, die: number) => ({ kind: "rolled", side, purpose: "initiative", die }) as const;
const won = (seat: number, doubled: boolean) => ({ kind: "initiativeWon", seat, doubled }) as const;
const told = (...events: TahitiEvent[]) => ({ log: [{ events }], playing: undefined });

test("TAH-INIT-2: what the holder takes off is what the rules say", () => {
  const { holderFront, holderX2 } = rules.pack.tables.initiative.modifiers;
  expect(MODIFIERS).toEqual({ plain: holderFront, doubled: holderX2 });
});

test("TAH-INIT-2: a 1 beats the 4 of whoever holds the doubled marker", () => {
  const now = won(0, false);
  const rolls = initiativeRolls(now, [rolled(0, 1), rolled(1, 4)], told(won(1, true), now));
  expect(rolls.map(({ modifier }) => modifier)).toEqual([0, -4]);
  const playing = { log: [{ events: [won(1, true)] }], playing: now };
  expect(initiativeRolls(now, [rolled(0, 1), rolled(1, 4)], playing)).toEqual(rolls);
});

test("TAH-INIT-3: a re-roll has no modifier", () => {
  const now = won(1, false);
  const dice = [rolled(0, 5), rolled(1, 3), rolled(0, 2), rolled(1, 6)];
  expect(initiativeRolls(now, dice, told(won(0, false), now)).map(({ modifier }) => modifier)).toEqual([-2, 0, 0, 0]);
});

test("nothing is added where the dice do not bear it out", () => {
  const now = won(0, true);
  const rolls = initiativeRolls(now, [rolled(0, 4), rolled(1, 3)], told(won(0, false), now));
  expect(rolls.map(({ modifier }) => modifier)).toEqual([0, 0]);
});
