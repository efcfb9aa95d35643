// The printed numbers: what the rulebooks say of them, and what a pack has to hold.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "./index.ts";
import { arrange } from "./testing/arrange.ts";
import { BIRDS, ICONS, KARAKIA, MAMMALS, TERRAINS } from "./vocabulary.ts";

const { pack } = rules;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("the rulebooks' counts", () => {
  test("60 bird cards of 8 kinds, 20 mammal cards and 24 tiles of 4 kinds, 30 terrain cards of 5 types", () => {
    expect([BIRDS.length, pack.bags.birds.length]).toEqual([8, 60]);
    expect([MAMMALS.length, pack.bags.mammals.length]).toEqual([4, 20]);
    expect(sum(MAMMALS.map((kind) => pack.mammals[kind].tiles))).toBe(24);
    expect(pack.bags.terrain).toHaveLength(30);
    expect(new Set(Object.values(pack.terrainCards).map(({ terrain }) => terrain))).toEqual(new Set(TERRAINS));
  });

  test("13 karakia tiles of 6 kinds, 12 leader tiles, 16 birds and 4 leaders a colour, 12 territories", () => {
    expect(sum(KARAKIA.map((kind) => pack.karakia[kind].count))).toBe(13);
    expect(pack.bags.leaderTiles).toHaveLength(12);
    expect([pack.birdTokens, pack.leaderTokens, pack.territories.length]).toEqual([16, 4, 12]);
  });
});

describe("the rulebooks' examples", () => {
  const icons = (bird: (typeof BIRDS)[number], icon: (typeof ICONS)[number]) => pack.birds[bird].icons[icon];

  test("a pukeko shows four birds, a tui three; the eagle fights best, the morepork knows most karakia", () => {
    expect([icons("pukeko", "bird"), icons("tui", "bird")]).toEqual([4, 3]);
    expect(
      BIRDS.every((bird) => bird === "haasts_eagle" || icons(bird, "fight") < icons("haasts_eagle", "fight")),
    ).toBe(true);
    expect(BIRDS.every((bird) => bird === "morepork" || icons(bird, "karakia") < icons("morepork", "karakia"))).toBe(
      true,
    );
    expect(ICONS.every((icon) => icons("moa", icon) >= 1)).toBe(true);
  });

  test("a dog fights with six; a weasel is beaten by five and never sold to", () => {
    expect(pack.mammals.dog.fight).toBe(6);
    expect([pack.mammals.weasel.fight <= 5, pack.mammals.weasel.honour]).toEqual([true, null]);
  });

  test("kiwi and moa pay the dog, and two cards with one honour each pay a leader", () => {
    expect(icons("kiwi", "honour") + icons("moa", "honour")).toBe(pack.mammals.dog.honour);
    expect(icons("kakapo", "honour") + icons("moa", "honour")).toBe(pack.constants.leaderHonourCost);
    expect(Object.values(pack.leaderTiles)).toContainEqual(expect.objectContaining({ kind: "fight", amount: 2 }));
  });

  test("territory 1 is coast, 5 plains, 8 forest and 12 the volcano", () => {
    const terrain = [1, 5, 8, 12].map((number) => pack.territories[number - 1]?.terrain);
    expect(terrain).toEqual(["coast", "plains", "forest", "volcano"]);
  });
});

describe("the map", () => {
  test("every territory but the last borders the next one on the invasion route", () => {
    for (let number = 1; number < 12; number++) expect(pack.territories[number - 1]?.adjacent).toContain(number + 1);
  });

  test("every anchor lies inside its territory", () => {
    for (const { polygon, anchors } of pack.territories) {
      const { pieces, ...single } = anchors;
      for (const point of [...Object.values(single), ...pieces]) expect(isInside(point, polygon)).toBe(true);
    }
  });
});

/** Counts the sides to the left of the point. */
function isInside([x, y]: readonly [number, number], polygon: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

describe("another pack", () => {
  /** The own pack with one thing changed; `undefined` takes it away. */
  function changed(path: string, value: unknown) {
    const source = structuredClone(pack.source) as Record<string, unknown>;
    const keys = path.split(".");
    const last = keys.pop() as string;
    const place = keys.reduce((part, key) => part[key] as Record<string, unknown>, source);
    place[last] = value;
    return rules.parsePack(source);
  }

  const mammal = (kind: (typeof MAMMALS)[number]) => `mammals.items.${MAMMALS.indexOf(kind)}`;

  test("a corrected number is taken over everywhere", () => {
    const parsed = changed(`${mammal("dog")}.fight`, 7);
    if (!parsed.ok) throw new Error(parsed.problems.join());
    expect([parsed.value.mammals.dog.fight, parsed.value.printed.mammals.dog.fight]).toEqual([7, 7]);
    const more = changed("birdCards.items.0.count", 9);
    expect(more.ok && more.value.bags.birds.length).toBe(62);
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

  test("no pack at all", () => {
    expect([rules.parsePack(null).ok, rules.parsePack("numbers").ok, rules.parsePack([]).ok]).toEqual([
      false,
      false,
      false,
    ]);
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
    const scene = given(rules, { seats: 3, pack: parsed.value }, arrange({ hands: { 0: "morepork" } }));
    expect(scene.refusal(["buy", "two_fight", "any_territory"])).toBe("MOA-BUY-1");
    expect(scene.offers("buy")).toContainEqual(["buy", "two_fight"]);
  });
});
