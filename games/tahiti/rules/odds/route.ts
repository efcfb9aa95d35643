// The ways a beaten group may take, worked out without dice: a player takes the first branch of every fork, a clan any of
// them (TAH-SOLO-11); full pursuit, no Expedition of one's own will.
import { copyJson } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { homeChoices } from "../island/home-village.ts";
import { homeOf, villageAt } from "../markers.ts";
import { retreatHexes } from "../movement/ways-home.ts";
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
  /** The chance that the retreat goes this way. */
  readonly share: number;
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

const NO_RETREAT: Pick<Route, "legs" | "blocked" | "share"> = { legs: [], blocked: false, share: 1 };

/** The retreat of `loser` from the combat hex over at most `most` hexes, if `winner` beats him there: all it may become. */
export function routesOf(
  before: TahitiState,
  pack: TahitiPack,
  loser: Side,
  winner: Side,
  at: Hex,
  shamanIn: boolean,
  most: number,
): Route[] {
  const state = copyJson(before);
  // TAH-LCOM-13: the Shaman and the Village are lost before anybody runs.
  if (shamanIn) state.pieces = state.pieces.filter((piece) => !isShamanAt(piece, loser, at));
  const hadHome = homeOf(state, loser) !== 0;
  const extra = loseVillage(state, pack, loser, at) ? 1 : 0;
  const surrenders = isClan(loser) && pack.map.at(at).area === areaOfClan(loser);
  const start = groupOf(surrenders ? surrendering(state, pack, loser, at) : piecesAt(state, loser, at));
  const group = { ...start, population: start.population + extra };
  const home = homeOf(state, loser);
  // TAH-SOLO-15: with his last Village the player does not run but leaves.
  if (surrenders || (isClan(winner) && hadHome && home === 0)) return [{ ...NO_RETREAT, group, surrenders }];
  const chase: Chase = { pack, loser, winner, home, most };
  return waysOn(chase, { state, here: at, post: at, legs: [], share: 1 }).map((way) => ({ ...way, group, surrenders }));
}

/** TAH-SOLO-12: with anybody in the combat hex the whole clan in its Area gives up, otherwise only the Village's people. */
function surrendering(state: TahitiState, pack: TahitiPack, clan: Side, at: Hex): Piece[] {
  if (piecesAt(state, clan, at).length === 0) return [];
  return state.pieces.filter((piece) => piece.owner === clan && pack.map.at(piece.at).area === areaOfClan(clan));
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

interface Chase {
  readonly pack: TahitiPack;
  readonly loser: Side;
  readonly winner: Side;
  readonly home: Hex;
  readonly most: number;
}

/** How far a retreat has come. */
interface Stage {
  readonly state: TahitiState;
  readonly here: Hex;
  /** Where the winner's foremost stand. */
  readonly post: Hex;
  readonly legs: readonly Leg[];
  readonly share: number;
}

function waysOn(chase: Chase, stage: Stage): Pick<Route, "legs" | "blocked" | "share">[] {
  const { pack, loser, winner, home, most } = chase;
  const { state, here, legs, share } = stage;
  if (legs.length === most || here === home) return [{ legs, blocked: false, share }];
  const open = home === 0 ? [] : retreatHexes({ state, pack }, loser, here, home, "land");
  if (open.length === 0) return [{ legs, blocked: true, share }];
  const hexes = isClan(winner) ? open : open.slice(0, 1);
  return hexes.flatMap((to) => {
    const branch = hexes.length === 1 ? stage : { ...stage, state: copyJson(state), share: share / hexes.length };
    return waysOn(chase, goOn(chase, branch, to));
  });
}

/** One hex further; the state of the stage moves along. */
function goOn({ loser, winner, home }: Chase, { state, here, post, legs, share }: Stage, to: Hex): Stage {
  const isFirst = legs.length === 0;
  const joining = isFirst ? NOBODY_JOINS : joiners(state, loser, here);
  const hunters = piecesAt(state, winner, post).filter((piece) => isCombat(piece.kind) || isLeader(piece.kind));
  const chases = !isFirst && hunters.some((piece) => isCombat(piece.kind));
  moveAll(state, loser, here, to);
  if (chases) for (const piece of hunters) piece.at = here;
  const adjacent = isFirst ? hunters.length > 0 : chases;
  const leg: Leg = { to, joining, adjacent, friends: hasFriends(state, loser, to), home: to === home };
  return { state, here: to, post: chases ? here : post, legs: [...legs, leg], share };
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
