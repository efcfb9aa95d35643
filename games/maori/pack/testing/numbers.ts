// What the test of every number of a pack needs to know: where it begins so that leis and long islands count.
import type { NumberPlan } from "@outrigger/testkit";
import { arrange } from "../../arrange/index.ts";
import type { Maori } from "../../rules/maori.ts";
import { setup } from "../../rules/setup.ts";

export const numbers: NumberPlan<Maori> = {
  games: 100,
  starts: [
    {
      name: "a whole lei, and islands with a middle",
      options: { board: "square" },
      make(start) {
        const state = setup(start);
        const middle = `0${1 + start.chance.pick(7)}`;
        const islands = `EE11@r1c1 EW11@r1c2 EE01@r2c1 MH${middle}@r2c2 EW01@r2c3 ES01@r1c4 MV${middle}@r2c4 EN01@r3c4`;
        arrange(state, start.pack, { boards: [islands] });
        return state;
      },
    },
  ],
};
