// How strong a side is: on land (TAH-LCOM-6, TAH-LCOM-9) and in canoes (TAH-EXP-16).
import type { TahitiPack } from "../components.ts";
import { combatValue } from "../pieces.ts";
import type { Piece } from "../state.ts";
import { isLeader, isUnit, type UnitCounts } from "../vocabulary.ts";

/** The greatest total of the Units that may be counted: two, or three with Slingers among them. */
function countedUnits(pack: TahitiPack, pieces: readonly Piece[]): number {
  const { maxUnits, maxUnitsWithSlingers } = pack.tables.landCombat;
  const values = pieces.filter((piece) => isUnit(piece.kind)).map((piece) => combatValue(pack, piece));
  const best = sumOfBest(values, maxUnits);
  if (!pieces.some((piece) => piece.kind === "slingers")) return best;
  const sling = pack.values.slingers;
  values.splice(values.indexOf(sling), 1);
  return Math.max(best, sling + sumOfBest(values, maxUnitsWithSlingers - 1));
}

function sumOfBest(values: readonly number[], most: number): number {
  return [...values]
    .sort((one, other) => other - one)
    .slice(0, most)
    .reduce((sum, value) => sum + value, 0);
}

/** TAH-LCOM-7: commanders always take part, the Shaman if his owner says so. */
export function leadersTakingPart(pack: TahitiPack, pieces: readonly Piece[], shaman: boolean): number {
  let sum = 0;
  for (const piece of pieces)
    if (isLeader(piece.kind) && (piece.kind !== "shaman" || shaman)) sum += combatValue(pack, piece);
  return sum;
}

export function landStrength(pack: TahitiPack, pieces: readonly Piece[], shaman: boolean): number {
  return countedUnits(pack, pieces) + leadersTakingPart(pack, pieces, shaman);
}

/** What the crews of so many canoes are worth at best, without their leaders. */
export function crewValue(canoes: number, counts: Readonly<UnitCounts>): number {
  const trained = counts.slingers + counts.fighters + counts.heavy;
  const paddlers = trained + counts.militia;
  return 2 * Math.min(canoes, paddlers) + pairs(canoes, trained, paddlers);
}

/** Canoes that can be given two Combat Units, not both of them Militia. */
function pairs(canoes: number, trained: number, paddlers: number): number {
  return Math.min(Math.max(0, paddlers - canoes), trained, canoes);
}

/** How many Combat Units man the canoes for their best value: more would only be at risk (TAH-SCOM-4). */
export function fightingCrew(canoes: number, counts: Readonly<UnitCounts>): number {
  const trained = counts.slingers + counts.fighters + counts.heavy;
  const paddlers = trained + counts.militia;
  return Math.min(canoes, paddlers) + pairs(canoes, trained, paddlers);
}
