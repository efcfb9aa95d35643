// One game under test, played at random from the setup to the end and written down so that it can be played again.
import type { Chance, Game, GameTypes, Move, Options, Play } from "@outrigger/kernel";
import { type MatchData, runningSegment, type Step } from "@outrigger/kernel/match";
import {
  fastBelow,
  fastChance,
  type Listener,
  newListener,
  newWalk,
  type Outcome,
  recordingChance,
  startPlay,
  takeFor,
  type Walk,
} from "@outrigger/kernel/play";
import { completeOptions, startingAt, type Table } from "@outrigger/scene";
import { type Actor, allActors, doesPublish, mainActor, offersOf } from "./actor.ts";
import { type Coverage, countingPhases, newCoverage } from "./coverage.ts";
import { Finding, guarded, show, stateText } from "./finding.ts";

/** More decisions than any game of ours needs: a walk that gets here goes in circles. */
export const LONGEST = 50_000;
/** So many decisions may lie between two publishes: random play and search must get somewhere. */
export const MOST_UNPUBLISHED = 500;

/** A settled position of the game under test, with everything a check may want to know. */
export interface Course<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly pack: T["pack"];
  readonly seats: number;
  readonly play: Play<T>;
  readonly walk: Walk<T>;
  readonly listener: Listener;
  /** What the main stack waits for; undefined when the game is over. */
  main: Actor | undefined;
  /** Whose draft is open, if one is: nobody else may see this state. */
  drafter: Actor | undefined;
  /** A game of more decisions has no end. */
  readonly longest: number;
  /** States since the last publish, as text: the published one first, the present one last. */
  readonly seen: string[];
  /** Every question of the game so far, as a hash of the state in which it was asked. */
  readonly questions: Set<string>;
  readonly coverage: Coverage;
  readonly data: MatchData;
  readonly outcomes: Outcome[];
  /** The checks' own luck, apart from the game's. */
  readonly below: (bound: number) => number;
}

export function startCourse<T extends GameTypes>(
  rules: Game<T>,
  table: Table<T>,
  seed: number,
  longest = LONGEST,
  coverage = newCoverage(),
): Course<T> {
  const own: { play?: Play<T> } = {};
  const game = countingPhases(startingAt(rules, table.start), coverage, own);
  const options = completeOptions(game, table);
  const pack = table.pack ?? game.pack;
  const outcomes: Outcome[] = [];
  const listener = newListener();
  const start = { seats: table.seats, options };
  const chance: Chance = recordingChance(fastChance(seed), outcomes);
  const play = guarded("throws", "setup", () => startPlay(game, start, pack, chance, listener));
  own.play = play;
  const walk = guarded("throws", "the way to the first decision", () => newWalk(game, play));
  return {
    game,
    pack,
    seats: table.seats,
    play,
    walk,
    listener,
    main: mainActor(walk),
    drafter: undefined,
    longest,
    seen: [stateText(play.state)],
    questions: new Set(),
    coverage,
    data: newData(game, table, options, outcomes),
    outcomes,
    below: fastBelow(seed + 0x5eed),
  };
}

/** The match between bots that the game is written down as. */
function newData<T extends GameTypes>(
  game: Game<T>,
  { seats, pack }: Table<T>,
  options: Options,
  setup: readonly Outcome[],
): MatchData {
  return {
    game: game.id,
    options,
    ...(pack === undefined ? {} : { pack: pack.source }),
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: "bot", name: `seat ${seat}`, level: "random" })),
    started: 0,
    segments: [{ rules: game.version, setup: [...setup], steps: [] }],
    drafts: [],
    requests: [],
    resigned: [],
    calls: setup.length,
    epoch: 0,
    undos: new Array<number>(seats).fill(0),
    barrier: 0,
    paused: false,
  };
}

/** Whom to let decide: mostly the seat the game waits for, now and then another one that may. */
export function chooseActor<T extends GameTypes>(course: Course<T>): Actor | undefined {
  const { walk, main, seats, below, drafter } = course;
  if (drafter !== undefined) return drafter;
  if (main === undefined || below(4) > 0) return main;
  const actors = guarded("throws", "off-turn offers", () => allActors(walk, main, seats));
  return actors[below(actors.length)];
}

/** Now and then somebody who is not asked, and may have nothing to choose from. */
export function chooseBystander<T extends GameTypes>(course: Course<T>): Actor | undefined {
  const { game, main, seats, below, drafter } = course;
  if (game.offTurn === undefined || drafter !== undefined || main?.place !== "main" || below(8) > 0) return undefined;
  const seat = below(seats);
  return seat === main.seat ? undefined : { seat, place: "off" };
}

/** Who decides in a game under test. */
export type Player<T extends GameTypes> = (course: Course<T>, actor: Actor, moves: readonly Move[]) => Move;

export function atRandom<T extends GameTypes>({ below }: Course<T>, _actor: Actor, moves: readonly Move[]): Move {
  return moves[below(moves.length)] as Move;
}

/** Lets the actor make a move, a random one unless somebody plays, and sees to the turn's own laws. */
export function advance<T extends GameTypes>(course: Course<T>, actor: Actor, player: Player<T> = atRandom): void {
  const moves = guarded("throws", `offers of ${show(actor)}`, () => offersOf(course.walk, actor));
  if (moves.length === 0) throw new Finding("offers", `${show(actor)} has nothing to choose from`);
  makeMove(
    course,
    actor,
    guarded("throws", "the bot", () => player(course, actor, moves)),
  );
}

function makeMove<T extends GameTypes>(course: Course<T>, actor: Actor, move: Move): void {
  const { walk, outcomes, data } = course;
  outcomes.length = 0;
  course.listener.told.length = 0;
  course.listener.learnt.length = 0;
  const marked = doesPublish(walk, actor, move);
  const step: Step = { seat: actor.seat, move, at: 0, ...(actor.place === "main" ? {} : { off: true }) };
  runningSegment(data).steps.push(step);
  guarded("offers", `${show(move)} is offered but`, () => takeFor(walk, actor.seat, move));
  course.main = mainActor(walk);
  // Luck and new knowledge cannot be given back, so they publish whatever the phase says.
  const publishing = marked || outcomes.length > 0 || course.listener.learnt.includes(actor.seat);
  runningSegment(data).steps.splice(-1, 1, completeStep(course, step, publishing));
  noteTurn(course, actor, move, publishing);
}

function completeStep<T extends GameTypes>({ outcomes, data }: Course<T>, step: Step, publishing: boolean): Step {
  const calls = data.calls;
  data.calls += outcomes.length;
  if (outcomes.length > 0) return { ...step, chance: [...outcomes], calls };
  return publishing ? step : { ...step, draft: true };
}

function noteTurn<T extends GameTypes>(course: Course<T>, actor: Actor, move: Move, publishing: boolean): void {
  const { play, seen, main, data, longest } = course;
  if (runningSegment(data).steps.length > longest) throw new Finding("endless", `${longest} decisions and no end`);
  const text = stateText(play.state);
  if (publishing) {
    seen.splice(0, seen.length, text);
    course.drafter = undefined;
    return;
  }
  if (seen.includes(text)) throw new Finding("repeat", `${show(move)} leads back to a state of the same turn`);
  seen.push(text);
  if (seen.length > MOST_UNPUBLISHED)
    throw new Finding("turn-length", `${MOST_UNPUBLISHED} decisions without a publish`);
  if (main === undefined || !isOpen(course, actor))
    throw new Finding("unpublished", `${show(move)} ends the decisions of seat ${actor.seat} but publishes nothing`);
  course.drafter = actor;
}

/** The seat that has not published yet is the one that goes on. */
function isOpen<T extends GameTypes>({ main }: Course<T>, { seat, place }: Actor): boolean {
  return main?.seat === seat && main.place === place;
}
