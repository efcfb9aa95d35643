// A position's worth to each seat: what it owns, where its people stand, and what threatens it.
import type { TahitiPack } from "../rules/components.ts";
import { contactsOf } from "../rules/contacts.ts";
import { villageAt } from "../rules/markers.ts";
import { chieftainOf, piecesAt } from "../rules/pieces.ts";
import type { Piece, TahitiState } from "../rules/state.ts";
import { landStrength, waysToWin } from "../rules/strength.ts";
import { areasOf } from "../rules/victory.ts";
import { type Hex, isCombat, isSeat, NOBODY, type Side } from "../rules/vocabulary.ts";
import { type Force, forcesOf, isolation, threat } from "./danger.ts";
import { landWay } from "./ground.ts";
import {
  AREA,
  CANOE,
  CHIEFTAIN_LOSS,
  CLAIM,
  CLAIM_PER_THIRD,
  CONQUEST,
  ESCORT,
  GROWTH_TURNS,
  HOME_LOSS,
  LAST_HOME_LOSS,
  LEVEL_WORTH,
  LOG,
  NEAR_CLAIM,
  PART_CANOE,
  PART_VILLAGE,
  PIECES,
  SITE_HAND,
  SITE_LOG,
  TRAINEE,
  VILLAGE,
  VILLAGE_LOSS,
  WOODCUTTER,
  YARD_LOG,
} from "./weights.ts";

/** What is worked out once for all seats. */
interface Survey {
  readonly state: TahitiState;
  readonly pack: TahitiPack;
  readonly forces: readonly Force[];
  /** From 1, early in the game, to 0 at its end: how much growth still pays. */
  readonly growth: number;
  /** Who has Combat Units in each Area, as bits by seat; clans share one bit. */
  readonly armed: readonly number[];
}

export function prospects(state: TahitiState, pack: TahitiPack): number[] {
  const survey: Survey = {
    state,
    pack,
    forces: forcesOf(state, pack),
    growth: Math.min(1, turnsLeft(state, pack) / GROWTH_TURNS),
    armed: armedAreas(state, pack),
  };
  return state.players.map((player, seat) => {
    if (player.level !== "") return LEVEL_WORTH[player.level];
    return player.onTahiti ? standing(survey, seat) : LEVEL_WORTH.SD;
  });
}

export function turnsLeft({ clock, switches }: TahitiState, { tracks }: TahitiPack): number {
  const seasons = switches.seasonLimit === 0 ? Number.MAX_SAFE_INTEGER : switches.seasonLimit;
  return Math.max(0, seasons * tracks.turnsPerSeason - clock);
}

const CLANS_BIT = 16;

function bitOf(side: Side): number {
  return isSeat(side) ? 1 << side : CLANS_BIT;
}

function armedAreas(state: TahitiState, pack: TahitiPack): number[] {
  const armed = pack.areas.map(() => 0);
  for (const piece of state.pieces) {
    const { area } = pack.map.at(piece.at);
    if (area >= 0 && isCombat(piece.kind)) armed[area] = (armed[area] as number) | bitOf(piece.owner);
  }
  return armed;
}

function standing(survey: Survey, seat: number): number {
  const { state, growth } = survey;
  const owned = AREA * areasOf(state, seat);
  const worth = possessions(survey, seat) + usefulness(survey, seat);
  return owned + growth * worth + ambition(survey, seat) + fights(survey, seat) - dangers(survey, seat);
}

function possessions({ state, pack }: Survey, seat: number): number {
  let sum = 0;
  for (const piece of state.pieces) if (piece.owner === seat) sum += PIECES[piece.kind];
  for (const village of state.villages) if (village.owner === seat) sum += VILLAGE;
  for (const { at } of state.partBuilt) if (state.control[pack.map.at(at).area] === seat) sum += PART_VILLAGE;
  for (const marker of state.markers) if (isNearOwn(state, pack, seat, marker.at)) sum += markerWorth(marker.kind);
  return sum;
}

function isNearOwn(state: TahitiState, pack: TahitiPack, seat: number, hex: Hex): boolean {
  if (state.control[pack.map.at(hex).area] === seat) return true;
  return state.pieces.some((piece) => piece.at === hex && piece.owner === seat);
}

function markerWorth(kind: TahitiState["markers"][number]["kind"]): number {
  if (kind === "warCanoe") return CANOE;
  return kind === "bigLog" ? LOG : PART_CANOE;
}

/** People and logs where they can be put to work in the next construction phase. */
function usefulness(survey: Survey, seat: number): number {
  const { state, pack } = survey;
  const hands = new Map<Hex, number>();
  for (const piece of state.pieces)
    if (piece.owner === seat && piece.kind === "population") hands.set(piece.at, (hands.get(piece.at) ?? 0) + 1);
  let sum = 0;
  for (const [hex, count] of hands) sum += handsWorth(survey, seat, hex, count);
  for (const { kind, at } of state.markers) {
    if (kind === "warCanoe") continue;
    if (villageAt(state, at)?.owner === seat) sum += YARD_LOG;
    else if (kind === "bigLog" && isBuildingSite(survey, seat, at)) sum += SITE_LOG;
  }
  return sum + nextTo(pack, state, seat);
}

function handsWorth(survey: Survey, seat: number, hex: Hex, count: number): number {
  const { state, pack } = survey;
  if (villageAt(state, hex)?.owner === seat) return TRAINEE * Math.min(count, 2);
  if (pack.map.at(hex).jungle) return state.stumps.includes(hex) ? 0 : WOODCUTTER;
  return isBuildingSite(survey, seat, hex) ? SITE_HAND * Math.min(count, 3) : 0;
}

/** A clear river hex in an Area of ours that has no Village yet. */
function isBuildingSite({ state, pack }: Survey, seat: number, hex: Hex): boolean {
  const { site, area } = pack.map.at(hex);
  return (
    site && state.control[area] === seat && !state.villages.some((village) => pack.map.at(village.at).area === area)
  );
}

/** Trained troops are best where somebody can lead them. */
function nextTo(pack: TahitiPack, state: TahitiState, seat: number): number {
  const home = state.players[seat]?.home ?? 0;
  if (home === 0 || !pack.map.has(home)) return 0;
  return piecesAt(state, seat, home).some((piece) => isCombat(piece.kind)) ? VILLAGE_LOSS / 6 : 0;
}

/** Areas about to be gained, and how near the Chieftain is to the next one. */
function ambition(survey: Survey, seat: number): number {
  const { state, pack, armed } = survey;
  if (turnsLeft(state, pack) === 0) return 0;
  const chieftain = chieftainOf(state, seat);
  let sum = 0;
  pack.areas.forEach((_, area) => {
    const owner = state.control[area] as Side;
    const isOurs = armed[area] === bitOf(seat);
    if (owner === NOBODY || owner === seat || !isOurs) return;
    if (!state.villages.some((village) => pack.map.at(village.at).area === area)) sum += CONQUEST;
  });
  return chieftain === undefined ? sum : sum + claim(survey, seat, chieftain);
}

function claim({ state, pack, armed }: Survey, seat: number, chieftain: Piece): number {
  const { area, sea } = pack.map.at(chieftain.at);
  const hasEscort = piecesAt(state, seat, chieftain.at).some((piece) => isCombat(piece.kind));
  const isFree = area >= 0 && state.control[area] === NOBODY && ((armed[area] as number) & ~bitOf(seat)) === 0;
  if (isFree && ((armed[area] as number) & bitOf(seat)) !== 0) return CLAIM;
  const escort = hasEscort ? ESCORT : 0;
  if (sea) return escort;
  const way = landWay(pack);
  let nearest = Number.MAX_SAFE_INTEGER;
  pack.areas.forEach((candidate, place) => {
    if (state.control[place] !== NOBODY || ((armed[place] as number) & ~bitOf(seat)) !== 0) return;
    for (const hex of candidate.hexes) nearest = Math.min(nearest, way(chieftain.at, hex));
  });
  return escort + Math.max(0, NEAR_CLAIM - CLAIM_PER_THIRD * nearest);
}

/** Contacts of the player whose turn it is: what a fight there is likely to bring. */
function fights({ state, pack }: Survey, seat: number): number {
  if (state.active !== seat) return 0;
  let sum = 0;
  for (const { hex, enemy, must } of contactsOf(state, pack, seat)) {
    const mine = piecesAt(state, seat, hex);
    const theirs = piecesAt(state, enemy, hex);
    const bonus = pack.map.at(hex).jungle ? 1 : 0;
    const chance = waysToWin(landStrength(pack, mine, true), landStrength(pack, theirs, true) + bonus) / 36;
    const prize = stake(state, theirs, enemy, hex);
    const risk = stake(state, mine, seat, hex);
    const outlook = chance * prize - (1 - chance) * risk;
    sum += must ? outlook : Math.max(0, outlook);
  }
  return sum;
}

/** What a side stands to lose where it is beaten. */
function stake(state: TahitiState, pieces: readonly Piece[], side: Side, hex: Hex): number {
  let sum = villageAt(state, hex)?.owner === side ? VILLAGE : 0;
  const guards = pieces.filter(
    (piece) => PIECES[piece.kind] > 0 && piece.kind !== "elder" && piece.kind !== "shaman",
  ).length;
  for (const piece of pieces) {
    if (piece.kind === "chieftain") sum += CHIEFTAIN_LOSS * 0.5 ** guards;
    else sum += PIECES[piece.kind] * 0.4;
  }
  return sum;
}

function dangers({ state, pack, forces, growth }: Survey, seat: number): number {
  const chieftain = chieftainOf(state, seat);
  let sum = 0;
  if (chieftain !== undefined && !pack.map.at(chieftain.at).sea) {
    const lost = threat(state, pack, forces, seat, chieftain.at);
    sum += CHIEFTAIN_LOSS * lost * isolation(state, seat, chieftain.at);
  }
  const isLast = state.villages.filter((village) => village.owner === seat).length === 1;
  const home = isLast ? LAST_HOME_LOSS : HOME_LOSS;
  for (const { at, owner } of state.villages) {
    if (owner !== seat) continue;
    const price = state.players[seat]?.home === at ? home : VILLAGE_LOSS * growth;
    sum += price * threat(state, pack, forces, seat, at);
  }
  return sum;
}
