// What arranged starts are built with: a table set up and settled, then people, canoes, timber and clans put where they may be.
// A hex is held by one side at a time, so that nobody shares one with enemies before somebody has come to fight.
import type { Chance, Seat, Start } from "@outrigger/kernel";
import { newPlay } from "@outrigger/kernel/play";
import type { ClansFrame } from "../advanced/frames.ts";
import type { TahitiPack } from "../components.ts";
import type { TahitiFrame } from "../frames.ts";
import { rules } from "../index.ts";
import type { PlayerTurnFrame, RoundsFrame } from "../island/frames.ts";
import type { HexInfo } from "../island/map.ts";
import { setup } from "../island/setup.ts";
import { addMarker, addPartBuilt, addVillage } from "../markers.ts";
import { addPiece } from "../pieces.ts";
import type { Marker, Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { clanOf, type Hex, LOAD_KINDS, NOBODY, type Side, UNIT_KINDS, type UnitKind } from "../vocabulary.ts";

export interface Arrangement {
  readonly state: TahitiState;
  readonly pack: TahitiPack;
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  /** Who stands in which hex. */
  readonly held: Map<Hex, Side>;
}

export function anyOf<Item>({ chance }: Arrangement, items: readonly Item[]): Item {
  return items[chance.pick(items.length)] as Item;
}

export function oneIn({ chance }: Arrangement, many: number): boolean {
  return chance.pick(many) === 0;
}

export function someUnits(scene: Arrangement, least: number, most: number): UnitKind[] {
  return Array.from({ length: least + scene.chance.pick(most - least + 1) }, () => anyOf(scene, UNIT_KINDS));
}

/** Hexes that nobody else holds. */
export function openTo({ pack, held }: Arrangement, side: Side, fits: (hex: HexInfo) => boolean): Hex[] {
  return pack.map.hexes.filter((hex) => fits(hex) && (held.get(hex.id) ?? side) === side).map((hex) => hex.id);
}

export const onLand = (hex: HexInfo): boolean => !hex.sea;
export const onShore = (hex: HexInfo): boolean => hex.coastal;
export const atSea = (hex: HexInfo): boolean => hex.sea;

export function station({ state, held }: Arrangement, side: Side, hex: Hex, kinds: readonly UnitKind[]): Piece[] {
  held.set(hex, side);
  return kinds.map((kind) => addPiece(state, kind, side, hex));
}

/** An Elder drawn from the owner's pool, as long as there is one. */
export function appoint({ state, chance, held }: Arrangement, seat: Seat, hex: Hex): Piece[] {
  const elders = state.players[seat]?.elders ?? [];
  if (elders.length === 0) return [];
  held.set(hex, seat);
  return [addPiece(state, "elder", seat, hex, chance.draw(elders))];
}

/** Late in the last season, so that games are short; without a limit some time in the first years. */
function lateClock(scene: Arrangement): number {
  const { turnsPerSeason } = scene.pack.printed;
  const last = scene.state.switches.seasonLimit * turnsPerSeason;
  return last === 0 ? 1 + scene.chance.pick(4 * turnsPerSeason) : Math.max(1, last - 1 - scene.chance.pick(8));
}

/** Everybody has his Home Village, with Chieftain and Shaman; the first setup's frames are gone. */
export function arrange(start: Start<Tahiti>): Arrangement {
  const state = setup(start);
  const { pack, chance } = start;
  const seats = state.players.map((_, seat) => seat);
  const scene: Arrangement = { state, pack, chance, seats, held: new Map() };
  state.clock = lateClock(scene);
  for (const seat of seats) foundHome(scene, seat);
  state.order = [...seats];
  state.stack = [{ phase: "gameTurn" }];
  if (seats.length > 1) Object.assign(state.initiative, { holder: anyOf(scene, seats), doubled: oneIn(scene, 3) });
  return scene;
}

function foundHome(scene: Arrangement, seat: Seat): void {
  const { state, pack, held } = scene;
  const area = pack.areas[state.control.indexOf(seat)];
  const home = anyOf(scene, area?.homeSites ?? []);
  addVillage(state, home, seat);
  held.set(home, seat);
  addPiece(state, "chieftain", seat, home);
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  player.home = home;
  if (oneIn(scene, 4)) player.shamanDue = state.clock + 1 + scene.chance.pick(2);
  else addPiece(state, "shaman", seat, home);
}

/** Areas won, with Villages finished and begun. */
export function spread(scene: Arrangement, seat: Seat): void {
  const { state, pack } = scene;
  pack.areas.forEach(({ sites }, area) => {
    if (state.control[area] !== NOBODY || !oneIn(scene, 4)) return;
    state.control[area] = seat;
    const site = anyOf(scene, sites);
    const stage = scene.chance.pick(3);
    if (stage === 0) addVillage(state, site, seat);
    if (stage === 1) addPartBuilt(state, site, false);
  });
}

/** Troops in a few places, Elders among them, logs and canoes beside them. */
export function muster(scene: Arrangement, seat: Seat): void {
  const { state } = scene;
  const villages = state.villages.filter(({ owner }) => owner === seat).map(({ at }) => at);
  const shore = anyOf(scene, openTo(scene, seat, onShore));
  for (const hex of [anyOf(scene, villages), shore, anyOf(scene, openTo(scene, seat, onLand))]) {
    if ((scene.held.get(hex) ?? seat) !== seat) continue;
    station(scene, seat, hex, someUnits(scene, 1, 5));
    if (oneIn(scene, 2)) appoint(scene, seat, hex);
    if (oneIn(scene, 2)) addMarker(state, anyOf(scene, LOAD_KINDS), hex);
    if (scene.pack.map.at(hex).coastal) beach(scene, hex, scene.chance.pick(4));
  }
}

export function beach({ state }: Arrangement, hex: Hex, canoes: number): Marker[] {
  return Array.from({ length: canoes }, () => addMarker(state, "warCanoe", hex));
}

/** A player's whole position: Areas, Villages, troops, timber, canoes; jungle may be cut down. */
export function flourish(scene: Arrangement): void {
  for (const seat of scene.seats) spread(scene, seat);
  for (const seat of scene.seats) muster(scene, seat);
  if (!scene.state.switches.jungleDepletion) return;
  const stumps = scene.pack.map.hexes.filter((hex) => hex.jungle && oneIn(scene, 4)).map((hex) => hex.id);
  scene.state.stumps.push(...stumps.sort((one, other) => one - other));
}

/** Canoes with people in them; at sea they are manned, on a shore they have come there this turn. */
export function launch(scene: Arrangement, seat: Seat, hex: Hex, commander: "elder" | "nobody"): Piece[] {
  const canoes = beach(scene, hex, 1 + scene.chance.pick(3));
  for (const canoe of canoes) canoe.crew = seat;
  const paddlers = canoes.map(() => anyOf(scene, UNIT_KINDS.slice(1)));
  const others = canoes.flatMap(() => (oneIn(scene, 2) ? [anyOf(scene, UNIT_KINDS)] : []));
  const crew = station(scene, seat, hex, [...paddlers, ...others]);
  return commander === "elder" ? [...appoint(scene, seat, hex), ...crew] : crew;
}

/** An Area takes up arms: its people, perhaps a Village, awake or asleep. Its Combat Units may have marched off. */
function raise(scene: Arrangement, area: number, isActive: boolean): void {
  const { state, pack, chance } = scene;
  const side = clanOf(area);
  const isOpen = (hex: HexInfo): boolean => hex.area === area && !hex.deep;
  const camps = openTo(scene, side, (hex) => isOpen(hex) && !hex.jungle);
  const camp = camps.length > 0 && !oneIn(scene, 4) ? anyOf(scene, camps) : 0;
  if (camp !== 0) {
    const post = isActive && oneIn(scene, 2) ? anyOf(scene, openTo(scene, side, onLand)) : camp;
    station(
      scene,
      side,
      post,
      Array.from({ length: 1 + chance.pick(3) }, () => anyOf(scene, UNIT_KINDS.slice(2))),
    );
  }
  const hexes = openTo(scene, side, isOpen);
  for (let count = hexes.length === 0 ? 0 : chance.pick(4); count > 0; count--)
    station(scene, side, anyOf(scene, hexes), ["population"]);
  if (oneIn(scene, 3)) addVillage(state, anyOf(scene, pack.areas[area]?.sites ?? []), side);
  state.control[area] = side;
  state.clans.push({ area, active: isActive, since: state.clock - (isActive ? 1 : chance.pick(2)), camp });
}

/** The middle of a game turn: this seat's turn has come so far, with frames on top. */
export function openTurn(
  scene: Arrangement,
  seat: Seat,
  step: PlayerTurnFrame["step"],
  ...frames: TahitiFrame[]
): void {
  const { state, seats } = scene;
  const next = state.order.indexOf(seat) + 1;
  const rounds: RoundsFrame = { phase: "rounds", next };
  const clans: ClansFrame = { phase: "clans", step: "movement", fights: [] };
  const turn: PlayerTurnFrame = { phase: "playerTurn", player: seat, step, gains: [] };
  state.stack = [rounds, ...(seats.length === 1 ? [clans] : []), turn, ...frames];
  state.active = seat;
}

/** Alone the others are clans. */
export function populate(scene: Arrangement): Arrangement {
  flourish(scene);
  if (scene.seats.length === 1) raiseClans(scene, 4);
  return scene;
}

export function raiseClans(scene: Arrangement, count: number): void {
  for (let made = 0; made < count; made++) {
    const neutral = scene.state.control.flatMap((owner, area) => (owner === NOBODY ? [area] : []));
    if (neutral.length > 0) raise(scene, anyOf(scene, neutral), !oneIn(scene, 4));
  }
}

export function playOf({ state, pack, chance }: Arrangement): TahitiPlay {
  return newPlay(rules, pack, state, chance);
}
