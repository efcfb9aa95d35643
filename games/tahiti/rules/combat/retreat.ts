// Retreat, hex by hex, towards the Home Village (TAH-RETR), on land and at sea.
import { push } from "@outrigger/kernel";
import { pickOne } from "../dice.ts";
import { homeOf, markersAt } from "../markers.ts";
import { piecesByIds, travel } from "../movement/travel.ts";
import { retreatHexes } from "../movement/ways-home.ts";
import { piecesAt } from "../pieces.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { type Hex, isCombat, isSeat } from "../vocabulary.ts";
import type { BattleFrame } from "./frames.ts";
import { isTrapped } from "./trapped.ts";

/** The next hex of the retreat, or the end of it. */
export function retreat(play: TahitiPlay, battle: BattleFrame): void {
  const { state } = play;
  const isDone = battle.left === 0 || (battle.group.length === 0 && battle.canoes.length === 0);
  if (isDone) {
    battle.step = "landing";
    return;
  }
  const hexes = waysOut(play, battle);
  const [first] = hexes;
  if (first === undefined) isTrapped(play, battle);
  else if (hexes.length === 1) goTo(play, battle, first);
  // TAH-SOLO-11: hostile winners choose at random.
  else if (!isSeat(battle.winner)) goTo(play, battle, pickOne(play, battle.winner, hexes));
  else push(state, { phase: "retreatPath", seat: battle.winner, hexes });
}

/** TAH-RETR-7, TAH-SCOM-14: without a home there is nowhere to go; canoes need a coastal one. */
function waysOut(play: TahitiPlay, { loser, here, sea }: BattleFrame): Hex[] {
  const home = homeOf(play.state, loser);
  if (home === 0 || (sea && !play.pack.map.at(home).coastal)) return [];
  return retreatHexes(play, loser, here, home, sea ? "sea" : "land");
}

export function goTo(play: TahitiPlay, battle: BattleFrame, to: Hex): void {
  const { state } = play;
  if (battle.before !== 0) joinRetreat(play, battle);
  battle.before = battle.here;
  const pieces = piecesByIds(play, battle.group);
  travel(play, { pieces, markers: battle.canoes, to, by: battle.sea ? "sea" : "land", mover: 0, kind: "retreated" });
  battle.here = to;
  battle.left--;
  // TAH-RETR-5: home is far enough.
  if (to === homeOf(state, battle.loser)) battle.left = 0;
  const isFirst = battle.before === battle.at;
  battle.adjacent = isFirst && !battle.sea && battle.chasers.length > 0;
  if (!isFirst && canChase(play, battle)) battle.step = "pursuit";
  else battle.step = battle.sea ? "retreat" : "panic";
}

/** TAH-RETR-4, TAH-SCOM-11: friends in a hex that is left again come along; at sea only those afloat. */
function joinRetreat({ state, pack }: TahitiPlay, battle: BattleFrame): void {
  const { here, loser, sea } = battle;
  if (sea && !pack.map.at(here).sea) return;
  battle.group = piecesAt(state, loser, here).map((piece) => piece.id);
  if (sea)
    battle.canoes = markersAt(state, here, "warCanoe")
      .filter((canoe) => canoe.crew === loser)
      .map((canoe) => canoe.id);
}

/** TAH-PURS-1, TAH-PURS-4: somebody is left to pursue, a Combat Unit among them; at sea a canoe. */
function canChase(play: TahitiPlay, { chasers, chaserCanoes, sea }: BattleFrame): boolean {
  if (sea) return chaserCanoes.length > 0;
  return piecesByIds(play, chasers).some((piece) => isCombat(piece.kind));
}
