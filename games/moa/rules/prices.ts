// What printed numbers alone say of prices, and of what pays for them: for the rules, and for words and pictures, which put the same
// questions to what a view shows of the components.
import { type Bird, type Icon, isBird, type Karakia, type LeaderTile, type Mammal } from "./vocabulary.ts";

interface Paying {
  readonly birds: Readonly<Record<Bird, Readonly<Record<Icon, number>>>>;
  readonly leaderTiles: Readonly<Record<string, Pick<LeaderTile, "kind" | "amount">>>;
  readonly twoFight: number;
}

/** Icons of a kind on a card or tile that can be paid with; tiles that are worth points give none (MOA-PAY-2). */
export function printedIcons({ birds, leaderTiles, twoFight }: Paying, item: string, icon: Icon): number {
  if (isBird(item)) return birds[item][icon];
  if (item === "two_fight") return icon === "fight" ? twoFight : 0;
  const tile = leaderTiles[item];
  return tile?.kind === icon ? tile.amount : 0;
}

interface Market {
  readonly mammals: Readonly<Record<Mammal, { readonly honour: number | null }>>;
  readonly saleSurcharge: number;
}

/** MOA-SEL-6: what the sales of the game so far add to the price of the next. */
export function surcharge({ saleSurcharge }: Pick<Market, "saleSurcharge">, sales: number): number {
  return sales * saleSurcharge;
}

/** MOA-SEL-5. */
export function salePrice(market: Market, sales: number, mammal: Mammal): number {
  return (market.mammals[mammal].honour ?? 0) + surcharge(market, sales);
}

type Costs = { readonly karakia: Readonly<Record<Karakia, { readonly cost: number }>> };

/** MOA-BUY-3: the sum of the costs. */
export function karakiaPrice({ karakia }: Costs, first: Karakia, second?: Karakia): number {
  return karakia[first].cost + (second === undefined ? 0 : karakia[second].cost);
}
