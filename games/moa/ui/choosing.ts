// What a click on a territory may mean: the offers that name it, and what to say when there is none.
import type { Offer } from "@outrigger/board";
import type { Icon, Karakia, Moa, MoaMove, Printed } from "../rules/index.ts";
import { isBird } from "./looks.ts";

/** Moves that happen somewhere on the map; the territory is their first argument. */
export const ON_THE_MAP: readonly string[] = [
  "place",
  "leader",
  "attack",
  "sell",
  "moveBirds",
  "stronghold",
  "to",
  "neutral",
];

export function offersAt(offers: readonly Offer<Moa>[], territory: number): Offer<Moa>[] {
  return offers.filter(({ move }) => ON_THE_MAP.includes(move[0]) && move[1] === territory);
}

/** Everything that can be bought along with a tile, the tile alone first. */
export function purchasesOf(offers: readonly Offer<Moa>[], tile: Karakia): Offer<Moa>[] {
  return offers
    .filter(({ move }) => move[0] === "buy" && move.includes(tile))
    .sort((one, other) => one.move.length - other.move.length);
}

/** What the player most likely meant by a click where nothing is offered. */
export function likelyMove(phase: string | undefined, condition: string, territory: number): MoaMove {
  if (phase === "moveBirds") return ["to", territory];
  if (phase === "neutral") return ["neutral", territory, "bird1"];
  return [condition === "invaded" ? "attack" : "place", territory];
}

/** Icons of a kind printed on a card or tile that can be paid with. */
export function iconsIn(printed: Printed, item: string, icon: Icon): number {
  if (item === "two_fight") return printed.twoFight;
  return isBird(item) ? printed.birds[item][icon] : (printed.leaderTiles[item]?.amount ?? 0);
}
