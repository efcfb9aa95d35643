// The order of a combat (TAH-LCOM-13): each step does its part and says what comes next.
import { type AutomaticPhase, pop } from "@outrigger/kernel";
import { landAfterwards } from "../advanced/landing.ts";
import { fleeBySea, rollSea, sinkCanoes } from "../advanced/sea-combat.ts";
import { seatCrews } from "../advanced/seat-crews.ts";
import { isHere } from "../endings/player-end.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import { takeCaptive } from "./capture.ts";
import { chooseMode } from "./engage.ts";
import type { BattleFrame, BattleStep } from "./frames.ts";
import { rollLand, sufferDefeat } from "./land-combat.ts";
import { panic } from "./panic.ts";
import { pursue } from "./pursuit.ts";
import { retreat } from "./retreat.ts";
import { askShamans } from "./shaman.ts";

type StepOfBattle = (play: TahitiPlay, battle: BattleFrame) => void;

const STEPS: Readonly<Record<BattleStep, StepOfBattle>> = {
  mode: chooseMode,
  shamans: askShamans,
  dice: (play, battle) => (battle.sea ? rollSea(play, battle) : rollLand(play, battle)),
  fallout: sufferDefeat,
  seating: seatCrews,
  sinking: sinkCanoes,
  flight: fleeBySea,
  retreat,
  pursuit: pursue,
  panic,
  captives: takeCaptive,
  landing: landAfterwards,
};

export const battle: AutomaticPhase<Tahiti, BattleFrame> = {
  run(play, frame) {
    // TAH-NEG-11: with either of them gone nothing more comes of it.
    const isDecided = frame.winner !== NOBODY;
    if (isDecided && !(isHere(play.state, frame.winner) && isHere(play.state, frame.loser))) pop(play.state);
    else STEPS[frame.step](play, frame);
  },
};
