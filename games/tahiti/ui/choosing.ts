// Which offers belong to a place on the map: those that name a hex, and those that name a piece standing on one.
import type { Offer, UiMove } from "@outrigger/board";
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

/** The hex a move is about; undefined where no place stands for it. */
function hexOf(move: UiMove, view: TahitiView): number | undefined {
  const part = HEX_PART[move[0]];
  if (part !== undefined) return Number(move[part]);
  if (move[0] !== "activate") return undefined;
  return view.pieces.find(({ id }) => id === move[1])?.at;
}

/** Moves that only end what is under way: the confirming button. */
const ENDINGS = ["endBuild", "endMove", "endCombat", "done", "submit", "ready", "go", "noMoreDeals"];
export const isEnding = (move: UiMove): boolean => ENDINGS.includes(move[0]);

/** Who is taken along and who stays: chosen on the counters of the party. */
const PARTY = ["take", "drop", "takeAboard", "putAshore", "load", "unload"];
const isParty = (move: UiMove): boolean => PARTY.includes(move[0]);

/** Phases in which words are exchanged instead of blows. */
const TALKS = ["bargain", "terms", "departure", "deal", "dealTerms", "assemble", "landfall"];
export const isTalk = (phase: string | undefined): boolean => phase !== undefined && TALKS.includes(phase);

export function offersByHex(offers: readonly Offer[], view: TahitiView): ReadonlyMap<number, readonly Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const hex = hexOf(offer.move, view);
    if (hex === undefined) continue;
    const here = found.get(hex);
    if (here === undefined) found.set(hex, [offer]);
    else here.push(offer);
  }
  return found;
}

/** Everything else that may be chosen, as buttons below the map. */
export function otherOffers(offers: readonly Offer[], view: TahitiView): Offer[] {
  return offers.filter(({ move }) => hexOf(move, view) === undefined && !isEnding(move) && !isParty(move));
}
