// What a seat can pay with, and where it may act this turn.
import type { Play, Seat } from "@outrigger/kernel";
import type { MoaPack } from "../components.ts";
import type { Moa } from "../moa.ts";
import { activeTerrain, gameRound, needsAny } from "../names.ts";
import { type Icon, isBird, type Terrain } from "../vocabulary.ts";
import { playerAt, removeOne } from "./cards.ts";

/** A state and the numbers it is played with. */
export type Position = Pick<Play<Moa>, "state" | "pack">;

/** Icons of a kind on a bird card, a leader tile or a two-fight tile (MOA-PAY-2). */
export function iconsOn(pack: MoaPack, item: string, icon: Icon): number {
  return pack.icons.get(item)?.[icon] ?? 0;
}

/** Every card and tile whose icons the seat may use now, by id. */
export function usableItems(play: Position, seat: Seat): string[] {
  const { hand, karakia, leaderTiles } = playerAt(play, seat);
  const round = gameRound(play.state, play.pack.printed);
  const items: string[] = hand.slice();
  for (const { tile, from } of leaderTiles) if (from <= round) items.push(tile);
  for (const kind of karakia) if (kind === "two_fight") items.push(kind);
  return items;
}

/** Everything the seat could pay of a kind (MOA-PAY-3). */
export function iconsOf(play: Position, seat: Seat, icon: Icon): number {
  return iconsAmong(play.pack, usableItems(play, seat))[icon];
}

/** What cards and tiles pay together, of each kind. */
export function iconsAmong({ icons }: MoaPack, items: readonly string[]): Record<Icon, number> {
  const sums = { bird: 0, fight: 0, honour: 0, karakia: 0 };
  for (const item of items) {
    const { bird = 0, fight = 0, honour = 0, karakia = 0 } = icons.get(item) ?? {};
    sums.bird += bird;
    sums.fight += fight;
    sums.honour += honour;
    sums.karakia += karakia;
  }
  return sums;
}

/** The fewest unspent cards and tiles that pay so much fight, and among them those that waste least; none when it is out of reach. */
export function fewestItems(play: Position, seat: Seat, fight: number, spent: readonly string[] = []): string[] {
  const items = usableItems(play, seat);
  for (const item of spent) removeOne(items, item);
  // Among equals cards go before tiles, and of the cards the moa, which serves for everything, goes last.
  const rank = (item: string): number => (item === "moa" ? 1 : isBird(item) ? 0 : 2);
  const paying = items
    .map((item) => ({ item, icons: iconsOn(play.pack, item, "fight") }))
    .filter(({ icons }) => icons > 0)
    .sort((one, other) => other.icons - one.icons || rank(one.item) - rank(other.item));
  for (let count = 1; count <= paying.length; count++) {
    const chosen = leastOf(paying, count, fight);
    if (chosen !== undefined) return chosen.map(({ item }) => item);
  }
  return [];
}

interface Paying {
  readonly item: string;
  readonly icons: number;
}

const iconSum = (items: readonly Paying[]): number => items.reduce((sum, { icons }) => sum + icons, 0);

/** So many of the items, the strongest first, that reach the sum and go beyond it least. */
function leastOf(items: readonly Paying[], count: number, sum: number): readonly Paying[] | undefined {
  if (count === 0) return sum <= 0 ? [] : undefined;
  let best: readonly Paying[] | undefined;
  for (const [place, first] of items.entries()) {
    if (first.icons * count < sum) break;
    if (first.icons === items[place - 1]?.icons) continue;
    const rest = leastOf(items.slice(place + 1), count - 1, sum - first.icons);
    if (rest !== undefined && (best === undefined || iconSum([first, ...rest]) < iconSum(best)))
      best = [first, ...rest];
  }
  return best;
}

/** A seat's possibilities at the turn menu, worked out once for all its candidates. */
export interface Means extends Readonly<Record<Icon, number>> {
  readonly seat: Seat;
  /** Holds an any-territory tile that may be used. */
  readonly any: boolean;
  /** The active terrain types (MOA-TER-5, MOA-TER-6). */
  readonly active: readonly Terrain[];
}

export function meansOf(play: Position, seat: Seat): Means {
  return {
    ...iconsAmong(play.pack, usableItems(play, seat)),
    seat,
    any: playerAt(play, seat).karakia.includes("any_territory"),
    active: activeTerrain(play.state, play.pack),
  };
}

export function cardAt(pack: MoaPack, id: string): MoaPack["terrainCards"][string] {
  const card = pack.terrainCards[id];
  if (card === undefined) throw new Error(`there is no terrain card ${id}`);
  return card;
}

/** MOA-KAR-21: an action there takes an any-territory tile. */
export function takesAny(pack: MoaPack, { active }: Means, territory: number): boolean {
  return needsAny(pack, active, territory);
}

/** MOA-TER-5, MOA-TURN-3: the terrain cards open the territory, or a tile does. */
export function terrainBar(pack: MoaPack, means: Means, territory: number): string | undefined {
  return means.any || !takesAny(pack, means, territory) ? undefined : "MOA-TER-5";
}
