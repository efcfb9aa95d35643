// A match under the fuzzer: the match itself, the fuzzer's luck, and what it has seen so far.
import type { Game, GameTypes, Move } from "@outrigger/kernel";
import type { Match } from "@outrigger/kernel/match";
import { fastBelow } from "@outrigger/kernel/play";
import type { Table } from "@outrigger/scene";
import { matchAt } from "../match.ts";
import { some } from "../pick-some.ts";
import { offeredTo } from "./illegal.ts";

export interface Rig<T extends GameTypes> {
  readonly match: Match<T>;
  readonly below: (bound: number) => number;
  /** Moves that were offered at some time. */
  readonly known: Move[];
  /** What is being tried; saved with the match when it fails. */
  doing: string;
}

const KNOWN = 200;
/** The clock only runs when the fuzzer says that time has passed. */
export const PER_MOVE = 1_000;

export function openRig<T extends GameTypes>(game: Game<T>, table: Table<T>, seed: number): Rig<T> {
  const match = matchAt(game, { ...table, seed }, { kind: "turns", perMove: PER_MOVE });
  return { match, below: fastBelow(seed + 0xf022), known: [], doing: "setup" };
}

/** A move of mostly the seat the game waits for, now and then of any that may do something. */
export function chooseMove<T extends GameTypes>(
  rig: Rig<T>,
): { readonly seat: number; readonly move: Move } | undefined {
  const { match, below, known } = rig;
  const asked = match.published.decision?.seat ?? 0;
  const seats = below(5) === 0 ? some([...match.data.seats.keys()], match.data.seats.length, below) : [asked];
  for (const seat of [...seats, asked]) {
    const moves = offeredTo(match, seat);
    const move = moves[below(Math.max(1, moves.length))];
    if (move === undefined) continue;
    if (known.length < KNOWN) known.push(move);
    else known[below(KNOWN)] = move;
    return { seat, move };
  }
  return undefined;
}
