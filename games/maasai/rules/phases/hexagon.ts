// The hexagon phase: each player in turn may put one person on the first three shields (MAS-HEX-3 to MAS-HEX-9).
import { type Ask, at, type DecisionPhase, type Seat } from "@outrigger/kernel";
import type { Patch } from "@outrigger/penrose";
import { claimant, claimBar, place } from "../claims.ts";
import { patchName, type ShieldInfo } from "../components.ts";
import { bringAbout } from "../consequences.ts";
import type { Maasai, MaasaiPlay } from "../maasai.ts";
import { placeNote } from "../notes.ts";
import { goTo, whenLive } from "../turn.ts";
import type { ConfirmMove, HexagonFrame, HexagonMove } from "../vocabulary.ts";
import { patchNamed } from "./patch-named.ts";

const PASS: HexagonMove = ["pass"];
const CONFIRM: ConfirmMove = ["confirm"];

export const hexagon: DecisionPhase<Maasai, HexagonFrame, HexagonMove> = {
  publishes: [],
  publishesToo: whenLive("place"),
  auto: true,
  offers(play, { seat }, ask) {
    ask.offer(PASS);
    play.index.infos.forEach((info, number) => {
      for (const place of info.patches) offerPatch(play, seat, 4 * number + place, info, ask);
    });
  },
  apply(play, { seat }, move) {
    if (move[0] === "place") {
      place(play, seat, patchNamed(play, move[1], move[2]));
      if (bringAbout(play, { seat })) {
        goTo(play.state, { phase: "end", seat });
        return;
      }
    } else play.emit({ kind: "passed", seat });
    goTo(play.state, { phase: "confirmHexagon", seat });
  },
};

function offerPatch(play: MaasaiPlay, seat: Seat, patch: Patch, info: ShieldInfo, ask: Ask<Maasai, HexagonMove>): void {
  const move: HexagonMove = ["place", patch >> 2, patchName(info, patch & 3)];
  const bar = hexagonBar(play, seat, patch);
  if (bar !== undefined) ask.refuse(move, bar);
  else ask.offer(move, ask.curious ? placeNote(play, patch) : undefined);
}

/** MAS-HEX-5: neither a shield that carries somebody nor land that is claimed. */
function hexagonBar({ state, index }: MaasaiPlay, seat: Seat, patch: Patch): string | undefined {
  const isTaken = state.people.some((person) => person.patch >> 2 === patch >> 2);
  if (isTaken || claimant(state, index, patch) !== undefined) return "MAS-HEX-5";
  return claimBar(state, index, seat, patch);
}

export const confirmHexagon: DecisionPhase<Maasai, HexagonFrame, ConfirmMove> = {
  publishes: ["confirm"],
  // MAS-UNDO-4: each hexagon decision is confirmed on its own.
  cuts: ["confirm"],
  offers(_play, _frame, ask) {
    ask.offer(CONFIRM);
  },
  apply({ state }, { seat }) {
    const next = nextInHexagon(state.order, seat);
    goTo(
      state,
      next === undefined
        ? { phase: "remove", seat: at(state.order, 0), sequence: 1 }
        : { phase: "hexagon", seat: next },
    );
  },
};

/** MAS-HEX-3: player 2, (player 3,) player 1; then regular play (MAS-HEX-9). */
function nextInHexagon(order: readonly Seat[], seat: Seat): Seat | undefined {
  const turn = order.indexOf(seat);
  return turn === 0 ? undefined : order[(turn + 1) % order.length];
}
