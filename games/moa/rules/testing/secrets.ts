// What a viewer may not know: the test kit deals it anew in samples, and `npm run soak` reads it from here.
import type { Viewer } from "@outrigger/kernel";
import type { Secrets } from "@outrigger/testkit";
import type { MoaState } from "../state.ts";

/** Hands of others, the deck, and the covered part of a discard pile that may not be looked through. */
export function secrets(state: MoaState, viewer: Viewer): Secrets {
  const isOpen = state.options.openHands === "on";
  const covered = state.options.discardView === "top";
  const hands = state.players.flatMap(({ hand }, seat) =>
    isOpen || seat === viewer ? [] : [[`hand of seat ${seat}`, hand] as const],
  );
  const birds = { "bird deck": state.birdDeck, ...Object.fromEntries(hands) };
  if (!covered) return { pools: [birds] };
  return {
    pools: [
      { ...birds, "covered birds": state.birdDiscard.slice(0, -1) },
      { "mammal deck": state.mammalDeck, "covered mammals": state.mammalDiscard.slice(0, -1) },
    ],
  };
}
