// Starts on land: villages and armies, building sites, fights about to begin, clans awake, ruins.
import type { Seat } from "@outrigger/kernel";
import type { ArrangedStart } from "@outrigger/testkit";
import { addMarker, addPartBuilt, addVillage } from "../../markers.ts";
import { chieftainOf } from "../../pieces.ts";
import type { Tahiti } from "../../tahiti.ts";
import { clanOf, type Hex, NOBODY, type Side } from "../../vocabulary.ts";
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
  openTo,
  openTurn,
  populate,
  raiseClans,
  someUnits,
  spread,
  station,
} from "../arranging.ts";

export const villages: ArrangedStart<Tahiti> = {
  name: "villages and armies",
  make(start) {
    const scene = populate(arrange(start));
    return scene.state;
  },
};

/** Somebody could finish a coastal Village while his Home Village lies inland, and everybody has work to do. */
export const works: ArrangedStart<Tahiti> = {
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

/** The active player has come upon enemies everywhere: on foot, in canoes on their shores, at sea. */
export const fights: ArrangedStart<Tahiti> = {
  name: "fights about to begin",
  make(start) {
    const scene = populate(arrange(start));
    const seat = anyOf(scene, scene.seats);
    for (let count = 0; count < 4; count++) invade(scene, seat);
    if (scene.state.switches.seaCombat && scene.seats.length > 1) meetAtSea(scene, seat);
    openTurn(scene, seat, "combat");
    return scene.state;
  },
};

/** Troops of the seat enter a hex that somebody else holds. */
function invade(scene: Arrangement, seat: Seat): void {
  const { pack, held } = scene;
  const targets = [...held].filter(([hex, side]) => side !== seat && !pack.map.at(hex).sea).map(([hex]) => hex);
  if (targets.length > 0) enter(scene, seat, anyOf(scene, targets));
}

/** On foot, or in canoes if it is a shore. */
function enter(scene: Arrangement, seat: Seat, hex: Hex): void {
  const { state, pack, held } = scene;
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

/** Enemies have come into a Home Village whose owner has others, on the coast and inland: which one is home then (TAH-VILL-3)? */
export const homes: ArrangedStart<Tahiti> = {
  name: "a home under attack",
  seats: [2, 3, 4],
  make(start) {
    const scene = arrange(start);
    const seat = anyOf(scene, scene.seats);
    const others = scene.seats.filter((other) => other !== seat);
    for (const other of others) settleAbout(scene, other);
    populate(scene);
    for (const other of others) enter(scene, seat, scene.state.players[other]?.home ?? 0);
    openTurn(scene, seat, "combat");
    return scene.state;
  },
};

/** Two Villages on the coast and one inland, as far as there are sites. */
function settleAbout(scene: Arrangement, seat: Seat): void {
  for (const isCoastal of [true, true, false]) {
    const sites = freeSites(scene, isCoastal);
    if (sites.length > 0) addVillage(scene.state, found(scene, seat, anyOf(scene, sites)), seat);
  }
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

/** Clans in most Areas, their Combat Units on the way to the player's Villages, canoes on the shores they hold. */
export const clans: ArrangedStart<Tahiti> = {
  name: "clans awake",
  seats: [1],
  make(start) {
    const scene = arrange(start);
    flourish(scene);
    raiseClans(scene, 6);
    for (const [hex, side] of scene.held)
      if (side !== 0 && scene.pack.map.at(hex).coastal) beach(scene, hex, scene.chance.pick(3));
    if (oneIn(scene, 2)) {
      surprise(scene);
      openTurn(scene, 0, "movement");
    }
    return scene.state;
  },
};

/** The Area in which the Chieftain stands, beside the camp, has just taken up arms and is still asleep (TAH-SOLO-7). */
function surprise(scene: Arrangement): void {
  const { state, pack } = scene;
  const large = pack.areas.flatMap(({ hexes }, area) =>
    state.control[area] === NOBODY && hexes.length > 3 ? [area] : [],
  );
  const chieftain = chieftainOf(state, 0);
  if (large.length === 0 || chieftain === undefined) return;
  const area = anyOf(scene, large);
  const camps = openTo(scene, clanOf(area), (hex) => hex.area === area && !hex.jungle);
  if (camps.length === 0) return;
  const camp = anyOf(scene, camps);
  const beside = pack.map.at(camp).landSteps.filter((hex) => hex.area === area);
  chieftain.at = anyOf(scene, [camp, ...beside.map(({ id }) => id)]);
  station(scene, 0, chieftain.at, ["fighters"]);
  station(scene, clanOf(area), camp, ["fighters", "fighters"]);
  state.control[area] = clanOf(area);
  state.clans.push({ area, active: false, since: state.clock, camp });
}

/** Somebody has nothing left but his Chieftain and a few people; among several, not even a Village. */
export const ruins: ArrangedStart<Tahiti> = {
  name: "hardly anything left",
  make(start) {
    const scene = populate(arrange(start));
    const { state, seats } = scene;
    const seat = anyOf(scene, seats);
    const kept = seats.length === 1 ? (state.players[seat]?.home ?? 0) : 0;
    state.pieces = state.pieces.filter(({ owner, kind }) => owner !== seat || kind === "chieftain" || oneIn(scene, 4));
    state.villages = state.villages.filter(({ owner, at }) => owner !== seat || at === kept);
    Object.assign(state.players[seat] as object, { home: kept });
    return state;
  },
};
