// An Elder may come with an Area that was gained (TAH-ELD).
import { type AutomaticPhase, type DecisionPhase, pop, replace, type Seat } from "@outrigger/kernel";
import { areaOf } from "../components.ts";
import { rollDie, tallyHope } from "../dice.ts";
import type { PlaceMove } from "../moves.ts";
import { addPiece } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { drawElder } from "./elders.ts";
import type { ArrivalFrame, ElderArrivalFrame } from "./frames.ts";

export const arrival: AutomaticPhase<Tahiti, ArrivalFrame> = {
  run(play, { player, area, sure }) {
    if (!sure && !isElderWilling(play, player)) {
      pop(play.state);
      play.tell(() => ({ kind: "noElder", seat: player, area: areaOf(play.pack, area).id }));
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

export const elderArrival: DecisionPhase<Tahiti, ElderArrivalFrame, PlaceMove<"elder">> = {
  publishes: ["place"],
  offers(play, { area }, ask) {
    for (const hex of areaOf(play.pack, area).hexes) ask.offer(["place", "elder", hex]);
  },
  apply(play, { seat, elder }, [, , hex]) {
    const { id } = addPiece(play.state, "elder", seat, hex, elder);
    pop(play.state);
    play.emit({ kind: "placed", side: seat, piece: "elder", id, hex: hex, elder });
  },
};
