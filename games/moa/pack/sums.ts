// Numbers of a pack that follow from others. A pack may leave them out; what it states must add up.
import { type Complain, whole } from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import type { PackSource } from "../rules/pack-source.ts";
import { BIRDS, ICONS, KARAKIA, TERRAINS } from "../rules/vocabulary.ts";

const sum = z.optional(whole(0, 9_999));

/** The fields that state sums, by section. */
export const sums = {
  birdCards: {
    total: sum,
    types: z.optional(z.literal(BIRDS.length)),
    iconTotals: z.optional(z.strictObject({ bird: sum, fight: sum, honour: sum, karakia: sum })),
  },
  mammals: { totalCards: sum, totalTiles: sum },
  terrainCards: { total: sum, types: z.optional(z.literal(TERRAINS.length)) },
  karakiaTiles: { total: sum, kinds: z.optional(z.literal(KARAKIA.length)) },
} as const;

export function checkSums(pack: PackSource, complain: Complain): void {
  const { constants, birdCards, mammals, terrainCards, karakiaTiles } = pack;
  const state = (what: string, stated: number | undefined, found: number): void => {
    if (stated !== undefined && stated !== found) complain(`${what} is ${stated}, but the parts give ${found}`);
  };
  const cards = total(birdCards.items, ({ count }) => count);
  const used = 2 * constants.roundsPerPeriod;
  const terrain = terrainCards.items.length;
  if (cards < 5 * constants.handSize) complain(`${cards} bird cards do not suffice for five hands`);
  if (terrain < used) complain(`${terrain} terrain cards do not last for the rounds of a period`);
  state("birdCards.total", birdCards.total, cards);
  for (const icon of ICONS)
    state(
      `birdCards.iconTotals.${icon}`,
      birdCards.iconTotals?.[icon],
      total(birdCards.items, ({ count, icons }) => count * icons[icon]),
    );
  state(
    "mammals.totalCards",
    mammals.totalCards,
    total(mammals.items, (mammal) => mammal.cards),
  );
  state(
    "mammals.totalTiles",
    mammals.totalTiles,
    total(mammals.items, (mammal) => mammal.tiles),
  );
  state("terrainCards.total", terrainCards.total, terrain);
  state(
    "karakiaTiles.total",
    karakiaTiles.total,
    total(karakiaTiles.items, ({ count }) => count),
  );
  state("constants.terrainDeckSize", constants.terrainDeckSize, used);
  state("constants.terrainCardsRemoved", constants.terrainCardsRemoved, terrain - used);
  state("constants.exchangeDiscard", constants.exchangeDiscard, constants.exchangeDraw);
}

function total<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}
