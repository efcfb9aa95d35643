// The dice of a combat on land and what the loser suffers before he retreats (TAH-LCOM, TAH-VILL-7, TAH-SOLO-12).
import { pop } from "@outrigger/kernel";
import { rollDie, tallyHope } from "../dice.ts";
import { startForcedDeparture } from "../endings/departure.ts";
import { nameHome } from "../island/home-village.ts";
import { addPartBuilt, removeVillage, villageAt } from "../markers.ts";
import { addPiece, handOver, piecesAt, unitCount } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { areaOfClan, isClan } from "../vocabulary.ts";
import { isArmed, landStrengths } from "./battle-record.ts";
import type { BattleFrame } from "./frames.ts";
import { nameAnotherHome } from "./new-home.ts";
import { resolve, waysToWin } from "./outcome.ts";
import { loseShaman } from "./shaman.ts";

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
