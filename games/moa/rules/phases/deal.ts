// Phase 1, deal: nine bird cards to each player, and a fresh set of terrain cards.
import { type AutomaticPhase, type Play, replace, type Seat } from "@outrigger/kernel";
import { insertSorted, playerAt, tellCards } from "../hand/cards.ts";
import type { Moa } from "../moa.ts";

/** Mammals, board, volcano and tiles are not touched (MOA-DEAL-5). */
export const deal: AutomaticPhase<Moa> = {
  run(play) {
    const { state, pack } = play;
    play.emit({ kind: "periodStarted", period: state.period });
    // MOA-DEAL-1, MOA-DEAL-2: all bird cards take part, whatever pile they were in.
    state.birdDeck = pack.bags.birds.slice();
    state.birdDiscard = [];
    for (let seat = 0; seat < state.players.length; seat++) dealHand(play, seat);
    // MOA-DEAL-3, MOA-DEAL-4: cards put aside unseen are the ones the bag still holds when the period ends.
    state.terrainUnseen = pack.bags.terrain.slice();
    state.terrain = [];
    state.terrainUsed = [];
    state.round = 1;
    replace(state, { phase: "terrain", done: 0 });
  },
};

function dealHand(play: Play<Moa>, seat: Seat): void {
  const { state, pack, chance } = play;
  const player = playerAt(play, seat);
  player.hand = [];
  for (let card = 0; card < pack.constants.handSize; card++) insertSorted(player.hand, chance.draw(state.birdDeck));
  tellCards(play, "handDealt", seat, player.hand.slice());
}
