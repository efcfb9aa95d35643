// What a Moa player looks at. Prospects are points expected at the end; actions are tried whole, with the cheapest payment.

import type { Guide } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import type { Moa } from "../rules/index.ts";
import { ideaOf } from "./payments.ts";
import { prospectsOf } from "./prospects.ts";
import { sketchOf } from "./sketch.ts";
import { candidatesOf } from "./turn-plans.ts";

/** Candidates handed to the search. */
const MOST_PLANS = 40;

export const guide: Guide<Moa> = {
  evaluate: (position) => prospectsOf(sketchOf(position)),
  swing: 10,
  judgement: () => import("./learned.ts"),
  plans: (position, decision) =>
    candidatesOf(position, decision)
      .slice(0, MOST_PLANS)
      .map(({ moves }) => moves),
  idea: ideaOf,
  playout: (position, decision, offers, below) =>
    candidatesOf(position, decision)[0]?.moves ?? [at(offers, below(offers.length))],
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 6 },
    medium: { iterations: 60, horizon: 4 },
    hard: { iterations: 300, horizon: 8, learned: 1 },
    master: { iterations: 3600, horizon: 8, learned: 1, replies: 1 },
  },
};
