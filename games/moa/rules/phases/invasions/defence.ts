// Defence: whoever has pieces in the invaded territory is asked in order; the first to pay saves it.

import { type AutomaticPhase, type Play, pop, push, type Seat } from "@outrigger/kernel";
import { fall } from "../../board/territory.ts";
import { canDrawBird, playerAt } from "../../hand/cards.ts";
import { iconsOf } from "../../hand/means.ts";
import type { Moa } from "../../moa.ts";
import { piecesOf } from "../../names.ts";
import type { DefenceFrame, MoaState, Territory } from "../../state.ts";
import type { Mammal } from "../../vocabulary.ts";

/** MOA-DEF-1 to MOA-DEF-5: most pieces, then the leader, then the nearest to the first player. The neutral colour never defends. */
export function defenceOrder({ players, first }: MoaState, territory: Territory): Seat[] {
  const rank = (seat: Seat): number => {
    const distance = (seat - first + players.length) % players.length;
    return piecesOf(territory, seat) * 100 + (territory.leader === seat ? 50 : 0) - distance;
  };
  const seats = players.map((_, seat) => seat).filter((seat) => piecesOf(territory, seat) > 0);
  return seats.sort((one, other) => rank(other) - rank(one));
}

export const defence: AutomaticPhase<Moa, DefenceFrame> = {
  run(play, frame) {
    const { territory, mammal, order } = frame;
    const seat = order[frame.asked];
    if (seat === undefined) {
      pop(play.state);
      return fall(play, territory, mammal);
    }
    frame.asked++;
    if (isKnownToFail(play, seat, mammal)) return;
    push(play.state, { phase: "defenceOffer", seat, territory, mammal });
    play.emit({ kind: "defenceOffered", seat, territory, mammal });
  },
};

/** MOA-INFO-8: only what everybody can see may spare a seat the question. */
function isKnownToFail(play: Play<Moa>, seat: Seat, mammal: Mammal): boolean {
  const { state, pack } = play;
  const { hand, karakia } = playerAt(play, seat);
  const isOpen = state.options.openHands === "on";
  if (hand.length > 0 && !isOpen) return false;
  if (iconsOf(play, seat, "fight") >= pack.mammals[mammal].fight) return false;
  const mayDraw = karakia.includes("draw_one") || karakia.includes("exchange_three");
  return !(mayDraw && canDrawBird(state));
}
