// How play passes on: from sequence to sequence, from player to player, from round to round.
import { at, replace, type Seat } from "@outrigger/kernel";
import { SHAPES, type Shape } from "@outrigger/penrose";
import { infoOf, type MaasaiPack } from "./components.ts";
import type { MaasaiPlay } from "./maasai.ts";
import { rank } from "./scoring.ts";
import { isLastRound } from "./supply.ts";
import type { MaasaiTable } from "./table.ts";
import type { MaasaiFrame, MaasaiMove, MaasaiState } from "./vocabulary.ts";

export function goTo(state: MaasaiState, frame: MaasaiFrame): void {
  replace(state, frame);
}

/** With the option the others see what is done on the table at once; it can be taken back all the same (MAS-UNDO-1). */
export function whenLive<Kind extends MaasaiMove[0]>(
  ...kinds: readonly Kind[]
): (state: MaasaiState) => readonly Kind[] {
  return ({ options }) => (options.liveTurns === true ? kinds : NOTHING);
}

const NOTHING: readonly never[] = [];

/** MAS-LAY-10: whether a shape has a legal pose. */
export function hasPlace({ layout }: MaasaiTable, shape: Shape): boolean {
  return layout.fits[shape].length > 0;
}

/** The second action: choose a shield, or discard one if none of the hand fits anywhere (MAS-LAY-10). */
export function goToShield({ state, index, pack }: MaasaiPlay, seat: Seat, sequence: 1 | 2): void {
  const phase = canLay(state, index, pack, seat) ? "shield" : "discard";
  goTo(state, { phase, seat, sequence });
}

function canLay(state: MaasaiState, table: MaasaiTable, pack: MaasaiPack, seat: Seat): boolean {
  const { hand } = at(state.seats, seat);
  return SHAPES.some((shape) => hasPlace(table, shape) && hand.some((id) => infoOf(pack, id).shape === shape));
}

/** MAS-TURN-2, MAS-TURN-3: a second sequence, unless the hand is empty. */
export function endSequence(state: MaasaiState, seat: Seat, sequence: 1 | 2): void {
  const hasMore = sequence === 1 && at(state.seats, seat).hand.length > 0;
  goTo(state, hasMore ? { phase: "remove", seat, sequence: 2 } : { phase: "confirm", seat });
}

/** MAS-TURN-1, MAS-SUP-1, MAS-SUP-6: who comes next, if not a new round or the end. */
export function endTurn(play: MaasaiPlay, seat: Seat): void {
  const { state, pack } = play;
  const isRoundOver = state.seats.every(({ hand }) => hand.length <= 1);
  if (isRoundOver && !isLastRound(state, pack)) {
    goTo(state, { phase: "restock" });
    return;
  }
  const next = nextWithShields(state, seat);
  if (next === undefined) endGame(play);
  else goTo(state, { phase: "remove", seat: next, sequence: 1 });
}

function nextWithShields(state: MaasaiState, seat: Seat): Seat | undefined {
  const after = state.order.indexOf(seat) + 1;
  const round = [...state.order.slice(after), ...state.order.slice(0, after)];
  return round.find((other) => at(state.seats, other).hand.length > 0);
}

export function endGame(play: MaasaiPlay): void {
  const { state, pack } = play;
  state.stack.length = 0;
  play.tell(() => {
    const { places, reason } = rank(state, pack);
    return { kind: "ended", winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), reason };
  });
}
