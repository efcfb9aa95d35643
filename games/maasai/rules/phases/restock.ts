// Between two rounds: builders come home, hands are filled up, player 1 begins (MAS-SUP).
import type { AutomaticPhase, Seat } from "@outrigger/kernel";
import type { Maasai } from "../maasai.ts";
import { fillHands, tellDealt } from "../supply.ts";
import { goTo } from "../turn.ts";
import type { MaasaiState, RestockFrame, SeatState } from "../vocabulary.ts";

export const restock: AutomaticPhase<Maasai, RestockFrame> = {
  run(play) {
    const { state, pack, chance } = play;
    const builders = releaseBuilders(state);
    if (play.telling) play.emit({ kind: "roundEnded", round: state.round, builders });
    state.round++;
    const drawn = fillHands(state, pack, chance);
    if (play.telling) tellDealt(play, state, pack, drawn);
    goTo(state, { phase: "remove", seat: state.order[0] as Seat, sequence: 1 });
  },
};

/** MAS-BOMA-5, MAS-SUP-2: bomas are finished and keep their fences and animals. */
function releaseBuilders({ bomas, seats }: MaasaiState): number[] {
  const builders = seats.map(() => 0);
  for (const boma of bomas) {
    if (!boma.building) continue;
    boma.building = false;
    (seats[boma.owner] as SeatState).stock.warrior++;
    builders[boma.owner] = (builders[boma.owner] as number) + 1;
  }
  return builders;
}
