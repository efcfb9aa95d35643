// Reef: a tiny card game with everything the kit looks at: hidden hands, a die, drafts, off-turn moves with a frame held
// aside, a peek, a step that runs by itself and derived data. Played by the tests of the kit, the kernel, the bots, the records
// and the command line; where right answers have to be plain to see, a test writes a tree down instead (tree-game.ts).
import type { Guide } from "@outrigger/bots";
import {
  type Ask,
  type AutomaticPhase,
  type Chance,
  copyJson,
  type DecisionPhase,
  dropAside,
  type Frame,
  type Game,
  type GameTypes,
  type OffTurn,
  type Pack,
  type Phases,
  type Play,
  pop,
  push,
  putAside,
  type Seat,
  type State,
  type Viewer,
} from "@outrigger/kernel";
import type { ArrangedStart } from "@outrigger/scene";

export interface ReefState extends State<ReefFrame> {
  cards: number;
  bag: number[];
  hands: number[][];
  /** Face up, in the order in which they were laid. */
  table: number[];
  pearls: number[];
  shouted: boolean[];
  turns: number;
}

export interface ReefView {
  stack: ReefFrame[];
  aside: ReefFrame[];
  cards: number;
  table: number[];
  pearls: number[];
  shouted: boolean[];
  turns: number;
  /** Own hand; everybody's when the game is over. */
  hands: (number[] | null)[];
  handSizes: number[];
  /** Bag and hidden hands together, sorted. */
  unseen: number[];
}

export interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
  chosen: number[];
  /** Has shown a card this turn. */
  boasted: boolean;
}

interface RefillFrame extends Frame {
  readonly phase: "refill";
  seat: Seat;
}

interface TributeFrame extends Frame {
  readonly phase: "tribute";
  seat: Seat;
}

interface TallyFrame extends Frame {
  readonly phase: "tally";
}

export interface AnswerFrame extends Frame {
  readonly phase: "answer";
  seat: Seat;
  /** The card to be buried, 0 before it is chosen. */
  card: number;
}

type ReefFrame = TurnFrame | RefillFrame | TributeFrame | TallyFrame | AnswerFrame;

type TurnMove = readonly ["choose" | "boast", number] | readonly ["peek", Seat] | readonly ["lay" | "dive" | "pass"];
type GiftMove = readonly ["gift", number];
type AnswerMove = readonly ["bury", number] | readonly ["sink" | "hush"];
export type ReefMove = TurnMove | GiftMove | AnswerMove | readonly ["shout"];

type ReefEvent =
  | { readonly kind: "laid"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: "drawn"; readonly seat: Seat; readonly card?: number }
  | { readonly kind: "buried"; readonly seat: Seat; readonly card?: number }
  | { readonly kind: "peeked"; readonly seat: Seat; readonly at: Seat; readonly hand?: readonly number[] }
  | { readonly kind: "dived"; readonly seat: Seat; readonly face: number }
  | { readonly kind: "boasted" | "gave"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "passed" | "shouted" | "hushed"; readonly seat: Seat }
  | { readonly kind: "ended"; readonly hands: readonly (readonly number[])[] };

export interface Reef extends GameTypes {
  frame: ReefFrame;
  state: ReefState;
  view: ReefView;
  pack: Pack;
  move: ReefMove;
  notes: { readonly choose: { readonly pearls: number } };
  event: ReefEvent;
  /** Which cards lie on the table. */
  index: Set<number>;
}

const HAND = 3;
const TURNS = 4;

export const turn: DecisionPhase<Reef, TurnFrame, TurnMove> = {
  publishes: ["lay", "dive", "pass", "peek", "boast"],
  offers({ state, index }, { seat, chosen, boasted }, ask) {
    for (const card of handOf(state, seat)) {
      if (boasted || chosen.length > 0) ask.refuse(["boast", card], "REEF-BOAST");
      else ask.offer(["boast", card]);
      if (chosen.length === 2 || card <= (chosen.at(-1) ?? 0)) ask.refuse(["choose", card], "REEF-ORDER");
      else if (index.has(card - 1) && index.has(card + 1)) ask.refuse(["choose", card], "REEF-GAP");
      else ask.offer(["choose", card], { pearls: card % 3 });
    }
    whenChosen(ask, chosen);
    for (let other = 0; other < state.hands.length; other++) {
      if (other === seat) continue;
      if (chosen.length > 0 || state.pearls[seat] === 0) ask.refuse(["peek", other], "REEF-PEEK");
      else ask.offer(["peek", other]);
    }
  },
  apply(play, frame, move) {
    const { seat, chosen } = frame;
    if (move[0] === "choose") chosen.push(move[1]);
    else if (move[0] === "boast") boast(play, frame, move[1]);
    else if (move[0] === "peek") peek(play, seat, move[1]);
    else {
      if (move[0] === "lay") lay(play, frame);
      else if (move[0] === "dive") dive(play, seat);
      else play.emit({ kind: "passed", seat });
      pop(play.state);
      push(play.state, { phase: "refill", seat });
    }
  },
  fallback: (_play, { chosen }) => (chosen.length === 0 ? ["pass"] : ["lay"]),
};

function whenChosen(ask: Ask<Reef, TurnMove>, chosen: readonly number[]): void {
  if (chosen.length > 0) {
    ask.offer(["lay"]);
    for (const kind of ["dive", "pass"] as const) ask.refuse([kind], "REEF-CHOSEN");
  } else {
    ask.refuse(["lay"], "REEF-EMPTY");
    for (const kind of ["dive", "pass"] as const) ask.offer([kind]);
  }
}

function lay(play: Play<Reef>, { seat, chosen }: TurnFrame): void {
  const { state } = play;
  for (const card of chosen) {
    takeFrom(handOf(state, seat), card);
    state.table.push(card);
    play.index.add(card);
    addPearls(state, seat, card % 3);
  }
  play.emit({ kind: "laid", seat, cards: [...chosen] });
}

function boast(play: Play<Reef>, frame: TurnFrame, card: number): void {
  frame.boasted = true;
  play.emit({ kind: "boasted", seat: frame.seat, card });
}

function dive(play: Play<Reef>, seat: Seat): void {
  const face = play.chance.die(6);
  if (face >= 5) addPearls(play.state, seat, 1);
  play.emit({ kind: "dived", seat, face });
}

function peek(play: Play<Reef>, seat: Seat, at: Seat): void {
  addPearls(play.state, seat, -1);
  play.reveal(seat);
  play.emitTo(seat, { kind: "peeked", seat, at, hand: [...handOf(play.state, at)] }, { kind: "peeked", seat, at });
}

export const refill: AutomaticPhase<Reef, RefillFrame> = {
  run(play, { seat }) {
    const { state } = play;
    while (handOf(state, seat).length < HAND && state.bag.length > 0) drawCard(play, seat);
    pop(state);
    state.turns++;
    if (state.turns >= TURNS * state.hands.length) push(state, { phase: "tally" });
    else if (state.table.length > 0 && state.turns % 3 === 0) push(state, { phase: "tribute", seat });
    else nextTurn(state, seat);
  },
};

function drawCard(play: Play<Reef>, seat: Seat): void {
  const hand = handOf(play.state, seat);
  const card = play.chance.draw(play.state.bag);
  hand.push(card);
  hand.sort((one, other) => one - other);
  play.emitTo(seat, { kind: "drawn", seat, card }, { kind: "drawn", seat });
}

/** The seat gives a card from the table back to the sea; only cards divisible by three, when there are any. */
export const tribute: DecisionPhase<Reef, TributeFrame, GiftMove> = {
  publishes: "all",
  auto: true,
  offers({ state }, _frame, ask) {
    const some = state.table.some((card) => card % 3 === 0);
    for (const card of state.table) {
      if (some && card % 3 !== 0) ask.refuse(["gift", card], "REEF-THREE");
      else ask.offer(["gift", card]);
    }
  },
  apply(play, { seat }, [, card]) {
    takeFrom(play.state.table, card);
    play.index.delete(card);
    play.state.bag.push(card);
    play.state.bag.sort((one, other) => one - other);
    play.emit({ kind: "gave", seat, card });
    pop(play.state);
    nextTurn(play.state, seat);
  },
};

export const tally: AutomaticPhase<Reef, TallyFrame> = {
  run(play) {
    const { state } = play;
    pop(state);
    state.hands.forEach((_, seat) => {
      play.reveal(seat);
    });
    play.emit({ kind: "ended", hands: copyJson(state.hands) });
  },
};

/** Called off turn, once a game: the seat may then bury a card and draw another. */
export const answer: DecisionPhase<Reef, AnswerFrame, AnswerMove> = {
  publishes: ["sink", "hush"],
  offers({ state }, { seat, card }, ask) {
    if (card > 0) return ask.offer(["sink"]);
    for (const held of handOf(state, seat)) ask.offer(["bury", held]);
    ask.offer(["hush"]);
  },
  apply(play, frame, move) {
    if (move[0] === "bury") frame.card = move[1];
    else {
      dropAside(play.state, frame.seat);
      if (move[0] === "sink") sink(play, frame);
      else play.emit({ kind: "hushed", seat: frame.seat });
    }
  },
  fallback: (_play, { card }) => (card > 0 ? ["sink"] : ["hush"]),
};

function sink(play: Play<Reef>, { seat, card }: AnswerFrame): void {
  takeFrom(handOf(play.state, seat), card);
  play.emitTo(seat, { kind: "buried", seat, card }, { kind: "buried", seat });
  play.state.bag.push(card);
  play.state.bag.sort((one, other) => one - other);
  drawCard(play, seat);
}

export const offTurn: OffTurn<Reef> = {
  offers({ state }, seat, ask) {
    if (state.shouted[seat] === true) ask.refuse(["shout"], "REEF-ONCE");
    else if (handOf(state, seat).length > 0) ask.offer(["shout"]);
  },
  apply(play, seat) {
    play.state.shouted[seat] = true;
    putAside(play.state, { phase: "answer", seat, card: 0 });
    play.emit({ kind: "shouted", seat });
  },
};

function nextTurn(state: ReefState, seat: Seat): void {
  push(state, { phase: "turn", seat: (seat + 1) % state.hands.length, chosen: [], boasted: false });
}

export function handOf(state: ReefState, seat: Seat): number[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  return hand;
}

function takeFrom(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

function addPearls(state: ReefState, seat: Seat, pearls: number): void {
  state.pearls[seat] = (state.pearls[seat] ?? 0) + pearls;
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((one, other) => one - other);

export function view(state: ReefState, viewer: Viewer): ReefView {
  const open = viewer === "all" || state.stack.length + state.aside.length === 0;
  const hidden = state.hands.filter((_, seat) => !open && seat !== viewer);
  return {
    stack: copyJson(state.stack),
    aside: copyJson(state.aside),
    cards: state.cards,
    table: [...state.table],
    pearls: [...state.pearls],
    shouted: [...state.shouted],
    turns: state.turns,
    hands: state.hands.map((hand, seat) => (open || seat === viewer ? [...hand] : null)),
    handSizes: state.hands.map((hand) => hand.length),
    unseen: sorted([...state.bag, ...hidden.flat()]),
  };
}

export function sample(seen: ReefView, chance: Chance): ReefState {
  const { hands, handSizes, unseen, ...open } = copyJson(seen);
  const dealt = hands.map((hand, seat) => {
    if (hand !== null) return hand;
    return sorted(Array.from({ length: handSizes[seat] ?? 0 }, () => chance.draw(unseen)));
  });
  return { ...open, hands: dealt, bag: unseen };
}

export function secrets(state: ReefState, viewer: Viewer) {
  const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : [[`hand ${seat}`, hand] as const]));
  return state.stack.length + state.aside.length === 0
    ? { pools: [] }
    : { pools: [Object.fromEntries([["bag", state.bag], ...others])] };
}

const pack: Pack = { source: null };
const phases = { turn, refill, tribute, tally, answer };

export const reef: Game<Reef> = {
  id: "reef",
  version: 1,
  seats: [2, 4],
  options: [{ id: "cards", default: 20, values: [16, 20, 24] }],
  pack,
  setup({ seats, options, chance, emitTo }) {
    const bag = Array.from({ length: Number(options["cards"]) }, (_, at) => at + 1);
    const hands = Array.from({ length: seats }, () => sorted(Array.from({ length: HAND }, () => chance.draw(bag))));
    hands.forEach((hand, seat) => {
      for (const card of hand) emitTo(seat, { kind: "drawn", seat, card }, { kind: "drawn", seat });
    });
    return {
      stack: [{ phase: "turn", seat: 0, chosen: [], boasted: false }],
      aside: [],
      cards: Number(options["cards"]),
      bag,
      hands,
      table: [],
      pearls: new Array<number>(seats).fill(0),
      shouted: new Array<boolean>(seats).fill(false),
      turns: 0,
    };
  },
  phases,
  offTurn,
  orders: [{ id: "hush", phase: "answer", values: () => ({}), answer: () => [["hush"]] }],
  index: { build: (state) => new Set(state.table), copy: (index) => new Set(index) },
  view,
  sample,
  result({ pearls }) {
    const places = pearls.map((mine) => 1 + pearls.filter((other) => other > mine).length);
    return { places, scores: [...pearls], details: null };
  },
  invariants({ cards, bag, hands, table }) {
    const all = sorted([...bag, ...hands.flat(), ...table]);
    return all.length === cards && all.every((card, at) => card === at + 1) ? [] : [`the cards are ${all.join(" ")}`];
  },
};

/** Reef with something else about one phase. */
export function withPhase<P extends keyof Phases<Reef>>(name: P, change: Partial<(typeof phases)[P]>): Game<Reef> {
  return { ...reef, phases: { ...phases, [name]: { ...phases[name], ...change } } };
}

/** Near the end: most cards lie on the table, pearls are spread, some have shouted. */
export const arranged: readonly ArrangedStart<Reef>[] = [
  {
    name: "low tide",
    make(start) {
      const state = reef.setup(start);
      const { chance, seats } = start;
      while (state.bag.length > 4 + chance.pick(3)) state.table.push(chance.draw(state.bag));
      state.pearls = state.pearls.map(() => chance.pick(4));
      state.shouted = state.shouted.map(() => chance.pick(2) === 0);
      state.turns = (TURNS - 2) * seats;
      return state;
    },
  },
];

const searching = (iterations: number) => ({ iterations, horizon: 1 });

/** What a diver looks at: pearls, and cards that would bring some. */
export const guide: Guide<Reef> = {
  evaluate: ({ state }) => state.hands.map((hand, seat) => (state.pearls[seat] ?? 0) + hand.length / 10),
  swing: 2,
  levels: {
    easy: { iterations: 0, horizon: 0 },
    medium: searching(20),
    hard: searching(50),
    master: searching(100),
  },
};
