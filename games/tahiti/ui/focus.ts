// Who is in hand, and which hex the table is about.
import { findFrame } from "@outrigger/kernel";
import type { TahitiView } from "../rules/index.ts";

interface Holder {
  readonly at: number;
  /** Thirds left. */
  readonly left: number;
}

/** The activation in hand: a commander's, on land or at sea, or the walk of a Population. */
export function activationOf(view: TahitiView, phase: string | undefined) {
  if (phase === "march") return findFrame(view, "march");
  if (phase === "walk") return findFrame(view, "walk");
  return phase === "loading" || phase === "afloat" ? findFrame(view, phase) : undefined;
}

/** Where the commander or Population in hand stands, and what is left to it. */
export function holderOf(view: TahitiView, phase: string | undefined): Holder | undefined {
  const frame = activationOf(view, phase);
  if (frame === undefined) return undefined;
  const held = frame.phase === "walk" ? frame.unit : frame.commander;
  const piece = view.pieces.find(({ id }) => id === held);
  return piece === undefined ? undefined : { at: piece.at, left: frame.left };
}

/** The hex to look at: the one in hand, the battle, the Area to settle, or else the Chieftain and home. */
export function focusOf(view: TahitiView, me: number | undefined, phase: string | undefined): number {
  const holder = holderOf(view, phase);
  if (holder !== undefined) return holder.at;
  const battle = findFrame(view, "battle");
  if (battle !== undefined && battle.here !== 0) return battle.here;
  const top = view.stack.at(-1);
  const area = top !== undefined && "area" in top ? view.printed.areas[top.area] : undefined;
  if (area !== undefined) return Number(area.label.hex);
  const chieftain = view.pieces.find(({ kind, owner }) => kind === "chieftain" && owner === (me ?? view.active));
  return chieftain?.at ?? view.players[me ?? 0]?.home ?? 0;
}
