// The dice of a combat on land and what the loser suffers before he retreats (TAH-LCOM, TAH-VILL-7, TAH-SOLO-12).
import { type DecisionPhase, frameOf, pop, popTo, push, type Seat } from "@outrigger/kernel";
import { mayFightAtSea, squadronsOf } from "../advanced/sea-forces.ts";
import { rollDie, tallyHope } from "../dice.ts";
import { startForcedDeparture } from "../endings/departure.ts";
import { homeChoices, nameHome } from "../island/home-village.ts";
import { addPartBuilt, markerOf, removeVillage, villageAt } from "../markers.ts";
import type { EngageMove, NewHomeMove, ShamanMove } from "../moves.ts";
import { attackOdds } from "../odds/attack.ts";
import { addPiece, handOver, piecesAt, unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { areaOfClan, type Hex, isClan, NOBODY } from "../vocabulary.ts";
import { isArmed, landForces, landStrengths, sideOf } from "./battle-record.ts";
import type { BattleAskFrame, BattleFrame, ShamanFrame } from "./frames.ts";
import { loseShaman } from "./shaman.ts";
import { resolve, waysToWin } from "./strength.ts";

/** TAH-SCOM-3: a flotilla that attacks a shore with canoes chooses how to fight. */
export function chooseMode(play: TahitiPlay, battle: BattleFrame): void {
  battle.step = "shamans";
  if (battle.sea) startAtSea(play, battle);
  else if (mayFightAtSea(play, battle)) push(play.state, { phase: "engage", seat: battle.attacker });
}

function startAtSea(play: TahitiPlay, battle: BattleFrame): void {
  battle.sea = true;
  battle.squadrons = squadronsOf(play, battle);
  battle.squadrons.forEach(({ canoes }, role) => {
    for (const id of canoes) markerOf(play.state, id).crew = sideOf(battle, role === 0 ? 0 : 1);
  });
}

export const engage: DecisionPhase<Tahiti, BattleAskFrame, EngageMove> = {
  publishes: "all",
  offers(play, _frame, ask) {
    const { attacker, defender, at: hex } = frameOf(play.state, "battle");
    const odds = (sea: boolean) =>
      ask.curious ? { odds: attackOdds(play, { attacker, defender, hex, sea }) } : undefined;
    ask.offer(["landFight"], odds(false));
    ask.offer(["seaFight"], odds(true));
  },
  apply(play, _frame, [kind]) {
    const battle = popTo(play.state, "battle");
    if (kind === "seaFight") startAtSea(play, battle);
    else for (const marker of play.state.markers) if (marker.at === battle.at) marker.crew = NOBODY;
  },
};

/** TAH-LCOM-7: attacker first, then defender; a Shaman alone has no choice. */
export function askShamans(play: TahitiPlay, battle: BattleFrame): void {
  if (battle.asked === 2) {
    battle.asked = 0;
    battle.step = "dice";
    return;
  }
  const role = battle.asked === 0 ? 0 : 1;
  battle.asked++;
  const side = sideOf(battle, role);
  const forces = partakers(play, battle, role);
  if (!forces.some((piece) => piece.kind === "shaman")) return;
  if (forces.length === 1) battle.shamans[role] = true;
  else push(play.state, { phase: "shaman", seat: side, role });
}

function partakers(play: TahitiPlay, battle: BattleFrame, role: 0 | 1): Piece[] {
  if (!battle.sea) return landForces(play, battle, role);
  const crew = battle.squadrons[role]?.crew ?? [];
  return piecesAt(play.state, sideOf(battle, role), battle.at).filter((piece) => crew.includes(piece.id));
}

export const shaman: DecisionPhase<Tahiti, ShamanFrame, ShamanMove> = {
  publishes: "all",
  offers(play, { role }, ask) {
    const { attacker, defender, at: hex, sea, shamans } = frameOf(play.state, "battle");
    const odds = (takesPart: boolean) => {
      if (!ask.curious) return undefined;
      // Whoever has not spoken yet is thought to send his Shaman in.
      const declared = role === 0 ? ([takesPart, true] as const) : ([shamans[0], takesPart] as const);
      return { odds: attackOdds(play, { attacker, defender, hex, sea, shamans: declared }) };
    };
    ask.offer(["shamanIn"], odds(true));
    ask.offer(["shamanOut"], odds(false));
  },
  apply(play, { seat, role }, [kind]) {
    const takesPart = kind === "shamanIn";
    frameOf(play.state, "battle").shamans[role] = takesPart;
    pop(play.state);
    play.emit({ kind: "shamanDeclared", seat, takesPart });
  },
};

export function rollLand(play: TahitiPlay, battle: BattleFrame): void {
  rollCombat(play, battle, landStrengths(play, battle));
  battle.step = "fallout";
}

/** TAH-LCOM-11, TAH-LCOM-12. */
export function rollCombat(play: TahitiPlay, battle: BattleFrame, strengths: [attack: number, defence: number]): void {
  const { attacker, defender, at, sea } = battle;
  const dice = [rollDie(play, attacker, "attack"), rollDie(play, defender, "defence")] as const;
  const { attackerWins, hexes } = resolve(...strengths, ...dice);
  battle.winner = attackerWins ? attacker : defender;
  battle.loser = attackerWins ? defender : attacker;
  battle.hexes = hexes;
  battle.left = hexes;
  const ways = waysToWin(...strengths);
  tallyHope(play, attacker, "combat", attackerWins, ways);
  tallyHope(play, defender, "combat", !attackerWins, 36 - ways);
  play.emit({ kind: "fought", attacker, defender, hex: at, sea, strengths, dice, winner: battle.winner, hexes });
}

/** TAH-LCOM-13: the losing Shaman first, then the Village, then a new home, then the retreat. */
export function sufferDefeat(play: TahitiPlay, battle: BattleFrame): void {
  const { state } = play;
  removeFailedShaman(play, battle);
  const hadUnits = unitCount(piecesAt(state, battle.loser, battle.at)) > 0;
  loseVillage(play, battle);
  battle.group = piecesAt(state, battle.loser, battle.at).map((piece) => piece.id);
  const winners = piecesAt(state, battle.winner, battle.at).filter(isArmed);
  battle.chasers = winners.map((piece) => piece.id);
  battle.step = "retreat";
  if (isClan(battle.loser) && play.pack.map.at(battle.at).area === areaOfClan(battle.loser))
    surrenderClan(play, battle, hadUnits);
}

/** TAH-SHAM-2. */
export function removeFailedShaman(play: TahitiPlay, battle: BattleFrame): void {
  const role = battle.loser === battle.attacker ? 0 : 1;
  if (!battle.shamans[role]) return;
  const failed = piecesAt(play.state, battle.loser, battle.at).find((piece) => piece.kind === "shaman");
  if (failed !== undefined) loseShaman(play, failed);
}

/** TAH-VILL-7: a Part-Built Village stays, and its people flee with the others. */
function loseVillage(play: TahitiPlay, { loser, winner, at }: BattleFrame): void {
  const { state } = play;
  const village = villageAt(state, at);
  if (village === undefined || village.owner !== loser) return;
  removeVillage(state, village);
  addPartBuilt(state, at, false);
  addPiece(state, "population", loser, at);
  play.emit({ kind: "villageFell", side: loser, hex: at });
  if (state.players[loser]?.home !== at) return;
  nameHome(play, loser, 0);
  // TAH-SOLO-15: beaten by a clan and without a Village, the player must leave.
  if (!nameAnotherHome(play, loser, at) && isClan(winner)) startForcedDeparture(play, loser);
}

/** TAH-VILL-3, TAH-SCOM-10: another Village becomes home at once; the owner says which. False when there is none. */
export function nameAnotherHome(play: TahitiPlay, seat: Seat, lost: Hex): boolean {
  const [first, ...others] = homeChoices(play.state, play.pack, seat, lost);
  if (first === undefined) return false;
  if (others.length === 0) nameHome(play, seat, first);
  else push(play.state, { phase: "newHome", seat });
  return true;
}

export const newHome: DecisionPhase<Tahiti, BattleAskFrame, NewHomeMove> = {
  publishes: "all",
  offers({ state, pack }, { seat }, ask) {
    const lost = frameOf(state, "battle").at;
    const choices = homeChoices(state, pack, seat, lost);
    for (const { at, owner } of state.villages) {
      if (owner !== seat) continue;
      if (choices.includes(at)) ask.offer(["newHome", at]);
      else ask.refuse(["newHome", at], at === lost ? "TAH-SCOM-10" : "TAH-VILL-3");
    }
  },
  apply(play, { seat }, [, hex]) {
    pop(play.state);
    nameHome(play, seat, hex);
  },
};

/** TAH-SOLO-12: beaten at home, the whole clan joins the player; a bare Village brings only its own people. */
function surrenderClan(play: TahitiPlay, battle: BattleFrame, hadUnits: boolean): void {
  const { state, pack } = play;
  const { loser, winner } = battle;
  const area = areaOfClan(loser);
  const isHome = (piece: Piece): boolean => piece.owner === loser && pack.map.at(piece.at).area === area;
  const people = state.pieces.filter((piece) => (hadUnits ? isHome(piece) : battle.group.includes(piece.id)));
  for (const piece of people) {
    piece.kind = "population";
    handOver(piece, winner, piece.at);
  }
  const ids = people.map((piece) => piece.id);
  play.emit({ kind: "surrendered", area: pack.areas[area]?.id ?? "", to: winner, ids });
  pop(state);
}
