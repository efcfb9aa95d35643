import type { Viewer } from "@outrigger/kernel";
import { conformance, type Secrets } from "@outrigger/testkit";
import { rules } from "./index.ts";
import type { MoaState } from "./state.ts";

/** Hands of others, the deck, and the covered part of a discard pile that may not be looked through. */
function secrets(state: MoaState, viewer: Viewer): Secrets {
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

conformance(rules, {
  tables: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 5 },
    { seats: 2, options: { neutralScoring: "on", neutralPlacement: "rolledOnly", karakiaLock: "round" } },
    { seats: 3, options: { terrainReveal: "oneByOne", discardView: "top", tileSupplyLimited: "on" } },
    { seats: 3, options: { openHands: "on", sharedIconsInAttack: "on", moveIntoSold: "off" } },
    { seats: 4, options: { offTurnKarakia: "off", firstPlayer: "host" } },
  ],
  games: 4,
  secrets,
});
