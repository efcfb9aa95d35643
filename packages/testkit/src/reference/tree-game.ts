// A game that each test writes down as a tree, so that the right answer is plain to see.
import type { Guide } from "@outrigger/bots";
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
  /** At the root only: it is decided in the set-up, and nobody sees how. */
  readonly hidden?: true;
}

export type Branch = End | Choice | Luck;

type Step = string | number | null;

interface TreeState extends State {
  /** Moves and outcomes from the root; null for an outcome that the viewer may not see. */
  path: Step[];
}

const pack: Pack = { source: null };

export interface Toy extends GameTypes {
  state: TreeState;
  view: TreeState;
  pack: Pack;
  move: Move;
  index: undefined;
}

const isEnd = (branch: Branch): branch is End => Array.isArray(branch);

function branchAt(root: Branch, path: readonly Step[]): Branch {
  let branch = root;
  for (const step of path) {
    if (isEnd(branch)) throw new Error("beyond the end");
    const next = "luck" in branch ? branch.luck[Number(step)] : branch.moves[String(step)];
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

/** What lies hidden on the way to any branch: one outcome of the root's, or nothing. */
function hiddenSteps<Hidden extends Step>(root: Branch, stepOf: (outcomes: number) => Hidden): Hidden[] {
  return "hidden" in root ? [stepOf(root.luck.length)] : [];
}

const unseen = (): null => null;

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
  const withHidden = (state: TreeState, hidden: readonly Step[]): TreeState => {
    const { path, ...open } = copyJson(state);
    return { ...open, path: [...hidden, ...path.slice(hidden.length)] };
  };
  return {
    id: "toy",
    version: 1,
    seats: [1, 4],
    options: [],
    pack,
    phases: { draft: phase([]), publish: phase("all"), luck },
    setup: ({ chance }) => {
      const state: TreeState = { stack: [], aside: [], path: hiddenSteps(root, chance.pick) };
      enter(root, state);
      return state;
    },
    view: (state) => withHidden(state, hiddenSteps(root, unseen)),
    sample: (view, chance) => withHidden(view, hiddenSteps(root, chance.pick)),
    result: ({ path }) => {
      const end = branchAt(root, path);
      const scores = isEnd(end) ? end : [0, 0];
      return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length), details: null };
    },
    invariants: () => [],
  };
}

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
