// One game between bots, played in place: offers, choice, apply. It keeps its steps only where a record is wanted.
import type { BotRequest } from "@outrigger/bots";
import { isOver, type Move, type Play, type Seat, type State } from "@outrigger/kernel";
import type { Step } from "@outrigger/kernel/match";
import {
  type Decision,
  fastBelow,
  fastChance,
  isOffered,
  newPlay,
  newWalk,
  type Outcome,
  offersTo,
  openTo,
  publishes,
  recordingChance,
  startPlay,
  takeFor,
  type Walk,
} from "@outrigger/kernel/play";
import type { TablePlan } from "../game.ts";

/** Who plays a seat. The random bot needs no view and no sampled state, so it is not asked but played here. */
export type Player = { choose(request: BotRequest): { readonly moves: readonly Move[] } } | "random";

export interface Course {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
  readonly play: Play;
  readonly walk: Walk;
  readonly below: (bound: number) => number;
  /** What chance answered since the last step. */
  readonly outcomes: Outcome[];
  readonly setup: readonly Outcome[];
  /** Absent where nobody wants a record. */
  readonly steps?: Step[];
  /** Chance calls so far. */
  calls: number;
  moves: number;
  /** Moves of bots that were not on offer. */
  refused: number;
  /** Somebody's turn is half made: nobody else may act. */
  drafting: boolean;
}

/** No game of this house comes near; a game that does has lost its way. */
const MOST_MOVES = 200_000;
/** Of so many decisions one is preceded by a try to act off turn. */
const OFF_TURN_RATE = 6;
/** Time in records of simulations: one second a decision. */
const TICK = 1_000;

export function newCourse(plan: TablePlan, players: readonly Player[], seed: number, keepsSteps: boolean): Course {
  const { game, seats, options, pack } = plan;
  const outcomes: Outcome[] = [];
  const play = startPlay(game, { seats, options }, pack, recordingChance(fastChance(seed), outcomes));
  return courseOf(plan, players, play, outcomes, seed, keepsSteps);
}

/** A game goes on from a state, which is played on in place, with luck of its own. */
export function resumeCourse(plan: TablePlan, players: readonly Player[], state: State, seed: number): Course {
  const outcomes: Outcome[] = [];
  const play = newPlay(plan.game, plan.pack, state, recordingChance(fastChance(seed), outcomes));
  return courseOf(plan, players, play, outcomes, seed, false);
}

function courseOf(
  plan: TablePlan,
  players: readonly Player[],
  play: Play,
  outcomes: Outcome[],
  seed: number,
  keepsSteps: boolean,
): Course {
  const walk = newWalk(plan.game, play);
  const setup = outcomes.splice(0);
  return {
    plan,
    players,
    play,
    walk,
    // Another stream than the game's luck, or choices would follow the dice.
    below: fastBelow(seed + 0x1_0000_0000),
    outcomes,
    setup,
    ...(keepsSteps ? { steps: [] } : {}),
    calls: setup.length,
    moves: 0,
    refused: 0,
    drafting: false,
  };
}

/** Plays to the end, with tries to act off turn or without. Says whether it was reached. */
export function playCourse(course: Course, triesOffTurn = true): boolean {
  const { game } = course.plan;
  while (course.walk.decision !== undefined && course.moves < MOST_MOVES) {
    if (triesOffTurn && game.offTurn !== undefined && course.below(OFF_TURN_RATE) === 0) actOffTurn(course);
    const { decision } = course.walk;
    if (decision !== undefined) takeTurn(course, decision);
  }
  return isOver(course.play.state);
}

/** One move, and as many more as it takes to publish it. */
function takeTurn(course: Course, first: Decision): void {
  const { seat } = first;
  const player = course.players[seat] ?? "random";
  let open: Decision | undefined = first;
  do {
    if (player === "random") takeRandom(course, open);
    else askBot(course, player, seat);
    open = course.drafting ? openTo(course.walk, seat) : undefined;
  } while (open !== undefined);
}

function takeRandom(course: Course, open: Decision): void {
  const { moves } = course.walk.offers;
  makeMove(course, open, moves[course.below(moves.length)] as Move);
}

function askBot(course: Course, bot: Exclude<Player, "random">, seat: Seat): void {
  const { game, pack } = course.plan;
  const view = game.view(course.play.state, seat, pack);
  const { moves } = bot.choose({ game, pack, seat, view, seed: course.below(0x1_0000_0000) });
  for (const move of moves) {
    const open = openTo(course.walk, seat);
    if (open === undefined || !isOffered(course.walk.offers, move)) {
      course.refused++;
      if (open !== undefined) takeRandom(course, open);
      return;
    }
    makeMove(course, open, move);
  }
}

function makeMove(course: Course, open: Decision, move: Move): void {
  const isPublishing = publishes(course.plan.game, course.play.state, open.frame, move);
  takeFor(course.walk, open.seat, move);
  noteStep(course, open.seat, move, isPublishing, open.aside);
}

function noteStep(course: Course, seat: Seat, move: Move, isPublishing: boolean, isOff: boolean): void {
  const asked = course.outcomes.length > 0;
  course.drafting = !isPublishing && !asked;
  course.moves++;
  course.steps?.push({
    seat,
    move,
    at: course.moves * TICK,
    ...(asked ? { chance: [...course.outcomes], calls: course.calls } : {}),
    ...(isOff ? { off: true } : {}),
    ...(course.drafting ? { draft: true } : {}),
  });
  course.calls += course.outcomes.length;
  course.outcomes.length = 0;
}

/** A random seat that plays at random does something while another decides, if it can. */
function actOffTurn(course: Course): void {
  const { plan, walk, players, below } = course;
  const seat = below(plan.seats);
  if (seat === walk.decision?.seat || players[seat] !== "random") return;
  const { moves } = offersTo(walk, seat);
  const move = moves[below(moves.length || 1)];
  if (move === undefined) return;
  takeFor(walk, seat, move);
  noteStep(course, seat, move, true, true);
}
