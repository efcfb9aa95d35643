// Whispers: a tiny game for tests of the terminal. Each seat holds a secret, says a word in turn, and may cough out of turn.
import type { GameEntry } from "@outrigger/games";
import type { DecisionPhase, Frame, Game, GameTypes, OffTurn, Pack, Seat, State } from "@outrigger/kernel";
import type { GameText } from "@outrigger/text";

interface WhispersState extends State {
  secrets: (number | null)[];
  said: number;
  coughed: boolean[];
}

interface TurnFrame extends Frame {
  seat: Seat;
}

interface Whispers extends GameTypes {
  state: WhispersState;
  view: WhispersState;
  pack: Pack;
  move: readonly ["say" | "shout" | "cough"];
  event: { readonly kind: "said" | "coughed"; readonly seat: Seat };
  index: undefined;
}

const turn: DecisionPhase<Whispers, TurnFrame> = {
  publishes: "all",
  offers(_play, _frame, ask) {
    ask.offer(["say"]);
    ask.refuse(["shout"], "WHI-QUIET");
  },
  apply(play, frame) {
    const { state } = play;
    state.said++;
    play.emit({ kind: "said", seat: frame.seat });
    frame.seat = state.said % state.secrets.length;
    if (state.said === 2 * state.secrets.length) state.stack.length = 0;
  },
};

const offTurn: OffTurn<Whispers> = {
  offers({ state }, seat, ask) {
    if (state.coughed[seat] === true) ask.refuse(["cough"], "WHI-ONCE");
    else ask.offer(["cough"]);
  },
  apply(play, seat) {
    play.state.coughed[seat] = true;
    play.emit({ kind: "coughed", seat });
  },
};

const pack: Pack = { source: null };

const rules: Game<Whispers> = {
  id: "whispers",
  version: 1,
  seats: [2, 3],
  options: [],
  pack,
  setup: ({ seats, chance }) => ({
    stack: [{ phase: "turn", seat: 0 }],
    aside: [],
    secrets: Array.from({ length: seats }, () => 10 + chance.pick(90)),
    said: 0,
    coughed: Array.from({ length: seats }, () => false),
  }),
  phases: { turn },
  offTurn,
  view: (state, viewer) => ({
    ...structuredClone(state),
    secrets: state.secrets.map((secret, seat) => (viewer === seat || viewer === "all" ? secret : null)),
  }),
  sample: (view, chance) => ({
    ...structuredClone(view),
    secrets: view.secrets.map((secret) => secret ?? 10 + chance.pick(90)),
  }),
  result: ({ secrets }) => ({ places: secrets.map(() => 1), scores: secrets.map(() => 0), details: null }),
  invariants: () => [],
};

const text: GameText<WhispersState, Whispers["move"], Whispers["event"]> = {
  languages: ["en"],
  messages: async () => ({ name: "Whispers" }),
  clauses: async () => ({ "WHI-QUIET": "Nobody shouts here.", "WHI-ONCE": "One cough each." }),
  rules: async () => ({ sections: [], glossary: [] }),
  lookup: async () => ({ chapters: {}, synonyms: [], hints: {}, askedBy: {} }),
  event: (_say, { kind, seat }, names) => `${names[seat]} ${kind}.`,
  move: (_say, [kind]) => kind,
  prompt: () => "Say a word.",
  describe: (_say, { secrets }, names) => names.map((name, seat) => `${name} knows ${secrets[seat] ?? "something"}.`),
};

export const whispers: GameEntry = {
  id: rules.id,
  rules: async () => ({ rules }),
  text: async () => ({ text }),
};
