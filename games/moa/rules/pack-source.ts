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
}

export interface KarakiaSource {
  readonly id: Karakia;
  readonly cost: number;
  readonly count: number;
  readonly red: boolean;
  /** Cards drawn or icons given. */
  readonly amount?: number;
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
}

/** The parts of a pack that the rules read. It may hold more: names, colours, provenance. */
export interface PackSource {
  readonly constants: Constants;
  readonly players: { readonly perColour: { readonly birdTokens: number; readonly leaderTokens: number } };
  readonly birdCards: { readonly items: readonly BirdSource[] };
  readonly mammals: { readonly items: readonly MammalSource[] };
  readonly terrainCards: { readonly items: readonly TerrainCard[] };
  readonly karakiaTiles: { readonly items: readonly KarakiaSource[] };
  readonly leaderTiles: { readonly items: readonly LeaderTile[] };
  readonly territories: { readonly items: readonly TerritorySource[] };
  readonly volcanoTrack: {
    readonly spaces: readonly { readonly reduction: number | null; readonly erupts: boolean }[];
  };
}
