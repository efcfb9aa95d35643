// What a Maasai player looks at. Prospects are counted in animals on the table; turns are tried whole, because a shield
// without its place, or the first shield without the second, means little.
import type { Guide } from "@outrigger/bots";
import type { Maasai, MaasaiMove } from "../rules/index.ts";
import { prospects } from "./prospects.ts";
import { turnPlans } from "./turn-plans.ts";

const SEARCHED = { first: 12, second: 2 };
const QUICK = { first: 2, second: 1 };

export const guide: Guide<Maasai> = {
  evaluate: prospects,
  swing: 3,
  judgement: () => import("./learned.ts"),
  plans: (position, decision) => turnPlans(position, decision, SEARCHED),
  playout: (position, decision, offers, below) =>
    turnPlans(position, decision, QUICK)[0] ?? [offers[below(offers.length)] as MaasaiMove],
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 4 },
    medium: { iterations: 40, horizon: 0 },
    hard: { iterations: 45, horizon: 1, learned: 0.5 },
    master: { iterations: 390, horizon: 1, learned: 0.5 },
  },
};
