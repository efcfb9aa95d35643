// Who is in hand, and which hex the table is about.
import type { TahitiView } from "../rules/index.ts";

interface Holder {
  readonly at: number;
  /** Thirds left. */
  readonly left: number;
}

interface Moving {
  readonly phase: string;
  readonly commander?: number;
  readonly unit?: number;
  readonly left?: number;
}

const MOVING = ["march", "loading", "afloat", "walk"];

/** Where the commander or Population in hand stands, and what is left to it. */
export function holderOf(view: TahitiView, phase: string | undefined): Holder | undefined {
  if (phase === undefined || !MOVING.includes(phase)) return undefined;
  const frame = view.stack.findLast((one) => one.phase === phase) as unknown as Moving | undefined;
  const piece = view.pieces.find(({ id }) => id === (frame?.commander ?? frame?.unit));
  return piece === undefined ? undefined : { at: piece.at, left: frame?.left ?? 0 };
}

/** The hex to look at: the one in hand, the battle, the Area to settle, or else the Chieftain and home. */
export function focusOf(view: TahitiView, me: number | undefined, phase: string | undefined): number {
  const holder = holderOf(view, phase);
  if (holder !== undefined) return holder.at;
  const battle = view.stack.findLast((one) => one.phase === "battle") as unknown as { here?: number } | undefined;
  if (battle?.here !== undefined && battle.here !== 0) return battle.here;
  const top = view.stack.at(-1) as unknown as { area?: number } | undefined;
  const area = top?.area === undefined ? undefined : view.printed.areas[top.area];
  if (area !== undefined) return Number(area.label.hex);
  const chieftain = view.pieces.find(({ kind, owner }) => kind === "chieftain" && owner === (me ?? view.active));
  return chieftain?.at ?? view.players[me ?? 0]?.home ?? 0;
}
