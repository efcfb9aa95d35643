// What two players may agree on: the fate of a captured Chieftain's people (TAH-NEG-2), or a leaver's deal (TAH-NEG-12).

import type { Seat } from "@outrigger/kernel";
import type { UnitCounts } from "../vocabulary.ts";

/** The offer that is accepted. */
export function onTheTable<Offer>(standing: Offer | null): Offer {
  if (standing === null) throw new Error("no offer lies on the table");
  return standing;
}

export interface Settlement {
  /** War Canoes of the captive and of the captor that sail. */
  canoes: number;
  giftCanoes: number;
  /** Units of the captive and of the captor that sail. */
  units: UnitCounts;
  gifts: UnitCounts;
  /** Elders of the captive that do not go along, by id. */
  stay: number[];
  /** Areas of the captive that become neutral, by place in the pack; the others go to the captor. */
  neutral: number[];
  /** What becomes of everything left behind. */
  rest: "captor" | "disband";
}

export interface Deal {
  readonly partner: Seat;
  /** Areas ceded, by place in the pack. */
  areas: number[];
  /** What becomes of the pieces left standing in them. */
  pieces: "go" | "disband";
  giftCanoes: number;
  gifts: UnitCounts;
}
