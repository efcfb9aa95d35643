// A small game for the tests of the analysis: four turns of dice, and a card that nobody else sees before the end.
import type { Guide } from "@outrigger/bots";
import { copyJson, type DecisionPhase, type Game, type GameTypes, type Pack, type State } from "@outrigger/kernel";
import { type GameRecord, recordOf } from "@outrigger/records";
import { matchAt, send } from "@outrigger/testkit";

interface DiceState extends State {
  /** What each seat has won by its turns. */
  won: number[];
  /** Each seat's card; null where the viewer may not see it. */
  cards: (number | null)[];
  turns: number;
}

interface DiceGame extends GameTypes {
  state: DiceState;
  view: DiceState;
  pack: Pack;
  move: readonly ["safe"] | readonly ["bold"] | readonly ["nothing"] | readonly ["think"];
  index: undefined;
}

const pack: Pack = { source: null };
const SAFE = 5;
const TURNS = 4;

/** `safe` wins 5, `bold` what a die shows, `nothing` nothing; who has thought first keeps that in the draft. */
const turn: DecisionPhase<DiceGame> = {
  publishes: ["safe", "bold", "nothing"],
  offers: (_play, _frame, ask) => {
    for (const kind of ["safe", "bold", "nothing", "think"] as const) ask.offer([kind]);
  },
  apply: ({ state, chance }, frame, [kind]) => {
    if (kind === "think") return;
    const seat = frame.seat ?? 0;
    const wins = { safe: SAFE, nothing: 0 } as const;
    state.won[seat] = (state.won[seat] ?? 0) + (kind === "bold" ? chance.die(6) : wins[kind]);
    state.turns++;
    state.stack.length = 0;
    if (state.turns < TURNS) state.stack.push({ phase: "turn", seat: 1 - seat });
  },
};

const scoresOf = ({ won, cards }: DiceState): number[] => won.map((own, seat) => own + (cards[seat] ?? 0));

export const game: Game<DiceGame> = {
  id: "dice",
  version: 1,
  seats: [2, 2],
  options: [],
  pack,
  phases: { turn },
  setup: ({ chance }) => ({
    stack: [{ phase: "turn", seat: 0 }],
    aside: [],
    won: [0, 0],
    cards: [chance.pick(3), chance.pick(3)],
    turns: 0,
  }),
  view: (state, viewer) => ({
    ...copyJson(state),
    cards: state.cards.map((card, seat) =>
      viewer === "all" || viewer === seat || state.turns === TURNS ? card : null,
    ),
  }),
  sample: (view, chance) => ({ ...copyJson(view), cards: view.cards.map((card) => card ?? chance.pick(3)) }),
  result: (state) => {
    const scores = scoresOf(state);
    return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length), details: null };
  },
  invariants: () => [],
};

/** Each seat's points so far, and what its turns to come will win on the mean. */
function prospects(state: DiceState): number[] {
  const first = state.stack[0]?.seat ?? 0;
  const left = TURNS - state.turns;
  return state.won.map((won, seat) => won + SAFE * (seat === first ? Math.ceil(left / 2) : Math.floor(left / 2)));
}

export const guide: Guide<DiceGame> = {
  evaluate: ({ state }) => prospects(state).map((own, seat) => own + (state.cards[seat] ?? 0)),
  swing: 4,
  parts: { names: ["turns", "card"], of: ({ state }) => state.won.map((won, seat) => [won, state.cards[seat] ?? 0]) },
  forecast: ({ state }) => {
    const { cards } = state as DiceState;
    const parts = prospects(state as DiceState).map((own, seat) => [own, cards[seat] ?? 0]);
    const [mine, theirs] = parts.map(([turns = 0, card = 0]) => turns + card) as [number, number];
    const share = Math.max(0.02, Math.min(0.98, 0.5 + (mine - theirs) / 20));
    return { shares: [share, 1 - share], parts };
  },
  playout: () => [["safe"]],
  levels: {
    easy: { iterations: 0, horizon: 0 },
    medium: { iterations: 60, horizon: 1, learned: 1 },
    hard: { iterations: 60, horizon: 1, learned: 1 },
    master: { iterations: 200, horizon: 1, learned: 1 },
  },
};

const { medium, master } = guide.levels;

/** A guide that sees nothing of what is to come, unless it looks as far ahead as its master does. */
export const blind: Guide<DiceGame> = {
  ...guide,
  forecast: () => ({ shares: [0.5, 0.5], parts: [] }),
  levels: { ...guide.levels, medium: { ...medium, horizon: 0 }, master: { ...master, horizon: 8 } },
};

type Kind = DiceGame["move"][0];

/** The record of a game in which the seats, in turn, played these. A game of fewer turns is still running. */
export function played(kinds: readonly Kind[], seed = 1): GameRecord {
  const match = matchAt(game, { seats: 2, seed });
  kinds.forEach((kind, number) => {
    send(match, number % 2, ["think"], [kind]);
  });
  return recordOf(match);
}
