// Positions far into a game of Tahiti: villages and armies, fleets at sea, fights about to begin, captives held, clans awake,
// players leaving or gone. Random play from the set-up seldom comes to them.
import { newPlay, type Seat } from "@outrigger/kernel";
import type { ArrangedStart } from "@outrigger/testkit";
import { newBattle } from "../battle.ts";
import { startDeparture, startForcedDeparture } from "../departure.ts";
import type { BargainFrame, BattleFrame, CombatsFrame, FlotillaFrame, OverboardFrame, VoyageFrame } from "../frames.ts";
import { rules } from "../index.ts";
import { clearMap, takeLeave } from "../leaving.ts";
import { addMarker, addPartBuilt, addVillage } from "../markers.ts";
import { chieftainOf, commanderValues, noUnits } from "../pieces.ts";
import { isFamiliar } from "../sea.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isUnit, LEVELS, type Level, NOBODY, type Side } from "../vocabulary.ts";
import { discover, type Landfall } from "../voyage.ts";
import {
  type Arrangement,
  anyOf,
  appoint,
  arrange,
  atSea,
  beach,
  flourish,
  launch,
  muster,
  oneIn,
  onLand,
  onShore,
  openTo,
  openTurn,
  raise,
  someUnits,
  spread,
  station,
} from "./arranging.ts";

function playOf({ state, pack, chance }: Arrangement): TahitiPlay {
  return newPlay(rules, pack, state, chance);
}

/** Alone the others are clans. */
function populate(scene: Arrangement): void {
  flourish(scene);
  if (scene.seats.length === 1) raiseClans(scene, 4);
}

function raiseClans(scene: Arrangement, count: number): void {
  for (let made = 0; made < count; made++) {
    const neutral = scene.state.control.flatMap((owner, area) => (owner === NOBODY ? [area] : []));
    if (neutral.length > 0) raise(scene, anyOf(scene, neutral), !oneIn(scene, 4));
  }
}

const villages: ArrangedStart<Tahiti> = {
  name: "villages and armies",
  make(start) {
    const scene = arrange(start);
    populate(scene);
    return scene.state;
  },
};

/** Somebody could finish a coastal Village while his Home Village lies inland, and everybody has work to do. */
const works: ArrangedStart<Tahiti> = {
  name: "building sites",
  make(start) {
    const scene = arrange(start);
    for (const seat of scene.seats) spread(scene, seat);
    for (const seat of scene.seats) moveInland(scene, seat);
    for (const seat of scene.seats) muster(scene, seat);
    return scene.state;
  },
};

function moveInland(scene: Arrangement, seat: Seat): void {
  const { state } = scene;
  const inland = freeSites(scene, false);
  const player = state.players[seat];
  if (inland.length === 0 || player === undefined) return;
  player.home = found(scene, seat, anyOf(scene, inland));
  addVillage(state, player.home, seat);
  const shores = freeSites(scene, true);
  if (shores.length === 0) return;
  const yard = found(scene, seat, anyOf(scene, shores));
  addPartBuilt(state, yard, false);
  station(scene, seat, yard, ["population", "population", "population"]);
  addMarker(state, "bigLog", yard);
}

/** Sites of neutral Areas, on the coast or not. */
function freeSites({ state, pack, held }: Arrangement, isCoastal: boolean): Hex[] {
  return pack.map.hexes
    .filter(
      ({ site, coastal, area, id }) => site && coastal === isCoastal && state.control[area] === NOBODY && !held.has(id),
    )
    .map(({ id }) => id);
}

function found({ state, pack }: Arrangement, seat: Seat, hex: Hex): Hex {
  state.control[pack.map.at(hex).area] = seat;
  return hex;
}

/** Canoes in a ring round the island, some without a commander, others watching from their shores. */
const fleets: ArrangedStart<Tahiti> = {
  name: "fleets at sea",
  options: { seaCombat: true },
  make(start) {
    const scene = arrange(start);
    populate(scene);
    for (const seat of scene.seats)
      for (let count = 1 + scene.chance.pick(3); count > 0; count--) putToSea(scene, seat);
    openTurn(scene, anyOf(scene, scene.seats), "movement");
    return scene.state;
  },
};

/** A fleet, perhaps beside unarmed people of somebody else, whom it need not have fought. */
function putToSea(scene: Arrangement, seat: Seat): void {
  const hex = anyOf(scene, openTo(scene, seat, nearShore));
  launch(scene, seat, hex, oneIn(scene, 4) ? "nobody" : "elder");
  const others = scene.seats.filter((other) => other !== seat);
  if (others.length === 0 || !oneIn(scene, 3)) return;
  const enemy = anyOf(scene, others);
  for (const canoe of beach(scene, hex, 1)) canoe.crew = enemy;
  station(scene, enemy, hex, ["population"]);
  scene.held.set(hex, seat);
}

function nearShore({ sea, seaSteps }: { sea: boolean; seaSteps: readonly { coastal: boolean }[] }): boolean {
  return sea && seaSteps.some(({ coastal }) => coastal);
}

/** The active player has come upon enemies everywhere: on foot, in canoes on their shores, at sea. */
const fights: ArrangedStart<Tahiti> = {
  name: "fights about to begin",
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const seat = anyOf(scene, scene.seats);
    for (let count = 0; count < 4; count++) invade(scene, seat);
    if (scene.state.switches.seaCombat && scene.seats.length > 1) meetAtSea(scene, seat);
    openTurn(scene, seat, "combat");
    return scene.state;
  },
};

/** Troops of the seat enter a hex that somebody else holds: on foot, or in canoes if it is a shore. */
function invade(scene: Arrangement, seat: Seat): void {
  const { state, pack, held } = scene;
  const targets = [...held].filter(([hex, side]) => side !== seat && !pack.map.at(hex).sea).map(([hex]) => hex);
  if (targets.length === 0) return;
  const hex = anyOf(scene, targets);
  const holder = held.get(hex) as Side;
  if (oneIn(scene, 2)) station(scene, holder, hex, someUnits(scene, 1, 3));
  const landing = pack.map.at(hex).coastal && oneIn(scene, 2);
  if (landing && oneIn(scene, 2)) beach(scene, hex, 1 + scene.chance.pick(2));
  const before = state.markers.length;
  const party = landing
    ? launch(scene, seat, hex, "elder")
    : [...appoint(scene, seat, hex), ...station(scene, seat, hex, someUnits(scene, 1, 4))];
  held.set(hex, holder);
  const [leader] = party;
  for (const piece of party) Object.assign(piece, { by: landing ? "sea" : "land", mover: leader?.id ?? 0 });
  if (!landing) return;
  const last = anyOf(scene, pack.map.at(hex).seaSteps).id;
  for (const canoe of state.markers.slice(before)) Object.assign(canoe, { mover: leader?.id ?? 0, last });
}

function meetAtSea(scene: Arrangement, seat: Seat): void {
  const hex = anyOf(
    scene,
    openTo(scene, seat, atSea).filter((sea) => !scene.held.has(sea)),
  );
  const enemy = anyOf(
    scene,
    scene.seats.filter((other) => other !== seat),
  );
  launch(scene, enemy, hex, oneIn(scene, 2) ? "elder" : "nobody");
  const party = launch(scene, seat, hex, "elder");
  for (const piece of party) Object.assign(piece, { by: "sea", mover: party[0]?.id ?? 0 });
}

/** A Chieftain has been captured, and the two bargain: at the start, or after offers enough for the last word. */
const captives: ArrangedStart<Tahiti> = {
  name: "captives held",
  seats: [2, 3, 4],
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const captor = anyOf(scene, scene.seats);
    const captive = anyOf(
      scene,
      scene.seats.filter((seat) => seat !== captor),
    );
    const [attacker, defender] = oneIn(scene, 2) ? [captor, captive] : [captive, captor];
    const made = 2 + scene.chance.pick(2);
    const bargain: BargainFrame = {
      phase: "bargain",
      seat: captor,
      captor,
      captive,
      made: [made, made],
      standing: null,
    };
    openTurn(scene, attacker, "end", ...lostFight(scene, attacker, defender, captor, captive), bargain);
    return scene.state;
  },
};

/** The fight in which he was taken: its hex is the captor's, where the Chieftain now stands. */
function lostFight(
  scene: Arrangement,
  attacker: Seat,
  defender: Seat,
  winner: Seat,
  loser: Seat,
): [CombatsFrame, BattleFrame] {
  const hex = anyOf(
    scene,
    openTo(scene, winner, (here) => onLand(here) && !scene.held.has(here.id)),
  );
  station(scene, winner, hex, ["fighters"]);
  const chieftain = chieftainOf(scene.state, loser);
  if (chieftain !== undefined) chieftain.at = hex;
  const combats: CombatsFrame = { phase: "combats", player: attacker, settled: [[hex, defender]] };
  const battle = newBattle(playOf(scene), attacker, defender, hex);
  return [combats, { ...battle, step: "captives", winner, loser, hexes: 1, before: hex }];
}

/** Clans in most Areas, their Combat Units on the way to the player's Villages, canoes on the shores they hold. */
const clans: ArrangedStart<Tahiti> = {
  name: "clans awake",
  seats: [1],
  make(start) {
    const scene = arrange(start);
    flourish(scene);
    raiseClans(scene, 9);
    for (const [hex, side] of scene.held)
      if (side !== 0 && scene.pack.map.at(hex).coastal) beach(scene, hex, scene.chance.pick(3));
    if (oneIn(scene, 2)) openTurn(scene, 0, "movement");
    return scene.state;
  },
};

/** Somebody is about to leave and has asked for a deal already; alone he has to, vanquished. */
const departures: ArrangedStart<Tahiti> = {
  name: "somebody about to leave",
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const seat = anyOf(scene, scene.seats);
    const home = scene.state.players[seat]?.home ?? 0;
    station(scene, seat, home, someUnits(scene, 2, 5));
    beach(scene, home, 1 + scene.chance.pick(3));
    openTurn(scene, seat, "combat", { phase: "movement", seat });
    leaveTable(scene, seat);
    return scene.state;
  },
};

function leaveTable(scene: Arrangement, seat: Seat): void {
  const { state, seats } = scene;
  if (seats.length === 1) startForcedDeparture(playOf(scene), seat);
  else {
    startDeparture(playOf(scene), seat, true);
    const others = seats.filter((other) => other !== seat);
    state.asked.push(anyOf(scene, others));
  }
}

/** Some have settled overseas; another has just sighted land, perhaps theirs. */
const voyages: ArrangedStart<Tahiti> = {
  name: "others gone before",
  seats: [2, 3, 4],
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const { state, seats } = scene;
    const [leaver = 0, ...others] = seats;
    for (const seat of others.slice(2)) sendAbroad(scene, seat);
    if (seats.length === 3 && oneIn(scene, 2)) sendAbroad(scene, 2);
    openTurn(scene, leaver, "end");
    leave(scene, leaver);
    const crew = { canoes: 1 + scene.chance.pick(4), units: noUnits(), leaders: 1 + scene.chance.pick(3) };
    for (const kind of ["population", ...someUnits(scene, 1, 2 * crew.canoes - 1)] as const) crew.units[kind]++;
    const voyage: VoyageFrame = { phase: "voyage", player: leaver, crew };
    state.stack.push(voyage, { phase: "landfall", seat: leaver, ...sighted(scene) });
    return state;
  },
};

/** A land of Table A, which may always be given up (TAH-EXP-11). */
function sighted(scene: Arrangement): Landfall {
  const before: Record<string, Level[]> = {};
  for (const { settled, level } of scene.state.players) if (settled !== "" && level !== "") before[settled] = [level];
  const lands = [1, 2, 3, 4, 5, 6].flatMap((die) => discover(scene.pack, die, before) ?? []);
  return anyOf(scene, lands);
}

function leave({ state, pack }: Arrangement, seat: Seat): void {
  clearMap(state, pack, seat);
  takeLeave(state, seat);
}

function sendAbroad(scene: Arrangement, seat: Seat): void {
  const { state, pack } = scene;
  const lands = [...Object.values(pack.voyage.a), ...Object.values(pack.voyage.b)].flatMap(
    ({ territory }) => territory ?? [],
  );
  leave(scene, seat);
  Object.assign(state.players[seat] as object, { level: anyOf(scene, LEVELS.slice(1)), settled: anyOf(scene, lands) });
}

/** People in the water: canoes in the hex or beside it with less room than they need. */
const wrecks: ArrangedStart<Tahiti> = {
  name: "people in the water",
  options: { seaCombat: true },
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const seat = anyOf(scene, scene.seats);
    const hex = anyOf(
      scene,
      openTo(scene, seat, (here) => here.sea && !scene.held.has(here.id)),
    );
    const canoes = oneIn(scene, 2) ? launch(scene, seat, hex, "nobody").length : 0;
    const afloat = scene.state.markers.filter(({ at }) => at === hex).map(({ id }) => id);
    if (oneIn(scene, 2)) launch(scene, seat, anyOf(scene, neighboursAtSea(scene, seat, hex)), "elder");
    const swimmers = [...appoint(scene, seat, hex), ...station(scene, seat, hex, someUnits(scene, 2, 6))];
    const water: OverboardFrame = {
      phase: "overboard",
      side: seat,
      at: hex,
      swimmers: swimmers.map(({ id }) => id),
      canoes: afloat,
      seated: canoes,
      ownShore: false,
    };
    openTurn(scene, seat, "combat", water);
    return scene.state;
  },
};

function neighboursAtSea(scene: Arrangement, seat: Seat, hex: Hex): Hex[] {
  const near = scene.pack.map
    .at(hex)
    .seaSteps.filter(({ sea }) => sea)
    .map(({ id }) => id);
  return near.filter((other) => (scene.held.get(other) ?? seat) === seat);
}

/** Flotillas of somebody who knows few reefs, under way beside one. */
const reefs: ArrangedStart<Tahiti> = {
  name: "flotillas before reefs",
  options: { crashingReefs: true },
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const seat = anyOf(scene, scene.seats);
    const unknown = (hex: Hex): boolean =>
      scene.pack.map.at(hex).seaSteps.some((there) => there.reef && !isFamiliar(scene.state, seat, there));
    const waters = openTo(scene, seat, (hex) => onShore(hex) && unknown(hex.id));
    if (waters.length === 0) return scene.state;
    const hex = anyOf(scene, waters);
    const before = scene.state.markers.length;
    const [commander, ...crew] = launch(scene, seat, hex, "elder");
    if (commander === undefined) return scene.state;
    openTurn(scene, seat, "combat", { phase: "movement", seat }, underWay(scene, seat, commander, crew, before));
    return scene.state;
  },
};

function underWay(
  { state, pack }: Arrangement,
  seat: Seat,
  commander: Piece,
  crew: readonly Piece[],
  before: number,
): FlotillaFrame {
  commander.mover = commander.id;
  const { leadership } = commanderValues(pack, commander);
  const canoes = state.markers.slice(before, before + leadership);
  const paddlers = crew.slice(0, canoes.length);
  return {
    phase: "afloat",
    seat,
    commander: commander.id,
    left: 6,
    moved: true,
    landfall: 0,
    canoes: canoes.map(({ id }) => id),
    aboard: paddlers.filter(({ kind }) => isUnit(kind)).map(({ id }) => id),
    paid: true,
    approach: [],
    leaving: false,
  };
}

/** Somebody has nothing left but his Chieftain and a few people; among several, not even a Village. */
const ruins: ArrangedStart<Tahiti> = {
  name: "hardly anything left",
  make(start) {
    const scene = arrange(start);
    populate(scene);
    const { state, seats } = scene;
    const seat = anyOf(scene, seats);
    const kept = seats.length === 1 ? (state.players[seat]?.home ?? 0) : 0;
    state.pieces = state.pieces.filter(({ owner, kind }) => owner !== seat || kind === "chieftain" || oneIn(scene, 4));
    state.villages = state.villages.filter(({ owner, at }) => owner !== seat || at === kept);
    Object.assign(state.players[seat] as object, { home: kept });
    return state;
  },
};

export const arranged: readonly ArrangedStart<Tahiti>[] = [
  villages,
  works,
  fleets,
  fights,
  captives,
  clans,
  departures,
  voyages,
  wrecks,
  reefs,
  ruins,
];
