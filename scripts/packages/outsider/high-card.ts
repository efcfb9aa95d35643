// High card, written by a stranger too, for what noughts and crosses has not: luck and hidden hands. Everybody is dealt four
// of sixteen cards; all lay one in turn, the highest takes the trick and leads the next.
import {
  at,
  beginWith,
  copyJson,
  type DecisionPhase,
  type Frame,
  type Game,
  type GameTypes,
  type Seat,
  type State,
  type Viewer,
} from "@outrigger/kernel";

interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
}

export interface HighCardState extends State<TurnFrame> {
  /** Cards that were not dealt, sorted. */
  deck: number[];
  /** Each seat's cards, sorted. */
  hands: number[][];
  /** What each seat has laid in this trick, or -1. */
  laid: number[];
  /** Cards of the tricks before, sorted. */
  gone: number[];
  tricks: number[];
}

/** The hands that the viewer may see, and what it cannot see in one heap: deck and other hands together, sorted. */
interface HighCardView extends Omit<HighCardState, "deck" | "hands"> {
  hands: (number[] | null)[];
  sizes: number[];
  unseen: number[];
}

export interface HighCard extends GameTypes {
  frame: TurnFrame;
  state: HighCardState;
  view: HighCardView;
  move: readonly ["lay", number];
  event:
    | { readonly kind: "dealt"; readonly cards: readonly number[] }
    | { readonly kind: "laid"; readonly seat: Seat; readonly card: number }
    | { readonly kind: "took"; readonly seat: Seat };
}

const CARDS = 16;
const HAND = 4;

const sorted = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);

const turn: DecisionPhase<HighCard> = {
  publishes: "all",
  offers({ state }, { seat }, ask) {
    for (const card of at(state.hands, seat)) ask.offer(["lay", card]);
  },
  apply(play, frame, [, card]) {
    const { state } = play;
    const { seat } = frame;
    state.hands[seat] = at(state.hands, seat).filter((each) => each !== card);
    state.laid[seat] = card;
    play.emit({ kind: "laid", seat, card });
    frame.seat = (seat + 1) % state.hands.length;
    if (state.laid.includes(-1)) return;
    const winner = state.laid.indexOf(Math.max(...state.laid));
    state.tricks[winner] = at(state.tricks, winner) + 1;
    state.gone = sorted([...state.gone, ...state.laid]);
    state.laid = state.laid.map(() => -1);
    frame.seat = winner;
    play.emit({ kind: "took", seat: winner });
    if (at(state.hands, 0).length === 0) state.stack.length = 0;
  },
};

export const highCard: Game<HighCard> = {
  id: "high-card",
  version: 1,
  seats: [2, 3],
  options: [],
  pack: { source: null },
  setup({ seats, chance, emitTo }) {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    const hands = Array.from({ length: seats }, () => sorted(Array.from({ length: HAND }, () => chance.draw(deck))));
    for (const [seat, cards] of hands.entries()) emitTo(seat, { kind: "dealt", cards });
    const begin = beginWith<TurnFrame>({ phase: "turn", seat: 0 });
    return { ...begin, deck, hands, laid: hands.map(() => -1), gone: [], tricks: hands.map(() => 0) };
  },
  phases: { turn },
  view(state, viewer) {
    const { deck, hands, ...open } = copyJson(state);
    const isSeen = (seat: Seat): boolean => viewer === "all" || viewer === seat;
    return {
      ...open,
      hands: hands.map((hand, seat) => (isSeen(seat) ? hand : null)),
      sizes: hands.map((hand) => hand.length),
      unseen: sorted([...deck, ...hands.filter((_, seat) => !isSeen(seat)).flat()]),
    };
  },
  sample(view, chance) {
    const { hands, sizes, unseen: deck, ...open } = copyJson(view);
    const deal = (count: number): number[] => sorted(Array.from({ length: count }, () => chance.draw(deck)));
    return { ...open, hands: hands.map((hand, seat) => hand ?? deal(at(sizes, seat))), deck };
  },
  result: ({ tricks }) => ({
    places: tricks.map((mine) => 1 + tricks.filter((other) => other > mine).length),
    scores: tricks,
    details: null,
  }),
  invariants({ deck, hands, laid, gone }) {
    const all = sorted([...deck, ...hands.flat(), ...laid.filter((card) => card >= 0), ...gone]);
    return all.length === CARDS && all.every((card, index) => card === index) ? [] : [`the cards are ${all}`];
  },
};

/** What the viewer may not know: the deck and the other hands, all from one heap. */
export function secrets({ deck, hands }: HighCardState, viewer: Viewer) {
  const hidden = hands.flatMap((hand, seat) => (viewer === seat ? [] : [[`hand of ${seat}`, hand] as const]));
  return { pools: [{ deck, ...Object.fromEntries(hidden) }] };
}
