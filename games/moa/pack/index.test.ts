// What a component pack of Moa has to hold.
import { given, packs } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { preparePack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import { arrange } from "../rules/testing/arrange.ts";
import { MAMMALS } from "../rules/vocabulary.ts";
import { checkPack } from "./index.ts";

packs(rules, checkPack);

describe("another pack", () => {
  /** The own pack with one thing changed; `undefined` takes it away. */
  function changed(path: string, value: unknown) {
    const source = structuredClone(rules.pack.source) as Record<string, unknown>;
    const keys = path.split(".");
    const last = keys.pop() as string;
    const place = keys.reduce((part, key) => part[key] as Record<string, unknown>, source);
    place[last] = value;
    return checkPack(source);
  }

  const mammal = (kind: (typeof MAMMALS)[number]) => `mammals.items.${MAMMALS.indexOf(kind)}`;

  test("a corrected number is taken over everywhere", () => {
    const parsed = changed(`${mammal("dog")}.fight`, 7);
    if (!parsed.ok) throw new Error(parsed.problems.join());
    const laidOut = preparePack(parsed.value);
    expect([laidOut.mammals.dog.fight, laidOut.printed.mammals.dog.fight]).toEqual([7, 7]);
    const more = changed("birdCards.items.0.count", 9);
    expect(more.ok && preparePack(more.value).bags.birds.length).toBe(62);
  });

  test.each([
    ['game.id is "maori", not "moa"', "game.id", "maori"],
    ["birdCards must hold", "birdCards.items", []],
    ["birdCards haasts_eagle: count", "birdCards.items.0.count", -1],
    ["birdCards haasts_eagle icons: fight is missing", "birdCards.items.0.icons.fight", undefined],
    ["birdCards do not suffice", "constants.handSize", 13],
    ["mammals rat: fight", `${mammal("rat")}.fight`, 0],
    ["mammals weasel: honour", `${mammal("weasel")}.honour`, 2],
    ["mammals rat: honour", `${mammal("rat")}.honour`, null],
    ["mammals rat: entersDisplay", `${mammal("rat")}.entersDisplay`, false],
    ["mammals.items is missing", "mammals", undefined],
    ["terrainCards T01: terrain", "terrainCards.items.0.terrain", "swamp"],
    ["terrainCards T01: instruction", "terrainCards.items.0.instruction", { type: "rain" }],
    ["terrainCards T01: instruction", "terrainCards.items.0.instruction", { type: "drawMammals", amount: 0 }],
    ["terrainCards T01: instruction", "terrainCards.items.0.instruction", { type: "invade", mammal: "weasel" }],
    ["terrainCards: an id occurs twice", "terrainCards.items.0.id", "T02"],
    ["terrainCards: an id is missing", "terrainCards.items.0.id", undefined],
    ["terrainCards do not last", "constants.roundsPerPeriod", 16],
    ["karakiaTiles draw_one: amount", "karakiaTiles.items.0.amount", undefined],
    ["karakiaTiles draw_one: red", "karakiaTiles.items.0.red", "no"],
    ["karakiaTiles must hold", "karakiaTiles.items.0.id", "draw_two"],
    ["leaderTiles L01: id or kind", "leaderTiles.items.0.kind", "luck"],
    ["leaderTiles kea: id or kind", "leaderTiles.items.0.id", "kea"],
    ["leaderTiles must be 12", "leaderTiles.items", []],
    ["territories must be numbered", "territories.items.0.number", 2],
    ["territories 1: adjacent", "territories.items.0.adjacent", [2, 3]],
    ["territories 1: adjacent", "territories.items.0.adjacent", [1]],
    ["territories 2: polygon or anchors", "territories.items.1.polygon", undefined],
    ["territories 2: vpLow", "territories.items.1.vpLow", 1.5],
    ["territory 12 and no other is the volcano", "territories.items.1.terrain", "volcano"],
    ["volcanoTrack", "volcanoTrack.spaces.6.erupts", false],
    ["volcanoTrack", "volcanoTrack.spaces.0.reduction", 1],
    ["constants: handSize is missing, not a whole number from 0 to 99", "constants.handSize", undefined],
    ["maxKarakiaTilesPerPurchase must be at most 2", "constants.maxKarakiaTilesPerPurchase", 3],
    ["players.perColour: birdTokens", "players.perColour", {}],
  ])("%s: %s", (problem, path, value) => {
    const parsed = changed(path, value);
    expect(parsed.ok ? [] : parsed.problems.filter((found) => found.includes(problem))).not.toEqual([]);
  });

  test.each([
    "birdCards.items.0.count",
    "birdCards.items.0.icons.fight",
    `${mammal("rat")}.cards`,
    `${mammal("rat")}.tiles`,
    "karakiaTiles.items.0.count",
    "terrainCards.items.0.instruction.amount",
    "constants.exchangeDraw",
    "players.perColour.birdTokens",
    "volcanoTrack.spaces.1.reduction",
  ])("a million of %s is refused, so that nothing lays them out", (path) => {
    expect(changed(path, 1_000_000).ok).toBe(false);
  });

  test("a long list is refused before it is walked", () => {
    const asked = { times: 0 };
    const adjacent = new Proxy(new Array(100_000).fill(2), {
      get: (list, key) => {
        if (key !== "length") asked.times++;
        return Reflect.get(list, key);
      },
    });
    expect(changed("territories.items.0.adjacent", adjacent).ok).toBe(false);
    expect(asked.times).toBeLessThan(1000);
  });

  test("MOA-BUY-1: a pack may allow a single tile in a purchase", () => {
    const parsed = changed("constants.maxKarakiaTilesPerPurchase", 1);
    if (!parsed.ok) throw new Error(parsed.problems.join());
    const scene = given(rules, { seats: 3, pack: preparePack(parsed.value) }, arrange({ hands: { 0: "morepork" } }));
    expect(scene.refusal(["buy", "two_fight", "any_territory"])).toBe("MOA-BUY-1");
    expect(scene.offers("buy")).toContainEqual(["buy", "two_fight"]);
  });
});
