// Who may look at a position, and what each of them is told and shown.
import type { GameEvent, GameTypes, Seat, Viewer } from "@outrigger/kernel";
import { eventFor, type Listener } from "@outrigger/kernel/play";
import type { Course } from "../course.ts";
import { Finding, guarded, show, stateText } from "../finding.ts";
import { some } from "../pick-some.ts";
import { notPlain } from "./plain.ts";

/** So many viewers look at one position; over many positions everybody's turn comes. */
const MOST_VIEWERS = 3;

/** A draft is for its seat alone; otherwise any seat may look, and somebody who only watches. */
export function viewersOf<T extends GameTypes>({ drafter, seats, below }: Course<T>): (Seat | "spectator")[] {
  if (drafter !== undefined) return [drafter.seat];
  return some([...Array.from({ length: seats }, (_, seat) => seat), "spectator" as const], MOST_VIEWERS, below);
}

export function viewOf<T extends GameTypes>({ game, pack }: Course<T>, state: T["state"], viewer: Viewer): T["view"] {
  return guarded("throws", `view of ${viewer}`, () => game.view(state, viewer, pack));
}

export function eventsOf(listener: Listener, viewer: Viewer): GameEvent[] {
  return listener.told.map((told) => eventFor(told, viewer)).filter((event) => event !== undefined);
}

/** Something hidden was shown on purpose, so what this viewer sees next may depend on it. */
export function hasLearnt({ learnt }: Listener, viewer: Viewer): boolean {
  return viewer === "spectator" ? learnt.length > 0 : learnt.includes(viewer as Seat);
}

/** A view is a copy: whoever changes it changes no state. */
export function checkViews<T extends GameTypes>(course: Course<T>): void {
  const { play } = course;
  const before = stateText(play.state);
  const own = new Set<object>();
  everyPart(play.state, (part) => own.add(part));
  for (const viewer of [...viewersOf(course), "all"] as const) {
    const view = viewOf(course, play.state, viewer);
    const problem = notPlain(view, false);
    if (problem !== undefined) throw new Finding("plain", `view of ${viewer}: ${problem}`);
    everyPart(view, (part) => {
      if (own.has(part)) throw new Finding("purity", `the view of ${viewer} shares ${show(part)} with the state`);
    });
  }
  if (stateText(play.state) !== before) throw new Finding("purity", "making a view changed the state");
}

function everyPart(value: unknown, visit: (part: object) => void): void {
  if (typeof value !== "object" || value === null) return;
  visit(value);
  for (const part of Object.values(value)) everyPart(part, visit);
}
