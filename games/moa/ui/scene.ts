// What an event of Moa shows in pictures: cards and tiles that were spent, turned up, bought or drawn.
import type { Karakia, Mammal, MoaEvent, TerrainCard } from "../rules/index.ts";

interface Items {
  /** Bird cards, leader tiles and two-fight tiles. */
  readonly spent: readonly string[];
  readonly terrain: readonly TerrainCard[];
  readonly tiles: readonly Karakia[];
  readonly mammal: Mammal | undefined;
}

export function itemsOf(event: MoaEvent): Items {
  return {
    spent: "payment" in event ? event.payment : event.kind === "cardsDiscarded" ? event.cards : [],
    terrain: event.kind === "terrainRevealed" ? event.cards : [],
    tiles: event.kind === "karakiaBought" ? event.kinds : event.kind === "karakiaUsed" ? [event.tile] : [],
    mammal: "mammal" in event ? event.mammal : undefined,
  };
}
