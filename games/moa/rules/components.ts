// The component pack: the printed numbers, laid out in tables the rules can use quickly.
import type { Json, Pack } from "@outrigger/kernel";
import ownSource from "./components.json" with { type: "json" };
import type { BirdSource, Constants, KarakiaSource, MammalSource, PackSource, TerritorySource } from "./pack-source.ts";
import type { Bird, Icon, Karakia, LeaderTile, Mammal, TerrainCard } from "./vocabulary.ts";

export interface MoaPack extends Pack {
  readonly constants: Constants;
  readonly birdTokens: number;
  readonly leaderTokens: number;
  readonly birds: Readonly<Record<Bird, BirdSource>>;
  readonly mammals: Readonly<Record<Mammal, MammalSource>>;
  readonly terrainCards: Readonly<Record<string, TerrainCard>>;
  readonly karakia: Readonly<Record<Karakia, KarakiaSource>>;
  readonly leaderTiles: Readonly<Record<string, LeaderTile>>;
  /** Territory number n at place n - 1. */
  readonly territories: readonly TerritorySource[];
  /** What the volcano takes off both values at each space; the eruption comes one space after the last. */
  readonly track: readonly number[];
  /** Full bags in canonical order, to be copied. */
  readonly bags: Bags;
  readonly printed: Printed;
}

interface Bags {
  readonly birds: readonly Bird[];
  readonly mammals: readonly Mammal[];
  readonly terrain: readonly string[];
  readonly leaderTiles: readonly string[];
}

/** Values, terrain and neighbours of a territory, and how it is drawn. */
export interface PrintedTerritory extends Omit<TerritorySource, "number" | "polygon"> {
  /** The corners of its polygon as SVG writes them: "x,y x,y …" on a square of 1000. */
  readonly outline: string;
}

/** The numbers on the components, as views show them to texts and tables. */
export interface Printed {
  readonly birds: Readonly<Record<Bird, Readonly<Record<Icon, number>>>>;
  readonly mammals: Readonly<
    Record<Mammal, { readonly fight: number; readonly honour: number | null; readonly points: number }>
  >;
  readonly terrainCards: Readonly<Record<string, Pick<TerrainCard, "terrain" | "instruction">>>;
  readonly karakia: Readonly<Record<Karakia, { readonly cost: number; readonly red: boolean }>>;
  readonly leaderTiles: Readonly<Record<string, Pick<LeaderTile, "kind" | "amount">>>;
  readonly territories: readonly PrintedTerritory[];
  /** What the volcano takes off at each space below the top. */
  readonly track: readonly number[];
  readonly rounds: number;
  /** Honour for a leader, and what every earlier sale adds to the price of the next. */
  readonly leaderPrice: number;
  readonly saleSurcharge: number;
  /** Fight on a two-fight tile. */
  readonly twoFight: number;
}

/** Of data that has passed the checks of `../pack`. */
export function preparePack(data: Json): MoaPack {
  return layOut(data as unknown as PackSource);
}

function layOut(source: PackSource): MoaPack {
  const tables = {
    constants: source.constants,
    birds: byId(source.birdCards.items),
    mammals: byId(source.mammals.items),
    terrainCards: byId(source.terrainCards.items),
    karakia: byId(source.karakiaTiles.items),
    leaderTiles: byId(source.leaderTiles.items),
    territories: source.territories.items,
    track: source.volcanoTrack.spaces.flatMap(({ reduction }) => reduction ?? []),
  };
  return {
    ...tables,
    source: source as unknown as Json,
    birdTokens: source.players.perColour.birdTokens,
    leaderTokens: source.players.perColour.leaderTokens,
    bags: prepareBags(source),
    printed: preparePrinted(tables),
  };
}

function byId<Id extends string, Item extends { readonly id: Id }>(items: readonly Item[]): Readonly<Record<Id, Item>> {
  return Object.fromEntries(items.map((item) => [item.id, item])) as Record<Id, Item>;
}

function prepareBags({ birdCards, mammals, terrainCards, leaderTiles }: PackSource): Bags {
  return {
    birds: birdCards.items.flatMap(({ id, count }) => new Array<Bird>(count).fill(id)).sort(),
    mammals: mammals.items.flatMap(({ id, cards }) => new Array<Mammal>(cards).fill(id)).sort(),
    terrain: terrainCards.items.map(({ id }) => id).sort(),
    leaderTiles: leaderTiles.items.map(({ id }) => id).sort(),
  };
}

type Tables = Pick<
  MoaPack,
  "constants" | "birds" | "mammals" | "terrainCards" | "karakia" | "leaderTiles" | "territories" | "track"
>;

function preparePrinted(pack: Tables): Printed {
  return {
    birds: mapTable(pack.birds, ({ icons }) => icons),
    mammals: mapTable(pack.mammals, ({ fight, honour, vp }) => ({ fight, honour, points: vp })),
    terrainCards: mapTable(pack.terrainCards, ({ terrain, instruction }) => ({ terrain, instruction })),
    karakia: mapTable(pack.karakia, ({ cost, red }) => ({ cost, red })),
    leaderTiles: mapTable(pack.leaderTiles, ({ kind, amount }) => ({ kind, amount })),
    territories: pack.territories.map(({ terrain, vpHigh, vpLow, adjacent, polygon, anchors }) => ({
      terrain,
      vpHigh,
      vpLow,
      adjacent,
      outline: polygon.map((point) => point.join()).join(" "),
      anchors,
    })),
    track: pack.track,
    rounds: pack.constants.roundsPerPeriod,
    leaderPrice: pack.constants.leaderHonourCost,
    saleSurcharge: pack.constants.saleSurchargePerEarlierSale,
    twoFight: pack.karakia.two_fight.amount ?? 0,
  };
}

function mapTable<Id extends string, Item, Shown>(
  table: Readonly<Record<Id, Item>>,
  show: (item: Item) => Shown,
): Readonly<Record<Id, Shown>> {
  return Object.fromEntries(Object.entries<Item>(table).map(([id, item]) => [id, show(item)])) as Record<Id, Shown>;
}

export const ownPack: MoaPack = preparePack(ownSource);
