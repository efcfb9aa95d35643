// The numbers behind the guide, in points at the end of the game. Tuned by matches of the greedy bot against itself.
import type { Icon, Karakia } from "../rules/index.ts";

/** What one icon is worth while there is a turn to spend it in. */
export const ICON: Readonly<Record<Icon, number>> = { bird: 0.55, fight: 0.6, honour: 1.05, karakia: 0.45 };
/** A card is spent for one kind; the choice between its other kinds is worth a little. */
export const SECOND_USE = 0.12;
/** Cards a turn can use up, on the average. */
export const CARDS_A_TURN = 1.6;
/** What a drawn card is worth before anybody knows which it is. */
export const UNKNOWN_CARD = 1.9;
/** Tiles in hand, while turns are left. The drawing tiles are worth less than what they draw, so that they are used. */
export const TILE: Readonly<Record<Karakia, number>> = {
  draw_one: 1.3,
  exchange_three: 0.9,
  two_fight: 1.2,
  any_territory: 0.9,
  move_birds: 1.3,
  place_stronghold: 1.6,
};
/** What an exchange of three cards improves a hand by. */
export const EXCHANGE_GAIN = 1.1;
/** How much the second scoring counts during the first period: pieces stay, but much happens until then. */
export const SECOND_SCORING = 0.5;
/** Invasions in a whole period, for territories that have to last through the second one. */
export const INVASIONS_A_PERIOD = 5.5;
/** How soft a standing is: nothing is settled while so many turns are left in the period. */
export const SOFT_TURNS = 7;
/** Pieces of nobody's in the softened shares: small holdings promise less. */
export const STRANGERS = 1.2;
/** How likely a territory is held by its strongest holder when it is invaded, with so much fight at hand. */
export const HOLDS: readonly (readonly [fight: number, chance: number])[] = [
  [6, 0.7],
  [4, 0.5],
  [3, 0.3],
];
/** What is left of a territory's worth while its defence is still open. */
export const CONTESTED = 0.35;
/** What the bird part of an attack still promises, as a share of the territory's higher value. */
export const FREED = 0.45;
/** How likely a drawn mammal that waits in the display invades within the period. */
export const WAITING_INVADES = 0.35;
/** Volcano cards in a whole period. */
export const RUMBLES_A_PERIOD = 2.8;
/** How much of a rival's gain hurts. */
export const RIVAL = 0.5;
