// Putting an Expedition together (TAH-EXP-3, TAH-EXP-4): what there is to choose from, presets, the form.
import { clamp, type Field, range } from "../form.ts";
import type { CrewPreset } from "../moves.ts";
import { noUnits, totalUnits } from "../pieces.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { COMBAT_KINDS, SEATS, UNIT_KINDS, type UnitCounts, type UnitKind } from "../vocabulary.ts";
import { estateOf } from "./belongings.ts";
import type { DepartureFrame, Muster } from "./frames.ts";
import { elderField } from "./settlement-terms.ts";

/** His own canoes and Units, and what partners have promised him. */
export interface Pool {
  readonly canoes: number;
  readonly units: UnitCounts;
  readonly elders: readonly number[];
}

export function poolOf({ state, pack }: TahitiPlay, { seat, deals, emergency }: DepartureFrame): Pool {
  const own = estateOf(state, pack, seat);
  const units = { ...own.units };
  for (const { gifts } of deals) for (const kind of UNIT_KINDS) units[kind] += gifts[kind];
  const canoes = deals.reduce((sum, { giftCanoes }) => sum + giftCanoes, own.canoes.length);
  if (emergency && totalUnits(units) === 0) units.population = 1;
  return { canoes: emergency ? Math.max(1, canoes) : canoes, units, elders: own.elders.map((piece) => piece.id) };
}

/** TAH-EXP-4: a canoe and somebody to sail in it; one of them goes as Population (TAH-BUILD-23). */
export function canSailWith({ canoes, units }: Pick<Muster, "canoes" | "units">): boolean {
  const crew = totalUnits(units);
  return canoes >= 1 && crew >= 1 && crew <= SEATS * canoes;
}

/** Population first, then the strongest. */
const FILLING: readonly UnitKind[] = ["population", ...[...COMBAT_KINDS].reverse()];

export function presetMuster(pool: Pool, preset: CrewPreset): Muster {
  const canoes = preset === "takeAll" ? pool.canoes : Math.min(1, pool.canoes);
  const units = noUnits();
  let seats = preset === "takeAll" ? SEATS * canoes : Math.min(1, canoes);
  const take = (kind: UnitKind, most: number): void => {
    const count = Math.min(most, pool.units[kind] - units[kind], seats);
    units[kind] += count;
    seats -= count;
  };
  take("population", 1);
  for (const kind of preset === "takeAll" ? [...COMBAT_KINDS].reverse() : COMBAT_KINDS) take(kind, seats);
  take("population", seats);
  return { canoes, units, stay: [] };
}

function bounds(pool: Pool, draft: Readonly<Muster>, kind: UnitKind): [least: number, most: number] {
  const place = FILLING.indexOf(kind);
  const before = FILLING.slice(0, place).reduce((sum, other) => sum + draft.units[other], 0);
  const most = Math.min(pool.units[kind], SEATS * draft.canoes - before);
  const later = FILLING.slice(place + 1).some((other) => pool.units[other] > 0);
  return [before === 0 && !later ? Math.min(1, most) : 0, most];
}

export function musterFields(pool: Pool): Field<Muster>[] {
  return [
    {
      options: () => range(Math.min(1, pool.canoes), pool.canoes, (count) => ["canoes", count]),
      set: (draft, move) => {
        draft.canoes = Number(move[1]);
        refill(pool, draft);
      },
    },
    ...FILLING.map((kind) => unitField(pool, kind)),
    ...pool.elders.map((id) => elderField(id)),
  ];
}

function unitField(pool: Pool, kind: UnitKind): Field<Muster> {
  return {
    options: (draft) => range(...bounds(pool, draft, kind), (count) => ["units", kind, count]),
    set: (draft, move) => {
      draft.units[kind] = Number(move[2]);
      refill(pool, draft);
    },
  };
}

function refill(pool: Pool, draft: Muster): void {
  for (const kind of FILLING) draft.units[kind] = clamp(draft.units[kind], ...bounds(pool, draft, kind));
}
