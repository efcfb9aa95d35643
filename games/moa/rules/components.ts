// The component pack: the printed numbers, laid out in tables the rules can use quickly.
import type { Json, Pack } from "@outrigger/kernel";
import ownSource from "./pack.json" with { type: "json" };
import type { BirdSource, Constants, KarakiaSource, MammalSource, PackSource, TerritorySource } from "./pack-source.ts";
import { printedIcons } from "./prices.ts";
import { byBird, byIcon, byKarakia, byMammal, itemOf } from "./tables.ts";
import {
  BIRDS,
  type Bird,
  type Icon,
  type Karakia,
  type LeaderTile,
  type Mammal,
  type TerrainCard,
} from "./vocabulary.ts";

export interface MoaPack extends Pack {
  readonly constants: Constants;
  readonly birdTokens: number;
  readonly leaderTokens: number;
  readonly birds: Readonly<Record<Bird, BirdSource>>;
  readonly mammals: Readonly<Record<Mammal, MammalSource>>;
  readonly terrainCards: Readonly<Record<string, TerrainCard>>;
  readonly karakia: Readonly<Record<Karakia, KarakiaSource>>;
  readonly leaderTiles: Readonly<Record<string, LeaderTile>>;
  /** What each card and tile that can be paid with gives, by its id (MOA-PAY-2). */
  readonly icons: ReadonlyMap<string, Icons>;
  /** Territory number n at place n - 1. */
  readonly territories: readonly TerritorySource[];
  /** What the volcano takes off both values at each space; the eruption comes one space after the last. */
  readonly track: readonly number[];
  /** Full bags in canonical order, to be copied. */
  readonly bags: Bags;
  readonly printed: Printed;
}

type Icons = Readonly<Record<Icon, number>>;

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
  readonly birds: Readonly<Record<Bird, Icons>>;
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
  const source = data as unknown as PackSource;
  const tables = {
    constants: source.constants,
    birds: byBird((bird) => itemOf(source.birdCards.items, bird)),
    mammals: byMammal((mammal) => itemOf(source.mammals.items, mammal)),
    terrainCards: byId(source.terrainCards.items),
    karakia: byKarakia((kind) => itemOf(source.karakiaTiles.items, kind)),
    leaderTiles: byId(source.leaderTiles.items),
    territories: source.territories.items,
    track: source.volcanoTrack.spaces.flatMap(({ reduction }) => reduction ?? []),
  };
  const printed = preparePrinted(tables);
  return {
    ...tables,
    source: data,
    birdTokens: source.players.perColour.birdTokens,
    leaderTokens: source.players.perColour.leaderTokens,
    icons: prepareIcons(printed),
    bags: prepareBags(source),
    printed,
  };
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): Readonly<Record<string, Item>> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

function prepareIcons(printed: Printed): ReadonlyMap<string, Icons> {
  const items = [...BIRDS, "two_fight", ...Object.keys(printed.leaderTiles)];
  return new Map(items.map((item) => [item, byIcon((icon) => printedIcons(printed, item, icon))]));
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
    birds: byBird((bird) => pack.birds[bird].icons),
    mammals: byMammal((mammal) => {
      const { fight, honour, vp } = pack.mammals[mammal];
      return { fight, honour, points: vp };
    }),
    terrainCards: mapTable(pack.terrainCards, ({ terrain, instruction }) => ({ terrain, instruction })),
    karakia: byKarakia((kind) => {
      const { cost, red } = pack.karakia[kind];
      return { cost, red };
    }),
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

function mapTable<Item, Shown>(
  table: Readonly<Record<string, Item>>,
  show: (item: Item) => Shown,
): Readonly<Record<string, Shown>> {
  return Object.fromEntries(Object.entries(table).map(([id, item]) => [id, show(item)]));
}

export const pack: MoaPack = preparePack(ownSource);
