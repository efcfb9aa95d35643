// The printed numbers: what the rulebooks say of them.
import { describe, expect, test } from "vitest";
import { rules } from "./index.ts";
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
