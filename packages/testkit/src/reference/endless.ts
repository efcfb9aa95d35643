// Reef, broken so that somebody could be kept waiting for ever.
import { topFrame } from "@outrigger/kernel";
import type { Mutant } from "./mutants.ts";
import * as whole from "./reef.ts";
import { withPhase } from "./reef.ts";

export const endless: readonly Mutant[] = [
  {
    what: "a tribute that is asked of the sea",
    game: withPhase("refill", {
      run(play, frame) {
        whole.refill.run(play, frame);
        const top = topFrame(play.state);
        if (top?.phase === "tribute") top.seat = play.state.hands.length + 10;
      },
    }),
    found: "asked",
  },
  {
    what: "a boast that is forgotten, so that it can be made again for ever",
    game: withPhase("turn", {
      apply(play, frame, move) {
        whole.turn.apply(play, frame, move);
        frame.boasted = false;
      },
    }),
    found: "again",
  },
  {
    what: "a tribute that is put back and asked for anew",
    game: withPhase("tribute", {
      offers(play, frame, ask) {
        whole.tribute.offers(play, frame, ask);
        ask.offer(["gift", 0]);
      },
      apply(play, frame, move) {
        if (move[1] !== 0) whole.tribute.apply(play, frame, move);
      },
    }),
    found: "again",
  },
  {
    what: "fallbacks that begin a draft only to give it up",
    game: withPhase("turn", {
      fallback: (_play, { chosen }, offers) =>
        chosen.length > 0 ? undefined : (offers.find(([kind]) => kind === "choose") ?? ["pass"]),
    }),
    found: "fallback",
  },
  {
    what: "fallbacks that publish and publish, and never pass the turn on",
    game: withPhase("turn", {
      apply(play, frame, move) {
        if (move[0] === "boast") play.state.pearls[frame.seat] = (play.state.pearls[frame.seat] ?? 0) + 1;
        else whole.turn.apply(play, frame, move);
      },
      fallback: (_play, { chosen }, offers) =>
        offers.find(([kind]) => kind === "boast") ?? (chosen.length > 0 ? ["lay"] : ["pass"]),
    }),
    found: "fallback",
  },
  {
    what: "a fallback that is right in the phase alone and wrong in the middle of a draft",
    game: withPhase("turn", {
      fallback: (_play, { chosen }, offers) =>
        chosen.length === 2
          ? offers.find(([kind]) => kind === "lay")
          : chosen.length === 1
            ? (offers.find(([kind]) => kind === "choose") ?? ["dive"])
            : ["pass"],
    }),
    found: "fallback",
  },
];
