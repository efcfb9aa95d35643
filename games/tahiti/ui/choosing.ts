// Which offers belong to a place on the map: those that name a hex, and those that name a piece standing on one.
import type { Offer, TableContext } from "@outrigger/board";
import { findFrame } from "@outrigger/kernel";
import type { Tahiti, TahitiMove, TahitiView } from "../rules/index.ts";

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
export function hexOf(move: TahitiMove, view: TahitiView): number | undefined {
  const part = HEX_PART[move[0]];
  if (part !== undefined) return Number(move[part]);
  if (move[0] === "activate") return view.pieces.find(({ id }) => id === move[1])?.at;
  return pursuitHex(move, view);
}

const PURSUIT = ["stay", "pursueAll", "pursueWith"];

/** The beaten are pursued where they have fled to; those who stay do so where they stand (TAH-PURS). */
function pursuitHex([kind]: TahitiMove, view: TahitiView): number | undefined {
  if (!PURSUIT.includes(kind)) return undefined;
  const battle = findFrame(view, "battle");
  return kind === "pursueAll" ? battle?.here : battle?.post;
}

/** Moves that only end what is under way: the confirming button. */
const ENDINGS = ["endBuild", "endMove", "endCombat", "done", "submit", "ready", "go", "noMoreDeals"];
export const isEnding = (move: TahitiMove): boolean => ENDINGS.includes(move[0]);

/** Who is taken along and who stays: chosen on the counters of the party. */
const PARTY = ["take", "drop", "takeAboard", "putAshore", "load", "unload", "bring", "bringLeader", "seat"];
const isParty = (move: TahitiMove): boolean => PARTY.includes(move[0]);

/** Phases in which words are exchanged instead of blows. */
const TALKS = ["bargain", "terms", "departure", "deal", "dealTerms", "assemble", "landfall"];
export const isTalk = (phase: string | undefined): boolean => phase !== undefined && TALKS.includes(phase);

export function offersByHex(
  offers: readonly Offer<Tahiti>[],
  view: TahitiView,
): ReadonlyMap<number, readonly Offer<Tahiti>[]> {
  const found = new Map<number, Offer<Tahiti>[]>();
  for (const offer of offers) {
    const hex = hexOf(offer.move, view);
    if (hex === undefined) continue;
    const here = found.get(hex);
    if (here === undefined) found.set(hex, [offer]);
    else here.push(offer);
  }
  return found;
}

/** Questions that the scene of the battle asks. */
const IN_BATTLE = ["engage", "shaman", "retreatPath", "pursuit", "newHome", "trapped", "landing"];
export const isBattle = (phase: string | undefined): boolean => phase !== undefined && IN_BATTLE.includes(phase);

/** Everything else that may be chosen, as buttons below the map. */
export function otherOffers(
  offers: readonly Offer<Tahiti>[],
  view: TahitiView,
  { phase, isTaught }: Pick<TableContext<Tahiti>, "phase" | "isTaught">,
): Offer<Tahiti>[] {
  if (isBattle(phase)) return [];
  const isPlaced = (move: TahitiMove): boolean => hexOf(move, view) !== undefined;
  // It stands with the Units it is about, on the card of their hex.
  const isOnCard = ([kind]: TahitiMove): boolean => kind === "convert" && isTaught !== true;
  return offers.filter(({ move }) => !isPlaced(move) && !isEnding(move) && !isParty(move) && !isOnCard(move));
}
