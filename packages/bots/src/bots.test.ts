import { type Game, type Move, putAside } from "@outrigger/kernel";
import { fastChance, startPlay } from "@outrigger/kernel/play";
import { guide, reef } from "@outrigger/testkit/reef";
import { type Branch, type Toy, toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { describe, expect, test, vi } from "vitest";
import { BOT_NAMES, type BotName, type BotRequest, isBotName } from "./bot.ts";
import { findBot } from "./find-bot.ts";
import type { Position } from "./position.ts";

type ToyGame = ReturnType<typeof treeGame>;

function requestOf(game: ToyGame, seat = 0, seed = 1, setupSeed = 1): BotRequest {
  const { state } = startPlay(game, { seats: 2, options: {} }, game.pack, fastChance(setupSeed));
  return { game: game as Game, pack: game.pack, seat, view: game.view(state, seat, game.pack), seed };
}

const movesOf = (name: BotName, game: ToyGame, seat = 0, seed = 1): readonly Move[] =>
  findBot(name, toyGuide(game)).choose(requestOf(game, seat, seed)).moves;

/** Seat 1 takes what is best for itself, not what is worst for seat 0. */
const selfish: Branch = {
  seat: 0,
  moves: {
    trusting: { seat: 1, moves: { kind: [9, 1, 0], mean: [0, 2, 8] } },
    wary: { seat: 1, moves: { own: [6, 5, 1], spite: [0, 3, 4] } },
  },
};

/** The best turn begins with the move that looks worst at first. */
const combination: Branch = {
  seat: 0,
  draft: "all",
  moves: {
    plain: { seat: 0, draft: "all", moves: { one: { seat: 0, moves: { done: [3, 4] } } } },
    sly: {
      seat: 0,
      draft: "all",
      moves: { one: { seat: 0, moves: { done: [-5, 4] } }, two: { seat: 0, moves: { done: [7, 4] } } },
    },
  },
};

/** Nothing to choose between: thinking goes on to its end. */
const even: Branch = {
  seat: 0,
  moves: { left: { seat: 0, moves: { on: [5, 4] } }, right: { seat: 0, moves: { on: [5, 4] } } },
};

const gamble: Branch = {
  seat: 0,
  moves: {
    sure: { seat: 0, moves: { on: [5, 4] } },
    wild: {
      luck: [
        { seat: 0, moves: { on: [9, 4] } },
        { seat: 0, moves: { on: [0, 4] } },
        { seat: 0, moves: { on: [0, 4] } },
      ],
    },
  },
};

/** A coin that nobody sees shows heads in three of four games: seat 0 says which, or (for a smaller sure gain) neither. */
const tails: Branch = { seat: 0, moves: { neither: [2, 3], tails: [4, 3], heads: [0, 3] } };
const heads: Branch = { seat: 0, moves: { neither: [2, 3], tails: [0, 3], heads: [4, 3] } };
const coin: Branch = { luck: [tails, heads, heads, heads], hidden: "nobody" };

describe("every bot", () => {
  test.each(BOT_NAMES)("%s answers with all moves up to the publish", (name) => {
    const moves = movesOf(name, treeGame(combination));
    expect(moves).toHaveLength(3);
    expect(moves.at(-1)).toEqual(["done"]);
  });

  test.each(BOT_NAMES)("%s stops where luck is asked", (name) => {
    const dice: Branch = { seat: 0, draft: "all", moves: { roll: { luck: [{ seat: 0, moves: { on: [1, 0] } }] } } };
    expect(movesOf(name, treeGame(dice))).toEqual([["roll"]]);
  });

  test.each(BOT_NAMES)("%s answers a frame held aside before the seat whose turn it is", (name) => {
    const { state } = startPlay(reef, { seats: 2, options: { cards: 20 } }, reef.pack, fastChance(1));
    putAside(state, { phase: "answer", seat: 1, card: 0 });
    const view = reef.view(state, 1, reef.pack);
    const { moves } = findBot(name, guide).choose({ game: reef as Game, pack: reef.pack, seat: 1, view, seed: 1 });
    expect(["sink", "hush"]).toContain(moves.at(-1)?.[0]);
  });

  test.each(BOT_NAMES)("%s gives the same answer to the same request", (name) => {
    const answer = () => findBot(name, toyGuide(treeGame(gamble))).choose(requestOf(treeGame(gamble)));
    expect(answer()).toEqual(answer());
  });

  test.each(BOT_NAMES)("%s refuses to move for a seat that is not asked", (name) => {
    expect(() => movesOf(name, treeGame(selfish), 1)).toThrow("nothing to decide");
  });

  test.each(BOT_NAMES)("%s plays a game that has no guide", (name) => {
    expect(findBot(name).choose(requestOf(treeGame(combination))).moves).toHaveLength(3);
  });
});

test("isBotName knows the bots and nothing else", () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName("deep")).toBe(false);
});

describe("greedy", () => {
  test("looks at whole turns, not at single moves", () => {
    expect(movesOf("greedy", treeGame(combination))).toEqual([["sly"], ["two"], ["done"]]);
  });

  test("with noise it misjudges now and then", () => {
    const close: Branch = { seat: 0, moves: { better: [4, 0], worse: [2, 0] } };
    const first = (seed: number) => movesOf("easy", treeGame(close), 0, seed)[0]?.[0];
    const chosen = Array.from({ length: 40 }, (_, seed) => first(seed));
    expect(chosen.filter((name) => name === "better").length).toBeGreaterThan(20);
    expect(chosen).toContain("worse");
  });
});

describe("search", () => {
  test("expects others to seek their own good", () => {
    expect(movesOf("hard", treeGame(selfish))).toEqual([["wary"]]);
  });

  test("weighs luck by how likely it is", () => {
    expect(movesOf("hard", treeGame(gamble))).toEqual([["sure"]]);
  });

  test("finds the sly combination through the draft", () => {
    expect(movesOf("hard", treeGame(combination))).toEqual([["sly"], ["two"], ["done"]]);
  });

  test("chooses by what is likely, whatever the hidden coin shows", () => {
    const game = treeGame(coin);
    const bot = findBot("hard", toyGuide(game));
    for (let setupSeed = 0; setupSeed < 12; setupSeed++) {
      const request = requestOf(game, 0, 5, setupSeed);
      expect(request.view).toMatchObject({ path: [null] });
      expect(bot.choose(request).moves).toEqual([["heads"]]);
    }
  });

  test("a time ceiling cuts it short and is told", () => {
    const isLate = vi.fn(() => isLate.mock.calls.length > 10);
    const request = { ...requestOf(treeGame(even)), isLate };
    expect(findBot("hard", toyGuide(treeGame(even))).choose(request)).toMatchObject({ iterations: 10, late: true });
    const inTime = { ...request, isLate: () => false };
    expect(findBot("hard", toyGuide(treeGame(even))).choose(inTime)).toMatchObject({ iterations: 400, late: false });
  });

  test("late from the start it still answers with whole turns", () => {
    const request = { ...requestOf(treeGame(combination)), isLate: () => true };
    for (const name of BOT_NAMES) {
      expect(
        findBot(name, toyGuide(treeGame(combination)))
          .choose(request)
          .moves.at(-1),
      ).toEqual(["done"]);
    }
  });

  test("the budget of the request goes before the level's", () => {
    const request = { ...requestOf(treeGame(even)), budget: 17 };
    expect(findBot("hard", toyGuide(treeGame(even))).choose(request).iterations).toBe(17);
  });

  test("a move without an alternative takes nothing of the thought for the next", () => {
    const game = treeGame({ seat: 0, draft: "all", moves: { only: even } });
    expect(findBot("hard", toyGuide(game)).choose(requestOf(game))).toMatchObject({
      moves: [["only"], ["left"]],
      iterations: 400,
    });
  });

  test("an answer gets its share of the turn's iterations", () => {
    const guide = toyGuide(treeGame(even));
    const shared = (share: number) =>
      findBot("hard", { ...guide, share: () => share }).choose(requestOf(treeGame(even))).iterations;
    expect([shared(1), shared(0.25), shared(0)]).toEqual([400, 100, 0]);
  });

  test("thinking ends where the work of the level is done, whatever iterations are left", () => {
    const guide = toyGuide(treeGame(even));
    let judged = 0;
    const iterations = (work: number, share: number) =>
      findBot("hard", {
        ...guide,
        evaluate(position: Position<Toy>) {
          judged += 3;
          return guide.evaluate(position);
        },
        work: () => judged,
        share: () => share,
        levels: { ...guide.levels, hard: { ...guide.levels.hard, work } },
      }).choose(requestOf(treeGame(even))).iterations;
    expect([iterations(300, 1), iterations(300, 0.5), iterations(3000, 1)]).toEqual([100, 50, 400]);
  });

  test("it stops when no visit that is left could change the choice", () => {
    const { moves, iterations } = findBot("hard", toyGuide(treeGame(gamble))).choose(requestOf(treeGame(gamble)));
    expect(moves).toEqual([["sure"]]);
    expect(iterations).toBeLessThan(400);
  });

  test("plans are searched as wholes, and one that is not offered is a fault", () => {
    const game = treeGame(combination);
    const bot = (last: string) =>
      findBot("hard", {
        ...toyGuide(game),
        plans: ({ state }: Position<Toy>) =>
          state.path.length === 0 ? [[["plain"]], [["sly"], [last], ["done"]]] : [],
      });
    expect(bot("two").choose(requestOf(game)).moves).toEqual([["sly"], ["two"], ["done"]]);
    expect(() => bot("three").choose(requestOf(game))).toThrow("three, which is not offered");
  });

  test("with a depth of one it trusts the playout for everything after the decision in hand", () => {
    const game = treeGame(selfish);
    const guide = toyGuide(game);
    const choose = (reply: string) =>
      findBot("hard", {
        ...guide,
        playout: (_position, _decision, offers) => [offers.find(([name]) => name === reply) ?? (offers[0] as Move)],
        levels: { ...guide.levels, hard: { iterations: 40, horizon: 9, depth: 1 } },
      }).choose(requestOf(game)).moves;
    expect(choose("kind")).toEqual([["trusting"]]);
    expect(choose("mean")).toEqual([["wary"]]);
  });

  test("the horizon counts the moves that the guide counts", () => {
    const game = treeGame({
      seat: 0,
      moves: { on: { seat: 1, moves: { a: { seat: 0, moves: { b: [1, 0] } } } }, off: [0, 1] },
    });
    const guide = toyGuide(game);
    const seen: string[] = [];
    const bot = findBot("hard", {
      ...guide,
      evaluate: (position: Position<Toy>) => {
        seen.push(position.state.path.join());
        return guide.evaluate(position);
      },
      counts: (_position, [name], own) => name === "a" && !own,
      levels: { ...guide.levels, hard: { iterations: 4, horizon: 1, depth: 1 } },
    });
    expect(bot.choose(requestOf(game)).moves).toEqual([["on"]]);
    expect(seen).toContain("on,a");
    expect(seen).not.toContain("on,a,b");
    expect(seen).not.toContain("on");
  });

  test("a long list is widened from the front of the prior", () => {
    const names = Array.from({ length: 60 }, (_, at) => `m${at}`);
    const moves = Object.fromEntries(names.map((name, at) => [name, [at === 57 ? 9 : 1, 2]]));
    const game = treeGame({ seat: 0, moves });
    const choose = (best: string) =>
      findBot("medium", {
        ...toyGuide(game),
        prior: (_position, _decision, offers) => offers.map(([name]) => (name === best ? 1 : 0)),
      }).choose({ ...requestOf(game), budget: 30 }).moves[0]?.[0];
    expect(choose("m57")).toBe("m57");
    expect(choose("m3")).not.toBe("m57");
  });
});
