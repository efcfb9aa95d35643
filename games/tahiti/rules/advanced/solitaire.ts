// The hostile clans' turn (TAH-SOLO-9 to TAH-SOLO-11): their Combat Units march on the Home Village and attack.
import { type AutomaticPhase, pop, push } from "@outrigger/kernel";
import { newBattle } from "../combat/battle-record.ts";
import { pickOne } from "../dice.ts";
import { villageAt } from "../markers.ts";
import { landZones } from "../movement/land-zones.ts";
import { travel } from "../movement/travel.ts";
import { nextByLand } from "../movement/ways-home.ts";
import { hasCombatAt, piecesAt } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { clanOf, type Hex, isCombat, type Side } from "../vocabulary.ts";
import type { ClansFrame } from "./frames.ts";

/** There is only one player to attack. */
const PLAYER: Side = 0;
const HOSTILE_THIRDS = 9;

export const clans: AutomaticPhase<Tahiti, ClansFrame> = {
  run(play, frame) {
    const { state } = play;
    if (frame.step === "movement") {
      for (const [side, hex] of activeStacks(state)) march(play, side, hex);
      frame.step = "combat";
      frame.fights = activeStacks(state).filter(([, hex]) => isTarget(state, hex));
      return;
    }
    const fight = frame.fights.shift();
    if (fight === undefined) pop(state);
    else if (hasCombatAt(state, ...fight) && isTarget(state, fight[1]))
      push(state, newBattle(play, fight[0], PLAYER, fight[1]));
  },
};

/** Stacks of Combat Units of roused clans, by Area and hex. */
function activeStacks({ pieces, clans: all }: TahitiState): [Side, Hex][] {
  return all
    .filter((clan) => clan.active)
    .map((clan) => clanOf(clan.area))
    .sort((one, other) => one - other)
    .flatMap((side) => {
      const hexes = pieces.filter((piece) => piece.owner === side && isCombat(piece.kind)).map((piece) => piece.at);
      return [...new Set(hexes)].sort((one, other) => one - other).map((hex): [Side, Hex] => [side, hex]);
    });
}

/** TAH-SOLO-11: the player's pieces, or his Village. */
function isTarget(state: TahitiState, hex: Hex): boolean {
  return piecesAt(state, PLAYER, hex).length > 0 || villageAt(state, hex)?.owner === PLAYER;
}

/** TAH-SOLO-10: into the arms of whoever threatens it, otherwise on towards the Home Village. */
function march(play: TahitiPlay, side: Side, start: Hex): void {
  const stack = piecesAt(play.state, side, start).filter((piece) => isCombat(piece.kind));
  let [at, left] = [start, HOSTILE_THIRDS];
  for (;;) {
    const to = nextHex(play, side, at, left);
    if (to === undefined) return;
    left -= play.pack.map.at(to).cost;
    step(play, stack, to);
    at = to;
    if (hasCombatAt(play.state, PLAYER, at)) return;
  }
}

function step(play: TahitiPlay, stack: readonly Piece[], to: Hex): void {
  travel(play, { pieces: stack, markers: [], to, by: "land", mover: 0, kind: "stepped" });
}

function nextHex(play: TahitiPlay, side: Side, at: Hex, left: number): Hex | undefined {
  const { state, pack } = play;
  const home = state.players[PLAYER]?.home ?? 0;
  if (home === 0 || at === home || hasCombatAt(state, PLAYER, at)) return undefined;
  const canPay = (hex: Hex): boolean => pack.map.at(hex).cost <= left;
  const zones = landZones(state, pack, side);
  if (zones.isInfluenced(at)) {
    const enemies = pack.map.at(at).landSteps.map((hex) => hex.id);
    const targets = enemies.filter((hex) => zones.isOccupied(hex) && canPay(hex));
    return targets.length === 0 ? undefined : pickOne(play, side, targets);
  }
  // Equal ways are drawn for before the price is looked at: the way does not hang on the thirds left.
  const to = pickOne(play, side, nextByLand(pack, at, home));
  return canPay(to) ? to : undefined;
}
