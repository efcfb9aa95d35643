// The hexagon phase: each player in turn may put one person on the first three shields (MAS-HEX-3 to MAS-HEX-9).
import { byKind, type DecisionPhase, type Seat } from "@outrigger/kernel";
import type { Patch } from "@outrigger/penrose";
import { claimant, claimBar, place } from "../claims.ts";
import { bringAbout } from "../consequences.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { patchAt, placedOn, placeName, shieldOf } from "../names.ts";
import { placeNote } from "../notes.ts";
import { goTo, whenLive } from "../turn.ts";
import type { HexagonFrame, HexagonMove } from "../vocabulary.ts";

const PASS: HexagonMove = ["pass"];

export const hexagon: DecisionPhase<Maasai, HexagonFrame, HexagonMove> = {
  publishes: [],
  publishesToo: whenLive("place"),
  auto: true,
  offers(play, { seat }, ask) {
    ask.offer(PASS);
    play.index.infos.forEach((info, number) => {
      for (const place of info.patches) {
        const patch = patchAt(number, place);
        const move: HexagonMove = ["place", number, placeName(info.printed.kind, place)];
        ask.weigh(move, hexagonBar(play, seat, patch), () => placeNote(play, patch));
      }
    });
  },
  apply: byKind({
    place(play, { seat }, move) {
      place(play, seat, placedOn(move));
      goTo(play.state, { phase: bringAbout(play, { seat }) ? "end" : "confirmHexagon", seat });
    },
    pass(play, { seat }) {
      play.emit({ kind: "passed", seat });
      goTo(play.state, { phase: "confirmHexagon", seat });
    },
  }),
};

/** MAS-HEX-5: neither a shield that carries somebody nor land that is claimed. */
function hexagonBar({ state, index }: MaasaiPlay, seat: Seat, patch: Patch): string | undefined {
  const isTaken = state.people.some((person) => shieldOf(person.patch) === shieldOf(patch));
  if (isTaken || claimant(state, index, patch) !== undefined) return "MAS-HEX-5";
  return claimBar(state, index, seat, patch);
}
