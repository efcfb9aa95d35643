import { describe, expect, test } from "vitest";
import { enumerateChance, fastChance, recordingChance, stoppingChance } from "./chance/chance.ts";
import type { Game, Move, Play, Seat } from "./contract.ts";
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
import { putAside } from "./stack.ts";
import { game, type Quarry, type QuarryState, turn } from "./testing/quarry.ts";
import { newCuriousWalk, newWalk, offersTo, randomPlayout, take } from "./walk.ts";

const LOADS: readonly Move[] = [
  ["load", 1],
  ["load", 2],
  ["load", 3],
];
const REST: readonly Move[] = [["roll"], ["peek"], ["weigh"], ["seal"], ["done"]];

/** Phases that no game should have, beside those of quarry. */
const odd = {
  ...game,
  phases: {
    ...game.phases,
    mute: { publishes: "all", offers: () => {}, apply: () => {} },
    stuck: { run: () => {} },
  },
} as Game<Quarry>;

/** Three loads are made without asking, then the turn passes on. */
const hasty: Game<Quarry> = {
  ...game,
  phases: {
    ...game.phases,
    turn: { ...turn, auto: true, offers: (_play, { loads }, ask) => ask.offer(loads < 3 ? ["load", 3] : ["done"]) },
  },
};

/** Seat 0 of two begins its turn, unless it is arranged otherwise. */
function at(edit?: (state: QuarryState) => void, chance = stoppingChance()): Play<Quarry> {
  const state: QuarryState = {
    stack: [{ phase: "turn", seat: 0, loads: 0 }],
    aside: [],
    stones: [0, 0],
    rolls: [],
    cheers: [],
  };
  edit?.(state);
  return newPlay(game, game.pack, state, chance);
}

const loaded = (): Play<Quarry> =>
  at((state) => {
    state.stack = [{ phase: "turn", seat: 0, loads: 3 }];
  });

const main = (play: Play<Quarry>, rules = game) => newWalk(rules, play).decision;

describe("settling", () => {
  test("stops at a decision and lists its offers", () => {
    const { decision, offers } = newWalk(game, at());
    expect(decision).toMatchObject({ seat: 0, aside: false, frame: { phase: "turn" } });
    expect(offers.moves).toEqual([...LOADS, ...REST]);
  });

  test("keeps the list of a decision until it is answered, and fills it anew for the next", () => {
    const walk = newWalk(game, at());
    expect(offersTo(walk, 0)).toBe(walk.offers);
    for (let loads = 0; loads < 3; loads++) take(walk, ["load", 1]);
    expect(walk.offers.moves).toEqual(REST);
    take(walk, ["done"]);
    expect(walk.offers.moves).toEqual([...LOADS, ...REST]);
    expect(offersTo(walk, 0).moves).toEqual([["cheer"]]);
  });

  test("takes the lone offer of an auto phase and runs on to the end", () => {
    const play = at();
    expect(main(play, hasty)).toBeUndefined();
    expect(play.state).toEqual({ stack: [], aside: [], stones: [9, 9], rolls: [], cheers: [] });
  });

  test.each([0, 1])("runs no step before the frame held aside by seat %s is answered", (seat) => {
    const play = at((state) => {
      state.stack = [{ phase: "turn", seat: 1, loads: 0 }, { phase: "blast" }];
      putAside(state, { phase: "cheer", seat });
    }, fastChance(1));
    const walk = newWalk(game, play);
    expect(walk.decision).toMatchObject({ seat, aside: true });
    expect([play.state.stack.at(-1), play.state.rolls]).toEqual([{ phase: "blast" }, []]);
    take(walk, ["shout"]);
    expect(walk.decision).toMatchObject({ seat: 1, aside: false });
    expect(play.state.rolls).toHaveLength(1);
  });

  test("asks for a frame aside before anybody's turn, and at the end of the game", () => {
    const before = at((state) => putAside(state, { phase: "cheer", seat: 1 }));
    expect(main(before)).toMatchObject({ seat: 1, aside: true });
    const after = at((state) => {
      state.stack = [];
      putAside(state, { phase: "cheer", seat: 1 });
    });
    expect(main(after)).toMatchObject({ seat: 1, aside: true });
  });

  test.each([
    ["a phase nobody wrote", { phase: "sleep", seat: 0 }, 'no phase "sleep"'],
    ["a decision without a seat", { phase: "turn" }, "decides without a seat"],
    ["a decision without offers", { phase: "mute", seat: 0 }, "offers nothing"],
    ["a step that goes nowhere", { phase: "stuck" }, "does not come to a decision"],
  ])("throws on %s", (_what, frame, message) => {
    const play = at((state) => state.stack.push(frame as never));
    expect(() => main(play, odd)).toThrow(message);
  });

  test.each([
    ["without a seat", { phase: "cheer" }, "decides without a seat"],
    ["of an automatic phase", { phase: "blast", seat: 0 }, '"blast" is held aside without a choice'],
  ])("throws on a frame aside %s", (_what, frame, message) => {
    const play = at((state) => {
      state.stack = [];
      state.aside.push(frame as never);
    });
    expect(() => main(play)).toThrow(message);
  });
});

describe("candidates", () => {
  test("have notes and refusals for the curious", () => {
    const { offers: open } = newCuriousWalk(game, at());
    expect(open.notes).toEqual([{ size: 1 }, { size: 2 }, { size: 3 }, ...REST.map(() => undefined)]);
    expect(open.refused).toEqual([]);
    const { offers: list } = newCuriousWalk(game, loaded());
    expect(list.moves).toEqual(REST);
    expect(list.notes).toEqual(REST.map(() => undefined));
    expect(list.refused).toEqual(LOADS.map((move) => ({ move, clause: "Q-THREE" })));
  });

  test("are weighed: refused for a clause, offered without one, with a note for whoever looks", () => {
    const [quick, curious] = [new OfferList(), new CuriousList()];
    for (const list of [quick, curious]) {
      list.weigh(["load", 1], undefined, () => ({ size: 1 }));
      list.weigh(["load", 2], "Q-THREE", () => expect.fail("a note of what is refused"));
      list.weigh(["roll"], undefined);
    }
    expect([quick.moves, curious.moves]).toEqual([
      [["load", 1], ["roll"]],
      [["load", 1], ["roll"]],
    ]);
    expect(curious.notes).toEqual([{ size: 1 }, undefined]);
    expect(curious.refused).toEqual([{ move: ["load", 2], clause: "Q-THREE" }]);
    quick.weigh(["roll"], undefined, () => expect.fail("a note for nobody"));
  });

  test("of a decision publish or not", () => {
    const { state } = at();
    const publishing = (phase: string, kind: string) => publishes(odd, state, { phase, seat: 0 }, [kind]);
    expect([publishing("turn", "done"), publishing("turn", "seal"), publishing("turn", "roll")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(publishing("mute", "anything")).toBe(true);
  });

  test("have a fallback: the phase's own, else the first offer", () => {
    const play = at();
    expect(fallbackMove(game, play, { phase: "turn", seat: 0 }, [["roll"], ["done"]])).toEqual(["done"]);
    expect(fallbackMove(game, play, { phase: "cheer", seat: 0 }, [["hum"], ["shout"]])).toEqual(["hum"]);
    expect(() => fallbackMove(game, play, { phase: "cheer", seat: 0 }, [])).toThrow("no fallback");
  });

  test("are the same move when every part is", () => {
    expect(sameMove(["load", 1], ["load", 1])).toBe(true);
    for (const other of [
      ["load"],
      ["load", 2],
      ["load", "1"],
      ["load", 1, 1],
      null,
      undefined,
      "load",
      { 0: "load", 1: 1, length: 2 },
    ])
      expect(sameMove(["load", 1], other as unknown as Move)).toBe(false);
  });
});

describe("a fork", () => {
  test("goes its own way, derived data too", () => {
    const play = at();
    const fork = forkPlay(game, play, fastChance(1));
    take(newWalk(game, fork), ["load", 3]);
    expect([fork.state.stones, fork.index.sum]).toEqual([[3, 0], 3]);
    expect([play.state.stones, play.index.sum]).toEqual([[0, 0], 0]);
  });

  test("tells its own listener, and nobody when it has none", () => {
    const listener = newListener();
    const telling = forkPlay(game, at(), fastChance(1), listener);
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
    forkPlay(game, at(), fastChance(1)).tell(() => {
      throw new Error("nobody listens");
    });
  });

  test("of each course of luck gives exact odds", () => {
    const odds = enumerateChance((chance) => {
      const fork = forkPlay(game, at(), chance);
      take(newWalk(game, fork), ["roll"]);
      return fork.state.rolls;
    });
    expect(odds.map(({ value, factors }) => [value, factors])).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [[face], [[1, 6]]]),
    );
  });
});

describe("a whole game", () => {
  test("starts with its own luck and tells its setup", () => {
    const listener = newListener();
    const outcomes: (string | number)[] = [];
    const chance = recordingChance(fastChance(3), outcomes);
    const telling: Game<Quarry> = {
      ...game,
      setup: (given) => {
        given.emit({ kind: "began", seat: 0 });
        return game.setup(given);
      },
    };
    const play = startPlay(telling, { seats: 2, options: {} }, game.pack, chance, listener);
    expect(outcomes).toHaveLength(1);
    expect(outcomes).toEqual(play.state.rolls);
    expect(listener.told).toEqual([{ event: { kind: "began", seat: 0 } }]);
    expect(play.index).toEqual({ sum: 0 });
  });

  test("is played at random to its end, the same for the same seeds", () => {
    const run = (seed: number) => {
      const play = startPlay(game, { seats: 2, options: {} }, game.pack, fastChance(seed));
      return { made: randomPlayout(game, play, seed), state: play.state, index: play.index };
    };
    const one = run(4);
    expect(one.state.stack).toEqual([]);
    expect(one.index.sum).toBeGreaterThanOrEqual(10);
    expect(one.index).toEqual(game.index?.build(one.state, game.pack));
    expect(run(4)).toEqual(one);
    expect(Array.from({ length: 9 }, (_, seed) => run(seed).made)).not.toEqual(new Array(9).fill(one.made));
  });

  test("stops after as many decisions as it may", () => {
    // Not even two who load all they can are through in five.
    expect(randomPlayout(game, at(undefined, fastChance(1)), 1, 5)).toBe(5);
  });
});

test("phases are found by name and told apart", () => {
  expect(isAutomatic(phaseOf(game, { phase: "blast" }))).toBe(true);
  expect(isAutomatic(phaseOf(game, { phase: "turn" }))).toBe(false);
});
