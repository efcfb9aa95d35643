// The component pack as it is written down. `../pack` makes sure that data handed in has this shape.
import type { Bird, Icon, Karakia, LeaderTile, Mammal, Terrain, TerrainCard } from "./vocabulary.ts";

export interface BirdSource {
  readonly id: Bird;
  readonly count: number;
  readonly icons: Readonly<Record<Icon, number>>;
}

export interface MammalSource {
  readonly id: Mammal;
  readonly cards: number;
  readonly tiles: number;
  readonly fight: number;
  /** Null for those that are never sold to. */
  readonly honour: number | null;
  readonly vp: number;
  readonly entersDisplay: boolean;
  readonly sellable?: boolean | undefined;
  readonly invadesOnDraw?: boolean | undefined;
}

export interface KarakiaSource {
  readonly id: Karakia;
  readonly cost: number;
  readonly count: number;
  readonly red: boolean;
  /** Cards drawn or icons given. */
  readonly amount?: number | undefined;
  readonly windows?: unknown;
}

type Point = readonly [x: number, y: number];

export interface TerritorySource {
  readonly number: number;
  readonly terrain: Terrain;
  readonly vpHigh: number;
  readonly vpLow: number;
  readonly adjacent: readonly number[];
  /** Drawing data for the table. */
  readonly polygon: readonly Point[];
  readonly anchors: Readonly<Record<"centre" | "label" | "mammalTile" | "stronghold" | "leaderTile", Point>> & {
    readonly pieces: readonly Point[];
  };
}

export interface Constants {
  readonly roundsPerPeriod: number;
  readonly handSize: number;
  readonly leaderHonourCost: number;
  readonly saleSurchargePerEarlierSale: number;
  readonly maxKarakiaTilesPerPurchase: number;
  readonly exchangeDraw: number;
  readonly moveBirdsMax: number;
  /** Follow from the others, where they are stated. */
  readonly exchangeDiscard?: number | undefined;
  readonly terrainDeckSize?: number | undefined;
  readonly terrainCardsRemoved?: number | undefined;
}

/** A sum that a pack may state; it must be that of its parts. */
interface Total {
  readonly total?: number | undefined;
}

/** The parts of a pack that the rules read. It may hold more: names, colours, provenance. */
export interface PackSource {
  readonly constants: Constants;
  readonly players: { readonly perColour: { readonly birdTokens: number; readonly leaderTokens: number } };
  readonly birdCards: Total & {
    readonly items: readonly BirdSource[];
    readonly iconTotals?: Readonly<Partial<Record<Icon, number | undefined>>> | undefined;
  };
  readonly mammals: {
    readonly items: readonly MammalSource[];
    readonly totalCards?: number | undefined;
    readonly totalTiles?: number | undefined;
  };
  readonly terrainCards: Total & { readonly items: readonly TerrainCard[] };
  readonly karakiaTiles: Total & { readonly items: readonly KarakiaSource[] };
  readonly leaderTiles: { readonly items: readonly LeaderTile[] };
  readonly territories: { readonly items: readonly TerritorySource[] };
  readonly volcanoTrack: {
    readonly spaces: readonly {
      readonly index?: number | undefined;
      readonly reduction: number | null;
      readonly erupts: boolean;
    }[];
  };
}
