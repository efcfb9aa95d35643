// Where the one in hand may go: every hex on the way with its cost, and the steps that lead there.
import type { Offer } from "@outrigger/board";
import type { Tahiti, TahitiMove, Way } from "../../rules/index.ts";

interface Goal {
  readonly left: number;
  /** The hexes to go through, this one included. */
  readonly path: readonly number[];
  readonly moves: readonly TahitiMove[];
  readonly attacks: boolean;
}

export type Reach = ReadonlyMap<number, Goal>;

function pathTo(hex: number, ways: ReadonlyMap<number, Way>, start: readonly number[]): number[] {
  const path: number[] = [];
  for (let at: number | undefined = hex; at !== undefined && ways.has(at); at = ways.get(at)?.[2]) path.unshift(at);
  return [...start, ...path];
}

/** The steps on offer and all the ways beyond them, the cheapest to each hex. */
export function reachOf(offers: readonly Offer<Tahiti>[], isHeld: (hex: number) => boolean): Reach {
  const found = new Map<number, Goal>();
  const add = (hex: number, goal: Goal): void => {
    if ((found.get(hex)?.left ?? -1) < goal.left) found.set(hex, goal);
  };
  for (const offer of offers) {
    if ((offer.kind !== "step" && offer.kind !== "sail") || offer.note === null) continue;
    const { move, note } = offer;
    const [verb, hex] = move;
    const { left, attacks = false, beyond } = note;
    add(hex, { left, path: [hex], moves: [move], attacks });
    const ways = new Map(beyond.map((way) => [way[0], way]));
    for (const [to, rest] of beyond) {
      const path = pathTo(to, ways, [hex]);
      add(to, { left: rest, path, moves: path.map((at): TahitiMove => [verb, at]), attacks: isHeld(to) });
    }
  }
  return found;
}

/** How far somebody not yet in hand could go: for looking only. */
export function previewOf(offer: Offer<Tahiti>): { readonly thirds: number; readonly reach: Reach } | undefined {
  if ((offer.kind !== "activate" && offer.kind !== "walk") || offer.note === null) return undefined;
  const { thirds, reach } = offer.note;
  const goals = reach.map(([to, left]): [number, Goal] => [to, { left, path: [], moves: [], attacks: false }]);
  return { thirds, reach: new Map(goals) };
}
