// What a view of Moa holds. README.md describes it for readers of records.
import type { Viewer } from "@outrigger/kernel";
import type { Printed } from "./components.ts";
import type { MoaFrame, MoaState, Player } from "./state.ts";
import type { Bird, Mammal, Values } from "./vocabulary.ts";

/** A player as the viewer sees them. */
export interface PlayerView extends Omit<Player, "hand"> {
  /** Null where it is hidden (MOA-INFO-1). */
  readonly hand: Bird[] | null;
  readonly handSize: number;
}

/** A deck and its discard pile as the viewer sees them. */
export interface PileView<Card> {
  /** Cards whose place the viewer cannot know: the deck, hidden hands, and what lies unseen in the discard pile. */
  readonly unseen: Card[];
  readonly deckSize: number;
  /** The discard pile, or only its top card with the option `discardView`; the last one lies on top. */
  readonly discard: Card[];
  readonly discardSize: number;
}

export type Shared = Omit<
  MoaState,
  "players" | "birdDeck" | "birdDiscard" | "mammalDeck" | "mammalDiscard" | "stack" | "aside"
>;

export interface MoaView extends Shared {
  readonly viewer: Viewer;
  readonly stack: MoaFrame[];
  readonly aside: MoaFrame[];
  readonly players: PlayerView[];
  readonly birdCards: PileView<Bird>;
  readonly mammalCards: PileView<Mammal>;
  /** Terrain cards left in the deck of this period. */
  readonly terrainDeckSize: number;
  /** For a viewer who is offered a defence: what it takes. */
  readonly defence?: DefenceView;
  /** Where the next invaders go, in this order; with none left the strongholds are swept first (MOA-INV-3). */
  readonly route: readonly number[];
  /** What each territory is worth now. */
  readonly values: readonly Values[];
  /** What each colour would get for each territory if the period ended now. */
  readonly forecast: readonly (readonly number[])[];
  readonly printed: Printed;
}

export interface DefenceView {
  readonly territory: number;
  readonly mammal: Mammal;
  readonly fight: number;
  /** The fewest cards and tiles that pay for it; empty when the viewer cannot pay. */
  readonly payment: readonly string[];
}
