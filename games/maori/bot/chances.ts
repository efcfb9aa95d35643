// What each seat's next turn would gain, for the learned judgement: by the tile it hangs on.
import { type Seat, topFrame } from "@outrigger/kernel";
import type { MaoriPack } from "../rules/components.ts";
import type { MaoriMove, MaoriState } from "../rules/vocabulary.ts";
import { newJudge } from "./judge.ts";
import { candidatesOf } from "./turn-plans.ts";

export interface Chances {
  /** What the best turn adds to the lead, the best that hangs on another tile, and the best after that. */
  readonly best: number;
  readonly second: number;
  readonly third: number;
  /** The cell of the tile it takes; empty where it takes none. */
  readonly cell: string;
}

const NONE: Chances = { best: 0, second: 0, third: 0, cell: "" };
/** Phases in which a turn stands before its action. */
const BEFORE = new Set(["sail", "action", "destination", "rotation"]);

/** As the matrix lies now, also for those whose turn comes later. */
export function chancesOf(state: MaoriState, pack: MaoriPack, seat: Seat, lead: number): Chances {
  const frame = topFrame(state);
  if (frame === undefined || state.explorer === null) return NONE;
  const asked = frame.seat === seat && BEFORE.has(frame.phase) ? frame : { phase: "sail" as const, seat };
  const gains = new Map<string, number>();
  for (const { moves, lead: after } of candidatesOf(newJudge(state, pack, seat), { frame: asked })) {
    const cell = cellOf(moves);
    if (!gains.has(cell)) gains.set(cell, after - lead);
    if (gains.size === 3) break;
  }
  const [[cell, best] = ["", 0], [, second] = ["", best], [, third] = ["", second]] = gains;
  return { best, second, third, cell };
}

function cellOf(moves: readonly MaoriMove[]): string {
  for (const move of moves) if (move[0] === "take") return move[1];
  return "";
}
