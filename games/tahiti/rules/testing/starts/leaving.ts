// Starts with somebody on his way out: a captive held, a departure begun, land sighted.
import type { Seat } from "@outrigger/kernel";
import type { ArrangedStart } from "@outrigger/testkit";
import { newBattle } from "../../combat/battle-record.ts";
import type { BattleFrame, CombatsFrame } from "../../combat/frames.ts";
import { startDeparture, startForcedDeparture } from "../../endings/departure.ts";
import { discover, type Landfall } from "../../endings/expedition-tables.ts";
import type { BargainFrame, VoyageFrame } from "../../endings/frames.ts";
import { clearMap, takeLeave } from "../../endings/player-end.ts";
import { chieftainOf, noUnits } from "../../pieces.ts";
import type { Tahiti } from "../../tahiti.ts";
import { LEVELS, type Level } from "../../vocabulary.ts";
import {
  type Arrangement,
  anyOf,
  arrange,
  beach,
  oneIn,
  onLand,
  openTo,
  openTurn,
  playOf,
  populate,
  someUnits,
  station,
} from "../arranging.ts";

/** A Chieftain has been captured, and the two bargain: at the start, or after offers enough for the last word. */
export const captives: ArrangedStart<Tahiti> = {
  name: "captives held",
  seats: [2, 3, 4],
  make(start) {
    const scene = populate(arrange(start));
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

/** Somebody is about to leave and has asked for a deal already; alone he has to, vanquished. */
export const departures: ArrangedStart<Tahiti> = {
  name: "somebody about to leave",
  make(start) {
    const scene = populate(arrange(start));
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
export const voyages: ArrangedStart<Tahiti> = {
  name: "others gone before",
  seats: [2, 3, 4],
  make(start) {
    const scene = populate(arrange(start));
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

/** A land of Table A, which may always be given up (TAH-EXP-11), or the inhabited one of somebody who triumphed there. */
function sighted(scene: Arrangement): Landfall {
  const triumph = scene.state.players.find(({ settled, level }) => level === "TV" && isInhabited(scene, settled));
  if (triumph !== undefined && oneIn(scene, 2)) {
    const level = anyOf(scene, ["MV", "SV"] as const);
    return { territory: triumph.settled, level, cell: level };
  }
  const before: Record<string, Level[]> = {};
  for (const { settled, level } of scene.state.players) if (settled !== "" && level !== "") before[settled] = [level];
  const lands = [1, 2, 3, 4, 5, 6].flatMap((die) => discover(scene.pack, die, before) ?? []);
  return anyOf(scene, lands);
}

function isInhabited({ pack }: Arrangement, land: string): boolean {
  return Object.values(pack.voyage.b).some(({ territory }) => territory === land);
}

function leave({ state, pack }: Arrangement, seat: Seat): void {
  clearMap(state, pack, seat);
  takeLeave(state, seat);
}

/** Settled overseas: somewhere or other, or in triumph among others, who may come back to haunt a later one (TAH-EXP-19). */
function sendAbroad(scene: Arrangement, seat: Seat): void {
  const { state, pack } = scene;
  const inhabited = Object.values(pack.voyage.b).map(({ territory }) => territory);
  const lands = [...inhabited, ...Object.values(pack.voyage.a).flatMap(({ territory }) => territory ?? [])];
  const triumph = { level: "TV", settled: anyOf(scene, inhabited) };
  const any = { level: anyOf(scene, LEVELS.slice(1)), settled: anyOf(scene, lands) };
  leave(scene, seat);
  Object.assign(state.players[seat] as object, oneIn(scene, 2) ? triumph : any);
}
