// The words of Moa: its closed sets, its moves and its events. The rulebook's own names.
import type { Seat } from "@outrigger/kernel";

/** The eight kinds of bird card. */
export const BIRDS = ["haasts_eagle", "kakapo", "kea", "kiwi", "moa", "morepork", "pukeko", "tui"] as const;
export type Bird = (typeof BIRDS)[number];
const BIRD_NAMES: ReadonlySet<string> = new Set(BIRDS);
/** Payments name cards and tiles alike. */
export function isBird(item: string): item is Bird {
  return BIRD_NAMES.has(item);
}

export const ICONS = ["bird", "fight", "honour", "karakia"] as const;
export type Icon = (typeof ICONS)[number];

export const MAMMALS = ["rat", "possum", "dog", "weasel"] as const;
export type Mammal = (typeof MAMMALS)[number];
/** The mammals that wait in the display; weasels never do (MOA-MAM-2). */
export const DISPLAYED = ["rat", "possum", "dog"] as const;
export type Displayed = (typeof DISPLAYED)[number];

export const TERRAINS = ["coast", "plains", "forest", "mountain", "volcano"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const KARAKIA = [
  "draw_one",
  "exchange_three",
  "two_fight",
  "any_territory",
  "move_birds",
  "place_stronghold",
] as const;
export type Karakia = (typeof KARAKIA)[number];

/** What a territory is (MOA-GEN-5). */
export type Condition = "open" | "invaded" | "sold" | "erupted";

/** The colours with two players: the two seats, then the neutral colour. */
export type Colour = number;

export type NeutralPiece = "bird1" | "bird2" | "leader";

/** Territories are called by their numbers, 1 to 12. */
export type PlaceMove = readonly ["place", number];
export type LeaderMove = readonly ["leader", number];
export type AttackMove = readonly ["attack", number];
export type SellMove = readonly ["sell", number, Displayed];
export type BuyMove = readonly ["buy", Karakia] | readonly ["buy", Karakia, Karakia];
export type PassMove = readonly ["pass"];
export type ActionMove = PlaceMove | LeaderMove | AttackMove | SellMove | BuyMove | PassMove;
/** The tiles that may be used at any settled moment. */
export type DrawMove = readonly ["drawOne"] | readonly ["exchangeThree"];
export type OriginMove = readonly ["moveBirds", number];
export type StrongholdMove = readonly ["stronghold", number];
export type EndMove = readonly ["end"];
export type TurnMove = ActionMove | DrawMove | OriginMove | StrongholdMove | EndMove;

/** A card or tile by its id. */
export type PayMove = readonly ["pay", string];
export type ConfirmMove = readonly ["confirm"];
export type CountMove = readonly ["count", number];
export type TargetMove = readonly ["to", number];
export type DefenceMove = readonly ["defend"] | readonly ["decline"];
export type DiscardMove = readonly ["discard", Bird];
export type NeutralMove = readonly ["neutral", number, NeutralPiece];
export type SkipMove = readonly ["skip"];

export type MoaMove =
  | TurnMove
  | PayMove
  | ConfirmMove
  | CountMove
  | TargetMove
  | DefenceMove
  | DiscardMove
  | NeutralMove
  | SkipMove
  /** Refused at all times, for a reason (MOA-SEL-4). */
  | readonly ["sell", number, "weasel"];

/** What a terrain card tells the players to do. */
export type Instruction =
  | { readonly type: "drawMammals"; readonly amount: number }
  | { readonly type: "invade"; readonly mammal: Displayed }
  | { readonly type: "volcanoUp" };

export interface TerrainCard {
  readonly id: string;
  readonly terrain: Terrain;
  readonly instruction: Instruction;
}

/** A bonus tile: points, or icons of one kind (MOA-LDT-1). */
export interface LeaderTile {
  readonly id: string;
  readonly kind: Icon | "vp";
  readonly amount: number;
}

/** Pieces that went back to their owners: birds of each colour, and whose leader. */
export interface Returned {
  readonly birds: readonly number[];
  readonly leader: Colour | null;
}

export type MoaEvent =
  | { readonly kind: "periodStarted"; readonly period: number }
  | { readonly kind: "handDealt"; readonly seat: Seat; readonly count: number; readonly cards?: readonly Bird[] }
  | { readonly kind: "roundStarted"; readonly period: number; readonly round: number; readonly first: Seat }
  | {
      readonly kind: "terrainRevealed";
      readonly cards: readonly TerrainCard[];
      readonly place: "both" | "left" | "right";
    }
  | { readonly kind: "volcanoMoved"; readonly to: number }
  | ({ readonly kind: "volcanoErupted" } & Cleared)
  | { readonly kind: "mammalDrawn"; readonly mammal: Mammal }
  | { readonly kind: "mammalDeckReshuffled"; readonly count: number }
  | { readonly kind: "birdDeckReshuffled"; readonly count: number }
  | { readonly kind: "invasionStarted"; readonly mammal: Mammal; readonly territory: number }
  | { readonly kind: "strongholdsSwept"; readonly territories: readonly number[] }
  | { readonly kind: "noTerritoryToInvade"; readonly mammal: Mammal; readonly discarded: number }
  | { readonly kind: "noTileLeft"; readonly mammal: Mammal }
  | { readonly kind: "defenceOffered"; readonly seat: Seat; readonly territory: number; readonly mammal: Mammal }
  | { readonly kind: "defenceDeclined"; readonly seat: Seat; readonly territory: number }
  | ({ readonly kind: "defended"; readonly mammal: Mammal } & Deed)
  | ({ readonly kind: "territoryFell"; readonly territory: number; readonly mammal: Mammal } & Cleared)
  | ({ readonly kind: "birdsPlaced"; readonly count: number } & Deed)
  | ({ readonly kind: "leaderPlaced"; readonly tile: LeaderTile | null } & Deed)
  | ({ readonly kind: "attacked"; readonly mammal: Mammal } & Deed)
  | ({ readonly kind: "landSold"; readonly mammal: Mammal; readonly price: number } & Deed & Cleared)
  | {
      readonly kind: "karakiaBought";
      readonly seat: Seat;
      readonly kinds: readonly Karakia[];
      readonly payment: readonly string[];
    }
  | { readonly kind: "karakiaUsed"; readonly seat: Seat; readonly tile: Karakia }
  | { readonly kind: "cardsDrawn"; readonly seat: Seat; readonly count: number; readonly cards?: readonly Bird[] }
  | { readonly kind: "cardsDiscarded"; readonly seat: Seat; readonly cards: readonly Bird[] }
  | {
      readonly kind: "birdsMoved";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }
  | {
      readonly kind: "strongholdPlaced";
      readonly seat: Seat;
      readonly territory: number;
      readonly by: "attack" | "defence" | "karakia";
    }
  | { readonly kind: "passed"; readonly seat: Seat; readonly automatic: boolean }
  | { readonly kind: "turnEnded"; readonly seat: Seat }
  | { readonly kind: "dieRolled"; readonly seat: Seat; readonly face: number }
  | {
      readonly kind: "neutralPlaced";
      readonly seat: Seat;
      readonly territory: number;
      readonly what: NeutralPiece;
      readonly tile: string | null;
    }
  | { readonly kind: "neutralSkipped"; readonly seat: Seat; readonly automatic: boolean }
  | { readonly kind: "firstPlayerMoved"; readonly seat: Seat }
  | {
      readonly kind: "territoryScored";
      readonly territory: number;
      readonly high: number;
      readonly low: number;
      /** Pieces and points of each colour, the neutral one last. */
      readonly pieces: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly kind: "mammalsScored"; readonly points: readonly number[] }
  | { readonly kind: "leaderTilesScored"; readonly points: readonly number[] }
  | {
      readonly kind: "periodEnded";
      readonly period: number;
      readonly scores: readonly number[];
      /** The neutral colour's points, where they are recorded (MOA-2P-16). */
      readonly neutral: number | null;
    }
  | { readonly kind: "handsDiscarded"; readonly counts: readonly number[] }
  | {
      readonly kind: "gameEnded";
      readonly places: readonly number[];
      readonly scores: readonly number[];
      readonly neutral: { readonly place: number; readonly score: number } | null;
    };

/** Something a seat did in a territory and paid for; `any` when an any-territory tile was spent on it. */
interface Deed {
  readonly seat: Seat;
  readonly territory: number;
  readonly payment: readonly string[];
  readonly any: boolean;
}

/** What left a territory: pieces to their owners, a leader tile and a stronghold. */
interface Cleared {
  readonly returned: Returned;
  readonly leaderTile: string | null;
  readonly stronghold: boolean;
}

/** What a territory gives to the first and to the second. */
export interface Values {
  readonly high: number;
  readonly low: number;
}
