// What no game with the printed pack comes by; `npm run soak` holds it against what it came by.
import type { Unreached } from "@outrigger/testkit";

export const unreached: Unreached = {
  refusals: {
    "MOA-KAR-13": "more bird cards are printed than are dealt, and every card drawn later was paid for with a discard",
  },
};
