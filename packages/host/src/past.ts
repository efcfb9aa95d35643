// A match looked at again: what each decision told a viewer, and any moment of it.
import { copyJson, at as elementAt, type Seat, type State, type Viewer } from "@outrigger/kernel";
import { askedOf, type Match, type MatchData, replayFromAnchor, replaySteps, stepCount } from "@outrigger/kernel/match";
import type { MatchHistory, MatchMoment } from "@outrigger/protocol";
import { type Hosted, logEntry, wholeMatch } from "./hosted.ts";
import { stateAt } from "./stored/chronicle.ts";
import { pastOf } from "./stored/log.ts";
import { viewpointOf } from "./viewpoint.ts";

/** For somebody who speaks for the seats `mine`: while the game runs nobody looks into other hands, not even backwards. */
export async function historyOf(hosted: Hosted, viewer: Viewer, mine: readonly Seat[]): Promise<MatchHistory> {
  const { match, chronicle } = hosted;
  const { data } = match;
  const viewpoint = viewpointOf(match, viewer, mine);
  const log = pastOf(await hosted.log.read()).map((past) => logEntry(data, past, viewpoint));
  const left = chronicle?.endOnly === true ? { left: "end" as const } : {};
  return { game: data.game, seats: data.seats, end: data.end ?? null, log, ...left };
}

/** Of a match of older rules of which nothing can be shown but who played and how it ended. */
export function resultOf(data: Pick<MatchData, "started" | "game" | "seats" | "end">): MatchHistory {
  const log = [{ seat: -1, at: data.started, events: [] }];
  return { game: data.game, seats: data.seats, end: data.end ?? null, log, left: "result" };
}

/** After the first `at` steps; beyond the last one, as it stands. */
export async function momentOf(
  hosted: Hosted,
  at: number,
  viewer: Viewer,
  mine: readonly Seat[],
): Promise<MatchMoment> {
  const { match } = hosted;
  const { data } = match;
  const isNow = at >= stepCount(data);
  const state = isNow ? match.published.play.state : await stateAfter(hosted, at);
  const view = viewpointOf(match, viewer, mine).view(state);
  if (isNow && data.end === undefined) return { view, asked: askedOf(match) };
  const { seat, phase } = state.stack.at(-1) ?? {};
  return { view, asked: seat === undefined || phase === undefined ? [] : [{ seat, phase }] };
}

/** Steps from one state that is kept to the next. */
const STRIDE = 16;

/** What is kept of a match that is looked at: all its steps, and a state now and then. */
interface Milestones extends Pick<Match, "game" | "pack" | "data"> {
  readonly seq: number;
  readonly states: readonly State[];
}

/** Whoever looks at one moment looks at others: else each of them would be read and played from the start. */
const milestones = new WeakMap<Hosted, Milestones>();

async function stateAfter(hosted: Hosted, at: number): Promise<State> {
  const { match, chronicle } = hosted;
  if (chronicle !== undefined) return stateAt(match.game, chronicle, at);
  const { states, ...whole } = await milestonesOf(hosted);
  const place = Math.min(Math.floor(at / STRIDE), states.length - 1);
  const anchor = { steps: place * STRIDE, state: elementAt(states, place) };
  return replayFromAnchor({ ...whole, anchor }, at).state;
}

async function milestonesOf(hosted: Hosted): Promise<Milestones> {
  const known = milestones.get(hosted);
  if (known?.seq === hosted.seq) return known;
  const { seq } = hosted;
  const { game, pack, data } = await wholeMatch(hosted);
  const states: State[] = [];
  let steps = 0;
  replaySteps(game, pack, data, stepCount(data), ({ state }, step) => {
    if (step !== undefined) steps++;
    if (steps % STRIDE === 0) states.push(copyJson(state));
  });
  const found = { game, pack, data, seq, states };
  milestones.set(hosted, found);
  return found;
}
