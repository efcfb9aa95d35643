// Bags and hands: cards in canonical order, piles that grow at their end, decks renewed from their discard piles.
import { at, type Play, type Seat } from "@outrigger/kernel";
import type { Moa } from "../moa.ts";
import type { Player } from "../state.ts";
import type { Bird, Karakia, Mammal } from "../vocabulary.ts";

export function insertSorted<Item extends string>(list: Item[], item: Item): void {
  let place = list.length;
  while (place > 0 && (list[place - 1] ?? item) > item) place--;
  list.splice(place, 0, item);
}

export function removeOne<Item extends string>(list: Item[], item: Item): void {
  const place = list.indexOf(item);
  if (place < 0) throw new Error(`${item} is not there`);
  list.splice(place, 1);
}

export function countOf(list: readonly string[], item: string): number {
  let count = 0;
  for (const each of list) if (each === item) count++;
  return count;
}

/** Each kind of card of a hand, which is in order, of which more is there than was taken. */
export function kindsLeft(hand: readonly Bird[], taken: readonly string[]): Bird[] {
  return hand.filter((card, place) => card !== hand[place - 1] && card === hand[place + countOf(taken, card)]);
}

export function playerAt({ state }: Pick<Play<Moa>, "state">, seat: Seat): Player {
  return at(state.players, seat);
}

/** Whether a bird card can be drawn at all, after a reshuffle if need be (MOA-SUP-7). */
export function canDrawBird({ birdDeck, birdDiscard }: Moa["state"]): boolean {
  return birdDeck.length > 0 || birdDiscard.length > 0;
}

/** Draws up to `count` bird cards into the hand; says how many there were. */
export function drawBirds(play: Play<Moa>, seat: Seat, count: number): number {
  const { state, chance } = play;
  const { hand } = playerAt(play, seat);
  const cards: Bird[] = [];
  while (cards.length < count && canDrawBird(state)) {
    if (state.birdDeck.length === 0) renewBirdDeck(play);
    const card = chance.draw(state.birdDeck);
    insertSorted(hand, card);
    cards.push(card);
  }
  tellCards(play, "cardsDrawn", seat, cards);
  return cards.length;
}

/** The owner learns which cards, the others how many; with open hands everybody learns all (MOA-INFO-1, MOA-INFO-5). */
export function tellCards(play: Play<Moa>, kind: "cardsDrawn" | "handDealt", seat: Seat, cards: readonly Bird[]): void {
  const event = { kind, seat, count: cards.length };
  if (play.state.options.openHands === "on") play.emit({ ...event, cards });
  else play.emitTo(seat, { ...event, cards }, event);
}

/** MOA-SUP-7: the discard pile becomes the new deck. */
function renewBirdDeck(play: Play<Moa>): void {
  const { state } = play;
  state.birdDeck = state.birdDiscard.sort();
  state.birdDiscard = [];
  play.emit({ kind: "birdDeckReshuffled", count: state.birdDeck.length });
}

/** The next mammal card, or undefined when there is none in deck and discard pile (MOA-SUP-8, MOA-SUP-9). */
export function drawMammal(play: Play<Moa>): Mammal | undefined {
  const { state, chance } = play;
  if (state.mammalDeck.length === 0) {
    if (state.mammalDiscard.length === 0) return undefined;
    state.mammalDeck = state.mammalDiscard.sort();
    state.mammalDiscard = [];
    play.emit({ kind: "mammalDeckReshuffled", count: state.mammalDeck.length });
  }
  return chance.draw(state.mammalDeck);
}

/** A used karakia tile goes back to its stack and can be bought again (MOA-KAR-1, MOA-PAY-7). */
export function returnKarakia(play: Play<Moa>, seat: Seat, kind: Karakia): void {
  removeOne(playerAt(play, seat).karakia, kind);
  play.state.karakia[kind]++;
}
