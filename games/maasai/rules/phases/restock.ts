// Between two rounds: builders come home, hands are filled up, player 1 begins (MAS-SUP).
import { type AutomaticPhase, at } from "@outrigger/kernel";
import type { Maasai } from "../maasai.ts";
import { fillHands, tellDealt } from "../supply.ts";
import { goTo } from "../turn.ts";
import type { MaasaiState, RestockFrame } from "../vocabulary.ts";

export const restock: AutomaticPhase<Maasai, RestockFrame> = {
  run(play) {
    const { state, pack, chance } = play;
    const builders = releaseBuilders(state);
    play.emit({ kind: "roundEnded", round: state.round, builders });
    state.round++;
    tellDealt(play, state, fillHands(state, pack, chance));
    goTo(state, { phase: "remove", seat: at(state.order, 0), sequence: 1 });
  },
};

/** MAS-BOMA-5, MAS-SUP-2: bomas are finished and keep their fences and animals. */
function releaseBuilders(state: MaasaiState): number[] {
  const builders = state.seats.map(() => 0);
  for (const boma of state.bomas) {
    if (!boma.building) continue;
    boma.building = false;
    at(state.seats, boma.owner).stock.warrior++;
    builders[boma.owner] = (builders[boma.owner] ?? 0) + 1;
  }
  return builders;
}
