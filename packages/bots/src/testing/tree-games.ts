// Games for the tests of the search, each written down as its own tree, so that the right answer is plain to see.
import {
  type AutomaticPhase,
  copyJson,
  type DecisionPhase,
  type Game,
  type GameTypes,
  type Move,
  type Pack,
  type Seat,
  type State,
} from "@outrigger/kernel";
import type { Guide } from "../guide.ts";

/** The scores at the end. */
type End = readonly number[];

interface Choice {
  readonly seat: Seat;
  readonly moves: Readonly<Record<string, Branch>>;
  /** Moves here stay in the draft. */
  readonly draft?: true;
}

interface Luck {
  readonly luck: readonly Branch[];
}

export type Branch = End | Choice | Luck;

interface TreeState extends State {
  /** Moves and outcomes from the root. */
  path: (string | number)[];
  /** What the hidden coin shows; only in the states of `coinGame`. */
  coin?: number;
}

export interface Toy extends GameTypes {
  state: TreeState;
  view: TreeState;
  pack: Pack;
  move: Move;
  index: undefined;
}

const isEnd = (branch: Branch): branch is End => Array.isArray(branch);

function branchAt(root: Branch, path: readonly (string | number)[]): Branch {
  let branch = root;
  for (const step of path) {
    if (isEnd(branch)) throw new Error("beyond the end");
    const next = "luck" in branch ? branch.luck[Number(step)] : branch.moves[step];
    if (next === undefined) throw new Error(`no ${step} here`);
    branch = next;
  }
  return branch;
}

/** Puts the frame of the branch the path has come to onto the stack. */
function enter(root: Branch, state: TreeState): void {
  const branch = branchAt(root, state.path);
  state.stack.length = 0;
  if (isEnd(branch)) return;
  if ("luck" in branch) state.stack.push({ phase: "luck" });
  else state.stack.push({ phase: branch.draft ? "draft" : "publish", seat: branch.seat });
}

export function treeGame(root: Branch): Game<Toy> {
  const phase = (publishes: "all" | readonly string[]): DecisionPhase<Toy> => ({
    publishes,
    offers({ state }, _frame, ask) {
      const branch = branchAt(root, state.path) as Choice;
      for (const name of Object.keys(branch.moves)) ask.offer([name]);
    },
    apply({ state }, _frame, [name]) {
      state.path.push(name);
      enter(root, state);
    },
  });
  const luck: AutomaticPhase<Toy> = {
    run({ state, chance }) {
      state.path.push(chance.pick((branchAt(root, state.path) as Luck).luck.length));
      enter(root, state);
    },
  };
  return {
    ...plainGame,
    phases: { draft: phase([]), publish: phase("all"), luck },
    setup: () => {
      const state: TreeState = { stack: [], aside: [], path: [] };
      enter(root, state);
      return state;
    },
    result: ({ path }) => {
      const end = branchAt(root, path);
      const scores = isEnd(end) ? end : [0, 0];
      return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length), details: null };
    },
  };
}

const pack: Pack = { source: null };

const plainGame = {
  id: "toy",
  version: 1,
  seats: [1, 4] as const,
  options: [],
  pack,
  view: (state: TreeState) => copyJson(state),
  sample: (view: TreeState) => copyJson(view),
  invariants: () => [],
};

/** Heads in three of four games, and nobody sees it: seat 0 says heads, tails, or (for a smaller sure gain) neither. */
export const coinGame: Game<Toy> = {
  ...plainGame,
  phases: {
    guess: {
      publishes: "all",
      offers: (_play, _frame, ask) => {
        for (const name of ["neither", "tails", "heads"]) ask.offer([name]);
      },
      apply: ({ state }, _frame, [name]) => {
        state.path.push(name);
        state.stack.length = 0;
      },
    },
  },
  setup: ({ chance }) => ({ stack: [{ phase: "guess", seat: 0 }], aside: [], path: [], coin: chance.pick(4) }),
  view: ({ stack, aside, path }) => copyJson({ stack, aside, path }),
  sample: (view, chance) => ({ ...copyJson(view), coin: chance.pick(4) }),
  result: ({ path, coin }) => {
    const right = (coin ?? 0) > 0 ? "heads" : "tails";
    const gain = path[0] === "neither" ? 2 : path[0] === right ? 4 : 0;
    return { scores: [gain, 3], places: gain > 3 ? [1, 2] : [2, 1], details: null };
  },
};

/** Scores at the end, nothing before it. */
export const toyGuide = (game: Game<Toy>): Guide<Toy> => ({
  evaluate: ({ state }) => (state.stack.length === 0 ? game.result(state, pack).scores : [0, 0, 0, 0]),
  swing: 10,
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 5 },
    medium: { iterations: 100, horizon: 5 },
    hard: { iterations: 400, horizon: 5 },
    master: { iterations: 1200, horizon: 5 },
  },
});
