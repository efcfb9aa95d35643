// The game turn: initiative, one player turn for each, then the turn marker advances (TAH-SEQ, TAH-END-3).
import { type AutomaticPhase, push, replace } from "@outrigger/kernel";
import { endGame } from "../endings/victory.ts";
import { dateOf, seasonsWith } from "../names.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import type { RoundsFrame, TurnStartFrame } from "./frames.ts";

export const gameTurn: AutomaticPhase<Tahiti, TurnStartFrame> = {
  run(play) {
    const { state, pack } = play;
    state.clock++;
    play.tell(() => ({ kind: "turnBegan", ...dateOf(pack.tracks, state.clock) }));
    replace(state, { phase: "rounds", next: 0 });
    // TAH-INIT-7: alone there is nobody to be quicker than.
    state.order = state.players.length === 1 ? [0] : [];
    if (state.players.length > 1) push(state, { phase: "initiative" });
  },
};

export const rounds: AutomaticPhase<Tahiti, RoundsFrame> = {
  run(play, frame) {
    const { state } = play;
    const seat = state.order[frame.next];
    if (seat === undefined) {
      advance(play);
      return;
    }
    frame.next++;
    // TAH-SEQ-4: whoever is gone is passed over.
    if (state.players[seat]?.onTahiti !== true) return;
    if (state.players.length === 1) push(state, { phase: "clans", step: "movement", fights: [] });
    push(state, { phase: "playerTurn", player: seat, step: "construction", gains: [] });
  },
};

/** TAH-SEQ-5, TAH-END-3. */
function advance(play: TahitiPlay): void {
  const { state, pack } = play;
  const { seasonLimit } = state.switches;
  if (seasonLimit > 0 && seasonsWith(pack.tracks, state.clock) >= seasonLimit) endGame(play);
  else replace(state, { phase: "gameTurn" });
}
