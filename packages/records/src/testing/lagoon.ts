// Lagoon: a tiny game for the tests of records. Luck of every kind, a private draw, drafts, off-turn moves, options, a pack.
import {
  type Chance,
  copyJson,
  type DecisionPhase,
  type Frame,
  type Game,
  type GameTypes,
  type OffTurn,
  type Pack,
  type Seat,
  type State,
  type Viewer,
} from "@outrigger/kernel";

interface LagoonState extends State<TurnFrame> {
  rounds: number;
  bag: string[];
  hands: string[][];
  score: number[];
  waved: boolean[];
}

interface LagoonView extends State<TurnFrame> {
  rounds: number;
  unseen: string[];
  hands: (string[] | number)[];
  score: number[];
  waved: boolean[];
}

interface TurnFrame extends Frame {
  readonly phase: "turn";
  seat: Seat;
  bet: number;
}

interface LagoonPack extends Pack {
  readonly source: { readonly name: string; readonly shells: readonly string[]; readonly sides: number };
}

type LagoonEvent =
  | { readonly kind: "threw"; readonly seat: Seat; readonly bet: number; readonly face: number }
  | { readonly kind: "drew"; readonly seat: Seat; readonly shell?: string }
  | { readonly kind: "waved"; readonly seat: Seat };

export interface Lagoon extends GameTypes {
  frame: TurnFrame;
  state: LagoonState;
  view: LagoonView;
  pack: LagoonPack;
  move: readonly ["bet", number] | readonly ["throw" | "draw" | "wave"];
  event: LagoonEvent;
  index: undefined;
}

/** Bets in a draft, then throws for it or draws a shell unseen. */
const turn: DecisionPhase<Lagoon, TurnFrame> = {
  publishes: ["throw", "draw"],
  offers({ state }, frame, ask) {
    if (frame.bet === 0) for (const bet of [1, 2]) ask.offer(["bet", bet]);
    else ask.offer(["throw"]);
    if (state.bag.length > 0) ask.offer(["draw"]);
    else ask.refuse(["draw"], "LAG-EMPTY");
  },
  apply(play, frame, [kind, bet]) {
    const { state, chance, pack } = play;
    if (kind === "bet") {
      frame.bet = bet as number;
      return;
    }
    if (kind === "throw") {
      const face = chance.die(pack.source.sides);
      state.score[frame.seat] = (state.score[frame.seat] as number) + face * frame.bet;
      play.emit({ kind: "threw", seat: frame.seat, bet: frame.bet, face });
    } else {
      const shell = chance.draw(state.bag);
      state.hands[frame.seat]?.push(shell);
      play.emitTo(frame.seat, { kind: "drew", seat: frame.seat, shell }, { kind: "drew", seat: frame.seat });
    }
    passOn(state, frame);
  },
};

function passOn(state: LagoonState, frame: TurnFrame): void {
  frame.bet = 0;
  frame.seat = (frame.seat + 1) % state.score.length;
  if (frame.seat === 0) state.rounds--;
  if (state.rounds === 0) state.stack.length = 0;
}

const offTurn: OffTurn<Lagoon> = {
  offers({ state }, seat, ask) {
    if (state.waved[seat] === true) ask.refuse(["wave"], "LAG-WAVE");
    else ask.offer(["wave"]);
  },
  apply(play, seat) {
    play.state.waved[seat] = true;
    play.emit({ kind: "waved", seat });
  },
};

const pack: LagoonPack = { source: { name: "small lagoon", shells: ["conch", "cone", "cowrie", "olive"], sides: 6 } };

function view(state: LagoonState, viewer: Viewer): LagoonView {
  const { bag, hands, ...open } = copyJson(state);
  const isSeen = (seat: Seat): boolean => viewer === "all" || viewer === seat;
  return {
    ...open,
    unseen: [...bag, ...hands.filter((_, seat) => !isSeen(seat)).flat()].sort(),
    hands: hands.map((hand, seat) => (isSeen(seat) ? hand : hand.length)),
  };
}

function sample({ unseen, hands, ...open }: LagoonView, chance: Chance): LagoonState {
  const bag = [...unseen];
  const dealt = hands.map((hand) =>
    typeof hand === "number" ? Array.from({ length: hand }, () => chance.draw(bag)) : hand,
  );
  return copyJson({ ...open, bag, hands: dealt });
}

/** The first player is picked by lot, so that the setup asks for luck too. */
function setup({ seats, options, pack: { source }, chance }: Parameters<Game<Lagoon>["setup"]>[0]): LagoonState {
  const bag = [...source.shells].sort();
  const hands = Array.from({ length: seats }, () => (options["dealt"] === true ? [chance.draw(bag)] : []));
  const frame: TurnFrame = { phase: "turn", seat: chance.pick(seats), bet: 0 };
  const none = Array.from({ length: seats }, () => 0);
  const rounds = options["rounds"] as number;
  return { stack: [frame], aside: [], rounds, bag, hands, score: none, waved: none.map(() => false) };
}

export const lagoon: Game<Lagoon> = {
  id: "lagoon",
  version: 1,
  seats: [1, 4],
  options: [
    { id: "rounds", default: 3, values: [1, 2, 3, 4, 10] },
    { id: "dealt", default: true, values: [true, false] },
  ],
  pack,
  preparePack: (source) => ({ source: source as LagoonPack["source"] }),
  setup,
  phases: { turn },
  offTurn,
  view,
  sample,
  result: ({ score, hands }) => {
    const scores = score.map((points, seat) => points + (hands[seat]?.length ?? 0));
    return {
      places: scores.map((own) => 1 + scores.filter((other) => other > own).length),
      scores,
      details: { hands },
    };
  },
  invariants: () => [],
};
