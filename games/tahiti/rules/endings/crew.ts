// What sails on an Expedition, once it has left the map: numbers only (TAH-EXP-3).

import { arrange } from "../advanced/seating.ts";
import { crewValue } from "../combat/strength.ts";
import { noUnits, totalUnits } from "../pieces.ts";
import { type Crew, UNIT_KINDS, type UnitKind } from "../vocabulary.ts";

/** TAH-EXP-16. */
export function seaValue({ canoes, units, leaders }: Crew): number {
  return crewValue(canoes, units) + leaders;
}

/** TAH-EXP-10: nobody can land and settle without a canoe or without a Unit. */
export function isLost({ canoes, units }: Crew): boolean {
  return canoes === 0 || totalUnits(units) === 0;
}

/** The Units in each canoe, as they are arranged before every roll (TAH-EXP-9). */
export function canoeCrews({ canoes, units }: Crew): UnitKind[][] {
  const sailors = UNIT_KINDS.flatMap((kind) => Array.from({ length: units[kind] }, () => ({ kind })));
  return arrange(canoes, sailors).map((canoe) => canoe.map(({ kind }) => kind));
}

/** TAH-EXP-7: the canoe goes down with its Units. */
export function afterStorm(crew: Crew, canoe: number): Crew {
  const units = { ...crew.units };
  for (const kind of canoeCrews(crew)[canoe] ?? []) units[kind]--;
  return { ...crew, canoes: crew.canoes - 1, units };
}

/** TAH-EXP-8, TAH-EXP-14: canoes are given up; Units change over while there is room, the weakest are lost, one Population is kept. */
export function afterLeaving(crew: Crew, canoes: number): Crew {
  const left = crew.canoes - canoes;
  const room = 2 * left;
  const units = noUnits();
  let free = room;
  if (crew.units.population > 0 && free > 0) {
    units.population = 1;
    free--;
  }
  for (const kind of [...UNIT_KINDS].reverse()) {
    const kept = Math.min(crew.units[kind] - units[kind], free);
    units[kind] += kept;
    free -= kept;
  }
  return { ...crew, canoes: left, units };
}
