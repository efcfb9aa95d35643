// Starts at sea: fleets, landings on defended shores, people in the water, flotillas before reefs.
import type { Seat } from "@outrigger/kernel";
import type { ArrangedStart } from "@outrigger/testkit";
import type { OverboardFrame } from "../../advanced/frames.ts";
import type { FlotillaFrame } from "../../movement/frames.ts";
import { isFamiliar } from "../../movement/sea.ts";
import { chieftainOf, commanderValues } from "../../pieces.ts";
import type { Piece } from "../../state.ts";
import type { Tahiti } from "../../tahiti.ts";
import { COMBAT_KINDS, type Hex, isUnit } from "../../vocabulary.ts";
import {
  type Arrangement,
  anyOf,
  appoint,
  arrange,
  beach,
  launch,
  oneIn,
  onShore,
  openTo,
  openTurn,
  populate,
  someUnits,
  station,
} from "../arranging.ts";

/** Canoes in a ring round the island, some without a commander, others watching from their shores. */
export const fleets: ArrangedStart<Tahiti> = {
  name: "fleets at sea",
  options: { seaCombat: true },
  make(start) {
    const scene = populate(arrange(start));
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
  const near = neighboursAtSea(scene, seat, hex);
  if (near.length > 0 && oneIn(scene, 2)) launch(scene, seat, anyOf(scene, near), "nobody");
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

/** The active player lies off shores whose people have canoes and more Combat Units than can man them. */
export const shores: ArrangedStart<Tahiti> = {
  name: "landings on defended shores",
  seats: [2, 3, 4],
  options: { seaCombat: true },
  make(start) {
    const scene = populate(arrange(start));
    const seat = anyOf(scene, scene.seats);
    for (const enemy of scene.seats) if (enemy !== seat) landOn(scene, seat, enemy);
    openTurn(scene, seat, "combat");
    return scene.state;
  },
};

function landOn(scene: Arrangement, seat: Seat, enemy: Seat): void {
  const { state, pack } = scene;
  const coastal = state.villages.filter(({ at, owner }) => owner === enemy && pack.map.at(at).coastal);
  if (coastal.length === 0) return;
  const { at: hex } = anyOf(scene, coastal);
  defend(scene, enemy, hex);
  const before = state.markers.length;
  const party = [...launch(scene, seat, hex, "elder"), ...goAlong(scene, seat, hex)];
  const { seaSteps } = pack.map.at(hex);
  const back = anyOf(
    scene,
    seaSteps.filter(({ sea }) => sea),
  );
  // Somebody may have come between it and the sea.
  if (oneIn(scene, 3) && !scene.held.has(back.id)) launch(scene, enemy, back.id, "nobody");
  const mover = party[0]?.id ?? 0;
  for (const piece of party) Object.assign(piece, { by: "sea", mover });
  for (const canoe of state.markers.slice(before)) if (canoe.at === hex) Object.assign(canoe, { mover, last: back.id });
}

/** Now and then the Head Chieftain is with his people, and may drown with them. */
function goAlong(scene: Arrangement, seat: Seat, hex: Hex): Piece[] {
  const chieftain = chieftainOf(scene.state, seat);
  if (chieftain === undefined || !oneIn(scene, 3)) return [];
  chieftain.at = hex;
  return [chieftain];
}

/** One in three has his Home Village elsewhere, so that canoes have nowhere to go, or several to choose from. */
function defend(scene: Arrangement, seat: Seat, hex: Hex): void {
  const { state, pack, chance } = scene;
  station(
    scene,
    seat,
    hex,
    Array.from({ length: 2 + chance.pick(4) }, () => anyOf(scene, COMBAT_KINDS)),
  );
  beach(scene, hex, 1 + chance.pick(3));
  goAlong(scene, seat, hex);
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const own = state.villages.filter(({ owner }) => owner === seat).map(({ at }) => at);
  const inland = own.filter((at) => !pack.map.at(at).coastal);
  if (inland.length > 0 && oneIn(scene, 2)) player.home = anyOf(scene, inland);
  else if (oneIn(scene, 2)) player.home = hex;
}

/** People in the water: canoes in the hex or beside it with less room than they need. */
export const wrecks: ArrangedStart<Tahiti> = {
  name: "people in the water",
  options: { seaCombat: true },
  make(start) {
    const scene = populate(arrange(start));
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
export const reefs: ArrangedStart<Tahiti> = {
  name: "flotillas before reefs",
  options: { crashingReefs: true },
  make(start) {
    const scene = populate(arrange(start));
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
  { state, pack, chance }: Arrangement,
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
    left: 1 + chance.pick(6),
    moved: true,
    landfall: 0,
    canoes: canoes.map(({ id }) => id),
    aboard: paddlers.filter(({ kind }) => isUnit(kind)).map(({ id }) => id),
    paid: true,
    approach: [],
    leaving: false,
  };
}
