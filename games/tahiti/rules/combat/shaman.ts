// The Shaman's fall and return (TAH-SHAM).
import { type DecisionPhase, frameOf, pop, push } from "@outrigger/kernel";
import type { ShamanMove } from "../moves.ts";
import { attackOdds } from "../odds/attack.ts";
import { piecesAt, removePiece } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { landForces, sideOf } from "./battle-record.ts";
import type { BattleFrame, ShamanFrame } from "./frames.ts";

/** He is removed and comes back two game turns later (TAH-SHAM-2, TAH-SHAM-3, TAH-CAPT-4). */
export function loseShaman(play: TahitiPlay, piece: Piece): void {
  const { state, pack } = play;
  const due = state.clock + pack.tables.shamanReturn.turnsLater;
  removePiece(state, piece);
  const player = state.players[piece.owner];
  if (player !== undefined) player.shamanDue = due;
  play.emit({ kind: "shamanLost", side: piece.owner, id: piece.id, due });
}

/** TAH-LCOM-7: attacker first, then defender; a Shaman alone has no choice. */
export function askShamans(play: TahitiPlay, battle: BattleFrame): void {
  if (battle.asked === 2) {
    battle.asked = 0;
    battle.step = "dice";
    return;
  }
  const role = battle.asked === 0 ? 0 : 1;
  battle.asked++;
  const side = sideOf(battle, role);
  const forces = partakers(play, battle, role);
  if (!forces.some((piece) => piece.kind === "shaman")) return;
  if (forces.length === 1) battle.shamans[role] = true;
  else push(play.state, { phase: "shaman", seat: side, role });
}

function partakers(play: TahitiPlay, battle: BattleFrame, role: 0 | 1): Piece[] {
  if (!battle.sea) return landForces(play, battle, role);
  const crew = battle.squadrons[role]?.crew ?? [];
  return piecesAt(play.state, sideOf(battle, role), battle.at).filter((piece) => crew.includes(piece.id));
}

export const shaman: DecisionPhase<Tahiti, ShamanFrame, ShamanMove> = {
  publishes: "all",
  offers(play, { role }, ask) {
    const { attacker, defender, at: hex, sea, shamans } = frameOf(play.state, "battle");
    const odds = (takesPart: boolean) => {
      // Whoever has not spoken yet is thought to send his Shaman in.
      const declared = role === 0 ? ([takesPart, true] as const) : ([shamans[0], takesPart] as const);
      return { odds: attackOdds(play, { attacker, defender, hex, sea, shamans: declared }) };
    };
    ask.weigh(["shamanIn"], undefined, () => odds(true));
    ask.weigh(["shamanOut"], undefined, () => odds(false));
  },
  apply(play, { seat, role }, [kind]) {
    const takesPart = kind === "shamanIn";
    frameOf(play.state, "battle").shamans[role] = takesPart;
    pop(play.state);
    play.emit({ kind: "shamanDeclared", seat, takesPart });
  },
};
