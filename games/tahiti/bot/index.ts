// What a Tahiti player looks at: prospects in hundredths of an Area, and whole activations instead of single steps.
import type { Guide, Position } from "@outrigger/bots";
import type { Decision } from "@outrigger/kernel";
import type { Tahiti } from "../rules/tahiti.ts";
import { ANSWERS, deployment, shouldLeave } from "./answers.ts";
import { buildPlans } from "./build-plans.ts";
import { movementPlans } from "./movement-plans.ts";
import { newTrial } from "./trial.ts";
import { prospects } from "./value.ts";

type Move = Tahiti["move"];

export const guide: Guide<Tahiti> = {
  evaluate: ({ state, pack }) => prospects(state, pack),
  swing: 250,
  plans: plansOf,
  playout: (position, decision, offers, below) => [
    answerTo(position, decision, offers) ?? (offers[below(offers.length)] as Move),
  ],
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 60 },
    medium: { iterations: 0, horizon: 0, noise: 15 },
    hard: { iterations: 0, horizon: 0 },
  },
};

/** Building and moving are compared as whole plans; what dice answer next has one answer; the rest is left to the search. */
function plansOf(position: Position<Tahiti>, decision: Decision): readonly (readonly Move[])[] {
  const { state, pack } = position;
  const { phase } = decision.frame;
  if (phase === "build") return buildPlans(state, pack);
  if (phase === "movement")
    return shouldLeave(state, pack, decision.seat) ? [[["depart"]]] : movementPlans(state, pack, decision.seat);
  if (ANSWERS[phase] === undefined && phase !== "deploy") return [];
  const offers = newTrial(state, pack).offers.moves as unknown as readonly Move[];
  const answer = answerTo(position, decision, offers);
  return answer === undefined ? [] : [[answer]];
}

function answerTo({ state, pack }: Position<Tahiti>, decision: Decision, offers: readonly Move[]): Move | undefined {
  if (decision.frame.phase === "deploy") return deployment(state, pack, decision.seat, offers);
  return ANSWERS[decision.frame.phase]?.(state, pack, decision, offers);
}
