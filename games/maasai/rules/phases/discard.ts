// No shield can be laid, so one is discarded (MAS-LAY-10).
import { at, type DecisionPhase } from "@outrigger/kernel";
import { infoOf } from "../components.ts";
import type { Maasai } from "../maasai.ts";
import { endSequence, whenLive } from "../turn.ts";
import type { DiscardMove, ShieldFrame } from "../vocabulary.ts";

/** MAS-LAY-10: no shield of the hand fits anywhere, so one goes out of the game and the third action is skipped. */
export const discard: DecisionPhase<Maasai, ShieldFrame, DiscardMove> = {
  publishes: [],
  publishesToo: whenLive("discard"),
  offers({ state }, { seat }, ask) {
    for (const id of at(state.seats, seat).hand) ask.offer(["discard", id]);
  },
  apply(play, { seat, sequence }, [, id]) {
    const { state } = play;
    const { hand } = at(state.seats, seat);
    hand.splice(hand.indexOf(id), 1);
    state.discarded.push(id);
    play.tell(() => ({ kind: "discarded", seat, shield: infoOf(play.pack, id).printed }));
    endSequence(state, seat, sequence);
  },
};
