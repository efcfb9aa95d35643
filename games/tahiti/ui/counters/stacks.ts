// What lies where, in the order in which a stack is fanned out: villages and wood behind, then side by side, Leaders on top.
import type { Piece, TahitiView } from "../../rules/index.ts";
import { COMBAT_VALUES } from "../../rules/names.ts";
import { LEADER_KINDS, type PieceKind, UNIT_KINDS } from "../../rules/vocabulary.ts";

export interface Lying {
  readonly key: string;
  readonly kind: string;
  /** Its owner; -1 for wood. */
  readonly side: number;
  readonly values: string;
  readonly count: number;
}

const RANKS: readonly PieceKind[] = [...UNIT_KINDS, ...LEADER_KINDS];
/** Of counters that are Units. */
const STRENGTHS: Readonly<Record<string, number>> = COMBAT_VALUES;

/** Combat value, leadership and movement as they stand on a Leader's counter. */
export function valuesOf({ kind, elder }: Pick<Piece, "kind" | "elder">, { printed }: TahitiView): string {
  if (kind === "chieftain") return printed.chieftain;
  if (kind === "shaman") return printed.shaman;
  const values = printed.elders[elder - 1];
  return values === undefined ? "" : `${values.combat}·${values.leadership}·${values.movement}`;
}

export function gather(list: Lying[], kind: string, side: number, values = ""): void {
  const key = `${kind}/${side}/${values}`;
  const at = list.findIndex((lying) => lying.key === key);
  const same = list[at];
  if (same === undefined) list.push({ key, kind, side, values, count: 1 });
  else list[at] = { ...same, count: same.count + 1 };
}

export function gatherPieces(pieces: readonly Piece[], view: TahitiView): Lying[] {
  const list: Lying[] = [];
  const sorted = [...pieces].sort(
    (one, other) => one.owner - other.owner || RANKS.indexOf(one.kind) - RANKS.indexOf(other.kind) || one.id - other.id,
  );
  for (const piece of sorted) gather(list, piece.kind, piece.owner, valuesOf(piece, view));
  return list;
}

/** Every hex with something on it; `absent` pieces and markers are shown elsewhere. */
export function stacksOf(view: TahitiView): ReadonlyMap<number, readonly Lying[]> {
  const found = new Map<number, Lying[]>();
  const at = (hex: number): Lying[] => {
    const here = found.get(hex) ?? [];
    found.set(hex, here);
    return here;
  };
  for (const { at: hex, owner } of view.villages)
    gather(at(hex), view.players[owner]?.home === hex ? "home" : "village", owner);
  for (const { at: hex } of view.partBuilt) gather(at(hex), "partBuiltVillage", -1);
  for (const { at: hex, kind } of view.markers) gather(at(hex), kind, -1);
  const pieces = new Map<number, Piece[]>();
  for (const piece of view.pieces) pieces.set(piece.at, [...(pieces.get(piece.at) ?? []), piece]);
  for (const [hex, here] of pieces) at(hex).push(...gatherPieces(here, view));
  return found;
}

/** As on the sheet of a stack: villages and wood first, then side by side. */
export function ranged(lying: readonly Lying[]): readonly Lying[] {
  return [...lying].sort((one, other) => Number(isBehind(other)) - Number(isBehind(one)));
}

const isBehind = ({ side, kind }: Lying): boolean => side < 0 || kind === "home" || kind === "village";

/** From so far away that what is printed on counters could not be read: units of the board to a pixel. */
const FAR = 0.92;
export const isFar = (unit: number): boolean => unit > FAR;

/** A counter that stands for several. */
export interface Token extends Placed {
  /** What all of its Units are worth in combat; undefined where that means nothing. */
  readonly strength: number | undefined;
  /** Kind and side of each that it stands for. */
  readonly names: readonly string[];
}

/** In pixels: a token, how far the next one lies from it, and the last one from the first. */
const TOKEN = { size: 34, shift: 9, widest: 24 } as const;

/** What is left of a stack seen from afar: one counter for the villages, one for the wood, one a side; no larger, no smaller. */
export function tokensOf(lying: readonly Lying[], unit: number): Token[] {
  const villages = lying.filter(({ kind }) => kind === "home" || kind === "village");
  const wood = lying.filter(({ side }) => side < 0);
  const front = lying.filter((one) => !isBehind(one));
  const sides = [...new Set(front.map(({ side }) => side))];
  const groups = [villages, wood, ...sides.map((side) => front.filter((one) => one.side === side))];
  const tops = groups.flatMap(topOf);
  const step = Math.min(TOKEN.shift, TOKEN.widest / Math.max(1, tops.length - 1)) * unit;
  return tops.map((top, at) => {
    const shift = (at - (tops.length - 1) / 2) * step;
    return { ...top, x: shift, y: shift, size: TOKEN.size * unit };
  });
}

/** The counter on top, if there is any, with the number of all and their strength. */
function topOf(group: readonly Lying[]): (Lying & Pick<Token, "strength" | "names">)[] {
  const top = group.at(-1);
  if (top === undefined) return [];
  const units = group.filter(({ kind }) => STRENGTHS[kind] !== undefined);
  const strength = units.reduce((sum, { kind, count }) => sum + Number(STRENGTHS[kind]) * count, 0);
  const count = group.reduce((sum, one) => sum + one.count, 0);
  const names = [...new Set(group.map(({ kind, side }) => `${kind}:${side}`))];
  return [{ ...top, values: "", count, names, strength: units.length === 0 ? undefined : strength }];
}

export interface Placed extends Lying {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What a hex has room for, and how much of a counter stays in sight where the next one lies over it, if there is room. */
const HEX = { wide: 92, tall: 72, largest: 41, seen: 0.68 } as const;

/** Fans a stack out about the middle of its hex: what is immovable and wooden in a row behind, one row a side in front. */
export function fan(lying: readonly Lying[]): Placed[] {
  const behind = lying.filter(isBehind);
  const front = lying.filter((one) => !isBehind(one));
  const sides = [...new Set(front.map(({ side }) => side))];
  const rows = [behind, ...sides.map((side) => front.filter((one) => one.side === side))].filter(
    (row) => row.length > 0,
  );
  // Rows never cover each other: the more there are, the smaller the counters.
  const step = Math.min(HEX.largest, HEX.tall / rows.length);
  return rows.flatMap((row, at) => spread(row, step - 1, (at - (rows.length - 1) / 2) * step));
}

function spread(row: readonly Lying[], size: number, y: number): Placed[] {
  const step = Math.min(size * HEX.seen, (HEX.wide - size) / Math.max(1, row.length - 1));
  return row.map((one, at) => ({ ...one, x: (at - (row.length - 1) / 2) * step, y, size }));
}
