// A leaver's deal with somebody who stays (TAH-NEG-12): presets and the form.
import type { Seat } from "@outrigger/kernel";
import { clamp, type Field, memberField, range } from "../form.ts";
import type { DealPreset } from "../moves.ts";
import { noUnits, totalUnits } from "../pieces.ts";
import { SEATS, UNIT_KINDS, type UnitKind } from "../vocabulary.ts";
import type { Estate } from "./belongings.ts";
import type { Deal } from "./settlement.ts";

/** The two who deal, and which Areas the leaver has not ceded to anybody yet. */
export interface Dealers {
  readonly partner: Seat;
  readonly leaverEstate: Estate;
  readonly partnerEstate: Estate;
  readonly areas: readonly number[];
  readonly areaIds: readonly string[];
}

export function presetDeal({ partner, partnerEstate, areas }: Dealers, preset: DealPreset): Deal {
  const spare = partnerEstate.beached.length;
  const ceded = preset === "halfForCanoe" ? areas.filter((_, place) => place % 2 === 0) : [...areas];
  const giftCanoes = preset === "allForFleet" ? spare : Math.min(1, spare);
  return { partner, areas: ceded, pieces: "go", giftCanoes, gifts: noUnits() };
}

/** Gift Units only as far as canoes could carry them. */
function room({ leaverEstate }: Dealers, { giftCanoes }: Deal): number {
  return SEATS * (leaverEstate.canoes.length + giftCanoes);
}

function mostGifts(dealers: Dealers, draft: Deal, kind: UnitKind): number {
  const others = totalUnits(draft.gifts) - draft.gifts[kind];
  return Math.max(0, Math.min(dealers.partnerEstate.units[kind], room(dealers, draft) - others));
}

export function dealFields(dealers: Dealers): Field<Deal>[] {
  return [
    ...dealers.areas.map((area) => cedeField(area, dealers.areaIds[area] ?? "")),
    piecesField,
    giftCanoesField(dealers),
    ...UNIT_KINDS.map((kind) => giftField(dealers, kind)),
  ];
}

const cedeField = (area: number, id: string) =>
  memberField("areas", area, ["cede", "keep"], (word) => ["cede", id, word], "cede");

const piecesField: Field<Deal> = {
  options: ({ areas }) =>
    areas.length === 0
      ? []
      : [
          ["pieces", "go"],
          ["pieces", "disband"],
        ],
  set: (draft, move) => {
    draft.pieces = move[1] === "disband" ? "disband" : "go";
  },
};

function giftCanoesField(dealers: Dealers): Field<Deal> {
  return {
    options: () => range(0, dealers.partnerEstate.beached.length, (count) => ["giftCanoes", count]),
    set: (draft, move) => {
      draft.giftCanoes = Number(move[1]);
      for (const kind of UNIT_KINDS) draft.gifts[kind] = clamp(draft.gifts[kind], 0, mostGifts(dealers, draft, kind));
    },
  };
}

function giftField(dealers: Dealers, kind: UnitKind): Field<Deal> {
  return {
    options: (draft) => range(0, mostGifts(dealers, draft, kind), (count) => ["giftUnits", kind, count]),
    set: (draft, move) => {
      draft.gifts[kind] = Number(move[2]);
    },
  };
}
