// A match looked at again: what each decision told a viewer, and any moment of it.
import { type Match, openDecisions, replaySteps, runningSegment, type Seat, type Viewer } from "@outrigger/kernel";
import type { LogEntry, MatchHistory, MatchMoment } from "@outrigger/protocol";
import { doorFor } from "./door.ts";

/** For somebody who speaks for the seats `mine`: while the game runs nobody looks into other hands, not even backwards. */
export function historyOf(match: Match, viewer: Viewer, mine: readonly Seat[]): MatchHistory {
  const { game, pack, data } = match;
  const door = doorFor(match, viewer, mine);
  const log: LogEntry[] = [];
  replaySteps(game, pack, data, runningSegment(data).steps.length, (_play, step, told) => {
    log.push({ seat: step?.seat ?? -1, at: step?.at ?? data.started, events: door.events(told) });
  });
  return { game: data.game, seats: data.seats, end: data.end ?? null, log };
}

/** After the first `at` steps; beyond the last one, as it stands. */
export function momentOf(match: Match, at: number, viewer: Viewer, mine: readonly Seat[]): MatchMoment {
  const { game, pack, data } = match;
  const steps = runningSegment(data).steps.length;
  const { state } = replaySteps(game, pack, data, Math.min(at, steps));
  const view = doorFor(match, viewer, mine).view(state);
  if (at >= steps && data.end === undefined)
    return { view, asked: openDecisions(match).map(({ seat, frame }) => ({ seat, phase: frame.phase })) };
  const { seat, phase } = state.stack.at(-1) ?? {};
  return { view, asked: seat === undefined || phase === undefined ? [] : [{ seat, phase }] };
}
