// Step B of a round, one turn for each player clockwise from the first player; then step C, the token moves on.
import { type AutomaticPhase, type Play, push, replace, type Seat } from "@outrigger/kernel";
import { playerAt } from "../hand/cards.ts";
import { iconsOn } from "../hand/means.ts";
import type { Moa } from "../moa.ts";
import type { MoaState, Player, TurnsFrame } from "../state.ts";
import { ICONS } from "../vocabulary.ts";
import { startNeutral } from "./neutral.ts";

/** MOA-TURN-1. */
export const turns: AutomaticPhase<Moa, TurnsFrame> = {
  run(play, frame) {
    const { state } = play;
    if (frame.taken === state.players.length) return endRound(play);
    const seat = nextSeat(state, frame);
    frame.taken++;
    if (!isOutOfEverything(play, playerAt(play, seat))) return push(state, { phase: "turn", seat, acted: false });
    // MOA-TURN-10.
    play.emit({ kind: "passed", seat, automatic: true });
    endTurn(play, seat);
  },
};

function nextSeat({ first, players }: MoaState, { taken }: TurnsFrame): Seat {
  return (first + taken) % players.length;
}

/** No card and no tile that could ever pay for something: everybody can see that there is no choice. */
function isOutOfEverything({ pack }: Play<Moa>, { hand, karakia, leaderTiles }: Player): boolean {
  if (hand.length > 0 || karakia.length > 0) return false;
  return leaderTiles.every(({ tile }) => ICONS.every((icon) => iconsOn(pack, tile, icon) === 0));
}

export function endTurn(play: Play<Moa>, seat: Seat): void {
  const { state } = play;
  play.emit({ kind: "turnEnded", seat });
  if (state.options.karakiaLock === "turn") unlockKarakia(playerAt(play, seat));
  startNeutral(play, seat);
}

/** MOA-KAR-5: bought tiles become usable. */
function unlockKarakia(player: Player): void {
  player.karakia.push(...player.fresh);
  player.fresh = [];
}

/** Step C: MOA-RND-3, MOA-RND-4. */
function endRound(play: Play<Moa>): void {
  const { state, pack } = play;
  for (const player of state.players) unlockKarakia(player);
  state.first = (state.first + 1) % state.players.length;
  play.emit({ kind: "firstPlayerMoved", seat: state.first });
  // MOA-RND-1, MOA-RND-2.
  if (state.round === pack.constants.roundsPerPeriod) replace(state, { phase: "scoring" });
  else {
    state.round++;
    replace(state, { phase: "terrain", done: 0 });
  }
}
