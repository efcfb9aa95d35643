// The cheapest cards and tiles for every amount of one icon.

import type { Seat } from "@outrigger/kernel";
import { type Icon, iconsOn, isBird, type MoaMove, type Position, usableItems } from "../rules/index.ts";
import { worthOfItem } from "./sketch.ts";

export interface Payment {
  readonly items: readonly string[];
  /** What is given away, in points: all together, and the part of it that cards are. */
  readonly worth: number;
  readonly cards: number;
  readonly cardWorth: number;
}

const NOTHING: Payment = { items: [], worth: 0, cards: 0, cardWorth: 0 };

/**
 * At place n the cheapest way to pay n icons; the last place holds the cheapest for `most` or more. What cannot be reached is
 * undefined. Many icons come first, so that no item is added once there is enough.
 */
export function cheapestPayments(position: Position, seat: Seat, icon: Icon, most: number): (Payment | undefined)[] {
  const { pack } = position;
  const best = new Array<Payment | undefined>(most + 1).fill(undefined);
  best[0] = NOTHING;
  const items = usableItems(position, seat).filter((item) => iconsOn(pack, item, icon) > 0);
  items.sort((one, other) => iconsOn(pack, other, icon) - iconsOn(pack, one, icon));
  for (const item of items) {
    const icons = iconsOn(pack, item, icon);
    const worth = worthOfItem(pack, item);
    const isCard = isBird(item);
    for (let total = most - 1; total >= 0; total--) {
      const before = best[total];
      if (before === undefined) continue;
      const reached = Math.min(most, total + icons);
      const known = best[reached];
      if (known === undefined || known.worth > before.worth + worth) best[reached] = add(before, item, worth, isCard);
    }
  }
  return best;
}

function add({ items, worth, cards, cardWorth }: Payment, item: string, more: number, isCard: boolean): Payment {
  return {
    items: [...items, item],
    worth: worth + more,
    cards: isCard ? cards + 1 : cards,
    cardWorth: isCard ? cardWorth + more : cardWorth,
  };
}

/** The cheapest way to pay a fixed price, or undefined when it cannot be paid. */
export function cheapestFor(position: Position, seat: Seat, icon: Icon, price: number): Payment | undefined {
  return cheapestPayments(position, seat, icon, price)[price];
}

export function payMoves({ items }: Payment): MoaMove[] {
  return items.map((item) => ["pay", item]);
}

/** A plan without the cards and tiles that are given away for it: those of others are not known beforehand. */
export function ideaOf(plan: readonly MoaMove[]): string {
  return plan
    .filter(([kind]) => kind !== "pay" && kind !== "discard")
    .map((move) => move.join(" "))
    .join(", ");
}
