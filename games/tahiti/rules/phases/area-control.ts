// Areas change hands after all builds (TAH-CTRL): new Population, perhaps a Clan Elder; alone, the die says who lives there.
import { type AutomaticPhase, type DecisionPhase, pop, push, replace, type Seat } from "@outrigger/kernel";
import { sendNeutralRoll } from "../clans.ts";
import type { AreaInfo } from "../components.ts";
import { rollDie, tallyHope } from "../dice.ts";
import { drawElder } from "../elders.ts";
import type { ArrivalFrame, ControlFrame, ElderArrivalFrame, SettlersFrame } from "../frames.ts";
import { addPiece } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY, type Side } from "../vocabulary.ts";

const NEW_POPULATION = 3;

export const control: AutomaticPhase<Tahiti, ControlFrame> = {
  run(play, { player, gains }) {
    const area = gains.shift();
    if (area === undefined) pop(play.state);
    else if (play.state.control[area] !== NOBODY) gain(play, player, area);
    // TAH-SOLO-2: alone, a neutral Area has to be asked first.
    else if (play.state.players.length > 1) gainNeutral(play, player, area, false);
    else if (sendNeutralRoll(play, area)) gainNeutral(play, player, area, true);
  },
};

function gain(play: TahitiPlay, seat: Seat, area: number): void {
  const from = play.state.control[area] as Side;
  play.state.control[area] = seat;
  if (play.telling) play.emit({ kind: "areaGained", seat, area: areaAt(play, area).id, from });
}

/** TAH-CTRL-2, TAH-CTRL-3. */
function gainNeutral(play: TahitiPlay, player: Seat, area: number, sure: boolean): void {
  gain(play, player, area);
  push(play.state, { phase: "arrival", player, area, sure });
  push(play.state, { phase: "settlers", seat: player, area, left: NEW_POPULATION });
}

function areaAt({ pack }: TahitiPlay, area: number): AreaInfo {
  return pack.areas[area] as AreaInfo;
}

export const settlers: DecisionPhase<Tahiti, SettlersFrame> = {
  publishes: ["place"],
  offers(play, { area }, ask) {
    for (const hex of areaAt(play, area).hexes) ask.offer(["place", "population", hex]);
  },
  apply(play, frame, [, , hex]) {
    const { id } = addPiece(play.state, "population", frame.seat, Number(hex));
    frame.left--;
    if (frame.left === 0) pop(play.state);
    if (play.telling)
      play.emit({ kind: "placed", side: frame.seat, piece: "population", id, hex: Number(hex), elder: 0 });
  },
};

export const arrival: AutomaticPhase<Tahiti, ArrivalFrame> = {
  run(play, { player, area, sure }) {
    if (!sure && !isElderWilling(play, player)) {
      pop(play.state);
      if (play.telling) play.emit({ kind: "noElder", seat: player, area: areaAt(play, area).id });
      return;
    }
    const elder = drawElder(play, player);
    replace(play.state, { phase: "elderArrival", seat: player, area, elder });
  },
};

function isElderWilling(play: TahitiPlay, seat: Seat): boolean {
  const willing = rollDie(play, seat, "elder") % 2 === 0;
  tallyHope(play, seat, "elders", willing, 18);
  return willing;
}

export const elderArrival: DecisionPhase<Tahiti, ElderArrivalFrame> = {
  publishes: ["place"],
  offers(play, { area }, ask) {
    for (const hex of areaAt(play, area).hexes) ask.offer(["place", "elder", hex]);
  },
  apply(play, { seat, elder }, [, , hex]) {
    const { id } = addPiece(play.state, "elder", seat, Number(hex), elder);
    pop(play.state);
    if (play.telling) play.emit({ kind: "placed", side: seat, piece: "elder", id, hex: Number(hex), elder });
  },
};
