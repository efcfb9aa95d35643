import { handOf, type Reef, type ReefState, reef, withPhase } from "@outrigger/testkit/reef";
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
import { putAside, topFrame } from "./stack.ts";
import { inOrder } from "./testing/reef-match.ts";
import { newCuriousWalk, newWalk, offersTo, randomPlayout, take } from "./walk.ts";

const TABLE = { seats: 2, options: { cards: 20 } };
const ofCard = (card: number): Move[] => [
  ["boast", card],
  ["choose", card],
];

/** Phases that no game should have, beside those of reef. */
const odd = {
  ...reef,
  phases: {
    ...reef.phases,
    mute: { publishes: "all", offers: () => {}, apply: () => {} },
    stuck: { run: () => {} },
  },
} as Game<Reef>;

/** Seat 0 of two begins its turn with the cards 1 to 3, unless it is arranged otherwise. */
function at(edit?: (state: ReefState) => void, chance = stoppingChance()): Play<Reef> {
  const { state } = startPlay(reef, TABLE, reef.pack, inOrder(0));
  edit?.(state);
  return newPlay(reef, reef.pack, state, chance);
}

const main = (play: Play<Reef>, rules = reef) => newWalk(rules, play).decision;

describe("settling", () => {
  test("stops at a decision and lists its offers", () => {
    const { decision, offers } = newWalk(reef, at());
    expect(decision).toMatchObject({ seat: 0, aside: false, frame: { phase: "turn" } });
    expect(offers.moves).toEqual([...ofCard(1), ...ofCard(2), ...ofCard(3), ["dive"], ["pass"]]);
  });

  test("keeps the list of a decision until it is answered, and fills it anew for the next", () => {
    const walk = newWalk(reef, at(undefined, inOrder(0)));
    expect(offersTo(walk, 0)).toBe(walk.offers);
    take(walk, ["choose", 2]);
    expect(walk.offers.moves).toEqual([["choose", 3], ["lay"]]);
    take(walk, ["lay"]);
    expect(walk.offers.moves).toEqual([...ofCard(4), ...ofCard(5), ...ofCard(6), ["dive"], ["pass"]]);
    expect(offersTo(walk, 0).moves).toEqual([["shout"]]);
  });

  test("takes the lone offer of an auto phase and runs on to the end", () => {
    const passing = withPhase("turn", { auto: true, offers: (_play, _frame, ask) => ask.offer(["pass"]) });
    const play = at();
    expect(main(play, passing)).toBeUndefined();
    expect(play.state).toMatchObject({ stack: [], aside: [], turns: 8 });
  });

  test.each([0, 1])("runs no step before the frame held aside by seat %s is answered", (seat) => {
    const play = at((state) => {
      state.bag.push(...handOf(state, 0).splice(0));
      state.stack = [{ phase: "refill", seat: 0 }];
      putAside(state, { phase: "answer", seat, card: 0 });
    }, inOrder(0));
    const walk = newWalk(reef, play);
    expect(walk.decision).toMatchObject({ seat, aside: true });
    expect([topFrame(play.state)?.phase, handOf(play.state, 0)]).toEqual(["refill", []]);
    take(walk, ["hush"]);
    expect(walk.decision).toMatchObject({ seat: 1, aside: false });
    expect(handOf(play.state, 0)).toHaveLength(3);
  });

  test("asks for a frame aside before anybody's turn, and at the end of the game", () => {
    const before = at((state) => putAside(state, { phase: "answer", seat: 1, card: 0 }));
    expect(main(before)).toMatchObject({ seat: 1, aside: true });
    const after = at((state) => {
      state.stack = [];
      putAside(state, { phase: "answer", seat: 1, card: 0 });
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
    ["without a seat", { phase: "answer" }, "decides without a seat"],
    ["of an automatic phase", { phase: "refill", seat: 0 }, '"refill" is held aside without a choice'],
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
    const walk = newCuriousWalk(reef, at());
    const { notes, refused } = walk.offers;
    const pearls = [undefined, { pearls: 1 }, undefined, { pearls: 2 }, undefined, { pearls: 0 }];
    expect(notes).toEqual([...pearls, undefined, undefined]);
    expect(refused).toEqual([
      { move: ["lay"], clause: "REEF-EMPTY" },
      { move: ["peek", 1], clause: "REEF-PEEK" },
    ]);
    take(walk, ["choose", 2]);
    expect(notes).toEqual([{ pearls: 0 }, undefined]);
    expect(refused.map(({ clause }) => clause)).toEqual([
      ...["REEF-BOAST", "REEF-ORDER", "REEF-BOAST", "REEF-ORDER", "REEF-BOAST"],
      ...["REEF-CHOSEN", "REEF-CHOSEN", "REEF-PEEK"],
    ]);
  });

  test("are weighed: refused for a clause, offered without one, with a note for whoever looks", () => {
    const [quick, curious] = [new OfferList(), new CuriousList()];
    for (const list of [quick, curious]) {
      list.weigh(["choose", 1], undefined, () => ({ pearls: 1 }));
      list.weigh(["choose", 2], "REEF-GAP", () => expect.fail("a note of what is refused"));
      list.weigh(["dive"], undefined);
    }
    expect([quick.moves, curious.moves]).toEqual([
      [["choose", 1], ["dive"]],
      [["choose", 1], ["dive"]],
    ]);
    expect(curious.notes).toEqual([{ pearls: 1 }, undefined]);
    expect(curious.refused).toEqual([{ move: ["choose", 2], clause: "REEF-GAP" }]);
    quick.weigh(["dive"], undefined, () => expect.fail("a note for nobody"));
  });

  test("of a decision publish or not", () => {
    const { state } = at();
    const game = withPhase("turn", { publishes: ["pass"], cuts: ["boast"], publishesToo: () => ["dive"] });
    const publishing = (phase: string, kind: string) => publishes(game, state, { phase, seat: 0 }, [kind]);
    const kinds = ["pass", "boast", "dive", "choose"].filter((kind) => publishing("turn", kind));
    expect(kinds).toEqual(["pass", "boast", "dive"]);
    expect(publishing("tribute", "anything")).toBe(true);
  });

  test("have a fallback: the phase's own, else the first offer", () => {
    const play = at();
    const turn = { phase: "turn", seat: 0, chosen: [] };
    expect(fallbackMove(reef, play, turn, [["dive"], ["pass"]])).toEqual(["pass"]);
    const tribute = { phase: "tribute", seat: 0 };
    expect(
      fallbackMove(reef, play, tribute, [
        ["gift", 1],
        ["gift", 2],
      ]),
    ).toEqual(["gift", 1]);
    expect(() => fallbackMove(reef, play, tribute, [])).toThrow("no fallback");
  });

  test("are the same move when every part is", () => {
    expect(sameMove(["choose", 1], ["choose", 1])).toBe(true);
    for (const other of [
      ["choose"],
      ["choose", 2],
      ["choose", "1"],
      ["choose", 1, 1],
      null,
      undefined,
      "choose",
      { 0: "choose", 1: 1, length: 2 },
    ])
      expect(sameMove(["choose", 1], other as unknown as Move)).toBe(false);
  });
});

describe("a fork", () => {
  test("goes its own way, derived data too", () => {
    const play = at();
    const fork = forkPlay(reef, play, fastChance(1));
    const walk = newWalk(reef, fork);
    take(walk, ["choose", 3]);
    take(walk, ["lay"]);
    expect([fork.state.table, fork.index]).toEqual([[3], new Set([3])]);
    expect([play.state.table, play.index]).toEqual([[], new Set()]);
  });

  test("tells its own listener, and nobody when it has none", () => {
    const listener = newListener();
    const telling = forkPlay(reef, at(), fastChance(1), listener);
    telling.emit({ kind: "passed", seat: 0 });
    telling.tell(() => ({ kind: "dived", seat: 0, face: 1 }));
    telling.tell(() => [
      { kind: "gave", seat: 0, card: 3 },
      { kind: "boasted", seat: 1, card: 4 },
    ]);
    telling.emitTo(1, { kind: "drawn", seat: 1, card: 7 }, { kind: "drawn", seat: 1 });
    telling.emitTo(1, { kind: "hushed", seat: 1 });
    telling.reveal(1);
    expect(listener.learnt).toEqual([1]);
    const heard = (viewer: Seat | "spectator" | "all") => listener.told.map((told) => eventFor(told, viewer));
    expect(heard(1).map((event) => event?.kind)).toEqual(["passed", "dived", "gave", "boasted", "drawn", "hushed"]);
    expect(heard(1)[4]).toHaveProperty("card");
    expect(heard("all")).toEqual(heard(1));
    expect(heard(0)).toEqual([...heard(1).slice(0, 4), { kind: "drawn", seat: 1 }, undefined]);
    expect(heard("spectator")).toEqual(heard(0));
    forkPlay(reef, at(), fastChance(1)).tell(() => {
      throw new Error("nobody listens");
    });
  });

  test("of each course of luck gives exact odds", () => {
    const odds = enumerateChance((chance) => {
      const fork = forkPlay(reef, at(), chance);
      take(newWalk(reef, fork), ["dive"]);
      return fork.state.pearls[0];
    });
    expect(odds.map(({ value, factors }) => [value, factors])).toEqual(
      [0, 0, 0, 0, 1, 1].map((pearls) => [pearls, [[1, 6]]]),
    );
  });
});

describe("a whole game", () => {
  test("starts with its own luck and tells its setup", () => {
    const listener = newListener();
    const outcomes: (string | number)[] = [];
    const chance = recordingChance(inOrder(0), outcomes);
    const telling: Game<Reef> = {
      ...reef,
      setup: (given) => {
        given.emit({ kind: "passed", seat: 0 });
        return reef.setup(given);
      },
    };
    const play = startPlay(telling, TABLE, reef.pack, chance, listener);
    expect(outcomes).toHaveLength(6);
    expect(outcomes).toEqual(play.state.hands.flat());
    const [first, second, ...more] = listener.told;
    expect(first).toEqual({ event: { kind: "passed", seat: 0 } });
    expect(second).toEqual({ event: { kind: "drawn", seat: 0, card: 1 }, to: 0, others: { kind: "drawn", seat: 0 } });
    expect(more).toHaveLength(5);
    expect(play.index).toEqual(new Set());
  });

  test("is played at random to its end, the same for the same seeds", () => {
    const run = (seed: number) => {
      const play = startPlay(reef, TABLE, reef.pack, fastChance(seed));
      return { made: randomPlayout(reef, play, seed), state: play.state, index: play.index };
    };
    const one = run(4);
    expect(one.state).toMatchObject({ stack: [], turns: 8 });
    expect(one.index).toEqual(new Set(one.state.table));
    expect(run(4)).toEqual(one);
    expect(Array.from({ length: 9 }, (_, seed) => run(seed).made)).not.toEqual(new Array(9).fill(one.made));
  });

  test("stops after as many decisions as it may", () => {
    // The two have four turns each.
    expect(randomPlayout(reef, at(undefined, fastChance(1)), 1, 5)).toBe(5);
  });
});

test("phases are found by name and told apart", () => {
  expect(isAutomatic(phaseOf(reef, { phase: "refill" }))).toBe(true);
  expect(isAutomatic(phaseOf(reef, { phase: "turn" }))).toBe(false);
});
