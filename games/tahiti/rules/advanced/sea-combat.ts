// Sea combat (TAH-SCOM): dice, seating, sinking, and what the survivors do.
import { at, type DecisionPhase, findFrame, frameOf, pop, push, replace } from "@outrigger/kernel";
import { newBattle, sideOf } from "../combat/battle-record.ts";
import type { BattleFrame, Squadron } from "../combat/frames.ts";
import { nameAnotherHome, removeFailedShaman, rollCombat } from "../combat/land-combat.ts";
import { pickOne, rollDie, tallyPips } from "../dice.ts";
import { isHere } from "../endings/player-end.ts";
import { markerOf, markersAt, removeMarker } from "../markers.ts";
import { piecesByIds, travel } from "../movement/travel.ts";
import type { LandingMove, SeatingMove } from "../moves.ts";
import { enemyCombatAt, findPiece, hasCombatAt, piecesAt, unitCount } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, NOBODY, type Side } from "../vocabulary.ts";
import type { LandingFrame, SeatingFrame } from "./frames.ts";
import { canoesSunk, seaStrengths } from "./sea-forces.ts";
import { inSeatingOrder, offerSeats, seatPiece, startSeating } from "./seating-form.ts";
import { drown, survives } from "./swimmers.ts";

export function rollSea(play: TahitiPlay, battle: BattleFrame): void {
  rollCombat(play, battle, seaStrengths(play, battle));
  removeFailedShaman(play, battle);
  forgetTheDead(play, battle);
  battle.step = "seating";
  const { loser, at } = battle;
  // TAH-SCOM-10: the Village stands, but is no home to flee to.
  if (play.state.players[loser]?.home === at) nameAnotherHome(play, loser, at);
}

function squadronAt(battle: BattleFrame, role: number): Squadron {
  const squadron = battle.squadrons[role];
  if (squadron === undefined) throw new Error("no squadron");
  return squadron;
}

/** TAH-SCOM-8: attacker first, then defender; a single canoe needs no seating. */
export function seatCrews(play: TahitiPlay, battle: BattleFrame): void {
  if (battle.asked === 2) {
    battle.step = "sinking";
    return;
  }
  const role = battle.asked === 0 ? 0 : 1;
  battle.asked++;
  if (squadronAt(battle, role).canoes.length > 1)
    push(play.state, { phase: "seating", seat: sideOf(battle, role), role, byHand: false });
}

export const seating: DecisionPhase<Tahiti, SeatingFrame, SeatingMove> = {
  publishes: ["go"],
  offers({ state }, { role, byHand }, ask) {
    const squadron = squadronAt(frameOf(state, "battle"), role);
    if (squadron.unseated.length > 0) offerSeats(state, squadron, ask);
    else {
      ask.offer(["go"]);
      if (!byHand) ask.offer(["arrange"]);
    }
  },
  apply(play, frame, move) {
    const squadron = squadronAt(frameOf(play.state, "battle"), frame.role);
    if (move[0] === "arrange") {
      frame.byHand = true;
      startSeating(squadron, inSeatingOrder(play.state, squadron.seats.flat()));
    } else if (move[0] === "seat") seatPiece(squadron, move[1], move[2]);
    else pop(play.state);
  },
};

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

/** The last step of every combat; at sea, canoes on a shore are beached and a victorious attacker lands (TAH-SCOM-13). */
export function landAfterwards(play: TahitiPlay, battle: BattleFrame): void {
  const { state, pack } = play;
  if (!battle.sea) {
    pop(state);
    return;
  }
  const canoes = markersAt(state, battle.at, "warCanoe").filter(({ crew }) => crew === battle.attacker);
  beachAt(play, battle.here, battle.loser);
  beachAt(play, battle.post, battle.winner);
  const hasLanded = battle.winner === battle.attacker && battle.post === battle.at && pack.map.at(battle.at).coastal;
  const isThere = hasLanded && piecesAt(state, battle.attacker, battle.at).length > 0;
  if (isThere && hasCombatAt(state, battle.defender, battle.at))
    replace(state, {
      phase: "landing",
      seat: battle.attacker,
      at: battle.at,
      defender: battle.defender,
      canoes: canoes.map(({ id }) => id),
    });
  else {
    pop(state);
    if (isThere) reopen(play, battle);
  }
}

function beachAt({ state, pack }: TahitiPlay, hex: Hex, side: Side): void {
  if (!pack.map.at(hex).coastal) return;
  for (const marker of state.markers) if (marker.at === hex && marker.crew === side) marker.crew = NOBODY;
}

/** What still stands on the shore may be attacked by those who have landed. */
function reopen({ state }: TahitiPlay, { at, defender }: BattleFrame): void {
  const phase = findFrame(state, "combats");
  if (phase !== undefined) phase.settled = phase.settled.filter(([hex, side]) => hex !== at || side !== defender);
}

export const landing: DecisionPhase<Tahiti, LandingFrame, LandingMove> = {
  publishes: "all",
  offers(play, frame, ask) {
    ask.offer(["assault"]);
    if (wayBack(play, frame) === undefined) ask.refuse(["withdraw"], "TAH-SCOM-13");
    else ask.offer(["withdraw"]);
  },
  apply(play, frame, [kind]) {
    if (kind === "assault") {
      const battle = newBattle(play, frame.seat, frame.defender, frame.at);
      replace(play.state, { ...battle, step: "shamans" });
      return;
    }
    const back = wayBack(play, frame);
    pop(play.state);
    if (back !== undefined) withdraw(play, frame, back);
  },
};

/** The hex his canoes came from, unless an enemy has closed it. Canoes taken here came from nowhere. */
function wayBack({ state }: TahitiPlay, { seat, canoes }: LandingFrame): Hex | undefined {
  const first = canoes.map((id) => markerOf(state, id)).find(({ mover }) => mover !== 0);
  const back = first?.last ?? 0;
  return back === 0 || enemyCombatAt(state, seat, back) ? undefined : back;
}

function withdraw(play: TahitiPlay, frame: LandingFrame, to: Hex): void {
  const { state, pack } = play;
  const { seat, at, canoes: markers } = frame;
  const pieces = piecesAt(state, seat, at);
  travel(play, { pieces, markers, to, by: "sea", mover: 0, kind: "retreated" });
  if (!pack.map.at(to).coastal) for (const id of markers) markerOf(state, id).crew = seat;
}
