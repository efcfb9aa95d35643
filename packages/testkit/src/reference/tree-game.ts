// A game that each test writes down as a tree, so that the right answer is plain to see.
import type { Guide } from "@outrigger/bots";
import {
  type AutomaticPhase,
  copyJson,
  type DecisionPhase,
  type Game,
  type GameTypes,
  isOver,
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
  /** Moves that stay in the draft. */
  readonly draft?: "all" | readonly string[];
}

interface Luck {
  readonly luck: readonly Branch[];
  /** At the root only: decided in the set-up, and up to the end seen by this seat alone. Several may follow on each other. */
  readonly hidden?: Seat | "nobody";
}

type Place = End | Choice | Luck;
/** A wide tree is written down where it is come to. */
export type Branch = Place | (() => Branch);

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

const isEnd = (place: Place): place is End => Array.isArray(place);

const placeOf = (branch: Branch): Place => (typeof branch === "function" ? placeOf(branch()) : branch);

function placeAt(root: Branch, path: readonly Step[]): Place {
  let place = placeOf(root);
  for (const step of path) {
    if (isEnd(place)) throw new Error("beyond the end");
    const next = "luck" in place ? place.luck[Number(step)] : place.moves[String(step)];
    if (next === undefined) throw new Error(`no ${step} here`);
    place = placeOf(next);
  }
  return place;
}

/** Puts the frame of the place the path has come to onto the stack. */
function enter(root: Branch, state: TreeState): void {
  const place = placeAt(root, state.path);
  state.stack.length = 0;
  if (isEnd(place)) return;
  if ("luck" in place) state.stack.push({ phase: "luck" });
  else state.stack.push({ phase: "choice", seat: place.seat });
}

/** What lies hidden on the way to any place: how many outcomes each has, and who sees it. */
function hiddenIn(branch: Branch | undefined): { readonly outcomes: number; readonly seer: Seat | "nobody" }[] {
  const place = branch === undefined ? [] : placeOf(branch);
  if (!("luck" in place) || place.hidden === undefined) return [];
  return [{ outcomes: place.luck.length, seer: place.hidden }, ...hiddenIn(place.luck[0])];
}

export function treeGame(root: Branch): Game<Toy> {
  const hidden = hiddenIn(root);
  const choiceAt = ({ path }: TreeState): Choice => placeAt(root, path) as Choice;
  const choice: DecisionPhase<Toy> = {
    publishes: [],
    publishesToo(state) {
      const { moves, draft = [] } = choiceAt(state);
      return Object.keys(moves).filter((name) => draft !== "all" && !draft.includes(name));
    },
    offers({ state }, _frame, ask) {
      for (const name of Object.keys(choiceAt(state).moves)) ask.offer([name]);
    },
    apply({ state }, _frame, [name]) {
      state.path.push(name);
      enter(root, state);
    },
  };
  const luck: AutomaticPhase<Toy> = {
    run({ state, chance }) {
      state.path.push(chance.pick((placeAt(root, state.path) as Luck).luck.length));
      enter(root, state);
    },
  };
  return {
    id: "toy",
    version: 1,
    seats: [1, 4],
    options: [],
    pack,
    phases: { choice, luck },
    setup: ({ chance }) => {
      const state: TreeState = { stack: [], aside: [], path: hidden.map(({ outcomes }) => chance.pick(outcomes)) };
      enter(root, state);
      return state;
    },
    view(state, viewer) {
      const { path, ...open } = copyJson(state);
      const isSeen = (at: number): boolean =>
        viewer === "all" || isOver(state) || at >= hidden.length || hidden[at]?.seer === viewer;
      return { ...open, path: path.map((step, at) => (isSeen(at) ? step : null)) };
    },
    sample(view, chance) {
      const { path, ...open } = copyJson(view);
      return { ...open, path: path.map((step, at) => step ?? chance.pick(hidden[at]?.outcomes ?? 0)) };
    },
    result: ({ path }) => {
      const end = placeAt(root, path);
      const scores = isEnd(end) ? end : [0, 0];
      return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length), details: null };
    },
    invariants: () => [],
  };
}

const searching = (iterations: number) => ({ iterations, horizon: 5 });

/** Scores at the end, nothing before it. */
export const toyGuide = (game: Game<Toy>): Guide<Toy> => ({
  evaluate: ({ state }) => (state.stack.length === 0 ? game.result(state, pack).scores : [0, 0, 0, 0]),
  swing: 10,
  levels: {
    easy: { iterations: 0, horizon: 0, noise: 5 },
    medium: searching(100),
    hard: searching(400),
    master: searching(1200),
  },
});
