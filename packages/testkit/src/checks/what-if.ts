// Previews: from any two samples for a seat, its own chance-free move gives it the same view and the same events.
import { copyJson, type GameTypes, type Move } from "@outrigger/kernel";
import {
  ChanceStop,
  type Listener,
  newListener,
  newPlay,
  newWalk,
  stoppingChance,
  takeFor,
} from "@outrigger/kernel/play";
import { type Actor, offersOf } from "../actor.ts";
import type { Course } from "../course.ts";
import { difference, Finding, show } from "../finding.ts";
import { some } from "../pick-some.ts";
import { drawSample } from "./samples.ts";
import { eventsOf, hasLearnt, viewOf } from "./viewers.ts";

const MOST_TRIED = 3;

export function checkWhatIf<T extends GameTypes>(course: Course<T>, actor: Actor): void {
  const { walk, below } = course;
  const samples = [drawSample(course, actor.seat), drawSample(course, actor.seat)];
  for (const move of some(offersOf(walk, actor), MOST_TRIED, below)) {
    const [one, other] = samples.map((state) => preview(course, actor, copyJson(state), move));
    if (one?.learnt === true || other?.learnt === true) continue;
    const found = difference(one, other);
    if (found !== undefined)
      throw new Finding("what-if", `${show(move)} of seat ${actor.seat} depends on what it cannot know: ${found}`);
  }
}

interface Previewed {
  readonly learnt: boolean;
  readonly stopped: boolean;
  readonly view?: unknown;
  readonly events?: unknown;
}

/** What the seat would see; only that luck is asked where the move goes on to luck. */
function preview<T extends GameTypes>(
  course: Course<T>,
  actor: Actor,
  state: T["state"],
  move: Move,
): Previewed | undefined {
  const { game, pack } = course;
  const listener: Listener = newListener();
  const play = newPlay(game, pack, state, stoppingChance(), listener);
  try {
    takeFor(newWalk(game, play), actor.seat, move);
  } catch (error) {
    if (error instanceof ChanceStop) return { learnt: hasLearnt(listener, actor.seat), stopped: true };
    throw new Finding("sample", `${show(move)} is offered but in a sample: ${String(error)}`, error);
  }
  return {
    learnt: hasLearnt(listener, actor.seat),
    stopped: false,
    view: viewOf(course, play.state, actor.seat),
    events: eventsOf(listener, actor.seat),
  };
}
