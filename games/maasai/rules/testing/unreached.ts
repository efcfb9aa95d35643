// What no game with the printed pack comes by; `npm run soak` holds it against what it came by.
import type { Unreached } from "@outrigger/testkit";

const NO_POSE = "no layout without a place for a shield of the hand was ever found by play";

export const unreached: Unreached = {
  phases: { discard: NO_POSE },
  events: { discarded: NO_POSE },
  refusals: { "MAS-LAY-10": NO_POSE },
};
