// A position at a glance: who stands where, in stacks, and what each stack could do. Worked out once, read by every judgement.

import { landStrength } from "../rules/combat/strength.ts";
import type { TahitiPack } from "../rules/components.ts";
import type { HexInfo } from "../rules/island/map.ts";
import { THIRDS } from "../rules/names.ts";
import { commanderValues } from "../rules/pieces.ts";
import type { Piece, TahitiState } from "../rules/state.ts";
import { areaOfClan, type Hex, isClan, isCombat, isCommander, isSeat, NOBODY, type Side } from "../rules/vocabulary.ts";

const CLAN_THIRDS = 9;

/** Everybody of one side in one hex. */
export interface Stack {
  readonly side: Side;
  readonly at: HexInfo;
  readonly pieces: Piece[];
  population: number;
  militia: number;
  trained: number;
  /** Its best commander's thirds and leadership; 0 without one. */
  march: number;
  lead: number;
  chieftain: boolean;
  elders: number;
  /** On land, with everybody counted; −1 until asked for. */
  strength: number;
  /** The chance that the player whose turn it is beats it in the combats he has sought. */
  shaken: number;
}

export interface Survey {
  readonly state: TahitiState;
  readonly pack: TahitiPack;
  readonly stacks: readonly Stack[];
  /** Who has Combat Units in each Area, as bits by seat; clans share one bit. */
  readonly armed: readonly number[];
  /** The owner of the Village in each Area; −1 without one. */
  readonly villages: readonly Side[];
  /** War Canoes by hex. */
  readonly canoes: ReadonlyMap<Hex, number>;
  /** The only side with pieces in a hex, or the only one that is armed there; NOBODY where there are several (TAH-DEF-7). */
  readonly holders: ReadonlyMap<Hex, Side>;
  /** Game turns to come after this one. */
  readonly turns: number;
}

export function turnsLeft({ clock, switches }: TahitiState, { tracks }: TahitiPack): number {
  const seasons = switches.seasonLimit === 0 ? Number.MAX_SAFE_INTEGER : switches.seasonLimit;
  return Math.max(0, seasons * tracks.turnsPerSeason - clock);
}

const CLANS_BIT = 16;

export function bitOf(side: Side): number {
  return isSeat(side) ? 1 << side : CLANS_BIT;
}

export function combatUnits({ militia, trained }: Stack): number {
  return militia + trained;
}

let surveyed = 0;

/** Pieces looked at so far, in all surveys: what thinking costs, counted instead of timed. */
export function piecesSurveyed(): number {
  return surveyed;
}

export function surveyOf(state: TahitiState, pack: TahitiPack): Survey {
  surveyed += state.pieces.length;
  const armed = pack.areas.map(() => 0);
  const stacks = stacksOf(state, pack);
  for (const stack of stacks) {
    const { area } = stack.at;
    if (area >= 0 && combatUnits(stack) > 0) armed[area] = (armed[area] ?? 0) | bitOf(stack.side);
  }
  const villages = pack.areas.map(() => -1);
  for (const { at, owner } of state.villages) villages[pack.map.at(at).area] = owner;
  const canoes = new Map<Hex, number>();
  for (const { kind, at } of state.markers) if (kind === "warCanoe") canoes.set(at, (canoes.get(at) ?? 0) + 1);
  return { state, pack, stacks, armed, villages, canoes, holders: holdersOf(stacks), turns: turnsLeft(state, pack) };
}

/** Whoever is armed will soon be alone: nobody gains a canoe by walking into an army. */
function holdersOf(stacks: readonly Stack[]): Map<Hex, Side> {
  const holders = new Map<Hex, Side>();
  const isArmedAt = new Map<Hex, boolean>();
  for (const stack of stacks) {
    const { at, side } = stack;
    const isArmed = combatUnits(stack) > 0;
    const known = isArmedAt.get(at.id);
    if (known === undefined || (isArmed && !known)) holders.set(at.id, side);
    else if (isArmed === known) holders.set(at.id, NOBODY);
    isArmedAt.set(at.id, isArmed || known === true);
  }
  return holders;
}

/** TAH-DEF-7: who has the markers of a hex. */
export function holderOf({ state, pack, holders }: Survey, hex: Hex): Side {
  const only = holders.get(hex) ?? NOBODY;
  if (only !== NOBODY) return only;
  const { area } = pack.map.at(hex);
  return state.control[area] ?? NOBODY;
}

function stacksOf(state: TahitiState, pack: TahitiPack): Stack[] {
  const stacks: Stack[] = [];
  const places = new Map<number, Stack>();
  for (const piece of state.pieces) {
    const key = piece.owner * 10_000 + piece.at;
    let stack = places.get(key);
    if (stack === undefined) {
      stack = newStack(piece.owner, pack.map.at(piece.at));
      places.set(key, stack);
      stacks.push(stack);
    }
    join(stack, piece, pack);
  }
  for (const stack of stacks) if (isClan(stack.side) && isRoused(state, stack.side)) stack.march = CLAN_THIRDS;
  return stacks;
}

function newStack(side: Side, at: HexInfo): Stack {
  return {
    side,
    at,
    pieces: [],
    population: 0,
    militia: 0,
    trained: 0,
    march: 0,
    lead: isClan(side) ? THIRDS : 0,
    chieftain: false,
    elders: 0,
    strength: -1,
    shaken: 0,
  };
}

function join(stack: Stack, piece: Piece, pack: TahitiPack): void {
  stack.pieces.push(piece);
  if (piece.kind === "population") stack.population++;
  else if (piece.kind === "militia") stack.militia++;
  else if (isCombat(piece.kind)) stack.trained++;
  else if (isCommander(piece.kind)) {
    const { leadership, movement } = commanderValues(pack, piece);
    stack.march = Math.max(stack.march, movement * THIRDS);
    stack.lead = Math.max(stack.lead, leadership);
    if (piece.kind === "chieftain") stack.chieftain = true;
    else stack.elders++;
  }
}

/** A clan that nobody has roused stays where it is. */
function isRoused({ clans }: TahitiState, side: Side): boolean {
  return clans.some((clan) => clan.active && clan.area === areaOfClan(side));
}

export function strengthOf({ pack }: Survey, stack: Stack): number {
  if (stack.strength < 0) stack.strength = landStrength(pack, stack.pieces, true);
  return stack.strength;
}

export function stackAt({ stacks }: Survey, side: Side, hex: Hex): Stack | undefined {
  for (const stack of stacks) if (stack.at.id === hex && stack.side === side) return stack;
  return undefined;
}
