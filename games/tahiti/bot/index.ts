// What a Tahiti player looks at: prospects in hundredths of an Area, and whole activations instead of single steps.
import type { Below, Guide, Position } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import type { Decision } from "@outrigger/kernel/play";
import type { TahitiFrame } from "../rules/frames.ts";
import type { Tahiti } from "../rules/tahiti.ts";
import { ANSWERS, deployment } from "./plans/answers.ts";
import { buildPlans, quickBuild } from "./plans/build-plans.ts";
import { shouldLeave } from "./plans/departures.ts";
import { movementPlans, quickMovement, thoughtForNext } from "./plans/movement-plans.ts";
import { leadOf, prospects } from "./prospects.ts";
import { piecesSurveyed } from "./survey.ts";
import { attempt, newTrial } from "./trial.ts";

type Move = Tahiti["move"];

/** Plans of one commander that are handed on to be compared. */
const MOST_PLANS = 9;
/** The part of a turn's thought that goes to construction; the commanders share the rest. */
const CONSTRUCTION = 0.25;
/** More than there are sides, so that turns can be numbered. */
const SIDES = 100;

export const guide: Guide<Tahiti> = {
  evaluate: ({ state, pack }) => prospects(state, pack),
  swing: 900,
  judgement: () => import("./learned.ts"),
  plans: plansOf,
  playout: quickly,
  // A rival's answer is what a plan is judged by; alone, what the clans have left of it.
  counts: ({ state }, [kind], own) => (state.players.length === 1 ? kind === "endBuild" : kind === "endMove" && !own),
  share: shareOf,
  work: piecesSurveyed,
  // Answers in a rival's turn, in combat, belong to his.
  turnOf: ({ state }) => state.clock * SIDES + state.active,
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 350 },
    medium: { iterations: 60, horizon: 1, depth: 1, work: 1_000_000 },
    hard: { iterations: 480, horizon: 1, depth: 1, work: 6_000_000, learned: 0.5 },
    master: { iterations: 4800, horizon: 1, depth: 1, work: 20_000_000, learned: 0.5 },
  },
};

/** Only construction and movement are searched: their parts add up to one turn's thought. */
function shareOf({ state }: Position<Tahiti>, { seat, frame }: Decision<TahitiFrame>): number {
  if (frame.phase === "build") return CONSTRUCTION;
  return frame.phase === "movement" ? (1 - CONSTRUCTION) * thoughtForNext(state, seat) : 0;
}

/** Building and moving are compared as whole plans; everything else has one answer. */
function plansOf(position: Position<Tahiti>, decision: Decision<TahitiFrame>): readonly (readonly Move[])[] {
  const { state, pack } = position;
  const { phase } = decision.frame;
  if (phase === "build") return buildPlans(state, pack);
  if (phase === "movement")
    return shouldLeave(state, pack, decision.seat)
      ? [[["depart"]]]
      : movementPlans(state, pack, decision.seat, MOST_PLANS);
  const offers = newTrial(state, pack).offers.moves as unknown as readonly Move[];
  return [[answerTo(position, decision, offers) ?? likeliest(position, decision, offers)]];
}

/** The offer after which the position looks best. */
function likeliest({ state, pack }: Position<Tahiti>, { seat }: Decision<TahitiFrame>, offers: readonly Move[]): Move {
  let best = at(offers, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of offers) {
    const trial = newTrial(state, pack);
    attempt(trial, move);
    const lead = leadOf(trial.play.state, pack, seat);
    if (lead <= most) continue;
    most = lead;
    best = move;
  }
  return best;
}

/** What a player in a hurry would do. */
function quickly(
  position: Position<Tahiti>,
  decision: Decision<TahitiFrame>,
  offers: readonly Move[],
  below: Below,
): readonly Move[] {
  const { state, pack } = position;
  const { phase } = decision.frame;
  if (phase === "build") return quickBuild(state, pack);
  if (phase === "movement") return quickMovement(state, pack, decision.seat);
  return [answerTo(position, decision, offers) ?? at(offers, below(offers.length))];
}

function answerTo(
  { state, pack }: Position<Tahiti>,
  decision: Decision<TahitiFrame>,
  offers: readonly Move[],
): Move | undefined {
  if (decision.frame.phase === "deploy") return deployment(state, pack, decision.seat, offers);
  return ANSWERS[decision.frame.phase]?.(state, pack, decision, offers);
}
