// How scenes of the rules are written down: clauses, a position, and what is done there, each in a few words. It needs nothing
// of the rules, so scenes stay plain data wherever they are loaded.
import type { Json, Move, Options } from "@outrigger/kernel";
import { outcomes } from "./course.ts";
import type { RuleScene } from "./rule-scene.ts";

interface Table {
  readonly seats: number;
  readonly options?: Options;
}

/** One thing a scene says besides its position. */
export type Part<M extends Move> = Omit<RuleScene<M>, "clauses" | "position">;

type WriteScene<M extends Move, Arrangement> = (
  clauses: string | readonly string[],
  arrange?: Arrangement,
  ...parts: readonly Part<M>[]
) => RuleScene<M, Arrangement>;

interface Notation<M extends Move, Arrangement> {
  /** Scenes at such a table; the fresh set-up where nothing is arranged. */
  sceneFor(table: Table): WriteScene<M, Arrangement>;
  /** What may be done there. */
  may(...moves: readonly M[]): Part<M>;
  /** The same, and the luck it meets: "T21 rat 6". */
  mayWith(luck: string, ...moves: readonly M[]): Part<M>;
  /** What leads there. */
  after(...moves: readonly M[]): Part<M>;
  afterWith(luck: string, ...moves: readonly M[]): Part<M>;
  /** What may not be done there. */
  not(...move: M): Part<M>;
  /** What is told while it is done. */
  told(...events: readonly Json[]): Part<M>;
  /** It is scored in the end. */
  readonly scored: Part<M>;
}

export function notation<M extends Move, Arrangement>(): Notation<M, Arrangement> {
  return {
    sceneFor:
      (table) =>
      (clauses, arrange, ...parts) => {
        const position = arrange === undefined ? table : { ...table, arrange };
        return Object.assign({ clauses: typeof clauses === "string" ? [clauses] : clauses, position }, ...parts);
      },
    may: (...moves) => ({ allowed: { moves } }),
    mayWith: (luck, ...moves) => ({ allowed: { moves, luck: outcomes(luck) } }),
    after: (...moves) => ({ before: { moves } }),
    afterWith: (luck, ...moves) => ({ before: { moves, luck: outcomes(luck) } }),
    not: (...move) => ({ forbidden: move }),
    told: (...events) => ({ told: events }),
    scored: { scored: true },
  };
}
