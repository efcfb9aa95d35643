// Units and Leaders on the map: finding, adding, changing and removing them. Nothing else touches `state.pieces`.
import type { TahitiPack } from "./components.ts";
import type { LeaderValues } from "./pack-source.ts";
import type { Marker, Piece, TahitiState } from "./state.ts";
import {
  areEnemies,
  type Hex,
  isCombat,
  isCommander,
  isUnit,
  type PieceKind,
  type Side,
  type UnitCounts,
} from "./vocabulary.ts";

export function pieceOf(state: TahitiState, id: number): Piece {
  const piece = findPiece(state, id);
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

export function findPiece(state: TahitiState, id: number): Piece | undefined {
  for (const piece of state.pieces) if (piece.id === id) return piece;
  return undefined;
}

/** A side's pieces in a hex, in the order of their ids. */
export function piecesAt(state: TahitiState, side: Side, hex: Hex): Piece[] {
  const found: Piece[] = [];
  for (const piece of state.pieces) if (piece.at === hex && piece.owner === side) found.push(piece);
  return found;
}

export function piecesOf(state: TahitiState, side: Side): Piece[] {
  return state.pieces.filter((piece) => piece.owner === side);
}

export function hasCombatAt(state: TahitiState, side: Side, hex: Hex): boolean {
  for (const piece of state.pieces) if (piece.at === hex && piece.owner === side && isCombat(piece.kind)) return true;
  return false;
}

/** Combat Units of any enemy of the side stand in the hex. */
export function enemyCombatAt(state: TahitiState, side: Side, hex: Hex): boolean {
  for (const piece of state.pieces)
    if (piece.at === hex && isCombat(piece.kind) && areEnemies(side, piece.owner)) return true;
  return false;
}

export function chieftainOf(state: TahitiState, side: Side): Piece | undefined {
  return state.pieces.find((piece) => piece.kind === "chieftain" && piece.owner === side);
}

/** Weakest first, then by id: the order in which Units are given up. */
export function byStrength(pack: TahitiPack): (one: Piece, other: Piece) => number {
  return (one, other) => combatValue(pack, one) - combatValue(pack, other) || one.id - other.id;
}

export function combatValue(pack: TahitiPack, piece: Piece): number {
  return piece.kind === "elder" ? elderValues(pack, piece.elder).combat : pack.values[piece.kind];
}

function elderValues(pack: TahitiPack, elder: number): LeaderValues {
  const values = pack.elders[elder - 1];
  if (values === undefined) throw new Error(`no elder ${elder}`);
  return values;
}

/** The printed values of a commander (TAH-COMP-2, TAH-COMP-3). */
export function commanderValues(pack: TahitiPack, piece: Piece): LeaderValues {
  return piece.kind === "chieftain" ? pack.chieftain : elderValues(pack, piece.elder);
}

export function addPiece(state: TahitiState, kind: PieceKind, owner: Side, at: Hex, elder = 0): Piece {
  const piece: Piece = { id: state.nextId++, kind, owner, at, start: at, mover: 0, by: "", fresh: false, elder };
  state.pieces.push(piece);
  return piece;
}

export function removePiece(state: TahitiState, piece: Piece): void {
  takeOff(state.pieces, piece);
}

/** Takes a piece or a marker off the map. */
export function takeOff<Counter extends Piece | Marker>(counters: Counter[], counter: Counter): void {
  const place = counters.indexOf(counter);
  if (place < 0) throw new Error(`${counter.kind} ${counter.id} is not on the map`);
  counters.splice(place, 1);
}

/** The piece changes sides where its captors stand; it has not moved of its own. */
export function handOver(piece: Piece, owner: Side, at: Hex): void {
  piece.owner = owner;
  piece.at = at;
  piece.start = at;
  piece.mover = 0;
  piece.by = "";
}

export function hasCommander(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => isCommander(piece.kind));
}

export function unitCount(pieces: readonly Piece[]): number {
  let count = 0;
  for (const piece of pieces) if (isUnit(piece.kind)) count++;
  return count;
}

export function combatCount(pieces: readonly Piece[]): number {
  let count = 0;
  for (const piece of pieces) if (isCombat(piece.kind)) count++;
  return count;
}

export function noUnits(): UnitCounts {
  return { population: 0, militia: 0, slingers: 0, fighters: 0, heavy: 0 };
}

export function countUnits(pieces: readonly Piece[]): UnitCounts {
  const counts = noUnits();
  for (const piece of pieces) if (isUnit(piece.kind)) counts[piece.kind]++;
  return counts;
}

export function totalUnits(counts: Readonly<UnitCounts>): number {
  return counts.population + counts.militia + counts.slingers + counts.fighters + counts.heavy;
}
