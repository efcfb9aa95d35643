// What an answer is made from: the position, the decision and what is offered there.
import { type FrameIn, frameOf } from "@outrigger/kernel";
import type { Decision } from "@outrigger/kernel/play";
import type { TahitiPack } from "../rules/components.ts";
import type { TahitiFrame } from "../rules/frames.ts";
import type { TahitiState } from "../rules/state.ts";
import type { Tahiti } from "../rules/tahiti.ts";

export type Move = Tahiti["move"];
export type Offers = readonly Move[];
export type Answer = (
  state: TahitiState,
  pack: TahitiPack,
  decision: Decision<TahitiFrame>,
  offers: Offers,
) => Move | undefined;

/** What the decision is about, where the phase has said which one it is. */
export function frameIn<Phase extends TahitiFrame["phase"]>(
  { frame }: Decision<TahitiFrame>,
  phase: Phase,
): FrameIn<TahitiFrame, Phase> {
  return frameOf({ stack: [frame] }, phase);
}

/** The first kind of move that is offered, in the order of preference. */
export function offered(offers: Offers, ...kinds: string[]): Move | undefined {
  for (const kind of kinds) {
    const move = offers.find(([name]) => name === kind);
    if (move !== undefined) return move;
  }
  return undefined;
}
