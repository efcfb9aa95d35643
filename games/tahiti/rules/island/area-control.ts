// Areas change hands after all builds (TAH-CTRL): new Population, perhaps a Clan Elder; alone, the die says who lives there.
import { type AutomaticPhase, at, type DecisionPhase, pop, push, type Seat } from "@outrigger/kernel";
import { sendNeutralRoll } from "../advanced/hostile-clans.ts";
import { areaOf } from "../components.ts";
import type { PlaceMove } from "../moves.ts";
import { addPiece } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import type { ControlFrame, SettlersFrame } from "./frames.ts";

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
  const from = at(play.state.control, area);
  play.state.control[area] = seat;
  play.tell(() => ({ kind: "areaGained", seat, area: areaOf(play.pack, area).id, from }));
}

/** TAH-CTRL-2, TAH-CTRL-3. */
function gainNeutral(play: TahitiPlay, player: Seat, area: number, sure: boolean): void {
  gain(play, player, area);
  push(play.state, { phase: "arrival", player, area, sure });
  push(play.state, { phase: "settlers", seat: player, area, left: NEW_POPULATION });
}

export const settlers: DecisionPhase<Tahiti, SettlersFrame, PlaceMove<"population">> = {
  publishes: ["place"],
  offers(play, { area }, ask) {
    for (const hex of areaOf(play.pack, area).hexes) ask.offer(["place", "population", hex]);
  },
  apply(play, frame, [, , hex]) {
    const { id } = addPiece(play.state, "population", frame.seat, hex);
    frame.left--;
    if (frame.left === 0) pop(play.state);
    play.emit({ kind: "placed", side: frame.seat, piece: "population", id, hex: hex, elder: 0 });
  },
};
