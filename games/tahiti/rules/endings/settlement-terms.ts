// A settlement over a captured Chieftain: what is legal (TAH-NEG-3, TAH-NEG-4), the presets (TAH-NEG-9, TAH-NEG-10), the form.
import { at, type Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { clamp, type Field, memberField, range } from "../form.ts";
import type { SettlementPreset } from "../moves.ts";
import { noUnits } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { COMBAT_KINDS, type CombatKind, SEATS, UNIT_KINDS, type UnitCounts, type UnitKind } from "../vocabulary.ts";
import { type Estate, estateOf, hasUnits } from "./belongings.ts";
import type { BargainFrame } from "./frames.ts";
import type { Settlement } from "./settlement.ts";

/** The two who bargain, and what they have. */
export interface Parties {
  readonly captor: Estate;
  readonly captive: Estate;
  readonly areaIds: readonly string[];
}

export function partiesOf(state: TahitiState, pack: TahitiPack, captor: Seat, captive: Seat): Parties {
  const areaIds = pack.areas.map((area) => area.id);
  return { captor: estateOf(state, pack, captor), captive: estateOf(state, pack, captive), areaIds };
}

/** TAH-NEG-4: where neither side has a canoe, one is made. */
export function canoesIn({ captor, captive }: Parties, { canoes, giftCanoes }: Settlement): number {
  const none = captor.beached.length + captive.canoes.length === 0;
  return none ? 1 : canoes + giftCanoes;
}

type Pool = "units" | "gifts";

/** Seats are filled in this order: Population first, because one must go if there is any. */
type Slot = readonly [Pool, UnitKind];

const SLOTS: readonly Slot[] = UNIT_KINDS.flatMap((kind) => [["gifts", kind] as const, ["units", kind] as const]);

function available(parties: Parties, [pool, kind]: Slot): number {
  return pool === "gifts" ? parties.captor.units[kind] : parties.captive.units[kind];
}

/** How many of a slot there may be, given the slots before it. */
function bounds(parties: Parties, draft: Settlement, slot: number): [least: number, most: number] {
  const before = SLOTS.slice(0, slot).reduce((sum, [pool, kind]) => sum + draft[pool][kind], 0);
  const [pool, kind] = at(SLOTS, slot);
  const most = Math.min(available(parties, [pool, kind]), SEATS * canoesIn(parties, draft) - before);
  const needsPopulation = pool === "units" && kind === "population" && draft.gifts.population === 0;
  if (needsPopulation && parties.captive.units.population > 0) return [1, most];
  const later = SLOTS.slice(slot + 1).some((other) => other[0] === "units" && available(parties, other) > 0);
  const isLastChance = pool === "units" && before === 0 && !later && hasUnits(parties.captive);
  return [isLastChance ? Math.min(1, most) : 0, most];
}

/** Brings a draft back within what is legal, changing as little as it can. */
function mend(parties: Parties, draft: Settlement): void {
  const own = parties.captive.canoes.length;
  const theirs = parties.captor.beached.length;
  draft.canoes = clamp(draft.canoes, theirs === 0 ? 1 : 0, own);
  draft.giftCanoes = clamp(draft.giftCanoes, draft.canoes === 0 ? 1 : 0, theirs);
  for (const [slot, [pool, kind]] of SLOTS.entries()) {
    draft[pool][kind] = clamp(draft[pool][kind], ...bounds(parties, draft, slot));
  }
}

/** The strongest Combat Unit of the captive and one Population, in one canoe, with all his Leaders. */
function standardCrew({ captive }: Parties): Pick<Settlement, "canoes" | "giftCanoes" | "units" | "gifts" | "stay"> {
  const units = noUnits();
  const fighters = strongestFirst(captive.units).flatMap((kind) =>
    Array.from({ length: captive.units[kind] }, () => kind),
  );
  const [strongest] = fighters;
  if (strongest !== undefined) units[strongest]++;
  // Without any Population a second, the weakest, goes in its place.
  if (captive.units.population > 0) units.population = 1;
  else if (fighters.length > 1) units[at(fighters, fighters.length - 1)]++;
  const own = Math.min(1, captive.canoes.length);
  return { canoes: own, giftCanoes: 1 - own, units, gifts: noUnits(), stay: [] };
}

/** The captive's kinds of Combat Units, the strongest first. */
function strongestFirst(units: Readonly<UnitCounts>): CombatKind[] {
  return [...COMBAT_KINDS].reverse().filter((kind) => units[kind] > 0);
}

/** All canoes, full of the strongest Units and one Population. */
function generousCrew(parties: Parties, gift: number): ReturnType<typeof standardCrew> {
  const { captive } = parties;
  const crew = standardCrew(parties);
  crew.canoes = captive.canoes.length;
  crew.giftCanoes = crew.canoes === 0 ? Math.max(1, gift) : gift;
  const units = noUnits();
  units.population = Math.min(1, captive.units.population);
  let room = SEATS * (crew.canoes + crew.giftCanoes) - units.population;
  for (const kind of strongestFirst(captive.units)) {
    units[kind] = Math.min(room, captive.units[kind]);
    room -= units[kind];
  }
  units.population += Math.min(room, captive.units.population - units.population);
  return { ...crew, units };
}

export function presetTerms(parties: Parties, preset: SettlementPreset): Settlement {
  const { captive, captor } = parties;
  const draft = draftOf(parties, preset, Math.min(1, captor.beached.length), captive.areas);
  mend(parties, draft);
  return draft;
}

function draftOf(parties: Parties, preset: SettlementPreset, spare: number, areas: readonly number[]): Settlement {
  switch (preset) {
    case "standard":
      return { ...standardCrew(parties), neutral: [], rest: "captor" };
    case "generous":
      return { ...generousCrew(parties, 0), neutral: [], rest: "captor" };
    case "fleetForLand":
      return { ...generousCrew(parties, spare), neutral: [], rest: "captor" };
    case "scorched":
      return { ...standardCrew(parties), neutral: [...areas], rest: "disband" };
    case "half":
      return { ...standardCrew(parties), neutral: everySecond(parties, areas), rest: "captor" };
  }
}

/** By the Areas' ids, the first to the captor. */
function everySecond({ areaIds }: Parties, areas: readonly number[]): number[] {
  const id = (area: number): string => areaIds[area] ?? "";
  return [...areas].sort((one, other) => (id(one) < id(other) ? -1 : 1)).filter((_, place) => place % 2 === 1);
}

/** The form, in its order: canoes, Units, Elders, Areas, the rest. */
export function termsFields(parties: Parties): Field<Settlement>[] {
  const fitting = (field: Field<Settlement>): Field<Settlement> => ({
    ...field,
    set(draft, move) {
      field.set(draft, move);
      mend(parties, draft);
    },
  });
  return [
    ...canoeFields(parties),
    ...SLOTS.map((_, slot) => slotField(parties, slot)),
    ...parties.captive.elders.map(({ id }) => elderField(id)),
    ...parties.captive.areas.map((area) => areaField(area, parties.areaIds[area] ?? "")),
    restField,
  ].map(fitting);
}

function canoeFields({ captor, captive }: Parties): Field<Settlement>[] {
  const own = captive.canoes.length;
  const theirs = captor.beached.length;
  return [
    canoeField("canoes", own, () => theirs === 0),
    canoeField("giftCanoes", theirs, ({ canoes }) => canoes === 0),
  ];
}

/** Up to so many, and at least one of them where it must be. */
function canoeField(
  key: "canoes" | "giftCanoes",
  most: number,
  isNeeded: (draft: Readonly<Settlement>) => boolean,
): Field<Settlement> {
  return {
    options: (draft) => range(isNeeded(draft) ? Math.min(1, most) : 0, most, (count) => [key, count]),
    set: (draft, move) => {
      draft[key] = Number(move[1]);
    },
  };
}

function slotField(parties: Parties, slot: number): Field<Settlement> {
  const [pool, kind] = at(SLOTS, slot);
  const verb = pool === "units" ? "units" : "giftUnits";
  return {
    options: (draft) => range(...bounds(parties, draft, slot), (count) => [verb, kind, count]),
    set: (draft, move) => {
      draft[pool][kind] = Number(move[2]);
    },
  };
}

export const elderField = (id: number) =>
  memberField("stay", id, ["go", "stay"], (word) => ["elder", id, word], "stay");

const areaField = (area: number, id: string) =>
  memberField("neutral", area, ["captor", "neutral"], (word) => ["area", id, word], "neutral");

const restField: Field<Settlement> = {
  options: () => [
    ["rest", "captor"],
    ["rest", "disband"],
  ],
  set: (draft, move) => {
    draft.rest = move[1] === "disband" ? "disband" : "captor";
  },
};

export function partiesAt({ state, pack }: TahitiPlay, { captor, captive }: BargainFrame): Parties {
  return partiesOf(state, pack, captor, captive);
}
