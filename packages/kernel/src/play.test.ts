import { describe, expect, test } from "vitest";
import { enumerateChance, fastChance, recordingChance, stoppingChance } from "./chance/chance.ts";
import type { DecisionPhase, Frame, Game, GameTypes, Move, Pack, Play, Seat, State } from "./contract.ts";
import { copyJson } from "./json.ts";
import { CuriousList, OfferList, sameMove } from "./offers.ts";
import {
  eventFor,
  fallbackMove,
  forkPlay,
  isAutomatic,
  newListener,
  newPlay,
  phaseOf,
  publishes,
  startPlay,
} from "./play.ts";
import { dropAside, pop, push, putAside } from "./stack.ts";
import { newCuriousWalk, newWalk, offersTo, randomPlayout, take } from "./walk.ts";

// Shells: on a turn a seat takes one to three of a heap or asks the sea for some; who is called aside says yes first.
interface Shells extends GameTypes {
  state: State & { heap: number; taken: number[] };
  view: object;
  pack: Pack;
  move: Move;
  event: { readonly kind: string; readonly seat: Seat };
  /** Shells taken by everybody. */
  index: { sum: number };
}

const turn: DecisionPhase<Shells, Frame & { seat: Seat }> = {
  publishes: ["take"],
  auto: true,
  offers({ state }, _frame, ask) {
    for (const count of [1, 2, 3]) {
      if (count > state.heap) ask.refuse(["take", count], "SHELLS-HEAP");
      else ask.offer(["take", count], { left: state.heap - count });
    }
    if (state.heap > 3) ask.offer(["sea"]);
  },
  apply(play, frame, move) {
    const { state } = play;
    const count = move[0] === "sea" ? play.chance.die(3) : Number(move[1]);
    state.heap -= count;
    state.taken[frame.seat] = (state.taken[frame.seat] ?? 0) + count;
    play.index.sum += count;
    play.emit({ kind: "took", seat: frame.seat });
    pop(state);
    push(state, { phase: "next", seat: 1 - frame.seat });
  },
};

const shells: Game<Shells> = {
  id: "shells",
  version: 1,
  seats: [2, 2],
  options: [],
  pack: { source: null },
  setup: ({ chance, emit }) => {
    emit({ kind: "began", seat: 0 });
    return { stack: [{ phase: "turn", seat: 0 }], aside: [], heap: 10 + chance.pick(5), taken: [0, 0] };
  },
  phases: {
    turn: turn as DecisionPhase<Shells>,
    next: {
      run({ state }, frame) {
        pop(state);
        if (state.heap > 0) push(state, { phase: "turn", seat: frame.seat ?? 0 });
      },
    },
    answer: {
      publishes: "all",
      offers: (_play, _frame, ask) => ask.offer(["yes"]),
      apply: ({ state }, frame) => dropAside(state, frame.seat ?? 0),
      fallback: () => ["yes"],
    },
    mute: { publishes: [], offers: () => {}, apply: () => {} },
    stuck: { run: () => {} },
  },
  index: {
    build: ({ taken }) => ({ sum: taken.reduce((sum, count) => sum + count, 0) }),
    copy: (index) => ({ ...index }),
  },
  view: (state) => copyJson(state),
  sample: (view) => copyJson(view) as Shells["state"],
  result: ({ taken }) => ({ places: [1, 1], scores: taken, details: null }),
  invariants: () => [],
};

const at = (heap: number, edit?: (state: Shells["state"]) => void): Play<Shells> => {
  const state: Shells["state"] = { stack: [{ phase: "turn", seat: 0 }], aside: [], heap, taken: [0, 0] };
  edit?.(state);
  return newPlay(shells, shells.pack, state, stoppingChance());
};

const main = (play: Play<Shells>) => newWalk(shells, play).decision;

describe("settling", () => {
  test("stops at a decision and lists its offers", () => {
    const { decision, offers } = newWalk(shells, at(10));
    expect(decision).toMatchObject({ seat: 0, aside: false, frame: { phase: "turn" } });
    expect(offers.moves).toEqual([["take", 1], ["take", 2], ["take", 3], ["sea"]]);
  });

  test("keeps the list of a decision until it is answered, and fills it anew for the next", () => {
    const walk = newWalk(shells, at(4));
    expect(offersTo(walk, 0)).toBe(walk.offers);
    take(walk, ["take", 2]);
    expect(walk.offers.moves).toEqual([
      ["take", 1],
      ["take", 2],
    ]);
    expect(offersTo(walk, 0).moves).toEqual([]);
  });

  test("takes the lone offer of an auto phase and runs on to the end", () => {
    const play = at(1);
    expect(main(play)).toBeUndefined();
    expect(play.state).toEqual({ stack: [], aside: [], heap: 0, taken: [1, 0] });
  });

  test.each([0, 1])("runs no step before the frame held aside by seat %s is answered", (seat) => {
    const play = at(5, (state) => {
      state.stack = [{ phase: "next", seat: 1 }];
      putAside(state, { phase: "answer", seat });
    });
    const walk = newWalk(shells, play);
    expect(walk.decision).toMatchObject({ seat, aside: true });
    expect(play.state.stack).toEqual([{ phase: "next", seat: 1 }]);
    take(walk, ["yes"]);
    expect(walk.decision).toMatchObject({ seat: 1, aside: false });
  });

  test("asks for a frame aside before anybody's turn, and at the end of the game", () => {
    const before = at(5, (state) => putAside(state, { phase: "answer", seat: 1 }));
    expect(main(before)).toMatchObject({ seat: 1, aside: true });
    const after = at(5, (state) => {
      state.stack = [];
      putAside(state, { phase: "answer", seat: 1 });
    });
    expect(main(after)).toMatchObject({ seat: 1, aside: true });
  });

  test.each([
    ["a phase nobody wrote", { phase: "sleep", seat: 0 }, 'no phase "sleep"'],
    ["a decision without a seat", { phase: "turn" }, "decides without a seat"],
    ["a decision without offers", { phase: "mute", seat: 0 }, "offers nothing"],
    ["a step that goes nowhere", { phase: "stuck" }, "does not come to a decision"],
  ])("throws on %s", (_what, frame, message) => {
    expect(() => main(at(5, (state) => state.stack.push(frame)))).toThrow(message);
  });

  test.each([
    ["without a seat", { phase: "answer" }, "decides without a seat"],
    ["of an automatic phase", { phase: "stuck", seat: 0 }, '"stuck" is held aside without a choice'],
  ])("throws on a frame aside %s", (_what, frame, message) => {
    const play = at(5, (state) => {
      state.stack = [];
      state.aside.push(frame);
    });
    expect(() => main(play)).toThrow(message);
  });
});

describe("candidates", () => {
  test("have notes and refusals for the curious", () => {
    const { offers: list } = newCuriousWalk(shells, at(2));
    expect(list.moves).toEqual([
      ["take", 1],
      ["take", 2],
    ]);
    expect(list.notes).toEqual([{ left: 1 }, { left: 0 }]);
    expect(list.refused).toEqual([{ move: ["take", 3], clause: "SHELLS-HEAP" }]);
  });

  test("are weighed: refused for a clause, offered without one, with a note for whoever looks", () => {
    const [quick, curious] = [new OfferList(), new CuriousList()];
    for (const list of [quick, curious]) {
      list.weigh(["take", 1], undefined, () => ({ left: 1 }));
      list.weigh(["take", 2], "SHELLS-HEAP", () => expect.fail("a note of what is refused"));
      list.weigh(["sea"], undefined);
    }
    expect([quick.moves, curious.moves]).toEqual([
      [["take", 1], ["sea"]],
      [["take", 1], ["sea"]],
    ]);
    expect(curious.notes).toEqual([{ left: 1 }, undefined]);
    expect(curious.refused).toEqual([{ move: ["take", 2], clause: "SHELLS-HEAP" }]);
    quick.weigh(["sea"], undefined, () => expect.fail("a note for nobody"));
  });

  test("of a decision publish or not", () => {
    const frame = { phase: "turn", seat: 0 };
    expect(publishes(shells, at(5).state, frame, ["take", 1])).toBe(true);
    expect(publishes(shells, at(5).state, frame, ["sea"])).toBe(false);
    expect(publishes(shells, at(5).state, { phase: "answer", seat: 0 }, ["yes"])).toBe(true);
  });

  test("have a fallback: the phase's own, else the first offer", () => {
    const play = at(5);
    expect(fallbackMove(shells, play, { phase: "answer", seat: 0 }, [["no"], ["yes"]])).toEqual(["yes"]);
    expect(fallbackMove(shells, play, { phase: "turn", seat: 0 }, [["take", 2]])).toEqual(["take", 2]);
    expect(() => fallbackMove(shells, play, { phase: "turn", seat: 0 }, [])).toThrow("no fallback");
  });

  test("are the same move when every part is", () => {
    expect(sameMove(["take", 1], ["take", 1])).toBe(true);
    for (const other of [
      ["take"],
      ["take", 2],
      ["take", "1"],
      ["take", 1, 1],
      null,
      undefined,
      "take",
      { 0: "take", 1: 1, length: 2 },
    ])
      expect(sameMove(["take", 1], other as unknown as Move)).toBe(false);
  });
});

describe("a fork", () => {
  test("goes its own way, derived data too", () => {
    const play = at(10);
    const fork = forkPlay(shells, play, fastChance(1));
    take(newWalk(shells, fork), ["take", 3]);
    expect([fork.state.heap, fork.index.sum]).toEqual([7, 3]);
    expect([play.state.heap, play.index.sum]).toEqual([10, 0]);
  });

  test("tells its own listener, and nobody when it has none", () => {
    const listener = newListener();
    const telling = forkPlay(shells, at(10), fastChance(1), listener);
    telling.emit({ kind: "called", seat: 0 });
    telling.tell(() => ({ kind: "counted", seat: 0 }));
    telling.tell(() => [
      { kind: "summed", seat: 0 },
      { kind: "named", seat: 1 },
    ]);
    telling.emitTo(1, { kind: "shown", seat: 1 }, { kind: "hidden", seat: 1 });
    telling.emitTo(1, { kind: "whispered", seat: 1 });
    telling.reveal(1);
    expect(listener.learnt).toEqual([1]);
    const open = ["called", "counted", "summed", "named"];
    const heard = (viewer: Seat | "spectator" | "all") => listener.told.map((told) => eventFor(told, viewer)?.kind);
    expect(heard(1)).toEqual([...open, "shown", "whispered"]);
    expect(heard("all")).toEqual([...open, "shown", "whispered"]);
    expect(heard(0)).toEqual([...open, "hidden", undefined]);
    expect(heard("spectator")).toEqual([...open, "hidden", undefined]);
    forkPlay(shells, at(10), fastChance(1)).tell(() => {
      throw new Error("nobody listens");
    });
  });

  test("of each course of luck gives exact odds", () => {
    const odds = enumerateChance((chance) => {
      const fork = forkPlay(shells, at(4), chance);
      take(newWalk(shells, fork), ["sea"]);
      return fork.state.heap;
    });
    expect(odds.map(({ value, factors }) => [value, factors])).toEqual([
      [3, [[1, 3]]],
      [2, [[1, 3]]],
      [0, [[1, 3]]],
    ]);
  });
});

describe("a whole game", () => {
  test("starts with its own luck and tells its setup", () => {
    const listener = newListener();
    const outcomes: (string | number)[] = [];
    const chance = recordingChance(fastChance(3), outcomes);
    const play = startPlay(shells, { seats: 2, options: {} }, shells.pack, chance, listener);
    expect(outcomes).toEqual([play.state.heap - 10]);
    expect(listener.told).toEqual([{ event: { kind: "began", seat: 0 } }]);
    expect(play.index).toEqual({ sum: 0 });
  });

  test("is played at random to its end, the same for the same seeds", () => {
    const run = (seed: number) => {
      const play = startPlay(shells, { seats: 2, options: {} }, shells.pack, fastChance(seed));
      return { made: randomPlayout(shells, play, seed), state: play.state, index: play.index };
    };
    const one = run(4);
    expect(one.state.heap).toBe(0);
    expect(one.index).toEqual(shells.index?.build(one.state, shells.pack));
    expect(run(4)).toEqual(one);
    expect(Array.from({ length: 9 }, (_, seed) => run(seed).made)).not.toEqual(new Array(9).fill(one.made));
  });

  test("stops after as many decisions as it may", () => {
    const play = at(1000);
    expect(randomPlayout(shells, { ...play, chance: fastChance(1) }, 1, 5)).toBe(5);
  });
});

test("phases are found by name and told apart", () => {
  expect(isAutomatic(phaseOf(shells, { phase: "next" }))).toBe(true);
  expect(isAutomatic(phaseOf(shells, { phase: "turn" }))).toBe(false);
});
