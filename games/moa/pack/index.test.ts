// What a component pack of Moa has to hold.
import { given, packs } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { preparePack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import { arrange } from "../rules/testing/arrange.ts";
import { MAMMALS } from "../rules/vocabulary.ts";
import { checkPack } from "./index.ts";
import { numbers } from "./testing/numbers.ts";

packs(rules, checkPack, { numbers });

describe("another pack", () => {
  /** The own pack with one thing changed; `undefined` takes it away. */
  function changed(path: string, value: unknown) {
    const source = structuredClone(rules.pack.source) as Record<string, unknown>;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
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
  });

  test.each([
    ['game.id is "maori", not "moa"', "game.id", "maori"],
    ["birdCards.items is [], not a list of 8", "birdCards.items", []],
    ["birdCards.items[haasts_eagle].count is -1", "birdCards.items.0.count", -1],
    ["birdCards.items[haasts_eagle].icons.fight is missing", "birdCards.items.0.icons.fight", undefined],
    ["birdCards.items[kakapo] is there twice", "birdCards.items.0.id", "kakapo"],
    ["60 bird cards do not suffice", "constants.handSize", 13],
    ["mammals.items[rat].fight is 0", `${mammal("rat")}.fight`, 0],
    ["mammals.items[weasel].honour is not null", `${mammal("weasel")}.honour`, 2],
    ["mammals.items[rat].honour is missing", `${mammal("rat")}.honour`, null],
    ["mammals.items[rat].entersDisplay is not true", `${mammal("rat")}.entersDisplay`, false],
    ["mammals is missing, not an object", "mammals", undefined],
    ["terrainCards.items[T01].terrain", "terrainCards.items.0.terrain", "swamp"],
    ["terrainCards.items[T01].instruction", "terrainCards.items.0.instruction", { type: "rain" }],
    ["instruction.amount is 0", "terrainCards.items.0.instruction", { type: "drawMammals", amount: 0 }],
    ["instruction.mammal is", "terrainCards.items.0.instruction", { type: "invade", mammal: "weasel" }],
    ["terrainCards.items[T02] is there twice", "terrainCards.items.0.id", "T02"],
    ["terrainCards.items[0].id is missing", "terrainCards.items.0.id", undefined],
    ["terrainCards.items[toString].id is", "terrainCards.items.0.id", "toString"],
    ["30 terrain cards do not last", "constants.roundsPerPeriod", 16],
    ["karakiaTiles.items[draw_one].amount is missing", "karakiaTiles.items.0.amount", undefined],
    ["karakiaTiles.items[exchange_three].amount is out of place", "karakiaTiles.items.1.amount", 2],
    ["karakiaTiles.items[draw_one].red is not false", "karakiaTiles.items.0.red", true],
    ["karakiaTiles.items[draw_two].id is", "karakiaTiles.items.0.id", "draw_two"],
    ["karakiaTiles.items[draw_one].cost is 0, not a whole number from 1", "karakiaTiles.items.0.cost", 0],
    ["leaderTiles.items[L01].kind is", "leaderTiles.items.0.kind", "luck"],
    ["leaderTiles.items[kea].id is that of a card", "leaderTiles.items.0.id", "kea"],
    ["leaderTiles.items is [], not a list of 12", "leaderTiles.items", []],
    ["territories.items must be numbered", "territories.items.0.number", 2],
    ["territories.items[1].adjacent", "territories.items.0.adjacent", [2, 3]],
    ["territories.items[1].adjacent", "territories.items.0.adjacent", [1]],
    ["territories.items[1].polygon is missing", "territories.items.1.polygon", undefined],
    ["territories.items[1].vpLow is 1.5", "territories.items.1.vpLow", 1.5],
    ["territory 12 and no other is the volcano", "territories.items.1.terrain", "volcano"],
    ["volcanoTrack.spaces[6].erupts is not true", "volcanoTrack.spaces.6.erupts", false],
    ["volcanoTrack.spaces[0].reduction is not 0", "volcanoTrack.spaces.0.reduction", 1],
    ["constants.handSize is missing, not a whole number from 1 to 20", "constants.handSize", undefined],
    ["maxKarakiaTilesPerPurchase is 3, not a whole number from 1 to 2", "constants.maxKarakiaTilesPerPurchase", 3],
    ["constants.periods is 3, not 2", "constants.periods", 3],
    ["constants.terrainCardsPerRound is 1, not 2", "constants.terrainCardsPerRound", 1],
    ["constants.neutralDieSides is 6, not 12", "constants.neutralDieSides", 6],
    ["constants.exchangeDiscard is 2, but the parts give 3", "constants.exchangeDiscard", 2],
    ["constants.maxSameKarakiaPerPurchase is 2, not 1", "constants.maxSameKarakiaPerPurchase", 2],
    ["constants.maxLeadersPerTerritory is 2, not 1", "constants.maxLeadersPerTerritory", 2],
    ["birdCards.total is 61, but the parts give 60", "birdCards.total", 61],
    ["players.perColour.birdTokens is missing", "players.perColour", {}],
    ['the pack has an unknown field "dice"', "dice", 6],
    ["not words without a number", "sources.public", 7],
  ])("%s: %s", (problem, path, value) => {
    const parsed = changed(path, value);
    expect(parsed.ok ? [] : parsed.problems.filter((found) => found.includes(problem))).not.toEqual([]);
  });

  test("sums may be left out, and then no card needs another number changed", () => {
    const source = structuredClone(rules.pack.source) as { birdCards: { items: { count: number }[] } };
    Object.assign(source.birdCards.items[0] ?? {}, { count: 9 });
    Object.assign(source.birdCards, { total: undefined, iconTotals: undefined });
    const checked = checkPack(JSON.parse(JSON.stringify(source)));
    expect(checked.ok && preparePack(checked.value).bags.birds.length).toBe(62);
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
