// The Expedition at sea: tables until a result stands (TAH-EXP-6 to TAH-EXP-21).
import { type AutomaticPhase, push, type Seat } from "@outrigger/kernel";
import { pickOne, rollDie, tallyPips } from "../dice.ts";
import type { Purpose } from "../island/events.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { afterLeaving, afterStorm, canoeCrews, isLost } from "./crew.ts";
import { discover, type Landfall, landfallModifier, maySailOn, settleOccupied } from "./expedition-tables.ts";
import type { VoyageFrame } from "./frames.ts";
import { conclude, loseCanoes, predecessors, stay } from "./landfall.ts";

export const voyage: AutomaticPhase<Tahiti, VoyageFrame> = {
  run(play, frame) {
    if (isLost(frame.crew)) {
      lose(play, frame.player);
      return;
    }
    switch (play.pack.voyage.first[roll(play, frame.player, "voyage")]) {
      case "storm":
        storm(play, frame);
        break;
      case "leak":
        loseCanoes(play, frame, afterLeaving(frame.crew, 1), "leak");
        break;
      case "tableA":
        land(play, frame, rollTableA(play, frame.player));
        break;
      case "tableB":
        land(play, frame, rollTableB(play, frame));
        break;
      default:
        lose(play, frame.player);
    }
  },
};

function roll(play: TahitiPlay, seat: Seat, purpose: Purpose, modifier = 0): number {
  const die = rollDie(play, seat, purpose, modifier);
  tallyPips(play, seat, "voyage", die);
  return die;
}

function storm(play: TahitiPlay, frame: VoyageFrame): void {
  const canoe = pickOne(
    play,
    frame.player,
    canoeCrews(frame.crew).map((_, place) => place),
  );
  loseCanoes(play, frame, afterStorm(frame.crew, canoe), "storm");
}

function rollTableA(play: TahitiPlay, seat: Seat): Landfall | undefined {
  const die = roll(play, seat, "tableA");
  return discover(play.pack, die, predecessors(play, seat));
}

function rollTableB(play: TahitiPlay, { player, crew }: VoyageFrame): Landfall {
  const place = roll(play, player, "tableB");
  const before = predecessors(play, player);
  const die = roll(play, player, "tableC", landfallModifier(play.pack, place, before));
  return settleOccupied(play.pack, crew, place, die, before);
}

function land(play: TahitiPlay, frame: VoyageFrame, landfall: Landfall | undefined): void {
  const { player, crew } = frame;
  if (landfall === undefined) {
    play.emit({ kind: "emptyAtoll", seat: player });
    return;
  }
  const { territory, level, cell } = landfall;
  play.emit({ kind: "sighted", seat: player, territory, level, inhabited: cell !== "" });
  if (maySailOn(landfall, crew)) push(play.state, { phase: "landfall", seat: player, ...landfall });
  else stay(play, player, landfall);
}

function lose(play: TahitiPlay, seat: Seat): void {
  play.emit({ kind: "lostAtSea", seat });
  conclude(play, seat, "TD", "");
}
