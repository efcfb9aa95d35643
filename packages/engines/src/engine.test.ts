import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rules as connectFour } from "@outrigger/connect-four/rules";
import { copyJson, type Game, isOptionsProblem } from "@outrigger/kernel";
import { fastChance, isOffered, newWalk, parseOptions, startPlay, take } from "@outrigger/kernel/play";
import { rules as maori } from "@outrigger/maori/rules";
import { rules as moa } from "@outrigger/moa/rules";
import { afterEach, describe, expect, test } from "vitest";
import { engineName, isEngine, parseCommand } from "./command.ts";
import { Engine } from "./engine.ts";
import type { Lost } from "./lost.ts";
import { parseFromEngine } from "./messages.ts";

const FILE = fileURLToPath(new URL("./testing/engine.mjs", import.meta.url));
/** Long enough for any machine: only those who never answer come near. */
const PATIENCE = 120_000;
/** Whoever never answers is not waited for long. */
const SHORT = 200;

const engines: Engine[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
});

function engineThat(habit: string, milliseconds = PATIENCE, file = "", starting = PATIENCE): Engine {
  const engine = new Engine(`cmd:"${process.execPath}" "${FILE}" ${habit} ${file}`, milliseconds, starting);
  engines.push(engine);
  return engine;
}

interface Played {
  readonly turns: number;
  readonly lost: Lost;
  readonly places: readonly number[];
  /** What the engine's seat saw whenever it was asked. */
  readonly views: readonly object[];
}

/** The engine on the first seat, first offers on the others: a whole game in which every move is held against the offers. */
function play(game: Game, engine: Engine, seats = 2): Played {
  const options = parseOptions(game, seats, {});
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  const state = startPlay(game, { seats, options }, game.pack, fastChance(5));
  const walk = newWalk(game, state);
  const views: object[] = [];
  let turns = 0;
  engine.begin({ game, pack: game.pack, seat: 0, seats, options });
  while (walk.decision !== undefined) {
    const { seat } = walk.decision;
    const view = copyJson(game.view(state.state, seat, game.pack));
    if (seat === 0) views.push(view);
    const request = { game, pack: game.pack, seat, view, seed: ++turns };
    const moves = seat === 0 ? engine.choose(request).moves : walk.offers.moves.slice(0, 1);
    for (const move of moves) {
      expect(isOffered(walk.offers, move)).toBe(true);
      take(walk, move);
    }
  }
  const result = game.result(state.state, game.pack);
  return { turns: views.length, lost: engine.finish(result), places: result.places, views };
}

describe("an engine that plays by the rules", () => {
  test("plays whole games, one after the other, without losing a turn", () => {
    const engine = engineThat("first");
    const first = play(connectFour, engine);
    expect(first.lost).toEqual({});
    expect(play(connectFour, engine)).toEqual(first);
  });

  test.each([
    ["maori", maori as Game],
    ["moa", moa as Game],
  ])("puts the many small decisions of a turn of %s together", (_name, game) => {
    expect(play(game, engineThat("last"), 3).lost).toEqual({});
  });

  test("may ask what would happen before it answers", () => {
    expect(play(connectFour, engineThat("curious"))).toEqual(play(connectFour, engineThat("last")));
  });

  test("is told the game, its seat's view with offers and reasons, the result and the end: never the state", () => {
    const file = join(tmpdir(), `engine-${process.pid}-${Math.trunc(performance.now())}.jsonl`);
    const engine = engineThat("first", PATIENCE, file);
    const { views, places } = play(moa as Game, engine, 3);
    engine.close();
    const lines = readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    rmSync(file);
    expect(lines[0]).toMatchObject({ type: "hello", protocol: 1, game: "moa", seat: 0, seats: 3 });
    expect(lines[0].options).toEqual(parseOptions(moa, 3, {}));
    const shown = lines.filter(({ type }) => type === "view");
    for (const view of views)
      expect(shown.some((line) => JSON.stringify(line.view) === JSON.stringify(view))).toBe(true);
    // Draft by draft: what it sees is made again from itself, which a state with its secrets is not.
    const seenAgain = (view: never) => moa.view(moa.sample(view, fastChance(9), moa.pack), 0, moa.pack);
    for (const line of shown) expect(copyJson(seenAgain(line.view as never))).toEqual(line.view);
    expect(shown.every(({ offers, refusals }) => offers.length > 0 && Array.isArray(refusals))).toBe(true);
    expect(shown.flatMap(({ refusals }) => refusals)[0]).toMatchObject({ clause: expect.stringMatching(/^MOA-/) });
    expect(lines.slice(-2)).toEqual([{ type: "result", places, scores: expect.any(Array) }, { type: "end" }]);
  });
});

describe("S8.8 an engine that does not loses its turn, and the game goes on to its end", () => {
  test.each([
    ["garbage", PATIENCE, { garbage: 3 }],
    ["nonsense", PATIENCE, { garbage: 3 }],
    ["illegal", PATIENCE, { illegal: 3 }],
    ["another", PATIENCE, { illegal: 3 }],
    ["flood", PATIENCE, { flood: 1 }],
    ["endless", PATIENCE, { flood: 1 }],
    ["crash", PATIENCE, { exited: 1 }],
    ["silent", SHORT, { late: 3 }],
    ["behind", SHORT, { late: 3 }],
  ])("%s", (habit, milliseconds, expected) => {
    const { lost, turns, places } = play(connectFour, engineThat(habit, milliseconds));
    expect(lost).toMatchObject(expected);
    expect(Object.values(lost).reduce((sum, count) => sum + count, 0)).toBe(turns);
    expect([...places].sort()).toEqual([1, 2]);
    // Its turns are an absent player's: the fallback, here the first offer.
    expect(places).toEqual(play(connectFour, engineThat("first")).places);
  });

  test("a turn that is begun and not finished is made anew, from its beginning", () => {
    const absent = play(maori as Game, engineThat("garbage"), 3);
    const { lost, turns, places } = play(maori as Game, engineThat("half"), 3);
    expect(lost["garbage"]).toBe(3);
    expect(Object.values(lost).reduce((sum, count) => sum + count, 0)).toBe(turns);
    expect({ turns, places }).toEqual({ turns: absent.turns, places: absent.places });
  });

  test("one that speaks another version is not played with", () => {
    expect(play(connectFour, engineThat("older")).lost).toMatchObject({ garbage: 1 });
  });

  test("one that does not answer a hello", () => {
    expect(play(connectFour, engineThat("mute", PATIENCE, "", SHORT)).lost).toMatchObject({ late: 1 });
  });

  test("one that cannot be started", () => {
    const engine = new Engine("cmd:./there-is-no-such-engine", PATIENCE);
    expect(engine.begin({ game: connectFour as Game, pack: connectFour.pack, seat: 0, seats: 2, options: {} })).toBe(
      "exited",
    );
  });

  test("one that will not go is ended", () => {
    const engine = engineThat("stubborn");
    expect(engine.begin({ game: connectFour as Game, pack: connectFour.pack, seat: 0, seats: 2, options: {} })).toBe(
      undefined,
    );
    engine.close();
    expect(
      engine.choose({ game: connectFour as Game, pack: connectFour.pack, seat: 0, view: viewOf(), seed: 1 }).moves,
    ).toEqual([["drop", 0]]);
  });

  test("and gets another chance in the next game", () => {
    const engine = engineThat("crash");
    expect(play(connectFour, engine).lost).toMatchObject({ exited: 1 });
    expect(play(connectFour, engine).lost).toMatchObject({ exited: 1 });
  });
});

function viewOf(): object {
  const { state } = startPlay(connectFour as Game, { seats: 2, options: {} }, connectFour.pack, fastChance(1));
  return connectFour.view(state as never, 0, connectFour.pack);
}

test("S8.9 a command is read into words, and never handed to a shell", () => {
  expect(isEngine("cmd:./engine")).toBe(true);
  expect(isEngine("hard")).toBe(false);
  expect(parseCommand('cmd:python3 "my engine.py" --depth 3; rm')).toEqual([
    "python3",
    "my engine.py",
    "--depth",
    "3;",
    "rm",
  ]);
  expect(engineName("cmd:python3 bots/clever.py --depth 3")).toBe("clever.py");
  expect(engineName("cmd:clever")).toBe("clever");
  expect(() => parseCommand("cmd: ")).toThrow('"cmd: " names no program');
});

test("what an engine says is taken word by word", () => {
  expect(parseFromEngine('{"type":"move","id":3,"move":["drop",1]}')).toEqual({
    type: "moves",
    id: 3,
    moves: [["drop", 1]],
  });
  expect(parseFromEngine('{"type":"ready","protocol":1,"name":"x"}')).toEqual({ type: "ready", protocol: 1 });
  for (const line of [
    "",
    "[]",
    "null",
    "{",
    '{"type":"move","id":1}',
    '{"type":"move","id":1,"moves":[]}',
    '{"type":"move","id":"1","move":["a"]}',
    '{"type":"move","id":1,"move":[["a"]]}',
    '{"type":"resign","id":1,"move":["a"]}',
    '{"type":"ready"}',
  ])
    expect(parseFromEngine(line), line).toBe(undefined);
  const long = JSON.stringify({ type: "move", id: 1, moves: Array.from({ length: 501 }, () => ["a"]) });
  expect(parseFromEngine(long)).toBe(undefined);
});
