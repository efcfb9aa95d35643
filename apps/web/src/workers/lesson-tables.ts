// Tables of lessons, as the host finds them: matches that begin at an arranged position, with scripted luck, and are kept nowhere.
import { findGame } from "@outrigger/games";
import { beginFromData, type LuckSource, type MemoryLog, makeSnapshot, newMemoryLog } from "@outrigger/host";
import { copyJson, type Json, type Move, type Seat } from "@outrigger/kernel";
import type { ChanceAt, MatchData, Time } from "@outrigger/kernel/match";
import { type Outcome, replayingChance } from "@outrigger/kernel/play";
import { Problem } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { type Arranged, completeOptions, givenAt, type Position } from "@outrigger/scene";

export interface LessonMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** A lesson's table: the position, its luck call by call, and the moves made so far. */
export interface LessonPlan {
  /** Takes the place of a table of the same name. */
  readonly match: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly position: Position;
  readonly luck: readonly Outcome[];
  readonly moves: readonly LessonMove[];
}

/** What stands for the shelf where a match is kept nowhere. */
export interface LessonTable {
  readonly plan: LessonPlan;
  readonly data: MatchData;
  readonly log: MemoryLog;
  /** Names its luck to the host; what comes is `chance`. */
  readonly luck: LuckSource;
  readonly chance: ChanceAt;
}

export async function newLessonTable(plan: LessonPlan, epoch: number, now: Time): Promise<LessonTable> {
  const data = dataAt(await loadArranged(plan.game), plan, epoch, now);
  const luck = { seed: newSecret(), nonces: plan.names.map(newSecret) };
  return { plan, data, log: newMemoryLog(), luck, chance: scripted(plan.luck) };
}

/** The table as the host finds its matches, from the beginning. */
export async function foundLesson({ plan, data, log, luck, chance }: LessonTable) {
  const { rules } = await loadArranged(plan.game);
  const begun = beginFromData(rules, structuredClone(data), { id: plan.match, log, luck, chance });
  if ("problems" in begun) throw new Problem(begun.problems);
  const { hosted, entries } = begun;
  log.entries.splice(0, log.entries.length, ...entries);
  const stored = {
    id: plan.match,
    seq: hosted.seq,
    snapshot: makeSnapshot(hosted),
    after: [],
    log,
    luck,
    kept: async () => undefined,
  };
  return { game: plan.game, stored };
}

async function loadArranged(game: string): Promise<Arranged> {
  const entry = await findGame(game);
  if (entry?.arrange === undefined) throw new Problem([`no position of "${game}" can be arranged`]);
  const [{ rules }, { arrange }] = await Promise.all([entry.rules(), entry.arrange()]);
  return { rules, arrange };
}

/** Luck answers by the number of its call, so that a table opened anew goes on where it stood. */
const scripted = (luck: readonly Outcome[]) => (call: number) => replayingChance(luck.slice(call, call + 1));

function dataAt(arranged: Arranged, { game, names, position }: LessonPlan, epoch: number, now: number): MatchData {
  const { state, game: rules } = givenAt(arranged, position);
  return {
    game,
    options: completeOptions(rules, position),
    seats: names.map((name) => ({ kind: "person", name })),
    started: now,
    segments: [{ rules: rules.version, snapshot: copyJson(state) as unknown as Json, steps: [] }],
    drafts: [],
    requests: [],
    resigned: [],
    calls: 0,
    epoch,
    undos: names.map(() => 0),
    barrier: 0,
    paused: false,
  };
}
