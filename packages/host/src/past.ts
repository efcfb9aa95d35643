// A match looked at again: what each decision told a viewer, and any moment of it.
import {
  askedOf,
  type Match,
  type MatchData,
  replaySteps,
  runningSegment,
  type Seat,
  type State,
  type Viewer,
} from "@outrigger/kernel";
import type { LogEntry, MatchHistory, MatchMoment } from "@outrigger/protocol";
import { type Chronicle, stateAt } from "./chronicle.ts";
import { doorFor } from "./door.ts";

/** What is looked at: by the rules, or where they are not the ones it was played under, from what was kept of it. */
export interface Looked {
  readonly match: Match;
  readonly chronicle?: Chronicle;
}

/** For somebody who speaks for the seats `mine`: while the game runs nobody looks into other hands, not even backwards. */
export function historyOf({ match, chronicle }: Looked, viewer: Viewer, mine: readonly Seat[]): MatchHistory {
  const { game, pack, data } = match;
  const door = doorFor(match, viewer, mine);
  const { steps } = runningSegment(data);
  const log: LogEntry[] = [];
  if (chronicle === undefined)
    replaySteps(game, pack, data, steps.length, (_play, step, told) => {
      log.push({ seat: step?.seat ?? -1, at: step?.at ?? data.started, events: door.events(told) });
    });
  else
    chronicle.entries.forEach(({ told }, at) => {
      const step = steps[at - 1];
      log.push({ seat: step?.seat ?? -1, at: step?.at ?? data.started, events: door.events(told) });
    });
  const left = chronicle?.endOnly === true ? { left: "end" as const } : {};
  return { game: data.game, seats: data.seats, end: data.end ?? null, log, ...left };
}

/** Of a match of older rules of which nothing can be shown but who played and how it ended. */
export function resultOf(data: MatchData): MatchHistory {
  const log = [{ seat: -1, at: data.started, events: [] }];
  return { game: data.game, seats: data.seats, end: data.end ?? null, log, left: "result" };
}

/** After the first `at` steps; beyond the last one, as it stands. */
export function momentOf(looked: Looked, at: number, viewer: Viewer, mine: readonly Seat[]): MatchMoment {
  const { match } = looked;
  const { data } = match;
  const steps = runningSegment(data).steps.length;
  const state = stateAfter(looked, Math.min(at, steps));
  const view = doorFor(match, viewer, mine).view(state);
  if (at >= steps && data.end === undefined) return { view, asked: askedOf(match) };
  const { seat, phase } = state.stack.at(-1) ?? {};
  return { view, asked: seat === undefined || phase === undefined ? [] : [{ seat, phase }] };
}

function stateAfter({ match: { game, pack, data }, chronicle }: Looked, at: number): State {
  return chronicle === undefined ? replaySteps(game, pack, data, at).state : stateAt(game, chronicle, at);
}
