// Sea combat (TAH-SCOM): dice, seating, sinking, and what the survivors do.
import { at, push } from "@outrigger/kernel";
import { sideOf } from "../combat/battle-record.ts";
import type { BattleFrame, Squadron } from "../combat/frames.ts";
import { removeFailedShaman, rollCombat } from "../combat/land-combat.ts";
import { nameAnotherHome } from "../combat/new-home.ts";
import { pickOne, rollDie, tallyPips } from "../dice.ts";
import { isHere } from "../endings/player-end.ts";
import { markerOf, removeMarker } from "../markers.ts";
import { piecesByIds } from "../movement/travel.ts";
import { findPiece, unitCount } from "../pieces.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { canoesSunk, seaStrengths } from "./sea-forces.ts";
import { survives } from "./sharks.ts";
import { drown } from "./swimmers.ts";

export function rollSea(play: TahitiPlay, battle: BattleFrame): void {
  rollCombat(play, battle, seaStrengths(play, battle));
  removeFailedShaman(play, battle);
  forgetTheDead(play, battle);
  battle.step = "seating";
  const { loser, at } = battle;
  // TAH-SCOM-10: the Village stands, but is no home to flee to.
  if (play.state.players[loser]?.home === at) nameAnotherHome(play, loser, at);
}

export function squadronAt(battle: BattleFrame, role: number): Squadron {
  const squadron = battle.squadrons[role];
  if (squadron === undefined) throw new Error("no squadron");
  return squadron;
}

/** TAH-SCOM-7: both sides; then whoever swims is seen to, the attacker's people first. */
export function sinkCanoes(play: TahitiPlay, battle: BattleFrame): void {
  const { state } = play;
  battle.step = "flight";
  const canoes = battle.squadrons.map((squadron) => squadron.canoes.length);
  const swimmers = ([0, 1] as const).map((role) => {
    const side = sideOf(battle, role);
    if (!isHere(state, side)) return [];
    const retreat = side === battle.loser ? battle.hexes : 0;
    return sinkSome(play, battle, role, at(canoes, 1 - role) + retreat);
  });
  // With the last rival but one drowned the game is over.
  if (state.stack.length === 0) return;
  for (const role of [1, 0] as const) pushOverboard(play, battle, role, swimmers[role] ?? []);
}

function sinkSome(play: TahitiPlay, battle: BattleFrame, role: 0 | 1, modifier: number): number[] {
  const side = sideOf(battle, role);
  const squadron = squadronAt(battle, role);
  const die = rollDie(play, side, "sinking", modifier);
  tallyPips(play, side, "sinking", 7 - die);
  const sunk: number[] = [];
  for (let count = canoesSunk(play, die + modifier, squadron.canoes.length); count > 0; count--)
    sunk.push(
      pickOne(
        play,
        side,
        squadron.canoes.filter((canoe) => !sunk.includes(canoe)),
      ),
    );
  if (sunk.length === 0) return [];
  play.emit({ kind: "canoesSank", side, hex: battle.at, markers: sunk });
  return sunk.flatMap((canoe) => loseCanoe(play, squadron, canoe));
}

/** The canoe is gone, its crew is in the water; those who escape the sharks are returned. */
function loseCanoe(play: TahitiPlay, squadron: Squadron, canoe: number): number[] {
  const { state } = play;
  const place = squadron.canoes.indexOf(canoe);
  squadron.canoes.splice(place, 1);
  const [crew] = squadron.seats.splice(place, 1);
  squadron.crew = squadron.crew.filter((id) => !(crew ?? []).includes(id));
  if (state.markers.some((marker) => marker.id === canoe)) removeMarker(state, markerOf(state, canoe));
  const alive: number[] = [];
  for (const id of crew ?? []) {
    const piece = findPiece(state, id);
    if (piece === undefined) continue;
    if (survives(play, piece, 0, "sharks")) alive.push(id);
    else drown(play, piece);
  }
  return alive.filter((id) => findPiece(state, id) !== undefined);
}

/** TAH-CHIEF-2: with a Chieftain drowned nobody of his is left, whoever escaped the sharks before him included. */
function pushOverboard(play: TahitiPlay, battle: BattleFrame, role: 0 | 1, swimmers: number[]): void {
  if (swimmers.length === 0 || !isHere(play.state, sideOf(battle, role))) return;
  const squadron = squadronAt(battle, role);
  const isShoreDefence = role === 1 && play.pack.map.at(battle.at).coastal;
  push(play.state, {
    phase: "overboard",
    side: sideOf(battle, role),
    at: battle.at,
    swimmers,
    canoes: [...squadron.canoes, ...squadron.spare],
    seated: unitCount(piecesByIds(play, squadron.crew)),
    ownShore: isShoreDefence,
  });
}

function forgetTheDead({ state }: TahitiPlay, battle: BattleFrame): void {
  for (const squadron of battle.squadrons) {
    squadron.crew = squadron.crew.filter((id) => findPiece(state, id) !== undefined);
    squadron.seats = squadron.seats.map((canoe) => canoe.filter((id) => findPiece(state, id) !== undefined));
  }
}

/** TAH-SCOM-10: what is left of the loser's squadron retreats; the winner's may pursue (TAH-SCOM-12). */
export function fleeBySea(play: TahitiPlay, battle: BattleFrame): void {
  forgetTheDead(play, battle);
  const losing = squadronAt(battle, battle.loser === battle.attacker ? 0 : 1);
  const winning = squadronAt(battle, battle.winner === battle.attacker ? 0 : 1);
  battle.canoes = [...losing.canoes, ...losing.spare];
  battle.group = battle.canoes.length === 0 ? [] : [...losing.crew];
  battle.chaserCanoes = [...winning.canoes, ...winning.spare];
  battle.chasers = battle.chaserCanoes.length === 0 ? [] : [...winning.crew];
  battle.step = "retreat";
}
