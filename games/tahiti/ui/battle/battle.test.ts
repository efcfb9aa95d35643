import { expect, test } from "vitest";
import { edgesOf, waysToWin } from "../../rules/combat/outcome.ts";
import { attackOdds, rules, type TahitiEvent } from "../../rules/index.ts";
import { printedCombat, printedFleets } from "../../rules/testing/printed.ts";
import { fighting } from "../../rules/testing/situation.ts";
import { recentOf } from "../news.ts";
import { battleOf, forcesOf, retreatOf } from "./battle.ts";

const kindsOf = (pieces: readonly { readonly kind: string }[]): string[] => pieces.map(({ kind }) => kind).sort();

const ARMIES = ["militia", "slingers", "fighters", "heavy", "heavy*2"];

test("TAH-LCOM-11: the ways to win are those of the rules, whoever is the stronger", () => {
  for (const attackers of ARMIES)
    for (const defenders of ARMIES) {
      const { state } = fighting(`0@608 ${attackers}; 1@608 ${defenders}`);
      const play = { state, pack: rules.pack };
      const { strengths, attacker } = attackOdds(play, { attacker: 0, defender: 1, hex: 608 });
      expect(waysToWin(...strengths)).toBe(Math.round(attacker.wins * 36));
    }
});

test("a battle is told from the attack to the pursuit, with who stood where before anybody ran", () => {
  const scene = printedCombat();
  const battle = battleOf(scene.events);
  if (battle === undefined) throw new Error("a battle was fought");
  expect(battle).toMatchObject({ attacker: 0, defender: 1, hex: 608, dice: [4, 3] });
  expect(edgesOf(battle.fought?.strengths ?? [0, 0])).toEqual([4, 0]);
  expect(retreatOf(battle)).toEqual([608, 508, 409]);
  const [attackers, defenders] = forcesOf(battle, rules.view(scene.state, 0, rules.pack));
  expect(kindsOf(attackers)).toEqual(["chieftain", "heavy", "heavy", "slingers"]);
  expect(kindsOf(defenders)).toEqual(["fighters", "fighters", "militia"]);
});

test("TAH-SCOM-7: what befalls canoes and swimmers is told with its dice", () => {
  const scene = printedFleets();
  scene.playWith([3, 6], ["fight", 307, 1]);
  const before = scene.events;
  scene.playWith([5, 2], ["go"]);
  const { fates = [] } = battleOf([...before, ...scene.events]) ?? {};
  const dice = fates.flatMap((event) =>
    event.kind === "rolled" ? [[event.side, event.die, event.note?.modifier]] : [],
  );
  expect(dice).toEqual([
    [0, 5, 1],
    [1, 2, 4],
  ]);
});

test("the next thing somebody does puts the battle away", () => {
  const { events } = printedCombat();
  expect(battleOf([...events, { kind: "turnBegan", turn: 2, season: 1, year: 1 }])).toBeDefined();
  expect(battleOf([...events, { kind: "harvested", seat: 0, hex: 605, marker: 9 }])).toBeUndefined();
});

test("what is shown again is told as far as it is shown, what is new after all that was", () => {
  const events: TahitiEvent[] = [1, 2, 3].map((turn) => ({ kind: "turnBegan", turn, season: 1, year: 1 }));
  const [one, two, three] = events;
  if (one === undefined || two === undefined || three === undefined) throw new Error("three events");
  const log = [{ events: [one] }, { events: [two] }];
  const told = { log, fresh: [], playing: undefined, drafted: 0 };
  expect(recentOf(told)).toEqual([one, two]);
  expect(recentOf({ ...told, fresh: [one], playing: one })).toEqual([one]);
  expect(recentOf({ ...told, fresh: [three], playing: three })).toEqual([one, two, three]);
  expect(recentOf({ ...told, fresh: [three], drafted: 1 })).toEqual([one, two, three]);
  expect(recentOf({ ...told, fresh: [two] })).toEqual([one, two]);
});
