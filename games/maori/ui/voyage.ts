// The explorer's way round the matrix: berths counted on past 15, so that it sails forward, and back only when a sail is taken back.
import type { MaoriEvent, MaoriView } from "../rules/index.ts";

export interface Voyage {
  /** Where the ship is on its endless way; -1 before it is placed. */
  readonly at: number;
  /** The sail of the turn that is still under way, which may be taken back. */
  readonly leg?: { readonly turns: number; readonly distance: number };
}

const BERTHS = 16;

/** A place of the way as one of the sixteen berths. */
export function berthAt(at: number): number {
  return ((at % BERTHS) + BERTHS) % BERTHS;
}

/** The voyage once this view is shown; `fresh` is what led to it. A full lap is a way of sixteen berths. */
export function follow(
  voyage: Voyage | undefined,
  { explorer, turns, stack }: Pick<MaoriView, "explorer" | "turns" | "stack">,
  fresh: readonly MaoriEvent[],
): Voyage {
  if (explorer === null) return { at: -1 };
  if (voyage === undefined || voyage.at < 0) return { at: explorer };
  const { at, leg } = voyage;
  const distance = fresh.reduce((sum, event) => sum + (event.kind === "sailed" ? event.distance : 0), 0);
  const isAsked = stack.at(-1)?.phase === "sail";
  if (distance > 0) {
    const to = at + distance + berthAt(explorer - at - distance);
    return isAsked ? { at: to } : { at: to, leg: { turns, distance } };
  }
  if (leg?.turns === turns) return isAsked ? { at: at - leg.distance } : voyage;
  return { at: at - berthAt(at - explorer) };
}
