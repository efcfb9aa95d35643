// The words of Moa: its closed sets, its moves and its events. The rulebook's own names.

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

/** What a territory gives to the first and to the second. */
export interface Values {
  readonly high: number;
  readonly low: number;
}
