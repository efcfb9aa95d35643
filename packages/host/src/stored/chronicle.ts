// What a match was like while it was played: what each step told and how it changed the state. Kept when the match ends, so
// that it can be looked at whatever becomes of the rules.
import { copyJson, type Game, type GameTypes, type Json, type State } from "@outrigger/kernel";
import { type EachStep, type Match, replaySteps, runningSegment, upgradedState } from "@outrigger/kernel/match";
import type { Told } from "@outrigger/kernel/play";
import { applyChange, type Change, makeChange } from "@outrigger/protocol";

export interface Chronicle {
  /** The version of the rules it was played under. */
  readonly rules: number;
  /** The state at the start of the last segment. */
  readonly start: Json;
  /** One for the start, then one a step. */
  readonly entries: readonly ChronicleEntry[];
  /** Only the end is known: the start stands for every moment. */
  readonly endOnly?: true;
}

interface ChronicleEntry {
  readonly told: readonly Told[];
  readonly change?: Change;
}

/** Of the last segment, by the rules it was played under. */
export function makeChronicle({ game, pack, data }: Pick<Match, "game" | "pack" | "data">): Chronicle {
  const { rules, steps } = runningSegment(data);
  const { each, chronicleOf } = newChronicler();
  replaySteps(game, pack, data, steps.length, each);
  return chronicleOf(rules);
}

/** Writes a chronicle down while something else plays the match through; a segment that begins begins it anew. */
export function newChronicler(): { each: EachStep<GameTypes>; chronicleOf(rules: number): Chronicle } {
  const entries: ChronicleEntry[] = [];
  let start: Json = null;
  let last: Json = null;
  const each: EachStep<GameTypes> = ({ state }, step, told) => {
    const now = copyJson(state) as unknown as Json;
    if (step === undefined) {
      entries.length = 0;
      start = now;
    }
    const change = step === undefined ? undefined : makeChange(last, now);
    entries.push(change === undefined ? { told: [...told] } : { told: [...told], change });
    last = now;
  };
  return { each, chronicleOf: (rules) => ({ rules, start, entries }) };
}

/** Of a match of which only the last state was kept. */
export function endOnly({ data, published }: Pick<Match, "data" | "published">, rules: number): Chronicle {
  const start = copyJson(published.play.state) as unknown as Json;
  const entries = [undefined, ...runningSegment(data).steps].map(() => ({ told: [] }));
  return { rules, start, entries, endOnly: true };
}

/** The state after the first `at` steps, as it was. */
export function keptState({ start, entries }: Chronicle, at: number): Json {
  let state = start;
  for (const { change } of entries.slice(0, at + 1)) if (change !== undefined) state = applyChange(state, change);
  return state;
}

/** The same as today's rules know it. */
export function stateAt(game: Game, chronicle: Chronicle, at: number): State {
  return upgradedState(game, keptState(chronicle, at), chronicle.rules);
}
