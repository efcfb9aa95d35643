// What a click on a territory may mean: the offers that name it, and what to say when there is none.
import type { Offer } from "@outrigger/board";
import type { Bird, Icon, Karakia, Moa, MoaMove, Printed } from "../rules/index.ts";

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

/** The icons that pay for it; undefined where nothing is paid. */
export function iconFor({ note }: Offer<Moa>): Icon | undefined {
  return note !== null && "icon" in note ? note.icon : undefined;
}

/** Whether the card could be part of what is paid. */
function isServed(offer: Offer<Moa>, { birds }: Printed, bird: Bird): boolean {
  const icon = iconFor(offer);
  return icon !== undefined && birds[bird][icon] > 0;
}

/** With a card in hand only what it serves. */
export function servedBy(offers: readonly Offer<Moa>[], printed: Printed, bird: Bird | undefined): Offer<Moa>[] {
  return offers.filter((offer) => bird === undefined || isServed(offer, printed, bird));
}

/** Where the card serves, icon by icon: territories, and tiles for sale. */
export function servicesOf(offers: readonly Offer<Moa>[], printed: Printed, bird: Bird): Map<Icon, number> {
  const targets = new Map<Icon, Set<string | number>>();
  for (const offer of servedBy(offers, printed, bird)) {
    const icon = iconFor(offer);
    if (icon === undefined) continue;
    const known = targets.get(icon) ?? new Set();
    for (const target of offer.kind === "buy" ? offer.move.slice(1) : [offer.move[1]]) known.add(target ?? "");
    targets.set(icon, known);
  }
  return new Map([...targets].map(([icon, known]) => [icon, known.size]));
}

/** What is sent: the choice, and the card that begins to pay for it. */
export function paidWith(offer: Offer<Moa>, printed: Printed, bird: Bird | undefined): MoaMove[] {
  return bird !== undefined && isServed(offer, printed, bird) ? [offer.move, ["pay", bird]] : [offer.move];
}

/** Everything that can be bought along with a tile, or the tile alone. */
export function purchasesOf(offers: readonly Offer<Moa>[], tile: Karakia): Offer<Moa>[] {
  return offers.filter(({ move }) => move[0] === "buy" && move.includes(tile));
}

/** The purchase of just these tiles, in whatever order they were picked. */
export function purchaseOf(offers: readonly Offer<Moa>[], tiles: readonly Karakia[]): Offer<Moa> | undefined {
  return offers.find(
    ({ move }) => move[0] === "buy" && move.length === tiles.length + 1 && tiles.every((tile) => move.includes(tile)),
  );
}

/** What the player most likely meant by a click where nothing is offered. */
export function likelyMove(phase: string | undefined, condition: string, territory: number): MoaMove {
  if (phase === "moveBirds") return ["to", territory];
  if (phase === "neutral") return ["neutral", territory, "bird1"];
  return [condition === "invaded" ? "attack" : "place", territory];
}
