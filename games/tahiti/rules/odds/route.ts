// The way a beaten group would take, worked out without dice: first branch of every fork, full pursuit, no Expedition.
import { copyJson } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { homeChoices } from "../home.ts";
import { homeOf, villageAt } from "../markers.ts";
import { retreatHexes } from "../paths.ts";
import { countUnits, piecesAt } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import { areaOfClan, type Hex, isClan, isCombat, isLeader, isUnit, type Side } from "../vocabulary.ts";

/** A group as panic sees it: the trained (Heavy Troops, Fighters, Slingers) all break alike. */
export interface Group {
  readonly trained: number;
  readonly militia: number;
  readonly population: number;
  readonly leaders: number;
}

/** One hex of a retreat. */
export interface Leg {
  readonly to: Hex;
  /** Who comes along from the hex that is left; nobody on the first leg. */
  readonly joining: Group;
  /** Winners stand next to it (TAH-PANIC-5). */
  readonly adjacent: boolean;
  /** A Village or other Units of its own stand there: Leaders are not alone (TAH-CAPT-2). */
  readonly friends: boolean;
  /** The Home Village: the retreat stops here. */
  readonly home: boolean;
}

export interface Route {
  readonly group: Group;
  readonly legs: readonly Leg[];
  /** Where the legs end there is no way on: whoever has to go further is captured (TAH-RETR-7). */
  readonly blocked: boolean;
  /** A clan beaten at home does not retreat at all (TAH-SOLO-12). */
  readonly surrenders: boolean;
}

const NOBODY_JOINS: Group = { trained: 0, militia: 0, population: 0, leaders: 0 };

function groupOf(pieces: readonly Piece[]): Group {
  const units = countUnits(pieces);
  return {
    trained: units.slingers + units.fighters + units.heavy,
    militia: units.militia,
    population: units.population,
    leaders: pieces.filter((piece) => isLeader(piece.kind)).length,
  };
}

/** The retreat of `loser` from the combat hex over at most `most` hexes, if `winner` beats him there. */
export function routeOf(
  before: TahitiState,
  pack: TahitiPack,
  loser: Side,
  winner: Side,
  at: Hex,
  shamanIn: boolean,
  most: number,
): Route {
  const state = copyJson(before);
  // TAH-LCOM-13: the Shaman and the Village are lost before anybody runs.
  if (shamanIn) state.pieces = state.pieces.filter((piece) => !isShamanAt(piece, loser, at));
  const extra = loseVillage(state, pack, loser, at) ? 1 : 0;
  const start = groupOf(piecesAt(state, loser, at));
  const group = { ...start, population: start.population + extra };
  if (isClan(loser) && pack.map.at(at).area === areaOfClan(loser))
    return { group, legs: [], blocked: false, surrenders: true };
  return { group, ...legsOf(state, pack, loser, winner, at, most), surrenders: false };
}

function isShamanAt({ kind, owner, at }: Piece, side: Side, hex: Hex): boolean {
  return kind === "shaman" && owner === side && at === hex;
}

/** TAH-VILL-7, TAH-VILL-3: its people run too, and the first Village in line becomes home. */
function loseVillage(state: TahitiState, pack: TahitiPack, loser: Side, at: Hex): boolean {
  if (villageAt(state, at)?.owner !== loser) return false;
  state.villages = state.villages.filter((village) => village.at !== at);
  const player = state.players[loser];
  if (player?.home === at) player.home = homeChoices(state, pack, loser, at)[0] ?? 0;
  return true;
}

function legsOf(
  state: TahitiState,
  pack: TahitiPack,
  loser: Side,
  winner: Side,
  at: Hex,
  most: number,
): Pick<Route, "legs" | "blocked"> {
  const legs: Leg[] = [];
  const home = homeOf(state, loser);
  let [here, post] = [at, at];
  while (legs.length < most && here !== home) {
    const to = home === 0 ? undefined : retreatHexes(state, pack, loser, here, home, "land")[0];
    if (to === undefined) return { legs, blocked: true };
    const joining = legs.length === 0 ? NOBODY_JOINS : joiners(state, loser, here);
    const hunters = piecesAt(state, winner, post).filter((piece) => isCombat(piece.kind) || isLeader(piece.kind));
    const chases = legs.length > 0 && hunters.some((piece) => isCombat(piece.kind));
    moveAll(state, loser, here, to);
    if (chases) for (const piece of hunters) piece.at = here;
    if (chases) post = here;
    const adjacent = legs.length === 0 ? hunters.length > 0 : chases;
    legs.push({ to, joining, adjacent, friends: hasFriends(state, loser, to), home: to === home });
    here = to;
  }
  return { legs, blocked: false };
}

/** Everybody of the loser in the hex who was not in the group when it came. */
function joiners(state: TahitiState, loser: Side, hex: Hex): Group {
  return groupOf(piecesAt(state, loser, hex).filter((piece) => !isRunning(piece)));
}

/** Those on the run are marked with a mover that no piece has. */
const RUNNING = -1;

function isRunning({ mover }: Piece): boolean {
  return mover === RUNNING;
}

function moveAll(state: TahitiState, loser: Side, from: Hex, to: Hex): void {
  for (const piece of piecesAt(state, loser, from)) {
    piece.at = to;
    piece.mover = RUNNING;
  }
}

function hasFriends(state: TahitiState, loser: Side, hex: Hex): boolean {
  if (villageAt(state, hex)?.owner === loser) return true;
  return piecesAt(state, loser, hex).some((piece) => isUnit(piece.kind) && !isRunning(piece));
}
