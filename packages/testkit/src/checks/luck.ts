// Leaks of luck: one outcome comes out otherwise, everything else stays; who is not shown it must not be told it.
import type { Chance, GameTypes, Move, Play, Seat, Viewer } from "@outrigger/kernel";
import {
  fastChance,
  forkWalk,
  type Listener,
  newListener,
  type Outcome,
  recordingChance,
  takeFor,
} from "@outrigger/kernel/play";
import { type Actor, offersOf } from "../actor.ts";
import type { Course } from "../course.ts";
import { difference, Finding, guarded, show } from "../finding.ts";
import { some } from "../pick-some.ts";
import { OtherLuck, type SameLuck, turnedLuck } from "./same-luck.ts";
import { eventsOf, hasLearnt, viewOf } from "./viewers.ts";

const MOST_TRIED = 3;

interface Ended<T extends GameTypes> {
  readonly play: Play<T>;
  readonly listener: Listener;
}

export function checkLuck<T extends GameTypes>(course: Course<T>, actor: Actor): void {
  const { walk, below } = course;
  for (const move of some(offersOf(walk, actor), MOST_TRIED, below)) {
    const outcomes: Outcome[] = [];
    const first = run(course, actor, move, recordingChance(fastChance(below(0x1_0000_0000)), outcomes));
    if (outcomes.length === 0) continue;
    const turned = below(outcomes.length);
    const second = runAgain(course, actor, move, turnedLuck(outcomes, turned, below));
    if (second !== undefined) compare(course, first, second, `outcome ${turned} of ${show(move)}`);
  }
}

function run<T extends GameTypes>({ walk }: Course<T>, actor: Actor, move: Move, luck: Chance): Ended<T> {
  const listener = newListener();
  const fork = forkWalk(walk, luck, listener);
  takeFor(fork, actor.seat, move);
  return { play: fork.play, listener };
}

/** Undefined where the turned outcome changes what is asked of luck later: then the two runs cannot be compared. */
function runAgain<T extends GameTypes>(
  course: Course<T>,
  actor: Actor,
  move: Move,
  luck: SameLuck,
): Ended<T> | undefined {
  try {
    const ended = run(course, actor, move, luck);
    return luck.left() === 0 ? ended : undefined;
  } catch (error) {
    if (error instanceof OtherLuck) return undefined;
    return guarded("offers", `${show(move)} with other luck`, () => {
      throw error;
    });
  }
}

function compare<T extends GameTypes>(course: Course<T>, first: Ended<T>, second: Ended<T>, what: string): void {
  if (difference(first.play.state, second.play.state) === undefined) return;
  const viewers: Viewer[] = [...Array.from({ length: course.seats }, (_, seat): Seat => seat), "spectator"];
  const seen = viewers.map((viewer) => ({
    viewer,
    learnt: hasLearnt(first.listener, viewer) || hasLearnt(second.listener, viewer),
    told: difference(eventsOf(first.listener, viewer), eventsOf(second.listener, viewer)),
    shown: difference(viewOf(course, first.play.state, viewer), viewOf(course, second.play.state, viewer)),
  }));
  // What nobody is shown afterwards may have lain open for a moment, as a discard that was covered at once.
  const isPrivate = seen.some(({ shown }) => shown !== undefined);
  for (const { viewer, learnt, told, shown } of seen) {
    if (learnt) continue;
    if (isPrivate && told !== undefined && shown === undefined)
      throw new Finding("leak-events", `${what} is hidden from viewer ${viewer}, yet it is told: ${told}`);
    if (told === undefined && shown !== undefined)
      throw new Finding("untold", `${what} is told to viewer ${viewer} by no event, yet it is shown: ${shown}`);
  }
}
