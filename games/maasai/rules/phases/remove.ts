// The first action: take back people and give up bomas under construction (MAS-REM).
import { at, byKind, type DecisionPhase, type Seat } from "@outrigger/kernel";
import type { Patch } from "@outrigger/penrose";
import { callBomaHome } from "../animals.ts";
import { takeBack } from "../claims.ts";
import { bringAbout } from "../consequences.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { giveUpNote, takeBackNote } from "../notes.ts";
import { dropFence } from "../table.ts";
import { goTo, goToShield, whenLive } from "../turn.ts";
import type { Boma, RemoveFrame, RemoveMove } from "../vocabulary.ts";

const DONE: RemoveMove = ["done"];

export const remove: DecisionPhase<Maasai, RemoveFrame, RemoveMove> = {
  publishes: [],
  publishesToo: whenLive("takeBack", "giveUp"),
  auto: true,
  // MAS-REM-1: only own people and bomas.
  offers(play, { seat }, ask) {
    ask.offer(DONE);
    for (const person of play.state.people)
      ask.weigh(["takeBack", person.patch >> 2], person.seat === seat ? undefined : "MAS-REM-1", () =>
        takeBackNote(play, person),
      );
    play.state.bomas.forEach((boma, place) => {
      ask.weigh(["giveUp", boma.shield], giveUpBar(boma, seat), () => giveUpNote(play, place));
    });
  },
  apply: byKind({
    done: (play, { seat, sequence }) => goToShield(play, seat, sequence),
    takeBack(play, { seat }, [, number]) {
      const person = play.state.people.find(({ patch }) => patch >> 2 === number);
      if (person === undefined) throw new Error(`nobody stands on shield ${number}`);
      takeBack(play, person);
      if (bringAbout(play, { seat })) goTo(play.state, { phase: "end", seat });
    },
    giveUp(play, { seat }, [, number]) {
      if (bringAbout(play, { seat, fresh: giveUp(play, seat, number) })) goTo(play.state, { phase: "end", seat });
    },
  }),
};

/** MAS-REM-1, MAS-REM-7: only own bomas, and only while they are under construction. */
function giveUpBar({ owner, building }: Boma, seat: Seat): string | undefined {
  if (owner !== seat) return "MAS-REM-1";
  return building ? undefined : "MAS-REM-7";
}

/** MAS-REM-4: builder and animals go home, the fence is a mere foundation again. The land that it leaves is returned. */
function giveUp(play: MaasaiPlay, seat: Seat, number: number): Patch[] {
  const { state, index } = play;
  const place = state.bomas.findIndex(({ shield }) => shield === number);
  const { fence } = at(state.bomas, place);
  play.emit({ kind: "gaveUp", seat, boma: number, fence });
  callBomaHome(play, place);
  const fresh = index.home.flatMap((home, patch) => (home === place ? [patch] : []));
  state.bomas.splice(place, 1);
  dropFence(index, place);
  at(state.seats, seat).stock.warrior++;
  return fresh;
}
