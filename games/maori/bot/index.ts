// What a Māori player looks at. Prospects are points expected at the end; turns are tried whole, because their single
// steps (a distance, a tile, a space) mean little alone.
import type { Guide } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import type { Maori } from "../rules/index.ts";
import { newJudge } from "./judge.ts";
import { prospects } from "./prospects.ts";
import { candidatesOf } from "./turn-plans.ts";

/** Turns handed to the search. */
const MOST_PLANS = 40;

export const guide: Guide<Maori> = {
  evaluate: ({ state, pack }) => prospects(state, pack),
  swing: 9,
  judgement: () => import("./learned.ts"),
  plans: ({ state, pack }, decision) =>
    candidatesOf(newJudge(state, pack, decision.seat), decision)
      .slice(0, MOST_PLANS)
      .map(({ moves }) => moves),
  playout: ({ state, pack }, decision, offers, below) =>
    candidatesOf(newJudge(state, pack, decision.seat), decision)[0]?.moves ?? [at(offers, below(offers.length))],
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 6 },
    medium: { iterations: 60, horizon: 1 },
    hard: { iterations: 1000, horizon: 2, learned: 0.5 },
    master: { iterations: 3600, horizon: 2, learned: 0.5 },
  },
};
