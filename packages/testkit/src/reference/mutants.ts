// Reef, broken in one way each, and the check that has to notice.
import { type Ask, copyJson, type Game, pop, putAside } from "@outrigger/kernel";
import type { Check } from "../finding.ts";
import * as whole from "./reef.ts";
import { handOf, type Reef, type ReefState, reef, withPhase } from "./reef.ts";

export interface Mutant {
  readonly what: string;
  readonly game: Game<Reef>;
  readonly found: Check;
}

export const mutants: readonly Mutant[] = [
  {
    what: "a view that shows the other hands",
    game: { ...reef, view: (state) => whole.view(state, "all") },
    found: "variety",
  },
  {
    what: "a view that shows how the hidden cards lie, while the sample still deals them",
    game: { ...reef, view: (state, viewer) => ({ ...whole.view(state, viewer), bag: [...state.bag] }) },
    found: "sample",
  },
  {
    what: "a sample that copies the truth out of the view",
    game: {
      ...reef,
      view: (state, viewer) => ({ ...whole.view(state, viewer), debug: copyJson(state) }),
      sample: (view) => copyJson((view as unknown as { debug: ReefState }).debug),
    },
    found: "variety",
  },
  {
    what: "a sample that always deals the same cards",
    game: { ...reef, sample: (view) => whole.sample(view, { die: () => 1, pick: () => 0, draw: takeFirst }) },
    found: "variety",
  },
  {
    what: "a sample that loses a card",
    game: {
      ...reef,
      sample: (view, chance) => {
        const state = whole.sample(view, chance);
        state.bag.pop();
        return state;
      },
    },
    found: "sample",
  },
  {
    what: "a move that is refused and offered",
    game: withPhase("turn", {
      offers(play, frame, ask) {
        whole.turn.offers(play, frame, ask);
        if (frame.chosen.length === 0) ask.offer(["lay"]);
      },
    }),
    found: "refusals",
  },
  {
    what: "a refusal without a clause",
    game: withPhase("turn", {
      offers: (play, frame, ask) =>
        whole.turn.offers(play, frame, {
          curious: ask.curious,
          offer: (move, note) => ask.offer(move, note),
          refuse: (move) => ask.refuse(move, "because"),
          weigh: (move, bar, note) => ask.weigh(move, bar === undefined ? undefined : "because", note),
        }),
    }),
    found: "refusals",
  },
  {
    what: "a move that is offered twice",
    game: withPhase("answer", {
      offers(play, frame, ask) {
        whole.answer.offers(play, frame, ask);
        if (frame.card === 0) ask.offer(["hush"]);
      },
    }),
    found: "offers",
  },
  {
    what: "an offer that throws when it is taken",
    game: withPhase("turn", {
      apply(play, frame, move) {
        if (move[0] === "dive" && play.state.table.length > 3) throw new Error("the reef is too shallow");
        whole.turn.apply(play, frame, move);
      },
    }),
    found: "offers",
  },
  {
    what: "a move that is refused for two reasons at once",
    game: withPhase("turn", {
      offers(play, frame, ask) {
        const refuse: Ask<Reef>["refuse"] = (move, clause) => {
          ask.refuse(move, clause);
          ask.refuse(move, "REEF-OTHER-1");
        };
        whole.turn.offers(play, frame, {
          curious: ask.curious,
          offer: (move, note) => ask.offer(move, note),
          refuse,
          weigh: (move, bar, note) => (bar === undefined ? ask.offer(move, note?.(move)) : refuse(move, bar)),
        });
      },
    }),
    found: "refused",
  },
  {
    what: "a move offered to the curious only",
    game: withPhase("turn", {
      offers(play, frame, ask) {
        whole.turn.offers(play, frame, ask);
        if (ask.curious && play.state.turns === 2) ask.offer(["choose", 99]);
      },
    }),
    found: "quiet",
  },
  {
    what: "a question that changes the state",
    game: withPhase("turn", {
      offers(play, frame, ask) {
        play.state.pearls[frame.seat] = (play.state.pearls[frame.seat] ?? 0) + 1;
        whole.turn.offers(play, frame, ask);
      },
    }),
    found: "purity",
  },
  {
    what: "a fallback that is not offered",
    game: withPhase("turn", { fallback: () => ["pass"] }),
    found: "fallback",
  },
  {
    what: "a piece that is lost",
    game: withPhase("turn", {
      apply(play, frame, move) {
        whole.turn.apply(play, frame, move);
        if (move[0] === "lay") play.index.delete(play.state.table.pop() ?? 0);
      },
    }),
    found: "invariants",
  },
  {
    what: "an index that is not kept up",
    game: withPhase("tribute", {
      apply(play, frame, move) {
        whole.tribute.apply(play, frame, move);
        play.index.add(Number(move[1]));
      },
    }),
    found: "derived",
  },
  {
    what: "an index that forks share",
    game: { ...reef, index: { build: (state) => new Set(state.table), copy: (index) => index } },
    found: "derived",
  },
  {
    what: "a state that repeats within a turn",
    game: withPhase("turn", {
      offers(play, frame, ask) {
        whole.turn.offers(play, frame, ask);
        if (frame.chosen.length > 0) ask.offer(["choose", 0]);
      },
      apply(play, frame, move) {
        if (move[0] === "choose" && move[1] === 0) frame.chosen.pop();
        else whole.turn.apply(play, frame, move);
      },
    }),
    found: "repeat",
  },
  {
    what: "a turn that may go on for ever",
    game: withPhase("turn", {
      offers: (play, frame, ask) => {
        if (play.state.turns !== 1) return whole.turn.offers(play, frame, ask);
        ask.offer(["choose", frame.chosen.length]);
        if (frame.chosen.length % 400 === 399) ask.offer(["pass"]);
      },
      fallback(play, frame, offers) {
        if (play.state.turns !== 1) return whole.turn.fallback?.(play, frame, offers);
        return offers.at(-1);
      },
    }),
    found: "turn-length",
  },
  {
    what: "a move that ends the turn without publishing",
    game: withPhase("turn", { publishes: ["lay", "dive", "peek", "boast"] }),
    found: "unpublished",
  },
  {
    what: "a draft that the others can see",
    game: {
      ...withPhase("turn", {
        apply(play, frame, move) {
          if (move[0] === "choose") lastChosen = move[1];
          whole.turn.apply(play, frame, move);
        },
      }),
      view: (state, viewer) => ({ ...whole.view(state, viewer), lastChosen }),
    },
    found: "draft",
  },
  {
    what: "a standing order that answers something else",
    game: {
      ...reef,
      orders: [{ id: "pass", phase: "turn", values: () => ({ after: [1, 2] }), answer: () => [["sink"]] }],
    },
    found: "orders",
  },
  {
    what: "a game without an end",
    game: withPhase("refill", {
      run(play, frame) {
        whole.refill.run(play, frame);
        play.state.turns %= 2;
      },
    }),
    found: "endless",
  },
  {
    what: "a move whose consequence hangs on a hidden card",
    game: withPhase("turn", {
      apply(play, frame, move) {
        whole.turn.apply(play, frame, move);
        const seven = play.state.hands.some((hand, seat) => seat !== frame.seat && hand.includes(7));
        if (move[0] === "boast" && seven) play.state.pearls[frame.seat] = 9;
      },
    }),
    found: "what-if",
  },
  {
    what: "a draw that is not logged",
    game: withPhase("refill", {
      run(play, frame) {
        const draw = <Item>(bag: Item[]) => bag.splice(nextSecret() % bag.length, 1)[0] as Item;
        whole.refill.run({ ...play, chance: { ...play.chance, draw }, index: play.index, state: play.state }, frame);
      },
    }),
    found: "replay",
  },
  {
    what: "a die that nobody can play again",
    game: withPhase("turn", {
      apply(play, frame, move) {
        whole.turn.apply(play, frame, move);
        if (move[0] === "pass") play.state.pearls[frame.seat] = nextSecret();
      },
    }),
    found: "quiet",
  },
  {
    what: "a count that only the running game has",
    game: { ...reef, setup: (start) => ({ ...reef.setup(start), turns: reefsSetUp++ % 2 }) },
    found: "replay",
  },
  {
    what: "an event that tells what was drawn",
    game: withPhase("refill", {
      run: (play, frame) =>
        whole.refill.run(
          { ...play, emitTo: (_seat, event) => play.emit(event), index: play.index, state: play.state },
          frame,
        ),
    }),
    found: "leak-events",
  },
  {
    what: "an event that tells the hand of somebody else",
    game: withPhase("turn", {
      apply(play, frame, move) {
        whole.turn.apply(play, frame, move);
        if (move[0] === "pass")
          play.emit({ kind: "drawn", seat: 0, card: handOf(play.state, 1 - (frame.seat % 2))[0] ?? 0 });
      },
    }),
    found: "leak-events",
  },
  {
    what: "a drawn card that shows in the view but in no event",
    game: withPhase("tally", {
      run(play) {
        play.state.pearls[0] = play.chance.die(6);
        pop(play.state);
        play.emit({ kind: "ended", hands: [] });
      },
    }),
    found: "untold",
  },
  {
    what: "a step that runs by itself when the hand leaves no choice",
    game: withPhase("turn", {
      auto: true,
      offers(play, frame, ask) {
        const odd = handOf(play.state, frame.seat).every((card) => card % 2 === 1);
        if (odd && frame.chosen.length === 0) ask.offer(["pass"]);
        else whole.turn.offers(play, frame, ask);
      },
      fallback: (_play, _frame, offers) => offers[0] ?? ["pass"],
    }),
    found: "auto",
  },
  {
    what: "offers that depend on the next player's hand",
    game: withPhase("turn", {
      offers(play, frame, ask) {
        whole.turn.offers(play, frame, ask);
        const next = handOf(play.state, (frame.seat + 1) % play.state.hands.length);
        if (next.includes(7)) ask.refuse(["choose", 99], "REEF-SEVEN");
      },
    }),
    found: "leak-offers",
  },
  {
    what: "an off-turn move that is offered to who holds the higher card",
    game: {
      ...reef,
      offTurn: {
        ...whole.offTurn,
        offers(play, seat, ask) {
          const best = Math.max(...play.state.hands.flat());
          if (handOf(play.state, seat).includes(best)) whole.offTurn.offers(play, seat, ask);
        },
      },
    },
    found: "leak-offers",
  },
  {
    what: "an undo past a look at somebody's cards",
    game: withPhase("turn", {
      apply: (play, frame, move) =>
        whole.turn.apply({ ...play, reveal: () => {}, index: play.index, state: play.state }, frame, move),
    }),
    found: "undo",
  },
  {
    what: "a state that holds half a pearl",
    game: { ...reef, setup: (start) => ({ ...reef.setup(start), turns: 0.5 }) },
    found: "plain",
  },
  {
    what: "a state with a hole in it",
    game: { ...reef, setup: (start) => ({ ...reef.setup(start), memory: undefined }) },
    found: "plain",
  },
  {
    what: "a state that holds one list in two places",
    game: {
      ...reef,
      setup: (start) => {
        const state = reef.setup(start);
        return { ...state, table: state.bag };
      },
    },
    found: "plain",
  },
  {
    what: "a state that depends on the order of its keys",
    game: {
      ...reef,
      index: {
        build: (state) => new Set(Object.keys(state)[0] === "aside" ? [] : state.table),
        copy: (index) => new Set(index),
      },
    },
    found: "round-trip",
  },
  {
    what: "a view that hands out the state itself",
    game: { ...reef, view: (state, viewer) => ({ ...whole.view(state, viewer), table: state.table }) },
    found: "purity",
  },
  {
    what: "a result without the last seat",
    game: { ...reef, result: (state, pack) => ({ ...reef.result(state, pack), places: [1] }) },
    found: "result",
  },
  {
    what: "a result with two different winners",
    game: {
      ...reef,
      result: ({ pearls }) => ({ places: pearls.map((_, seat) => seat), scores: pearls, details: null }),
    },
    found: "result",
  },
  {
    what: "a standing without the last seat",
    game: { ...reef, standing: ({ pearls }) => pearls.slice(1) },
    found: "result",
  },
  {
    what: "a standing that is not the score in the end",
    game: { ...reef, standing: ({ pearls }) => pearls.map((count) => count + 1) },
    found: "result",
  },
  {
    what: "a phase that never lets anybody go on",
    game: withPhase("refill", { run: () => {} }),
    found: "throws",
  },
  {
    what: "a seat that is asked aside and answered by nobody",
    game: {
      ...reef,
      offTurn: {
        ...whole.offTurn,
        apply: (play, seat) => {
          play.state.shouted[seat] = true;
          putAside(play.state, { phase: "tally", seat });
        },
      },
    },
    found: "offers",
  },
];

let reefsSetUp = 0;
let lastChosen = 0;
let secret = 0;

/** A source of numbers that no record knows. */
function nextSecret(): number {
  secret = (secret * 5 + 3) % 8;
  return secret;
}

function takeFirst<Item>(bag: Item[]): Item {
  return bag.shift() as Item;
}
