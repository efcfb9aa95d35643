// Taking back alone: the draft move by move, then published steps down to the barrier. No game writes undo code.

import type { GameTypes, Play, Seat } from "../contract.ts";
import { forkPlay } from "../play.ts";
import { newCuriousWalk } from "../walk.ts";
import { type Answer, cannotAct } from "./act.ts";
import { type Match, rebuildDrafts, replayFromAnchor, replaySteps } from "./match.ts";
import { type MatchData, runningSegment, stepCount, stepsElsewhere } from "./match-data.ts";
import { refusal } from "./refusals.ts";

export function canUndo<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  if (cannotAct(match, seat) !== undefined) return false;
  if (match.drafts.has(seat)) return true;
  return isLastSeen(match.data, seat);
}

/** The last step everybody has seen is the seat's, and nothing bars it. */
function isLastSeen(data: MatchData, seat: Seat): boolean {
  return stepCount(data) > data.barrier && runningSegment(data).steps.at(-1)?.seat === seat;
}

/** Takes back the seat's last decision, or with `all` everything down to the barrier. */
export function undo<T extends GameTypes>(match: Match<T>, seat: Seat, all = false): Answer {
  const barred = cannotAct(match, seat);
  if (barred !== undefined) return barred;
  if (!canUndo(match, seat)) return refusal("nothing-to-undo");
  const { data } = match;
  const drafted = data.drafts.findIndex((draft) => draft.seat === seat);
  data.undos[seat] = (data.undos[seat] ?? 0) + 1;
  if (drafted >= 0 && !all) {
    data.drafts[drafted]?.moves.pop();
    rebuildDrafts(match);
    return { ok: true, mine: [], others: [], published: false, steps: [] };
  }
  if (drafted >= 0) data.drafts.splice(drafted, 1);
  const isSeen = isLastSeen(data, seat);
  if (isSeen) takeBackPublished(match, seat, all);
  else rebuildDrafts(match);
  return { ok: true, mine: [], others: [], published: isSeen, steps: [] };
}

function takeBackPublished<T extends GameTypes>(match: Match<T>, seat: Seat, all: boolean): void {
  const { steps } = runningSegment(match.data);
  const from = all ? match.data.barrier : lastBatch(match.data);
  const taken = steps.splice(from - stepsElsewhere(match.data));
  // All but the publishing step itself are in the seat's hand again, as before it published.
  if (!all && taken.length > 1) match.data.drafts.push({ seat, moves: taken.slice(0, -1).map((step) => step.move) });
  match.data.epoch++;
  showAgain(match, replayFromAnchor(match, from));
}

/** Where the last publication begins: its publishing step and the draft steps before it. */
export function lastBatch(data: MatchData, end = stepCount(data)): number {
  const { steps } = runningSegment(data);
  const elsewhere = stepsElsewhere(data);
  let from = end - 1;
  // A barrier stands between publications: what lies elsewhere is never the first half of one.
  while (from > elsewhere && steps[from - 1 - elsewhere]?.draft === true) from--;
  return from;
}

/** Goes back to an earlier step whatever the barrier says: a take-back all have agreed to. Chance does not rewind. */
export function goBackTo<T extends GameTypes>(match: Match<T>, count: number): void {
  const { data } = match;
  runningSegment(data).steps.splice(count);
  data.drafts.length = 0;
  data.epoch++;
  showAgain(match, replaySteps(match.game, match.pack, data, count));
  data.barrier = count;
  match.anchor = { steps: count, state: match.published.play.state };
}

function showAgain<T extends GameTypes>(match: Match<T>, play: Play<T>): void {
  match.published = newCuriousWalk(match.game, forkPlay(match.game, play, match.luck));
  rebuildDrafts(match);
}
