// A player turn: construction and training, area control, movement, combat, strictly one after the other (TAH-SEQ-2).
import { type AutomaticPhase, pop, push, type Seat } from "@outrigger/kernel";
import { rouseOccupied } from "../advanced/hostile-clans.ts";
import { addPiece } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import { findGains } from "./area-gains.ts";
import type { PlayerTurnFrame } from "./frames.ts";

export const playerTurn: AutomaticPhase<Tahiti, PlayerTurnFrame> = {
  run(play, frame) {
    // TAH-SEQ-4: a player who has left has no turn any more.
    if (play.state.players[frame.player]?.onTahiti !== true) frame.step = "end";
    STEPS[frame.step](play, frame);
  },
};

const STEPS: Readonly<Record<PlayerTurnFrame["step"], (play: TahitiPlay, frame: PlayerTurnFrame) => void>> = {
  construction(play, frame) {
    const { state } = play;
    state.active = frame.player;
    state.asked = [];
    takeSnapshot(state);
    frame.gains = findGains(state, play.pack, frame.player);
    frame.step = "control";
    play.emit({ kind: "playerTurnBegan", seat: frame.player });
    announce(play, frame.player, "construction");
    push(state, { phase: "build", seat: frame.player, harvested: [] });
  },
  control({ state }, frame) {
    takeSnapshot(state);
    frame.step = "movement";
    const { gains } = frame;
    frame.gains = [];
    if (gains.length > 0) push(state, { phase: "control", player: frame.player, gains });
  },
  movement(play, frame) {
    startMovement(play.state);
    frame.step = "combat";
    announce(play, frame.player, "movement");
    push(play.state, { phase: "movement", seat: frame.player });
  },
  combat(play, frame) {
    rouseOccupied(play, frame.player);
    frame.step = "end";
    announce(play, frame.player, "combat");
    returnShaman(play, frame.player);
    push(play.state, { phase: "combats", player: frame.player, settled: [] });
  },
  end(play) {
    play.state.active = NOBODY;
    beach(play);
    pop(play.state);
  },
};

function announce(play: TahitiPlay, seat: Seat, name: "construction" | "movement" | "combat"): void {
  play.emit({ kind: "phaseBegan", seat, name });
}

/** TAH-BUILD-2: what is on the map now may be used in builds; what is made later may not. */
function takeSnapshot(state: TahitiState): void {
  for (const piece of state.pieces) piece.fresh = false;
  for (const marker of state.markers) marker.fresh = false;
  for (const village of state.partBuilt) village.fresh = false;
  for (const village of state.villages) {
    village.fresh = false;
    village.served = false;
  }
}

/** Everybody begins phase B where he stands, unmoved (TAH-CTRL-4). */
function startMovement(state: TahitiState): void {
  for (const piece of state.pieces) {
    piece.start = piece.at;
    piece.mover = 0;
    piece.by = "";
  }
  for (const marker of state.markers) {
    marker.start = marker.at;
    marker.mover = 0;
  }
}

/** Crews of canoes on a shore are ashore once the turn is over (TAH-SMOV-13). */
function beach({ state, pack }: TahitiPlay): void {
  for (const marker of state.markers) if (pack.map.at(marker.at).coastal) marker.crew = NOBODY;
}

/** TAH-SHAM-3: on the Home Village, or as soon as there is one. */
function returnShaman(play: TahitiPlay, seat: Seat): void {
  const { state } = play;
  const player = state.players[seat];
  if (player === undefined || player.shamanDue === 0 || player.shamanDue > state.clock || player.home === 0) return;
  player.shamanDue = 0;
  addPiece(state, "shaman", seat, player.home);
  play.emit({ kind: "shamanReturned", seat, hex: player.home });
}
