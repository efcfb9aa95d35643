// Leaks through what happens next: the same decision, with the same luck, in the true state and in a sample.
import type { Chance, GameTypes, Move, Viewer } from "@outrigger/kernel";
import {
  fastChance,
  forkWalk,
  type Listener,
  newListener,
  newPlay,
  newWalk,
  type Outcome,
  recordingChance,
  takeFor,
  type Walk,
} from "@outrigger/kernel/play";
import { type Actor, allActors, doesPublish, offersOf } from "../actor.ts";
import type { Course } from "../course.ts";
import { difference, Finding, guarded, show } from "../finding.ts";
import { OtherLuck, sameLuck } from "./same-luck.ts";
import { drawSample } from "./samples.ts";
import { eventsOf, hasLearnt, viewersOf, viewOf } from "./viewers.ts";

/** So many decisions are followed before a draft is given up as too long to compare. */
const FAR = 40;

/** Somebody's next turn, up to where it is published, tells each viewer the same in a sample made for that viewer. */
export function checkNextTurn<T extends GameTypes>(course: Course<T>): void {
  const { main, drafter, walk, seats, below } = course;
  if (main === undefined) return;
  const actors = drafter === undefined ? allActors(walk, main, seats) : [drafter];
  const actor = actors[below(actors.length)] as Actor;
  for (const viewer of viewersOf(course)) compareTurns(course, actor, viewer);
}

/** One of two runs that are held against each other: what really is, and what the viewer takes to be possible. */
interface Run<T extends GameTypes> {
  readonly walk: Walk<T>;
  readonly listener: Listener;
  luck: Chance;
}

function newRun<T extends GameTypes>(course: Course<T>, state: T["state"] | undefined): Run<T> {
  const { game, pack, walk, below } = course;
  const listener = newListener();
  const run = { luck: fastChance(below(0x1_0000_0000)) };
  const chance: Chance = {
    die: (sides) => run.luck.die(sides),
    pick: (count) => run.luck.pick(count),
    draw: (bag, eligible) => run.luck.draw(bag, eligible),
  };
  const fork =
    state === undefined
      ? forkWalk(walk, chance, listener)
      : newWalk(game, newPlay(game, pack, state, chance, listener));
  return Object.assign(run, { walk: fork, listener });
}

function compareTurns<T extends GameTypes>(course: Course<T>, actor: Actor, viewer: Viewer): void {
  const real = newRun(course, undefined);
  const thought = newRun(course, drawSample(course, viewer));
  const made: Move[] = [];
  for (let count = 0; count < FAR; count++) {
    const move = sharedMove(course, real.walk, thought.walk, actor);
    if (move === undefined) return;
    made.push(move);
    const marked = doesPublish(real.walk, actor, move);
    const asked = inStep(course, real, thought, actor, move);
    if (asked === undefined) return;
    const publishing = marked || asked || real.listener.learnt.includes(actor.seat);
    if (publishing || viewer === actor.seat) compare(course, real, thought, viewer, actor, made);
    if (publishing) return;
  }
}

function sharedMove<T extends GameTypes>(
  { below }: Course<T>,
  real: Walk<T>,
  thought: Walk<T>,
  actor: Actor,
): Move | undefined {
  const possible = new Set(offersOf(thought, actor).map(show));
  const shared = offersOf(real, actor).filter((move) => possible.has(show(move)));
  return shared.length === 0 ? undefined : shared[below(shared.length)];
}

/** Makes the move in both runs with the same luck. Whether luck was asked; undefined when it cannot be the same. */
function inStep<T extends GameTypes>(
  { below }: Course<T>,
  real: Run<T>,
  thought: Run<T>,
  actor: Actor,
  move: Move,
): boolean | undefined {
  const outcomes: Outcome[] = [];
  const step = (run: Run<T>, luck: Chance): void => {
    run.luck = luck;
    takeFor(run.walk, actor.seat, move);
  };
  guarded("offers", `${show(move)} is offered but`, () => {
    step(real, recordingChance(fastChance(below(0x1_0000_0000)), outcomes));
  });
  try {
    step(thought, sameLuck(outcomes));
  } catch (error) {
    if (error instanceof OtherLuck) return undefined;
    throw new Finding("sample", `${show(move)} is offered in a sample but: ${String(error)}`, error);
  }
  return outcomes.length > 0;
}

function compare<T extends GameTypes>(
  course: Course<T>,
  real: Run<T>,
  thought: Run<T>,
  viewer: Viewer,
  actor: Actor,
  made: readonly Move[],
): void {
  if (hasLearnt(real.listener, viewer) || hasLearnt(thought.listener, viewer)) return;
  const told = difference(eventsOf(real.listener, viewer), eventsOf(thought.listener, viewer));
  const shown = difference(
    viewOf(course, real.walk.play.state, viewer),
    viewOf(course, thought.walk.play.state, viewer),
  );
  if (told === undefined && shown === undefined) return;
  const what = told === undefined ? `is shown: ${shown}` : `is told: ${told}`;
  const turn = `${made.map(show).join(" ")} of seat ${actor.seat}`;
  throw new Finding(
    "leak-events",
    `after ${turn} viewer ${viewer} ${what}, which it could not know (or reveal is missing)`,
  );
}
