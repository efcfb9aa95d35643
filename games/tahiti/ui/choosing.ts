// Which offers belong to a place on the map: those that name a hex, and those that name a piece standing on one.
import type { Offer } from "@outrigger/board";
import type { TahitiView } from "../rules/index.ts";

/** Where the hex stands among a move's parts. */
const HEX_PART: Readonly<Record<string, number>> = {
  placeHome: 1,
  place: 2,
  harvest: 1,
  build: 2,
  dismantle: 1,
  convertUnit: 2,
  newHome: 1,
  walk: 1,
  step: 1,
  sail: 1,
  crash: 1,
  fight: 1,
  skip: 1,
  retreatTo: 1,
  swimTo: 1,
};

/** The hex an offer is about; undefined where no place stands for it. */
export function hexOf({ move }: Offer, view: TahitiView): number | undefined {
  const part = HEX_PART[move[0]];
  if (part !== undefined) return Number(move[part]);
  if (move[0] !== "activate") return undefined;
  return view.pieces.find(({ id }) => id === move[1])?.at;
}

/** Moves that only end what is under way: the confirming button. */
export const ENDINGS = ["endBuild", "endMove", "endCombat", "done", "submit", "ready", "go", "noMoreDeals"];

export function offersByHex(offers: readonly Offer[], view: TahitiView): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const hex = hexOf(offer, view);
    if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), offer]);
  }
  return found;
}

/** Everything else that may be chosen, listed beside the map. */
export function otherOffers(offers: readonly Offer[], view: TahitiView): Offer[] {
  return offers.filter((offer) => hexOf(offer, view) === undefined && !ENDINGS.includes(offer.move[0]));
}
