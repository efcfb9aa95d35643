// Small pieces of sentences: lists, cards, tiles, territories, pieces.
import type { Say, Values } from "@outrigger/text";
import type { Bird, LeaderTile, Mammal, MoaView, Printed } from "../rules/index.ts";
import { ICONS } from "../rules/vocabulary.ts";

/** "a, b and c" as the language writes it. */
export function listText(say: Say, items: readonly string[]): string {
  return new Intl.ListFormat(say.language, { type: "conjunction" }).format(items);
}

/** Equal things once, with their number. */
export function counted(say: Say, things: readonly string[], nameOf: (thing: string) => string): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(nameOf(thing), (counts.get(nameOf(thing)) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count === 1 ? item : say("items", { count, item })));
}

export function countedList(say: Say, things: readonly string[], nameOf: (thing: string) => string): string {
  return listText(say, counted(say, things, nameOf));
}

export function birdText(say: Say, bird: string): string {
  return say(`bird.${bird}`);
}

export function cardsText(say: Say, cards: readonly string[]): string {
  return countedList(say, cards, (card) => birdText(say, card));
}

/** A card or tile with which something is paid, as far as its id tells. */
export function itemName(say: Say, item: string): string {
  if (say.has(`bird.${item}`)) return birdText(say, item);
  return say(item === "two_fight" ? "twoFightTile" : "someLeaderTile");
}

/** What was spent. */
export function paymentText(say: Say, payment: readonly string[], any: boolean): string {
  const items = countedList(say, payment, (item) => itemName(say, item));
  return any
    ? listText(
        say,
        [items, say("anyTile")].filter((part) => part !== ""),
      )
    : items;
}

export function bonusText(say: Say, { kind, amount }: Pick<LeaderTile, "kind" | "amount">): string {
  return say(`icons.${kind}`, { count: amount });
}

/** A leader tile by its id, with what it gives. */
export function leaderTileText(say: Say, printed: Printed, tile: string): string {
  const found = printed.leaderTiles[tile];
  return found === undefined ? say("someLeaderTile") : say("leaderTile", { bonus: bonusText(say, found) });
}

/** All icons of a bird card. */
export function cardIcons(say: Say, printed: Printed, bird: Bird): string {
  const icons = printed.birds[bird];
  return ICONS.filter((icon) => icons[icon] > 0)
    .map((icon) => say(`icons.${icon}`, { count: icons[icon] }))
    .join(", ");
}

export function territoryText(say: Say, { printed }: MoaView, number: number): string {
  const terrain = printed.territories[number - 1]?.terrain ?? "coast";
  return say("territory", { number, terrain: say(`terrain.${terrain}`) });
}

export function karakiaText(say: Say, kinds: readonly string[]): string {
  return countedList(say, kinds, (kind) => say(`karakia.${kind}`));
}

/** A mammal's name, and its id for languages that inflect it. */
export function mammalValues(say: Say, animal: Mammal): Values {
  return { animal, mammal: say(`mammal.${animal}`) };
}

/** Mammals of each kind with their number. */
export function mammalsText(say: Say, counts: Readonly<Record<string, number>>): string {
  const waiting = Object.entries(counts).filter(([, count]) => count > 0);
  return listText(
    say,
    waiting.map(([mammal, count]) => say(`mammals.${mammal}`, { count })),
  );
}

/** The name of a colour: a player, or the neutral one. */
export function colourText(say: Say, names: readonly string[], colour: number): string {
  return names[colour] ?? say("neutral");
}

/** Pieces of each colour that has any: "Ana 2 birds and the leader". */
export function piecesText(
  say: Say,
  names: readonly string[],
  birds: readonly number[],
  leader: number | null,
): string[] {
  return birds.flatMap((count, colour) => {
    const leads = leader === colour;
    if (count === 0 && !leads) return [];
    return say("pieces", { name: colourText(say, names, colour), birds: count, leader: leads ? "yes" : "no" });
  });
}
