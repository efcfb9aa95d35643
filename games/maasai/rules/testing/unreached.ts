// What no game with the printed pack comes by; `npm run soak` holds it against what it came by.
import type { Unreached } from "@outrigger/testkit";

export const unreached: Unreached = {
  refusals: {
    "MAS-LAY-3": "a lay is named by the open edge it lies against, so what is tried is never apart from all shields",
  },
};
