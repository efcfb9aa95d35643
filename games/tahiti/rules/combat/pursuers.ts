// Which pieces pursue, asked kind by kind (TAH-PURS-4).
import { type Ask, type DecisionPhase, frameOf, pop } from "@outrigger/kernel";
import type { PursuersMove } from "../moves.ts";
import { pieceOf } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { isCombat } from "../vocabulary.ts";
import type { PursuersFrame } from "./frames.ts";
import { advance } from "./pursuit.ts";

/** TAH-PURS-4: who goes; at least one Combat Unit among them. */
export const pursuers: DecisionPhase<Tahiti, PursuersFrame, PursuersMove> = {
  publishes: ["go"],
  offers({ state }, { open, chosen }, ask) {
    const [next] = open;
    if (next === undefined) ask.offer(["go"]);
    else offerNext(state, open, chosen, next, ask);
  },
  apply(play, frame, move) {
    if (move[0] === "bring") decide(frame, sameKind(play.state, frame.open), move[2]);
    else if (move[0] === "bringLeader") decide(frame, [move[1]], move[2] === "go" ? 1 : 0);
    else {
      pop(play.state);
      advance(play, frameOf(play.state, "battle"), frame.chosen);
    }
  },
};

function offerNext(
  state: TahitiState,
  open: readonly number[],
  chosen: readonly number[],
  next: number,
  ask: Ask<Tahiti, PursuersMove>,
): void {
  const { kind } = pieceOf(state, next);
  if (!isCombat(kind)) {
    ask.offer(["bringLeader", next, "go"]);
    ask.offer(["bringLeader", next, "stay"]);
    return;
  }
  const same = sameKind(state, open).length;
  const others = open.slice(same).some((id) => isCombat(pieceOf(state, id).kind));
  for (let count = 0; count <= same; count++) {
    ask.weigh(["bring", kind, count], count === 0 && chosen.length === 0 && !others ? "TAH-PURS-4" : undefined);
  }
}

function sameKind(state: TahitiState, open: readonly number[]): number[] {
  const [next] = open;
  return next === undefined ? [] : open.filter((id) => pieceOf(state, id).kind === pieceOf(state, next).kind);
}

function decide(frame: PursuersFrame, asked: readonly number[], count: number): void {
  frame.chosen.push(...asked.slice(0, count));
  frame.open = frame.open.filter((id) => !asked.includes(id));
}
