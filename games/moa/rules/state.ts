// The state of a game of Moa: plain data. README.md describes every field for readers of records.
import type { Frame, Seat, State } from "@outrigger/kernel";
import type { MoaOptions } from "./options.ts";
import type { Bird, Colour, Condition, Displayed, Icon, Karakia, Mammal } from "./vocabulary.ts";

export interface Territory {
  condition: Condition;
  /** Birds of each colour: the seats, then the neutral colour of a two-player game. */
  birds: number[];
  /** Whose leader stands here. */
  leader: Colour | null;
  /** The kind on the mammal tile: fight side up when invaded, sell side up when sold. */
  mammal: Mammal | null;
  /** Who sold the territory. */
  seller: Seat | null;
  stronghold: boolean;
  /** The leader tile that nobody has taken yet. */
  leaderTile: string | null;
}

export interface Supply {
  birds: number;
  leaders: number;
}

interface HeldLeaderTile {
  readonly tile: string;
  /** The round of the whole game, 1 to 14, from which its icons may be used (MOA-LDT-4). */
  readonly from: number;
}

/** What a seat was given at the end of one period. */
export interface Points {
  land: number;
  mammals: number;
  leaderTiles: number;
}

export interface Player {
  /** Bird cards in canonical order; hidden from the others (MOA-INFO-1). */
  hand: Bird[];
  /** Karakia tiles that may be used. */
  karakia: Karakia[];
  /** Karakia tiles bought too recently to be used (MOA-KAR-5). */
  fresh: Karakia[];
  leaderTiles: HeldLeaderTile[];
  /** Mammal tiles won by attack or defence in this period. */
  won: Mammal[];
  /** Mammal cards from sales in this period. */
  saleCards: Mammal[];
  score: number;
  /** One entry for each period scored so far. */
  points: Points[];
}

export interface MoaState extends State<MoaFrame> {
  options: MoaOptions;
  /** 1 or 2. */
  period: number;
  /** 1 to 7 within the period. */
  round: number;
  /** Who has the first player token. */
  first: Seat;
  /** Territory number n at place n - 1. */
  territories: Territory[];
  /** Pieces not on the board, for each colour. */
  supply: Supply[];
  players: Player[];
  /** Mammal cards waiting in the display. */
  display: Record<Displayed, number>;
  /** A bag: the order of the deck does not exist until a card is drawn. */
  mammalDeck: Mammal[];
  mammalDiscard: Mammal[];
  birdDeck: Bird[];
  /** The last card lies on top. */
  birdDiscard: Bird[];
  /** The terrain cards on the board: the left one, then the right one. */
  terrain: string[];
  /** Terrain cards of earlier rounds of this period. */
  terrainUsed: string[];
  /** Terrain cards not seen in this period: the deck and those put aside, which nobody can tell apart (MOA-INFO-4). */
  terrainUnseen: string[];
  /** The volcano token's space on its track; the number of spaces below the top once it has erupted. */
  volcano: number;
  /** Territories sold so far, for the price of the next sale (MOA-SEL-5, MOA-SEL-6). */
  sales: number;
  /** Karakia tiles left in each stack. */
  karakia: Record<Karakia, number>;
  /** Leader tiles that have left the game. */
  leaderTilesOut: string[];
  /** The neutral colour's points with the option `neutralScoring`. */
  neutralScore: number;
}

export interface TerrainFrame extends Frame {
  readonly phase: "terrain";
  /** Cards carried out so far. */
  done: number;
}

export interface MammalsFrame extends Frame {
  readonly phase: "mammals";
  /** Mammal cards still to be drawn for the instruction at work. */
  left: number;
}

export interface InvasionFrame extends Frame {
  readonly phase: "invasion";
  readonly mammal: Mammal;
  /** Invaders still to come. */
  left: number;
}

export interface DefenceFrame extends Frame {
  readonly phase: "defence";
  readonly territory: number;
  readonly mammal: Mammal;
  /** Who may defend, in the order in which they are asked. */
  readonly order: readonly Seat[];
  asked: number;
}

export interface DefenceOfferFrame extends Frame {
  readonly phase: "defenceOffer";
  readonly seat: Seat;
  readonly territory: number;
  readonly mammal: Mammal;
}

export interface TurnsFrame extends Frame {
  readonly phase: "turns";
  /** Turns taken in this round. */
  taken: number;
}

export interface TurnFrame extends Frame {
  readonly phase: "turn";
  readonly seat: Seat;
  /** The action of the turn is over, or the player has passed. */
  acted: boolean;
}

/** A payment: a proposal that touches nothing until it is confirmed (MOA-PAY-9). */
export interface Payment<Phase extends string> extends Frame {
  readonly phase: Phase;
  readonly seat: Seat;
  /** The icon that is paid. */
  readonly icon: Icon;
  /** More icons than this cannot be used (MOA-PAY-6). */
  readonly need: number;
  /** Icons proposed so far. */
  paid: number;
  /** The proposal: bird cards, leader tiles and two-fight tiles by their ids, in the order in which they were added. */
  readonly spent: string[];
  /** 0 for a purchase. */
  readonly territory: number;
  /** An any-territory tile is part of the payment. */
  readonly any: boolean;
}

type PlainPayment = Payment<"placeBirds" | "placeLeader" | "attack" | "attackBirds" | "defencePayment">;

export interface SaleFrame extends Payment<"sellLand"> {
  /** Whom the land is sold to. */
  readonly mammal: Displayed;
}

export interface PurchaseFrame extends Payment<"buyKarakia"> {
  /** What is bought. */
  readonly kinds: readonly Karakia[];
}

export type PaymentFrame = PlainPayment | SaleFrame | PurchaseFrame;

export interface MoveBirdsFrame extends Frame {
  readonly phase: "moveBirds";
  readonly seat: Seat;
  readonly from: number;
  /** 0 until it is chosen. */
  count: number;
}

export interface ExchangeFrame extends Frame {
  readonly phase: "exchange";
  readonly seat: Seat;
  /** Cards to be discarded: as many as were drawn (MOA-KAR-12). */
  readonly discards: number;
  /** Cards chosen so far; they stay in the hand until the choice is confirmed. */
  readonly chosen: Bird[];
}

export interface NeutralFrame extends Frame {
  readonly phase: "neutral";
  readonly seat: Seat;
  readonly rolled: number;
}

/** Steps that need to remember nothing. */
interface PlainFrame extends Frame {
  readonly phase: "deal" | "scoring" | "tidyUp";
}

export type MoaFrame =
  | TerrainFrame
  | MammalsFrame
  | InvasionFrame
  | DefenceFrame
  | DefenceOfferFrame
  | TurnsFrame
  | TurnFrame
  | PaymentFrame
  | MoveBirdsFrame
  | ExchangeFrame
  | NeutralFrame
  | PlainFrame;
