// Taking an Expedition off the map, and handing over or clearing away what stays (TAH-NEG-5, TAH-NEG-6, TAH-NEG-13).
import { push, type Seat } from "@outrigger/kernel";
import { drawElder } from "../island/elders.ts";
import { nameHome } from "../island/home-village.ts";
import { isHeldBy, removeMarker, villageInArea } from "../markers.ts";
import { namesOf } from "../movement/travel.ts";
import {
  addPiece,
  byStrength,
  combatValue,
  handOver,
  noUnits,
  piecesAt,
  piecesOf,
  removePiece,
  totalUnits,
} from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import {
  COMBAT_KINDS,
  type Crew,
  type Hex,
  isLeader,
  isUnit,
  type Named,
  NOBODY,
  placeIn,
  SEATS,
  type Side,
  UNIT_KINDS,
  type UnitCounts,
} from "../vocabulary.ts";
import { estateOf } from "./belongings.ts";
import { seaValue } from "./crew.ts";
import { clearMap, takeLeave } from "./player-end.ts";

/** Takes so many Units of each kind from a player, the oldest first. */
function takeUnits({ state }: TahitiPlay, seat: Seat, counts: Readonly<UnitCounts>): UnitCounts {
  const taken = { ...counts };
  for (const kind of UNIT_KINDS) {
    const pieces = piecesOf(state, seat).filter((piece) => piece.kind === kind);
    for (const piece of pieces.slice(0, counts[kind])) removePiece(state, piece);
    taken[kind] = Math.min(counts[kind], pieces.length);
  }
  return taken;
}

function takeCanoes({ state, pack }: TahitiPlay, seat: Seat, count: number): number {
  const canoes = estateOf(state, pack, seat).canoes.slice(0, count);
  for (const canoe of canoes) removeMarker(state, canoe);
  return canoes.length;
}

/** One source of an Expedition's canoes and Units. */
export interface Contribution {
  readonly seat: Seat;
  readonly canoes: number;
  readonly units: Readonly<UnitCounts>;
}

/**
 * Takes the crew off the map: Units and canoes from each contributor, the Chieftain, the Shaman, and the Elders who go.
 * A canoe or a Population that is missing is made (TAH-NEG-4, TAH-EXP-4): the caller has seen that they may be.
 */
export function boardExpedition(
  play: TahitiPlay,
  seat: Seat,
  from: readonly Contribution[],
  stay: readonly number[],
): Crew {
  const { state, pack } = play;
  // Canoes first: who holds them hangs on the Units that stand there.
  const canoes = from.reduce((sum, { seat: giver, canoes: count }) => sum + takeCanoes(play, giver, count), 0);
  const units = from.map(({ seat: giver, units: counts }) => takeUnits(play, giver, counts)).reduce(addCounts);
  const leaders = piecesOf(state, seat).filter((piece) => isLeader(piece.kind) && !stay.includes(piece.id));
  for (const piece of leaders) removePiece(state, piece);
  const value = leaders.reduce((sum, piece) => sum + combatValue(pack, piece), 0);
  if (totalUnits(units) === 0) units.population = 1;
  sendSettlers(units);
  return { canoes: Math.max(1, canoes), units, leaders: value };
}

function addCounts(one: UnitCounts, other: UnitCounts): UnitCounts {
  const sum = { ...one };
  for (const kind of UNIT_KINDS) sum[kind] += other[kind];
  return sum;
}

/** TAH-NEG-3: without Population the weakest Combat Unit goes as such. */
function sendSettlers(units: UnitCounts): void {
  if (units.population > 0) return;
  const weakest = COMBAT_KINDS.find((kind) => units[kind] > 0);
  if (weakest === undefined) return;
  units[weakest]--;
  units.population++;
}

/** What is handed to whom: everything of the giver that stands in one of the hexes. */
export function handOverEstate(play: TahitiPlay, from: Seat, to: Seat, isCeded: (hex: Hex) => boolean): void {
  for (const piece of piecesOf(play.state, from)) {
    if (!isCeded(piece.at)) continue;
    if (isUnit(piece.kind)) handOver(piece, to, piece.at);
    else if (piece.kind === "elder") replaceElder(play, piece, to);
  }
  for (const village of play.state.villages) {
    if (village.owner !== from || !isCeded(village.at)) continue;
    village.owner = to;
    // TAH-VILL-4: whoever had none has a home again.
    if (play.state.players[to]?.home === 0) nameHome(play, to, village.at);
  }
}

function replaceElder(play: TahitiPlay, piece: Piece, to: Seat): void {
  const elder = drawElder(play, to);
  removePiece(play.state, piece);
  const { id } = addPiece(play.state, "elder", to, piece.at, elder);
  play.emit({ kind: "placed", side: to, piece: "elder", id, hex: piece.at, elder });
}

/** The markers a player holds, before anybody leaves. */
export function heldMarkers({ state, pack }: TahitiPlay, seat: Seat): number[] {
  return state.markers.filter((marker) => isHeldBy(state, pack, marker, seat)).map(({ id }) => id);
}

export function discard(play: TahitiPlay, markers: readonly number[], isMeant: (hex: Hex) => boolean): void {
  play.state.markers = play.state.markers.filter(({ id, at }) => !(markers.includes(id) && isMeant(at)));
}

/** Pieces and Villages of a player in the hexes leave the map. */
export function disbandIn(play: TahitiPlay, seat: Seat, isMeant: (hex: Hex) => boolean): void {
  const { state } = play;
  const gone = piecesOf(state, seat).filter((piece) => isMeant(piece.at));
  disband(play, seat, gone);
  state.villages = state.villages.filter(({ at, owner }) => owner !== seat || !isMeant(at));
}

/** Pieces and Villages everywhere, and the Part-Built Villages of his Areas (TAH-NEG-6, TAH-DEF-7). */
export function disbandEstate(play: TahitiPlay, seat: Seat): void {
  const { state, pack } = play;
  disbandIn(play, seat, () => true);
  state.partBuilt = state.partBuilt.filter(({ at }) => state.control[pack.map.at(at).area] !== seat);
}

function disband(play: TahitiPlay, side: Side, pieces: readonly Piece[]): void {
  for (const piece of pieces) removePiece(play.state, piece);
  tellDisbanded(play, side, pieces);
}

function tellDisbanded(play: TahitiPlay, side: Side, pieces: readonly Piece[]): void {
  if (pieces.length > 0) play.emit({ kind: "disbanded", side, pieces: namesOf(pieces) });
}

/** An Area goes to somebody else, or becomes neutral and loses its Village (TAH-NEG-5). */
export function cedeArea(play: TahitiPlay, area: number, from: Seat, to: Seat | typeof NOBODY): void {
  const { state, pack } = play;
  state.control[area] = to;
  const village = to === NOBODY ? villageInArea(state, pack, area) : undefined;
  if (village?.owner === from) state.villages = state.villages.filter((other) => other !== village);
  play.tell(() => ({ kind: "areaLost", area: pack.areas[area]?.id ?? "", from, to }));
}

/** Units that go along with nothing: the weakest first, so many of them. */
export function disbandWeakest(play: TahitiPlay, seat: Seat, count: number): void {
  const rank = (piece: Piece): number => placeIn(UNIT_KINDS, piece.kind);
  const units = piecesOf(play.state, seat).filter((piece) => isUnit(piece.kind));
  units.sort((one, other) => rank(one) - rank(other) || one.id - other.id);
  disband(play, seat, units.slice(0, count));
}

/** The Expedition is at sea: whatever is left of the player's leaves the map, and the tables decide. */
export function setOut(play: TahitiPlay, seat: Seat, crew: Crew): void {
  const { state, pack } = play;
  const left = estateOf(state, pack, seat);
  tellDisbanded(play, seat, left.pieces);
  for (const area of left.areas)
    play.emit({ kind: "areaLost", area: pack.areas[area]?.id ?? "", from: seat, to: NOBODY });
  clearMap(state, pack, seat);
  manCanoes(play);
  takeLeave(state, seat);
  play.tell(() => ({
    kind: "sailedAway",
    seat,
    canoes: crew.canoes,
    pieces: lossesBetween(crew.units, noUnits()),
    value: seaValue(crew),
  }));
  push(state, { phase: "voyage", player: seat, crew });
}

/** Canoes at sea belong to those who are left in them; people without a seat, and canoes without people, are lost. */
function manCanoes(play: TahitiPlay): void {
  const { state, pack } = play;
  for (const canoe of state.markers.filter((marker) => pack.map.at(marker.at).sea)) {
    const people = state.pieces.filter((piece) => piece.at === canoe.at);
    if (people.some((piece) => piece.owner === canoe.crew)) continue;
    const [heir] = people;
    if (heir === undefined) removeMarker(state, canoe);
    else canoe.crew = heir.owner;
  }
  const wet = state.pieces.filter((piece) => pack.map.at(piece.at).sea);
  for (const { owner, at } of wet) loseUnseated(play, owner, at);
}

function loseUnseated(play: TahitiPlay, side: Side, hex: Hex): void {
  const { state, pack } = play;
  const people = piecesAt(state, side, hex);
  const seats = SEATS * state.markers.filter((marker) => marker.at === hex && marker.crew === side).length;
  const units = people.filter((piece) => isUnit(piece.kind)).sort(byStrength(pack));
  disband(play, side, seats === 0 ? people : units.slice(0, Math.max(0, units.length - seats)));
}

/** What a crew lost on the way. */
export function lossesBetween(before: Readonly<UnitCounts>, after: Readonly<UnitCounts>): Named {
  return UNIT_KINDS.filter((kind) => before[kind] > after[kind]).map(
    (kind) => [kind, before[kind] - after[kind]] as const,
  );
}
