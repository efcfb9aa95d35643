// How often a game under test came by everything it has: phases at work, frames, events told, refusals given.
import type { Frame, Game, GameTypes, Phase, Play } from "@outrigger/kernel";
import { CuriousList, changePhases, isAutomatic } from "@outrigger/kernel/play";

type Counts = Record<string, number>;

export interface Coverage {
  /** Decisions made and automatic steps run, by phase. */
  readonly phases: Counts;
  /** Frames that came to be worked at, by their phase. */
  readonly frames: Counts;
  /** Events, by kind. */
  readonly events: Counts;
  /** Refused candidates, by clause; also where so much was refused that a phase passed by itself. */
  readonly refusals: Counts;
}

/** Why something of a game is not come by in play; `rules/testing/unreached.ts` of the game exports it as `unreached`. */
export interface Unreached {
  readonly phases?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, string>>;
  readonly refusals?: Readonly<Record<string, string>>;
}

export function newCoverage(): Coverage {
  return { phases: {}, frames: {}, events: {}, refusals: {} };
}

export function count(counts: Counts, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

export function addCoverage(sum: Coverage, more: Coverage): void {
  for (const part of ["phases", "frames", "events", "refusals"] as const)
    for (const [name, times] of Object.entries(more[part])) count(sum[part], name, times);
}

/** The game with its phases counted whenever they are at work in `own.play`: forks and samples do not count. */
export function countingPhases<T extends GameTypes>(
  game: Game<T>,
  coverage: Coverage,
  own: { play?: Play<T> },
): Game<T> {
  const known = new WeakSet<Frame>();
  return changePhases(game, (phase, name) =>
    countedPhase(phase, (play, frame) => {
      if (play !== own.play) return;
      count(coverage.phases, name);
      if (!known.has(frame)) count(coverage.frames, name);
      known.add(frame);
      for (const clause of refusedUnasked(phase, play, frame)) count(coverage.refusals, clause);
    }),
  );
}

/** What was refused where nobody was asked: a phase passed by itself because a single move was left of all. */
function refusedUnasked<T extends GameTypes>(phase: Phase<T>, play: Play<T>, frame: Frame): string[] {
  if (isAutomatic(phase) || phase.auto !== true) return [];
  const list = new CuriousList();
  phase.offers(play, frame, list);
  return list.moves.length === 1 ? list.refused.map(({ clause }) => clause) : [];
}

function countedPhase<T extends GameTypes>(phase: Phase<T>, note: (play: Play<T>, frame: Frame) => void): Phase<T> {
  if (isAutomatic(phase)) {
    const run = (play: Play<T>, frame: Frame): void => {
      note(play, frame);
      phase.run(play, frame);
    };
    return { ...phase, run };
  }
  const apply = (play: Play<T>, frame: Frame, move: T["move"]): void => {
    note(play, frame);
    phase.apply(play, frame, move);
  };
  return { ...phase, apply };
}
