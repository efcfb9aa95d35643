// How one awkward decision of each game is written with the contract: small enough to read, real enough to be played.
import { describe, expect, test } from "vitest";
import { type Chance, enumerateChance, fastChance, replayingChance } from "./chance/chance.ts";
import type { AutomaticPhase, DecisionPhase, Frame, Game, GameTypes, Move, Pack, Seat, State } from "./contract.ts";
import { copyJson } from "./json.ts";
import { act, decisionId } from "./match/act.ts";
import { type Match, openMatch } from "./match/match.ts";
import { canUndo, undo } from "./match/undo.ts";
import { viewFor } from "./match/view.ts";
import { dropAside, pop, push, putAside, replace } from "./stack.ts";
import { forkWalk, take } from "./walk.ts";

/** The types of a sketch: open information, plain moves. */
interface Sketch<S extends State, Index = undefined> extends GameTypes {
  state: S;
  view: S;
  pack: Pack;
  move: Move;
  event: { readonly kind: string };
  index: Index;
}

/** Everything of a game that a sketch has nothing to say about. */
function sketch<S extends State, Index = undefined>(
  seats: number,
  rest: Pick<Game<Sketch<S, Index>>, "setup" | "phases"> & Partial<Game<Sketch<S, Index>>>,
): Game<Sketch<S, Index>> {
  return {
    id: "sketch",
    version: 1,
    seats: [seats, seats],
    options: [],
    pack: { source: null },
    view: (state) => copyJson(state),
    sample: (view) => copyJson(view),
    result: () => ({
      places: new Array<number>(seats).fill(1),
      scores: new Array<number>(seats).fill(0),
      details: null,
    }),
    invariants: () => [],
    ...rest,
  };
}

/** A match of a sketch with this luck. */
function begin<S extends State, Index>(
  game: Game<Sketch<S, Index>>,
  luck: Chance = fastChance(1),
): Match<Sketch<S, Index>> {
  const seats = Array.from({ length: game.seats[0] }, (_, seat) => ({ kind: "person" as const, name: `seat ${seat}` }));
  const opened = openMatch(game, { seats, options: {} }, () => luck, 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}

function play<T extends GameTypes>(match: Match<T>, seat: Seat, ...moves: Move[]): void {
  const answer = act(match, seat, decisionId(match, seat), moves, 0);
  if (!answer.ok) throw new Error(`${JSON.stringify(moves)}: ${answer.code} ${answer.clause ?? ""}`);
}

const asked = <T extends GameTypes>(match: Match<T>) => viewFor(match, "spectator").asked;

describe("Moa: a defence nested in an invasion, while a tile is played off turn", () => {
  interface Invasion extends State {
    hands: number[][];
    held: Seat[];
    tiles: boolean[];
    strength: number;
  }
  type Types = Sketch<Invasion>;
  interface DefenceFrame extends Frame {
    seat: Seat;
    /** Cards chosen so far, in ascending order; a draft until the defender fights or yields. */
    paid: number[];
  }

  const invade: DecisionPhase<Types> = {
    publishes: "all",
    offers: (_play, _frame, ask) => ask.offer(["invade"]),
    apply({ state, chance }, frame) {
      state.strength = chance.die(6);
      replace(state, { phase: "aftermath", seat: frame.seat ?? 0 });
      // The first to defend lies on top; each of them pops its own frame.
      for (const seat of state.held.toReversed()) {
        const frame: DefenceFrame = { phase: "defend", seat, paid: [] };
        push(state, frame);
      }
    },
  };
  const defend: DecisionPhase<Types, DefenceFrame> = {
    publishes: ["fight", "yield"],
    offers({ state }, { seat, paid }, ask) {
      for (const card of state.hands[seat] ?? [])
        if (card > (paid.at(-1) ?? 0)) ask.offer(["card", card]);
        else ask.refuse(["card", card], "MOA-PAY-1");
      if (sum(paid) >= state.strength) ask.offer(["fight"]);
      else ask.refuse(["fight"], "MOA-DEF-9");
      ask.offer(["yield"]);
    },
    apply({ state }, frame, [kind, card]) {
      if (kind === "card") return void frame.paid.push(Number(card));
      pop(state);
      if (kind === "yield") return;
      state.hands[frame.seat] = (state.hands[frame.seat] ?? []).filter((held) => !frame.paid.includes(held));
      state.held.splice(state.held.indexOf(frame.seat), 1);
    },
  };
  const tile: DecisionPhase<Types> = {
    publishes: "all",
    offers: (_play, _frame, ask) => ask.offer(["soften"]),
    apply({ state }, frame) {
      state.strength--;
      dropAside(state, frame.seat ?? 0);
    },
  };
  const aftermath: AutomaticPhase<Types> = { run: ({ state }) => pop(state) };
  const game = sketch<Invasion>(3, {
    setup: () => ({
      stack: [{ phase: "invade", seat: 0 }],
      aside: [],
      hands: [[], [2, 3], [1, 4]],
      held: [1, 2],
      tiles: [true, true, true],
      strength: 0,
    }),
    phases: { invade, defend: defend as DecisionPhase<Types>, tile, aftermath },
    offTurn: {
      offers({ state }, seat, ask) {
        if (state.tiles[seat] === true) ask.offer(["tile"]);
        else ask.refuse(["tile"], "MOA-KAR-5");
      },
      apply({ state }, seat) {
        state.tiles[seat] = false;
        putAside(state, { phase: "tile", seat });
      },
    },
  });

  test("the draft of the defender outlives the tile, and the stack unwinds", () => {
    const match = begin(game, replayingChance([5]));
    play(match, 0, ["invade"]);
    play(match, 1, ["card", 2]);
    expect(viewFor(match, 0).view.stack.at(-1)).toMatchObject({ phase: "defend", paid: [] });
    expect(viewFor(match, 1).view.stack.at(-1)).toMatchObject({ phase: "defend", paid: [2] });
    play(match, 2, ["tile"]);
    expect(viewFor(match, 1).offers?.drafted).toBe(1);
    expect(asked(match)).toEqual([{ seat: 2, phase: "tile" }]);
    play(match, 2, ["soften"]);
    play(match, 1, ["card", 3], ["fight"]);
    play(match, 2, ["card", 4], ["fight"]);
    expect(match.published.play.state).toMatchObject({ held: [], hands: [[], [], [1]], strength: 4 });
    expect(match.data.end?.how).toBe("played");
  });
});

describe("Maasai: a whole turn as one draft over derived data", () => {
  interface Land extends State {
    laid: number[];
    steps: number;
  }
  /** Free places beside what is laid: kept up as shields are laid, never stored. */
  type Openings = Set<number>;
  type Types = Sketch<Land, Openings>;

  const openingsOf = (laid: readonly number[]): Openings =>
    new Set(laid.flatMap((place) => [place - 1, place + 1]).filter((place) => !laid.includes(place)));
  const turn: DecisionPhase<Types> = {
    publishes: ["end"],
    offers({ state, index }, _frame, ask) {
      for (const place of [...index].sort((one, other) => one - other)) {
        if (state.steps > 0) ask.offer(["lay", place]);
        else ask.refuse(["lay", place], "MAS-LAY-1");
      }
      ask.offer(["end"]);
    },
    apply({ state, index }, frame, [kind, place]) {
      if (kind === "end") {
        state.steps = 2;
        return replace(state, { phase: "turn", seat: 1 - (frame.seat ?? 0) });
      }
      const at = Number(place);
      state.laid.push(at);
      state.steps--;
      index.delete(at);
      for (const beside of [at - 1, at + 1]) if (!state.laid.includes(beside)) index.add(beside);
    },
  };
  const game = sketch<Land, Openings>(2, {
    setup: () => ({ stack: [{ phase: "turn", seat: 0 }], aside: [], laid: [0], steps: 2 }),
    phases: { turn },
    index: { build: ({ laid }) => openingsOf(laid), copy: (index) => new Set(index) },
  });

  test("nobody sees the turn before its end, and all of it can be taken back", () => {
    const match = begin(game);
    play(match, 0, ["lay", 1], ["lay", 2]);
    expect(viewFor(match, 0).view.laid).toEqual([0, 1, 2]);
    expect(viewFor(match, 1).view.laid).toEqual([0]);
    expect(match.drafts.get(0)?.walk.play.index).toEqual(openingsOf([0, 1, 2]));
    undo(match, 0);
    expect(match.drafts.get(0)?.walk.play.index).toEqual(openingsOf([0, 1]));
    undo(match, 0, true);
    expect(viewFor(match, 0).view.laid).toEqual([0]);
    expect(match.published.play.index).toEqual(openingsOf([0]));
    play(match, 0, ["lay", -1], ["end"]);
    expect(viewFor(match, 1).view.laid).toEqual([0, -1]);
    expect(canUndo(match, 0)).toBe(false);
  });
});

describe("Tahiti: a negotiation form, then a fight and a retreat by the dice", () => {
  interface Island extends State {
    goods: number[];
    units: number[];
    hexes: string[];
  }
  type Types = Sketch<Island>;
  interface TermsFrame extends Frame {
    seat: Seat;
    /** Fields in their fixed order, each filled once. */
    give?: number;
    want?: number;
  }

  const terms: DecisionPhase<Types, TermsFrame> = {
    publishes: ["send", "fight"],
    offers({ state }, { seat, give, want }, ask) {
      if (give === undefined) {
        for (let count = 0; count <= (state.goods[seat] ?? 0); count++) ask.offer(["give", count]);
        ask.offer(["fight"]);
      } else if (want === undefined) for (const count of [0, 1, 2]) ask.offer(["want", count]);
      else ask.offer(["send"]);
    },
    apply({ state }, frame, [kind, count]) {
      if (kind === "give") frame.give = Number(count);
      else if (kind === "want") frame.want = Number(count);
      else if (kind === "send") push(state, { phase: "answer", seat: 1 - frame.seat });
      else replace(state, { phase: "combat" });
    },
  };
  const answer: DecisionPhase<Types> = {
    publishes: "all",
    offers: (_play, _frame, ask) => {
      ask.offer(["accept"]);
      ask.offer(["decline"]);
    },
    apply({ state }, frame, [kind]) {
      const { seat, give = 0, want = 0 } = state.stack.at(-2) as TermsFrame;
      pop(state);
      if (kind === "decline") return replace(state, { phase: "combat" });
      for (const [side, change] of [
        [seat, want - give],
        [frame.seat ?? 0, give - want],
      ] as const)
        state.goods[side] = (state.goods[side] ?? 0) + change;
      pop(state);
    },
  };
  const combat: AutomaticPhase<Types> = {
    run({ state, chance }) {
      const [mine, theirs] = [chance.die(6), chance.die(6)];
      if (mine === theirs) return;
      const loser = mine < theirs ? 0 : 1;
      replace(state, { phase: "retreat", seat: loser });
    },
  };
  const retreat: DecisionPhase<Types> = {
    publishes: "all",
    auto: true,
    offers: ({ state }, _frame, ask) => {
      for (const hex of state.hexes) ask.offer(["retreat", hex]);
    },
    apply: ({ state }, frame) => replace(state, { phase: "losses", seat: frame.seat ?? 0 }),
  };
  const losses: AutomaticPhase<Types> = {
    run({ state, chance }, { seat = 0 }) {
      if (chance.die(6) <= 2) state.units[seat] = (state.units[seat] ?? 0) - 1;
      pop(state);
    },
  };
  const game = sketch<Island>(2, {
    setup: () => ({
      stack: [{ phase: "terms", seat: 0 }],
      aside: [],
      goods: [3, 1],
      units: [2, 2],
      hexes: ["0607", "0708"],
    }),
    phases: { terms: terms as DecisionPhase<Types>, answer, combat, retreat, losses },
  });

  test("the form is filled field by field, and undo opens the last one again", () => {
    const match = begin(game);
    play(match, 0, ["give", 2], ["want", 1]);
    expect(viewFor(match, 1).offers).toBeUndefined();
    undo(match, 0);
    play(match, 0, ["want", 0], ["send"]);
    expect(asked(match)).toEqual([{ seat: 1, phase: "answer" }]);
    play(match, 1, ["accept"]);
    expect(match.published.play.state.goods).toEqual([1, 3]);
  });

  test("a declined offer leads through the dice to a retreat and its losses", () => {
    const match = begin(game, replayingChance([3, 3, 2, 6, 1]));
    play(match, 0, ["give", 0], ["want", 2], ["send"]);
    play(match, 1, ["decline"]);
    expect(asked(match)).toEqual([{ seat: 0, phase: "retreat" }]);
    play(match, 0, ["retreat", "0708"]);
    expect(match.published.play.state.units).toEqual([1, 2]);
    expect(match.data.end?.how).toBe("played");
  });

  test("the odds of a retreat are exact", () => {
    const match = begin(game);
    match.published.play.state.hexes = ["0607"];
    const odds = enumerateChance((chance) => {
      const fork = forkWalk(match.published, { ...chance, die: uneven(chance) });
      take(fork, ["fight"]);
      return fork.play.state.units.join();
    });
    const chanceOf = (units: string) =>
      odds.filter(({ value }) => value === units).reduce((total, { probability }) => total + probability, 0);
    expect(chanceOf("1,2")).toBeCloseTo(1 / 6);
    expect(chanceOf("2,1")).toBeCloseTo(1 / 6);
    expect(chanceOf("2,2")).toBeCloseTo(2 / 3);
  });

  /** A tie is rolled again for ever; the odds are the same when ties are left out of the second die. */
  function uneven(chance: Chance): Chance["die"] {
    let first = 0;
    let rolls = 0;
    return (sides) => {
      rolls++;
      if (rolls !== 2) {
        first = chance.die(sides);
        return first;
      }
      const face = chance.die(sides - 1);
      return face < first ? face : face + 1;
    };
  }
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
