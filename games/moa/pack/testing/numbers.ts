// What the test of every number of a pack needs to know: which follow from others, and which are drawn.
import type { Json } from "@outrigger/kernel";
import type { NumberPlan } from "@outrigger/testkit";
import type { Moa } from "../../rules/moa.ts";
import { ICONS } from "../../rules/vocabulary.ts";

interface Source {
  birdCards: { items: { count: number; icons: Record<string, number> }[] };
  mammals: { items: { cards: number; tiles: number }[] };
  karakiaTiles: { items: { count: number }[] };
  constants: Record<string, number>;
  terrainCards: { items: unknown[] };
}

/** The sums of the parts. */
function settle(source: Json): Json {
  const pack = structuredClone(source) as unknown as Source;
  const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
    items.reduce((total, item) => total + count(item), 0);
  const { birdCards, mammals, karakiaTiles, constants, terrainCards } = pack;
  const iconTotals = ICONS.map((icon) => [
    icon,
    sum(birdCards.items, ({ count, icons }) => count * (icons[icon] ?? 0)),
  ]);
  Object.assign(birdCards, {
    total: sum(birdCards.items, ({ count }) => count),
    iconTotals: Object.fromEntries(iconTotals),
  });
  Object.assign(mammals, {
    totalCards: sum(mammals.items, ({ cards }) => cards),
    totalTiles: sum(mammals.items, ({ tiles }) => tiles),
  });
  Object.assign(karakiaTiles, { total: sum(karakiaTiles.items, ({ count }) => count) });
  const terrainDeckSize = 2 * (constants["roundsPerPeriod"] ?? 0);
  const terrainCardsRemoved = terrainCards.items.length - terrainDeckSize;
  Object.assign(constants, { terrainDeckSize, terrainCardsRemoved, exchangeDiscard: constants["exchangeDraw"] });
  return pack as unknown as Json;
}

export const numbers: NumberPlan<Moa> = { settle, drawn: /polygon|anchors/ };
