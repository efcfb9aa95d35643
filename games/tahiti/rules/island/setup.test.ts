import { parseOptions } from "@outrigger/kernel/play";
import { given } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules } from "../index.ts";
import { NOBODY } from "../vocabulary.ts";
import { setup } from "./setup.ts";

function table(seats: number, options: Record<string, string | number | boolean> = {}) {
  return given(rules, { seats, options });
}

const idsOf = (control: readonly number[], seat: number): string[] =>
  control.flatMap((owner, area) => (owner === seat ? [rules.pack.areas[area]?.id ?? ""] : []));

/** Which Area each seat gets when the dice fall so. */
function homesWith(seats: number, dice: number[], options = {}): string[] {
  const settled = parseOptions(rules, seats, options) as Record<string, string>;
  const chance = { die: () => dice.shift() ?? 0, pick: () => 0, draw: () => "" } as never;
  const { control } = setup({ seats, options: settled, pack: rules.pack, chance, emit: () => {}, emitTo: () => {} });
  return Array.from({ length: seats }, (_, seat) => idsOf(control, seat).join());
}

test("TAH-SETUP-1: one to four players", () => {
  expect(rules.seats).toEqual([1, 4]);
  expect(parseOptions(rules, 5, {})).toMatchObject({ problems: [expect.stringContaining("1 to 4")] });
});

test("TAH-SETUP-2, TAH-NPL-3: the standard Home Areas", () => {
  expect(homesWith(2, [6, 5])).toEqual(["punaauia", "pueu"]);
  expect(homesWith(3, [6, 5, 4])).toEqual(["punaauia", "tiarei", "vairao"]);
  expect(homesWith(4, [6, 5, 4, 3])).toEqual(["arue", "paea", "hitiaa", "teahupoo"]);
});

test("TAH-SETUP-3: agreed Home Areas lie in different Regions; four of them do not touch", () => {
  const problems = (seats: number, homeAreas: string) => parseOptions(rules, seats, { homeAreas });
  expect(homesWith(2, [1, 2], { homeAreas: "faaa, hitiaa" })).toEqual(["hitiaa", "faaa"]);
  expect(problems(2, "faaa,paea")).toEqual({ problems: ["the home areas must lie in different regions"] });
  expect(problems(3, "faaa,tiarei,hitiaa")).toEqual({ problems: ["the home areas must lie in different regions"] });
  expect(problems(3, "faaa,hitiaa")).toEqual({ problems: ["3 players need 3 different home areas"] });
  expect(problems(2, "faaa,faaa")).toEqual({ problems: ["2 players need 2 different home areas"] });
  expect(problems(4, "faaa,pare,hitiaa,papeari")).toEqual({
    problems: ["two of four home areas may not share a border"],
  });
  expect(problems(4, "faaa,mahina,hitiaa,tautira")).not.toHaveProperty("problems");
  expect(problems(4, "pare,mahina,hitiaa,tautira")).toHaveProperty("problems");
  expect(problems(2, "atlantis,pueu")).toMatchObject({ problems: [expect.stringContaining("atlantis")] });
});

test("TAH-SETUP-4: dice hand the Areas out, ties roll again among themselves", () => {
  expect(homesWith(3, [2, 6, 2, 3, 5])).toEqual(["vairao", "punaauia", "tiarei"]);
  expect(homesWith(2, [4, 4, 1, 1, 2, 5])).toEqual(["pueu", "punaauia"]);
});

test("TAH-SETUP-5: everybody controls his Home Area, the rest is neutral", () => {
  const { control } = table(3).state;
  expect(control.filter((owner) => owner === NOBODY)).toHaveLength(14);
  expect([0, 1, 2].map((seat) => idsOf(control, seat).length)).toEqual([1, 1, 1]);
});

test("TAH-SETUP-6: the Home Village goes on a coastal clear river hex of the Home Area", () => {
  const scene = given(rules, { seats: 1, options: { soloHomeArea: "papenoo" } });
  expect(scene.offers()).toEqual([["placeHome", 804]]);
  expect(scene.refusal(["placeHome", 806])).toBe("TAH-SETUP-6");
});

test("TAH-SETUP-7: Chieftain and Shaman at home, one Fighters and two Population anywhere in the Area", () => {
  const scene = table(1);
  scene.play(["placeHome", 407]);
  expect(scene.state.pieces.map(({ kind, at }) => [kind, at])).toEqual([
    ["chieftain", 407],
    ["shaman", 407],
  ]);
  expect(scene.offers()).toEqual([406, 407, 507, 607].map((hex) => ["place", "fighters", hex]));
  expect(scene.refusal(["place", "fighters", 405])).toBe("TAH-SETUP-7");
  scene.play(["place", "fighters", 607], ["place", "population", 507], ["place", "population", 406]);
  expect(scene.state.pieces.slice(2).map(({ kind, at }) => [kind, at])).toEqual([
    ["fighters", 607],
    ["population", 507],
    ["population", 406],
  ]);
  expect(scene.phase).toBe("build");
});

test("TAH-SETUP-8: players place in seat order, each all his pieces", () => {
  const scene = table(2);
  const seats: (number | undefined)[] = [];
  while (scene.state.clock === 0) {
    seats.push(scene.seat);
    scene.play(scene.offers()[0] as never);
  }
  expect(seats).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test("TAH-SETUP-9, TAH-ELD-1, TAH-DEF-8: the Elders of each colour are a bag; all else lies open", () => {
  const scene = table(2);
  expect(scene.state.players.map((player) => player.elders)).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4, 5, 6, 7, 8],
  ]);
  const { printed, zones: _zones, ...shown } = scene.view(1);
  expect(shown).toEqual(scene.state);
  expect(printed.hexes).toHaveLength(187);
  expect(rules.sample(scene.view("spectator"), undefined as never, rules.pack)).toEqual(scene.state);
});

test("TAH-SETUP-10: nobody holds the initiative, the markers are on 1", () => {
  const { initiative, clock } = table(2).state;
  expect(initiative).toEqual({ holder: NOBODY, doubled: false });
  expect(clock).toBe(0);
});

test("TAH-ADV-1: crashing reefs and sea combat bring swimming along; alone it changes nothing else", () => {
  const settled = (options: object) => parseOptions(rules, 2, options as never);
  expect(settled({ crashingReefs: true })).toMatchObject({ swimming: true, seaCombat: false });
  expect(settled({ seaCombat: true, swimming: false })).toMatchObject({ swimming: true });
  expect(settled({ jungleDepletion: true })).toMatchObject({ swimming: false });
  expect(settled({ swimming: true })).toMatchObject({ crashingReefs: false, seaCombat: false });
});

test("TAH-SOLO-1, TAH-SOLO-17: alone, the Home Area is an option and the game lasts four seasons", () => {
  const settled = parseOptions(rules, 1, { seasonLimit: 8, realTimeLimitMinutes: 60, homeAreas: "pueu" } as never);
  expect(settled).toMatchObject({
    seasonLimit: 4,
    realTimeLimitMinutes: "none",
    homeAreas: "standard",
    soloHomeArea: "punaauia",
  });
  expect(idsOf(given(rules, { seats: 1, options: { soloHomeArea: "hitiaa" } }).state.control, 0)).toEqual(["hitiaa"]);
});
